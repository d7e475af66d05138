"""Matches of Cups to begin with, and what of them is compared."""

from grognard.core.chance import ScriptedSource
from grognard.core.match import Match
from grognard.core.record import save_text
from tests.core.cups import CUPS, Cups

LEFT, RIGHT = 0, 1


def table(*outcomes: int, horns: int = 0, seats: int = 2) -> Match:
    """A match whose hidden die shows a 3 and whose other dice are given."""
    return Match.new(
        CUPS, {"horns": horns}, seats, ScriptedSource([2, *outcomes]), name="t", players=["Ann", "Bob", "Cy"][:seats]
    )


def mark(match: Match) -> tuple[bytes, str, object]:
    """All that must not change when something is refused."""
    return match.game.pack(), save_text(match), match.result


def cups(match: Match) -> Cups:
    assert isinstance(match.game, Cups)
    return match.game
