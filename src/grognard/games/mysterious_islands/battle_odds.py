"""The odds of a fight: who is left, and how many; exact while both sides are small, tried out otherwise.

Both sides are taken to lose their units in one order: Bands first, Boats and Bosses late, a Base last. Then a side is told by how many
units it has left, and a fight is a table of two numbers. Cards, rerolls and units given up are left out.
"""

from itertools import product
from typing import Final, NamedTuple

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.actions import BALLOON, BAND, BASE, BOAT, BOMB, BOMBARD, BOSS
from grognard.games.mysterious_islands.sides import Side, bonus
from grognard.games.mysterious_islands.tables import Setup

LOST_FIRST: Final = (BAND, BOMB, BOMBARD, BALLOON, BOSS, BOAT, BASE)
MOST_EXACT: Final = 1200  # pairs of numbers of units
SAMPLES: Final = 150
FACES: Final = range(1, 7)


class Odds(NamedTuple):
    """How a fight ends for the attacker: chances, and how many units of both sides are left on average."""

    win: float
    none: float
    lose: float
    attackers: float
    defenders: float
    samples: int = 0


def make_differences() -> list[tuple[int, float]]:
    """How likely three dice beat three others by so much."""
    sums: dict[int, int] = {}
    for faces in product(FACES, repeat=3):
        sums[sum(faces)] = sums.get(sum(faces), 0) + 1
    found: dict[int, int] = {}
    for (one, ways), (other, more) in product(sums.items(), repeat=2):
        found[one - other] = found.get(one - other, 0) + ways * more
    whole = sum(found.values())
    return [(difference, ways / whole) for difference, ways in sorted(found.items())]


DIFFERENCES: Final = make_differences()


class Fight:
    """A fight of two sides that lose their units in a fixed order."""

    def __init__(self, setup: Setup, attacker: Side, defender: Side) -> None:
        self.setup = setup
        self.attackers = shrink(attacker)
        self.defenders = shrink(defender)
        self._known: dict[tuple[tuple[bool, ...], bool], int] = {}

    def ahead(self, attackers: int, defenders: int, is_first: bool) -> int:
        """By how much the attacker's bonuses are higher with so many units left on both sides."""
        own, enemy = self.attackers[attackers], self.defenders[defenders]
        key = (
            *(n > 0 for n in own.counts),
            *(n > 0 for n in enemy.counts),
            attackers > defenders,
            attackers < defenders,
        )
        known = self._known.get((key, is_first))
        if known is None:
            known = bonus(self.setup, own, enemy, is_first) - bonus(self.setup, enemy, own, is_first)
            self._known[key, is_first] = known
        return known

    def is_over(self, attackers: int, defenders: int) -> bool:
        """Whether a side has nobody left, or a lone Base falls under the option. Rule: MI-070, MI-R93"""
        if not attackers or not defenders:
            return True
        return self.setup.choices.lone_base_falls and self.defenders[defenders].counts[BASE] == defenders

    def end(self, attackers: int, defenders: int) -> Odds:
        """What an end of the fight is worth."""
        if attackers and defenders:  # a lone Base falls
            return Odds(1.0, 0.0, 0.0, attackers, 0)
        return Odds(
            float(attackers > 0), float(not attackers and not defenders), float(defenders > 0), attackers, defenders
        )


def shrink(side: Side) -> list[Side]:
    """The side with 0, 1, 2 … units left."""
    counts = list(side.counts)
    found = [side._replace(counts=tuple(counts))]
    for kind in LOST_FIRST:
        while counts[kind]:
            counts[kind] -= 1
            found.append(side._replace(counts=tuple(counts)))
    return found[::-1]


def after(attackers: int, defenders: int, difference: int) -> tuple[int, int]:
    """What is left after a battle roll that the attacker wins by a difference. Rule: MI-067, MI-068, MI-R96"""
    if not difference:
        return attackers - 1, defenders - 1
    if difference > 0:
        return attackers, max(defenders - difference, 0)
    return max(attackers + difference, 0), defenders


def odds_of(setup: Setup, attacker: Side, defender: Side, is_first: bool = True, ahead: int = 0) -> Odds:
    """The odds of a fight from now on; `ahead` is added to the next roll of the attacker.

    Rule: MI-063, MI-066, MI-067, MI-068, MI-069, MI-070, MI-R88, MI-R96
    """
    fight = Fight(setup, attacker, defender)
    most = (len(fight.attackers) - 1, len(fight.defenders) - 1)
    if most[0] * most[1] > MOST_EXACT:
        return tried(fight, most, is_first, ahead)
    table: list[list[Odds]] = []
    for attackers in range(most[0] + 1):
        table.append([])
        for defenders in range(most[1] + 1):
            table[-1].append(next_roll(fight, table, attackers, defenders, False, 0))
    return next_roll(fight, table, *most, is_first, ahead)


def next_roll(
    fight: Fight, table: list[list[Odds]], attackers: int, defenders: int, is_first: bool, ahead: int
) -> Odds:
    """The odds before a battle roll, from those after it."""
    if fight.is_over(attackers, defenders):
        return fight.end(attackers, defenders)
    more = fight.ahead(attackers, defenders, is_first) + ahead
    win = none = lose = own = enemy = 0.0
    for difference, chance in DIFFERENCES:
        left, right = after(attackers, defenders, difference + more)
        then = table[left][right]
        win += chance * then.win
        none += chance * then.none
        lose += chance * then.lose
        own += chance * then.attackers
        enemy += chance * then.defenders
    return Odds(win, none, lose, own, enemy)


def tried(fight: Fight, most: tuple[int, int], is_first: bool, ahead: int) -> Odds:
    """The odds of a large fight, tried out with dice that only depend on its sides."""
    rng = Rng(f"fight {fight.attackers[-1]} {fight.defenders[-1]} {is_first} {ahead}")
    ends: list[Odds] = []
    for _ in range(SAMPLES):
        left, right, first, more = *most, is_first, ahead
        while not fight.is_over(left, right):
            dice = rng.below(46656)
            thrown = [int(dice) // 6**die % 6 for die in range(6)]
            difference = sum(thrown[:3]) - sum(thrown[3:]) + fight.ahead(left, right, first) + more
            left, right = after(left, right, difference)
            first, more = False, 0
        ends.append(fight.end(left, right))
    win, none, lose, own, enemy = (sum(float(end[part]) for end in ends) / SAMPLES for part in range(5))
    return Odds(win, none, lose, own, enemy, SAMPLES)
