"""The end of Bombardment and Combat: who was killed may rise."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def regenerate(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def regenerated(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def rise_next(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_rise(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_rise(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
