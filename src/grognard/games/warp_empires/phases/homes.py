"""Setting up: home and further start territories.

What it tells: home territory, seat · start-marker territory, seat
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from grognard.games.warp_empires.actions import PLACE
from grognard.games.warp_empires.ground import is_ground, is_revenue, steps_from
from grognard.games.warp_empires.questions import (
    C_HOME,
    DEAL_LEADERS,
    NEXT_EXTRA,
    PICK_EXTRA,
    PICK_HOME,
)
from grognard.games.warp_empires.state import NOBODY, State

FAR: Final = 1000  # more steps than a map is wide: nobody gets there


def next_home(state: State) -> None:
    """The next home, the last in turn order first; then rings, regions and further start territories.

    Rule: S8-029, S8-R05
    """
    for at in range(state.tables.seats - 1, -1, -1):
        seat = state.order[at]
        if state.home[seat] == NOBODY:
            if state.tables.random_start:
                state.ask_chance(C_HOME, seat)
            else:
                state.ask(PICK_HOME, seat)
            return
    state.close()
    for at in range(state.tables.seats):
        mark_around(state, state.order[at])
    state.later(DEAL_LEADERS)
    state.later(NEXT_EXTRA)


def is_start(state: State, seat: i64, place: i64) -> bool:
    """Whether a territory is of the kind in which a player begins, and free."""
    terrain = state.tables.start_terrain[state.power[seat]]
    return i64(state.marker[place]) == NOBODY and is_ground(state, place, terrain) and not is_home(state, place)


def is_home(state: State, place: i64) -> bool:
    """Whether somebody has a home there."""
    return any(home == place for home in state.home)


def may_begin(state: State, seat: i64, place: i64) -> bool:
    """Whether a player may have the home in a territory, distances aside: it is free, of the right kind, and in the power's region.

    Rule: S8-R05
    """
    region = state.tables.start_region[state.power[seat]]
    return (region < 0 or state.map().region[place] == region) and is_start(state, seat, place)


def homes_for(state: State, seat: i64) -> vec[i64]:
    """Free start territories far enough from the homes of others; where there is none, nearer ones. Nobody is left without a home.

    Rule: S8-R05
    """
    near = vec[i64]([FAR] * state.map().territories)
    for other in range(state.tables.seats):
        if state.home[other] != NOBODY:
            closer(near, steps_from(state, state.home[other]))
    distance = state.tables.start_distance
    tight = is_tight(state)
    while True:
        places = vec[i64]()
        for place in range(state.map().territories):
            fits = near[place] >= distance and may_begin(state, seat, place)
            if fits and (not tight or leaves_homes(state, seat, place)):
                places = append(places, place)
        if len(places) or distance <= 0:
            return places
        distance -= 1


# A home for everybody.


def is_tight(state: State) -> bool:
    """Whether some player without a home has no more territories to choose from than there are such players."""
    waiting: i64 = 0
    for seat in range(state.tables.seats):
        waiting += 1 if state.home[seat] == NOBODY else 0
    return any(state.home[seat] == NOBODY and count_homes(state, seat) <= waiting for seat in range(state.tables.seats))


def count_homes(state: State, seat: i64) -> i64:
    """In how many territories a player may have the home."""
    number: i64 = 0
    for place in range(state.map().territories):
        if may_begin(state, seat, place):
            number += 1
    return number


def leaves_homes(state: State, seat: i64, place: i64) -> bool:
    """Whether all the others who have no home yet can still have one each when a player takes this one."""
    holder = vec[i64]([NOBODY] * state.map().territories)
    for other in range(state.tables.seats):
        if other != seat and state.home[other] == NOBODY:
            tried = vec[i64]([0] * state.map().territories)
            tried[place] = 1
            if not finds_home(state, other, holder, tried):
                return False
    return True


def finds_home(state: State, seat: i64, holder: vec[i64], tried: vec[i64]) -> bool:
    """Whether a player gets a territory, if need be one whose holder finds another."""
    for place in range(state.map().territories):
        if tried[place] or not may_begin(state, seat, place):
            continue
        tried[place] = 1
        if holder[place] == NOBODY or finds_home(state, holder[place], holder, tried):
            holder[place] = seat
            return True
    return False


def closer(near: vec[i64], steps: vec[i64]) -> None:
    """Keep the lesser number of steps for each territory."""
    for place in range(i64(len(near))):
        if 0 <= steps[place] < near[place]:
            near[place] = steps[place]


def legal_home(state: State, out: vec[i64]) -> vec[i64]:
    """Where a player may begin.

    Rule: S8-R05
    """
    for place in homes_for(state, state.asked()):
        out = append(out, PLACE + place)
    return out


def apply_home(state: State, action: i64) -> None:
    """A player begins there.

    Rule: S8-029, S8-R05
    """
    seat = state.asked()
    state.close()
    settle_down(state, seat, action - PLACE)


def size_of_home(state: State) -> i64:
    """How many territories a home by lot may be."""
    return len(homes_for(state, state.detail(0)))


def draw_home(state: State, outcome: i64) -> None:
    """A home by lot.

    Rule: S8-R05
    """
    seat = state.detail(0)
    place = homes_for(state, seat)[outcome]
    state.close()
    settle_down(state, seat, place)


def settle_down(state: State, seat: i64, place: i64) -> None:
    """A home, with a marker where it yields revenue.

    Rule: S8-029, S8-R07
    """
    state.home[seat] = place
    state.tell("home", "S8-029", place, seat)
    mark_start(state, seat, place)


def mark_start(state: State, seat: i64, place: i64) -> None:
    """A marker of the start: it lies without a garrison.

    Rule: WE-003, S8-R07, S8-R18
    """
    if is_revenue(state, place):
        state.marker[place] = i16(seat)
        state.start_marker[place] = u8(1)
        state.tell("start-marker", "S8-R07", place, seat)


def mark_around(state: State, seat: i64) -> None:
    """Markers on the free revenue territories of the region, and of the ring around the home, where a power has them."""
    region = state.tables.start_region[state.power[seat]]
    ring = state.tables.start_ring[state.power[seat]]
    if region < 0 and ring <= 0:
        return
    steps = steps_from(state, state.home[seat])
    for place in range(state.map().territories):
        inside = (region >= 0 and state.map().region[place] == region) or 0 < steps[place] <= ring
        if inside and i64(state.marker[place]) == NOBODY and not is_home(state, place):
            mark_start(state, seat, place)


# Further start territories.


def next_extra(state: State) -> None:
    """The next further start territory, in turn order; none free, fewer.

    Rule: S8-015, S8-R06
    """
    place_in_order = state.detail(0)
    if place_in_order == state.tables.seats:
        state.close()
        return
    seat = state.order[place_in_order]
    taken = state.detail(1)
    wanted = state.tables.start_territories[state.power[seat]] - 1
    if taken >= wanted or not len(extras_for(state, seat)):
        state.set_detail(0, place_in_order + 1)
        state.set_detail(1, 0)
        return
    state.set_detail(1, taken + 1)
    state.ask(PICK_EXTRA, seat, wanted - taken)


def extras_for(state: State, seat: i64) -> vec[i64]:
    """The free start territories that are nearest to the home.

    Rule: S8-R06
    """
    steps = steps_from(state, state.home[seat])
    best: i64 = FAR + 1
    places = vec[i64]()
    for place in range(state.map().territories):
        if not is_start(state, seat, place):
            continue
        distance = steps[place] if steps[place] >= 0 else FAR
        if distance < best:
            best = distance
            places = vec[i64]()
        if distance == best:
            places = append(places, place)
    return places


def legal_extra(state: State, out: vec[i64]) -> vec[i64]:
    """One of the nearest.

    Rule: S8-R06
    """
    for place in extras_for(state, state.asked()):
        out = append(out, PLACE + place)
    return out


def apply_extra(state: State, action: i64) -> None:
    """A further start territory bears a marker; no units.

    Rule: S8-015, S8-R06
    """
    seat = state.asked()
    state.close()
    mark_start(state, seat, action - PLACE)
