"""Losses of a battle: the winner's pick, forts, the rest, what the winner pays."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_first_loss(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_first_loss(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_more_losses(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_more_losses(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_payment(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_payment(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def lose_forts(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def lose_rest(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def pay(state: State) -> None:
    """To be written."""
    raise NotImplementedError
