"""Hiding: who slips away before the first roll, and where to."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_hide(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_hide(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_hide_who(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_hide_who(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def hide_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_refuge(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_refuge(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
