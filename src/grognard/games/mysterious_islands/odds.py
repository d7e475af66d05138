"""How a fight is likely to go, by units on both sides and the difference of their bonuses."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_UNITS: Final = 6  # more on a side are looked at in proportion
MOST_SHIFT: Final = 6  # a larger difference of bonuses decides no more than this
SIZE: Final = 7  # numbers of units, 0 to MOST_UNITS
SHIFTS: Final = 13
SUMS: Final = 16  # of three dice: 3 to 18
THOUSAND: Final = 1000


def make_odds() -> list[vec[i64]]:
    """Two tables by (shift, own units, enemy units): the chance to win in thousandths, and the own units left in thousandths of one."""
    wins = [0.0] * (SHIFTS * SIZE * SIZE)
    left = [0.0] * (SHIFTS * SIZE * SIZE)
    chances = differences()
    for shift in range(-MOST_SHIFT, MOST_SHIFT + 1):
        for total in range(1, 2 * MOST_UNITS + 1):
            for own in range(max(0, total - MOST_UNITS), min(total, MOST_UNITS) + 1):
                fill(wins, left, chances, shift, own, total - own)
    return [
        vec[i64]([round(chance * THOUSAND) for chance in wins]),
        vec[i64]([round(units * THOUSAND) for units in left]),
    ]


def differences() -> list[float]:
    """The chance of each difference of two throws of three dice, from -15 to 15."""
    ways = [0] * 19
    for one in range(1, 7):
        for two in range(1, 7):
            for three in range(1, 7):
                ways[one + two + three] += 1
    found = [0.0] * 31
    for own in range(3, 19):
        for enemy in range(3, 19):
            found[own - enemy + 15] += ways[own] * ways[enemy] / 46656
    return found


def fill(wins: list[float], left: list[float], chances: list[float], shift: int, own: int, enemy: int) -> None:
    """One entry, from those with fewer units."""
    at = ((shift + MOST_SHIFT) * SIZE + own) * SIZE + enemy
    if enemy == 0 or own == 0:
        wins[at] = 1.0 if own else 0.0
        left[at] = float(own)
        return
    more = shift + (own > enemy) - (own < enemy)
    for index in range(31):
        lead = index - 15 + more
        own_left = own + lead if lead < 0 else own - 1 if lead == 0 else own
        enemy_left = enemy - lead if lead > 0 else enemy - 1 if lead == 0 else enemy
        own_left = own_left if own_left > 0 else 0
        enemy_left = enemy_left if enemy_left > 0 else 0
        then = ((shift + MOST_SHIFT) * SIZE + own_left) * SIZE + enemy_left
        wins[at] += chances[index] * wins[then]
        left[at] += chances[index] * left[then]


TABLES: Final = make_odds()
WINS: Final = TABLES[0]
LEFT: Final = TABLES[1]


def index_of(shift: i64, own: i64, enemy: i64) -> i64:
    """Where a fight stands in the tables."""
    shift = shift if shift < MOST_SHIFT else i64(MOST_SHIFT)
    shift = shift if shift > -MOST_SHIFT else i64(-MOST_SHIFT)
    most = own if own > enemy else enemy
    if most > MOST_UNITS:
        own = (own * MOST_UNITS + most - 1) // most
        enemy = (enemy * MOST_UNITS + most - 1) // most
    return ((shift + MOST_SHIFT) * SIZE + own) * SIZE + enemy


def chance_to_win(shift: i64, own: i64, enemy: i64) -> i64:
    """In thousandths; `shift` is the own bonus less the enemy's, the one for more units not counted.

    Rule: MI-063, MI-064, MI-066, MI-067, MI-068
    """
    return WINS[index_of(shift, own, enemy)]


def share_left(shift: i64, own: i64, enemy: i64) -> i64:
    """What is likely to be left of the own units, in thousandths of them.

    Rule: MI-067, MI-068, MI-069
    """
    if own <= 0:
        return 0
    most = own if own > enemy else enemy
    shown = own if most <= MOST_UNITS else (own * MOST_UNITS + most - 1) // most
    return LEFT[index_of(shift, own, enemy)] // shown
