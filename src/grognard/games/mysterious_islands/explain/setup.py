"""Why a faction may not be picked, or a first Base or Boat not be placed."""

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import BOAT
from grognard.games.mysterious_islands.chart import NO_ISLAND
from grognard.games.mysterious_islands.explain.case import Case
from grognard.games.mysterious_islands.state import NOBODY
from grognard.games.mysterious_islands.tables import START_BOATS


def explain_faction(case: Case, faction: int) -> Refusal | None:
    """Why the faction cannot be picked. Rule: MI-004, MI-010, MI-R14"""
    if faction >= int(case.setup.factions):
        return no("MI-004", "There is no such faction.")
    if case.setup.extra[faction] and not case.choices.extra_factions:
        return no("MI-R14", f"The {case.faction(faction)} are in the list only with the extra factions.")
    if case.owner(faction) != NOBODY:
        return no("MI-R14", f"The {case.faction(faction)} are taken already.")
    return None


def explain_start(case: Case, place: int) -> Refusal | None:
    """Why the first Base cannot go there. Rule: MI-011, MI-012, MI-021, MI-025, MI-R19"""
    spot, faction = case.spot(place), case.details[0]
    if case.is_volcano(place):
        return no("MI-021", f"{spot} is a Volcano, and nobody enters it.")
    if case.is_water(place):
        return no("MI-025", f"{spot} is water; Bases stand on islands.")
    coast = [near for near in case.around(place) if case.is_water(near)]
    if not coast:
        return no("MI-011", f"{spot} does not touch water.")
    if on_settled_island(case, place):
        return no("MI-012", f"A Base stands on the island of {spot} already.")
    if case.power(faction, START_BOATS) and not has_berths([berths(case, faction, place), *waiting(case, faction)]):
        return no("MI-R19", f"Beside {spot} no water would be free for the first Boat, or none for another faction's.")
    return None


def berths(case: Case, faction: int, home: int, without: int = -1) -> list[int]:
    """Where the first Boat of a faction could lie."""
    coast = [near for near in case.around(home) if case.is_water(near) and near != without]
    return [near for near in coast if case.is_free(near, faction)]


def waiting(case: Case, faction: int, without: int = -1) -> list[list[int]]:
    """The berths of the other factions that stand on their coast and still wait for their Boat. Rule: MI-R19"""
    others = [other for other in range(int(case.setup.factions)) if other != faction and case.power(other, START_BOATS)]
    homes = {other: int(case.state.home[other]) for other in others}
    return [
        berths(case, other, homes[other], without)
        for other in others
        if homes[other] != NOBODY and not any(case.number(place, other, BOAT) for place in case.by_hex)
    ]


def has_berths(wanted: list[list[int]]) -> bool:
    """Whether everybody finds a berth of its own."""
    if not wanted:
        return True
    first, *rest = sorted(wanted, key=len)
    return any(has_berths([[berth for berth in choice if berth != taken] for choice in rest]) for taken in first)


def on_settled_island(case: Case, place: int) -> bool:
    """Whether any Base stands on the island of a hex."""
    chart = case.state.map()
    island = int(chart.island_of[place])
    if island == NO_ISLAND:
        return False
    return any(case.has_base(int(other)) for other in chart.islands[island])


def explain_berth(case: Case, place: int) -> Refusal | None:
    """Why the first Boat cannot go there. Rule: MI-014, MI-R15, MI-R19"""
    spot, faction = case.spot(place), case.details[0]
    home = int(case.state.home[faction])
    if place not in case.around(home) or not case.is_water(place):
        return no("MI-014", f"The first Boat goes into water beside {case.spot(home)}, and {spot} is none.")
    if not case.is_free(place, faction):
        return no("MI-R19", f"Units of another faction are in {spot}.")
    if not has_berths(waiting(case, faction, place)):
        return no("MI-R19", f"{spot} is the only berth that is left for another faction's first Boat.")
    return None
