"""Moving a group: out of which stack, who goes, where to."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_from(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_from(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_who_goes(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_who_goes(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_go(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_go(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def next_move(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def do_move(state: State) -> None:
    """To be written."""
    raise NotImplementedError
