"""Games played on by a policy without thought: for search, measurements and tests."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, Game


def roll(game: Game, rng: Rng) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while game.actor == CHANCE:
        game.apply(rng.below(game.chance()[0]))


def pick(weights: vec[i64], rng: Rng) -> i64:
    """An index, each as likely as its weight says."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def random_playout(game: Game, rng: Rng, limit: i64) -> i64:
    """Play on with any legal actions, to the end or for `limit` decisions; the number of decisions made."""
    decisions: i64 = 0
    roll(game, rng)
    while game.actor >= 0 and decisions < limit:
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])
        roll(game, rng)
        decisions += 1
    return decisions


def lean_playout(game: Game, rng: Rng, limit: i64) -> i64:
    """Play on with the game's cheap policy, to the end or for `limit` decisions; the number of decisions made."""
    decisions: i64 = 0
    roll(game, rng)
    while game.actor >= 0 and decisions < limit:
        actions = game.legal_actions()
        game.apply(actions[pick(game.lean(actions), rng)])
        roll(game, rng)
        decisions += 1
    return decisions


def many_clones(game: Game, count: i64) -> i64:
    """Copy a copy of a copy …, `count` times, to measure; the number of copies made."""
    for _ in range(count):
        game = game.clone()
    return count
