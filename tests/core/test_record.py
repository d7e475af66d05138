"""Files of matches: what is saved, loaded and kept from a seat."""

import hashlib
import json

import pytest

from grognard.core.chance import CommittedSource, ManualSource, ScriptedSource, SeededSource, Source
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.core.match import Match
from grognard.core.record import save_text
from tests.contract.toy import RULESET as TOY
from tests.core.cups import CALL, CUPS, FLIP, NOTE, PEEK, ROLL, STEP
from tests.core.records import LEFT, RIGHT, SECRET, check, load, played, sealed


def test_a_file_reads_as_it_was_played() -> None:
    match = Match.new(CUPS, {}, 2, ScriptedSource([2, 4]), name="t", players=["Ann", "Bob"])
    match.order(LEFT, [STEP, ROLL])
    match.order(LEFT, [CALL])
    match.resign(LEFT)
    lines = [json.loads(line) for line in save_text(match).splitlines()]
    assert lines[0] == {
        "grognard": 1,
        "game": "cups",
        "rules": 3,
        "options": {"horns": 0},
        "seats": 2,
        "players": ["Ann", "Bob"],
        "name": "t",
        "seen_by": "all",
        "chance": {"kind": "scripted"},
        "inherited": 0,
        "map": "",
    }
    assert lines[1:7] == [
        {"n": 0, "kind": "chance", "for": "hide", "text": "3"},
        {"n": 1, "kind": "act", "seat": 0, "text": "step"},
        {"n": 2, "kind": "act", "seat": 0, "text": "roll"},
        {"n": 3, "kind": "chance", "for": "die", "text": "5"},
        {"n": 4, "kind": "act", "seat": 0, "text": "call"},
        {"n": 5, "kind": "act", "seat": 1, "text": "pass", "auto": True},
    ]
    assert lines[7] == {"n": 6, "kind": "resign", "seat": 0}
    position = hashlib.sha256(match.game.pack()).hexdigest()[:12]
    result = {"scores": [0, 2520], "reason": "resigned", "rule": "CUP-R"}
    assert lines[8] == {"entries": 7, "sum": position, "result": result, "opened": {}}
    assert save_text(match) == sealed(save_text(match).splitlines()[:-1])


def test_every_sixteenth_entry_bears_a_checksum() -> None:
    match = played()
    sums = [json.loads(line).get("sum") for line in save_text(match).splitlines()[1:-2]]
    assert [number for number, found in enumerate(sums) if found] == [15]
    assert sums[15] == hashlib.sha256(match.at(16).pack()).hexdigest()[:12]


SOURCES: list[Source] = [SeededSource(7), SeededSource("x", practice=True), CommittedSource("t", SECRET, ["a", ""])]


@pytest.mark.parametrize("to_the_end", [True, False])
@pytest.mark.parametrize("source", SOURCES)
def test_what_is_loaded_is_what_was_saved(source: Source, to_the_end: bool) -> None:
    match = played(source, to_the_end=to_the_end)
    text = save_text(match)
    again = load(text)
    assert save_text(again) == text
    assert again.entries == match.entries
    assert again.game.pack() == match.game.pack()
    assert (again.result, again.players, again.name) == (match.result, match.players, match.name)
    for seat in (LEFT, RIGHT, SPECTATOR):
        assert again.events(0, seat) == match.events(0, seat)
    assert save_text(load(text.encode())) == text
    assert save_text(load(text.replace("\n", "\r\n"))) == text
    assert save_text(load(text.removesuffix("\n"))) == text


def test_a_loaded_game_goes_on_with_the_same_chance() -> None:
    match = played(to_the_end=False)
    again = load(save_text(match))
    for one in (match, again):
        one.order(RIGHT, [ROLL])
    assert save_text(again) == save_text(match)


def test_a_loaded_game_with_real_dice_still_waits() -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(SeededSource(1)))
    match.order(LEFT, [ROLL])
    again = load(save_text(match))
    again.supply(3)
    assert again.entries[-1].choice == 3


def test_a_branch_says_what_it_inherited() -> None:
    twig = played().branch(12, SeededSource(99))
    again = load(save_text(twig))
    assert again.inherited == 12
    assert save_text(again) == save_text(twig)
    found = check(save_text(twig))
    assert (found.is_fair, found.outcomes, found.inherited, found.checked) == (True, 2, 2, 0)
    assert found.unproven == 2


def test_a_seat_s_file_keeps_what_it_may_not_know() -> None:
    match = played(CommittedSource("t", SECRET, ["a", "b"]), to_the_end=False)
    for seat in (LEFT, RIGHT, SPECTATOR):
        text = save_text(match, seat)
        lines = [json.loads(line) for line in text.splitlines()]
        assert lines[0]["seen_by"] == seat
        assert "sum" not in "".join(line for line in text.splitlines()[1:-2])
        assert lines[-2] == {"entries": match.number, "sum": "", "result": None, "opened": None}
        assert SECRET.hex() not in text
        assert lines[1] == {"n": 0, "kind": "chance", "for": "hide", "hidden": True}
        note = {"n": 1, "kind": "act", "seat": 0, "text": "note" if seat == LEFT else "wrote a note"}
        assert lines[2] == (note if seat == LEFT else note | {"hidden": True})


def test_who_could_only_pass_is_not_told_of_others() -> None:
    match = Match.new(CUPS, {}, 2, SeededSource(1))
    match.order(LEFT, [CALL])
    lines = {seat: json.loads(save_text(match, seat).splitlines()[3]) for seat in (LEFT, RIGHT)}
    passed = {"n": 2, "kind": "act", "seat": RIGHT, "text": "pass"}
    assert lines == {LEFT: passed, RIGHT: passed | {"auto": True}}


def test_the_map_is_only_in_the_whole_file() -> None:
    match = Match.new(TOY, {"terrain": "reef"}, 3, SeededSource(1))
    assert json.loads(save_text(match).splitlines()[0])["map"] == "reef reef reef reef reef reef"
    assert {json.loads(save_text(match, seat).splitlines()[0])["map"] for seat in (0, 1, 2, SPECTATOR)} == {""}


def test_equal_knowledge_gives_equal_files() -> None:
    """Only the die under the cup differs, which no file shows before the end."""
    texts: dict[int, set[str]] = {}
    for under in (0, 5):
        match = Match.new(CUPS, {}, 2, ScriptedSource([under, 3]))
        match.order(LEFT, [NOTE, ROLL])
        match.order(LEFT, [PEEK])
        for seat in (LEFT, RIGHT, SPECTATOR):
            texts.setdefault(seat, set()).add(save_text(match, seat))
    assert {seat: len(found) for seat, found in texts.items()} == {LEFT: 1, RIGHT: 1, SPECTATOR: 1}


def test_once_it_is_over_everybody_gets_the_whole_file() -> None:
    match = played()
    assert {save_text(match, seat) for seat in (LEFT, RIGHT, SPECTATOR)} == {save_text(match)}


def test_a_file_with_hidden_lines_cannot_be_replayed() -> None:
    with pytest.raises(DataError, match=r"game\.jsonl, line 2: .*hidden.*cannot be replayed"):
        load(save_text(played(to_the_end=False), LEFT))


def test_a_look_is_still_a_look_after_loading() -> None:
    match = Match.new(CUPS, {}, 2, SeededSource(2))
    match.order(LEFT, [FLIP])
    again = load(save_text(match))
    assert again.why_no_undo(LEFT) == match.why_no_undo(LEFT) != ""
