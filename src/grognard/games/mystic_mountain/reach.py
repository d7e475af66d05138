"""Where a unit may move: all squares around it at once, as bits of one number.

A window is the 7 x 7 squares around a unit: the bit of the square `down` rows and `across` columns from the north-west corner is
down * 8 + across, so each row has a byte, and its eighth bit stays clear. Setup keeps, for every square, the windows of
the squares that are level with it and of those that lie one and two levels lower. A step in all eight directions is a few
shifts of such a number, and whatever is not open is masked away after each step:

    . . . . . . .         . . . . . . .                       . . . . . . .
    . . . . . . .         . . . . . . .                       . # # # # # .
    . . . . . . .         . . # # # . .                       . # # # # . .
    . . . # . . .   one   . . # # # . .   another step,       . # # # # . .
    . . . . . . .  step   . . # # # . .   a unit in the way   . # # # # # .
    . . . . . . .         . . . . . . .                       . # # # # # .
    . . . . . . .         . . . . . . .                       . . . . . . .

Before the last step nothing lies on the window's rim, so no bit is ever shifted out of its row or beyond the 56th.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, MINER, SLOTS, SOLDIER, SQUARES
from grognard.games.mystic_mountain.board import SPAN
from grognard.games.mystic_mountain.state import NORTH_BITS, State

MIDDLE: Final = 134217728  # the bit of the window's own square, 3 * 8 + 3
ROW: Final = 127  # the seven squares of a row
BESIDE: Final = 7  # three squares


def make_columns() -> vec[vec[i64]]:
    """By the seven bits of a row: the columns of the bits that are set, ascending."""
    columns = vec[vec[i64]]()
    for bits in range(i64(128)):
        found = vec[i64]()
        for column in range(i64(7)):
            if bits >> column & 1:
                found = append(found, column)
        columns = append(columns, found)
    return columns


COLUMNS: Final = make_columns()


def occupied(state: State, side: i64, square: i64) -> i64:
    """The window of the squares around a square that units of a side occupy."""
    rows = state.rows
    first = state.setup.row_of[square]
    column = state.setup.column_of[square] + side * NORTH_BITS
    return (
        (rows[first] >> column & ROW)
        | (rows[first + 1] >> column & ROW) << 8
        | (rows[first + 2] >> column & ROW) << 16
        | (rows[first + 3] >> column & ROW) << 24
        | (rows[first + 4] >> column & ROW) << 32
        | (rows[first + 5] >> column & ROW) << 40
        | (rows[first + 6] >> column & ROW) << 48
    )


def is_beside(state: State, square: i64, side: i64) -> bool:
    """Whether a unit of the side stands on one of the eight squares around (or on the square itself)."""
    rows = state.rows
    row = state.setup.row_of[square] + SPAN
    around = rows[row - 1] | rows[row] | rows[row + 1]
    return (around >> (state.setup.column_of[square] + SPAN - 1 + side * NORTH_BITS) & BESIDE) != 0


def step(window: i64, diagonally: bool) -> i64:
    """The squares of a window and those next to them.

    Rule: MM-R11
    """
    if diagonally:
        wide = window | window << 1 | window >> 1
        return wide | wide << 8 | wide >> 8
    return window | window << 1 | window >> 1 | window << 8 | window >> 8


def reachable(state: State, unit: i64) -> i64:
    """The squares on which a Move of a unit may end, as a window around it; its marks and links are not looked at.

    Each step enters a free square, or crosses an own unit when the option allows; the end is always free and another
    square than the start.

    Rule: MM-R12, MM-R13, MM-R14, MM-R18
    """
    square = state.where[unit]
    side = unit // SLOTS
    enemies = occupied(state, 1 - side, square)
    taken = occupied(state, side, square) | enemies
    blocked = enemies if state.setup.choices.pass_through_own else taken
    slot = unit % SLOTS
    if FIRST_MINER <= slot < ARCHER_SLOT and state.setup.level[square] > 0:
        return downhill(state, side * SQUARES + square, blocked) & ~taken
    kind = SOLDIER if slot < FIRST_MINER else MINER if slot < ARCHER_SLOT else 2
    open_squares = state.setup.flat[side * SQUARES + square] & ~blocked
    diagonally = state.setup.choices.diagonal_moves
    window: i64 = MIDDLE
    for _ in range(state.setup.reach[kind]):
        window = step(window, diagonally) & open_squares
    return window & ~taken


def downhill(state: State, place: i64, blocked: i64) -> i64:
    """The squares that a miner on the mountain reaches in two steps, each level or one down; `place` = side * SQUARES + square.

    Rule: MM-064, MM-065, MM-R20, MM-R22, MM-R24, MM-R26
    """
    setup = state.setup
    diagonally = setup.choices.diagonal_moves
    near = step(MIDDLE, diagonally) & ~blocked
    level_once = near & setup.flat[place]
    down_once = near & setup.down[place]
    from_level = step(level_once, diagonally) & (setup.flat[place] | setup.down[place])
    from_down = step(down_once, diagonally) & (setup.down_flat[place] | setup.down_twice[place])
    return (level_once | down_once | from_level | from_down) & ~blocked


def add_squares(state: State, square: i64, window: i64, base: i64, out: vec[i64]) -> vec[i64]:
    """Append base + square for every square of a window around a square, ascending."""
    width = state.setup.width
    corner = base + square - SPAN * width - SPAN
    while window:
        for column in COLUMNS[window & ROW]:
            out = append(out, corner + column)
        corner += width
        window >>= 8
    return out
