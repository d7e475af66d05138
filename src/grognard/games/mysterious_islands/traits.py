"""What sets a faction apart, in a few words, read from its numbers: for those who have to choose one."""

from collections.abc import Iterator
from typing import Final

from grognard.core.phrases import listed
from grognard.games.mysterious_islands import tables as t
from grognard.games.mysterious_islands.actions import BAND, BOAT, BOSS
from grognard.games.mysterious_islands.names import Lore, lore_of
from grognard.games.mysterious_islands.sides import why
from grognard.games.mysterious_islands.tables import Setup

FIRST: Final = 0  # before its invention is made
MOVERS: Final = (BAND, BOSS, BOAT)
# By power: what it says; the number is the least die, or what is added.
POWERS: Final = {
    t.RECRUIT_BONUS: "recruit rolls +{number}",
    t.ENTERS_EDGE: "recruits may come in at the rim of the chart",
    t.RISES: "recruits rise anywhere on its islands",
    t.CAPTURE_ON: "keeps a beaten Boat on {number}+",
    t.CONVERT_ON: "wins a {band} after a won battle on {number}+",
    t.BITE_ON: "bites back when beaten, on {number}+",
    t.REGENERATE_ON: "its killed rise again on {number}+ of two dice",
    t.RUINS: "turns beaten Bases into its own",
    t.SACRIFICE: "may give up a unit for +{number}",
}
UNIT_POWERS: Final = {
    t.SHELLS_ON: "{units} shoot on {number}+",
    t.TORPEDOES_ON: "{units} sink Boats on {number}+",
    t.HIDES_ON: "{units} hide on {number}+{where}",
    t.FLOATS: "{units} stay in water without a Boat",
    t.SWIMS: "{units} cross water",
    t.REROLLS: "{units} let their stack repeat one roll a turn",
}
PLACES: Final = {t.ON_LAND: " on land", t.IN_WATER: " in water"}


def traits(setup: Setup, faction: int) -> str:
    """A faction in a sentence or two: how far it goes, what it adds in battle, what it alone can do.

    Rule: MI-010
    """
    lore = lore_of(setup, faction)
    deeds = [*of_units(setup, faction, lore), *of_faction(setup, faction, lore)]
    said = [
        f"moves {', '.join(moves(setup, faction, lore))}.",
        *battle(setup, faction),
        *([f"{'; '.join(deeds)}."] if deeds else []),
    ]
    return " ".join(text[0].upper() + text[1:] for text in said)


def moves(setup: Setup, faction: int, lore: Lore) -> Iterator[str]:
    """The points of each kind that it can have, and the places aboard."""
    for kind in MOVERS:
        points = setup.kind_power(t.MP, faction, FIRST, kind)
        if lore.kinds[kind] and points:
            slots = setup.kind_power(t.SLOTS, faction, FIRST, kind)
            yield f"{lore.kinds[kind]} {int(points)}{f' (carries {int(slots)})' if slots else ''}"


def battle(setup: Setup, faction: int) -> list[str]:
    """What it adds to battle rolls."""
    rows = [setup.bonuses[at : at + t.ROW] for at in range(0, len(setup.bonuses), t.ROW)]
    own = [(int(row[1]), int(row[2])) for row in rows if row[0] == faction and not row[2] & t.WHEN_INVENTED]
    parts = [f"+{add} ({why(bits) if bits else 'always'})" for add, bits in own]
    return [f"in battle {', '.join(parts)}."] if parts else []


def of_units(setup: Setup, faction: int, lore: Lore) -> Iterator[str]:
    """What its units can do, kinds with the same number together."""
    for power, text in UNIT_POWERS.items():
        kinds: dict[tuple[int, int], list[str]] = {}
        for kind, name in enumerate(lore.plurals):
            number = int(setup.kind_power(power, faction, FIRST, kind))
            if name and number and setup.kind_power(t.PRICE, faction, FIRST, kind):
                where = int(setup.kind_power(t.HIDES_WHERE, faction, FIRST, kind))
                kinds.setdefault((number, where if power == t.HIDES_ON else 0), []).append(name)
        for (number, where), names in kinds.items():
            yield text.format(units=listed(names), number=number, where=PLACES.get(where, ""))


def of_faction(setup: Setup, faction: int, lore: Lore) -> Iterator[str]:
    """What the faction as a whole can do, getting ashore among it where others find that harder."""
    ashore = [int(setup.power(number, FIRST, t.WASH_ON)) for number in range(int(setup.factions))]
    if ashore[faction] < max(ashore):
        yield f"gets ashore on {ashore[faction]}+"
    for power, text in POWERS.items():
        number = int(setup.power(faction, FIRST, power))
        if number:
            yield text.format(number=number, band=lore.kinds[BAND])
