"""The Bombardment Phase: shells and torpedoes."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def legal_bombard(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_bombard(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_shooter(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_shooter(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_aim(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_aim(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def shot_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def draw_unit(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_stack(state: State) -> i64:
    """To be written."""
    raise NotImplementedError
