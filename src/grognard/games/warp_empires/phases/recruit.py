"""The Recruit phase: chits drawn, bought, placed; the bonus."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_recruit(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_recruit(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_pile(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_pile(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_place(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_place(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_chit(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_chit(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def roll_bonus(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_bonus(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def next_chit(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def step_recruit(state: State) -> None:
    """To be written."""
    raise NotImplementedError
