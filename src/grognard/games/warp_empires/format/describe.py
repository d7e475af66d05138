"""The rules sheet of a module in Markdown, made of its data."""

from collections.abc import Sequence

from grognard.core.options import Option
from grognard.games.warp_empires.format.describe_start import piles, set_up, the_map
from grognard.games.warp_empires.format.describe_turn import phases
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.format.markdown import items, table
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.format.phrases import Phrases


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
        piles(phrases),
        the_map(phrases),
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
        closed = "all" if closed == "units" else closed
        notes = ["cargo may enter"] if terrain.cargo_exempt else []
        notes += [f"stops {phrases.units(terrain.stop)}"] if terrain.stop is not None else []
        notes += [f"defenders +{terrain.defense} each"] if terrain.defense else []
        rows.append([terrain.name, terrain.revenue, closed, "; ".join(notes), terrain.text])
    return table("Terrain", ["Terrain", "Yields", "Closed to", "Notes", "In words"], rows)


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
