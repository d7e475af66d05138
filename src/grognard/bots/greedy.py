"""One decision deep: the action after which the position looks best."""

from grognard.bots.base import Bot
from grognard.bots.outlook import outlooks
from grognard.core.chance import Rng
from grognard.core.game import Game
from grognard.core.ruleset import Ruleset


class GreedyBot(Bot):
    """Tries every legal action, follows the dice it throws, and takes the best by the game's own evaluation."""

    name = "greedy"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        """The action with the best expected evaluation; equals are chosen among by lot."""
        actions = [int(action) for action in game.legal_actions()]
        if len(actions) == 1:
            return actions[0]
        values = list(outlooks(game, seat, ruleset.evaluate, rng))
        most = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value == most]
        return best[int(rng.below(len(best)))]
