"""A cheap, sensible player, so that test games see fights and dice."""

from collections.abc import Mapping

from grognard.core.chance import Rng, Source
from grognard.core.game import Game
from grognard.core.match import Match
from grognard.core.registry import find_game


def sensible_choice(game: Game, rng: Rng) -> int:
    """A legal action by the weights of the game's cheap policy."""
    legal = game.legal_actions()
    weights = game.lean(legal)
    left = rng.below(sum(weights))
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return int(legal[place])


def sensible_match(options: Mapping[str, object], source: Source) -> Match:
    """A whole game of Mystic Mountain between two of them."""
    match = Match.new(find_game("mystic-mountain"), options, 2, source, players=("me", "me"))
    rng = Rng("sensible")
    while match.result is None:
        match.order(int(match.game.actor), [sensible_choice(match.game, rng)])
    return match
