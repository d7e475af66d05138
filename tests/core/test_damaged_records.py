"""Files of matches that are damaged or forged are refused."""

import json
from collections.abc import Callable

import pytest

from grognard.core.chance import CommittedSource, ManualSource, ScriptedSource
from grognard.core.errors import DataError
from grognard.core.lines import MOST_BYTES
from grognard.core.match import Match
from grognard.core.record import load_match, save_text
from tests.core.cups import CUPS, ROLL
from tests.core.records import LEFT, SECRET, check, edited, line_with, load, played, sealed


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
