"""The retreat of the beaten survivors."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_retreat(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_retreat(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def withdraw(state: State) -> None:
    """To be written."""
    raise NotImplementedError
