"""Matches rebuilt from stored entries: true ones come back whole, false ones are named."""

import msgspec
import pytest

from grognard.core.chance import SeededSource
from grognard.core.entries import Entry
from grognard.core.errors import DataError
from grognard.core.match import Match
from grognard.core.restore import restore
from tests.core.cups import CALL, CUPS, END, FLIP, NOTE, PASS, PEEK, ROLL, STEP, STOP


def played(stop: bool = False) -> Match:
    """A match with every kind of entry that two seats can make without ending it."""
    match = Match.new(CUPS, {}, 2, SeededSource(5), players=("Ann", "Bob"))
    match.order(0, [STEP])
    match.order(0, [NOTE, STEP])
    match.undo(0)
    match.offer_draw(0)
    match.answer_draw(1, False)
    match.order(0, [ROLL])
    match.order(0, [PEEK])
    match.order(0, [CALL])
    if match.game.actor == 1:
        match.order(1, [PASS])
    match.replace(1, "Cid")
    match.order(0, [END])
    match.order(1, [FLIP])
    if stop:
        match.order(1, [STOP])
    return match


def blank(match: Match) -> Match:
    return Match(match.ruleset, match.options, match.seats, match.source, players=match.first_players)


@pytest.mark.parametrize("stop", [False, True])
def test_what_was_stored_comes_back_whole(stop: bool) -> None:
    match = played(stop)
    back = restore(blank(match), match.entries)
    assert back.entries == match.entries
    assert back.game.pack() == match.game.pack()
    assert (back.result, back.players, back.offer_of) == (match.result, match.players, match.offer_of)
    for seat in (-1, 0, 1):
        assert back.events(0, seat) == match.events(0, seat)
    for number in range(match.number + 1):
        assert back.at(number).pack() == match.at(number).pack()


FALSE = [
    pytest.param("chance", {"choice": 6}, id="no such outcome"),
    pytest.param("chance", {"purpose": "roll"}, id="another purpose"),
    pytest.param("act", {"choice": 99}, id="no such action"),
    pytest.param("act", {"seat": 1}, id="out of turn"),
    pytest.param("act", {"text": "flip"}, id="another notation"),
    pytest.param("act", {"auto": True}, id="a choice of the table where there was another"),
    pytest.param("act", {"audience": 0}, id="hidden what was open"),
    pytest.param("back", {"to": 0}, id="back beyond chance"),
    pytest.param("decline", {"seat": 0}, id="the offering seat declines"),
]


@pytest.mark.parametrize(("kind", "changes"), FALSE)
def test_a_false_entry_is_named(kind: str, changes: dict[str, object]) -> None:
    match = played()
    entries = list(match.entries)
    at = next(entry.number for entry in entries if entry.kind == kind)
    entries[at] = msgspec.structs.replace(entries[at], **changes)
    with pytest.raises(DataError, match=f"Entry {at} cannot be true"):
        restore(blank(match), entries)


def test_numbers_must_follow() -> None:
    entries = played().entries
    with pytest.raises(DataError, match="Entry 2 cannot be true"):
        restore(blank(played()), [entries[0], *entries[2:]])


@pytest.mark.parametrize("resigned", [False, True])
def test_nothing_follows_the_end(resigned: bool) -> None:
    match = played(stop=not resigned)
    if resigned:
        match.resign(1)
    extra = Entry(number=match.number, kind="act", seat=1, choice=STEP, text="step")
    with pytest.raises(DataError, match=f"Entry {match.number} cannot be true"):
        restore(blank(match), [*match.entries, extra])
