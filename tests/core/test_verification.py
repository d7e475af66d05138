"""Chance in files of matches is recomputed, and a table that cheats is found out."""

import json

import pytest

from grognard.core.chance import ChancePoint, CommittedSource, ManualSource, ScriptedSource, SeededSource, Source
from grognard.core.match import Match
from grognard.core.record import save_text
from tests.core.cups import CUPS, ROLL, STOP
from tests.core.records import LEFT, SECRET, check, edited, line_with, load, played, sealed


def test_fair_dice_are_recomputed_from_the_secret() -> None:
    match = played(CommittedSource("t", SECRET, ["a", ""]))
    found = check(save_text(match))
    outcomes = sum(entry.kind == "chance" for entry in match.entries)
    assert outcomes == 6
    assert (found.is_fair, found.chance, found.entries) == (True, "committed", 25)
    assert (found.outcomes, found.checked, found.typed, found.note) == (6, 6, 0, "")
    assert found.unproven == 0


def test_a_table_that_cheats_is_found_out_with_the_line() -> None:
    """The hidden die and one open die are not what the secret gives; the file is otherwise without fault."""

    fair = CommittedSource("t", SECRET, ["a", ""])

    class Cheat(Source):
        def draw(self, point: ChancePoint) -> int | None:
            due = fair.draw(point)
            return (due + 1) % 6 if point.number in {0, 4} and due is not None else due

        def header(self) -> dict[str, object]:
            return fair.header()

        def opened(self) -> dict[str, object]:
            return fair.opened()

    text = save_text(played(Cheat()))
    load(text)
    found = check(text)
    assert not found.is_fair
    assert [problem.line for problem in found.problems] == [2, 6]
    assert all("should be outcome" in problem.text for problem in found.problems)
    assert found.checked == 6


def test_an_edited_outcome_is_named_by_its_own_line() -> None:
    text = save_text(played())
    said = json.loads(text.splitlines()[5])["text"]
    found = check(edited(text, 6, text="1" if said != "1" else "2"))
    assert [problem.line for problem in found.problems] == [6, line_with(text, '"n":15,')]


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    text = save_text(played(CommittedSource("t", SECRET, ["a", ""])))
    found = check(edited(text, 27, opened={"secret": "00" * 32}))
    assert found.problems[0].line == 27
    assert "committed to" in found.problems[0].text


def test_other_salts_than_the_agreed_ones_are_found_out() -> None:
    match = played(CommittedSource("t", SECRET, ["a", ""]))
    said = dict(match.source.header())
    found = check(edited(save_text(match), 1, chance=said | {"salts": ["b", ""]}))
    assert not found.is_fair


def test_seeded_chance_is_recomputed_and_practice_said() -> None:
    assert check(save_text(played(SeededSource(5)))).checked == 6
    found = check(save_text(played(SeededSource(5, practice=True))))
    assert (found.is_fair, found.checked) == (True, 6)
    assert "practice" in found.note
    wrong = check(edited(save_text(played(SeededSource(5))), 27, opened={"seed": 6}))
    assert len(wrong.problems) >= 3


def test_what_people_threw_is_only_counted() -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(SeededSource(1)))
    match.order(LEFT, [ROLL])
    match.supply(3)
    match.order(LEFT, [STOP])
    found = check(save_text(match))
    assert (found.is_fair, found.outcomes, found.typed, found.checked) == (True, 2, 1, 1)


def test_without_the_secret_nothing_is_recomputed() -> None:
    match = Match.new(CUPS, {}, 2, ScriptedSource([1]))
    match.order(LEFT, [STOP])
    found = check(save_text(match))
    assert (found.is_fair, found.outcomes, found.checked, found.unproven) == (True, 1, 0, 1)
    assert "cannot be recomputed" in found.note


@pytest.mark.parametrize(
    "source", [SeededSource(5), CommittedSource("t", SECRET, ["a", ""])], ids=["seeded", "committed"]
)
def test_a_secret_kept_back_after_the_end_is_found_out(source: Source) -> None:
    found = check(edited(save_text(played(source)), 27, opened={}))
    assert [problem.line for problem in found.problems] == [27]
    assert "keeps back" in found.problems[0].text
    assert found.unproven == found.outcomes == 6


def test_the_secret_of_a_running_game_is_no_fault_of_its_file() -> None:
    text = save_text(played(CommittedSource("t", SECRET, ["a", ""]), to_the_end=False))
    *lines, end, _ = text.splitlines()
    found = check(sealed([*lines, json.dumps(json.loads(end) | {"opened": None})]))
    assert found.is_fair
    assert found.unproven == found.outcomes > 0
