"""The Upkeep phase: units above the limit are discarded."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_upkeep(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_upkeep(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_upkeep_who(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_upkeep_who(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_upkeep(state: State) -> None:
    """To be written."""
    raise NotImplementedError
