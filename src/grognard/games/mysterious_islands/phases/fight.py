"""The Combat Phase: which fight, its rolls, its losses."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_fight(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_fight(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def step_fight(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_give_up(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_give_up(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_roll(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def battle_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def losses(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_loss(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_loss(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_loss(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_side(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def check_fight(state: State) -> None:
    """To be written."""
    raise NotImplementedError
