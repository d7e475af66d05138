"""Who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def shares(state: State) -> vec[i64]:
    """To be written."""
    raise NotImplementedError
