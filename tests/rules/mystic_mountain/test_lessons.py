"""The lessons: each can be learnt as its text says, ends in the position its text names, and takes no other choice for the wanted one."""

import re
from dataclasses import dataclass

import pytest

from grognard.core.attempts import Attempt, attempt, lesson_of
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import OVER
from grognard.core.lessons import Lesson
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.lessons import lessons
from tests.rules.learning import check_length, check_other, check_rules_named, take

RULE = re.compile(r"MM-R?\d+")


@dataclass(frozen=True)
class Taught:
    """How a lesson is done, another choice that is allowed but not wanted, and what the board shows in the end."""

    lesson: str
    done: tuple[str, ...]
    other: str = ""
    tried: tuple[str, ...] = ()  # places asked at the end, and the rules that may answer
    cited: tuple[str, ...] = ()
    stands: tuple[str, ...] = ()
    points: tuple[int, int] = (0, 0)


TAUGHT = [
    Taught("march", ("D12-D9",), "D12-C12", ("D9", "D8"), ("MM-039",), ("D9 South soldier", "E8 North soldier")),
    Taught("march", ("D12-E9",), "end", ("E9", "E10"), ("MM-039",), ("E9 South soldier",)),
    Taught("slopes", (), "G13-F12", ("G13", "G12"), ("MM-R15",), ("G13 South soldier",)),
    Taught(
        "attack",
        ("D9xE8", "B9xC8"),
        "B9xC8",
        ("B9", "C8"),
        ("MM-041", "MM-R49"),
        ("E8 nothing", "C8 North soldier", "D9 South soldier"),
        (2, 0),
    ),
    Taught("miners", ("G13xH13",), "F13-F15", ("F13", "G12"), ("MM-054",), ("H13 nothing", "G12 North miner")),
    Taught(
        "climb",
        ("G13^G12", "K13^K12"),
        "K13^K12",
        ("G12", "G11"),
        ("MM-060",),
        ("G12 South miner", "K12 South miner"),
        (1, 0),
    ),
    Taught("income", ("end",), "H11-I11", points=(8, 1)),
    Taught(
        "down", ("H10-G11", "G11-G13"), "H10-H11", ("I9", "I10"), ("MM-065", "MM-R24"), ("G13 South miner", "H10 nothing")
    ),
    Taught("purchase", ("soldier@I17", "I17-I14"), "none", stands=("I14 South soldier", "I17 nothing"), points=(1, 0)),
    Taught("shot", ("I13*I9",), "I13*K11", ("I13", "K11"), ("MM-070",), ("I4 North miner", "I9 nothing")),
    Taught("back", (), "E14-E12", ("E14", "G12"), ("MM-082", "MM-R79"), ("G12 North miner",)),
    *(
        Taught("side", (f"E14-{square}", f"{square}*G12"), "E14-F14", stands=("J12 North miner", f"{square} South archer"))
        for square in ("C12", "D12", "E12")
    ),
    Taught(
        "engage",
        ("D9&C8",),
        "D9-D10",
        ("D9", "C8"),
        ("MM-R61", "MM-R62", "MM-050"),
        ("C8 North archer", "D9 South soldier"),
    ),
    Taught("full-attack", ("D9!C8",), "D9-D10", stands=("C8 nothing", "D9 South soldier")),
    Taught("free", ("free", "D9*G12"), "end", stands=("I14 North miner", "D9 South archer")),
    Taught("top", ("end",), "I9-H9", points=(0, 1)),
]  # fmt: skip


def play(lesson: Lesson, notations: tuple[str, ...], asked: tuple[str, ...] = ()) -> Attempt:
    return take(RULESET, lesson, notations, asked)


def standing(found: Attempt, square: str) -> str:
    view = RULESET.view(found.game, 0)
    for piece in view.pieces:
        if piece.place == square:
            return f"{view.seats[piece.owner].name} {piece.kind}"
    return "nothing"


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: f"{taught.lesson} {' '.join(taught.done)}")
def test_a_lesson_is_learnt_by_doing_what_it_says(taught: Taught) -> None:
    lesson = lesson_of(RULESET, taught.lesson)
    found = play(lesson, taught.done, taught.tried)
    assert found.done
    assert found.steps == len(lesson.steps)
    assert found.say == lesson.steps[-1].say
    for line in taught.stands:
        square, what = line.split(" ", 1)
        assert standing(found, square) == what, square
    assert tuple(seat.facts["points"] for seat in RULESET.view(found.game, 0).seats) == taught.points
    if taught.tried:
        assert found.refusal is not None
        assert found.refusal.rule in taught.cited
        assert set(lesson.steps[-1].refused) <= set(taught.cited)
        assert not play(lesson, taught.done).done


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda taught: f"{taught.lesson} {taught.other}")
def test_another_allowed_choice_does_not_count(taught: Taught) -> None:
    check_other(RULESET, taught.lesson, taught.other)


def test_a_choice_that_is_not_allowed_is_refused_with_its_rule() -> None:
    lesson = lesson_of(RULESET, "back")
    shot = lesson_of(RULESET, "shot")
    forbidden = RULESET.parse(RULESET.load(shot.position), "I13*I9")
    with pytest.raises(IllegalAction) as caught:
        attempt(RULESET, lesson, [forbidden])
    assert caught.value.rule.startswith("MM-")


def test_nothing_more_is_done_after_a_wrong_turn() -> None:
    lesson = lesson_of(RULESET, "attack")
    wrong = RULESET.parse(RULESET.load(lesson.position), "B9xC8")
    game = attempt(RULESET, lesson, [wrong]).game
    with pytest.raises(DataError):
        attempt(RULESET, lesson, [wrong, RULESET.parse(game, "end")])


def test_every_lesson_is_tried_here() -> None:
    assert {taught.lesson for taught in TAUGHT} == {lesson.id for lesson in lessons()}
    assert len(lessons()) == 15


def test_all_that_is_wanted_is_tried_here() -> None:
    for lesson in lessons():
        for number, step in enumerate(lesson.steps):
            if step.wanted:
                tried = {taught.done[number] for taught in TAUGHT if taught.lesson == lesson.id}
                assert tried == set(step.wanted), lesson.id
            else:
                assert number == len(lesson.steps) - 1, "a try that is refused comes last: it changes nothing"


def test_dice_of_a_lesson_are_all_used() -> None:
    for taught in TAUGHT:
        lesson = lesson_of(RULESET, taught.lesson)
        found = play(lesson, taught.done)
        assert [entry.text for entry in found.entries if entry.kind == "chance"] == list(lesson.dice)


@pytest.mark.rule("MM-015", "MM-R95")
def test_the_last_lesson_is_won_on_the_top() -> None:
    found = play(lesson_of(RULESET, "top"), ("end",))
    result = RULESET.view(found.game, 0).result
    assert found.game.actor == OVER
    assert result is not None
    assert (result["reason"], result["winner"]) == ("top", 0)


def test_rules_named_in_lessons_exist_and_most_of_play_is_taught() -> None:
    named = check_rules_named(RULESET, RULE)
    for lesson in lessons():
        check_length(lesson)
    assert {"MM-029", "MM-042", "MM-062", "MM-027", "MM-036", "MM-071", "MM-082", "MM-049", "MM-050", "MM-052"} <= named


def test_a_lesson_that_does_not_exist_is_named_with_the_others() -> None:
    with pytest.raises(DataError) as caught:
        lesson_of(RULESET, "flying")
    assert "march" in caught.value.allowed
