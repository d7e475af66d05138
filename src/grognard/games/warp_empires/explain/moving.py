"""Why a stack, a unit or a destination may not be chosen for a move."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.warp_empires.explain.case import Case, Unit
from grognard.games.warp_empires.ground import closed_types, is_exempt, is_open_to_any, stopped_types
from grognard.games.warp_empires.names import place_name, unit_name
from grognard.games.warp_empires.phases.cards import can_move, can_move_from
from grognard.games.warp_empires.reach import Muster, mask_of
from grognard.games.warp_empires.state import BY_THIS_CARD, MOVES, NOBODY, PINNED
from grognard.games.warp_empires.stats import speed_of


def explain_free(case: Case, _: int) -> Refusal | None:
    """Why no group moves without a card. Rule: WE-008"""
    if case.state.free_left != 0 and can_move(case.state, NOBODY):
        return None
    return no("WE-008", "Units move only because a card is played.")


def explain_stop(case: Case, _: int) -> Refusal | None:
    """Why a move that was begun without a card has to be made. Rule: WE-R16"""
    if case.details[2] != NOBODY:
        return None
    return no("WE-R16", "Choose the stack that moves.")


def explain_from(case: Case, place: int) -> Refusal | None:
    """Why nothing can move out of a territory now. Rule: WE-019, WE-R14, WE-R15, WE-R16, WE-R18, WE-024"""
    if place >= case.territories:
        return no("WE-002", "The map has no such territory.")
    stack = case.stack(place, case.seat)
    spot = place_name(case.state, place)
    if not stack:
        return no("WE-019", f"You have no units in {spot}.")
    if can_move_from(case.state, place, case.details[2]):
        return None
    reasons = [why_unit_stays(case, unit, case.details[2]) for unit in stack]
    told = [reason for reason in reasons if reason is not None]
    if len(told) == len(stack):
        return told[0]
    return no("WE-R16", f"No group can leave {spot} by this card.")


def why_unit_stays(case: Case, unit: Unit, row: int) -> Refusal | None:
    """Why one unit cannot be in any group; who stood beside a foe from the start may leave. Rule: WE-024, WE-R14, WE-R15, WE-R18, WE-R19"""
    name = unit_name(case.state, unit.owner, unit.kind)
    if speed_of(case.state, unit.owner, unit.kind) == 0:
        return no("WE-024", f"The {name} never moves.")
    if unit.marks & PINNED:
        return no("WE-R18", f"The {name} has met foes this turn and stays.")
    if unit.marks & BY_THIS_CARD:
        return no("WE-R15", f"This card has moved the {name} already.")
    limit = int(case.tables.moves_per_unit)
    if row != NOBODY and limit and unit.marks & MOVES >= limit:
        return no("WE-R14", f"The {name} has moved as often as it may this turn.")
    return None


def muster(case: Case, place: int, row: int) -> Muster:
    """The stack with what has been chosen so far."""
    found = Muster(case.state, place, row)
    found.choose_group()
    return found


def explain_complete(case: Case, _: int) -> Refusal | None:
    """Why the group is not complete. Rule: WE-R11, WE-R16, S8-R24"""
    found = muster(case, case.details[0], case.details[3])
    if found.is_complete():
        return None
    if not any(case.state.group):
        return no("WE-R11", "At least one unit has to go.")
    return no("WE-R16", "This group cannot go anywhere: somebody needs a carrier, or would be left without one.")


def explain_unit(case: Case, kind: int) -> Refusal | None:
    """Why one more unit of a type cannot join the group. Rule: WE-019, WE-R11, WE-R16, S8-046"""
    place, row = case.details[0], case.details[3]
    if kind >= int(case.tables.types) or not case.count(place, case.seat, kind):
        return no("WE-019", "You have no such unit there.")
    name = unit_name(case.state, case.seat, kind)
    if kind < case.details[2]:
        return no("WE-R11", f"Units join in the order of the unit table; a {name} comes before the last one.")
    found = muster(case, place, row)
    if not found.able[kind]:
        stays = [why_unit_stays(case, unit, row) for unit in case.stack(place, case.seat) if unit.kind == kind]
        told = [reason for reason in stays if reason is not None]
        return told[0] if told else no("WE-019", f"All of the {name} units there are in the group already.")
    found.choose(kind, 1)
    if found.can_complete(kind):
        return None
    return no("WE-R16", f"With the {name} the group could not go anywhere by this card.")


def explain_go(case: Case, place: int) -> Refusal | None:
    """Why the group cannot go to a territory. Rule: WE-R20, S8-009, S8-010, S8-R21, S8-R33"""
    if place >= case.territories:
        return no("WE-002", "The map has no such territory.")
    found = muster(case, case.details[0], case.details[2])
    ends = [int(end) for end in found.destinations(vec[i64](), 0)]
    if place in ends:
        return None
    spot = place_name(case.state, place)
    nearest = f"It can go to {', '.join(place_name(case.state, end) for end in ends[:8])}." if ends else ""
    if place == case.details[0]:
        return no("WE-R20", f"A move has to leave {spot}.", nearest)
    if any(case.state.truce[foe] for foe in case.foes_in(place, case.seat)):
        return no("S8-R33", f"A truce forbids to attack in {spot} this turn.", nearest)
    if not is_open_to_any(case.state, place):
        return no("S8-009", f"{spot} is closed to all units.", nearest)
    found.load(found.cannot_walk() | closed_types(case.state, case.seat, place))
    if found.is_shut(place, found.walking()):
        return why_shut(case, found, place, nearest)
    return why_not_reached(case, found, place, nearest)


def why_shut(case: Case, found: Muster, place: int, nearest: str) -> Refusal:
    """Why units of the group may not be in a territory. Rule: S8-010, S8-R21"""
    spot = place_name(case.state, place)
    if is_exempt(case.state, place) and mask_of(found.chosen) & case.tables.carriers:
        return no("S8-R21", f"{spot} is closed to units of the group that nobody carries.", nearest)
    return no("S8-010", f"{spot} is closed to units of the group.", nearest)


def why_not_reached(case: Case, found: Muster, place: int, nearest: str) -> Refusal:
    """Why the group does not get that far. Rule: WE-020, WE-021, WE-022, WE-023, WE-R12"""
    spot = place_name(case.state, place)
    if place in reach_past_foes(case, found):
        return no("WE-023", f"Opposing units are in the way to {spot}.", nearest)
    return no("WE-R12", f"{spot} is too far for the slowest of the group, or closed territories are between.", nearest)


def reach_past_foes(case: Case, found: Muster) -> set[int]:
    """Where the group would get if foes let it pass; who is aboard has been settled."""
    here = int(case.details[0])
    reached, edge = {here}, [here]
    for _ in range(int(found.slowest())):
        near = {place for spot in edge if not stops(case, found, here, spot) for place in case.borders(spot)}
        edge = [place for place in sorted(near - reached) if not found.is_shut(place, found.walking())]
        reached.update(edge)
    return reached


def stops(case: Case, found: Muster, start: int, place: int) -> bool:
    """Whether the terrain that the group has entered ends its move."""
    return place != start and bool(stopped_types(case.state, case.seat, place) & found.walking())


def explain_on_way(_case: Case, _kind: int) -> Refusal:
    """Why a group that is complete takes nobody along and leaves nobody behind. Rule: WE-R13"""
    return no("WE-R13", "The group is complete: nobody is picked up or dropped on the way.")
