"""A position from the bytes of pack()."""

from grognard.core.errors import DataError
from grognard.core.game import OVER
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.maps import read_atlas
from grognard.games.warp_empires.packing import check_lengths, fill, read


def unpack(data: bytes, loaded: Loaded) -> Empires:
    """The position behind pack(), played with a module; DataError for bytes that are none, or of another module."""
    packed = read(data)
    if packed.module != loaded.sheet.id:
        raise DataError(f"This is a position of {packed.module}.", allowed=[loaded.sheet.id])
    tables, module = loaded.game(packed.options, packed.seats)
    if packed.digest != module.digest:
        raise DataError(f"This position is played with another version of {loaded.sheet.name}.")
    state = Empires(tables, module)
    state.clear()
    check_lengths(packed, state)
    if packed.map:
        state.atlas = read_atlas(module, packed.map)
    fill(state, packed)
    check_position(state)
    state.actor = state.asked() if state.depth else OVER
    return state
