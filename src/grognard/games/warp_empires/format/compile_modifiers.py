"""Modifiers as numbers: what always holds is worked into the tables by power, the rest becomes rows that are looked up."""

from collections.abc import Iterator
from typing import Final

from grognard.games.warp_empires import tables as t
from grognard.games.warp_empires.format.bits import Bits
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.schema.base import Modifier
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.stats import (
    force_of,
    income_of,
    is_steady,
    number_of,
    powers_tags,
    price_of,
    speed_of,
)

STATS: Final = {
    "force": t.STAT_FORCE,
    "speed": t.STAT_SPEED,
    "price": t.STAT_PRICE,
    "income": t.STAT_INCOME,
    "draw": t.STAT_DRAW,
    "hand_limit": t.STAT_HAND_LIMIT,
}
WHENS: Final = {
    "always": t.WHEN_ALWAYS,
    "attacking": t.WHEN_ATTACKING,
    "defending": t.WHEN_DEFENDING,
    "in_terrain": t.WHEN_IN_TERRAIN,
    "in_or_next_to_terrain": t.WHEN_NEAR_TERRAIN,
}
SOURCES: Final = {"territory": t.FROM_TERRITORY, "region": t.FROM_REGION, "unit": t.FROM_UNIT}
ADD: Final = 0
MULTIPLY: Final = 1
SET: Final = 2


class Modifiers:
    """Which modifiers of a sheet always hold, and which depend on the position."""

    def __init__(self, sheet: Sheet, plan: Plan | None) -> None:
        self.sheet = sheet
        self.plan = plan
        self.moved = {stat for stat in STATS if self._order_matters(stat)}

    def rows(self, stat: str) -> Iterator[tuple[Power | None, Modifier]]:
        """All modifiers of a stat that count outside battles, too, in the order of the file, with their power."""
        for power in self.sheet.powers:
            yield from ((power, row) for row in power.modifiers if row.stat == stat and not counts_in_battle(row))
        yield from ((None, row) for row in self.sheet.modifiers if row.stat == stat and not counts_in_battle(row))

    def is_loose(self, power: Power | None, row: Modifier) -> bool:
        """Whether a modifier depends on more than power, type and terrain."""
        return power is None or not is_steady(row) or (row.stat == "income" and self._asks_territories(row))

    def _asks_territories(self, row: Modifier) -> bool:
        """Whether an income modifier looks at what single territories have of their own."""
        plan, selector = self.plan, row.terrain
        if plan is None or selector is None:
            return False
        own = {tag for each in plan.fixed.territory for tag in each.tags}
        own |= {tag for region in plan.fixed.region for tag in region.tags}
        asked = {*selector.all, *selector.any, *selector.none}
        return selector.ids is not None or selector.regions is not None or bool(own & asked)

    def _order_matters(self, stat: str) -> bool:
        """Whether what always holds has to be combined with the rest in the right order: all of it becomes rows."""
        rows = list(self.rows(stat))
        plan = self.plan
        priced = (
            stat == "income" and plan is not None and any(each.revenue is not None for each in plan.fixed.territory)
        )
        if not priced and not any(self.is_loose(power, row) for power, row in rows):
            return False
        return any(row.add is None or row.min is not None for _, row in rows)

    def loose_rows(self, stat: str) -> list[tuple[Power | None, Modifier]]:
        """The modifiers that become rows."""
        return [(power, row) for power, row in self.rows(stat) if stat in self.moved or self.is_loose(power, row)]

    def steady(self) -> Sheet:
        """The sheet with those modifiers alone that are worked into the tables."""
        powers = []
        for power in self.sheet.powers:
            kept = [
                row
                for row in power.modifiers
                if row.stat not in self.moved and not counts_in_battle(row) and not self.is_loose(power, row)
            ]
            powers.append(power.model_copy(update={"modifiers": kept}))
        return self.sheet.model_copy(update={"powers": powers})


def counts_in_battle(row: Modifier) -> bool:
    """Whether a modifier counts in a battle's total alone."""
    return row.when != "always" or row.vs is not None


def modifier_lists(modifiers: Modifiers, names: Names, bits: Bits) -> dict[str, list[int]]:
    """Numbers by power and type or terrain, and the rows."""
    sheet = modifiers.steady()
    pairs = [(unit, power, powers_tags(unit, power)) for power in sheet.powers for unit in sheet.units]
    draw, limit = sheet.phases.draw.count, sheet.phases.draw.hand_limit
    return {
        "force": [force_of(unit, power, tags) for unit, power, tags in pairs],
        "speed": [speed_of(sheet, unit, power, tags) for unit, power, tags in pairs],
        "price": [price_of(unit, power, tags) for unit, power, tags in pairs],
        "income_add": [income_of(terrain, power) for power in sheet.powers for terrain in sheet.terrain.values()],
        "draw": [number_of(power, "draw", draw) for power in sheet.powers],
        "hand_limit": [number_of(power, "hand_limit", limit) for power in sheet.powers],
        "start_territories": [
            number_of(power, "start_territories", sheet.setup.start_territories) for power in sheet.powers
        ],
        "battle_rows": battle_rows(modifiers.sheet, names, bits),
        "sourced": [
            number
            for stat in STATS
            for power, row in modifiers.loose_rows(stat)
            for number in sourced_row(power, row, names, bits)
        ],
    }


def battle_rows(sheet: Sheet, names: Names, bits: Bits) -> list[int]:
    """Power, amount, units, when, terrain, opposing units, terrain of the battle, source."""
    found: list[int] = []
    every = [(power, row) for power in sheet.powers for row in power.modifiers]
    for power, row in [*every, *((None, row) for row in sheet.modifiers)]:
        if row.stat != "force" or not counts_in_battle(row):
            continue
        vs_units = bits.unit(row.vs.units) if row.vs else t.NOTHING
        vs_terrain = bits.terrain(row.vs.terrain) if row.vs else t.NOTHING
        source, number = source_of(power, row, names)
        found += [number if power else -1, row.add or 0, bits.unit(row.units, t.EVERYTHING), WHENS[row.when]]
        found += [bits.terrain(row.terrain, t.EVERYTHING), vs_units, vs_terrain, source, number]
    return found


def sourced_row(power: Power | None, row: Modifier, names: Names, bits: Bits) -> list[int]:
    """Stat, source, op, number, denominator, units, terrain, least, uses a turn."""
    source, number = source_of(power, row, names)
    op, amount, under = (ADD, row.add or 0, 1)
    if row.mul is not None:
        op, amount, under = MULTIPLY, row.mul[0], row.mul[1]
    elif row.set is not None:
        op, amount = SET, row.set
    units, terrain = bits.unit(row.units, t.EVERYTHING), bits.terrain(row.terrain, t.EVERYTHING)
    return [
        STATS[row.stat], source, number, op, amount, under, units, terrain, -1 if row.min is None else row.min, row.uses_per_turn or 0
    ]  # fmt: skip


def source_of(power: Power | None, row: Modifier, names: Names) -> tuple[int, int]:
    """The kind of the source and its number."""
    if power is not None:
        return t.FROM_POWER, names.powers[power.id]
    kind, _, name = row.source.partition(":")
    known = {"territory": names.territories, "region": names.regions, "unit": names.units}
    return SOURCES[kind], known[kind][name]
