"""The main question of the Move phase: play a card, raise a unit, end the phase."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def legal_main(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_main(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def step_main(state: State) -> None:
    """To be written."""
    raise NotImplementedError
