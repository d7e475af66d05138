"""Matches: whole orders, events, branches, dice typed in."""

from collections.abc import Callable

import pytest

from grognard.core.chance import ChancePoint, ManualSource, ScriptedSource
from grognard.core.errors import DataError, IllegalAction, StaleOrder
from grognard.core.game import OVER, SPECTATOR, WHOLE_WIN
from grognard.core.match import Match
from tests.core.cups import CALL, CUPS, END, FLIP, NOTE, PASS, PEEK, ROLL, SHOUT, STEP, STOP, CountingSource, Cups
from tests.core.matches import LEFT, RIGHT, cups, mark, table


def told(match: Match, since: int, seat: int) -> list[str]:
    return [match.narrate(event, seat) for event in match.events(since, seat)]


def kinds(match: Match) -> list[str]:
    return [entry.kind for entry in match.entries]


def test_a_new_match_runs_to_the_first_choice() -> None:
    match = table()
    assert (match.number, kinds(match), match.game.actor) == (1, ["chance"], LEFT)
    assert match.players == ["Ann", "Bob"]
    assert match.legal() == [0, 1, 2, 3, 4, 5, 8, 9]
    assert match.waits_for_chance is None


def test_an_order_is_carried_out_with_all_that_follows() -> None:
    match = table(4)
    events = match.order(LEFT, [STEP, STEP, ROLL], number=1)
    assert [event.what for event in events] == ["step", "step", "roll", "die"]
    assert kinds(match) == ["chance", "act", "act", "act", "chance"]
    assert [entry.text for entry in match.entries] == ["3", "step", "step", "roll", "5"]
    assert [entry.number for entry in match.entries] == [0, 1, 2, 3, 4]
    assert match.entries[4].purpose == "die"


REFUSED: list[tuple[str, int, list[object], str, str]] = [
    ("out of turn", RIGHT, [STEP], "CUP-7", "not your turn"),
    ("an answer to another question", LEFT, [PASS], "CUP-8", "another question"),
    ("the second choice is illegal", LEFT, [STEP, PASS], "CUP-8", "another question"),
    ("no such number", LEFT, [STEP, 10], "CUP-O", "no action 10"),
    ("a number below 0", LEFT, [-1], "CUP-O", "no action -1"),
    ("no number", LEFT, ["step"], "CUP-O", "'step' is no number"),
    ("a switch is no number", LEFT, [True], "CUP-O", "True is no number"),
    ("a fraction is no number", LEFT, [1.0], "CUP-O", "1.0 is no number"),
    ("past chance", LEFT, [ROLL, STEP], "CUP-O", "chance is asked"),
    ("past another seat", LEFT, [END, STEP], "CUP-O", "another seat is asked"),
    ("past a window of another seat", LEFT, [CALL, STEP], "CUP-O", "another seat is asked"),
    ("past a secret look", LEFT, [PEEK, STEP], "CUP-O", "something hidden is shown"),
    ("past an open look", LEFT, [STEP, FLIP, STEP], "CUP-O", "something hidden is shown"),
    ("past the end", LEFT, [STOP, STEP], "CUP-O", "the game is over"),
]


@pytest.mark.parametrize(
    ("seat", "order", "rule", "text"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_an_order_is_refused_whole(seat: int, order: list[int], rule: str, text: str) -> None:
    match = table(4)
    before = mark(match)
    with pytest.raises(IllegalAction, match=text) as caught:
        match.order(seat, order)
    assert caught.value.rule == rule
    assert mark(match) == before
    with pytest.raises(IllegalAction) as drafted:
        match.draft(seat, order)
    assert (drafted.value.rule, drafted.value.text) == (rule, caught.value.text)
    assert mark(match) == before


def test_a_look_that_shows_nothing_new_does_not_end_an_order() -> None:
    match = table()
    match.order(LEFT, [FLIP])
    match.order(LEFT, [FLIP, STEP, NOTE, STEP])
    assert [entry.text for entry in match.entries] == ["3", "flip", "flip", "step", "note", "step"]


def test_an_order_for_an_earlier_moment_is_stale() -> None:
    match = table()
    match.order(LEFT, [STEP], number=1)
    before = mark(match)
    with pytest.raises(StaleOrder, match="at entry 2, this was meant for entry 1"):
        match.order(LEFT, [STEP], number=1)
    with pytest.raises(StaleOrder):
        match.draft(LEFT, [STEP], number=1)
    assert mark(match) == before


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_such_seat(seat: int) -> None:
    match = table()
    before = mark(match)
    with pytest.raises(DataError, match=f"no seat {seat}"):
        match.order(seat, [STEP])
    assert mark(match) == before


def test_an_empty_order_is_none() -> None:
    with pytest.raises(DataError, match="at least one"):
        table().order(LEFT, [])


def test_a_failing_source_leaves_the_match_as_it_was() -> None:
    match = table()
    before = mark(match)
    with pytest.raises(AssertionError, match="nothing scripted for die at entry 3"):
        match.order(LEFT, [STEP, ROLL])
    assert mark(match) == before


def test_the_table_passes_for_a_seat_that_can_do_nothing_else() -> None:
    match = table(horns=0)
    match.order(LEFT, [CALL])
    assert [(entry.seat, entry.text, entry.auto) for entry in match.entries[1:]] == [
        (LEFT, "call", False),
        (RIGHT, "pass", True),
    ]
    assert match.game.actor == LEFT


def test_the_table_waits_for_a_seat_that_can_answer() -> None:
    match = table(horns=2)
    match.order(LEFT, [CALL])
    assert match.game.actor == RIGHT
    match.order(RIGHT, [SHOUT])
    assert [(entry.seat, entry.text, entry.auto) for entry in match.entries[1:]] == [
        (LEFT, "call", False),
        (RIGHT, "shout", False),
    ]


def test_the_only_choice_of_a_turn_is_left_to_its_seat() -> None:
    match = table(*[5] * 80)
    for _ in range(80):
        match.order(LEFT, [ROLL])
    assert match.legal() == [STOP]
    assert match.result is None


def test_a_source_that_is_out_of_bounds_is_a_bug_and_changes_nothing() -> None:
    class Loaded(CountingSource):
        def draw(self, point: ChancePoint) -> int:
            return 2 if point.number == 0 else 6

    match = Match.new(CUPS, {}, 2, Loaded())
    before = mark(match)
    with pytest.raises(ValueError, match="6 is no outcome of die, which has 6"):
        match.order(LEFT, [STEP, ROLL])
    assert mark(match) == before


def test_nothing_goes_on_after_the_end() -> None:
    match = table(4)
    match.order(LEFT, [STEP, STOP])
    assert match.game.actor == OVER
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == ((WHOLE_WIN, 0), "stopped", "CUP-9")
    before = mark(match)
    attempts: list[Callable[[], object]] = [
        lambda: match.order(LEFT, [STEP]),
        lambda: match.draft(LEFT, [STEP]),
        lambda: match.undo(LEFT),
        lambda: match.resign(LEFT),
        lambda: match.offer_draw(LEFT),
        lambda: match.answer_draw(LEFT, accept=True),
        lambda: match.replace(LEFT, "Zoe"),
        lambda: match.time_out(LEFT),
    ]
    for attempt in attempts:
        with pytest.raises(IllegalAction, match="over: stopped") as caught:
            attempt()
        assert caught.value.rule == "CUP-9"
    assert match.legal() == []
    assert match.draft(LEFT).stop == "over"
    assert match.why_no_undo(LEFT) == "The game is over."
    assert mark(match) == before


def test_events_hide_what_a_seat_may_not_know() -> None:
    match = table()
    match.order(LEFT, [NOTE, PEEK])
    assert told(match, 0, LEFT) == ["hide", "note 1", "peek 2"]
    assert told(match, 0, RIGHT) == told(match, 0, SPECTATOR) == ["hide", "note", "peek"]
    assert [event.numbers for event in match.events(0, RIGHT)] == [(0, 0, 0)] * 3
    assert told(match, 2, LEFT) == ["peek 2"]
    assert [event.what for event in match.events(1, LEFT, until=2)] == ["note"]


def test_the_table_tells_its_own_commands() -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.undo(LEFT)
    match.replace(RIGHT, "Zoe")
    match.offer_draw(LEFT)
    match.answer_draw(RIGHT, accept=False)
    match.resign(LEFT)
    assert told(match, 2, SPECTATOR) == [
        "Left takes back to entry 1.",
        "Right has a new player.",
        "Left offers a draw.",
        "Right declines the draw.",
        "Left resigns.",
    ]
    assert [event.rule for event in match.events(2, LEFT)] == ["CUP-U", "", "CUP-D", "CUP-D", "CUP-R"]


def test_a_branch_goes_on_with_chance_of_its_own() -> None:
    match = table(1, 4)
    match.order(LEFT, [STEP, ROLL])
    match.order(LEFT, [STOP])
    twig = match.branch(3, ScriptedSource([5]))
    assert [entry.text for entry in twig.entries] == ["3", "step", "roll", "6"]
    assert twig.inherited == 3
    assert twig.result is None
    assert [entry.text for entry in match.entries] == ["3", "step", "roll", "2", "stop"]
    twig.order(LEFT, [STEP])
    assert twig.at(2).pack() == match.at(2).pack()
    assert twig.players == ["Ann", "Bob"]


def test_a_long_branch_forgets_what_came_after_it() -> None:
    match = table(*[1] * 30)
    for _ in range(20):
        match.order(LEFT, [STEP])
    for _ in range(10):
        match.order(LEFT, [ROLL])
    match.order(LEFT, [STOP])
    twig = match.branch(20, ScriptedSource())
    for _ in range(16):
        twig.order(LEFT, [NOTE])
    assert twig.number == 36
    for number in range(21, 37):
        game = twig.at(number)
        assert isinstance(game, Cups)
        assert (game.state.steps[LEFT], game.state.notes[LEFT]) == (19, number - 20)


def test_a_running_game_with_secrets_is_not_branched() -> None:
    match = table()
    match.order(LEFT, [FLIP])
    before = mark(match)
    with pytest.raises(IllegalAction, match="only once it is over"):
        match.branch(1, ScriptedSource())
    assert mark(match) == before


def test_people_throw_open_dice_and_the_rest_falls_to_the_other_source() -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(ScriptedSource([2])))
    match.order(LEFT, [STEP, ROLL])
    point = match.waits_for_chance
    assert point is not None
    assert (point.number, point.size, point.purpose, point.audience) == (3, 6, "die", -1)
    assert match.draft(LEFT).stop == "chance"
    assert match.draft(SPECTATOR).stop == "chance"
    assert match.legal() == []
    assert match.why_no_undo(LEFT) == "Your choice is made and chance is asked."
    assert [event.what for event in match.supply(5)] == ["die"]
    assert cups(match).state.steps == [6, 0]
    assert match.waits_for_chance is None


@pytest.mark.parametrize("outcome", [-1, 6, 2**60, True, "3", None, 2.0])
def test_what_no_die_shows_is_refused(outcome: int) -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(ScriptedSource([2])))
    match.order(LEFT, [ROLL])
    before = mark(match)
    with pytest.raises(DataError, match=r"no outcome of die\. Allowed: 0 to 5"):
        match.supply(outcome)
    with pytest.raises(IllegalAction, match="not your turn"):
        match.order(LEFT, [STEP])
    assert mark(match) == before


def test_a_throw_nobody_waits_for_is_refused() -> None:
    match = table()
    with pytest.raises(DataError, match="waited for"):
        match.supply(3)
