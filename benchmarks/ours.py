"""Our own times: rules, copies, memory and search of games from a given start."""

from collections.abc import Callable
from typing import Final

from measure import microseconds, resident_kib

from grognard.bots.playout import many_clones, random_playout, roll
from grognard.bots.search import HORIZON, Search
from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, Game
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.rules import WarpEmpires

LONGEST = 2_000  # decisions of one random game
COPIES = 10_000  # at a call
ALL_COPIES = 10_000_000
COPIES_TO_A_READING = 10_000  # copies are quick, reading a position from its bytes is not
READINGS = ALL_COPIES // COPIES_TO_A_READING
SIMULATIONS = 200  # in one search
GAMES = 100  # random ones, to count choices in
SETTING_UP = 200  # choices within which a map is drawn, where there is one


class Case:
    """A game with options and a number of seats, at its start."""

    def __init__(self, game: str, options: dict[str, object], seats: int = 0) -> None:
        """As few seats as may play when 0."""
        self.ruleset: Final[Ruleset] = find_game(game)
        self.start: Final[Game] = self.ruleset.start(options, seats or self.ruleset.meta.least_seats)


def random_decision(case: Case) -> float:
    """Random games wholly in compiled code, in microseconds a decision."""
    rng = Rng("bench")
    return microseconds(lambda: int(random_playout(case.start.clone(), rng, LONGEST)))


def interpreted_decision(case: Case) -> float:
    """Random games by a Python loop over compiled rules."""
    rng = Rng("bench")
    return microseconds(lambda: random_game(case.start.clone(), rng)[0])


def random_game(game: Game, rng: Rng) -> tuple[int, int]:
    """Decisions, and choices among which they were made."""
    decisions = choices = 0
    while game.actor != OVER and decisions < LONGEST:
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
            continue
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])
        decisions += 1
        choices += len(actions)
    return decisions, choices


def mean_choices(case: Case) -> float:
    """How many legal actions there are at a decision of random games."""
    rng = Rng("bench")
    games = [random_game(case.start.clone(), rng) for _ in range(GAMES)]
    return sum(choices for _, choices in games) / sum(decisions for decisions, _ in games)


def middle(case: Case) -> Game:
    """A position some random decisions into a game."""
    game = case.start.clone()
    random_playout(game, Rng("bench"), 60)
    roll(game, Rng("bench"))
    return game


def clone(case: Case) -> float:
    """A copy of a copy."""
    game = middle(case)
    return microseconds(lambda: int(many_clones(game, COPIES)))


def memory_growth_kib(case: Case, copies: int = ALL_COPIES) -> int:
    """Memory gained over so many copies, and one position read from bytes for each 10,000 of them, after a warm-up."""
    game = middle(case)
    copy_and_read(case, game, COPIES)
    before = resident_kib()
    copy_and_read(case, game, copies)
    return resident_kib() - before


def copy_and_read(case: Case, game: Game, copies: int) -> None:
    """Copy a position so often, and read it from its bytes now and then."""
    many_clones(game, copies)
    packed = game.pack()
    for _ in range(max(copies // COPIES_TO_A_READING, 1)):
        case.ruleset.load(packed)


def simulation(case: Case, horizon: int = HORIZON) -> float:
    """One simulation of a search in the middle of a game, the look ahead at its root and the tree's growth included."""
    game, rng = middle(case), Rng("bench")
    seats = case.ruleset.seats_of(game)

    def look() -> int:
        Search(game, seats, case.ruleset.evaluate, rng, horizon).run(SIMULATIONS)
        return SIMULATIONS

    return microseconds(look)


def new_map(case: Case) -> float:
    """A map drawn by chance, another one each time, in microseconds; 0 where a game has none."""
    rng, game = Rng("bench"), case.start.clone()
    for _ in range(SETTING_UP):
        if game.actor == OVER or (game.actor == CHANCE and case.ruleset.purpose(game) == "map"):
            break
        size = game.chance()[0] if game.actor == CHANCE else 0
        game.apply(rng.below(size) if size else game.legal_actions()[0])
    else:
        return 0.0
    if game.actor == OVER:
        return 0.0

    def draw() -> int:
        game.clone().apply(rng.below(game.chance()[0]))
        return 1

    return microseconds(draw)


def load_module(case: Case) -> float:
    """A module read, checked and compiled into tables for its least seats, in microseconds; 0 for games that are no modules."""
    ruleset = case.ruleset
    if not isinstance(ruleset, WarpEmpires):
        return 0.0
    name, seats = ruleset.loaded.sheet.id, ruleset.meta.least_seats
    return microseconds(lambda: len(load_shipped.__wrapped__(name).game({}, seats)) // 2)


# What is measured of every case, and what only once a game.
RULES: dict[str, Callable[[Case], float]] = {
    "choices": mean_choices,
    "decision": random_decision,
    "loop": interpreted_decision,
    "clone": clone,
}
ONCE: dict[str, Callable[[Case], float]] = {
    "memory": memory_growth_kib,
    "simulation": simulation,
    "simulation without playing on": lambda case: simulation(case, 0),
    "map": new_map,
    "module": load_module,
}
