"""Setting up: home and further start territories."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_home(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_home(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_extra(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_extra(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def draw_home(state: State, outcome: i64) -> None:
    """To be written."""
    raise NotImplementedError


def size_of_home(state: State) -> i64:
    """To be written."""
    raise NotImplementedError


def next_home(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def next_extra(state: State) -> None:
    """To be written."""
    raise NotImplementedError
