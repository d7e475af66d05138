"""Map, piles and start in the rules sheet of a module."""

from collections.abc import Iterator

from grognard.core.phrases import joined
from grognard.games.warp_empires.format.compile_setup import setup_of
from grognard.games.warp_empires.format.markdown import items, table
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.format.phrases import Phrases
from grognard.games.warp_empires.format.schema.powers import Power, SetupWords
from grognard.games.warp_empires.format.schema.units import Pile
from grognard.games.warp_empires.format.stats import number_of


def the_map(phrases: Phrases) -> str:
    """How the map is made, or what is on it."""
    return rolled(phrases) if phrases.module.fixed is None else drawn(phrases.module)


def rolled(phrases: Phrases) -> str:
    """What the dice make, and how many territories there are."""
    sheet = phrases.sheet
    rows = [
        [
            row.roll[0] if row.roll[0] == row.roll[1] else f"{row.roll[0]}–{row.roll[1]}",
            sheet.terrain[row.terrain].name,
        ]
        for row in sheet.map.table
    ]
    return f"{table('Map', [sheet.dice.terrain, 'Terrain'], rows)}\n\n{' '.join(sizes(phrases))}"


def sizes(phrases: Phrases) -> Iterator[str]:
    """How large a rolled map is, and what it has to be like."""
    sheet = phrases.sheet
    plan = sheet.map
    if plan.size == "auto":
        more = f"{plan.size_per_extra} more for each further start territory"
        yield f"{plan.size_per_player} territories for each player, {plan.size_base} at least, {more}."
    else:
        yield f"{plan.size} territories."
    if plan.cities_min != "auto":
        yield f"At least {plan.cities_min} to begin in."
    if plan.connect != "none":
        who = phrases.units(plan.connect_units) if plan.connect == "ground" else "units"
        yield f"All that yield points are linked for {who}."
    if plan.wrap:
        yield "East and west are joined."
    yield plan.text


def drawn(module: Module) -> str:
    """The territories of a fixed map."""
    sheet, fixed, atlas = module.sheet, module.fixed, module.atlas
    if fixed is None or atlas is None:
        raise AssertionError("only a fixed map is drawn")
    regions = {region.id: region for region in fixed.region}
    rows = []
    for number, each in enumerate(fixed.territory):
        near = ", ".join(atlas.names[other] for other in atlas.borders[number])
        terrain = sheet.terrain[each.terrain]
        yields = terrain.revenue if each.revenue is None else each.revenue
        region = regions.get(each.region or "")
        tags = ", ".join([*each.tags, *(region.tags if region else ())])
        rows.append([each.name, terrain.name, yields, region.name if region else "", tags, near, each.text])
    return table("Map", ["Territory", "Terrain", "Yields", "Region", "Tags", "Neighbours", "In words"], rows)


def piles(phrases: Phrases) -> str:
    """The piles and whose they are; nothing where there is one for all."""
    sheet = phrases.sheet
    rows = []
    for name, pile in sheet.piles.items():
        chits = sum(unit.count for unit in sheet.units if unit.pile == name)
        rows.append([pile.name or name, owners(phrases, pile), chits, pile.text])
    if len(rows) == 1 and all(pile.shared for pile in sheet.piles.values()):
        return ""
    return table("Piles", ["Pile", "Open to", "Chits", "In words"], rows)


def owners(phrases: Phrases, pile: Pile) -> str:
    """Who draws from a pile."""
    if pile.powers is not None:
        return joined(power.name for power in phrases.sheet.powers if power.id in pile.powers)
    side = phrases.sheet.terms.side
    return f"one for each {side}" if pile.per_power else "one for each player" if pile.per_player else "all"


def set_up(phrases: Phrases) -> str:
    """What everybody begins with, and what some begin with instead."""
    sheet = phrases.sheet
    lines = [sheet.setup.text, first(phrases), *begin(phrases, None)]
    for power in sheet.powers:
        if power.setup.model_fields_set or any(row.stat == "start_territories" for row in power.modifiers):
            lines.append(f"{power.name}: {'; '.join(begin(phrases, power))}")
    return items("Setting up", lines)


def first(phrases: Phrases) -> str:
    """Who begins."""
    sheet = phrases.sheet
    names = {power.id: power.name for power in sheet.powers}
    if sheet.setup.first is None:
        return f"Who begins: the highest {sheet.dice.order}"
    return f"Who begins: {names[sheet.setup.first]}; without them the first seat"


def begin(phrases: Phrases, power: Power | None) -> list[str]:
    """The numbers of the start, for all or for a power."""
    sheet = phrases.sheet
    setup: SetupWords = sheet.setup if power is None else setup_of(sheet, power)
    count = sheet.setup.start_territories
    count = count if power is None else number_of(power, "start_territories", count)
    where = f"{phrases.terrain(setup.start_terrain)}, {sheet.setup.start_distance} steps apart"
    return [
        f"Start territories: {count}, {where}{''.join(held(phrases, setup))}",
        f"Units: {', '.join(units(phrases, setup))}",
        f"Cards: {setup.hand}; {sheet.terms.points}: {setup.points}",
    ]


def held(phrases: Phrases, setup: SetupWords) -> Iterator[str]:
    """What else is held at the start."""
    fixed = phrases.module.fixed
    if setup.start_region is not None and fixed is not None:
        name = next(region.name for region in fixed.region if region.id == setup.start_region)
        yield f", in {name}, with all of it that yields points and is free"
    if setup.start_ring:
        yield f", with all within {setup.start_ring} steps of it that yield points and are free"


def units(phrases: Phrases, setup: SetupWords) -> Iterator[str]:
    """The units of the start: those that are named, then those by lot."""
    sheet, fixed = phrases.sheet, phrases.module.fixed
    names = {unit.id: unit.name for unit in sheet.units}
    places = {each.id: each.name for each in fixed.territory} if fixed is not None else {}
    for row in setup.units_fixed or ():
        yield f"{row.count} × {names[row.unit]}{'' if row.at == 'home' else f' in {places[row.at]}'}"
    for pile, count in (setup.units_from or {}).items():
        yield f"{count} by lot of {sheet.piles[pile].name or pile}"
    yield f"{setup.units_random} by lot"
