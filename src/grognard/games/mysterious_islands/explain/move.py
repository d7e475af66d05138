"""Why a stack, a group, a number of units, a cargo or a destination may not be chosen."""

from collections.abc import Sequence

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import BALLOON, BOAT
from grognard.games.mysterious_islands.explain.case import Case, Group
from grognard.games.mysterious_islands.explain.moving import (
    can_go,
    can_leave,
    destinations,
    may_ride,
    movable,
    points_of,
    rests_in_water,
    slots,
)
from grognard.games.mysterious_islands.state import CARRIED, FROZEN, PINNED, SAILED, WALKED, count_in, kind_in, marks_in
from grognard.games.mysterious_islands.tables import SWIMS


def explain_stack(case: Case, place: int) -> Refusal | None:
    """Why nothing in a hex can move now. Rule: MI-022, MI-024, MI-050, MI-053, MI-R55"""
    there = case.by_hex.get(place, [])
    own = [group for group in there if case.is_own(group.faction)]
    if not own:
        return no("MI-022", f"{case.spot(place)} holds no units of yours.", nearest_stacks(case))
    refusals = [explain_move(case, group) for group in own]
    if None in refusals:
        return None
    told = [refusal for refusal in refusals if refusal is not None]
    return next((refusal for refusal in told if refusal.rule != "MI-024"), told[0])


def nearest_stacks(case: Case) -> str:
    """A sentence naming stacks that can move."""
    if case.left is None:
        able = [
            place
            for place, there in sorted(case.by_hex.items())
            if any(case.is_own(group.faction) and can_go(case, group) for group in there)
        ]
        case.left = f"Still to move: {listed(case.spot(place) for place in able)}." if able else ""
    return case.left


def explain_move(case: Case, group: Group) -> Refusal | None:
    """Why a group cannot move now.

    Rule: MI-024, MI-053, MI-R54, MI-R57, MI-R58, MI-R61, MI-R147
    """
    if can_go(case, group):
        return None
    name, spot = case.unit(group.faction, group.kind), case.spot(group.place)
    if not movable(group):
        return no("MI-024", f"The {name} in {spot} never moves.")
    if group.marks & FROZEN:
        return no("MI-R147", f"An Eight stops the {name} in {spot} this phase.")
    if group.marks & PINNED:
        return no("MI-R54", f"The {name} in {spot} has entered an enemy hex and stays there.")
    if group.marks & SAILED:
        return no("MI-R58", f"The {name} in {spot} has made its voyage this turn.")
    if group.kind < BOAT and (group.marks & WALKED or not points_of(case, group)):
        return no("MI-053", f"The {name} in {spot} has used its movement this turn.")
    if group.kind >= BOAT and destinations(case, group, 1):
        return no("MI-R61", f"Without the {name} somebody would be left in the water of {spot}.")
    return no("MI-053", f"The {name} in {spot} has nowhere to go.")


def explain_group(case: Case, index: int) -> Refusal | None:
    """Why this group of the hex cannot be the one that moves. Rule: MI-R55, MI-R164"""
    there = case.by_hex.get(case.details[0], [])
    if index >= len(there):
        return no("MI-R164", f"{case.spot(case.details[0])} has only {counted(len(there), 'group')} of units.")
    if not case.is_own(there[index].faction):
        return no("MI-022", "Those units are not yours.")
    return explain_move(case, there[index])


def explain_how_many(case: Case, number: int) -> Refusal | None:
    """Why not so many units of the group can go. Rule: MI-R55, MI-R60"""
    group = find_group(case, case.details[2])
    name, spot = case.unit(group.faction, group.kind), case.spot(group.place)
    if number < 1:
        return no("MI-R55", "At least one unit goes.")
    if number > group.count:
        return no("MI-R55", f"Only {group.count} such units are in {spot}.", f"Choose 1 to {group.count}.")
    if not destinations(case, group, number):
        return no("MI-R60", f"There is no place that takes {number} of the {name} units from {spot}.")
    return None


def find_group(case: Case, value: int) -> Group:
    """The group of a number in which the count is missing."""
    wanted = (int(kind_in(value)), int(marks_in(value)))
    return next(group for group in case.of(case.details[0], case.details[1]) if (group.kind, group.marks) == wanted)


def explain_cargo(case: Case, number: int) -> Refusal | None:
    """Why not so many units of the next group can ride along.

    Rule: MI-R55, MI-R58, MI-R60, MI-R61, MI-R155
    """
    carrier = find_group(case, case.details[2])
    groups = case.by_hex[carrier.place]
    group = groups[case.details[3]]
    name, spot = case.unit(group.faction, group.kind), case.spot(carrier.place)
    taken = case.chosen()[1:]
    if number > group.count:
        return no("MI-R55", f"Only {group.count} such units are in {spot}.", f"Choose 0 to {group.count}.")
    if number and not may_ride(case, carrier, group):
        rule = "MI-R58" if group.marks & CARRIED else "MI-R60"
        return no(rule, f"The {name} cannot ride along: it has been carried, is held, or does not ride there.")
    room = slots(case, carrier) - sum(count for _, count in taken)
    if number > room:
        return no(
            "MI-R60", f"The {case.unit(carrier.faction, carrier.kind)} has room for {counted(room, 'unit')} more."
        )
    if not can_leave(case, carrier, [*taken, (group.kind, number)], groups[case.details[3] + 1 :]):
        return no("MI-R61", f"Somebody would be left in the water of {spot}.")
    return None


def explain_go(case: Case, place: int) -> Refusal | None:
    """Why what has been chosen cannot end its movement in a hex. Rule: MI-021, MI-053, MI-R56, MI-R125"""
    first = int(case.state.chosen[0])
    group = find_group(case, first)
    number = int(count_in(first))
    if place in destinations(case, group, number):
        return None
    return bad_ground(case, group, place) or too_far(case, group, number, place)


def bad_ground(case: Case, group: Group, place: int) -> Refusal | None:
    """Why such units can never end there.

    Rule: MI-021, MI-029, MI-111, MI-R56, MI-R67, MI-R125
    """
    spot, name = case.spot(place), case.unit(group.faction, group.kind)
    if place == group.place:
        return no("MI-053", f"A movement has to leave {spot}.")
    if case.is_volcano(place):
        return no("MI-021", f"{spot} is a Volcano, and nobody enters it.")
    if case.partners(place, group.faction):
        return no("MI-R125", f"Another faction of yours is in {spot}; its units may be passed, not joined.")
    if case.is_jungle(place):
        return no("MI-R56", f"{spot} is land, and the {name} keeps to the water.") if group.kind == BOAT else None
    if rests_in_water(case, group) or has_free_place(case, group, place):
        return None
    if has_carrier(case, group, place):
        return no("MI-R60", f"The Boats in {spot} have no place left for the {name}.")
    if case.kind_power(SWIMS, group.faction, group.kind) and case.enemies(place, group.faction):
        return no("MI-R67", f"Enemies are in {spot}, and the {name} cannot fight in the water.")
    if case.kind_power(SWIMS, group.faction, group.kind):
        return no("MI-111", f"The {name} swims through {spot}, but not to stay.")
    return no("MI-029", f"{spot} is water without a Boat of its own, and the {name} needs one there.")


def has_carrier(case: Case, group: Group, place: int) -> bool:
    """Whether the faction has a Boat or Balloon in a hex."""
    return any(case.number(place, group.faction, kind) for kind in (BOAT, BALLOON))


def has_free_place(case: Case, group: Group, place: int) -> bool:
    """Whether one more unit would find a place aboard there."""
    if not has_carrier(case, group, place):
        return False
    units = case.counts(place, group.faction)
    return case.short(group.faction, {**units, group.kind: units.get(group.kind, 0) + 1}) == 0


def too_far(case: Case, group: Group, number: int, place: int) -> Refusal:
    """Why units do not get to a hex in which they might end. Rule: MI-053, MI-R54, MI-R60"""
    spot, name = case.spot(place), case.unit(group.faction, group.kind)
    away = int(case.state.map().distance(group.place, place))
    points = points_of(case, group)
    nearest = near_ends(case, destinations(case, group, number))
    if away > points:
        text = f"{spot} is {counted(away, 'hex').replace('hexs', 'hexes')} away, and the {name} has {counted(points, 'point')} left."
        return no("MI-053", text, nearest)
    if place in destinations(case, group, 1):
        return no("MI-R60", f"{spot} has no room for {number} of them.", nearest)
    return no(
        "MI-R54", f"No way of {counted(points, 'point')} leads to {spot}: enemies or the coast are between.", nearest
    )


def near_ends(case: Case, ends: Sequence[int] | set[int]) -> str:
    """A sentence naming some destinations."""
    return f"It can go to {listed((case.spot(place) for place in sorted(ends)), 'or')}." if ends else ""


def explain_way(case: Case, start: int, end: int) -> Refusal | None:
    """Why no own unit of one hex gets to another, None when one does; asked with two hexes at the main question.

    Rule: MI-022, MI-053
    """
    own = [group for group in case.by_hex.get(start, []) if case.is_own(group.faction)]
    able = [group for group in own if points_of(case, group) > 0]
    if not able:
        return explain_stack(case, start)
    if any(end in destinations(case, group, 1) for group in able if can_go(case, group)):
        return None
    return bad_ground(case, able[0], end) or too_far(case, able[0], 1, end)
