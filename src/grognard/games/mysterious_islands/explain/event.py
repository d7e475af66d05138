"""Why an event may not hit this, or this not be invented."""

from typing import Final

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS
from grognard.games.mysterious_islands.explain.case import Case
from grognard.games.mysterious_islands.state import NOBODY
from grognard.games.mysterious_islands.tables import IN_PLAY

# By event: the kinds of unit it takes, its rule, and what it wants.
WANTED: Final = {
    2: ((BOAT,), "MI-119", "The whirlpool takes a Boat"),
    3: ((BAND, BOSS), "MI-120", "The animal takes the Bands of a stack on land without a Base"),
    4: ((BASE,), "MI-121", "The sinkhole takes a Base"),
    5: ((BOSS,), "MI-122", "The assassin takes a Boss"),
}


def explain_target(case: Case, place: int) -> Refusal | None:
    """Why the event cannot hit this hex. Rule: MI-119, MI-120, MI-121, MI-122, MI-R129, MI-R131"""
    event = case.details[0]
    kinds, _, wants = WANTED[event]
    there = case.by_hex.get(place, [])
    if not any(group.kind in kinds for group in there):
        return no("MI-R129", f"{wants}, and there is none in {case.spot(place)}.")
    if event == 3 and (case.is_water(place) or case.has_base(place)):
        return no("MI-R129", f"{wants}; {case.spot(place)} does not qualify.")
    return None


def must_name(case: Case) -> Refusal:
    """Refuses to name no target. Rule: MI-R129"""
    return no("MI-R129", f"{WANTED[case.details[0]][2]}; one has to be named as long as there is one.")


def explain_invention(case: Case, faction: int) -> Refusal | None:
    """Why the invention of a faction cannot be made. Rule: MI-123, MI-R133, MI-R160"""
    if faction >= int(case.setup.factions) or case.owner(faction) == NOBODY or case.state.dead[faction]:
        return no("MI-R133", "Only factions that are in play and alive invent something.")
    if case.choices.inventions != IN_PLAY and not case.is_own(faction):
        return no("MI-R133", f"The {case.faction(faction)} are not yours.")
    if case.state.invented[faction]:
        return no("MI-R133", f"The {case.faction(faction)} have made their invention already.")
    return None


def explain_receiver(case: Case, faction: int) -> Refusal | None:
    """Why a faction cannot get the reinforcements. Rule: MI-124, MI-R133"""
    if faction in case.own_factions():
        return None
    return no("MI-R133", "Reinforcements go to one of your own living factions.")
