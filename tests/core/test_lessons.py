"""Lessons: wanted choices, tries that are refused, replies, and dice that are known beforehand."""

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.attempts import attempt, lesson_of
from grognard.core.chance import ScriptedSource
from grognard.core.errors import DataError, IllegalAction
from grognard.core.lessons import Lesson, Step
from grognard.core.match import Match
from tests.core.cups import CALL, CUPS, END, PASS, ROLL, STEP, STOP, CupsRuleset

POSITION = Match.new(CUPS, {}, 2, ScriptedSource([3])).game.pack()


def lesson(*steps: Step, dice: tuple[str, ...] = ()) -> Lesson:
    return Lesson(
        id="one", title="One", text="A text.", goal="Do it.", position=POSITION, seat=0, steps=steps, dice=dice
    )


STEP_THEN_END = lesson(
    Step(wanted=("step", "note"), say="Well stepped.", otherwise="Step, please."),
    Step(wanted=("end",), replies=("step", "end"), say="Again you."),
)


def test_it_begins_with_its_goal() -> None:
    begun = attempt(CUPS, STEP_THEN_END)
    assert (begun.say, begun.steps, begun.stop, begun.done) == ("Do it.", 0, "", False)


def test_wanted_choices_lead_to_its_end() -> None:
    first = attempt(CUPS, STEP_THEN_END, [STEP])
    assert (first.say, first.steps, first.stop, first.done) == ("Well stepped.", 1, "", False)
    done = attempt(CUPS, STEP_THEN_END, [STEP, END])
    assert (done.say, done.steps, done.done) == ("Again you.", 2, True)
    assert [(entry.seat, entry.text) for entry in done.entries] == [(0, "step"), (0, "end"), (1, "step"), (1, "end")]
    assert done.game.actor == 0


def test_another_legal_choice_gets_a_hint() -> None:
    off = attempt(CUPS, STEP_THEN_END, [CALL])
    assert (off.say, off.steps, off.stop, off.done) == ("Step, please.", 0, "off", False)
    without = attempt(CUPS, STEP_THEN_END, [STEP, STOP])
    assert (without.say, without.stop) == ("Do it.", "off")


@pytest.mark.parametrize("actions", [[CALL, PASS], [STEP, END, STEP]])
def test_nothing_follows_the_end_or_a_false_step(actions: list[int]) -> None:
    with pytest.raises(DataError, match="no further choice"):
        attempt(CUPS, STEP_THEN_END, actions)


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        attempt(CUPS, STEP_THEN_END, [PASS])
    assert refused.value.rule == "CUP-8"
    with pytest.raises(DataError, match="no more than"):
        attempt(CUPS, STEP_THEN_END, [STEP] * 201)


def test_dice_fall_as_they_are_written() -> None:
    rolled = attempt(CUPS, lesson(Step(wanted=("roll",), say="Six."), dice=("6",)), [ROLL])
    assert [entry.text for entry in rolled.entries] == ["roll", "6"]
    assert rolled.done


@pytest.mark.parametrize("dice", [(), ("sideways",)])
def test_dice_that_do_not_fit_fall_anyhow_and_always_the_same(dice: tuple[str, ...]) -> None:
    one = lesson(Step(wanted=("step",), say="Yes."), dice=dice)
    fallen = {attempt(CUPS, one, [ROLL]).entries[-1].text for _ in range(3)}
    assert len(fallen) == 1
    assert fallen <= {"1", "2", "3", "4", "5", "6"}


REFUSED = lesson(Step(wanted=("step",), say="Stepped."), Step(refused=("CUP-8",), say="That is why."))


def test_a_refused_try_can_be_what_is_wanted() -> None:
    assert attempt(CUPS, REFUSED, [], PASS).steps == 0
    done = attempt(CUPS, REFUSED, [STEP], PASS)
    assert done.refusal is not None
    assert (done.refusal.rule, done.say, done.done) == ("CUP-8", "That is why.", True)
    allowed = attempt(CUPS, REFUSED, [STEP], STEP)
    assert (allowed.refusal, allowed.say, allowed.done) == (None, "Stepped.", False)


def test_lessons_are_found_by_their_ids() -> None:
    class Taught(CupsRuleset):
        def lessons(self) -> Sequence[Lesson]:
            return (REFUSED,)

    assert lesson_of(Taught(), "one") is REFUSED
    with pytest.raises(DataError, match="Allowed: one"):
        lesson_of(Taught(), "two")
    with pytest.raises(DataError):
        lesson_of(CUPS, "one")


@pytest.mark.parametrize("asked", [PASS, ["p1"], []])
def test_a_question_does_not_change_anything(asked: Any) -> None:
    begun = attempt(CUPS, REFUSED, [], asked)
    assert begun.game.pack() == POSITION
    assert begun.entries == []
