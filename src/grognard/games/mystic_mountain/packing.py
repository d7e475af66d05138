"""A position as bytes: the fingerprint, and how positions cross processes. Never compiled: mypyc drops a struct's keywords."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER
from grognard.core.packing import check_version, decode
from grognard.games.mystic_mountain.checks import MARKS, check_position
from grognard.games.mystic_mountain.meta import NAME, RULES_VERSION
from grognard.games.mystic_mountain.state import (
    ASK_FIRST,
    DEAD,
    FRAME,
    FRAMES,
    NOT_ENDED,
    ROLL_ATTACK,
    UNITS,
    State,
)

FURTHEST: Final = 2**40  # numbers beyond are not looked at any closer
BY_UNIT: Final = {"where": UNITS, "marks": UNITS, "attacked": UNITS, "hold": UNITS}
BY_SIDE: Final = {"points": 2, "earned": 2, "revived": 2, "link_soldier": 2, "link_turn": 2, "link_tried": 2}
LISTS: Final = {**BY_UNIT, **BY_SIDE}
SINGLE: Final = ("side", "starter", "turn", "actions_left", "bought", "winner", "ending")


class Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What is written: all that a position consists of."""

    game: str
    rules_version: int
    options: dict[str, str | int | bool | tuple[str, ...]]
    lists: dict[str, list[int]]
    single: dict[str, int]
    frames: list[int]


def pack(state: State) -> bytes:
    """The bytes of a position; equal positions give equal bytes."""
    packed = Packed(
        game=NAME,
        rules_version=RULES_VERSION,
        options=dict(state.setup.options),
        lists={name: [int(number) for number in getattr(state, name)] for name in LISTS},
        single={name: int(getattr(state, name)) for name in SINGLE},
        frames=[int(number) for number in state.frames][: int(state.depth) * FRAME],
    )
    return msgspec.msgpack.encode(packed)


def read(data: bytes) -> Packed:
    """The written numbers, of the right kinds and lengths."""
    packed = decode(data, Packed)
    if packed.game != NAME:
        raise DataError(f"This is a position of {packed.game}.", allowed=[NAME])
    check_version(packed.rules_version, RULES_VERSION)
    lengths = {name: len(numbers) for name, numbers in packed.lists.items()}
    if lengths != LISTS or set(packed.single) != set(SINGLE):
        raise DataError("This position lacks numbers, or has too many.")
    if len(packed.frames) % FRAME or len(packed.frames) > FRAME * FRAMES:
        raise DataError("The open questions of this position are no questions.")
    numbers = [*packed.frames, *packed.single.values(), *(n for some in packed.lists.values() for n in some)]
    if any(abs(number) > FURTHEST for number in numbers) or not all(0 <= n <= MARKS for n in packed.lists["marks"]):
        raise DataError("A number of this position is out of range.")
    return packed


def fill(state: State, packed: Packed) -> None:
    """Write the numbers into a blank position."""
    for name, numbers in packed.lists.items():
        setattr(state, name, vec[u8](numbers) if name == "marks" else vec[i64](numbers))
    for name, number in packed.single.items():
        setattr(state, name, number)
    state.depth = len(packed.frames) // FRAME
    for index, number in enumerate(packed.frames):
        state.frames[index] = number


def restore(state: State) -> None:
    """Check a filled position, then work out what follows from it: who stands where, and who is asked."""
    check_position(state)
    squares = [int(square) for square in state.where]
    state.where = vec[i64]([DEAD] * UNITS)
    for unit, square in enumerate(squares):
        if square != DEAD:
            state.put(unit, square)
    question = state.question()
    if state.ending != NOT_ENDED:
        state.actor = OVER
    else:
        state.actor = CHANCE if question == ASK_FIRST or question >= ROLL_ATTACK else state.side
