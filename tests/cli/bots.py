"""Bots that misbehave, named on the command line as tests.cli.bots:…"""

from grognard.bots import Bot
from grognard.core.chance import Rng
from grognard.core.game import Game
from grognard.core.ruleset import Ruleset


class Broken(Bot):
    """Has a bug."""

    name = "broken"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        raise ZeroDivisionError("a bug of this bot")


class Cheat(Bot):
    """Chooses what there is not."""

    name = "cheat"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        return -7


class Last(Bot):
    """Takes the last legal action."""

    name = "last"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        return int(game.legal_actions()[-1])
