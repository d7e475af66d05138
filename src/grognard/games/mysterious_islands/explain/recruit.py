"""Why a unit may not be bought, or not be placed in a hex."""

from typing import Final

from grognard.core.explaining import no
from grognard.core.phrases import counted
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import BALLOON, BAND, BASE, BOAT, BOMBARD, BOSS, FACTIONS
from grognard.games.mysterious_islands.chart import NO_ISLAND
from grognard.games.mysterious_islands.explain.case import Case
from grognard.games.mysterious_islands.names import KINDS
from grognard.games.mysterious_islands.tables import ENTERS_EDGE, FLOATS, NEVER_RIDES, PRICE, RISES

NOT_SOLD: Final = {BOMBARD: "MI-032", BASE: "MI-105", BOAT: "MI-104", BOSS: "MI-104"}


def explain_purchase(case: Case, faction: int, kind: int) -> Refusal | None:
    """Why a unit cannot be bought.

    Rule: MI-022, MI-032, MI-045, MI-046, MI-104, MI-105, MI-R35, MI-R51
    """
    if kind >= len(KINDS) or faction not in case.own_factions():
        return no("MI-022", "Units are recruited for one's own living factions only.")
    price, bank = case.kind_power(PRICE, faction, kind), int(case.state.bank[faction])
    if not price:
        return no(NOT_SOLD.get(kind, "MI-022"), f"The {case.faction(faction)} recruit no {KINDS[kind].capitalize()}.")
    name = case.unit(faction, kind)
    if price > bank:
        rule = "MI-045" if kind == BAND else "MI-046"
        return no(rule, f"A {name} costs {counted(price, 'point')}; the {case.faction(faction)} have {bank}.")
    if all(explain_place(case, faction, kind, place) is not None for place in range(case.hexes)):
        return nowhere(case, faction, kind)
    return None


def nowhere(case: Case, faction: int, kind: int) -> Refusal:
    """Refuses a unit for which no hex is left. Rule: MI-049, MI-R39, MI-R41, MI-R48"""
    text = f"There is no hex in which a new {case.unit(faction, kind)} may be placed."
    if kind < BALLOON and kind != BOAT and case.power(faction, ENTERS_EDGE) and not has_bases(case, faction):
        return no("MI-R48", text, f"Buy a {case.unit(faction, BOAT)} first: recruits come in with it.")
    return no({BASE: "MI-049", BOAT: "MI-R41"}.get(kind, "MI-R39"), text)


def has_bases(case: Case, faction: int) -> bool:
    """Whether a faction has a Base anywhere."""
    return any(case.has_base(place, faction) for place in case.by_hex)


def explain_place(case: Case, faction: int, kind: int, place: int) -> Refusal | None:
    """Why a new unit cannot be placed in a hex.

    Rule: MI-021, MI-047, MI-048, MI-R40, MI-R125
    """
    spot = case.spot(place)
    if case.is_volcano(place):
        return no("MI-021", f"{spot} is a Volcano, and nobody enters it.")
    if kind == BASE:
        return explain_site(case, faction, place)
    if case.enemies(place, faction):
        return no("MI-R40", f"Enemies are in {spot}, and nobody is recruited onto them.")
    if case.partners(place, faction):
        return no("MI-R125", f"Another faction of yours is in {spot}.")
    if kind == BOAT:
        return explain_boat(case, faction, place)
    return None if may_appear(case, faction, kind, place) else no_way(case, faction, kind, place)


def may_appear(case: Case, faction: int, kind: int, place: int) -> bool:
    """Whether a land unit or Balloon may appear in a hex that is free of others.

    Rule: MI-047, MI-107, MI-R39, MI-R48, MI-R50, MI-R155
    """
    if case.has_base(place, faction):
        return True
    rests = case.is_jungle(place) or kind == BALLOON or bool(case.kind_power(FLOATS, faction, kind))
    if rests and is_next_to_base(case, faction, place):
        return True
    if (
        kind in (BAND, BOSS)
        and case.power(faction, RISES)
        and case.is_jungle(place)
        and is_occupied(case, faction, place)
    ):
        return True
    return kind != BALLOON and comes_in(case, faction, kind, place)


def is_next_to_base(case: Case, faction: int, place: int) -> bool:
    """Whether an own Base stands in a neighbouring hex."""
    return any(case.has_base(near, faction) for near in case.around(place))


def is_occupied(case: Case, faction: int, place: int) -> bool:
    """Whether the faction has a unit on the island of a hex. Rule: MI-R50"""
    chart = case.state.map()
    island = int(chart.island_of[place])
    return island != NO_ISLAND and any(case.of(int(other), faction) for other in chart.islands[island])


def comes_in(case: Case, faction: int, kind: int, place: int) -> bool:
    """Whether a recruit may come in at a rim hex with a Boat bought this phase. Rule: MI-R48, MI-R49"""
    for pair in range(int(case.state.gated)):
        if int(case.state.gates[pair * 2]) == place * FACTIONS + faction:
            if case.kind_power(FLOATS, faction, kind):
                return True
            return int(case.state.gates[pair * 2 + 1]) > 0 and not case.power(faction, NEVER_RIDES)
    return False


def no_way(case: Case, faction: int, kind: int, place: int) -> Refusal:
    """Refuses a hex where this unit does not appear. Rule: MI-047, MI-R39, MI-R48, MI-R50"""
    spot, name = case.spot(place), case.unit(faction, kind)
    if case.is_water(place) and is_next_to_base(case, faction, place):
        return no("MI-R39", f"{spot} is water, and a {name} cannot stay there; nobody is recruited aboard a Boat.")
    if case.is_water(place) and case.state.map().rim[place]:
        return no(
            "MI-R48", f"At the rim recruits come in with a Boat bought this phase that has room; {spot} has none."
        )
    if case.is_jungle(place) and case.power(faction, RISES) and kind <= BOSS:
        return no("MI-R50", f"The {case.faction(faction)} have no unit on the island of {spot}.")
    return no("MI-047", f"{spot} is neither a Base of the {case.faction(faction)} nor next to one.")


def explain_boat(case: Case, faction: int, place: int) -> Refusal | None:
    """Why a new Boat cannot be placed in a hex. Rule: MI-048, MI-R41, MI-R48"""
    spot, name = case.spot(place), case.unit(faction, BOAT)
    if not case.is_water(place):
        return no("MI-R41", f"{spot} is land; a {name} goes into water next to an own Base.")
    if is_next_to_base(case, faction, place):
        return None
    if not case.state.map().rim[place]:
        return no("MI-R41", f"{spot} is not next to a Base of the {case.faction(faction)}.")
    if not case.power(faction, ENTERS_EDGE):
        return no("MI-R48", f"The {case.faction(faction)} do not come in from the rim.")
    return None


def explain_site(case: Case, faction: int, place: int) -> Refusal | None:
    """Why a new Base cannot be founded in a hex.

    Rule: MI-025, MI-026, MI-027, MI-049, MI-R16, MI-R44, MI-R45
    """
    spot, name = case.spot(place), case.unit(faction, BASE)
    if case.is_water(place):
        return no("MI-025", f"{spot} is water; Bases stand on islands.")
    if case.has_base(place):
        return no("MI-026", f"A Base stands in {spot} already.")
    for near in case.around(place):
        if case.has_base(near):
            rule = "MI-027" if case.has_base(near, faction) else "MI-R45"
            return no(rule, f"A Base stands next to {spot}, in {case.spot(near)}.")
    if not any(case.number(place, faction, kind) for kind in (BAND, BOSS)):
        return no("MI-049", f"A {name} is founded where a Band or Boss of the faction stands; none is in {spot}.")
    if case.choices.one_base_always and has_base_on_island(case, place):
        return no("MI-R16", f"The island of {spot} has a Base already, and each may have one only.")
    return None


def has_base_on_island(case: Case, place: int) -> bool:
    """Whether any Base stands on the island of a hex."""
    chart = case.state.map()
    island = int(chart.island_of[place])
    return island != NO_ISLAND and any(case.has_base(int(other)) for other in chart.islands[island])
