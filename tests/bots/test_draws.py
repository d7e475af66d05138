"""When bots agree to a draw."""

import pytest

from grognard.bots.draws import OPENING, agrees_to_draw
from grognard.core.chance import Rng, ScriptedSource
from grognard.core.game import Game
from grognard.core.match import Match
from tests.core.cups import END, STEP, CupsRuleset

LEFT, RIGHT = 0, 1


class Standing(CupsRuleset):
    """Cups in which a seat stands as one says."""

    def __init__(self, share: float) -> None:
        self.share = share

    def evaluate(self, game: Game, seat: int) -> float:
        assert seat == RIGHT
        return self.share


def played(share: float, choices: int) -> Match:
    """A match in which each seat has chosen so often, and the left one is asked."""
    match = Match.new(Standing(share), {}, 2, ScriptedSource([2]))
    for _ in range(choices // 2):
        match.order(LEFT, [STEP, END])
        match.order(RIGHT, [STEP, END])
    return match


def agrees(match: Match) -> bool:
    return agrees_to_draw(match, match.game.determinize(RIGHT, Rng(1)), RIGHT)


@pytest.mark.parametrize(
    ("share", "choices", "wanted"),
    [
        pytest.param(0.1, 0, False, id="at once"),
        pytest.param(0.1, OPENING - 2, False, id="in the opening, though it stands worse"),
        pytest.param(0.1, OPENING, True, id="it stands worse"),
        pytest.param(0.5, OPENING, True, id="it stands even"),
        pytest.param(0.51, OPENING, False, id="it stands better"),
    ],
)
def test_a_bot_wants_to_play_before_it_agrees_to_a_draw(share: float, choices: int, wanted: bool) -> None:
    assert agrees(played(share, choices)) is wanted


def test_what_was_taken_back_is_not_counted() -> None:
    match = played(0.5, OPENING - 2)
    match.order(LEFT, [STEP, END])
    match.order(RIGHT, [STEP, STEP, STEP])
    assert agrees(match)
    match.undo(RIGHT)
    match.undo(RIGHT)
    assert not agrees(match)
