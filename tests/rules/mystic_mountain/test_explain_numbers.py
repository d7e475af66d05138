"""Answers to "why not?" for every number of the action space in many positions, and whether what they propose is allowed."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.actions import ACTION_COUNT, BREAK_FREE, BUY, CLIMB, MOVE, SHOOT, SQUARES
from tests.rules.mystic_mountain.test_explain import at

GAMES = 12
POSITIONS = 5  # looked at in each game


def some_options(rng: random.Random) -> dict[str, object]:
    """Options at random, armies near each other so that something happens."""
    options: dict[str, object] = {"start_forward": rng.choice((1, 2, 2))}
    for option in RULESET.options:
        if rng.random() < 0.4 and option.name not in ("start_forward", "turn_cap"):
            values: dict[str, Any] = {
                "switch": (True, False),
                "number": range(option.least, option.most + 1),
                "set": [(choice,) for choice in option.choices],
                "word": option.choices,
            }
            options[option.name] = rng.choice(values[option.kind])
    try:
        RULESET.resolve(options)
    except DataError:
        options["mountain"] = "ridge"
    return options


def random_positions(seed: int) -> list[Any]:
    """Positions of one game between players who like to fight, climb and shoot, and who have points to spend."""
    rng = random.Random(seed)
    game: Any = RULESET.start(some_options(rng), 2)
    found: list[Any] = []
    for step in range(600):
        if game.actor == OVER:
            break
        if game.actor == CHANCE:
            game.apply(rng.randrange(int(game.chance()[0])))
            continue
        legal = [int(action) for action in game.legal_actions()]
        keen = [action for action in legal if BREAK_FREE <= action < MOVE]
        if rng.random() < 0.05 or (len(keen) > 1 and rng.random() < 0.1):
            found.append(game.clone())
        if step % 60 == 0 and not any(game.points):
            game.points[rng.randrange(2)] = rng.choice((1, 3, 12, 40))
        game.apply(rng.choice(keen if keen and rng.random() < 0.7 else legal))
    return [game, *rng.sample(found, min(POSITIONS, len(found)))]


@pytest.mark.parametrize("seed", range(GAMES))
def test_answers_agree_with_what_is_legal(seed: int) -> None:
    """For every number of the action space; and nothing is proposed instead that is not allowed itself."""
    for game in random_positions(seed):
        offers = Offers(game)
        for number in range(ACTION_COUNT):
            refusal = RULESET.explain(game, game.actor, number)
            assert (refusal is None) == (number in offers.legal), (number, refusal)
            if refusal is not None and refusal.nearest:
                offers.check(number, refusal.nearest)


class Offers:
    """What is legal in a position, to compare proposals with."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.width = int(game.setup.width)
        self.legal = {int(action) for action in game.legal_actions()}
        offers = [RULESET.describe(game, action) for action in sorted(self.legal)]
        self.able = {(offer.verb, offer.touches[0]) for offer in offers if offer.touches}
        self.done_to = {(offer.verb, offer.touches[2]) for offer in offers if len(offer.touches) > 2}
        self.steps = {(offer.verb, offer.touches[0], offer.touches[2]) for offer in offers if len(offer.touches) > 2}
        self.arrivals = {offer.touches[1] for offer in offers if offer.verb == "buy"}
        self.shots: dict[tuple[str, str], bool] = {}
        self.proposals: dict[str, Callable[[int, list[str]], bool]] = {
            "^It may go to": lambda n, squares: all(("move", self.unit(n), square) in self.steps for square in squares),
            "^He may climb to": lambda n, squares: all(("climb", self.unit(n), s) in self.steps for s in squares),
            "cannot move anywhere": lambda n, _: ("move", self.unit(n)) not in self.able,
            "^Still to move": lambda _, squares: all(("move", square) in self.able for square in squares),
            "^Still to climb": lambda _, squares: all(("climb", square) in self.able for square in squares),
            "^Still to attack": lambda _, squares: all(("attack", square) in self.able for square in squares),
            "^It may attack": lambda _, squares: all(("attack", square) in self.done_to for square in squares),
            "^It may shoot at": lambda _, squares: all(("shoot", square) in self.done_to for square in squares),
            "can be engaged by": lambda _, squares: all(("engage", square) in self.able for square in squares[1:]),
            "is possible from": lambda _, squares: all(self.shoots(squares[0], square) for square in squares[1:]),
            "^It may try to break free": lambda _n, _s: BREAK_FREE in self.legal,
            "^Free to arrive on": lambda _, squares: set(squares) <= self.arrivals,
        }

    def check(self, number: int, nearest: str) -> None:
        """What a refusal proposes is legal."""
        squares = re.findall(r"\b[A-Q]\d+\b", nearest)
        (check,) = [check for words, check in self.proposals.items() if re.search(words, nearest)]
        assert check(number, squares), (number, nearest)

    def unit(self, number: int) -> str:
        """The square of the unit that a Move or climb is about."""
        slot = (number - MOVE) // SQUARES if number >= MOVE else (number - CLIMB) // 8 + 11
        square = int(self.game.where[self.game.side * 16 + slot])
        return f"{chr(ord('A') + square % self.width)}{square // self.width + 1}"

    def shoots(self, target: str, spot: str) -> bool:
        """With the archer on the square a shot at the miner is legal."""
        if (target, spot) not in self.shots:
            moved, archer = self.game.clone(), self.game.side * 16 + 15
            moved.lift(archer)
            moved.put(archer, at(spot, self.width))
            legal = [RULESET.describe(moved, int(a)) for a in moved.legal_actions() if SHOOT <= a < BUY]
            self.shots[target, spot] = target in {offer.touches[2] for offer in legal}
        return self.shots[target, spot]
