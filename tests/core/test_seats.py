"""The seats of a match: resigning, draws, time, new players, names."""

from collections.abc import Callable

import pytest

from grognard.core.chance import ScriptedSource
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import WHOLE_WIN
from grognard.core.match import Match
from tests.core.cups import CALL, CUPS, END, STEP
from tests.core.matches import LEFT, RIGHT, mark, table


@pytest.mark.parametrize(("seat", "scores"), [(LEFT, (0, WHOLE_WIN)), (RIGHT, (WHOLE_WIN, 0))])
def test_resigning_gives_the_other_seat_the_win(seat: int, scores: tuple[int, int]) -> None:
    match = table()
    match.order(LEFT, [END] if seat == RIGHT else [STEP])
    match.resign(seat)
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == (scores, "resigned", "CUP-R")
    assert match.legal() == []


def test_resigning_is_refused_out_of_turn_and_with_more_seats() -> None:
    for match, seat, why in ((table(), RIGHT, "own turn"), (table(seats=3), LEFT, "more than two seats")):
        before = mark(match)
        with pytest.raises(IllegalAction, match=why) as caught:
            match.resign(seat)
        assert caught.value.rule == "CUP-R"
        assert mark(match) == before


def test_a_draw_needs_every_seat() -> None:
    match = table(seats=3)
    match.offer_draw(RIGHT)
    match.answer_draw(LEFT, accept=True)
    assert match.offer_of == RIGHT
    match.answer_draw(2, accept=True)
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == ((840, 840, 840), "draw agreed", "CUP-D")


LAPSES: list[tuple[str, Callable[[Match], object]]] = [
    ("declined", lambda match: match.answer_draw(RIGHT, accept=False)),
    ("the other seat plays on", lambda match: [match.order(LEFT, [END]), match.order(RIGHT, [STEP])]),
    ("something is taken back", lambda match: match.undo(LEFT)),
]


@pytest.mark.parametrize("lapse", [row[1] for row in LAPSES], ids=[row[0] for row in LAPSES])
def test_an_offer_lapses(lapse: Callable[[Match], object]) -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.offer_draw(LEFT)
    assert match.offer_of == LEFT
    lapse(match)
    assert match.offer_of == -1
    with pytest.raises(IllegalAction, match="no offer"):
        match.answer_draw(RIGHT, accept=True)


def test_an_offer_stands_while_its_seat_plays_and_the_table_passes() -> None:
    match = table()
    match.offer_draw(LEFT)
    match.order(LEFT, [STEP, CALL])
    assert match.entries[-1].auto
    assert match.offer_of == LEFT
    with pytest.raises(IllegalAction, match="open already"):
        match.offer_draw(RIGHT)
    with pytest.raises(IllegalAction, match="no offer of a draw for you"):
        match.answer_draw(LEFT, accept=True)


def test_an_own_offer_does_not_bar_taking_back() -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.offer_draw(LEFT)
    assert match.undo(LEFT) == 1


def test_who_runs_out_of_time_loses_a_game_of_two() -> None:
    match = table()
    match.time_out(RIGHT)
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == ((WHOLE_WIN, 0), "out of time", "CUP-T")


def test_of_more_seats_the_late_one_waits_for_a_new_player() -> None:
    match = table(seats=3)
    match.time_out(RIGHT)
    assert match.result is None


def test_a_new_player_takes_a_seat() -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.replace(LEFT, "Zoe")
    assert match.players == ["Zoe", "Bob"]
    assert "The table has done something else" in match.why_no_undo(LEFT)


def test_names_are_one_line_of_text() -> None:
    for name in ("a\nb", "x" * 201, "\ud800"):
        with pytest.raises(DataError, match="readable letters"):
            Match.new(CUPS, {}, 2, ScriptedSource([1]), players=[name, ""])
        with pytest.raises(DataError, match="readable letters"):
            table().replace(LEFT, name)


@pytest.mark.parametrize(("seats", "players"), [(1, []), (4, []), (2, ["Ann"]), (2, ["Ann", "Bob", "Cy"])])
def test_a_match_needs_its_seats(seats: int, players: list[str]) -> None:
    with pytest.raises(DataError):
        Match.new(CUPS, {}, seats, ScriptedSource([1]), players=players)
