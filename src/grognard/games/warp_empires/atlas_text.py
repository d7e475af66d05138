"""A map as text and back: the hexes in rows, each the number of its territory ("." = none), then one line a territory: name = terrain.

A map from a file lists the numbers of the neighbours, too ("Name = terrain: 1 4"); on a rolled one whoever touches is a neighbour.
"""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grognard.core.errors import DataError
from grognard.games.warp_empires.actions import TERRITORIES
from grognard.games.warp_empires.atlas import NO_REGION, Atlas
from grognard.games.warp_empires.cells import hex_neighbours

OUTSIDE: Final = -1
HEAD: Final = re.compile(r"hex ([0-9]{1,3})( wrap)?")
NUMBERS: Final = re.compile(r"(?:\.|[0-9]{1,3})(?: (?:\.|[0-9]{1,3}))*")
TERRITORY: Final = re.compile(r"(.{1,80}) = ([a-z][a-z0-9_]{0,39})(?:: ([0-9 ]+))?")
MOST_CELLS: Final = 5000


@dataclass(frozen=True)
class Drawn:
    """A map with its drawing; `cells` by hex in rows of `columns`: the number of a territory or OUTSIDE."""

    columns: int
    cells: Sequence[int]
    names: list[str]
    terrain: list[int]
    borders: list[list[int]]
    wrap: bool = False


def text_of(drawn: Drawn, terrains: Sequence[str], *, listed: bool) -> str:
    """The text of a map; `listed` when the neighbours are told, too."""
    lines = [f"hex {drawn.columns} wrap" if drawn.wrap else f"hex {drawn.columns}"]
    for start in range(0, len(drawn.cells), drawn.columns or 1):
        row = drawn.cells[start : start + drawn.columns]
        lines.append(" ".join("." if number == OUTSIDE else str(number) for number in row))
    for name, kind, near in zip(drawn.names, drawn.terrain, drawn.borders, strict=True):
        tail = f": {' '.join(map(str, near))}" if listed else ""
        lines.append(f"{name} = {terrains[kind]}{tail}")
    return "\n".join(lines)


def read(text: str, terrains: Sequence[str]) -> Drawn:
    """A map of its text; DataError with the line where it has not the form of one."""
    lines = text.split("\n")
    head = HEAD.fullmatch(lines[0])
    if head is None:
        raise wrong("The first line says how many hexes a row has.", 1, ("hex 14", "hex 14 wrap"))
    columns, wrap = int(head[1]), head[2] is not None
    cells, at = read_cells(lines, columns)
    places = [read_territory(line, number, terrains) for number, line in enumerate(lines[at:], at + 1)]
    drawn = {number for number in cells if number != OUTSIDE}
    if not 2 <= len(places) <= TERRITORIES or (drawn and drawn != set(range(len(places)))):
        raise wrong(f"The rows and the {len(places)} territories do not fit together.", 1)
    if any(other >= len(places) for _, _, near in places for other in near):
        raise wrong("A neighbour is named that is not there.", 1)
    borders = touching(cells, columns, len(places), wrap=wrap)
    for number, (_, _, near) in enumerate(places):
        borders[number] = sorted({*borders[number], *near})
    return Drawn(columns, cells, [name for name, _, _ in places], [kind for _, kind, _ in places], borders, wrap)


def read_cells(lines: Sequence[str], columns: int) -> tuple[list[int], int]:
    """The hexes, and the index of the line after them."""
    cells: list[int] = []
    at = 1
    while at < len(lines) and NUMBERS.fullmatch(lines[at]):
        row = [OUTSIDE if word == "." else int(word) for word in lines[at].split()]
        if len(row) != columns or len(cells) > MOST_CELLS:
            raise wrong(f"This row has {len(row)} hexes.", at + 1, (str(columns),))
        cells += row
        at += 1
    return cells, at


def read_territory(line: str, number: int, terrains: Sequence[str]) -> tuple[str, int, list[int]]:
    """Name, terrain and listed neighbours of a territory."""
    found = TERRITORY.fullmatch(line)
    if found is None or not found[1].isprintable():
        raise wrong("This is no territory.", number, ("<name> = <terrain>",))
    if found[2] not in terrains:
        raise wrong(f"There is no terrain {found[2]}.", number, tuple(terrains))
    return found[1], terrains.index(found[2]), [int(word) for word in (found[3] or "").split()]


def touching(cells: Sequence[int], columns: int, count: int, *, wrap: bool) -> list[list[int]]:
    """Who borders on whom: two territories of which any cells touch.

    Rule: WE-002, S8-R03
    """
    found: list[set[int]] = [set() for _ in range(count)]
    for cell, number in enumerate(cells):
        for near in hex_neighbours(cell, columns, len(cells), wrap=wrap):
            if OUTSIDE != cells[near] != number != OUTSIDE:
                found[number].add(cells[near])
    return [sorted(row) for row in found]


def wrong(sentence: str, line: int, allowed: tuple[str, ...] = ()) -> DataError:
    """The error to raise."""
    return DataError(sentence, file="map", line=line, allowed=allowed)


def rolled_atlas(drawn: Drawn, terrains: Sequence[str], bits: Sequence[int]) -> Atlas:
    """A rolled map, or one without a drawing, as an atlas; `bits` by terrain."""
    count = len(drawn.terrain)
    tags = [bits[kind] for kind in drawn.terrain]
    text = text_of(drawn, terrains, listed=not drawn.cells)
    return Atlas(drawn.names, drawn.terrain, drawn.borders, tags, [-1] * count, [NO_REGION] * count, text)


@functools.lru_cache(maxsize=64)
def drawing_of(text: str) -> tuple[int, tuple[int, ...]]:
    """The hexes of an atlas's text for those who draw it: how many a row has, and the territory of each, OUTSIDE where none is."""
    lines = text.split("\n")
    head = HEAD.fullmatch(lines[0])
    columns = int(head[1]) if head else 0
    return columns, tuple(read_cells(lines, columns)[0])
