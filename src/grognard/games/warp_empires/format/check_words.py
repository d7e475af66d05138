"""Load checks: every id, tag and code that is named is there, and none is there twice.

Rule: WE-001
"""

from collections.abc import Sequence

from grognard.games.warp_empires.format.inspector import Inspector, repeated, tables
from grognard.games.warp_empires.format.names import LEADER
from grognard.games.warp_empires.format.options import OPTION_NAMES
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.schema.base import Modifier, TerrainSelector, UnitSelector
from grognard.games.warp_empires.format.schema.powers import FixedUnits, Grant, SetupWords
from grognard.games.warp_empires.format.schema.victory import CaptureAll, TokensWin, Win
from grognard.games.warp_empires.format.words import MOST_COUNTERS, MOST_TAGS


def check_words(at: Inspector) -> None:
    """References and repetitions."""
    check_repeated(at)
    for path, table in tables(at.sheet):
        if isinstance(table, UnitSelector):
            check_selector(at, table, path)
        elif isinstance(table, Modifier):
            check_source(at, table, path)
        elif isinstance(table, SetupWords):
            check_setup(at, table, path)
        elif isinstance(table, FixedUnits):
            at.refer(table.unit, at.names.units, "unit", *path, "unit")
            if table.at != "home":
                at.refer(table.at, at.names.territories, "territory", *path, "at")
        elif isinstance(table, Win):
            check_win(at, table, path)
    check_units(at)
    check_rest(at)
    check_variants(at)


def check_repeated(at: Inspector) -> None:
    """Ids of the lists, each once."""
    sheet = at.sheet
    lists: dict[str, Sequence[str]] = {
        "units": [unit.id for unit in sheet.units],
        "powers": [power.id for power in sheet.powers],
        "cards": [card.id for card in sheet.cards],
    }
    for name, ids in lists.items():
        for number, word in repeated(list(ids)):
            at.add(f"The id {word} is there twice.", name, number, "id")
    for number, word in repeated([variant.key for variant in sheet.variants]):
        at.add(f"The key {word} is there twice.", "variants", number, "key")
    if len(at.names.counters) > MOST_COUNTERS:
        at.add(f"Cards move {len(at.names.counters)} counters, more than {MOST_COUNTERS}.", "cards")
    if len(at.names.tags) > MOST_TAGS:
        at.add(f"Units have {len(at.names.tags)} tags, more than {MOST_TAGS}.", "units")
    listing = sum(
        isinstance(table, TerrainSelector) and (table.ids is not None or table.regions is not None)
        for _, table in tables(at.sheet)
    )
    if len(at.names.terrain_tags) + listing >= MOST_TAGS:
        at.add(f"There are more than {MOST_TAGS} tags of terrain and selectors with ids or regions.", "terrain")


def check_selector(at: Inspector, selector: UnitSelector, path: Path) -> None:
    """Tags, ids and regions of a selector."""
    is_terrain = isinstance(selector, TerrainSelector)
    known = at.names.terrain_tags if is_terrain else at.names.tags
    if "grants" in path:
        known = at.names.type_tags
    what = "tag of a terrain" if is_terrain else "tag of a unit"
    for part in ("all", "any", "none"):
        for number, tag in enumerate(getattr(selector, part)):
            at.refer(tag, known, what, *path, part, number)
    if isinstance(selector, TerrainSelector):
        for number, word in enumerate(selector.ids or ()):
            at.refer(word, at.names.territories, "territory", *path, "ids", number)
        for number, word in enumerate(selector.regions or ()):
            at.refer(word, at.names.regions, "region", *path, "regions", number)


def check_source(at: Inspector, modifier: Modifier, path: Path) -> None:
    """What a modifier's source names, and where a source may be written."""
    kind, _, name = modifier.source.partition(":")
    known = {"territory": at.names.territories, "region": at.names.regions, "unit": at.names.units}
    if kind in known:
        at.refer(name, known[kind], kind, *path, "source")
    if path[0] == "powers" and kind != "power":
        at.add("A modifier with a source stands in the list [[modifiers]].", *path, "source", allowed=["power"])
    if path[0] == "modifiers" and kind == "power":
        allowed = ["territory:<id>", "region:<id>", "unit:<id>"]
        at.add("A modifier of the list [[modifiers]] needs a source.", *path, "source", allowed=allowed)


def check_setup(at: Inspector, setup: SetupWords, path: Path) -> None:
    """Regions and piles that setting up names."""
    if setup.start_region is not None:
        at.refer(setup.start_region, at.names.regions, "region", *path, "start_region")
    for name in setup.units_from or ():
        at.refer(name, at.names.piles, "pile", *path, "units_from", name, at_key=True)


def check_win(at: Inspector, win: Win, path: Path) -> None:
    """Powers, leaders and territories that a victory names."""
    for number, word in enumerate(win.powers or ()):
        at.refer(word, at.names.powers, "power", *path, "powers", number)
    if isinstance(win, TokensWin):
        at.refer(win.name, at.names.counters, "card that moves a counter", *path, "name")
    if isinstance(win, CaptureAll):
        leaders = [unit.id for unit in at.sheet.units if LEADER in unit.tags]
        for number, word in enumerate(win.units):
            at.refer(word, leaders, "leader", *path, "units", number)
        for number, word in enumerate(win.territories):
            at.refer(word, at.names.territories, "territory", *path, "territories", number)


def check_units(at: Inspector) -> None:
    """Piles, speeds, peoples and starts of units."""
    peoples = {power.people for power in at.sheet.powers if power.people is not None}
    for number, unit in enumerate(at.sheet.units):
        at.refer(unit.pile, at.names.piles, "pile", "units", number, "pile")
        at.refer(unit.speed, at.sheet.speeds, "speed", "units", number, "speed")
        for people in unit.alt_name:
            at.refer(people, peoples, "people", "units", number, "alt_name", people, at_key=True)
        kind, _, power = (unit.start or "").partition(":")
        if kind == "power":
            at.refer(power, at.names.powers, "power", "units", number, "start")


def check_rest(at: Inspector) -> None:
    """Terrains of the map's table, powers of piles, the power that begins, tags of grants."""
    for number, row in enumerate(at.sheet.map.table):
        at.refer(row.terrain, at.names.terrains, "terrain", "map", "table", number, "terrain")
    for name, pile in at.sheet.piles.items():
        for number, power in enumerate(pile.powers or ()):
            at.refer(power, at.names.powers, "power", "piles", name, "powers", number)
    if at.sheet.setup.first is not None:
        at.refer(at.sheet.setup.first, at.names.powers, "power", "setup", "first")
    for path, table in tables(at.sheet.powers, ("powers",)):
        if isinstance(table, Grant) and table.tag == LEADER:
            at.add("The tag leader belongs to types of units; no power grants it.", *path, "tag")


def check_variants(at: Inspector) -> None:
    """Defaults of switches, and keys that are options of every game."""
    for number, variant in enumerate(at.sheet.variants):
        at.refer(variant.default, variant.values, "value", "variants", number, "default")
        if variant.key in OPTION_NAMES:
            at.add(f"{variant.key} is the name of an option that every game has.", "variants", number, "key")
