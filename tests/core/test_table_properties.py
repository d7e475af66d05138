"""What holds for a match whatever its seats do: numbers only grow, files read back equal, damage is noticed, secrets stay."""

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from grognard.core.chance import CommittedSource, Rng, SeededSource
from grognard.core.entries import path_to
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import SPECTATOR
from grognard.core.match import Match
from grognard.core.record import load_match, save_text, verify_text
from grognard.core.ruleset import Ruleset
from grognard.core.views import encode
from tests.contract.toy import RULESET as TOY
from tests.core.cups import CUPS

GAMES = [(CUPS, 2), (CUPS, 3), (TOY, 3)]
EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def commands_of(seed: int, count: int) -> list[int]:
    """Many commands out of two numbers: lists that hypothesis draws itself stay too short for a game."""
    rng = Rng(seed)
    return [int(rng.below(2**40)) for _ in range(count)]


COMMANDS = st.builds(commands_of, st.integers(0, 2**32), st.integers(0, 120))
games = pytest.mark.parametrize(("ruleset", "seats"), GAMES)


def one_step(match: Match, command: int) -> None:
    """Something a person might do, legal or not, out of one number."""
    what, rest = command % 16, command // 16
    seat = int(match.game.actor) if rest % 8 and match.game.actor >= 0 else rest % match.seats
    legal = match.legal()
    if what < 10:
        likely = min(rest % len(legal), rest // 64 % len(legal)) if legal else 0
        match.order(seat, [legal[likely] if legal else 0])
    elif what < 12:
        draft = match.draft(seat)
        first = legal[rest % len(legal)] if legal else 0
        after = match.draft(seat, [first]) if draft.legal else draft
        match.order(seat, [first, after.legal[rest // 8 % len(after.legal)]] if after.legal else [first])
    elif what < 14:
        match.undo(seat, None if rest % 2 else rest % (match.number + 1))
    elif what == 14:
        match.offer_draw(seat)
    else:
        match.answer_draw(seat, accept=rest % 16 == 0)


def play(ruleset: Ruleset, seats: int, commands: list[int], seed: int = 0) -> Match:
    """A match after all commands; each is carried out, or refused without a trace."""
    match = Match.new(ruleset, {}, seats, CommittedSource("t", bytes([seed % 256] * 32), [""] * seats))
    for command in commands:
        number, packed, entries = match.number, match.game.pack(), list(match.entries)
        try:
            one_step(match, command)
            assert match.number > number
        except (IllegalAction, DataError):
            assert (match.number, match.game.pack()) == (number, packed)
        assert match.entries[:number] == entries
        assert [entry.number for entry in match.entries] == list(range(match.number))
    return match


@games
@given(commands=COMMANDS)
@EXAMPLES
def test_every_position_follows_from_the_entries_that_count(ruleset: Ruleset, seats: int, commands: list[int]) -> None:
    match = play(ruleset, seats, commands)
    for number in range(match.number + 1):
        game = ruleset.start(match.options, seats)
        for step in path_to(match.entries, number)[1]:
            if match.entries[step].moves:
                game.apply(match.entries[step].choice)
        assert match.at(number).pack() == game.pack()
    assert match.at(match.number).pack() == match.game.pack()


@games
@given(commands=COMMANDS)
@EXAMPLES
def test_what_is_loaded_is_what_was_saved(ruleset: Ruleset, seats: int, commands: list[int]) -> None:
    match = play(ruleset, seats, commands)
    text = save_text(match)
    again = load_match(text, "f", ruleset)
    assert save_text(again) == text
    assert again.entries == match.entries
    found = verify_text(text, "f", ruleset)
    assert found.is_fair
    assert found.checked == found.outcomes


@games
@given(commands=COMMANDS, data=st.data())
@EXAMPLES
def test_a_branch_shares_the_beginning_only(
    ruleset: Ruleset, seats: int, commands: list[int], data: st.DataObject
) -> None:
    match = play(ruleset, seats, commands)
    number = data.draw(st.integers(0, match.number))
    before = save_text(match)
    try:
        twig = match.branch(number, SeededSource("twig"))
    except IllegalAction:
        assert match.result is None
    else:
        assert match.result is not None
        assert twig.entries[:number] == match.entries[:number]
        assert twig.number >= number
        assert load_match(save_text(twig), "f", ruleset).entries == twig.entries
    assert save_text(match) == before


@games
@given(commands=COMMANDS, data=st.data())
@settings(max_examples=150, deadline=None)
def test_one_damaged_byte_is_always_noticed(
    ruleset: Ruleset, seats: int, commands: list[int], data: st.DataObject
) -> None:
    text = save_text(play(ruleset, seats, commands[:20]))
    good = text.encode()
    place = data.draw(st.integers(0, len(good) - 1))
    how = data.draw(st.sampled_from(["change", "drop", "add", "cut"]))
    byte = bytes([data.draw(st.integers(0, 255))])
    bad = {
        "change": good[:place] + byte + good[place + 1 :],
        "drop": good[:place] + good[place + 1 :],
        "add": good[:place] + byte + good[place:],
        "cut": good[:place],
    }[how]
    try:
        again = save_text(load_match(bad, "f", ruleset))
    except DataError:
        return
    assert again == text


@games
@given(commands=COMMANDS, seed=st.integers(0, 255))
@EXAMPLES
def test_drafts_leave_no_trace_and_show_what_the_order_gives(
    ruleset: Ruleset, seats: int, commands: list[int], seed: int
) -> None:
    match = play(ruleset, seats, commands, seed)
    seat = int(match.game.actor)
    for action in match.legal():
        before = save_text(match)
        draft = match.draft(seat, [action])
        assert save_text(match) == before
        if not draft.stop:
            copy = load_match(before, "f", ruleset)
            copy.order(seat, [action])
            assert encode(copy.draft(seat).view) == encode(draft.view)
            assert copy.legal() == draft.legal


@games
@given(commands=COMMANDS)
@EXAMPLES
def test_files_for_a_seat_hold_no_word_of_what_is_hidden(ruleset: Ruleset, seats: int, commands: list[int]) -> None:
    match = play(ruleset, seats, commands)
    for seat in range(SPECTATOR, seats):
        lines = save_text(match, seat).splitlines()[1:-2]
        for entry, line in zip(match.entries[: match.count_known(seat)], lines, strict=True):
            if match.result is None and not entry.is_open_to(seat):
                assert '"hidden":true' in line
                assert f'"text":"{entry.text}"' not in line
