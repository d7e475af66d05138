"""Battle cards: who lays what, what it is aimed at, what it destroys."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_battle_card(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_battle_card(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_aim_card(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_aim_card(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_aim_unit(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_aim_unit(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_card(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def hit(state: State) -> None:
    """To be written."""
    raise NotImplementedError
