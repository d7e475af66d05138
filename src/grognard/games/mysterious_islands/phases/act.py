"""The Action Phase: Bombs are told to explode."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_act(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_act(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
