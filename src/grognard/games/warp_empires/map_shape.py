"""The shape of a rolled map: territories that grow together out of single hexes until all hexes are taken.

Rule: S8-R03
"""

from dataclasses import dataclass

from grognard.core.chance import Rng
from grognard.games.warp_empires.atlas_text import OUTSIDE, touching
from grognard.games.warp_empires.cells import hex_neighbours, rectangle


@dataclass(frozen=True)
class Shape:
    """Hexes in rows of `columns`, each the number of its territory, and who borders on whom."""

    columns: int
    cells: list[int]
    borders: list[list[int]]

    @property
    def middle(self) -> int:
        """The territory of the middle hex.

        Rule: S8-R04
        """
        rows = len(self.cells) // self.columns
        return self.cells[rows // 2 * self.columns + self.columns // 2]


def grow(rng: Rng, territories: int, cells_each: int, *, wrap: bool = False) -> Shape:
    """So many territories, numbered by where they began, row by row."""
    columns, rows = rectangle(territories * cells_each)
    count = columns * rows
    around = [hex_neighbours(cell, columns, count, wrap=wrap) for cell in range(count)]
    cells = [OUTSIDE] * count
    members = [[cell] for cell in sorted(shuffled(rng, list(range(count)))[:territories])]
    for number, (cell,) in enumerate(members):
        cells[cell] = number
    while OUTSIDE in cells:
        for number in shuffled(rng, list(range(territories))):
            take_one(rng, cells, around, number, members[number])
    return Shape(columns, cells, touching(cells, columns, territories, wrap=wrap))


def take_one(rng: Rng, cells: list[int], around: list[list[int]], number: int, members: list[int]) -> None:
    """A territory takes one free hex beside it, by lot, where there is one."""
    free = sorted({near for cell in members for near in around[cell] if cells[near] == OUTSIDE})
    if free:
        taken = free[draw(rng, len(free))]
        cells[taken] = number
        members.append(taken)


def draw(rng: Rng, count: int) -> int:
    """One of so many."""
    return int(rng.below(count))


def shuffled(rng: Rng, numbers: list[int]) -> list[int]:
    """The numbers in an order by lot."""
    for last in range(len(numbers) - 1, 0, -1):
        other = draw(rng, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers
