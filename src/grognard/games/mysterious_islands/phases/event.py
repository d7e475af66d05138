"""The Event Phase: its dice, the six events, the inventions."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def event_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def event_named(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_target(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_target(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_island(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_invention(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_invention(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_receiver(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_receiver(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_invention(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_inventions(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def reinforced(state: State) -> None:
    """To be written."""
    raise NotImplementedError
