"""Climb: a miner goes up one level and pays for it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mystic_mountain.actions import ARCHER_SLOT, CLIMB, DIRECTIONS, FIRST_MINER, SLOTS
from grognard.games.mystic_mountain.board import TARGET
from grognard.games.mystic_mountain.phases.buy import is_idle
from grognard.games.mystic_mountain.phases.effects import pay, relocate
from grognard.games.mystic_mountain.phases.end import after_action
from grognard.games.mystic_mountain.state import CLIMBED, DEAD, NO_UNIT, State


def legal_climb(state: State, out: vec[i64]) -> vec[i64]:
    """Every miner that has not climbed this turn, onto free neighbouring squares one level up that its side can pay.

    Rule: MM-022, MM-026, MM-031, MM-059, MM-060, MM-061, MM-R25, MM-R28, MM-R29, MM-R30, MM-R38
    """
    setup = state.setup
    first = state.side * SLOTS + FIRST_MINER
    for miner in range(i64(ARCHER_SLOT - FIRST_MINER)):
        unit = first + miner
        if not can_climb(state, unit):
            continue
        for climb in setup.climbs[state.where[unit]]:
            target = climb % TARGET
            if state.unit_at[target] == NO_UNIT and setup.yields[setup.level[target]] <= state.points[state.side]:
                out = append(out, CLIMB + miner * DIRECTIONS + climb // TARGET)
    return out


def can_climb(state: State, unit: i64) -> bool:
    """Whether a miner has its climb of the turn left.

    Rule: MM-060, MM-R26, MM-R43
    """
    return state.where[unit] != DEAD and not state.marks[unit] & CLIMBED and not is_idle(state, unit)


def apply_climb(state: State, action: i64) -> None:
    """Pay what the level reached yields, inside a band too, and place the miner.

    Rule: MM-031, MM-059, MM-061, MM-062, MM-063, MM-R27, MM-R28
    """
    setup = state.setup
    unit = state.side * SLOTS + FIRST_MINER + (action - CLIMB) // DIRECTIONS
    square = state.where[unit]
    target = setup.neighbours[square][(action - CLIMB) % DIRECTIONS]
    price = setup.yields[setup.level[target]]
    if state.told is not None:
        state.tell("climb", "MM-061" if has_climbed(state) else "MM-059", unit, square, target)
    pay(state, unit, price, "MM-R27" if price == setup.yields[setup.level[square]] else "MM-062")
    relocate(state, unit, target)
    state.marks[unit] |= CLIMBED
    after_action(state, 1, "MM-031")


def has_climbed(state: State) -> bool:
    """Whether some miner of the side on turn has climbed this turn.

    Rule: MM-061
    """
    first = state.side * SLOTS
    return any(state.marks[unit] & CLIMBED for unit in range(first + FIRST_MINER, first + ARCHER_SLOT))
