"""Our own times: rules, copies, memory and search of one game."""

from collections.abc import Callable

from measure import microseconds, resident_kib

from grognard.bots.playout import many_clones, random_playout, roll
from grognard.bots.search import HORIZON, Search
from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, Game
from grognard.core.ruleset import Ruleset

LONGEST = 2_000  # decisions of one random game
COPIES = 10_000  # at a call
ALL_COPIES = 10_000_000
SIMULATIONS = 200  # in one search


def new_game(ruleset: Ruleset) -> Game:
    """A game with the default options."""
    return ruleset.start(ruleset.resolve({}), ruleset.meta.least_seats)


def random_decision(ruleset: Ruleset) -> float:
    """Random games wholly in compiled code."""
    rng, start = Rng("bench"), new_game(ruleset)
    return microseconds(lambda: int(random_playout(start.clone(), rng, LONGEST)))


def interpreted_decision(ruleset: Ruleset) -> float:
    """Random games by a Python loop over compiled rules."""
    rng, start = Rng("bench"), new_game(ruleset)

    def play() -> int:
        game = start.clone()
        decisions = 0
        while game.actor != OVER and decisions < LONGEST:
            if game.actor == CHANCE:
                game.apply(rng.below(game.chance()[0]))
                continue
            actions = game.legal_actions()
            game.apply(actions[rng.below(len(actions))])
            decisions += 1
        return decisions

    return microseconds(play)


def middle(ruleset: Ruleset) -> Game:
    """A position some random decisions into a game."""
    game = new_game(ruleset)
    random_playout(game, Rng("bench"), 60)
    roll(game, Rng("bench"))
    return game


def clone(ruleset: Ruleset) -> float:
    """A copy of a copy."""
    game = middle(ruleset)
    return microseconds(lambda: int(many_clones(game, COPIES)))


def memory_growth_kib(ruleset: Ruleset, copies: int = ALL_COPIES) -> int:
    """Memory gained over so many copies, after a warm-up."""
    game = middle(ruleset)
    many_clones(game, COPIES)
    before = resident_kib()
    many_clones(game, copies)
    return resident_kib() - before


def simulation(ruleset: Ruleset, horizon: int = HORIZON) -> float:
    """One simulation of a search in the middle of a game, the look ahead at its root and the tree's growth included."""
    game, rng = middle(ruleset), Rng("bench")
    seats = ruleset.seats_of(game)

    def look() -> int:
        Search(game, seats, ruleset.evaluate, rng, horizon).run(SIMULATIONS)
        return SIMULATIONS

    return microseconds(look)


MEASURES: dict[str, Callable[[Ruleset], float]] = {
    "decision": random_decision,
    "loop": interpreted_decision,
    "clone": clone,
    "memory": memory_growth_kib,
    "simulation": simulation,
    "simulation without playing on": lambda ruleset: simulation(ruleset, 0),
}
