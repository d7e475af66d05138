"""A position as bytes: the fingerprint, and how positions cross processes. Never compiled: mypyc drops a struct's keywords."""

from typing import Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from grognard.core.errors import DataError
from grognard.core.frames import FRAME, FRAMES
from grognard.core.packing import check_version, fill_counted, numbers_of, seal, unseal
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.state import State

RULES_VERSION: Final = 2
FURTHEST: Final = 2**50  # a number beyond is not looked at any closer; a unit is the largest there is
LEAST_ROOM: Final = 8
# Lists that are always as long as module and table need them, by the width of their numbers.
BYTES: Final = (
    "start_marker", "hands", "decks", "discards", "strangers", "in_play", "led", "placed", "seen_cards",
)  # fmt: skip
SHORTS: Final = ("marker", "pile", "offer", "captured", "group", "bought")
LONGS: Final = ("power", "home", "points", "out", "tokens", "truce", "battle", "order")
FIXED: Final = (*BYTES, *SHORTS, *LONGS)
# Lists of which only a part is in use: by name, the field that counts it, how many numbers one of them has, and room at least.
COUNTED: Final = {
    "units": ("standing", 1, 64),
    "laid": ("lying", 1, LEAST_ROOM),
    "aimed": ("lying", 1, LEAST_ROOM),
    "fought": ("fights", 1, LEAST_ROOM),
    "raised": ("raises", 1, LEAST_ROOM),
    "looks": ("looked", 1, LEAST_ROOM),
    "frames": ("depth", FRAME, FRAME * FRAMES),
}
SINGLE: Final = ("free_left", "active", "round", "turns", "phase", "winners", "ending")


class Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What is written: all that a position consists of."""

    module: str
    rules_version: int
    digest: str
    options: dict[str, str | int | bool]
    seats: int
    map: str
    lists: dict[str, list[int]]
    single: dict[str, int]


def pack(state: State) -> bytes:
    """The bytes of a position; equal positions give equal bytes."""
    module = cast("Module", state.module)
    packed = Packed(
        module=module.id,
        rules_version=RULES_VERSION,
        digest=module.digest,
        options=dict(module.options),  # type: ignore[arg-type]  # as resolve() made them; no option is a set
        seats=module.seats,
        map="" if state.atlas is None else state.atlas.text,
        lists=numbers_of(state, FIXED, COUNTED),
        single={name: int(getattr(state, name)) for name in SINGLE},
    )
    return seal(packed)


def read(data: bytes) -> Packed:
    """The written numbers, of the right kinds."""
    packed = unseal(data, Packed)
    check_version(packed.rules_version, RULES_VERSION)
    return packed


def check_lengths(packed: Packed, blank: State) -> None:
    """All lists are there and have their lengths, and no number is too large for its place."""
    if set(packed.lists) != {*FIXED, *COUNTED} or set(packed.single) != set(SINGLE):
        raise DataError("This position lacks numbers, or has too many.")
    for name, numbers in packed.lists.items():
        if name in FIXED:
            fits = len(numbers) == len(getattr(blank, name))
        else:
            size, room = COUNTED[name][1:]
            fits = len(numbers) % size == 0 and (name != "frames" or len(numbers) <= room)
        if not fits:
            raise DataError(f"This position has {len(numbers)} numbers of {name}.")
        least, most = (0, 255) if name in BYTES else (-1, 32767) if name in SHORTS else (-FURTHEST, FURTHEST)
        if any(not least <= number <= most for number in numbers):
            raise DataError(f"A number of {name} is out of range.")
    if len(packed.lists["laid"]) != len(packed.lists["aimed"]):
        raise DataError("Cards of the battle and their aims do not fit together.")
    if any(not -1 <= number <= FURTHEST for number in packed.single.values()):
        raise DataError("A number of this position is out of range.")


def fill(state: State, packed: Packed) -> None:
    """Write the numbers into a blank position."""
    for name in BYTES:
        setattr(state, name, vec[u8](packed.lists[name]))
    for name in SHORTS:
        setattr(state, name, vec[i16](packed.lists[name]))
    for name in LONGS:
        setattr(state, name, vec[i64](packed.lists[name]))
    fill_counted(state, COUNTED, packed.lists)
    for name, number in packed.single.items():
        setattr(state, name, number)
