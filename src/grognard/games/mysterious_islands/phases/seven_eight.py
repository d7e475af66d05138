"""Sevens and Eights: a stack that moves twice, a stack that does not move."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_seven(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_seven(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_eight(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_eight(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_eight_where(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_eight_where(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_eight(state: State) -> None:
    """To be written."""
    raise NotImplementedError
