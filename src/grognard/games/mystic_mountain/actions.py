"""The action space of Mystic Mountain: every action is one number below ACTION_COUNT, the same in every position.

The number holds the kind, then the unit slot of the side on turn or the kind of unit, then the square or direction:

    END_TURN, BUY_NOTHING, BREAK_FREE
    FULL_ATTACK + soldier                      a soldier throws everything at the archer it has engaged
    ENGAGE + soldier * 8 + direction
    ATTACK + soldier * 8 + direction
    CLIMB + miner * 8 + direction              miner 0 … 3
    SHOOT + direction * 6 + distance - 1       distance 1 … 6
    BUY + kind * SQUARES + square              kind SOLDIER, MINER or ARCHER
    MOVE + slot * SQUARES + square             slot 0 … 15
"""

from typing import Final

from mypy_extensions import i64

SQUARES: Final = 289  # squares of the largest layout; the smaller one leaves numbers unused
DIRECTIONS: Final = 8  # 0 … 7: NW N NE W E SW S SE
SHOT_REACH: Final = 6  # the longest distance of the table of shots

SOLDIER: Final = 0
MINER: Final = 1
ARCHER: Final = 2

SOLDIERS: Final = 11  # slots 0 … 10, from west to east
MINERS: Final = 4  # slots 11 … 14, from west to east
FIRST_MINER: Final = 11
ARCHER_SLOT: Final = 15
SLOTS: Final = 16  # units of a side; unit = side * SLOTS + slot

END_TURN: Final = 0
BUY_NOTHING: Final = 1
BREAK_FREE: Final = 2
FULL_ATTACK: Final = 3
ENGAGE: Final = 14
ATTACK: Final = 102
CLIMB: Final = 190
SHOOT: Final = 222
BUY: Final = 270
MOVE: Final = 1137
ACTION_COUNT: Final = 5761


def kind_of(action: i64) -> i64:
    """The kind of an action: END_TURN … MOVE, the number its kind begins with."""
    if action >= MOVE:
        return MOVE
    if action >= BUY:
        return BUY
    if action >= CLIMB:
        return SHOOT if action >= SHOOT else CLIMB
    if action >= ENGAGE:
        return ATTACK if action >= ATTACK else ENGAGE
    return FULL_ATTACK if action >= FULL_ATTACK else action
