"""What the tests of lessons take them with."""

import re
from collections.abc import Sequence

from grognard.core.attempts import Attempt, attempt, lesson_of
from grognard.core.ledger import ledger_of
from grognard.core.lessons import Lesson
from grognard.core.ruleset import Ruleset


def take(ruleset: Ruleset, lesson: Lesson, notations: Sequence[str], asked: Sequence[str] = ()) -> Attempt:
    """The lesson after these choices; the places of `asked` are then pointed at."""
    actions: list[int] = []
    for notation in notations:
        actions.append(ruleset.parse(attempt(ruleset, lesson, actions).game, notation))
    return attempt(ruleset, lesson, actions, list(asked) or None)


def check_other(ruleset: Ruleset, name: str, other: str) -> None:
    """Another choice than the wanted one is allowed, ends the lesson, and is answered with the hint."""
    lesson = lesson_of(ruleset, name)
    found = take(ruleset, lesson, [other])
    assert (found.done, found.stop, found.steps) == (False, "off", 0)
    assert found.say == lesson.steps[0].otherwise != ""


def check_rules_named(ruleset: Ruleset, rule: re.Pattern[str]) -> set[str]:
    """The rules that the lessons name: each lesson one at least, and none that does not exist."""
    named: set[str] = set()
    for lesson in ruleset.lessons():
        words = [lesson.text, lesson.goal, *(step.say + step.otherwise for step in lesson.steps)]
        named |= {found for text in words for found in rule.findall(text)}
        named |= {found for step in lesson.steps for found in step.refused}
        assert rule.search(lesson.text), lesson.id
        assert lesson.title
    assert named <= set(ledger_of(ruleset))
    return named


def check_length(lesson: Lesson) -> None:
    """A lesson tells what it tells in two to five sentences."""
    assert 2 <= len(re.findall(r"[.:?](?:\s|$)", lesson.text)) <= 5, lesson.id
