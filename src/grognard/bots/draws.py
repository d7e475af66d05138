"""Whether a bot agrees to a draw."""

from typing import Final

from grognard.core.entries import path_to
from grognard.core.game import Game
from grognard.core.match import Match

OPENING: Final = 30  # choices of its own before which a bot wants to play


def agrees_to_draw(match: Match, game: Game, seat: int) -> bool:
    """Whether the bot of a seat agrees: not in the opening, and later unless it stands better than a draw.

    `game` is the position as the seat may take it to be, drawn by `determinize()`.
    """
    chosen = [match.entries[number] for number in path_to(match.entries, match.number)[1]]
    own = sum(entry.kind == "act" and entry.seat == seat and not entry.auto for entry in chosen)
    return own >= OPENING and match.ruleset.evaluate(game, seat) <= 1 / match.seats
