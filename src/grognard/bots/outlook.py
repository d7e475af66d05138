"""How the position will look after one action, dice included."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, WHOLE_WIN, Game

Evaluate = Callable[
    [Game, int], float
]  # a seat's expected share of the win, 0 to 1, at a position where a seat decides, or a map is to be built

MOST_EXACT: Final = 216  # three dice: above this, outcomes are sampled
SAMPLES: Final = 36
SEEDS: Final = 4294967296  # outcomes that seed a builder (of a map): nobody can weigh them, and building takes long


def share_of(game: Game, seat: i64, evaluate: Evaluate) -> float:
    """The seat's share of the win: the real one when the game is over, else as the position looks."""
    if game.actor == OVER:
        return float(game.scores()[seat]) / WHOLE_WIN
    return evaluate(game, int(seat))


def expected_share(game: Game, seat: i64, evaluate: Evaluate, rng: Rng, most: i64 = MOST_EXACT) -> float:
    """The seat's share on average over the chance that comes next, exact up to `most` outcomes, sampled above, not looked into at SEEDS."""
    if game.actor != CHANCE:
        return share_of(game, seat, evaluate)
    size = game.chance()[0]
    if size == SEEDS:
        return share_of(game, seat, evaluate)
    exact = size <= most
    tries = size
    if not exact:
        tries = SAMPLES if most > SAMPLES else most
    rest = most // tries
    total = 0.0
    for number in range(tries):
        after = game.clone()
        after.apply(number if exact else rng.below(size))
        total += expected_share(after, seat, evaluate, rng, rest if rest > 0 else 1)
    return total / float(tries)


def outlooks(game: Game, seat: i64, evaluate: Evaluate, rng: Rng) -> vec[float]:
    """The seat's expected share after each legal action, in their order."""
    actions = game.legal_actions()
    values = vec[float]([0.0 for _ in range(len(actions))])
    for index in range(len(actions)):
        after = game.clone()
        after.apply(actions[index])
        values[index] = expected_share(after, seat, evaluate, rng)
    return values
