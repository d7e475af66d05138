"""The Draw phase: dropping, drawing, the hand limit; refills."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_drop(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_drop(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_limit(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_limit(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_card(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_card(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def draw_cards(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def check_limit(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def step_drop(state: State) -> None:
    """To be written."""
    raise NotImplementedError
