"""The odds that are told before a fight, beside a plain recursion over all throws of three dice against three."""

from collections import Counter
from functools import cache
from itertools import product

import pytest

from grognard.core.chance import Rng
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.actions import HEX, NUMBER
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.positions import place
from grognard.games.mysterious_islands.questions import GO_WHERE, HOW_MANY
from tests.property.naive_islands.crowds import NAMES, some
from tests.property.naive_islands.facts import BAND, BASE, BOMBARD, BOSS, CF, CO, PI, RE, SA, ZO, bonus

FIGHTS = 100
SOAK_FIGHTS = 5000
MOST = 4
WORDS = {BAND: "band", BOSS: "boss", BOMBARD: "bombard", BASE: "base"}
Odds = tuple[float, float, float]  # the attacker is left, nobody is, the defender is


@cache
def differences() -> dict[int, float]:
    """How likely three dice are higher than three others by so much."""
    sums = Counter(map(sum, product(range(1, 7), repeat=3)))
    found = Counter[int]()
    for (one, ways), (other, others) in product(sums.items(), sums.items()):
        found[one - other] += ways * others
    return {difference: ways / 6**6 for difference, ways in found.items()}


Side = tuple[int, int, bool]  # faction, the kind of all its units, invented


@cache
def odds(attacker: Side, defender: Side, a: int, d: int, *, first: bool) -> Odds:
    if a <= 0 or d <= 0:
        return float(a > 0), float(a <= 0 and d <= 0), float(d > 0)
    mine, theirs = [attacker[1]] * a, [defender[1]] * d
    more = bonus(attacker[0], mine, theirs, attacks=True, first=first, invented=attacker[2])
    more -= bonus(defender[0], theirs, mine, attacks=False, first=first, invented=defender[2])
    win = none = lose = 0.0
    for difference, chance in differences().items():
        ahead = difference + more
        lost = (max(-ahead, 0), max(ahead, 0)) if ahead else (1, 1)
        after = odds(attacker, defender, a - lost[0], d - lost[1], first=False)
        win, none, lose = win + chance * after[0], none + chance * after[1], lose + chance * after[2]
    return win, none, lose


def side_by_lot(rng: Rng, able: list[int], kinds: tuple[int, ...]) -> tuple[Side, int]:
    """A faction, units of one kind, and how many."""
    faction = able.pop(rng.below(len(able)))
    kind = kinds[rng.below(len(kinds))]
    if (faction == ZO and kind == BOSS) or (kind == BOMBARD and faction not in {PI, CO, CF, RE}):
        kind = BAND
    invented = faction != SA and (kind == BOMBARD or bool(rng.below(2)))
    return (faction, kind, invented), 1 if kind == BASE else 1 + some(rng, MOST - 1)


def facing(sides: tuple[Side, Side], numbers: tuple[int, int]) -> Islands:
    """The first side next to the second."""
    stacks = [f"{NAMES[side[0]]}: {number} {WORDS[side[1]]}" for side, number in zip(sides, numbers, strict=True)]
    return place(
        {"extra_factions": True},
        factions={NAMES[faction]: seat for seat, (faction, _, _) in enumerate(sides)},
        chart="Lc La Lb",
        units=dict(zip(("La", "Lb"), stacks, strict=True)),
        invented=tuple(NAMES[faction] for faction, _, invented in sides if invented),
    )


def fight(number: int) -> None:
    """A group of one kind goes to another hex where units of one kind stand."""
    rng = Rng(f"odds {number}")
    able = list(range(9))
    attacker, a = side_by_lot(rng, able, (BAND, BAND, BOSS, BOMBARD))
    defender, d = side_by_lot(rng, able, (BAND, BAND, BOSS, BOMBARD, BASE))
    game = facing((attacker, defender), (a, d))
    game.apply(HEX + 1)
    if game.question() == HOW_MANY:
        game.apply(NUMBER + a)
    assert game.question() == GO_WHERE
    told = RULESET.forecast(RULESET.view(game, 0), HEX + 2)
    assert told is not None
    found = tuple(chance.probability for chance in told.outcomes)
    wanted = odds(attacker, defender, a, d, first=True)
    assert found == pytest.approx(wanted, abs=1e-6), (attacker, defender, a, d, told.samples)


RULES = ("MI-063", "MI-064", "MI-067", "MI-068", "MI-R88", "MI-R89", "MI-R91", "MI-R92")


@pytest.mark.rule(*RULES)
def test_odds() -> None:
    for number in range(FIGHTS):
        fight(number)


@pytest.mark.soak
@pytest.mark.rule(*RULES)
def test_many_odds() -> None:
    for number in range(FIGHTS, FIGHTS + SOAK_FIGHTS):
        fight(number)
