"""The lessons: each can be learnt as its text says, ends in the position its text names, and takes no other choice for the wanted one."""

import re
from dataclasses import dataclass

import pytest

from grognard.core.attempts import Attempt, lesson_of
from grognard.core.errors import DataError
from grognard.core.lessons import Lesson
from grognard.games.warp_empires.rules import WarpEmpires
from grognard.games.warp_empires.shipped import ruleset_of
from tests.rules.learning import check_other, check_rules_named, take
from tests.rules.warp_empires.desk import mars

RULESET = ruleset_of("space_1889_empires")
RULE = re.compile(r"(?:WE|S8)-R?\d+")


@dataclass(frozen=True)
class Taught:
    """How a lesson is done, another choice that is allowed but not wanted, and who stands where in the end."""

    lesson: str
    done: str
    other: str
    stands: tuple[str, ...]  # "territory: own units by type", as far as it matters
    tried: str = ""  # the territory asked at the end
    points: int = 0


TAUGHT = [
    Taught(
        "march",
        "card:minor_move Chryse gunboat done Isidis-Planitia card:major_move Chryse battalion done",
        "card:major_move",
        ("Isidis-Planitia: 1 gunboat", "Chryse: 2 battalion"),
        "Tithonia-Chasma",
    ),
    Taught(
        "cargo",
        "card:wind_and_steam Chryse battalion battleship done Tithonia-Chasma",
        "done",
        ("Tithonia-Chasma: 1 battalion, 1 battleship", "Chryse: 1 battalion"),
    ),
    Taught(
        "battle",
        "card:surprise card:evasion laid:2 pass gunboat",
        "pass",
        ("Hellas: 1 battalion, 1 cruiser, 1 gunboat", "Isidis-Planitia: nobody"),
    ),
    Taught("losses", "cruiser battalion", "gunboat", ("Hellas: 1 battleship, 1 gunboat", "Isidis-Planitia: nobody"), points=4),
    Taught("retreat", "gunboat Lunae-Planum", "battalion", ("Lunae-Planum: 2 battalion", "Isidis-Planitia: nobody")),
    Taught(
        "recruit",
        "battalion Tempe battalion Chryse battalion Chryse gunboat Chryse gunboat Chryse gunboat Tempe",
        "gunboat",
        ("Tempe: 1 battalion, 2 gunboat", "Chryse: 3 battalion, 3 gunboat"),
    ),
    Taught(
        "upkeep",
        "Lunae-Planum Chryse battalion",
        "Chryse",
        ("Lunae-Planum: nobody", "Chryse: 10 battalion, 2 cruiser, 2 fort, 6 gunboat"),
    ),
    Taught("spies", "card:spies seat:2 card:scouts Hellas card:sabotage Hellas", "done", ("Chryse: 1 battalion, 1 gunboat",)),
    Taught("storm", "pass card:sandstorms", "card:treaty", ("Isidis-Planitia: 1 gunboat",)),
]  # fmt: skip


def play(lesson: Lesson, notations: str, asked: str = "") -> Attempt:
    return take(RULESET, lesson, notations.split(), [asked] if asked else ())


def standing(found: Attempt, place: str) -> str:
    pieces = RULESET.view(found.game, 0).pieces
    own = [piece for piece in pieces if piece.place == place and piece.kind == "unit" and piece.owner == 0]
    return ", ".join(sorted(f"{piece.facts['count']} {piece.facts['type']}" for piece in own)) or "nobody"


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: taught.lesson)
def test_a_lesson_is_learnt_by_doing_what_it_says(taught: Taught) -> None:
    lesson = lesson_of(RULESET, taught.lesson)
    found = play(lesson, taught.done, taught.tried)
    assert found.done
    assert found.steps == len(lesson.steps)
    assert found.say == lesson.steps[-1].say
    for line in taught.stands:
        place, units = line.split(": ")
        assert standing(found, place) == units, place
    assert RULESET.view(found.game, 0).seats[0].facts["points"] == taught.points
    if taught.tried:
        assert found.refusal is not None
        assert found.refusal.rule in lesson.steps[-1].refused
        assert not play(lesson, taught.done).done


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: taught.lesson)
def test_another_allowed_choice_does_not_count(taught: Taught) -> None:
    check_other(RULESET, taught.lesson, taught.other)


def test_every_lesson_and_all_that_is_wanted_is_tried_here() -> None:
    for lesson, taught in zip(RULESET.lessons(), TAUGHT, strict=True):
        assert lesson.id == taught.lesson
        wanted = [step.wanted for step in lesson.steps if step.wanted]
        assert [(notation,) for notation in taught.done.split()] == wanted, lesson.id
        assert all(step.wanted for step in lesson.steps[:-1]), "a try that is refused comes last: it changes nothing"
        assert all(step.otherwise for step in lesson.steps), lesson.id


def test_draws_of_a_lesson_are_all_used() -> None:
    for taught in TAUGHT:
        lesson = lesson_of(RULESET, taught.lesson)
        found = play(lesson, taught.done)
        drawn = [entry.text for entry in found.entries if entry.kind == "chance"]
        assert drawn[: len(lesson.dice)] == list(lesson.dice), lesson.id


def test_rules_named_in_lessons_exist() -> None:
    assert check_rules_named(RULESET, RULE)


@pytest.mark.rule("S8-062", "S8-063", "S8-061")
def test_what_spies_and_scouts_saw_stays_noted() -> None:
    lesson = lesson_of(RULESET, "spies")
    before = RULESET.view(play(lesson, "").game, 0).seats[1].facts["known"]
    found = play(lesson, "card:spies seat:2 card:scouts Hellas card:sabotage Hellas")
    after = RULESET.view(found.game, 0).seats[1].facts["known"]
    assert (before, after) == ({}, {"trap": 1, "evasion": 1})
    stacks = [
        piece for piece in RULESET.view(found.game, 0).pieces if piece.kind == "stack" and piece.place == "Hellas"
    ]
    assert [unit["type"] for unit in stacks[0].facts["units"]] == ["battalion", "cruiser"]


def test_only_shipped_modules_have_a_tutorial() -> None:
    assert RULESET.lessons()
    assert not WarpEmpires(mars()).lessons()
    assert not ruleset_of("amber_fens").lessons()


def test_a_lesson_that_does_not_exist_is_named_with_the_others() -> None:
    with pytest.raises(DataError) as caught:
        lesson_of(RULESET, "flying")
    assert "march" in caught.value.allowed
