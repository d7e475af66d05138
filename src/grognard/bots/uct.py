"""A tree search with a budget."""

from grognard.bots.base import Bot
from grognard.bots.search import search
from grognard.core.chance import Rng
from grognard.core.game import Game
from grognard.core.ruleset import Ruleset

SIMULATIONS = 1000


class UctBot(Bot):
    """Searches the tree of what may follow, for a number of simulations (repeatable) or for a time."""

    def __init__(self, *, simulations: int = 0, milliseconds: int = 0) -> None:
        """A budget of either kind; without one, a thousand simulations."""
        self.simulations = simulations if simulations or milliseconds else SIMULATIONS
        self.milliseconds = milliseconds
        self.name = f"uct:{simulations}" if simulations else f"uct:{milliseconds}ms" if milliseconds else "uct"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        """The action that the search tried most."""
        seats = ruleset.seats_of(game)
        return int(search(game, seats, ruleset.evaluate, rng, self.simulations, self.milliseconds / 1000))
