"""A position as bytes and back."""

from grognard.games.mysterious_islands.state import State


def pack(state: State) -> bytes:
    """To be written."""
    raise NotImplementedError
