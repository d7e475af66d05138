"""What a seat does not know, drawn anew."""

from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.games.warp_empires.state import State


def guess(state: State, seat: i64, rng: Rng) -> None:
    """To be written."""
    raise NotImplementedError
