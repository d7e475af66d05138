"""Taking back: how far, what bars it, and the position after every entry."""

import pytest

from grognard.core.chance import ScriptedSource, SeededSource
from grognard.core.errors import DataError, IllegalAction
from grognard.core.match import Match
from grognard.core.ruleset import Meta
from tests.core.cups import CALL, CUPS, END, FLIP, NOTE, PEEK, ROLL, STEP, CountingSource, CupsRuleset
from tests.core.matches import LEFT, RIGHT, mark, table


def test_taking_back_is_an_entry_and_numbers_never_rewind() -> None:
    match = table()
    match.order(LEFT, [STEP, STEP, NOTE])
    position = match.at(3).pack()
    assert match.undo(LEFT) == 3
    assert (match.number, match.entries[-1].kind, match.entries[-1].to) == (5, "back", 3)
    assert match.game.pack() == position == match.at(5).pack()
    assert match.undo(LEFT) == 2
    match.order(LEFT, [STEP])
    assert match.undo(LEFT, 1) == 1
    assert match.game.pack() == match.at(1).pack()
    assert match.why_no_undo(LEFT) == "Chance has answered your last choice."


def test_what_is_done_again_meets_new_chance() -> None:
    match = Match.new(CUPS, {}, 2, CountingSource())
    match.order(LEFT, [STEP])
    match.undo(LEFT)
    match.order(LEFT, [ROLL])
    assert [(entry.kind, entry.choice) for entry in match.entries if entry.kind == "chance"] == [
        ("chance", 0),
        ("chance", 4),
    ]


BARRED: list[tuple[str, int, list[list[int]], int, str]] = [
    ("nothing chosen", 0, [], LEFT, "Chance has answered"),
    ("past chance", 0, [[STEP], [ROLL]], LEFT, "Chance has answered"),
    ("another seat may answer", 1 << RIGHT, [[STEP], [CALL]], LEFT, "asked for an answer"),
    ("another seat has passed", 0, [[STEP], [CALL]], LEFT, "Another seat has answered"),
    ("out of turn", 0, [[STEP]], RIGHT, "Another seat has answered"),
    ("a secret look", 0, [[STEP], [PEEK]], LEFT, "shown you something hidden"),
    ("an open look", 0, [[STEP], [FLIP]], LEFT, "shown you something hidden"),
    ("the other one's turn before", 0, [[STEP, END]], RIGHT, "Another seat has answered"),
]


@pytest.mark.parametrize(
    ("horns", "orders", "seat", "why"), [row[1:] for row in BARRED], ids=[row[0] for row in BARRED]
)
def test_what_cannot_be_taken_back(horns: int, orders: list[list[int]], seat: int, why: str) -> None:
    match = table(4, horns=horns)
    for order in orders:
        match.order(LEFT, order)
    before = mark(match)
    assert why in match.why_no_undo(seat)
    with pytest.raises(IllegalAction, match=why) as caught:
        match.undo(seat)
    assert caught.value.rule == "CUP-U"
    assert mark(match) == before


def test_taking_back_reaches_the_last_barrier_and_no_further() -> None:
    match = table()
    match.order(LEFT, [STEP, PEEK])
    match.order(LEFT, [STEP, NOTE])
    before = mark(match)
    for to in (0, 1, 2, 5, 99, -1):
        with pytest.raises(IllegalAction) as caught:
            match.undo(LEFT, to)
        assert "entry 3" in caught.value.nearest or to > 4
    assert mark(match) == before
    assert match.undo(LEFT, 3) == 3
    assert "something hidden" in match.why_no_undo(LEFT)


def test_the_end_of_a_turn_is_taken_back_until_the_other_seat_acts() -> None:
    match = table()
    match.order(LEFT, [STEP, END])
    assert match.undo(LEFT) == 2
    assert (match.game.actor, match.entries[-1].kind) == (LEFT, "back")
    assert match.undo(LEFT) == 1
    match.order(LEFT, [END])
    match.order(RIGHT, [STEP])
    assert "Another seat has answered" in match.why_no_undo(LEFT)


def test_all_of_a_turn_is_taken_back_in_one_from_behind_its_end() -> None:
    match = table()
    match.order(LEFT, [STEP, STEP, END])
    assert match.undo(LEFT, 1) == 1
    assert match.game.pack() == match.at(1).pack()


def test_a_pass_of_the_table_for_the_seat_itself_goes_with_the_choice_before() -> None:
    class Solo(CupsRuleset):
        meta = Meta(name="solo", title="", credit="", package="", rules_version=1, least_seats=1, most_seats=1)

    match = Match.new(Solo(), {}, 1, ScriptedSource([2]))
    match.order(0, [CALL])
    assert [(entry.text, entry.auto) for entry in match.entries[1:]] == [("call", False), ("pass", True)]
    assert match.undo(0) == 1
    assert match.legal() == [0, 1, 2, 3, 4, 5, 8, 9]


def test_after_a_look_at_what_is_known_taking_back_is_free() -> None:
    match = table()
    match.order(LEFT, [FLIP])
    match.order(LEFT, [FLIP])
    assert match.undo(LEFT) == 2


def test_the_position_after_every_entry_can_be_had_again() -> None:
    match = Match.new(CUPS, {}, 2, SeededSource(3))
    packs = [match.at(0).pack(), match.game.pack()]
    for turn in range(120):
        seat = int(match.game.actor)
        if turn % 5 == 4 and not match.why_no_undo(seat):
            match.undo(seat)
        else:
            match.order(seat, [(STEP, ROLL, NOTE, END, CALL)[turn * 7 % 5]])
        packs.extend(b"" for _ in range(match.number - len(packs)))
        packs.append(match.game.pack())
    assert match.number > 130
    for number, pack in enumerate(packs):
        assert not pack or match.at(number).pack() == pack
    for number in (-1, match.number + 1):
        with pytest.raises(DataError, match="no entry"):
            match.at(number)
