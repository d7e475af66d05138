"""The turn: its phases in order, its end, who is out, who wins."""

from grognard.games.mysterious_islands.state import State


def begin_turn(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def begin_phase(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def end_turn(state: State) -> None:
    """To be written."""
    raise NotImplementedError
