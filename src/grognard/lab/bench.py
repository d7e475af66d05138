"""How fast a game's rules and search run here."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from grognard import native
from grognard.bots.playout import many_clones, random_playout, roll
from grognard.bots.search import search
from grognard.core.chance import Rng
from grognard.core.game import OVER, Game
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset

RUNS = 5
SECONDS = 0.2  # CPU time a run takes at least
LONGEST = 2_000  # decisions of one random game
WARM_UP = 60  # random decisions before the position that is copied and searched
COPIES = 10_000  # at a call
SEARCHED = 200  # simulations in one search


def bench(game: str) -> dict[str, Any]:
    """CPU time, each the median of 5 runs. Keys: compiled, us_per_decision (random play, chance and start included), clone_us,
    uct_simulations_per_second (as the bot `uct` plays).
    """
    ruleset = find_game(game)
    return {
        "compiled": native.compiled(),
        "us_per_decision": round(1e6 / rate(decider(ruleset)), 3),
        "clone_us": round(1e6 / rate(cloner(ruleset)), 4),
        "uct_simulations_per_second": round(rate(searcher(ruleset)), 1),
    }


def rate(work: Callable[[], int]) -> float:
    """How many things `work` does in a second of CPU time; it returns how many it did, and is repeated to fill a run."""
    return median(rate_once(work) for _ in range(RUNS))


def rate_once(work: Callable[[], int]) -> float:
    """One run of rate()."""
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < SECONDS:
        done += work()
        spent = time.process_time() - started
    return done / spent


def decider(ruleset: Ruleset) -> Callable[[], int]:
    """Plays one random game at each call, another one each time; counts decisions."""
    start = ruleset.start(ruleset.resolve({}), ruleset.meta.least_seats)
    rng = Rng("bench")
    return lambda: int(random_playout(start.clone(), rng, LONGEST))


def cloner(ruleset: Ruleset) -> Callable[[], int]:
    """Copies copies, many at each call."""
    game = middle(ruleset)
    return lambda: int(many_clones(game, COPIES))


def searcher(ruleset: Ruleset) -> Callable[[], int]:
    """Searches the same position at each call; counts simulations."""
    game = middle(ruleset)
    seats = ruleset.seats_of(game)
    rng = Rng("bench")

    def work() -> int:
        search(game, seats, ruleset.evaluate, rng, SEARCHED, 0.0)
        return SEARCHED

    return work


def middle(ruleset: Ruleset) -> Game:
    """A position some random decisions into a game; of a very short game, its start."""
    start = ruleset.start(ruleset.resolve({}), ruleset.meta.least_seats)
    game = start.clone()
    random_playout(game, Rng("bench"), WARM_UP)
    if game.actor == OVER:
        game = start
        roll(game, Rng("bench"))
    return game
