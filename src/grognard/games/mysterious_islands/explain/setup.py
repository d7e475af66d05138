"""Why a faction may not be picked, or a first Base or Boat not be placed."""

from grognard.core.views import Refusal
from grognard.games.mysterious_islands.chart import NO_ISLAND
from grognard.games.mysterious_islands.explain.case import Case, no
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
    if case.power(faction, START_BOATS) and not any(case.is_free(near, faction) for near in coast):
        return no("MI-R19", f"No water beside {spot} is free for the first Boat.")
    return None


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
    return None
