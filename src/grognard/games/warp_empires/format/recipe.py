"""What a map is rolled with and has to fulfil, by the numbers of a module.

Rule: S8-004, S8-R04, S8-R44
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from grognard.games.warp_empires.format.names import selects, shuts_out
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.schema.victory import ControlShare
from grognard.games.warp_empires.format.stats import dice_of

ROOM: Final = 2  # territories for each one to begin in that the map needs, at least


@dataclass(frozen=True)
class Share:
    """What may not be held at the start: so large a share of certain terrains, with the largest start holding."""

    terrains: frozenset[int]
    num: int
    den: int
    held: int


@dataclass(frozen=True)
class Recipe:
    """What a map is rolled with and has to fulfil; terrains by number."""

    dice: int
    sides: int
    by_roll: dict[int, int]
    starts: frozenset[int]  # terrains to begin in
    own: tuple[frozenset[int], ...]  # those of powers that begin elsewhere than the others
    least: int  # of them on the map
    shares: tuple[Share, ...]
    linked: frozenset[int]  # terrains whose territories hang together
    ground: frozenset[int] | None  # over these terrains; None = no matter
    walked: frozenset[int]  # terrains that are not closed to every unit
    players: int
    distance: int
    throws: int
    start: int  # what mending makes of plain territories
    plain: int  # and of closed ones


def recipe_of(sheet: Sheet, powers: Sequence[Power], held: Sequence[int]) -> Recipe:
    """The recipe of a module for these powers, which begin with so many territories each."""
    terrains = list(sheet.terrain.values())
    by_roll = rolls_of(sheet)
    starts = frozenset(number for number, each in enumerate(terrains) if selects(sheet.setup.start_terrain, each.tags))
    ground = ground_of(sheet, terrains)
    walked = frozenset(number for number, each in enumerate(terrains) if can_enter(sheet, each, everybody=True))
    on_table = list(dict.fromkeys(by_roll.values()))
    dice, sides = dice_of(sheet.dice.terrain)
    return Recipe(
        dice=dice,
        sides=sides,
        by_roll=by_roll,
        starts=starts,
        own=own_starts(terrains, powers),
        least=least_of(sheet, held),
        shares=tuple(shares_of(sheet, terrains, powers, held)),
        linked=frozenset(number for number, each in enumerate(terrains) if each.revenue),
        ground=ground,
        walked=walked,
        players=len(held),
        distance=sheet.setup.start_distance,
        throws=sheet.map.reroll_max,
        start=next(number for number in on_table if number in starts),
        plain=plain_of(terrains, on_table, walked if ground is None else ground),
    )


def own_starts(terrains: Sequence[Terrain], powers: Sequence[Power]) -> tuple[frozenset[int], ...]:
    """The terrains to begin in of each power that has some of its own."""
    selectors = [power.setup.start_terrain for power in powers if power.setup.start_terrain is not None]
    return tuple(
        frozenset(number for number, each in enumerate(terrains) if selects(selector, each.tags))
        for selector in selectors
    )


def rolls_of(sheet: Sheet) -> dict[int, int]:
    """The terrain of each roll."""
    numbers = {name: number for number, name in enumerate(sheet.terrain)}
    return {roll: numbers[row.terrain] for row in sheet.map.table for roll in range(row.roll[0], row.roll[1] + 1)}


def plain_of(terrains: Sequence[Terrain], on_table: Sequence[int], opened: Iterable[int]) -> int:
    """The first open terrain of the table that yields nothing; where there is none, the first open one."""
    found = [number for number in on_table if number in opened]
    return next((number for number in found if not terrains[number].revenue), (found or on_table)[0])


def ground_of(sheet: Sheet, terrains: Sequence[Terrain]) -> frozenset[int] | None:
    """Over which terrains the revenue territories have to be linked."""
    if sheet.map.connect == "none":
        return None
    everybody = sheet.map.connect == "air"
    return frozenset(number for number, each in enumerate(terrains) if can_enter(sheet, each, everybody=everybody))


def can_enter(sheet: Sheet, terrain: Terrain, *, everybody: bool) -> bool:
    """Whether a terrain is open to some unit that can move, of all or of those that have to be linked."""
    units = [unit for unit in sheet.units if everybody or selects(sheet.map.connect_units, unit.tags)]
    return any(not shuts_out(terrain, unit.tags) for unit in units)


def least_of(sheet: Sheet, held: Sequence[int]) -> int:
    """How many territories to begin in the map needs.

    Rule: S8-R04
    """
    if sheet.map.cities_min != "auto":
        return max(sheet.map.cities_min, len(held))
    extra = sum(number - 1 for number in held)
    return max(10, 2 * len(held) + 1 + extra, 4 * max(held))


def shares_of(
    sheet: Sheet, terrains: Sequence[Terrain], powers: Sequence[Power], held: Sequence[int]
) -> Iterable[Share]:
    """The victories that nobody may have at the start.

    Rule: S8-R44
    """
    for win in sheet.victory:
        if isinstance(win, ControlShare):
            most = [
                number for power, number in zip(powers, held, strict=True) if not win.powers or power.id in win.powers
            ]
            matching = frozenset(number for number, each in enumerate(terrains) if selects(win.terrain, each.tags))
            if most and matching:
                yield Share(matching, win.num, win.den, max(most))
