"""What has been chosen so far in a question that takes several answers: groups with the number to take."""

from mypy_extensions import i64

from grognard.core.rows import doubled
from grognard.games.mysterious_islands.state import COUNT_MASK, State


def pick(state: State, group: i64, number: i64) -> None:
    """So many units of a group are chosen, too."""
    if state.picks == len(state.chosen):
        state.chosen = doubled(state.chosen)
    state.chosen[state.picks] = (group & ~COUNT_MASK) + number
    state.picks += 1


def forget(state: State) -> None:
    """Nothing is chosen any more."""
    for index in range(state.picks):
        state.chosen[index] = 0
    state.picks = 0
