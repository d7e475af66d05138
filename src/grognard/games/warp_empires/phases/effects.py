"""What cards do that are no moves and no battle cards: targets, random picks, private looks."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_foe(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_foe(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_stack(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_stack(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_whose(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_whose(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def steal_card(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_steal(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def kill_unit(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_kill(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def roll_points(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_dice(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def do_effects(state: State) -> None:
    """To be written."""
    raise NotImplementedError
