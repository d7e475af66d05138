"""Move: a unit walks over free squares."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, MOVE, SLOTS, SQUARES
from grognard.games.mystic_mountain.phases.buy import is_idle
from grognard.games.mystic_mountain.phases.effects import end_link, relocate
from grognard.games.mystic_mountain.phases.end import after_action
from grognard.games.mystic_mountain.reach import add_squares, reachable
from grognard.games.mystic_mountain.state import DEAD, MOVED, NO_UNIT, TRIED, State


def legal_move(state: State, out: vec[i64]) -> vec[i64]:
    """Every unit that may move, to every square that it reaches.

    Rule: MM-022, MM-023, MM-029, MM-038, MM-057, MM-068, MM-R19
    """
    first = state.side * SLOTS
    for slot in range(i64(SLOTS)):
        if can_move(state, first + slot):
            square = state.where[first + slot]
            out = add_squares(state, square, reachable(state, first + slot), MOVE + slot * SQUARES, out)
    return out


def can_move(state: State, unit: i64) -> bool:
    """Whether a unit has a movement left: soldiers and the archer one a turn, miners any number, an engaged archer none.

    Rule: MM-039, MM-058, MM-069, MM-R19, MM-R20, MM-R26, MM-R43, MM-R58
    """
    if state.where[unit] == DEAD or is_idle(state, unit):
        return False
    slot = unit % SLOTS
    if FIRST_MINER <= slot < ARCHER_SLOT:
        return True
    if state.marks[unit] & MOVED:
        return False
    return slot < ARCHER_SLOT or state.link_soldier[unit // SLOTS] == NO_UNIT


def apply_move(state: State, action: i64) -> None:
    """Place the unit; the Move of an engaging soldier lets the archer go, even if he stays next to it.

    Rule: MM-029, MM-048, MM-R59
    """
    unit = state.side * SLOTS + (action - MOVE) // SQUARES
    target = (action - MOVE) % SQUARES
    if state.told is not None:
        tell_move(state, unit, target)
    relocate(state, unit, target)
    state.marks[unit] |= MOVED
    if state.link_soldier[1 - state.side] == unit:
        end_link(state, 1 - state.side, "MM-R59")
    after_action(state, 1, "MM-029")


def tell_move(state: State, unit: i64, target: i64) -> None:
    """Tell a Move by the rule that it uses."""
    slot = unit % SLOTS
    if slot < FIRST_MINER:
        rule = "MM-048" if is_next_to_archer(state, target) else "MM-038"
    elif slot < ARCHER_SLOT:
        rule = miner_rule(state, unit, target)
    else:
        rule = "MM-R69" if state.marks[unit] & TRIED else "MM-068"
    state.tell("move", rule, unit, state.where[unit], target)


def is_next_to_archer(state: State, square: i64) -> bool:
    """Whether the enemy archer stands next to a square.

    Rule: MM-048
    """
    archer = (1 - state.side) * SLOTS + ARCHER_SLOT
    return any(i64(state.unit_at[near]) == archer for near in state.setup.neighbours[square])


def miner_rule(state: State, unit: i64, target: i64) -> str:
    """The rule that a miner's Move uses: down, again, sideways on the mountain, or on level ground.

    Rule: MM-057, MM-058, MM-064, MM-R20, MM-R21
    """
    level = state.setup.level[state.where[unit]]
    if state.setup.level[target] < level:
        return "MM-064"
    if state.marks[unit] & MOVED:
        return "MM-R20" if level else "MM-058"
    return "MM-R21" if level else "MM-057"
