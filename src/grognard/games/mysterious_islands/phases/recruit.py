"""The Recruit Phase: the roll, buying, placing, founding, entry by the rim."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def recruit_rolls(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def recruit_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_recruit(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_recruit(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def legal_place(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_place(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError
