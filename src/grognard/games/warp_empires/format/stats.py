"""Numbers of a power: modifiers combined, in the order last set, every mul, sum of add, highest min."""

from collections.abc import Iterable, Sequence

from grognard.games.warp_empires.format.names import selects
from grognard.games.warp_empires.format.schema.base import Modifier
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.schema.units import Unit


def combined(base: int, modifiers: Iterable[Modifier]) -> int:
    """A number after all modifiers that hold; never below 0."""
    rows = list(modifiers)
    number = base
    for row in rows:
        number = row.set if row.set is not None else number
    for row in rows:
        if row.mul is not None:
            number = -(-number * row.mul[0] // row.mul[1])
    number += sum(row.add for row in rows if row.add is not None)
    return max([number, 0, *(row.min for row in rows if row.min is not None)])


def powers_tags(unit: Unit, power: Power) -> list[str]:
    """The tags of a unit in the hands of a power: its own, and those that are granted, which see its own alone."""
    granted = [grant.tag for grant in power.grants if selects(grant.units, unit.tags)]
    return [*unit.tags, *granted]


def about_unit(power: Power, stat: str, tags: Sequence[str]) -> list[Modifier]:
    """The modifiers of a power that always hold for a unit."""
    return [
        row
        for row in power.modifiers
        if row.stat == stat and is_steady(row) and (row.units is None or selects(row.units, tags))
    ]


def is_steady(row: Modifier) -> bool:
    """Whether a modifier holds at all times and for all units of its kind."""
    return row.when == "always" and row.vs is None and row.uses_per_turn is None


def force_of(unit: Unit, power: Power, tags: Sequence[str]) -> int:
    """Effective Force."""
    return combined(unit.force, about_unit(power, "force", tags))


def price_of(unit: Unit, power: Power, tags: Sequence[str]) -> int:
    """What a unit costs a power."""
    return combined(unit.force, about_unit(power, "price", tags))


def speed_of(sheet: Sheet, unit: Unit, power: Power, tags: Sequence[str]) -> int:
    """Spaces a unit goes; what is fixed stays so."""
    spaces = sheet.speeds[unit.speed]
    return combined(spaces, about_unit(power, "speed", tags)) if spaces else 0


def number_of(power: Power, stat: str, base: int) -> int:
    """A number of a power itself."""
    return combined(base, [row for row in power.modifiers if row.stat == stat])


def income_of(terrain: Terrain, power: Power) -> int:
    """What a territory of a terrain yields to a power, by the tags of the terrain alone."""
    rows = [row for row in power.modifiers if row.stat == "income"]
    return combined(terrain.revenue, [row for row in rows if row.terrain is None or selects(row.terrain, terrain.tags)])


def dice_of(text: str) -> tuple[int, int]:
    """How many dice, and their sides."""
    count, _, sides = text.partition("D")
    return int(count), int(sides)
