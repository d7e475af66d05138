"""The Battle phase: which battle, the totals, the refill of hands."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_battle(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_battle(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_enemy(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_enemy(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_battle(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def sum_up(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def fill(state: State) -> None:
    """To be written."""
    raise NotImplementedError
