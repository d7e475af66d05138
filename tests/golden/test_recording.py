"""Recording golden games: what is there is only checked, and recorded anew after a change of the rules version alone."""

from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from golden import Wish, digest_of, play, read_digests, record, write_digests
from grognard.core.errors import DataError
from grognard.core.record import load_match
from grognard.core.ruleset import Meta
from grognard.games.mysterious_islands import RULESET as ISLANDS
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.rules import MysticMountain

WISH = Wish(name="short", ending="resigned", bot="random", commands={"undo": 4, "decline": 9, "resign": 20})


class NewerRules(MysticMountain):
    meta: ClassVar[Meta] = msgspec.structs.replace(RULESET.meta, rules_version=RULESET.meta.rules_version + 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert record(RULESET, tmp_path, WISH).endswith(", new")
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_missing_game_is_recorded_with_all_that_is_wanted(folder: Path) -> None:
    match = load_match((folder / "short.jsonl").read_bytes())
    kinds = {entry.kind for entry in match.entries}
    assert kinds == {"act", "chance", "back", "offer", "decline", "resign"}
    assert read_digests(folder) == {"short": digest_of(match)}


def test_a_game_that_is_there_is_left_alone(folder: Path) -> None:
    before = contents(folder)
    assert record(RULESET, folder, WISH) == "short: as it was"
    assert contents(folder) == before


def test_other_events_are_no_reason_to_record_anew(folder: Path) -> None:
    digests = read_digests(folder)
    write_digests(folder, {"short": msgspec.structs.replace(digests["short"], telling="0" * 64)})
    before = contents(folder)
    with pytest.raises(DataError, match="Raise the rules version"):
        record(RULESET, folder, WISH)
    assert contents(folder) == before


@pytest.mark.parametrize("other", [{"ending": "top"}, {"drawn": True}, {"told": ["goal MM-015"]}, {"by": "magic"}])
def test_nor_is_another_wish(folder: Path, other: dict[str, object]) -> None:
    before = contents(folder)
    with pytest.raises(DataError, match="remove the file"):
        record(RULESET, folder, msgspec.structs.replace(WISH, **other))
    assert contents(folder) == before


def test_the_search_begins_with_the_seed_of_the_wish(tmp_path: Path) -> None:
    wish = msgspec.structs.replace(WISH, seed=5)
    record(RULESET, tmp_path, wish)
    assert read_digests(tmp_path) == {"short": digest_of(play(RULESET, wish, 5))}
    assert digest_of(play(RULESET, wish, 5)) != digest_of(play(RULESET, wish, 1))


def test_a_raised_version_is(folder: Path) -> None:
    digests = read_digests(folder)
    write_digests(folder, {**digests, "older": digests["short"]})
    said = record(NewerRules(), folder, WISH)
    entries = digests["short"].entries
    assert said == f"short: resigned after {entries} entries, before resigned after {entries} entries"
    assert (
        f'"rules":{RULESET.meta.rules_version + 1},'
        in (folder / "short.jsonl").read_text(encoding="utf-8").splitlines()[0]
    )
    assert set(read_digests(folder)) == {"short", "older"}


def test_an_option_without_effect_is_not_taken_for_one(tmp_path: Path) -> None:
    # Five decisions into a game nobody has reached the top, so the number of turns cannot have mattered.
    wish = Wish(name="early", ending="resigned", bot="random", commands={"resign": 5}, options={"top_turns": 7})
    with pytest.raises(DataError, match="is early"):
        record(RULESET, tmp_path, wish, seeds=3)
    assert not list(tmp_path.iterdir())


def test_what_people_throw_and_what_is_preferred(tmp_path: Path) -> None:
    throws = {"first": ["4", "4", "2", "5"]}  # a tie, then the other one begins
    wish = Wish(
        name="typed", ending="resigned", bot="random", commands={"resign": 3}, prefers=["x", "nemo"], throws=throws
    )
    record(ISLANDS, tmp_path, wish, seeds=1)
    match = load_match((tmp_path / "typed.jsonl").read_bytes())
    assert [entry.text for entry in match.entries if entry.purpose == "first"] == throws["first"]
    assert next(entry.text for entry in match.entries if entry.kind == "act") == "nemo"
    assert match.source.header()["kind"] == "manual"


def test_an_option_that_changes_what_is_drawn_made_a_difference(tmp_path: Path) -> None:
    # With the extra factions a lot has more outcomes: the same numbers cannot be drawn without them.
    options = {"extra_factions": True, "faction_choice": "random"}
    wish = Wish(name="lots", ending="resigned", bot="random", commands={"resign": 2}, options=options)
    assert record(ISLANDS, tmp_path, wish, seeds=1).endswith("new")
