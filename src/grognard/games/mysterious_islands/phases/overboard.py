"""Going down: who has no place aboard any more is lost or washes ashore."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def going_down(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_overboard(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_overboard(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_shore(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_shore(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def wash_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError
