"""Tags as bits and selectors as rows of masks."""

from typing import Final

from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.schema.base import TerrainSelector, UnitSelector
from grognard.games.warp_empires.tables import NOTHING

HIDDEN: Final = 1  # bits of terrain beside tags: 'yields points', then one for each selector with ids or regions


class Bits:
    """The selectors of one module; number 0 matches everything."""

    def __init__(self, names: Names, plan: Plan | None) -> None:
        self.names = names
        self.plan = plan
        self.rows: list[tuple[int, int, int]] = [(0, 0, 0)]
        self.revenue = 1 << len(names.terrain_tags)
        self._hidden: list[TerrainSelector] = []

    def unit(self, selector: UnitSelector | None, none: int = NOTHING) -> int:
        """The number of a selector of units; `none` where there is no selector."""
        if selector is None:
            return none
        tags = self.names.tags
        return self._number(mask(selector.all, tags), mask(selector.any, tags), mask(selector.none, tags))

    def terrain(self, selector: TerrainSelector | None, none: int = NOTHING, *, revenue: bool = False) -> int:
        """The number of a selector of terrain; with `revenue` of those alone that yield points."""
        if selector is None:
            return none
        tags = self.names.terrain_tags
        every = mask(selector.all, tags) | (self.revenue if revenue else 0)
        if selector.ids is not None or selector.regions is not None:
            every |= self._bit(selector)
        return self._number(every, mask(selector.any, tags), mask(selector.none, tags))

    def _bit(self, selector: TerrainSelector) -> int:
        if selector not in self._hidden:
            self._hidden.append(selector)
        return self.revenue << (HIDDEN + self._hidden.index(selector))

    def _number(self, every: int, some: int, none: int) -> int:
        row = (every, some, none)
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def of_terrain(self, name: str) -> int:
        """The bits of a terrain: its tags, and whether it yields points."""
        terrain = self.names.sheet.terrain[name]
        return mask(terrain.tags, self.names.terrain_tags) | (self.revenue if terrain.revenue else 0)

    def of_territory(self, number: int) -> int:
        """The bits of a territory of a fixed map, once all selectors have their numbers."""
        plan = self.plan
        if plan is None:
            raise AssertionError("only a fixed map has territories of its own")
        found = mask(plan.tags(number), self.names.terrain_tags)
        found |= self.revenue if plan.revenue(number) else 0
        for selector in self._hidden:
            found |= self._bit(selector) if plan.matches(number, selector) else 0
        return found


def mask(tags: list[str], known: dict[str, int]) -> int:
    """Tags as bits."""
    found = 0
    for tag in tags:
        found |= 1 << known[tag]
    return found
