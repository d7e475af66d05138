"""Bringing another unit to the top of an own stack."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_raise(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_raise(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_raise_who(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_raise_who(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
