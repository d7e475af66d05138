"""Weights of a cheap policy for playouts."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State


def weights(state: State, actions: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError
