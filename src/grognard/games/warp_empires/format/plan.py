"""A fixed map as its file says it: borders on both sides, revenue, tags, regions, where powers may begin."""

from collections.abc import Iterable

from grognard.games.warp_empires.cells import hex_neighbours
from grognard.games.warp_empires.format.names import numbered, selects
from grognard.games.warp_empires.format.schema.base import TerrainSelector
from grognard.games.warp_empires.format.schema.maps import MapFile, Terrain
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.sheet import Sheet


class Plan:
    """A map whose ids are known to be right."""

    def __init__(self, sheet: Sheet, fixed: MapFile) -> None:
        self.sheet = sheet
        self.fixed = fixed
        self.size = len(fixed.territory)
        self.cells, self.columns = cells_of(fixed)
        self.borders = borders_of(fixed, self.cells, self.columns)
        self._held: dict[tuple[int, int, str | None], set[int]] = {}
        self.region_tags = {region.id: region.tags for region in fixed.region}

    def terrain(self, number: int) -> Terrain:
        """The terrain of a territory."""
        return self.sheet.terrain[self.fixed.territory[number].terrain]

    def revenue(self, number: int) -> int:
        """What a territory yields."""
        own = self.fixed.territory[number].revenue
        return self.terrain(number).revenue if own is None else own

    def tags(self, number: int) -> list[str]:
        """The tags of a territory: of its terrain, its own, of its region."""
        each = self.fixed.territory[number]
        return [*self.terrain(number).tags, *each.tags, *self.region_tags.get(each.region or "", [])]

    def matches(self, number: int, selector: TerrainSelector) -> bool:
        """Whether a selector means a territory."""
        each = self.fixed.territory[number]
        if selector.ids is not None and each.id not in selector.ids:
            return False
        if selector.regions is not None and each.region not in selector.regions:
            return False
        return selects(selector, self.tags(number))

    def homes(self, power: Power) -> list[int]:
        """Where a power may have its home."""
        setup = self.sheet.setup
        selector = power.setup.start_terrain or setup.start_terrain
        region = power.setup.start_region or setup.start_region
        found = [number for number in range(self.size) if self.revenue(number) and self.matches(number, selector)]
        return [number for number in found if region is None or self.fixed.territory[number].region == region]

    def holding(self, power: Power, home: int) -> set[int]:
        """What may bear a power's markers at the start, with a certain home, beside further start territories."""
        setup = self.sheet.setup
        ring = power.setup.start_ring if power.setup.start_ring is not None else setup.start_ring or 0
        region = power.setup.start_region or setup.start_region
        key = (home, ring, region)
        if key not in self._held:
            held = self._around(home, ring)
            if region is not None:
                held |= {number for number in range(self.size) if self.fixed.territory[number].region == region}
            self._held[key] = {number for number in held if self.revenue(number)}
        return self._held[key]

    def _around(self, home: int, steps: int) -> set[int]:
        """What lies so few steps away."""
        reached, ring = {home}, {home}
        for _ in range(steps):
            ring = {near for number in ring for near in self.borders[number]} - reached
            reached |= ring
        return reached

    def spread(self, first: Iterable[int], opened: Iterable[int]) -> set[int]:
        """What can be reached from some territories over open ones."""
        allowed = set(opened)
        reached = set(first)
        waiting = list(reached)
        while waiting:
            for near in self.borders[waiting.pop()]:
                if near in allowed and near not in reached:
                    reached.add(near)
                    waiting.append(near)
        return reached


def cells_of(fixed: MapFile) -> tuple[list[int], int]:
    """The hexes of the drawing in rows, each the number of its territory or -1, and how many a row has."""
    signs = numbered([each.sign or "" for each in fixed.territory])
    columns = max((len(row) for row in fixed.rows), default=0)
    return [signs.get(sign, -1) for row in fixed.rows for sign in row.ljust(columns, ".")], columns


def borders_of(fixed: MapFile, cells: list[int], columns: int) -> list[list[int]]:
    """Who borders on whom: listed on one side, or touching in the drawing.

    Rule: WE-002
    """
    numbers = numbered([each.id for each in fixed.territory])
    found: list[set[int]] = [set() for _ in fixed.territory]
    for number, each in enumerate(fixed.territory):
        for name in each.borders:
            found[number].add(numbers[name])
            found[numbers[name]].add(number)
    for cell, number in enumerate(cells):
        for near in hex_neighbours(cell, columns, len(cells), wrap=False):
            if number >= 0 and cells[near] >= 0 and cells[near] != number:
                found[number].add(cells[near])
    return [sorted(row) for row in found]
