"""The board and the units on it as plain Python sees them: what words, views, refusals and forecasts are worked out from."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from grognard.core.options import resolve
from grognard.games.mystic_mountain.board import Setup
from grognard.games.mystic_mountain.layout import setup_for
from grognard.games.mystic_mountain.meta import OPTIONS
from grognard.games.mystic_mountain.names import NO_SQUARE, square_name

ACROSS: Final = (-1, 0, 1, -1, 1, -1, 0, 1)  # by direction: columns to the east
DOWN: Final = (-1, -1, -1, 0, 0, 1, 1, 1)  # by direction: rows to the south
COMPASS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")

Step = Callable[[int, int], bool]  # whether a unit may step from a square onto a neighbour


class Chart:
    """What never changes in a game: options, heights, entrances, who borders on whom, and the numbers of the rules."""

    def __init__(self, setup: Setup) -> None:
        self.options: dict[str, Any] = dict(setup.options)
        self.width = int(setup.width)
        self.height = int(setup.height)
        self.squares = self.width * self.height
        self.level = tuple(int(level) for level in list(setup.level)[: self.squares])
        self.entrance = tuple(int(side) for side in setup.entrance)
        self.is_top = tuple(bool(top) for top in setup.is_top)
        self.steps = tuple(tuple(self._next(square, way) for way in range(8)) for square in range(self.squares))
        self.names = tuple(square_name(square, self.width) for square in range(self.squares))
        self.reach = tuple(int(reach) for reach in setup.reach)
        self.price = tuple(int(price) for price in setup.price)
        self.yields = tuple(int(points) for points in setup.yields)
        self.hits_from = tuple(int(die) for die in setup.hits_from)
        self.actions = int(setup.actions)
        self.full_attack_cost = int(setup.full_attack_cost)
        self.points_to_win = int(setup.points_to_win)
        self.points_for_a_soldier = int(setup.points_for_a_soldier)

    def _next(self, square: int, way: int) -> int:
        column, row = square % self.width + ACROSS[way], square // self.width + DOWN[way]
        return row * self.width + column if 0 <= column < self.width and 0 <= row < self.height else NO_SQUARE

    def value(self, square: int) -> int:
        """What a miner earns on a square in each own turn, and what climbing onto it costs. Rule: MM-021, MM-063"""
        return self.yields[self.level[square]]

    def neighbours(self, square: int) -> list[int]:
        """The up to eight squares around a square. Rule: MM-R10"""
        return [near for near in self.steps[square] if near != NO_SQUARE]

    def distance(self, a: int, b: int) -> int:
        """Steps between two squares, diagonal ones included. Rule: MM-R75"""
        return max(abs(a % self.width - b % self.width), abs(a // self.width - b // self.width))

    def line(self, square: int, way: int) -> list[int]:
        """All squares from a square in a direction, up to the edge of the board."""
        found = []
        while (square := self.steps[square][way]) != NO_SQUARE:
            found.append(square)
        return found

    def way(self, a: int, b: int) -> int:
        """The direction of a straight line from a to b, or -1 when there is none."""
        across, down = b % self.width - a % self.width, b // self.width - a // self.width
        if (across or down) and (not across or not down or abs(across) == abs(down)):
            return list(zip(ACROSS, DOWN, strict=True)).index(((across > 0) - (across < 0), (down > 0) - (down < 0)))
        return -1

    def reached(self, start: int, reach: int, may_step: Step) -> set[int]:
        """The squares that a chain of at most `reach` allowed steps leads to, the start left out."""
        seen = {start}
        edge = [start]
        for _ in range(reach):
            onward = [(square, near) for square in edge for near in self.steps[square] if near != NO_SQUARE]
            edge = []
            for square, near in onward:
                if near not in seen and may_step(square, near):
                    seen.add(near)
                    edge.append(near)
        return seen - {start}


@lru_cache(maxsize=256)
def chart_of(setup: Setup) -> Chart:
    """The chart of a game's tables."""
    return Chart(setup)


def chart_for(options: Mapping[str, Any]) -> Chart:
    """The chart of a game with these options, as a view shows them."""
    return _chart_for(
        tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    )


@lru_cache(maxsize=256)
def _chart_for(options: tuple[tuple[str, Any], ...]) -> Chart:
    """Remembered, since a seat is shown a forecast of a hundred actions at a time."""
    return chart_of(setup_for(resolve(OPTIONS, dict(options))))
