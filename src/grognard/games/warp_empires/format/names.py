"""What a module calls by an id: numbers for units, cards, powers and the rest, bits for tags."""

from collections.abc import Sequence
from functools import cached_property

from grognard.games.warp_empires.format.schema.base import TerrainSelector, UnitSelector
from grognard.games.warp_empires.format.schema.cards import Token
from grognard.games.warp_empires.format.schema.maps import MapFile, Terrain
from grognard.games.warp_empires.format.schema.sheet import Sheet

LEADER = "leader"


class Names:
    """The ids of a sheet and its map, each with its number in the order of the file."""

    def __init__(self, sheet: Sheet, fixed: MapFile | None) -> None:
        self.sheet = sheet
        self.fixed = fixed
        self.units = numbered([unit.id for unit in sheet.units])
        self.cards = numbered([card.id for card in sheet.cards])
        self.powers = numbered([power.id for power in sheet.powers])
        self.terrains = numbered(list(sheet.terrain))
        self.piles = numbered(list(sheet.piles))
        self.territories = numbered([each.id for each in fixed.territory] if fixed else [])
        self.regions = numbered([each.id for each in fixed.region] if fixed else [])

    @cached_property
    def counters(self) -> dict[str, int]:
        """Counters that cards move."""
        effects = [effect for card in self.sheet.cards for effect in card.effects]
        return numbered([effect.name for effect in effects if isinstance(effect, Token)])

    @cached_property
    def tags(self) -> dict[str, int]:
        """Tags of units, granted ones after those of the types."""
        own = [tag for unit in self.sheet.units for tag in unit.tags]
        granted = [grant.tag for power in self.sheet.powers for grant in power.grants]
        return numbered([*own, *granted])

    @cached_property
    def type_tags(self) -> dict[str, int]:
        """Tags that types of units have of their own: what selectors of grants see."""
        return numbered([tag for unit in self.sheet.units for tag in unit.tags])

    @cached_property
    def terrain_tags(self) -> dict[str, int]:
        """Tags of terrains, territories and regions."""
        terrain = [tag for each in self.sheet.terrain.values() for tag in each.tags]
        fixed = self.fixed
        own = [tag for each in fixed.territory for tag in each.tags] if fixed else []
        regions = [tag for region in fixed.region for tag in region.tags] if fixed else []
        return numbered([*terrain, *own, *regions])


def numbered(names: Sequence[str]) -> dict[str, int]:
    """Names with their numbers in the order in which they come first."""
    found: dict[str, int] = {}
    for name in names:
        found.setdefault(name, len(found))
    return found


def selects(selector: UnitSelector | TerrainSelector, tags: Sequence[str]) -> bool:
    """Whether tags satisfy a selector, ids and regions left aside."""
    have = set(tags)
    return (
        have.issuperset(selector.all)
        and (not selector.any or bool(have & set(selector.any)))
        and not have & set(selector.none)
    )


def shuts_out(terrain: Terrain, tags: Sequence[str]) -> bool:
    """Whether a terrain is closed to a unit with these tags."""
    return terrain.closed is not None and selects(terrain.closed, tags)
