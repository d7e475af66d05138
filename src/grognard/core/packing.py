"""A position of numbers as bytes with a checksum, and back. Never compiled: mypyc drops a struct's keywords."""

import zlib
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.errors import DataError
from grognard.core.game import Game

SUM: Final = 4  # bytes of the checksum at the end

AForm = TypeVar("AForm", bound=msgspec.Struct)


def seal(packed: msgspec.Struct) -> bytes:
    """The bytes of what is written; equal structs give equal bytes."""
    body = msgspec.msgpack.encode(packed)
    return body + zlib.crc32(body).to_bytes(SUM, "big")


def unseal(data: bytes, form: type[AForm]) -> AForm:
    """What was written in that form; DataError for other or damaged bytes."""
    body = data[:-SUM]
    if len(data) <= SUM or zlib.crc32(body).to_bytes(SUM, "big") != data[-SUM:]:
        raise DataError("These bytes are no position, or a damaged one.")
    return decode(body, form)


def decode(body: bytes, form: type[AForm]) -> AForm:
    """What was written in that form without a checksum; DataError for other bytes."""
    try:
        return msgspec.msgpack.decode(body, type=form)
    except msgspec.MsgspecError as error:
        raise DataError(f"These bytes are no position: {error}.") from error


def check_version(written: int, version: int) -> None:
    """The position is of this version of the rules; DataError when it is not."""
    if written != version:
        raise DataError(f"This position follows version {written} of the rules.", allowed=[str(version)])


def numbers_of(state: Game, fixed: Iterable[str], counted: Mapping[str, tuple[str, int, int]]) -> dict[str, list[int]]:
    """The lists of a position by name: whole ones, and the part in use of others, by the field that counts it and the size of one."""
    lists = {name: [int(number) for number in getattr(state, name)] for name in fixed}
    for name, (count, size, _) in counted.items():
        lists[name] = [int(number) for number in getattr(state, name)][: int(getattr(state, count)) * size]
    return lists


def fill_counted(state: Game, counted: Mapping[str, tuple[str, int, int]], lists: Mapping[str, list[int]]) -> None:
    """Write lists of which only a part is in use, with room for so many numbers at least, and the fields that count them."""
    for name, (count, size, room) in counted.items():
        numbers = lists[name]
        setattr(state, name, vec[i64](numbers + [0] * (room - len(numbers))))
        setattr(state, count, len(numbers) // size)
