"""Options of a game: each has a type, a default and the rule it belongs to."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from grognard.core.errors import DataError, did_you_mean

OptionValue = str | int | bool | tuple[str, ...]
Options = Mapping[str, OptionValue]
MOST_SHOWN: Final = 60


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One choice to make before a game: a word of a list, a switch, a whole number in a range, a part of a set, or a text."""

    name: str
    rule: str
    text: str
    default: OptionValue
    # words (default is one of them) or a set (default is a tuple of some); none for a text
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0  # of a number; of a text, its characters

    @property
    def kind(self) -> str:
        """One of: switch, number, set, word, text."""
        if isinstance(self.default, bool):
            return "switch"
        if isinstance(self.default, int):
            return "number"
        if isinstance(self.default, tuple):
            return "set"
        return "word" if self.choices else "text"

    @property
    def allowed(self) -> tuple[str, ...]:
        """What may be written, for messages."""
        if self.kind == "switch":
            return ("on", "off")
        if self.kind == "text":
            return (f"a text of up to {self.most} printable characters and line breaks",)
        return (f"{self.least} to {self.most}",) if self.kind == "number" else self.choices

    def read(self, value: object) -> OptionValue:
        """The value in its own type; texts as a person types them are read ("on", "7", "top,points"). DataError if not allowed."""
        readers = {
            "switch": self._switch,
            "number": self._number,
            "set": self._part,
            "word": self._word,
            "text": self._text,
        }
        read = readers[self.kind](value)
        if read is None:
            raise DataError(f"Option {self.name} cannot be {shortened(value)}.", allowed=self.allowed)
        return read

    def _switch(self, value: object) -> bool | None:
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        return value if isinstance(value, bool) else words.get(str(value).lower())

    def _number(self, value: object) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int | str):
            return None
        try:
            number = int(value)
        except ValueError:
            return None
        return number if self.least <= number <= self.most else None

    def _word(self, value: object) -> str | None:
        return value if isinstance(value, str) and value in self.choices else None

    def _text(self, value: object) -> str | None:
        if not isinstance(value, str):
            return None
        text = value.replace("\r\n", "\n").strip("\n")
        is_readable = text.replace("\n", "").isprintable()
        return text if is_readable and len(text) <= self.most else None

    def _part(self, value: object) -> tuple[str, ...] | None:
        parts: list[Any] = []
        if isinstance(value, str):
            parts = value.split(",")
        elif isinstance(value, Sequence):
            parts = list(value)
        names = [str(part).strip() for part in parts]
        if not names or set(names) - set(self.choices):
            return None
        return tuple(choice for choice in self.choices if choice in names)


def shortened(value: object) -> str:
    """A value as an error names it: a long one is cut."""
    written = repr(value)
    return written if len(written) <= MOST_SHOWN else f"{written[:MOST_SHOWN]}…"


def resolve(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a game in their order, given values read and the rest at their defaults. DataError on a wrong name or value."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise DataError(f"There is no option {name}.{did_you_mean(name, names)}", allowed=names)
    return {option.name: option.read(given.get(option.name, option.default)) for option in known}
