"""While a window is open, answers of others are no entries yet: for views, events, files and charts of whoever is not asked."""

import pytest

from grognard.core.charts import charts_of
from grognard.core.errors import StaleOrder
from grognard.core.game import SPECTATOR
from grognard.core.match import Match
from grognard.core.record import load_match, save_text
from grognard.core.views import encode
from tests.contract.toy.state import CANCEL, NUDGE
from tests.core.dealt import HOLDER, PASS, sail

ALL = frozenset({0, 1, 2})
OTHERS = (SPECTATOR, 0, 2)


def shown(match: Match, seat: int) -> tuple[object, ...]:
    draft = match.draft(seat)
    told = encode(match.events(0, seat, match.count_known(seat)))
    return draft.number, draft.stop, encode(draft.shown), told, save_text(match, seat), encode(charts_of(match, seat))


def test_the_table_waits_where_it_is_told_to() -> None:
    at_once, in_time = sail(CANCEL), sail(CANCEL, ALL)
    assert at_once.number > in_time.number
    assert (in_time.game.actor, in_time.legal()) == (HOLDER, [PASS])
    in_time.answer_forced()
    assert (in_time.game.actor, in_time.entries[-1].auto) == (2, True)
    in_time.answer_forced()
    assert at_once.entries == in_time.entries
    assert load_match(save_text(in_time)).game.pack() == in_time.game.pack()


@pytest.mark.parametrize("card", [NUDGE, CANCEL])
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_an_answer_is_not_seen_before_the_window_closes(card: int, seat: int) -> None:
    match = sail(card, ALL)
    before = shown(match, seat)
    number = match.number
    match.order(HOLDER, [PASS])
    assert match.number == number + 1
    assert shown(match, seat) == before
    match.answer_forced()
    assert match.draft(seat).number == match.number > number + 1
    assert shown(match, seat) != before


@pytest.mark.parametrize("seat", OTHERS)
def test_who_could_only_pass_looks_like_who_has_passed(seat: int) -> None:
    steps = []
    for card in (NUDGE, CANCEL):
        match = sail(card, ALL)
        seen = [shown(match, seat)]
        match.order(HOLDER, [PASS]) if card == NUDGE else match.answer_forced()
        seen.append(shown(match, seat))
        match.answer_forced()
        seen.append(shown(match, seat))
        steps.append(seen)
    assert steps[0] == steps[1]
    assert len({str(seen) for seen in steps[0]}) > 1


def test_who_has_answered_sees_its_own_answer_and_no_later_one() -> None:
    match = sail(NUDGE, ALL)
    assert match.draft(HOLDER).prompt is not None
    match.order(HOLDER, [PASS])
    assert match.count_known(HOLDER) == match.number
    assert (match.draft(HOLDER).stop, match.draft(HOLDER).legal) == ("other seat", [])
    assert match.count_known(2) == match.number, "whoever is asked sees that the others have passed"
    assert match.count_known(0) == match.number - 1


def test_a_card_is_seen_at_once() -> None:
    match = sail(NUDGE, ALL)
    (nudge, *_) = (action for action in match.legal() if action != PASS)
    match.order(HOLDER, [nudge])
    assert match.count_known(0) == match.count_known(SPECTATOR) == match.number
    assert any(event.what == "play" for event in match.events(match.number - 1, SPECTATOR))


def test_a_stale_number_tells_nothing_new() -> None:
    match = sail(NUDGE, ALL)
    known = match.number
    match.order(HOLDER, [PASS])
    match.draft(0, [], known)
    for number in (known - 1, known + 1):
        with pytest.raises(StaleOrder, match=f"at entry {known},"):
            match.draft(0, [], number)


def test_a_seat_that_is_passed_for_is_not_told_that_it_is_asked() -> None:
    match = sail(CANCEL, ALL)
    draft = match.draft(HOLDER, hushed=True)
    assert (draft.stop, draft.legal, draft.prompt, draft.shown.actor) == ("other seat", [], None, -3)
