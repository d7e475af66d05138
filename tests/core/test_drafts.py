"""Drafts of a match: what an order would do, and nothing hidden."""

import pytest

from grognard.core.chance import Rng, ScriptedSource
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.core.knowledge import hides
from grognard.core.match import Match
from tests.core.cups import CALL, CUPS, END, FLIP, NOTE, PEEK, ROLL, STEP, STOP, Cups
from tests.core.matches import LEFT, RIGHT, cups, mark, table


def test_a_draft_shows_what_would_be() -> None:
    match = table()
    before = mark(match)
    draft = match.draft(LEFT, [STEP, STEP])
    assert (draft.number, draft.stop, draft.legal) == (1, "", match.legal())
    assert draft.view.facts["steps"] == [2, 0]
    assert [action.verb for action in draft.actions][:3] == ["step", "peek", "flip"]
    assert draft.prompt is not None
    assert draft.prompt.text == "turn"
    forecast = draft.forecast(ROLL)
    assert forecast is not None
    assert forecast.text == "1 to 6"
    assert draft.forecast(STEP) is None
    assert mark(match) == before


STOPS = [
    ("chance", [ROLL], "chance", "die"),
    ("another seat", [END], "other seat", "turn"),
    ("a window", [STEP, CALL], "other seat", "window"),
    ("the end", [STOP], "over", ""),
    ("a secret look", [STEP, PEEK], "reveal", "turn"),
    ("an open look", [FLIP], "reveal", "turn"),
    ("an own secret is no reveal", [NOTE], "", "turn"),
]


@pytest.mark.parametrize(("order", "stop", "ask"), [row[1:] for row in STOPS], ids=[row[0] for row in STOPS])
def test_a_draft_stops_and_shows_nothing_hidden(order: list[int], stop: str, ask: str) -> None:
    match = table()
    draft = match.draft(LEFT, order)
    assert (draft.stop, draft.view.facts["ask"]) == (stop, ask)
    assert draft.view.facts["under"] is None
    assert (draft.legal == []) is bool(stop)
    assert (draft.prompt is None) is bool(stop)
    assert draft.actions == [] or not stop


def test_every_die_under_the_cup_is_noticed_as_hidden() -> None:
    for under in range(6):
        match = Match.new(CUPS, {}, 2, ScriptedSource([under]))
        assert match.draft(LEFT, [FLIP]).stop == "reveal"


@pytest.mark.parametrize("seat", [RIGHT, SPECTATOR])
def test_who_is_not_asked_drafts_nothing_but_sees(seat: int) -> None:
    draft = table().draft(seat)
    assert (draft.stop, draft.legal, draft.actions, draft.prompt) == ("other seat", [], [], None)
    assert draft.view.viewer == seat


def test_a_spectator_drafts_no_choices() -> None:
    with pytest.raises(DataError, match="no seat -1"):
        table().draft(SPECTATOR, [STEP])


def test_a_whisper_is_noticed_even_when_all_drawn_positions_agree() -> None:
    class Unlucky(Cups):
        """Whose drawn positions happen to be the real one."""

        def clone(self) -> "Unlucky":
            return Unlucky(super().clone().state, self.seats)

        def determinize(self, seat: int, rng: Rng) -> "Unlucky":
            return self.clone()

    state = cups(table()).state
    assert CUPS.reveals(Unlucky(state, 2), PEEK)
    assert not CUPS.reveals(Unlucky(state, 2), NOTE)
    assert not CUPS.reveals(Unlucky(state, 2), STEP)


def test_what_is_hidden_is_found_by_drawing() -> None:
    match = table()
    assert hides(match.game, 2)
    match.order(LEFT, [FLIP])
    assert not hides(match.game, 2)
    match.order(LEFT, [NOTE, NOTE])
    assert hides(match.game, 2)
