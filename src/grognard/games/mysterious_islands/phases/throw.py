"""Dice: a throw, and the window in which cards and Shamans may change it."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def sizes_of_throw(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def draw_throw(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_one(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_again(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_window(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_window(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def step_window(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_die(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_die(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_step(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_step(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
