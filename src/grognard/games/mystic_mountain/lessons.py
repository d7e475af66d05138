"""The tutorial: small positions with something to do, read from data/lessons.toml."""

from functools import cache
from typing import Any

import msgspec

from grognard.core.lessons import Lesson, LessonRow
from grognard.games.mystic_mountain.layout import read_data
from grognard.games.mystic_mountain.positions import place


class Row(LessonRow, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it: the words of positions.place and the steps."""

    south: str = ""
    north: str = ""
    points: tuple[int, int] = (0, 0)
    links: dict[str, int] = {}
    hold: dict[str, int] = {}
    begin: bool = False

    def lesson(self) -> Lesson:
        """The lesson with its position packed."""
        setting: dict[str, Any] = {
            name: getattr(self, name) for name in ("south", "north", "points", "links", "hold", "begin")
        }
        return self.at(place(**setting))


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order to take them."""
    return tuple(msgspec.convert(row, Row).lesson() for row in read_data("lessons")["lesson"])
