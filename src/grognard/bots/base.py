"""What a bot is."""

from abc import ABC, abstractmethod

from grognard.core.chance import Rng
from grognard.core.game import Game
from grognard.core.ruleset import Ruleset


class Bot(ABC):
    """Plays a seat; it keeps nothing between decisions, so one bot may play many games and several seats."""

    name: str

    @abstractmethod
    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        """A legal action for the seat, whose turn it is.

        The caller hands a copy drawn by `game.determinize(seat, rng)`, so that nobody knows more than the seat; the bot may
        change it. Equal positions and generators give equal choices, unless the bot thinks against a clock.
        """
