"""A position as bytes: the fingerprint, and how positions cross processes. Never compiled: mypyc drops a struct's keywords."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from grognard.core.errors import DataError
from grognard.core.frames import FRAME, FRAMES
from grognard.core.game import OVER
from grognard.core.packing import check_version, fill_counted, numbers_of, seal, unseal
from grognard.games.mysterious_islands.actions import FACTIONS, RANKS, SEATS
from grognard.games.mysterious_islands.checks import check_position
from grognard.games.mysterious_islands.map_text import text_of
from grognard.games.mysterious_islands.meta import META, NAME, RULES_VERSION
from grognard.games.mysterious_islands.names import faction_ids
from grognard.games.mysterious_islands.state import FIGHT, State, bit, faction_in, place_in

FURTHEST: Final = 2**41  # numbers beyond are not looked at any closer; a group of units is the largest there is
LEAST_ROOM: Final = 8
BY_FACTION: Final = {"owner": FACTIONS, "bank": FACTIONS, "invented": FACTIONS, "dead": FACTIONS, "home": FACTIONS}
CARDS: Final = {"hands": SEATS * RANKS, "deck": RANKS, "discards": RANKS, "known": SEATS * SEATS * RANKS}
RENEWED: Final = {"drawn": SEATS * RANKS, "laid": SEATS * RANKS, "mixed": SEATS}  # written once the deck was renewed
FIXED: Final = {**BY_FACTION, "out": SEATS, **CARDS, "fight": FIGHT}
BYTES: Final = {*CARDS, "drawn", "laid"}
# Lists of which only a part is in use: by name, the field that counts it, how many numbers one of them has, and room at least.
COUNTED: Final = {
    "units": ("groups", 1, 64),
    "dice": ("thrown", 1, LEAST_ROOM),
    "notes": ("noted", 1, LEAST_ROOM),
    "chosen": ("picks", 1, LEAST_ROOM),
    "gates": ("gated", 2, LEAST_ROOM),
    "frames": ("depth", FRAME, FRAME * FRAMES),
}
SINGLE: Final = ("starter", "active", "round", "turns", "phase", "decisions")


class Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What is written: all that a position consists of."""

    game: str
    rules_version: int
    options: dict[str, str | int | bool | tuple[str, ...]]
    seats: int
    factions: list[str]
    chart: str
    lists: dict[str, list[int]]
    single: dict[str, int]


def pack(state: State) -> bytes:
    """The bytes of a position; equal positions give equal bytes."""
    packed = Packed(
        game=NAME,
        rules_version=RULES_VERSION,
        options=dict(state.setup.options),  # type: ignore[arg-type]  # as resolve() made them
        seats=int(state.setup.seats),
        factions=faction_ids(state.setup),
        chart="" if state.chart is None else text_of(state.chart),
        lists=numbers_of(state, FIXED | RENEWED if state.renewed else FIXED, COUNTED),
        single={name: int(getattr(state, name)) for name in SINGLE},
    )
    return seal(packed)


def read(data: bytes) -> Packed:
    """The written numbers, of the right kinds and lengths."""
    packed = unseal(data, Packed)
    if packed.game != NAME:
        raise DataError(f"This is a position of {packed.game}.", allowed=[NAME])
    check_version(packed.rules_version, RULES_VERSION)
    if not META.least_seats <= packed.seats <= META.most_seats:
        raise DataError(f"{META.title} is not played by {packed.seats}.")
    check_lengths(packed)
    return packed


def check_lengths(packed: Packed) -> None:
    """All lists are there and have their lengths, and no number is beyond all bounds."""
    fixed = FIXED | RENEWED if packed.lists.keys() & RENEWED.keys() else FIXED
    if set(packed.lists) != {*fixed, *COUNTED} or set(packed.single) != set(SINGLE):
        raise DataError("This position lacks numbers, or has too many.")
    for name, numbers in packed.lists.items():
        fits = len(numbers) == fixed[name] if name in fixed else len(numbers) % COUNTED[name][1] == 0
        if not fits or (name == "frames" and len(numbers) > FRAME * FRAMES):
            raise DataError(f"This position has {len(numbers)} numbers of {name}.")
    numbers = [*packed.single.values(), *(number for some in packed.lists.values() for number in some)]
    if any(abs(number) > FURTHEST for number in numbers):
        raise DataError("A number of this position is out of range.")
    if any(not 0 <= number < 256 for name in BYTES for number in packed.lists.get(name, [])):
        raise DataError("A number of cards is out of range.")


def fill(state: State, packed: Packed) -> None:
    """Write the numbers into a blank position."""
    state.renewed = int("drawn" in packed.lists)
    for name in FIXED | RENEWED if state.renewed else FIXED:
        numbers = packed.lists[name]
        setattr(state, name, vec[u8](numbers) if name in BYTES else vec[i64](numbers))
    fill_counted(state, COUNTED, packed.lists)
    for name, number in packed.single.items():
        setattr(state, name, number)


def restore(state: State) -> None:
    """Check a filled position, then work out what follows from it: who holds which hex, and who is asked."""
    check_position(state)
    held = [0] * len(state.held)
    for group in state.units[: state.groups]:
        held[place_in(group)] |= bit(faction_in(group))
    state.held = vec[i16](held)
    state.actor = state.asked() if state.depth else OVER
