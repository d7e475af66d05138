"""Why one may not fight there, hide, lose that unit, or go ashore there."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import BAND, BOSS, HEX, KINDS
from grognard.games.mysterious_islands.explain.case import Case
from grognard.games.mysterious_islands.hiding import can_leave, count_leavers, legal_refuges, may_leave
from grognard.games.mysterious_islands.names import KINDS as WORDS
from grognard.games.mysterious_islands.state import F_HEX


def contested(case: Case) -> list[int]:
    """The hexes in which the active player still has to fight. Rule: MI-062, MI-R82"""
    return [
        place for place, there in sorted(case.by_hex.items()) if len({case.owner(group.faction) for group in there}) > 1
    ]


def explain_fight(case: Case, place: int) -> Refusal | None:
    """Why there is no fight in a hex. Rule: MI-062, MI-R82, MI-R85"""
    if place in contested(case):
        return None
    return no("MI-R82", f"Nobody has to fight in {case.spot(place)}.", still_to_fight(case))


def still_to_fight(case: Case) -> str:
    """A sentence naming the fights that are left."""
    left = contested(case)
    return f"Still to fight: {listed(case.spot(place) for place in left)}." if left else ""


def explain_no_more_fights(case: Case) -> Refusal | None:
    """Why the phase cannot end. Rule: MI-062, MI-R82"""
    if not contested(case):
        return None
    return no("MI-R82", "Every contested hex is fought to the end first.", still_to_fight(case))


def fight_hex(case: Case) -> int:
    """Where the fight is."""
    return int(case.state.fight[F_HEX])


def explain_hiders(case: Case, number: int) -> Refusal | None:
    """Why not so many of the next group can hide. Rule: MI-R61, MI-R101, MI-R102, MI-R157"""
    place, faction = fight_hex(case), case.side(1)
    group = case.by_hex[place][case.details[0]]
    if number > group.count:
        return no("MI-R101", f"Only {group.count} such units are there.", f"Choose 0 to {group.count}.")
    if number and not may_leave(case.state, place, faction, group.kind):
        return no("MI-R101", f"The {case.unit(faction, group.kind)} cannot hide.")
    least = [0] * KINDS
    for kind, count in [*case.chosen(), (group.kind, number)]:
        least[kind] += count
    after = case.state.first_in(place) + group.index + 1
    later = [int(count) for count in count_leavers(case.state, place, faction, after)]
    most = [low + more for low, more in zip(least, later, strict=True)]
    if can_leave(case.state, place, faction, vec[i64](least), vec[i64](most)):
        return None
    if not any(most):
        return no("MI-R101", "Somebody has to hide, or the stack stands and fights.")
    return no("MI-R101", "No neighbouring hex takes such a group, or somebody would be left without a place aboard.")


def explain_refuge(case: Case, place: int) -> Refusal | None:
    """Why the group cannot hide in a hex. Rule: MI-021, MI-R102, MI-R125"""
    here, faction = fight_hex(case), case.side(1)
    group = [0] * KINDS
    for kind, count in case.chosen():
        group[kind] += count
    if place in [int(found) for found in legal_refuges_of(case, here, faction, group)]:
        return None
    spot = case.spot(place)
    if place not in case.around(here):
        return no("MI-R102", f"{spot} is not next to {case.spot(here)}.")
    if case.is_volcano(place):
        return no("MI-021", f"{spot} is a Volcano, and nobody enters it.")
    if case.partners(place, faction):
        return no("MI-R125", f"Another faction of yours is in {spot}.")
    if case.enemies(place, faction):
        return no("MI-R102", f"Enemies are in {spot}.")
    return no("MI-R102", f"Not all of the group could rest in {spot}.")


def legal_refuges_of(case: Case, here: int, faction: int, group: list[int]) -> list[int]:
    """The hexes that take a whole group: one and the same search as the rules use, since a second one would be the same."""
    found = legal_refuges(case.state, here, faction, vec[i64](group), vec[i64]())
    return [int(action) - HEX for action in found]


def explain_loss(case: Case, kind: int) -> Refusal | None:
    """Why no unit of a kind can be lost. Rule: MI-R95, MI-R164"""
    place, faction = fight_hex(case), case.side(case.details[0])
    if case.number(place, faction, kind):
        return None
    word = WORDS[kind] if kind < len(WORDS) else "such unit"
    return no("MI-R95", f"The {case.faction(faction)} have no {word} in this fight.")


def explain_gift(case: Case, kind: int) -> Refusal | None:
    """Why no unit of a kind can be given up for a better roll. Rule: MI-178, MI-R158"""
    place, faction = fight_hex(case), case.side(case.details[0])
    if kind in (BAND, BOSS) and case.number(place, faction, kind):
        return None
    return no("MI-R158", "A Band or Boss that fights here is given up, nobody else.")


def explain_overboard(case: Case, kind: int) -> Refusal | None:
    """Why no unit of a kind can go overboard. Rule: MI-R105, MI-R109"""
    place, faction = case.details[0], case.details[1]
    going = sum(count for other, count in case.chosen() if other == kind)
    left = case.number(place, faction, kind) - going
    if left <= 0 or not case.needs_seat(faction, kind):
        return no("MI-R105", "Only units that cannot stay in the water without a place aboard go overboard.")
    units = case.counts(place, faction)
    for other, count in case.chosen():
        units[other] -= count
    short = case.short(faction, units)
    units[kind] -= 1
    if case.short(faction, units) < short:
        return None
    return no("MI-R105", f"That would help nobody: {counted(short, 'unit')} would still be without a place aboard.")


def explain_shore(case: Case, place: int) -> Refusal | None:
    """Why nobody can wash ashore in a hex. Rule: MI-021, MI-R108, MI-R125"""
    here, faction = case.details[0], case.details[1]
    return not_ashore(case, here, faction, place, "MI-R108")


def not_ashore(case: Case, here: int, faction: int, place: int, rule: str) -> Refusal | None:
    """Why a hex is no empty or friendly Jungle beside another. Rule: MI-021, MI-R108, MI-R116, MI-R125"""
    spot = case.spot(place)
    if place not in case.around(here):
        return no(rule, f"{spot} is not next to {case.spot(here)}.")
    if case.is_volcano(place):
        return no("MI-021", f"{spot} is a Volcano, and nobody enters it.")
    if case.is_water(place):
        return no(rule, f"{spot} is water.")
    if case.enemies(place, faction):
        return no(rule, f"Enemies are in {spot}.")
    if case.partners(place, faction):
        return no("MI-R125", f"Another faction of yours is in {spot}.")
    return None


def explain_bitten(case: Case, kind: int) -> Refusal | None:
    """Why the bite cannot take a unit of a kind. Rule: MI-091, MI-R115"""
    place, faction = case.details[0], case.details[1]
    if kind in (BAND, BOSS) and case.number(place, faction, kind):
        return None
    return no("MI-R115", "The bite takes a Band or Boss of the winner that stands there.")


def explain_join(case: Case, place: int) -> Refusal | None:
    """Why the converted Band cannot stand in a hex. Rule: MI-R116"""
    return not_ashore(case, case.details[0], case.details[1], place, "MI-R116")


def explain_rise(case: Case, place: int) -> Refusal | None:
    """Why a Band cannot rise in a hex. Rule: MI-021, MI-R119, MI-R125"""
    here, faction = case.details[0], case.details[1]
    spot = case.spot(place)
    if place not in case.around(here):
        return no("MI-R119", f"{spot} is not next to {case.spot(here)}.")
    if case.is_volcano(place):
        return no("MI-021", f"{spot} is a Volcano, and nobody enters it.")
    if case.enemies(place, faction):
        return no("MI-R119", f"Enemies are in {spot}.")
    if case.partners(place, faction):
        return no("MI-R125", f"Another faction of yours is in {spot}.")
    if case.is_water(place) and case.needs_seat(faction, BAND):
        return no("MI-R119", f"{spot} is water.")
    return None
