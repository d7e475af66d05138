"""The turn: its phases in order, revenue, control, its end."""

from grognard.games.warp_empires.state import State


def begin_phase(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def begin_turn(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def end_turn(state: State) -> None:
    """To be written."""
    raise NotImplementedError
