"""The rules sheet of a module in Markdown, made of its data."""

from collections.abc import Iterable, Sequence

from grognard.core.options import Option
from grognard.games.warp_empires.format.compile_setup import setup_of
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.format.names import LEADER
from grognard.games.warp_empires.format.phrases import Phrases
from grognard.games.warp_empires.format.schema import Sheet
from grognard.games.warp_empires.format.stats import number_of


def describe(loaded: Loaded) -> str:
    """The whole sheet, under the module's own defaults."""
    _, module = loaded.game({}, loaded.sheet.players[0])
    phrases = Phrases(module)
    parts = [
        head(module),
        victories(phrases),
        powers(phrases),
        units(phrases),
        terrains(phrases),
        the_map(module),
        set_up(phrases),
        phases(phrases),
        cards(phrases),
        gifts(phrases),
        options(loaded.options),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def head(module: Module) -> str:
    """Title, summary, text, credit."""
    sheet = module.sheet
    least, most = sheet.players
    lines = [f"# {sheet.name}", sheet.summary, sheet.text.strip(), f"For {least} to {most} players."]
    if sheet.credit:
        lines.append(f"*{sheet.credit}*")
    return "\n\n".join(line for line in lines if line)


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A section with a table."""
    lines = [f"## {title}", "", line_of(heads), line_of(["---"] * len(heads))]
    return "\n".join([*lines, *(line_of(row) for row in rows)])


def line_of(cells: Sequence[object]) -> str:
    """One line of a table."""
    return "| " + " | ".join(" ".join(str(cell).replace("|", "\\|").split()) for cell in cells) + " |"


def items(title: str, lines: Iterable[str]) -> str:
    """A section with a list; nothing without lines."""
    every = [f"* {' '.join(line.split())}" for line in lines if line]
    return "\n".join([f"## {title}", "", *every]) if every else ""


def victories(phrases: Phrases) -> str:
    """What wins, in the order in which it is looked at."""
    return items("Victory", (f"{phrases.victory(win)} {win.text}" for win in phrases.sheet.victory))


def powers(phrases: Phrases) -> str:
    """Powers with what their modifiers do."""
    rows = []
    for power in phrases.sheet.powers:
        does = "; ".join(phrases.modifier(row) for row in power.modifiers)
        rows.append([power.name, power.ability or "", does, power.text])
    return table(phrases.sheet.terms.side.capitalize() + "s", ["Name", "Ability", "By the numbers", "In words"], rows)


def units(phrases: Phrases) -> str:
    """Units with their numbers."""
    sheet = phrases.sheet
    rows = []
    for unit in sheet.units:
        spaces = sheet.speeds[unit.speed]
        names = [unit.name, *sorted(set(unit.alt_name.values()))]
        rows.append([" / ".join(names), unit.count, unit.force, spaces or "–", unit_notes(phrases, unit.id), unit.text])
    return table("Units", ["Unit", "Chits", "Force", "Spaces", "Notes", "In words"], rows)


def unit_notes(phrases: Phrases, name: str) -> str:
    """What a unit can do beside fighting and moving."""
    unit = next(unit for unit in phrases.sheet.units if unit.id == name)
    piles = {key: pile.name or key for key, pile in phrases.sheet.piles.items()}
    notes = [f"pile: {piles[unit.pile]}"] if len(piles) > 1 else []
    notes += ["takes control"] if unit.can_control and phrases.sheet.phases.control.needs == "can_control" else []
    notes += ["dies when its stack loses"] if unit.dies_on_defeat else []
    notes += [f"carries {unit.carry.capacity} of {phrases.units(unit.carry.units)}"] if unit.carry else []
    notes += ["moves with a leader only"] if unit.needs_leader_to_move else []
    notes += [f"recruited in {phrases.terrain(unit.home)}"] if unit.home is not None else []
    notes += [f"leader, at the start: {unit.start.replace('_', ' ').replace(':', ' ')}"] if unit.start else []
    return "; ".join(notes)


def terrains(phrases: Phrases) -> str:
    """Terrains with what they yield and forbid."""
    rows = []
    for terrain in phrases.sheet.terrain.values():
        closed = "–" if terrain.closed is None else phrases.units(terrain.closed)
        notes = ["cargo may enter"] if terrain.cargo_exempt else []
        notes += [f"stops {phrases.units(terrain.stop)}"] if terrain.stop is not None else []
        notes += [f"defenders +{terrain.defense} each"] if terrain.defense else []
        rows.append([terrain.name, terrain.revenue, closed, "; ".join(notes), terrain.text])
    return table("Terrain", ["Terrain", "Yields", "Closed to", "Notes", "In words"], rows)


def the_map(module: Module) -> str:
    """How the map is made, or what is on it."""
    sheet, fixed, atlas = module.sheet, module.fixed, module.atlas
    if fixed is None or atlas is None:
        rolls = [
            [
                row.roll[0] if row.roll[0] == row.roll[1] else f"{row.roll[0]}–{row.roll[1]}",
                sheet.terrain[row.terrain].name,
            ]
            for row in sheet.map.table
        ]
        return table("Map", [sheet.dice.terrain, "Terrain"], rolls)
    regions = {region.id: region.name for region in fixed.region}
    rows = []
    for number, each in enumerate(fixed.territory):
        near = ", ".join(atlas.names[other] for other in atlas.borders[number])
        terrain = sheet.terrain[each.terrain]
        yields = terrain.revenue if each.revenue is None else each.revenue
        rows.append([each.name, terrain.name, yields, regions.get(each.region or "", ""), near, each.text])
    return table("Map", ["Territory", "Terrain", "Yields", "Region", "Neighbours", "In words"], rows)


def set_up(phrases: Phrases) -> str:
    """What everybody begins with, and what some begin with instead."""
    sheet = phrases.sheet
    lines = [sheet.setup.text, *begin(phrases, sheet, None)]
    for number, power in enumerate(sheet.powers):
        if power.setup.model_fields_set or any(row.stat == "start_territories" for row in power.modifiers):
            lines.append(f"{power.name}: {'; '.join(begin(phrases, sheet, number))}")
    return items("Setting up", lines)


def begin(phrases: Phrases, sheet: Sheet, power: int | None) -> list[str]:
    """The numbers of the start, for all or for a power."""
    setup = sheet.setup if power is None else setup_of(sheet, sheet.powers[power])
    count = sheet.setup.start_territories
    count = count if power is None else number_of(sheet.powers[power], "start_territories", count)
    names = {unit.id: unit.name for unit in sheet.units}
    fixed = [f"{row.count} × {names[row.unit]}" for row in setup.units_fixed or ()]
    lines = [
        f"Start territories: {count}, {phrases.terrain(setup.start_terrain)}, {sheet.setup.start_distance} steps apart"
    ]
    lines += [f"Units: {', '.join([*fixed, f'{setup.units_random} by lot'])}"]
    return [*lines, f"Cards: {setup.hand}; {sheet.terms.points}: {setup.points}"]


def phases(phrases: Phrases) -> str:
    """The seven phases with their numbers."""
    sheet = phrases.sheet
    draw, move, battle = sheet.phases.draw, sheet.phases.move, sheet.phases.battle
    recruit, upkeep, control = sheet.phases.recruit, sheet.phases.upkeep, sheet.phases.control
    free = {0: "", "led_stacks": " Each stack with a leader moves once without a card."}
    chits = f"{recruit.draw} chits, {'their Force is the price' if recruit.mode == 'buy' else 'free'}"
    bonus = f"; {sheet.dice.bonus} more if all are bought" if recruit.bonus != "none" and recruit.mode == "buy" else ""
    limit = f"; at most {recruit.per_territory} to a territory" if recruit.per_territory else ""
    feeds = {
        "limit": f"At most {upkeep.factor} units for each point of income.",
        "pay": f"{upkeep.cost} {sheet.terms.points} for each unit.",
        "none": "Nothing to pay.",
    }
    exempt = f" Free: {phrases.units(upkeep.exempt)}." if upkeep.exempt is not None else ""
    leads = any(LEADER in unit.tags for unit in sheet.units)
    leaders = f"a {sheet.terms.leader} against none adds {battle.leader_bonus}; " if leads else ""
    needs = "any unit" if control.needs == "any_unit" else "a unit that takes control"
    return items(
        "A turn",
        [
            f"**Draw**: {draw.count} cards, then keep {draw.hand_limit} at most. {draw.text}",
            f"**Move**: by cards.{free.get(move.free_moves, f' {move.free_moves} groups move without a card.')} {move.text}",
            f"**Battle**: {leaders}hands are filled to {battle.refill} after it. {battle.text}",
            f"**Revenue**: what the own territories yield. {sheet.phases.revenue.text}",
            f"**Recruit**: {chits}{bonus}{limit}. {recruit.text}",
            f"**Upkeep**: {feeds[upkeep.mode]}{exempt} {upkeep.text}",
            f"**Control**: a marker on {phrases.terrain(control.terrain)} where you have {needs}. {control.text}",
        ],
    )


def cards(phrases: Phrases) -> str:
    """Cards with their windows and effects."""
    rows = [
        [card.name, card.count, phrases.window(card), phrases.card(card), card.text] for card in phrases.sheet.cards
    ]
    return table("Cards", ["Card", "Copies", "When", "By the numbers", "In words"], rows)


def gifts(phrases: Phrases) -> str:
    """What territories, regions and units give."""
    return items("Gifts", (f"{phrases.modifier(row)}. {row.text}" for row in phrases.sheet.modifiers))


def options(known: Sequence[Option]) -> str:
    """Options with their defaults."""
    rows = [[option.name, ", ".join(option.allowed), option.default, option.text] for option in known]
    return table("Options", ["Option", "Values", "Default", "What it decides"], rows)
