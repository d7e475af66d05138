"""The tutorial: small positions with something to do, read from data/lessons.toml."""

from functools import cache
from typing import Any, Final

import msgspec

from grognard.core.lessons import Lesson, Step
from grognard.games.mystic_mountain.layout import read_data
from grognard.games.mystic_mountain.positions import place

LEARNER: Final = 0  # South learns, North replies


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it: the words of positions.place and the steps."""

    id: str
    title: str
    text: str
    goal: str
    step: tuple[Step, ...]
    dice: tuple[str, ...] = ()
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
        return Lesson(
            id=self.id,
            title=self.title,
            text=self.text,
            goal=self.goal,
            position=place(**setting).pack(),
            seat=LEARNER,
            steps=self.step,
            dice=self.dice,
        )


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order to take them."""
    return tuple(msgspec.convert(row, Row).lesson() for row in read_data("lessons")["lesson"])
