"""Beginning a turn again, and the charts of a match."""

import pytest

from grognard.core.chance import SeededSource
from grognard.core.charts import charts_of, count_dice
from grognard.core.errors import IllegalAction
from grognard.core.match import Match
from tests.core.cups import CALL, CUPS, END, FLIP, NOTE, PASS, ROLL, SHOUT, STEP


def begun(seed: int = 5) -> Match:
    match = Match.new(CUPS, {}, 2, SeededSource(seed))
    assert [entry.kind for entry in match.entries] == ["chance"]
    return match


def test_a_turn_begins_again() -> None:
    match = begun()
    before = match.game.pack()
    match.order(0, [STEP, NOTE, STEP])
    assert match.can_restart(0) == ([3, 2, 1], "")
    assert match.restart(0) == 1
    assert match.game.pack() == before
    assert match.entries[-1].kind == "back"
    assert match.entries[-1].to == 1


def test_only_this_turn_is_taken_back() -> None:
    match = begun()
    match.order(0, [STEP, END])
    match.order(1, [STEP, END])
    before = match.game.pack()
    match.order(0, [STEP, STEP])
    assert match.restart(0) == 5
    assert match.game.pack() == before


def test_what_was_taken_back_already_does_not_count() -> None:
    match = begun()
    match.order(0, [STEP, STEP])
    match.undo(0)
    match.order(0, [NOTE])
    assert match.restart(0) == 1


REFUSED = [
    pytest.param([], "chosen nothing", id="nothing yet"),
    pytest.param([STEP, ROLL], "Chance has answered", id="a die was thrown"),
    pytest.param([STEP, FLIP], "shown you something", id="a reveal"),
    pytest.param([STEP, END], "Another seat is asked", id="not the seat's turn"),
]


@pytest.mark.parametrize(("actions", "reason"), REFUSED)
def test_why_a_turn_does_not_begin_again(actions: list[int], reason: str) -> None:
    match = begun()
    if actions:
        match.order(0, actions)
    entries = list(match.entries)
    with pytest.raises(IllegalAction, match=reason):
        match.restart(0)
    assert match.entries == entries
    assert reason in match.can_restart(0).limit


def test_after_a_die_only_the_rest_is_taken_back_one_by_one() -> None:
    match = begun()
    match.order(0, [ROLL])
    match.order(0, [STEP, STEP])
    with pytest.raises(IllegalAction, match="Chance has answered") as refused:
        match.restart(0)
    assert refused.value.nearest == "You can go back to entry 3."


def test_an_answer_of_another_seat_keeps_the_turn() -> None:
    match = begun()
    match.order(0, [STEP])
    match.order(0, [CALL])
    if match.game.actor == 1:
        match.order(1, [PASS if PASS in match.legal() else SHOUT])
    match.order(0, [STEP])
    with pytest.raises(IllegalAction, match="Another seat has answered"):
        match.restart(0)


@pytest.mark.parametrize(("size", "dice"), [(6, 1), (36, 2), (216, 3), (2, 0), (1, 0), (52, 0), (2**32, 0)])
def test_dice_are_told_by_their_number_of_outcomes(size: int, dice: int) -> None:
    assert count_dice(size) == dice


def test_dice_are_counted_as_the_viewer_may_know_them() -> None:
    match = begun()
    match.order(0, [ROLL])
    match.order(0, [ROLL])
    shown = [entry.choice + 1 for entry in match.entries if entry.purpose != "hide" and entry.kind == "chance"]
    charts = charts_of(match, 0)
    assert len(shown) == 2
    (dice,) = charts.dice  # who hides the die knows of it no more than others
    assert dice.seat == -1
    assert dice.thrown == 2
    assert dice.faces == [shown.count(face) for face in range(1, 7)]
    assert dice.mean == sum(shown) / 2
    assert charts.series == []
