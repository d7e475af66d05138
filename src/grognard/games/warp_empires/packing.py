"""A position as bytes and back."""

from grognard.games.warp_empires.state import State


def pack(state: State) -> bytes:
    """To be written."""
    raise NotImplementedError
