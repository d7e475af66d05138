"""A file of TOML as plain values, within bounds.

Rule: WE-001
"""

import re
import tomllib
from typing import Any, Final

from grognard.games.warp_empires.format.faults import Desk
from grognard.games.warp_empires.format.places import Place, Places, check_shape
from grognard.games.warp_empires.format.words import MOST_BYTES

MARK: Final = b"\xef\xbb\xbf"  # which some editors write before a text in UTF-8
TWICE: Final = re.compile(r"^Cannot (?:declare|overwrite|mutate|redefine)")
AT: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class Source:
    """One file, read: its values, and where each stands (found only when something is wrong)."""

    def __init__(self, name: str, data: bytes, raw: dict[str, Any]) -> None:
        self.name = name
        self.raw = raw
        self._data = data
        self._places: Places | None = None

    @property
    def places(self) -> Places:
        """The places of keys and values."""
        if self._places is None:
            self._places = Places(self._data)
        return self._places


def read_toml(data: bytes, desk: Desk, name: str) -> Source | None:
    """The values of a file; None, and a fault at the desk, when it is too large, too deep or no TOML."""
    if len(data) > MOST_BYTES:
        desk.add(f"The file has {len(data)} bytes, more than {MOST_BYTES}.", (1, 1), file=name)
        return None
    try:
        text = data.removeprefix(MARK).decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].split(b"\n")
        desk.add("This is no text in UTF-8.", (len(before), len(before[-1].decode()) + 1), file=name)
        return None
    data = text.encode()
    shape = check_shape(data)
    if shape is not None:
        desk.add(shape[0], shape[1], file=name)
        return None
    try:
        return Source(name, data, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        message, place = told_by(str(error), text)
        desk.add(f"This is no TOML: {message}.", place, file=name)
    except (ValueError, RecursionError):  # a number of thousands of digits
        desk.add("A value is too long or too deep to be read.", (1, 1), file=name)
    return None


def told_by(message: str, text: str) -> tuple[str, Place]:
    """What the reader of TOML says, and where."""
    found = AT.search(message)
    if found is None:
        return message, (1, 1)
    said, lines = message[: found.start()], text.split("\n")
    if found[1] is None:
        return said, (len(lines), len(lines[-1]) + 1)
    number, column = int(found[1]), int(found[2])
    if TWICE.match(said):
        line = lines[number - 1]
        key = line.strip("[] \t").partition("=")[0].strip()
        return f"{key} is there already", (number, line.index(key[:1]) + 1)
    return said, (number, column)
