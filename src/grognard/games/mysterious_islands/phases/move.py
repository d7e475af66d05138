"""The Movement Phase: which stack, which group, how many, what rides along, and where to."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_move(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_move(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_group(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_group(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_how_many(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_how_many(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_cargo(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_cargo(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_go(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_go(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
