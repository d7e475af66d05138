"""Setting up: factions, the roll-off, the chart, first Bases and Boats."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_faction(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_faction(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_start(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_start(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_berth(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_berth(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_lot(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def draw_lot(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def roll_first(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def make_map(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_home(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def draw_home(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_pick(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def next_home(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def next_berth(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def set_up(state: State) -> None:
    """To be written."""
    raise NotImplementedError
