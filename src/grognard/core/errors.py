"""What can go wrong by a person's hand; everything else is a bug and crashes."""

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

FARTHER: Final = 0.25  # how much less alike than the best another word may be that is offered beside it


class GrognardError(Exception):
    """A mistake of a person or a file, told in one plain sentence."""


class IllegalAction(GrognardError):
    """A player asked for something the rules do not allow; nothing has changed.

    `rule` is the id of the rule that forbids it ("" where only the table does), `nearest` names what is allowed instead ("" when nothing comes near).
    """

    def __init__(self, rule: str, text: str, nearest: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.rule = rule
        self.text = text
        self.nearest = nearest


class StaleOrder(GrognardError):
    """An order was made for an earlier moment of the table; nothing has changed."""


class DataError(GrognardError):
    """A file, an option or a name is not what it should be; says where and what is allowed."""

    def __init__(
        self, message: str, *, file: str = "", line: int = 0, column: int = 0, allowed: Iterable[str] = ()
    ) -> None:
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.allowed = tuple(allowed)
        super().__init__(self._whole())

    def _whole(self) -> str:
        spots = [self.file, f"line {self.line}" if self.line else "", f"column {self.column}" if self.column else ""]
        where = ", ".join(spot for spot in spots if spot)
        tail = f" Allowed: {', '.join(self.allowed)}." if self.allowed else ""
        return f"{where}: {self.message}{tail}" if where else f"{self.message}{tail}"


class ScriptRanOut(AssertionError):
    """A test's script of outcomes does not fit the questions that chance was asked."""


def likeness_of(word: str, other: str) -> float:
    """How much alike two words are, from 0 to 1 (the same)."""
    return SequenceMatcher(None, other, word).ratio()


def did_you_mean(word: str, known: Iterable[str], likeness: float = 0.5) -> str:
    """A sentence that offers the nearest known words, or "" when none is so much like it (1: the same); no far ones beside a near one."""
    near = get_close_matches(word, list(known), n=3, cutoff=likeness)
    near = [other for other in near if likeness_of(word, other) >= likeness_of(word, near[0]) - FARTHER]
    return f" Did you mean {' or '.join(near)}?" if near else ""
