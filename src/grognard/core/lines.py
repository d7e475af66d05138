"""The lines of a game file: their form, strict reading, and what is wrong with a line that is none."""

import hashlib
import json
from typing import Any, Final, Never, TypeVar

import msgspec

from grognard.core.entries import NO_SEAT, Kind, Result
from grognard.core.errors import DataError

FORMAT: Final = 1
ALL: Final = "all"  # a file that holds everything, secrets included
MOST_BYTES: Final = 8 * 1024 * 1024
MOST_LINES: Final = 200_000
MOST_DIGITS: Final = 20
SUM_EVERY: Final = 16  # entries between two checksums
FIRST_ENTRY_LINE: Final = 2  # line 1 is the header


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Line 1: what is played, by whom, with which chance, and for whose eyes the file was written."""

    grognard: int
    game: str
    rules: int
    options: dict[str, str | int | bool | list[str]]
    seats: int
    players: list[str]
    name: str
    seen_by: int | str  # ALL, a seat, or -1 for a spectator
    chance: dict[str, Any]
    inherited: int = 0
    map: str = ""


class EntryLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line for each entry; `hidden` when the text is only the public form."""

    n: int
    kind: Kind
    seat: int = NO_SEAT
    text: str = ""
    purpose: str = msgspec.field(default="", name="for")
    auto: bool = False
    to: int = -1
    hidden: bool = False
    sum: str = ""


class EndLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The last line but one: how many entries, the position's checksum, the result, and the secret of chance once it is open."""

    entries: int
    sum: str
    result: Result | None
    opened: dict[str, Any] | None


class GameFile(msgspec.Struct, kw_only=True):
    """A game file, taken apart."""

    file: str
    header: Header
    entries: list[EntryLine]
    end: EndLine
    is_intact: bool  # whether the closing line fits all the others

    def line_of(self, number: int) -> int:
        """The line of an entry."""
        return number + FIRST_ENTRY_LINE

    @property
    def end_line(self) -> int:
        """The line of the result."""
        return len(self.entries) + FIRST_ENTRY_LINE


Line = TypeVar("Line", Header, EntryLine, EndLine)


def checksum(packed: bytes) -> str:
    """The short fingerprint of a position."""
    return hashlib.sha256(packed).hexdigest()[:12]


def join_lines(header: Header, entries: list[EntryLine], end: EndLine) -> str:
    """The text of a game file, closed by a line that binds all the others."""
    lines = [msgspec.json.encode(line).decode() for line in (header, *entries, end)]
    body = "".join(line + "\n" for line in lines)
    return body + _closing(body) + "\n"


def take_apart(text: str | bytes, file: str = "") -> GameFile:
    """The lines of a game file; DataError says which one is damaged and how."""
    lines = _split(text, file)
    header = _read(lines[0], Header, file, 1)
    if header.grognard != FORMAT:
        raise DataError(f"The file has format {header.grognard}.", file=file, line=1, allowed=[str(FORMAT)])
    if len(lines) < 3 or not lines[-1].startswith('{"file":'):
        raise DataError(
            "The file was not written to its end: its closing lines are missing.", file=file, line=len(lines)
        )
    entries = [_read(line, EntryLine, file, at) for at, line in enumerate(lines[1:-2], FIRST_ENTRY_LINE)]
    end = _read(lines[-2], EndLine, file, len(lines) - 1)
    is_intact = lines[-1] == _closing("".join(line + "\n" for line in lines[:-1]))
    return GameFile(file=file, header=header, entries=entries, end=end, is_intact=is_intact)


def _closing(body: str) -> str:
    return f'{{"file":"{hashlib.sha256(body.encode()).hexdigest()}"}}'


def _split(text: str | bytes, file: str) -> list[str]:
    whole = _decode(text, file).replace("\r\n", "\n")
    if not whole.strip():
        raise DataError("The file is empty.", file=file)
    lines = whole.removesuffix("\n").split("\n")
    if len(lines) > MOST_LINES:
        raise DataError(f"The file has {len(lines)} lines, more than {MOST_LINES}.", file=file)
    if not whole.endswith("\n") and not lines[-1].endswith("}"):
        raise DataError("The last line breaks off: the file was not written to its end.", file=file, line=len(lines))
    return lines


def _decode(text: str | bytes, file: str) -> str:
    try:
        data = text if isinstance(text, bytes) else text.encode()
        if len(data) > MOST_BYTES:
            raise DataError(f"The file has {len(data)} bytes, more than {MOST_BYTES}.", file=file)
        return data.decode()
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise DataError("This is no text in UTF-8.", file=file, line=line) from None
    except UnicodeEncodeError as error:
        line = error.object.count("\n", 0, error.start) + 1
        raise DataError("This is no text in UTF-8.", file=file, line=line) from None


def _read(line: str, kind: type[Line], file: str, number: int) -> Line:
    try:
        json.loads(line, object_pairs_hook=_no_key_twice, parse_int=_short_number, parse_constant=_no_number)
        return msgspec.json.decode(line, type=kind)
    except json.JSONDecodeError as error:
        raise DataError(f"This is no JSON: {error.msg}.", file=file, line=number, column=error.colno) from None
    except RecursionError:
        raise DataError("The values are nested too deeply.", file=file, line=number) from None
    except (ValueError, msgspec.MsgspecError) as error:
        raise DataError(f"{error}.", file=file, line=number) from None


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"The key {key!r} is there twice")
        found[key] = value
    return found


def _short_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"A number has {len(digits)} digits")
    return int(digits)


def _no_number(word: str) -> Never:
    raise ValueError(f"{word} is no number")
