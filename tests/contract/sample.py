"""Random games of a ruleset with random options, and positions out of them: what the checks of the contract look at."""

from collections.abc import Iterator
from typing import NamedTuple

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER, Game
from grognard.core.options import Option, OptionValue
from grognard.core.ruleset import Ruleset

LEAST_GAMES = 8  # the first with the defaults, the rest with options drawn by lot
DECISIONS = 3000  # short games: more of them, until there are so many choices
CAP = 20_000  # no random game may take longer
POSITIONS = 160  # how many positions of all games are looked at

ROUNDS = "max_rounds"
FEW = 4


class Walk(NamedTuple):
    """A random game: how it began, and every choice of seats and chance until its end."""

    options: dict[str, OptionValue]
    seats: int
    choices: list[int]
    end: Game


class Spot(NamedTuple):
    """A position of a walk, and what was chosen there (-1 at the end); not to be changed, only cloned."""

    walk: Walk
    game: Game
    choice: int


class Sample(NamedTuple):
    """The games and positions of one ruleset."""

    ruleset: Ruleset
    walks: list[Walk]
    spots: list[Spot]

    def asked(self) -> list[Spot]:
        """The positions where a seat is asked."""
        return [spot for spot in self.spots if spot.game.actor >= 0]

    def at_chance(self) -> list[Spot]:
        """The positions where chance is asked."""
        return [spot for spot in self.spots if spot.game.actor == CHANCE]


def draw_option(option: Option, rng: Rng) -> OptionValue:
    """A value of an option by lot; numbers near the least, so that games stay short."""
    if option.kind == "switch":
        return rng.below(2) == 1
    if option.kind == "number":
        return int(option.least + rng.below(min(option.most - option.least, 20) + 1))
    if option.kind == "word":
        return option.choices[rng.below(len(option.choices))]
    if option.kind == "text":
        return option.default
    mask = 1 + rng.below(2 ** len(option.choices) - 1)
    return tuple(choice for place, choice in enumerate(option.choices) if mask >> place & 1)


def short(ruleset: Ruleset) -> dict[str, OptionValue]:
    """Few rounds, where a game of people who choose by lot need not end."""
    return {ROUNDS: FEW} if any(option.name == ROUNDS for option in ruleset.options) else {}


def draw_options(ruleset: Ruleset, rng: Rng) -> dict[str, OptionValue]:
    """Options by lot, drawn again where they exclude each other."""
    for _ in range(100):
        try:
            return ruleset.resolve(
                {option.name: draw_option(option, rng) for option in ruleset.options} | short(ruleset)
            )
        except DataError:
            continue
    raise AssertionError(f"{ruleset.meta.name} refuses 100 draws of its options")


def start_by_lot(ruleset: Ruleset, rng: Rng, seats: int) -> tuple[dict[str, OptionValue], Game]:
    """A game with options by lot, drawn again where they do not fit so many seats."""
    for _ in range(100):
        options = draw_options(ruleset, rng)
        try:
            return options, ruleset.start(options, seats)
        except DataError:
            continue
    raise AssertionError(f"{ruleset.meta.name} refuses 100 draws of its options for {seats} seats")


def draw_choice(game: Game, rng: Rng) -> int:
    """A choice of whoever is asked, by lot."""
    if game.actor == CHANCE:
        return int(rng.below(game.chance()[0]))
    legal = game.legal_actions()
    assert len(legal), "a seat is asked and has no choice"
    return int(legal[rng.below(len(legal))])


def take_walk(ruleset: Ruleset, seed: str, *, is_plain: bool = False) -> Walk:
    """A random game to its end."""
    rng = Rng(seed)
    seats = int(ruleset.meta.least_seats + rng.below(ruleset.meta.most_seats - ruleset.meta.least_seats + 1))
    if is_plain:
        options = ruleset.resolve(short(ruleset))
        game = ruleset.start(options, seats)
    else:
        options, game = start_by_lot(ruleset, rng, seats)
    choices: list[int] = []
    while game.actor != OVER:
        assert len(choices) < CAP, f"a random game of {ruleset.meta.name} did not end: {seed}, {options}"
        choices.append(draw_choice(game, rng))
        game.apply(choices[-1])
    return Walk(options, seats, choices, game)


def follow(ruleset: Ruleset, walk: Walk) -> Iterator[Game]:
    """The positions of a walk, each before its choice, and the last; one object, changed between them."""
    game = ruleset.start(walk.options, walk.seats)
    for choice in walk.choices:
        yield game
        game.apply(choice)
    yield game


def take_sample(ruleset: Ruleset, *, decisions: int = DECISIONS, positions: int = POSITIONS) -> Sample:
    """Random games, and positions spread evenly over them: beginnings, ends and everything between."""
    walks: list[Walk] = []
    while len(walks) < LEAST_GAMES or sum(len(walk.choices) for walk in walks) < decisions:
        walks.append(take_walk(ruleset, f"contract {len(walks)}", is_plain=not walks))
    stride = max(1, sum(len(walk.choices) for walk in walks) // positions)
    spots: list[Spot] = []
    for walk in walks:
        for place, (choice, game) in enumerate(zip([*walk.choices, -1], follow(ruleset, walk), strict=True)):
            if place % stride == 0 or choice == -1:
                spots.append(Spot(walk, game.clone(), choice))
    return Sample(ruleset, walks, spots)
