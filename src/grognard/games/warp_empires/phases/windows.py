"""Questions out of turn: the start of a foe's Move phase, an announced move."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_foe_start(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_foe_start(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_storm(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_storm(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_answer(state: State) -> None:
    """To be written."""
    raise NotImplementedError
