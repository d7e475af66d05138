"""An action's number taken apart into what a person would say: the verb, the unit, the square, the enemy."""

from typing import Final, NamedTuple

from grognard.games.mystic_mountain.actions import (
    ATTACK,
    BREAK_FREE,
    BUY,
    BUY_NOTHING,
    CLIMB,
    END_TURN,
    ENGAGE,
    FIRST_MINER,
    FULL_ATTACK,
    MOVE,
    SHOOT,
    SHOT_REACH,
    SLOTS,
    SQUARES,
    kind_of,
)
from grognard.games.mystic_mountain.names import NO_SQUARE
from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import DEAD, NO_UNIT

VERBS: Final = {
    END_TURN: "end",
    BUY_NOTHING: "pass",
    BREAK_FREE: "break-free",
    FULL_ATTACK: "full-attack",
    ENGAGE: "engage",
    ATTACK: "attack",
    CLIMB: "climb",
    SHOOT: "shoot",
    BUY: "buy",
    MOVE: "move",
}


class Deed(NamedTuple):
    """What an action does: `unit` acts on the square `target`, where `enemy` stands; `kind` is the kind of unit bought."""

    verb: str
    unit: int = NO_UNIT
    target: int = NO_SQUARE
    enemy: int = NO_UNIT
    kind: int = -1


def read_deed(stand: Stand, side: int, action: int) -> Deed:
    """Take apart an action of a side; squares off the board and dead units give NO_SQUARE and NO_UNIT."""
    kind = int(kind_of(action))
    verb, rest = VERBS[kind], action - kind
    if kind == BUY:
        return Deed(verb, target=rest % SQUARES, kind=rest // SQUARES)
    if kind == MOVE:
        return Deed(verb, side * SLOTS + rest // SQUARES, rest % SQUARES)
    if kind == FULL_ATTACK:
        return _with_target(stand, verb, side * SLOTS + rest, stand.where[stand.archer(1 - side)])
    if kind == BREAK_FREE:
        binder = stand.engaged[side]
        square = stand.where[binder] if binder != NO_UNIT else NO_SQUARE
        return _with_target(stand, verb, stand.archer(side), square)
    if kind == SHOOT:
        return _read_shot(stand, side, rest // SHOT_REACH, rest % SHOT_REACH + 1)
    if kind in (ENGAGE, ATTACK, CLIMB):
        unit = side * SLOTS + (FIRST_MINER if kind == CLIMB else 0) + rest // 8
        return _with_target(stand, verb, unit, next_square(stand, unit, rest % 8))
    return Deed(verb)


def _read_shot(stand: Stand, side: int, way: int, distance: int) -> Deed:
    archer = stand.archer(side)
    line = stand.chart.line(stand.where[archer], way) if not stand.is_dead(archer) else []
    return _with_target(stand, "shoot", archer, line[distance - 1] if distance <= len(line) else NO_SQUARE)


def _with_target(stand: Stand, verb: str, unit: int, square: int) -> Deed:
    square = NO_SQUARE if square == DEAD else square
    return Deed(verb, unit, square, stand.unit_on(square))


def next_square(stand: Stand, unit: int, way: int) -> int:
    """The square next to a unit in a direction, NO_SQUARE for a dead unit or off the board."""
    return NO_SQUARE if stand.is_dead(unit) else stand.chart.steps[stand.where[unit]][way]


def number_of(stand: Stand, verb: str, unit: int, square: int) -> int:
    """The number of what a living unit would do to a square, or -1 when the action space has none for it."""
    slot, start, chart = unit % SLOTS, stand.where[unit], stand.chart
    way, distance = chart.way(start, square), chart.distance(start, square)
    if verb == "move":
        return MOVE + slot * SQUARES + square
    if verb == "full-attack":
        return FULL_ATTACK + slot
    if verb == "break-free":
        return BREAK_FREE
    if verb == "shoot":
        return SHOOT + way * SHOT_REACH + distance - 1 if way >= 0 and distance <= SHOT_REACH else -1
    base = {"attack": ATTACK + slot * 8, "engage": ENGAGE + slot * 8, "climb": CLIMB + (slot - FIRST_MINER) * 8}[verb]
    return base + way if distance == 1 else -1
