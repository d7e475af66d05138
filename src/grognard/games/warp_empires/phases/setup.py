"""Setting up: turn order, powers, the map."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_power(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_power(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def roll_order(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_order(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def make_map(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_power(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def set_up(state: State) -> None:
    """To be written."""
    raise NotImplementedError
