"""Cards: drawn, discarded, played, cancelled."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_negate(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_negate(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def step_negate(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_victim(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_victim(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def card_stands(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def draw_card(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def steal_card(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_next(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_discard(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_discard(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_discard(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def step_discard(state: State) -> None:
    """To be written."""
    raise NotImplementedError
