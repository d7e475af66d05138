"""The sea chart: hexes, their terrain, who borders on whom, the islands; immutable, shared by all copies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WATER: Final = 0
JUNGLE: Final = 1
VOLCANO: Final = 2
NO_ISLAND: Final = 255
OUTSIDE: Final = -1
SIDES: Final = 6  # neighbours of a hex, in the order east, north-east, north-west, west, south-west, south-east
LARGE: Final = 7  # hexes from which an island counts as large


class Chart:
    """One map; hex = row * width + column, odd rows shifted half a hex to the east, row 0 in the north."""

    def __init__(self, width: i64, terrain: list[int], islands: list[list[int]], homes: list[int]) -> None:
        """`terrain` by hex; `islands` as lists of their hexes, Volcanoes included; `homes` the harbours marked on it."""
        self.width = width
        self.hexes: i64 = len(terrain)
        self.height: i64 = self.hexes // width
        self.terrain = vec[i64](terrain)
        self.islands = vec[vec[i64]]([vec[i64](island) for island in islands])
        self.island_of = vec[i64]([NO_ISLAND] * len(terrain))
        for number, island in enumerate(islands):
            for place in island:
                self.island_of[place] = number
        self.homes = vec[i64](homes)
        self.rows = vec[i64]([place // width for place in range(self.hexes)])
        # Column of a hex along the diagonals that run south-west.
        self.slants = vec[i64](
            [place % width - (place // width - place // width % 2) // 2 for place in range(self.hexes)]
        )
        # By hex and side, or OUTSIDE.
        self.around = vec[vec[i64]]([self.find_around(place) for place in range(self.hexes)])
        self.near = vec[i64]([place for around in self.around for place in around])  # the same by hex * SIDES + side
        self.rim = vec[i64]([1 if OUTSIDE in list(self.around[place]) else 0 for place in range(self.hexes)])

    def find_around(self, place: i64) -> vec[i64]:
        """The six neighbours of a hex, OUTSIDE where the board ends.

        Rule: MI-016
        """
        row = place // self.width
        column = place % self.width
        shift = row % 2
        found = vec[i64]([OUTSIDE] * SIDES)
        steps = vec[i64]([1, 0, shift, -1, shift - 1, -1, -1, 0, shift - 1, 1, shift, 1])
        for side in range(i64(SIDES)):
            x = column + steps[side * 2]
            y = row + steps[side * 2 + 1]
            if 0 <= x < self.width and 0 <= y < self.height:
                found[side] = y * self.width + x
        return found

    def distance(self, one: i64, other: i64) -> i64:
        """Hexes between two places, neighbours are 1 apart."""
        dx = self.slants[other] - self.slants[one]
        dy = self.rows[other] - self.rows[one]
        far = dx + dy
        dx = dx if dx >= 0 else -dx
        dy = dy if dy >= 0 else -dy
        far = far if far >= 0 else -far
        return dx if dx >= dy and dx >= far else dy if dy >= far else far

    def is_land(self, place: i64) -> bool:
        """Whether units can stand there: Jungle.

        Rule: MI-021
        """
        return self.terrain[place] == JUNGLE


def make_chart(width: i64, terrain: list[int], homes: list[int]) -> Chart:
    """A chart of its hexes: the islands are what hangs together, in the order of their first hexes.

    Rule: MI-016, MI-019
    """
    bare = Chart(width, terrain, [], [])
    taken = vec[i64]([0] * len(terrain))
    islands: list[list[int]] = []
    for place in range(i64(len(terrain))):
        if bare.terrain[place] != WATER and not taken[place]:
            islands.append(spread(bare, taken, place))
    return Chart(width, terrain, islands, sorted(homes))


def spread(chart: Chart, taken: vec[i64], first: i64) -> list[int]:
    """The hexes of the island to which a hex belongs, ascending; they are marked as taken."""
    taken[first] = 1
    island = [int(first)]
    index = 0
    while index < len(island):
        for near in chart.around[island[index]]:
            if near != OUTSIDE and chart.terrain[near] != WATER and not taken[near]:
                taken[near] = 1
                island.append(int(near))
        index += 1
    return sorted(island)
