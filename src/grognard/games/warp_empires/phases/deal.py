"""Setting up: leaders, units, hands."""

from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def draw_start_unit(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_start_unit(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def deal_leader(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_leader(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def deal_leaders(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def deal_units(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def deal_hands(state: State) -> None:
    """To be written."""
    raise NotImplementedError
