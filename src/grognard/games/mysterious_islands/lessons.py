"""The tutorial: small positions with something to do, read from data/lessons.toml."""

from functools import cache

import msgspec

from grognard.core.game import CHANCE
from grognard.core.lessons import LEARNER, Lesson, LessonRow
from grognard.games.mysterious_islands.faction_rows import read_data
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.outcomes import parse_chance
from grognard.games.mysterious_islands.positions import place
from grognard.games.mysterious_islands.typing_in import parse


class Row(LessonRow, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it: the words of positions.place, what has happened `before`, and the steps."""

    factions: dict[str, int]
    chart: str = "bay"
    units: dict[str, str]
    phase: str = "move"
    active: int = LEARNER
    banks: dict[str, int] = {}
    options: dict[str, bool] = {}
    hands: dict[str, str] = {}  # by number of the seat
    before: tuple[str, ...] = ()  # dice and choices, one after the other

    def lesson(self, charts: dict[str, str]) -> Lesson:
        """The lesson with its position packed."""
        return self.at(self.position(charts[self.chart]))

    def position(self, chart: str) -> Islands:
        """Where it begins."""
        state = place(
            self.options,
            factions=self.factions,
            chart=chart,
            units=self.units,
            active=self.active,
            phase=self.phase,
            banks=self.banks,
            hands={int(seat): ranks for seat, ranks in self.hands.items()},
        )
        for text in self.before:
            state.apply(parse_chance(state, text) if state.actor == CHANCE else parse(state, text))
        return state


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order to take them."""
    data = read_data("lessons")
    return tuple(msgspec.convert(row, Row).lesson(data["chart"]) for row in data["lesson"])
