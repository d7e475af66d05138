"""How units move, worked out apart from the rules that move them: what may go, what rides along, where it gets to.

Rule: MI-R53, MI-R54, MI-R56, MI-R57
"""

from collections import deque
from collections.abc import Iterator, Sequence

from grognard.games.mysterious_islands.actions import BALLOON, BASE, BOAT, BOSS
from grognard.games.mysterious_islands.explain.case import Case, Group
from grognard.games.mysterious_islands.state import CARRIED, FROZEN, PINNED, POINTS_LEFT, SAILED, WALKED
from grognard.games.mysterious_islands.tables import FLOATS, MP, NEVER_RIDES, SLOTS, SWIMS


def movable(group: Group) -> bool:
    """Whether such units ever move. Rule: MI-024"""
    return group.kind != BASE


def points_of(case: Case, group: Group) -> int:
    """The movement points that units have left, 0 when they cannot move any more.

    Rule: MI-053, MI-R57, MI-R58
    """
    if not movable(group) or group.marks & (FROZEN | PINNED):
        return 0
    if group.kind < BOAT:
        return 0 if group.marks & WALKED else group.marks & POINTS_LEFT
    return 0 if group.marks & SAILED else case.kind_power(MP, group.faction, group.kind)


def is_open(case: Case, group: Group, place: int) -> bool:
    """Whether such a unit goes through a hex that is free of enemies."""
    if case.is_volcano(place) or case.enemies(place, group.faction):
        return False
    if case.is_jungle(place):
        return group.kind != BOAT
    return crosses_water(case, group)


def crosses_water(case: Case, group: Group) -> bool:
    """Whether a unit goes on from water that it has entered. Rule: MI-101, MI-111, MI-131, MI-167"""
    if group.kind in (BOAT, BALLOON):
        return True
    return bool(rests_in_water(case, group) or case.kind_power(SWIMS, group.faction, group.kind))


def rests_in_water(case: Case, group: Group) -> bool:
    """Whether a unit may stay in water by itself. Rule: MI-083, MI-101, MI-R56"""
    return group.kind in (BOAT, BALLOON) or bool(case.kind_power(FLOATS, group.faction, group.kind))


def has_room(case: Case, group: Group, number: int, place: int) -> bool:
    """Whether own Boats or Balloons in a water hex take so many units more. Rule: MI-R60, MI-R64, MI-R69"""
    if case.power(group.faction, NEVER_RIDES):
        return False
    units = case.counts(place, group.faction)
    if not units.get(BOAT) and not units.get(BALLOON):
        return False
    units[group.kind] = units.get(group.kind, 0) + number
    return case.short(group.faction, units) == 0


def ends_in(case: Case, group: Group, number: int, place: int) -> bool:
    """Whether units that get to a hex may stay there. Rule: MI-021, MI-R56, MI-R67, MI-R125"""
    if case.is_volcano(place) or case.partners(place, group.faction):
        return False
    if case.is_jungle(place):
        return group.kind != BOAT
    return rests_in_water(case, group) or has_room(case, group, number, place)


def enters(case: Case, group: Group, number: int, place: int) -> bool:
    """Whether units get into a hex at all, be it to stop there. Rule: MI-R54, MI-R59, MI-R62, MI-R63, MI-R64, MI-R67"""
    if case.is_volcano(place):
        return False
    if is_open(case, group, place):
        return True
    if case.is_jungle(place):
        return group.kind != BOAT
    if case.enemies(place, group.faction) and rests_in_water(case, group):
        return True
    return not rests_in_water(case, group) and has_room(case, group, number, place)


def reached(case: Case, group: Group, number: int, points: int) -> dict[int, int]:
    """The hexes that units get to, with the points left there."""
    left = {group.place: points}
    queue = deque([group.place])
    while queue:
        place = queue.popleft()
        if left[place] == 0 or (place != group.place and not is_open(case, group, place)):
            continue
        for near in case.around(place):
            if near not in left and enters(case, group, number, near):
                left[near] = left[place] - 1
                queue.append(near)
    return left


def destinations(case: Case, group: Group, number: int) -> set[int]:
    """Where units may end their movement."""
    known = case.ends.get((group, number))
    if known is None:
        points = points_of(case, group)
        found = reached(case, group, number, points) if points > 0 else {}
        known = {place for place in found if place != group.place and ends_in(case, group, number, place)}
        case.ends[group, number] = known
    return known


def may_ride(case: Case, carrier: Group, group: Group) -> bool:
    """Whether units may ride along with a Boat or Balloon of their stack. Rule: MI-R58, MI-R60, MI-R69, MI-R155"""
    if group.faction != carrier.faction or group.kind >= BOAT or case.power(group.faction, NEVER_RIDES):
        return False
    if carrier.kind == BALLOON and group.kind > BOSS:
        return False
    return not group.marks & (CARRIED | FROZEN | PINNED)


def slots(case: Case, carrier: Group) -> int:
    """What a Boat or Balloon carries."""
    return case.kind_power(SLOTS, carrier.faction, carrier.kind)


def stay_behind(case: Case, carrier: Group, taken: Sequence[tuple[int, int]]) -> int:
    """How many units would be left without a place when the carrier goes with these (kind, number). Rule: MI-R61"""
    if not case.is_water(carrier.place):
        return 0
    units = case.counts(carrier.place, carrier.faction)
    for kind, number in [(carrier.kind, 1), *taken]:
        units[kind] -= number
    return case.short(carrier.faction, units)


def loads(case: Case, carrier: Group, groups: Sequence[Group], room: int) -> Iterator[list[tuple[int, int]]]:
    """All cargoes out of these groups that fit."""
    if not groups:
        yield []
        return
    first = groups[0]
    most = min(first.count, room) if may_ride(case, carrier, first) else 0
    for number in range(most, -1, -1):
        for rest in loads(case, carrier, groups[1:], room - number):
            yield [(first.kind, number), *rest]


def can_leave(case: Case, carrier: Group, taken: Sequence[tuple[int, int]], rest: Sequence[Group]) -> bool:
    """Whether a cargo begun so can be completed without leaving anybody in the water. Rule: MI-R61"""
    room = slots(case, carrier) - sum(number for _, number in taken)
    if room < 0:
        return False
    return any(stay_behind(case, carrier, [*taken, *more]) == 0 for more in loads(case, carrier, rest, room))


def can_go(case: Case, group: Group) -> bool:
    """Whether a group may move and has somewhere to go."""
    known = case.goes.get(group)
    if known is None:
        known = bool(destinations(case, group, 1))
        known = known and (group.kind < BOAT or can_leave(case, group, [], case.of(group.place, group.faction)))
        case.goes[group] = known
    return known
