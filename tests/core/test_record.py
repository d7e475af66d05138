"""Game files: what they hold, for whose eyes, what is noticed when they are damaged, and the check of their chance."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.chance import ChancePoint, CommittedSource, ManualSource, ScriptedSource, SeededSource, Source
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.core.lines import MOST_BYTES
from grognard.core.match import Match
from grognard.core.record import Verification, load_match, save_text, verify_text
from tests.contract.toy import RULESET as TOY
from tests.core.cups import CALL, CUPS, END, FLIP, NOTE, PEEK, ROLL, STEP, STOP

LEFT, RIGHT = 0, 1
SECRET = bytes(range(32))


def played(source: Source | None = None, *, to_the_end: bool = True) -> Match:
    """A short game with everything in it: 25 entries, or 24 without the last."""
    match = Match.new(CUPS, {"horns": 1}, 2, source or SeededSource(7), name="test", players=["Ann", "Bob"])
    match.order(LEFT, [NOTE, STEP, ROLL])
    match.order(LEFT, [PEEK])
    match.order(LEFT, [STEP, NOTE])
    match.undo(LEFT)
    match.order(LEFT, [CALL])
    match.offer_draw(LEFT)
    match.answer_draw(RIGHT, accept=False)
    match.replace(RIGHT, "Zoe")
    for _ in range(4):
        match.order(LEFT, [ROLL])
    match.order(LEFT, [STEP, END])
    if to_the_end:
        match.order(RIGHT, [STOP])
    return match


def load(text: str | bytes) -> Match:
    return load_match(text, "game.jsonl", CUPS)


def check(text: str | bytes) -> Verification:
    return verify_text(text, "game.jsonl", CUPS)


def sealed(lines: list[str]) -> str:
    """The text with a closing line that fits, as one writes it who knows the format."""
    body = "".join(line + "\n" for line in lines)
    return body + json.dumps({"file": hashlib.sha256(body.encode()).hexdigest()}, separators=(",", ":")) + "\n"


def edited(text: str, line: int, /, **values: object) -> str:
    """The text with other values in one line, well sealed; None takes a key away."""
    lines = text.splitlines()[:-1]
    record: dict[str, Any] = json.loads(lines[line - 1]) | values
    lines[line - 1] = json.dumps(
        {key: value for key, value in record.items() if value is not None}, separators=(",", ":")
    )
    return sealed(lines)


def line_with(text: str, part: str) -> int:
    """The number of the first line that holds the part."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


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


# --- for whose eyes


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


# --- damage


def at(text: str, line: int, make: Callable[[str], str]) -> str:
    lines = text.split("\n")
    lines[line - 1] = make(lines[line - 1])
    return "\n".join(lines)


DAMAGE: list[tuple[str, Callable[[str], str | bytes], int, str]] = [
    ("empty", lambda text: "", 0, "empty"),
    ("blank", lambda text: "\n\n", 0, "empty"),
    ("the last line is half written", lambda text: text[:-20], 28, "breaks off"),
    ("a crash in the middle", lambda text: text[:700], 13, "breaks off"),
    ("a crash between two lines", lambda text: "".join(text.splitlines(True)[:9]), 9, "not written to its end"),
    ("only a header", lambda text: text.splitlines(True)[0], 1, "not written to its end"),
    ("no closing line", lambda text: "".join(text.splitlines(True)[:-1]), 27, "not written to its end"),
    (
        "a line is gone",
        lambda text: "".join(text.splitlines(True)[:5] + text.splitlines(True)[6:]),
        6,
        "Entry 4 belongs here",
    ),
    (
        "a line twice",
        lambda text: "".join(text.splitlines(True)[:5] + text.splitlines(True)[4:]),
        6,
        "Entry 4 belongs here",
    ),
    (
        "an outcome was edited",
        lambda text: at(text, 6, lambda line: line.replace('"text":"', '"text":"7')),
        6,
        "77|7[1-6] is on no die",
    ),
    ("a name was edited", lambda text: text.replace("Ann", "Amy"), 28, "changed after it was written"),
    ("no JSON", lambda text: at(text, 4, lambda line: line[:-1]), 4, "no JSON"),
    ("a key twice", lambda text: at(text, 4, lambda line: line[:-1] + ',"n":2}'), 4, "'n' is there twice"),
    ("no number", lambda text: at(text, 4, lambda line: line.replace('"n":2', '"n":NaN')), 4, "NaN is no number"),
    (
        "infinity",
        lambda text: at(text, 4, lambda line: line.replace('"n":2', '"n":-Infinity')),
        4,
        "-Infinity is no number",
    ),
    (
        "a text for a number",
        lambda text: at(text, 4, lambda line: line.replace('"n":2', '"n":"2"')),
        4,
        "Expected `int`, got `str`",
    ),
    (
        "a number of 5000 digits",
        lambda text: at(text, 4, lambda line: line.replace('"n":2', '"n":' + "2" * 5000)),
        4,
        "A number has 5000 digits",
    ),
    (
        "a number beyond 64 bits",
        lambda text: at(text, 1, lambda line: line.replace('"rules":3', '"rules":' + "3" * 30)),
        1,
        "A number has 30 digits",
    ),
    ("a list", lambda text: at(text, 4, lambda line: "[]"), 4, "Expected `object`"),
    ("nested beyond measure", lambda text: at(text, 4, lambda line: "[" * 100_000), 4, "nested too deeply"),
    ("an unknown key", lambda text: at(text, 4, lambda line: line[:-1] + ',"x":1}'), 4, "unknown field `x`"),
    (
        "an unknown kind",
        lambda text: at(text, 4, lambda line: line.replace('"act"', '"cheat"')),
        4,
        "Invalid enum value 'cheat'",
    ),
    ("half a letter", lambda text: at(text, 4, lambda line: line.replace("step", "\\ud800")), 4, "truncated"),
    ("no UTF-8", lambda text: text.encode().replace(b'"step"', b'"\xff\xfe"'), 4, "no text in UTF-8"),
    ("too big", lambda text: text + " " * MOST_BYTES, 0, "more than 8388608"),
    ("too long", lambda text: text + "\n" * 200_000, 0, "more than 200000"),
    ("another thing", lambda text: "\x7fELF" + text, 1, "no JSON"),
    ("a byte order mark", lambda text: "\ufeff" + text, 1, "no JSON"),
]


@pytest.mark.parametrize(("damage", "line", "why"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE])
def test_a_damaged_file_is_refused_with_its_line(damage: Callable[[str], str | bytes], line: int, why: str) -> None:
    text = damage(save_text(played()))
    for reader in (load, check):
        with pytest.raises(DataError, match=why) as caught:
            reader(text)
        assert (caught.value.file, caught.value.line) == ("game.jsonl", line)


FORGED: list[tuple[str, str, dict[str, object], str]] = [
    ("another format", '"grognard"', {"grognard": 2}, "format 2.*Allowed: 1"),
    ("other rules", '"grognard"', {"rules": 2}, "rules version 2; here is version 3"),
    ("an unknown option", '"grognard"', {"options": {"horn": 1}}, "no option horn. Did you mean horns"),
    ("an option that cannot be", '"grognard"', {"options": {"horns": 4}}, "horns cannot be 4.*Allowed: 0 to 3"),
    ("an option is missing", '"grognard"', {"options": {}}, "options are not all there"),
    ("too many seats", '"grognard"', {"seats": 9, "players": [""] * 9}, "not played by 9"),
    ("too few names", '"grognard"', {"players": ["Ann"]}, "1 players are named for 2"),
    ("no names", '"grognard"', {"players": []}, "0 players are named for 2"),
    ("a name of two lines", '"grognard"', {"players": ["A\nnn", "Bob"]}, "readable letters"),
    ("an unknown source", '"grognard"', {"chance": {"kind": "loaded"}}, "no source of chance 'loaded'"),
    ("a broken source", '"grognard"', {"chance": {"kind": "seeded"}}, "needs a"),
    ("it inherits too much", '"grognard"', {"inherited": 99}, "cannot have inherited 99"),
    ("another map", '"grognard"', {"map": "sea"}, "map is not the one"),
    ("an illegal choice", '"n":2,', {"text": "pass"}, "another question"),
    ("no choice", '"n":2,', {"text": "fly"}, "There is no fly"),
    ("an empty choice", '"n":2,', {"text": None}, "There is no ."),
    ("another seat acts", '"n":2,', {"seat": 1}, "Seat 1 is not asked"),
    ("nobody acts", '"n":2,', {"seat": None}, "Seat -1 is not asked"),
    ("passing that was no passing", '"n":2,', {"auto": True}, "only where passing"),
    ("chance where it is not asked", '"n":2,', {"kind": "chance", "for": "die", "text": "1"}, "Chance is not asked"),
    ("a choice where chance is asked", '"n":4,', {"kind": "act", "seat": 0, "text": "step"}, "Seat 0 is not asked"),
    ("chance for something else", '"n":4,', {"for": "hide"}, "asked for die here, not for hide"),
    ("chance for nothing", '"n":4,', {"for": None}, "asked for die here, not for nothing"),
    ("an outcome beyond the die", '"n":4,', {"text": "7"}, "no outcome 7 of die"),
    ("back past a look", '"kind":"back"', {"to": 5}, "shown you something hidden"),
    ("back into the future", '"kind":"back"', {"to": 99}, "no choice of yours"),
    ("back to nowhere", '"kind":"back"', {"to": None}, "shown you something hidden"),
    ("back by another seat", '"kind":"back"', {"seat": 1}, "Another seat has answered"),
    ("back by nobody", '"kind":"back"', {"seat": None}, "no seat -1"),
    ("an answer to no offer", '"kind":"offer"', {"kind": "agree", "seat": 1}, "no offer of a draw"),
    ("a new player for no seat", '"kind":"replace"', {"seat": 5}, "no seat 5"),
    ("a new player without end", '"kind":"replace"', {"text": "x" * 300}, "readable letters"),
    ("a checksum that lies", '"n":15,', {"sum": "0123456789ab"}, "does not fit its checksum"),
    ("a checksum too few", '"n":15,', {"sum": None}, "checksum is missing"),
    ("hidden in a whole file", '"n":2,', {"hidden": True}, "hidden"),
    ("another number of entries", '"entries"', {"entries": 3}, "should have 3 entries and has 25"),
    ("the last checksum lies", '"entries"', {"sum": "0123456789ab"}, "does not fit its checksum"),
    (
        "another winner",
        '"entries"',
        {"result": {"scores": [0, 2520], "reason": "stopped", "rule": "CUP-9"}},
        "result should be stopped, with shares 2520 and 0",
    ),
    ("no winner", '"entries"', {"result": None}, "missing required field `result`"),
]


@pytest.mark.parametrize(("part", "values", "why"), [row[1:] for row in FORGED], ids=[row[0] for row in FORGED])
def test_a_forged_line_is_found_out_by_replaying(part: str, values: dict[str, object], why: str) -> None:
    text = save_text(played())
    line = line_with(text, part)
    with pytest.raises(DataError, match=why) as caught:
        load(edited(text, line, **values))
    assert (caught.value.file, caught.value.line) == ("game.jsonl", line)


def test_an_outcome_exchanged_for_another_fails_at_the_next_checksum() -> None:
    text = save_text(played())
    said = json.loads(text.splitlines()[5])["text"]
    with pytest.raises(DataError, match="checksum") as caught:
        load(edited(text, 6, text="1" if said != "1" else "2"))
    assert caught.value.line == line_with(text, '"n":15,')


def test_entries_after_the_end_are_refused() -> None:
    match = Match.new(CUPS, {}, 2, ScriptedSource([1]))
    match.resign(LEFT)
    lines = save_text(match).splitlines()
    for extra in ({"n": 2, "kind": "act", "seat": 0, "text": "step"}, {"n": 2, "kind": "offer", "seat": 1}):
        with pytest.raises(DataError, match="over") as caught:
            load(sealed([*lines[:3], json.dumps(extra), lines[3]]))
        assert caught.value.line == 4


def test_a_file_that_ends_where_chance_is_due_is_refused() -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(ScriptedSource([1])))
    match.order(LEFT, [ROLL])
    with pytest.raises(DataError, match="chance should have answered"):
        load(edited(save_text(match), 1, chance={"kind": "scripted"}))


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    text = save_text(played(CommittedSource("t", SECRET, ["a", ""])))
    with pytest.raises(DataError, match="not the one that was committed to") as caught:
        load(edited(text, 27, opened={"secret": "00" * 32}))
    assert caught.value.line == 27


def test_a_game_nobody_knows_is_named() -> None:
    text = edited(save_text(played()), 1, game="mystic-montain")
    with pytest.raises(DataError, match=r"no game mystic-montain\. Did you mean mystic-mountain") as caught:
        load_match(text, "game.jsonl")
    assert caught.value.line == 1


# --- the check of chance


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


def test_a_look_is_still_a_look_after_loading() -> None:
    match = Match.new(CUPS, {}, 2, SeededSource(2))
    match.order(LEFT, [FLIP])
    again = load(save_text(match))
    assert again.why_no_undo(LEFT) == match.why_no_undo(LEFT) != ""
