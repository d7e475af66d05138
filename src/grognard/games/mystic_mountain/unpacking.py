"""A position from the bytes of pack()."""

from grognard.core.options import resolve
from grognard.games.mystic_mountain.game import Mountain
from grognard.games.mystic_mountain.layout import setup_for
from grognard.games.mystic_mountain.meta import OPTIONS, check_options
from grognard.games.mystic_mountain.packing import fill, read, restore


def unpack(data: bytes) -> Mountain:
    """The position behind pack(); DataError for bytes that are none."""
    packed = read(data)
    values = resolve(OPTIONS, packed.options)
    check_options(values)
    state = Mountain(setup_for(values))
    state.clear()
    fill(state, packed)
    restore(state)
    return state
