"""Mysterious Islands beside a second, naive computation of its rules from the ledger: every choice, number and unit is the same."""

from collections import Counter

import pytest

from grognard.core.chance import Rng
from grognard.core.game import OVER
from tests.property.naive_islands.beside import follow, opening_of, referee_of
from tests.property.naive_islands.crowds import Crowd
from tests.property.test_mysterious_islands import begin

CROWDS = 40
STEPS = 150  # choices and throws in a crowd
GAMES = 2
PARTS = 4
SOAK_CROWDS = 5000
SOAK_GAMES = 200
LONGEST = 40_000  # choices that no game needs


def crowd(number: int, seen: Counter[str]) -> None:
    """A few turns from a crowded position on."""
    rng = Rng(f"crowd {number}")
    game, order = Crowd(rng).game()
    follow(game, referee_of(game, order), rng, STEPS, seen)


def whole(number: int, seen: Counter[str]) -> None:
    """A game with options and seats by lot, from its first choice on."""
    rng = Rng(f"again {number}")
    game = begin(rng)
    follow(game, opening_of(game), rng, LONGEST, seen)
    assert game.actor == OVER


RULES = (
    *(f"MI-{number:03}" for number in (*range(6, 9), *range(10, 16), *range(21, 34), *range(41, 114), *range(116, 158), *range(161, 179))),
    *(f"MI-R{number:02}" for number in (*range(2, 8), *range(10, 20), *range(27, 61))),
    *(f"MI-R{number:02}" for number in (*range(61, 153), *range(154, 160), 161, 164)),
)  # fmt: skip


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_crowds(part: int) -> None:
    seen = Counter[str]()
    for number in range(part, CROWDS, PARTS):
        crowd(number, seen)
    assert min(seen[what] for what in ("cargo", "fight_where", "lose_unit", "hide_or_stand", "aim_where")) > 0


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("number", range(GAMES))
def test_whole_games(number: int) -> None:
    whole(number, Counter())


@pytest.mark.soak
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_many_crowds(part: int) -> None:
    for number in range(CROWDS + part, CROWDS + SOAK_CROWDS, PARTS):
        crowd(number, Counter())


@pytest.mark.soak
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_many_whole_games(part: int) -> None:
    for number in range(GAMES + part, GAMES + SOAK_GAMES, PARTS):
        whole(number, Counter())
