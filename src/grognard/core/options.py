"""Options of a game: each has a type, a default and the rule it belongs to."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grognard.core.errors import DataError, did_you_mean

OptionValue = str | int | bool | tuple[str, ...]
Options = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One choice to make before a game: a word of a list, a switch, a whole number in a range, or a part of a set."""

    name: str
    rule: str
    text: str
    default: OptionValue
    choices: tuple[str, ...] = ()  # words (default is one of them) or a set (default is a tuple of some)
    least: int = 0
    most: int = 0

    @property
    def kind(self) -> str:
        """One of: switch, number, set, word."""
        if isinstance(self.default, bool):
            return "switch"
        if isinstance(self.default, int):
            return "number"
        return "set" if isinstance(self.default, tuple) else "word"

    @property
    def allowed(self) -> tuple[str, ...]:
        """What may be written, for messages."""
        if self.kind == "switch":
            return ("on", "off")
        return (f"{self.least} to {self.most}",) if self.kind == "number" else self.choices

    def read(self, value: object) -> OptionValue:
        """The value in its own type; texts as a person types them are read ("on", "7", "top,points"). DataError if not allowed."""
        readers = {"switch": self._switch, "number": self._number, "set": self._part, "word": self._word}
        read = readers[self.kind](value)
        if read is None:
            raise DataError(f"Option {self.name} cannot be {value!r}.", allowed=self.allowed)
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


def resolve(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a game in their order, given values read and the rest at their defaults. DataError on a wrong name or value."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise DataError(f"There is no option {name}.{did_you_mean(name, names)}", allowed=names)
    return {option.name: option.read(given.get(option.name, option.default)) for option in known}
