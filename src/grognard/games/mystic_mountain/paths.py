"""Where units could move, worked out in plain Python apart from the compiled rules: for refusals, views and forecasts."""

from functools import lru_cache
from typing import NamedTuple

from grognard.games.mystic_mountain.actions import MINER, SLOTS
from grognard.games.mystic_mountain.chart import Chart, Step
from grognard.games.mystic_mountain.names import kind_of_unit, side_of
from grognard.games.mystic_mountain.state import DEAD


class Ways(NamedTuple):
    """What the options say about movement."""

    diagonal: bool = True
    sideways: bool = True
    through_own: bool = False
    guarded: bool = False  # Entrance squares are closed to the enemy


def alone(where: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """The same board with every other unit taken away."""
    return tuple(square if other == unit else DEAD for other, square in enumerate(where))


@lru_cache(maxsize=512)
def destinations(chart: Chart, where: tuple[int, ...], unit: int, ways: Ways) -> frozenset[int]:
    """Every square on which a Move of this unit may end, its marks aside.

    Rule: MM-R12, MM-R13, MM-R14, MM-R18
    """
    taken = {square for square in where if square != DEAD}
    own = set(where[side_of(unit) * SLOTS : side_of(unit) * SLOTS + SLOTS]) if ways.through_own else set()
    fits = may_step(chart, unit, ways)

    def enters(square: int, near: int) -> bool:
        return (near not in taken or near in own) and fits(square, near)

    return frozenset(chart.reached(where[unit], chart.reach[kind_of_unit(unit)], enters) - taken)


def may_step(chart: Chart, unit: int, ways: Ways) -> Step:
    """Whether heights, direction and Entrance squares allow a single step of a Move; units in the way are not looked at.

    Rule: MM-R11, MM-R15, MM-R16, MM-R17, MM-R21, MM-R22
    """
    climber = kind_of_unit(unit) == MINER
    side = side_of(unit)

    def fits(square: int, near: int) -> bool:
        if not ways.diagonal and square % chart.width != near % chart.width and abs(square - near) != 1:
            return False
        if ways.guarded and chart.entrance[near] == 1 - side:
            return False
        height, drop = chart.level[near], chart.level[square] - chart.level[near]
        if not climber:
            return height == 0
        return drop == 1 or (drop == 0 and (ways.sideways or height == 0))

    return fits
