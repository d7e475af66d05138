"""Attempts at lessons: what a learner has chosen so far, and what the teacher says to it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from grognard.core.chance import ChancePoint, Source, derive
from grognard.core.draft import stop_at
from grognard.core.entries import Entry
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, Game
from grognard.core.lessons import Lesson
from grognard.core.ruleset import Ruleset
from grognard.core.run import Run, check_choice
from grognard.core.views import Event, Refusal

LONGEST: Final = 200  # choices that one lesson takes


class Attempt(msgspec.Struct, kw_only=True):
    """A lesson after some choices: the position, what happened, how many steps are done, and what the teacher says."""

    game: Game
    entries: list[Entry]
    told: list[list[Event]]
    steps: int
    say: str
    stop: str  # why nothing can be added: "" it can, or "done", "off" (another choice than the wanted one), "over" …
    refusal: Refusal | None = None

    @property
    def done(self) -> bool:
        """Whether the lesson has been learnt."""
        return self.stop == "done"


class LessonSource(Source):
    """The dice of a lesson, one after the other; where they do not fit, because something else was tried, an even draw."""

    kind = "lesson"

    def __init__(self, ruleset: Ruleset, lesson: Lesson) -> None:
        self.ruleset = ruleset
        self.lesson = lesson
        self.left = list(lesson.dice)
        self.game: Game | None = None

    def draw(self, point: ChancePoint) -> int | None:
        """The next written outcome, or an even draw when none fits."""
        if self.left and self.game is not None:
            try:
                outcome = self.ruleset.parse_chance(self.game, self.left[0])
            except DataError:
                pass
            else:
                self.left.pop(0)
                return outcome
        return derive(f"lesson {self.lesson.id}".encode(), f"{point.number}|{point.purpose}", point.size)


def lesson_of(ruleset: Ruleset, lesson_id: str) -> Lesson:
    """The lesson of that id; DataError names the others."""
    lessons = ruleset.lessons()
    for lesson in lessons:
        if lesson.id == lesson_id:
            return lesson
    raise DataError(f"There is no lesson {lesson_id}.", allowed=[lesson.id for lesson in lessons])


def attempt(
    ruleset: Ruleset, lesson: Lesson, actions: Sequence[int] = (), asked: int | Sequence[str] | None = None
) -> Attempt:
    """The lesson after these choices of its seat; `asked` is then asked of explain(). IllegalAction for a choice not allowed."""
    if len(actions) > LONGEST:
        raise DataError(f"A lesson takes no more than {LONGEST} choices.")
    run = Run(ruleset, ruleset.load(lesson.position), 0)
    source = LessonSource(ruleset, lesson)
    found = Attempt(
        game=run.game, entries=run.entries, told=run.told, steps=0, say=lesson.goal, stop=stop_at(run.game, lesson.seat)
    )
    for action in actions:
        if found.stop:
            raise DataError("The lesson takes no further choice here.")
        _choose(run, lesson, source, found, action)
    if asked is not None:
        _ask(ruleset, lesson, found, asked)
    return found


def _choose(run: Run, lesson: Lesson, source: LessonSource, found: Attempt, action: int) -> None:
    """One choice of the learner, and what follows of it."""
    ruleset = run.ruleset
    step = lesson.steps[found.steps]
    checked = check_choice(ruleset, ruleset.options_of(run.game), run.game, lesson.seat, action)
    is_wanted = ruleset.notation(run.game, checked) in step.wanted
    run.act(checked)
    _settle(run, source)
    if not is_wanted:
        found.say, found.stop = step.otherwise or lesson.goal, "off"
        return
    for reply in step.replies:
        run.act(ruleset.parse(run.game, reply))
        _settle(run, source)
    found.steps += 1
    found.say = step.say
    found.stop = "done" if found.steps == len(lesson.steps) else stop_at(run.game, lesson.seat)


def _settle(run: Run, source: LessonSource) -> None:
    while run.game.actor == CHANCE:
        source.game = run.game
        outcome = source.draw(run.point())
        if outcome is None:
            raise AssertionError("the dice of a lesson always answer")
        run.answer(outcome)


def _ask(ruleset: Ruleset, lesson: Lesson, found: Attempt, asked: int | Sequence[str]) -> None:
    """Something is tried that may be refused; that alone can be what the step wants."""
    found.refusal = ruleset.explain(found.game, lesson.seat, asked)
    if found.refusal is None or found.stop:
        return
    step = lesson.steps[found.steps]
    if found.refusal.rule in step.refused:
        found.steps += 1
        found.say = step.say
        found.stop = "done" if found.steps == len(lesson.steps) else ""
