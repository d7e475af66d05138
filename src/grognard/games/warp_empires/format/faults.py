"""What is wrong with a module file: every fault with its place, told all at once."""

from collections.abc import Iterable, Sequence
from typing import Final

from grognard.core.errors import DataError, did_you_mean
from grognard.games.warp_empires.format.places import Path, Place
from grognard.games.warp_empires.format.words import MOST_FAULTS

MOST_ALLOWED: Final = 40
MOST_SHOWN: Final = 60  # characters of a key


class Fault(DataError):
    """One fault: file, line and column, the key as it is written with its tables, what is allowed there."""

    def __init__(self, message: str, *, file: str, place: Place, key: str = "", allowed: Iterable[str] = ()) -> None:
        self.key = key
        self.text = message
        whole = f"{key}: {message}" if key else message
        shown = list(allowed)
        if len(shown) > MOST_ALLOWED:
            shown = [*shown[:MOST_ALLOWED], "…"]
        super().__init__(whole, file=file, line=place[0], column=place[1], allowed=shown)


class ModuleFaults(DataError):
    """All faults of a module; nothing of it can be played."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        count = len(self.faults)
        head = "1 fault" if count == 1 else f"{count} faults"
        super().__init__("\n".join([f"{head}:", *(str(fault) for fault in self.faults)]))


def written(path: Path) -> str:
    """A path as people read it: cards[3].effects[0].op, counted from 1."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{cut(part)}" if text else cut(part)
    return text


def cut(word: str) -> str:
    """A word of the file, not too long to be read."""
    return word if len(word) <= MOST_SHOWN else f"{word[:MOST_SHOWN]}…"


class Desk:
    """Collects faults of one file, and of others beside it; warnings apart from them."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.warnings: list[Fault] = []
        self._told: set[tuple[str, Place, str]] = set()

    def add(
        self,
        message: str,
        place: Place,
        path: Path = (),
        *,
        allowed: Sequence[str] = (),
        word: str | None = None,
        file: str | None = None,
        warn: bool = False,
    ) -> None:
        """One more fault; with `word` it says what may have been meant. The same one twice is told once."""
        name = self.file if file is None else file
        if (name, place, message) in self._told or len(self._told) >= MOST_FAULTS:
            return
        self._told.add((name, place, message))
        if word is not None:
            message += did_you_mean(word, allowed)
        fault = Fault(message, file=name, place=place, key=written(path), allowed=allowed)
        (self.warnings if warn else self.faults).append(fault)

    def close(self) -> None:
        """Raise what was found, in the order of the file."""
        if self.faults:
            raise ModuleFaults(sorted(self.faults, key=lambda fault: (fault.file, fault.line, fault.column)))
