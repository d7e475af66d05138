"""Load checks of the map: terrains to live on, and all of a fixed one.

Rule: WE-002, S8-R44
"""

from collections.abc import Iterator
from typing import Final

from grognard.games.warp_empires.format.check_starts import check_open, check_starts
from grognard.games.warp_empires.format.inspector import Inspector, repeated
from grognard.games.warp_empires.format.names import selects, shuts_out
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.recipe import ROOM, can_enter, least_of
from grognard.games.warp_empires.format.schema.base import TerrainSelector
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.stats import number_of, powers_tags, speed_of
from grognard.games.warp_empires.format.words import TERRITORIES

MOST_BORDERS: Final = 1500


def check_map(at: Inspector) -> None:
    """What every map needs, and what its kind needs."""
    sheet = at.sheet
    if sheet.map.kind == "random":
        if sheet.map.file is not None:
            at.add("A random map has no file.", "map", "file", at_key=True)
        check_regions_unused(at)
    elif sheet.map.file is None:
        at.add("file is missing: a fixed map lies in a file of its own.", "map")
    elif sheet.map.table:
        at.add("A fixed map is not rolled: the table has no meaning.", "map", "table", at_key=True)
    if (
        not any(terrain.revenue and can_be_controlled(sheet, terrain) for terrain in sheet.terrain.values())
        and not at.fixed
    ):
        at.add("No terrain yields points and is open to a unit that can control it.", "terrain")
    if sheet.map.kind == "random":
        check_homes(at)
    for number, name in repeated(sheet.map.names):
        at.add(f"The name {name} is there twice.", "map", "names", number)


def check_regions_unused(at: Inspector) -> None:
    """Without a file there are no regions to begin in."""
    if at.sheet.setup.start_region is not None:
        at.add("A random map has no regions.", "setup", "start_region")


def check_homes(at: Inspector) -> None:
    """Start territories of a random map are rolled, yield points and are not closed."""
    rolled = {row.terrain for row in at.sheet.map.table}
    check_linked(at, rolled)
    check_size(at)
    for path, selector in start_selectors(at.sheet):
        found = [
            terrain for name, terrain in at.sheet.terrain.items() if name in rolled and selects(selector, terrain.tags)
        ]
        if not found:
            at.add("No terrain of the table fits.", *path)
        if any(not terrain.revenue for terrain in found):
            at.add("A terrain that fits yields no points: it takes no marker.", *path)
        check_open(at, found, *path)


def check_size(at: Inspector) -> None:
    """The largest map that may be needed is not too large.

    Rule: S8-R02, S8-R04
    """
    sheet = at.sheet
    held = sorted(number_of(power, "start_territories", sheet.setup.start_territories) for power in sheet.powers)
    needed = ROOM * least_of(sheet, held[-sheet.players[1] :])
    if needed > TERRITORIES:
        at.add(f"The map may need {needed} territories, more than {TERRITORIES}.", "map")


def check_linked(at: Inspector, rolled: set[str]) -> None:
    """Territories that have to be linked are open to those who link them, and so is some terrain between them.

    Rule: S8-R04
    """
    sheet = at.sheet
    if sheet.map.connect == "none":
        return
    terrains = [(name, sheet.terrain[name]) for name in sheet.terrain if name in rolled]
    opened = [name for name, each in terrains if can_enter(sheet, each, everybody=sheet.map.connect == "air")]
    for name, each in terrains:
        if each.revenue and name not in opened:
            at.add(
                f"{each.name} yields points and is closed to all that link such territories.",
                "map",
                "connect",
                allowed=["none"],
            )
    if all(sheet.terrain[name].revenue for name in opened):
        at.add("No terrain of the table is open to go over and yields no points.", "map", "table", at_key=True)


def start_selectors(sheet: Sheet) -> Iterator[tuple[Path, TerrainSelector]]:
    """The selectors of start territories with their paths."""
    yield ("setup", "start_terrain"), sheet.setup.start_terrain
    for number, power in enumerate(sheet.powers):
        if power.setup.start_terrain is not None:
            yield ("powers", number, "setup", "start_terrain"), power.setup.start_terrain


def is_closed(sheet: Sheet, terrain: Terrain) -> bool:
    """Whether no unit at all may enter."""
    return all(shuts_out(terrain, powers_tags(unit, power)) for power in sheet.powers for unit in sheet.units)


def can_be_controlled(sheet: Sheet, terrain: Terrain) -> bool:
    """Whether a unit that can control may stand there."""
    needs = sheet.phases.control.needs == "can_control"
    units = [unit for unit in sheet.units if unit.can_control or not needs]
    return any(not shuts_out(terrain, unit.tags) for unit in units)


def check_fixed(at: Inspector) -> None:
    """Ids, borders, regions, drawing, and whether it can be played on."""
    fixed = at.fixed
    if fixed is None:
        return
    for number, word in repeated([each.id for each in fixed.territory]):
        at.add_map(f"The id {word} is there twice.", "territory", number, "id")
    for number, word in repeated([each.name for each in fixed.territory]):
        at.add_map(f"The name {word} is there twice.", "territory", number, "name")
    for number, word in repeated([each.id for each in fixed.region]):
        at.add_map(f"The id {word} is there twice.", "region", number, "id")
    for number, each in enumerate(fixed.territory):
        at.refer_map(each.terrain, at.names.terrains, "terrain", "territory", number, "terrain")
        if each.region is not None:
            at.refer_map(each.region, at.names.regions, "region", "territory", number, "region")
        for place, word in enumerate(each.borders):
            at.refer_map(word, at.names.territories, "territory", "territory", number, "borders", place)
            if word == each.id:
                at.add_map("A territory is no neighbour of its own.", "territory", number, "borders", place)
    pairs = sum(len(each.borders) for each in fixed.territory)
    if pairs > MOST_BORDERS:
        at.add_map(f"There are {pairs} borders, more than {MOST_BORDERS}.", "territory")
    check_rows(at)


def check_rows(at: Inspector) -> None:
    """The drawing of a map: its signs are those of the territories, every one is there."""
    fixed = at.fixed
    if fixed is None or not fixed.rows:
        return
    signs = [each.sign or "" for each in fixed.territory]
    for number, sign in enumerate(signs):
        if not sign:
            at.add_map("A territory of a drawn map has a sign.", "territory", number)
        elif not any(sign in row for row in fixed.rows):
            at.add_map(f"The sign {sign} is not in the drawing.", "territory", number, "sign")
    for number, word in repeated([sign for sign in signs if sign]):
        at.add_map(f"The sign {word} is there twice.", "territory", number, "sign")
    for number, row in enumerate(fixed.rows):
        for sign in sorted(set(row) - set(signs) - {"."}):
            at.add_map(f"{sign!r} is the sign of no territory.", "rows", number, allowed=["."])


def check_playable(at: Inspector) -> None:
    """Every territory can be reached unless it is closed to all, every player finds a home, nobody has won at the start."""
    plan = at.plan
    if plan is None:
        return
    for number, row in enumerate(plan.borders):
        if not row:
            at.add_map("This territory has no neighbour.", "territory", number)
    if not any(
        plan.revenue(number) and can_be_controlled(at.sheet, plan.terrain(number)) for number in range(plan.size)
    ):
        at.add_map("No territory yields points and is open to a unit that can control it.", "territory")
    reached = reachable(at.sheet, plan)
    for number in range(plan.size):
        if number not in reached and not is_closed(at.sheet, plan.terrain(number)):
            at.add_map("No unit can come here from the first home.", "territory", number)
    check_starts(at, plan)


def reachable(sheet: Sheet, plan: Plan) -> set[int]:
    """The territories that some unit gets to from one home, on its own or from what others have reached: foes get to each other."""
    reached = set([home for power in sheet.powers for home in plan.homes(power)][:1])
    ways = ways_of(sheet)
    before = -1
    while before < len(reached):
        before = len(reached)
        for way in ways:
            opened = {number for number in range(plan.size) if plan.fixed.territory[number].terrain in way}
            reached |= plan.spread(reached & opened, opened)
    return reached


def ways_of(sheet: Sheet) -> set[frozenset[str]]:
    """The sets of terrains over which some type of unit moves by itself."""
    found: set[frozenset[str]] = set()
    for power in sheet.powers:
        for unit in sheet.units:
            tags = powers_tags(unit, power)
            if speed_of(sheet, unit, power, tags):
                found.add(frozenset(name for name, each in sheet.terrain.items() if not shuts_out(each, tags)))
    return found
