"""The tutorial of a module: small positions with something to do, read from a file of the module's own."""

import functools
import tomllib

import msgspec

from grognard.core.game import CHANCE
from grognard.core.lessons import LEARNER, Lesson, LessonRow
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.meta import read_lessons
from grognard.games.warp_empires.outcomes import parse_chance
from grognard.games.warp_empires.positions import place
from grognard.games.warp_empires.typing_in import parse


class Row(LessonRow, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it: the words of positions.place, what has happened `before`, and the steps."""

    powers: tuple[str, ...]
    units: dict[str, str]
    markers: dict[str, int] = {}
    hands: dict[str, str] = {}  # by number of the seat
    points: dict[str, int] = {}  # likewise
    phase: str = "move"
    active: int = LEARNER
    options: dict[str, str] = {}
    before: tuple[str, ...] = ()  # dice, draws and choices, one after the other

    def lesson(self, loaded: Loaded, chart: str) -> Lesson:
        """The lesson with its position packed."""
        return self.at(self.position(loaded, chart))

    def position(self, loaded: Loaded, chart: str) -> Empires:
        """Where it begins."""
        state = place(
            loaded,
            self.options,
            powers=self.powers,
            chart=chart,
            units=self.units,
            markers=self.markers,
            hands={int(seat): cards for seat, cards in self.hands.items()},
            points={int(seat): number for seat, number in self.points.items()},
            active=self.active,
            phase=self.phase,
        )
        for text in self.before:
            state.apply(parse_chance(state, text) if state.actor == CHANCE else parse(state, text))
        return state


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of lessons: the map of all of them as text, and the lessons in the order to take them."""

    chart: str
    lesson: tuple[Row, ...]


@functools.cache
def lessons_of(loaded: Loaded) -> tuple[Lesson, ...]:
    """The lessons of a shipped module, none where it has no file of them."""
    data = read_lessons(loaded.sheet.id)
    if data is None:
        return ()
    course = msgspec.convert(tomllib.loads(data.decode()), Course)
    return tuple(row.lesson(loaded, course.chart.strip()) for row in course.lesson)
