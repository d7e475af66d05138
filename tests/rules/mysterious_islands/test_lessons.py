"""The lessons: each can be learnt as its text says, ends in the position its text names, and takes no other choice for the wanted one."""

import re
from dataclasses import dataclass

import pytest

from grognard.core.attempts import Attempt, lesson_of
from grognard.core.errors import DataError
from grognard.core.lessons import Lesson
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.lessons import lessons
from tests.rules.learning import check_length, check_other, check_rules_named, take

RULE = re.compile(r"MI-R?\d+")


@dataclass(frozen=True)
class Taught:
    """How a lesson is done, another choice that is allowed but not wanted, and what the chart shows in the end."""

    lesson: str
    done: str
    other: str
    stands: tuple[str, ...]  # "hex: units by kind", as far as it matters
    tried: str = ""  # the hex asked at the end
    bank: int = 0


TAUGHT = [
    Taught("walk", "B4 boss D4 B4 2", "end", ("B4: 3 band, 1 base", "D4: 1 boss"), "C4"),
    Taught("sail", "D4 3 E4 E4 F4 F4 2 G4", "E4", ("F4: 1 band, 1 boat", "G4: 2 band", "D4: nobody", "E4: nobody")),
    Taught("land", "F6 boat 3 G6 G6 3 H5 end", "end", ("H5: 3 band", "G6: 1 boat", "F6: 1 boat")),
    Taught("recruit", "boat E4 band", "boss", ("E4: 1 boat", "D4: 2 band, 1 base"), "E4", bank=4),
    Taught("found", "base E6 base", "boat", ("E6: 2 band, 1 base", "C5: 1 band"), "C5", bank=3),
    Taught("edge", "boat I3 boss I3 band", "band", ("I3: 1 boss, 1 boat",), "I5", bank=5),
    Taught("shell", "F4 G4 F4 G3 F4", "end", ("G4: 3 band", "G3: 1 band, 1 base", "F4: 3 boat", "H5: 2 band"), "H5"),
    Taught("battle", "D4 band", "H5", ("D4: 2 band, 1 boss", "C2: 1 band, 2 band", "H5: 3 band, 1 band, 1 boss")),
    Taught("hide", "hide 2 1 shaman", "stand", ("D3: 2 band, 1 boss", "D4: 5 band"), bank=5),
    Taught("overboard", "boat", "band", ("D4: 4 band", "E4: 3 band, 1 boat"), bank=7),
    Taught("zombies", "E4 6 D4", "end", ("D4: 6 band, 1 base", "E4: nobody")),
    Taught("invention", "pirates", "reinforcements", ("B4: 2 band, 1 base",), bank=9),
    Taught("cards", "card:6 1 card:10 2 up pass card:K", "card:10", ("B4: 2 band, 1 base",), bank=10),
    Taught("queen", "F4 pass card:Q", "end", ("G3: 2 band, 1 base",)),
]


def play(lesson: Lesson, notations: str, asked: str = "") -> Attempt:
    return take(RULESET, lesson, notations.split(), [asked] if asked else ())


def standing(found: Attempt, place: str) -> str:
    pieces = [piece for piece in RULESET.view(found.game, 0).pieces if piece.place == place]
    return ", ".join(sorted(f"{piece.facts['count']} {piece.kind}" for piece in pieces)) or "nobody"


def ordered(units: str) -> str:
    return ", ".join(sorted(units.split(", ")))


def bank_of(found: Attempt) -> int:
    return int(RULESET.view(found.game, 0).seats[0].facts["factions"][0]["bank"])


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: taught.lesson)
def test_a_lesson_is_learnt_by_doing_what_it_says(taught: Taught) -> None:
    lesson = lesson_of(RULESET, taught.lesson)
    found = play(lesson, taught.done, taught.tried)
    assert found.done
    assert found.steps == len(lesson.steps)
    assert found.say == lesson.steps[-1].say
    for line in taught.stands:
        place, units = line.split(": ")
        assert standing(found, place) == ordered(units), place
    assert bank_of(found) == taught.bank
    if taught.tried:
        assert found.refusal is not None
        assert found.refusal.rule in lesson.steps[-1].refused
        assert not play(lesson, taught.done).done


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: taught.lesson)
def test_another_allowed_choice_does_not_count(taught: Taught) -> None:
    check_other(RULESET, taught.lesson, taught.other)


def test_every_step_has_a_hint() -> None:
    for lesson in lessons():
        for step in lesson.steps:
            assert step.otherwise, lesson.id


def test_every_lesson_is_tried_here() -> None:
    assert [taught.lesson for taught in TAUGHT] == [lesson.id for lesson in lessons()]


def test_all_that_is_wanted_is_tried_here() -> None:
    for lesson, taught in zip(lessons(), TAUGHT, strict=True):
        wanted = [step.wanted for step in lesson.steps if step.wanted]
        assert [(notation,) for notation in taught.done.split()] == wanted, lesson.id
        assert all(step.wanted for step in lesson.steps[:-1]), "a try that is refused comes last: it changes nothing"


def test_dice_of_a_lesson_are_all_used() -> None:
    for taught in TAUGHT:
        lesson = lesson_of(RULESET, taught.lesson)
        found = play(lesson, taught.done)
        assert [entry.text for entry in found.entries if entry.kind == "chance"] == list(lesson.dice), lesson.id


@pytest.mark.rule("MI-156", "MI-144")
def test_the_queen_of_the_lesson_is_needed() -> None:
    lesson = lesson_of(RULESET, "queen")
    saved = play(lesson, "F4 pass card:Q")
    missed = play(lesson, "F4 pass pass")
    assert (standing(saved, "G3"), standing(missed, "G3")) == (
        ordered("2 band, 1 base"),
        ordered("2 band, 1 base, 1 boss"),
    )
    assert RULESET.view(saved.game, 0).facts["discards"] == {"A": 1, "Q": 1}


@pytest.mark.rule("MI-138")
def test_the_treasure_map_of_the_lesson_counts_at_once() -> None:
    lesson = lesson_of(RULESET, "invention")
    assert bank_of(play(lesson, "pirates")) == 3 + 4 + 2
    with_points = play(lesson, "reinforcements")
    assert not RULESET.view(with_points.game, 0).seats[0].facts["factions"][0]["invented"]


def test_rules_named_in_lessons_exist_and_most_of_play_is_taught() -> None:
    named = check_rules_named(RULESET, RULE)
    for lesson in lessons():
        check_length(lesson)
    assert {"MI-050", "MI-R57", "MI-044", "MI-049", "MI-R48", "MI-056", "MI-063", "MI-R100", "MI-073"} <= named
    assert {"MI-106", "MI-123", "MI-145", "MI-156"} <= named


def test_a_lesson_that_does_not_exist_is_named_with_the_others() -> None:
    with pytest.raises(DataError) as caught:
        lesson_of(RULESET, "flying")
    assert "walk" in caught.value.allowed
