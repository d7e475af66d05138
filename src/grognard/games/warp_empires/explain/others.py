"""Why a power, a home, a recruit, a place for it, or a unit to discard may not be chosen."""

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.warp_empires.explain.case import Case
from grognard.games.warp_empires.fall import is_open_to, pile_at
from grognard.games.warp_empires.format.options import rules_of
from grognard.games.warp_empires.names import first_rule, module_of, place_name, unit_name
from grognard.games.warp_empires.phases.homes import extras_for, homes_for, leaves_homes, may_begin
from grognard.games.warp_empires.phases.upkeep import excess
from grognard.games.warp_empires.stats import price_of
from grognard.games.warp_empires.tables import NOTHING, TOP_VISIBLE


def explain_power(case: Case, power: int) -> Refusal | None:
    """Why a power cannot be picked. Rule: S8-012, S8-R08"""
    if power >= int(case.tables.powers):
        return no("S8-012", "There is no such power.")
    if power in [int(taken) for taken in case.state.power]:
        return no("S8-R08", "That power is taken already.")
    return None


def explain_home(case: Case, place: int) -> Refusal | None:
    """Why a player cannot begin in a territory. Rule: S8-029, S8-R05"""
    if place in [int(home) for home in homes_for(case.state, case.seat)]:
        return None
    if place >= case.territories:
        return no("WE-002", "The map has no such territory.")
    if not case.is_land(int(case.tables.start_terrain[int(case.state.power[case.seat])]), place):
        return no("S8-029", f"Nobody begins in {place_name(case.state, place)}.")
    if may_begin(case.state, case.seat, place) and not leaves_homes(case.state, case.seat, place):
        return no("S8-R05", f"With {place_name(case.state, place)} taken somebody else could begin nowhere.")
    return no("S8-R05", f"{place_name(case.state, place)} is taken or too near to another home.")


def explain_extra(case: Case, place: int) -> Refusal | None:
    """Why a further start territory cannot be there. Rule: S8-R06"""
    if place in [int(extra) for extra in extras_for(case.state, case.seat)]:
        return None
    return no("S8-R06", "It has to be one of the free start territories nearest to the home.")


def can_show_another(case: Case, place: int) -> Refusal | None:
    """Why no other unit of a stack can come to its top. Rule: WE-R22"""
    stack = case.stack(place, case.seat)
    if len({unit.kind for unit in stack}) < 2:
        return no("WE-R22", "No unit of another type lies below the top there.")
    if place in [int(case.state.raised[at]) for at in range(int(case.state.raises))]:
        return no("WE-R22", "That stack has had its top changed in this phase.")
    return None


def explain_raise(case: Case, _: int) -> Refusal | None:
    """Why nothing can be brought to the top of any stack. Rule: WE-R22"""
    if case.tables.stacks_hidden != TOP_VISIBLE:
        return no("WE-R22", "The top of a stack means nothing under this option.")
    own = [place for place, owner in case.stacks if owner == case.seat]
    if any(can_show_another(case, place) is None for place in own):
        return None
    return no("WE-R22", "None of your stacks can show another unit now.")


def explain_raise_where(case: Case, place: int) -> Refusal | None:
    """Why this stack cannot show another unit. Rule: WE-R22"""
    return can_show_another(case, place)


def explain_raise_who(case: Case, kind: int) -> Refusal | None:
    """Why no unit of a type can come to the top. Rule: WE-R22"""
    stack = case.stack(case.details[0], case.seat)
    if kind != stack[0].kind and any(unit.kind == kind for unit in stack):
        return None
    return no("WE-R22", "A unit of a type that lies below the top, and differs from it, comes to the top.")


def places_for(case: Case, kind: int) -> list[int]:
    """Where a recruit of a type may be placed. Rule: WE-047, WE-R54"""
    return [place for place in range(case.territories) if why_not_placed(case, kind, place) is None]


def why_not_placed(case: Case, kind: int, place: int) -> Refusal | None:
    """Why a recruit cannot be placed in a territory. Rule: WE-047, WE-R54"""
    spot, atlas = place_name(case.state, place), case.state.map()
    own = int(atlas.revenue[place])
    yields = (own if own >= 0 else int(case.tables.revenue[int(atlas.terrain[place])])) > 0
    if int(case.state.marker[place]) != case.seat:
        return why_not_held(case, place) if yields else no("WE-047", f"You do not control {spot}.")
    if not yields:
        return no("WE-047", f"{spot} yields no revenue.")
    home = int(case.tables.home_terrain[kind])
    if not case.is_land(home if home != NOTHING else int(case.tables.recruit_where), place):
        return no("WE-047", f"Such a unit is not recruited in {spot}.")
    limit = int(case.tables.per_territory)
    if limit and int(case.state.placed[place]) >= limit:
        return no("WE-R54", f"{spot} has taken as many recruits as it may in this phase.")
    return None


def why_not_held(case: Case, place: int) -> Refusal:
    """Why a player does not control a territory that yields revenue, though he may have units there. Rule: WE-047, WE-R59, S8-023"""
    spot, stack = place_name(case.state, place), case.stack(place, case.seat)
    if stack and case.foes_in(place, case.seat):
        return no("WE-R59", f"You do not control {spot}: no marker is placed where a foe stands.")
    if stack and not any(case.tables.can_control[unit.kind] or case.tables.control_any_unit for unit in stack):
        rule = first_rule(rules_of(module_of(case.state).sheet.phases.control.rule), "WE-050")
        return no(rule, f"You do not control {spot}: none of your units there can take control.")
    return no("WE-047", f"You do not control {spot}.")


def explain_purchase(case: Case, kind: int) -> Refusal | None:
    """Why a chit cannot be bought. Rule: WE-043, WE-R54"""
    if kind >= int(case.tables.types) or not case.state.offer[kind]:
        return no("WE-043", "No such chit was drawn, or none is left.")
    price = 0 if case.tables.recruit_free else int(price_of(case.state, case.seat, kind))
    name = unit_name(case.state, case.seat, kind)
    if price > int(case.state.points[case.seat]):
        return no("WE-043", f"The {name} costs {price}, and the treasury holds {int(case.state.points[case.seat])}.")
    if not places_for(case, kind):
        return no("WE-R54", f"You control no territory in which the {name} could be placed.")
    return None


def explain_recruit(case: Case, place: int) -> Refusal | None:
    """Why the recruit cannot be placed there. Rule: WE-047"""
    if place >= case.territories:
        return no("WE-002", "The map has no such territory.")
    return why_not_placed(case, case.details[0], place)


def explain_pile(case: Case, pile: int) -> Refusal | None:
    """Why no chit can be drawn from a pile. Rule: WE-042"""
    if pile >= int(case.tables.piles) or not is_open_to(case.state, pile, case.seat):
        return no("WE-042", "That pile is not open to you.")
    first = int(pile_at(case.state, pile, case.seat))
    if not any(case.state.pile[first + kind] for kind in range(int(case.tables.types))):
        return no("WE-042", "That pile is empty.")
    return None


def is_counted(case: Case, kind: int) -> bool:
    """Whether a type of unit counts for upkeep."""
    return not case.is_meant(int(case.tables.upkeep_exempt), case.seat, kind)


def explain_keep(case: Case, _: int) -> Refusal | None:
    """Why not all units can be kept. Rule: WE-049"""
    over = int(excess(case.state))
    return no("WE-049", f"{over} more units have to be discarded.") if over > 0 else None


def explain_upkeep(case: Case, place: int) -> Refusal | None:
    """Why no unit can be discarded there. Rule: WE-049, WE-R58"""
    if any(is_counted(case, unit.kind) for unit in case.stack(place, case.seat)):
        return None
    return no("WE-R58", "You have no unit there that counts.")


def explain_upkeep_who(case: Case, kind: int) -> Refusal | None:
    """Why no unit of a type can be discarded. Rule: WE-R58"""
    stack = case.stack(case.details[0], case.seat)
    if any(unit.kind == kind and is_counted(case, kind) for unit in stack):
        return None
    return no("WE-R58", "No such unit that counts is there.")
