"""Counters of the players, such as morale, which cards move up and down.

What it tells: counts counter, seat, what it stands at
"""

from typing import Final

from mypy_extensions import i64

from grognard.games.warp_empires.state import State
from grognard.games.warp_empires.tables import FOE_COUNTS

HIGHEST: Final = 999


def counter_at(state: State, seat: i64, row: i64) -> i64:
    """What the counter that an effect moves stands at."""
    return state.tokens[seat * state.tables.counters + state.tables.effects[row + 2]]


def can_count(state: State, seat: i64, row: i64) -> bool:
    """Whether an effect moves a player's counter: not below 0, and not without end."""
    return moved(state, seat, row) != counter_at(state, seat, row)


def moved(state: State, seat: i64, row: i64) -> i64:
    """What a player's counter stands at after an effect."""
    value = counter_at(state, seat, row) + state.tables.effects[row + 1]
    return 0 if value < 0 else value if value < HIGHEST else i64(HIGHEST)


def is_of_foe(state: State, row: i64) -> bool:
    """Whether an effect moves the counter of the foe at whom the card is aimed."""
    return state.tables.effects[row + 4] == FOE_COUNTS


def count(state: State, seat: i64, row: i64) -> None:
    """A counter goes up or down, in the open.

    Rule: WE-R72
    """
    counter = state.tables.effects[row + 2]
    state.tokens[seat * state.tables.counters + counter] = moved(state, seat, row)
    state.tell("counts", "WE-R72", counter, seat, state.tokens[seat * state.tables.counters + counter])
