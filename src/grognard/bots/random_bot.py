"""Any legal action, all equally likely."""

from grognard.bots.base import Bot
from grognard.core.chance import Rng
from grognard.core.game import Game
from grognard.core.ruleset import Ruleset


class RandomBot(Bot):
    """Chooses evenly among the legal actions."""

    name = "random"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        """Any legal action."""
        actions = game.legal_actions()
        return int(actions[rng.below(len(actions))])
