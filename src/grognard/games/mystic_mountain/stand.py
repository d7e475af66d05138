"""Units on a board, read from a position or from a view alone: the common ground of words, refusals and forecasts."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from grognard.games.mystic_mountain.actions import ARCHER_SLOT, SLOTS
from grognard.games.mystic_mountain.chart import Chart
from grognard.games.mystic_mountain.names import NO_SQUARE, kind_word, side_of
from grognard.games.mystic_mountain.paths import Ways, destinations
from grognard.games.mystic_mountain.state import DEAD, NO_UNIT


class Stand:
    """Who stands where and who is engaged; nothing about whose turn it is."""

    def __init__(self, chart: Chart, where: Sequence[int], engaged: Sequence[int]) -> None:
        self.chart = chart
        self.options = chart.options
        self.where = tuple(int(square) for square in where)  # by unit: its square or DEAD
        self.engaged = tuple(int(unit) for unit in engaged)  # by the archer's side: the soldier that engages it

    @cached_property
    def at(self) -> Mapping[int, int]:
        """The units by their squares."""
        return {square: unit for unit, square in enumerate(self.where) if square != DEAD}

    @cached_property
    def ways(self) -> Ways:
        """What the options say about movement."""
        options = self.options
        return Ways(
            diagonal=bool(options["diagonal_moves"]),
            sideways=bool(options["miner_sideways"]),
            through_own=options["pass_through"] == "own",
            guarded=options["entrance_access"] == "owner",
        )

    def unit_on(self, square: int) -> int:
        """The unit on a square, or NO_UNIT."""
        return self.at.get(square, NO_UNIT)

    def is_dead(self, unit: int) -> bool:
        """Whether the unit is off the board."""
        return self.where[unit] == DEAD

    def level_of(self, unit: int) -> int:
        """The level on which a unit stands."""
        return self.chart.level[self.where[unit]]

    def archer(self, side: int) -> int:
        """The archer of a side."""
        return side * SLOTS + ARCHER_SLOT

    def own(self, side: int) -> list[int]:
        """The living units of a side."""
        return [unit for unit in range(side * SLOTS, side * SLOTS + SLOTS) if self.where[unit] != DEAD]

    def destinations(self, unit: int) -> list[int]:
        """The squares on which a Move of the unit may end, its marks aside."""
        return sorted(destinations(self.chart, self.where, unit, self.ways))

    def spot(self, square: int) -> str:
        """The name of a square."""
        return self.chart.names[square] if square != NO_SQUARE else "off the board"

    def named(self, unit: int) -> str:
        """A unit in words: "soldier D15"."""
        return f"{kind_word(unit)} {self.spot(self.where[unit])}"

    def neighbour(self, unit: int, way: int) -> int:
        """The square next to a unit in a direction."""
        return self.chart.steps[self.where[unit]][way]

    def enemies_next_to(self, unit: int) -> list[int]:
        """The enemy units on the eight squares around a unit. Rule: MM-040, MM-R10"""
        around = [self.unit_on(square) for square in self.chart.neighbours(self.where[unit])]
        return [other for other in around if other != NO_UNIT and side_of(other) != side_of(unit)]
