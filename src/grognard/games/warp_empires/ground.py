"""What a territory is to whom: revenue, who may not enter, what cargo is left without a carrier."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.state import State, owner_in, place_in, type_in
from grognard.games.warp_empires.tables import BITS, EVERYTHING, NOTHING, Tables, matches, types_in


def is_revenue(state: State, place: i64) -> bool:
    """Whether a territory yields revenue to whoever controls it.

    Rule: WE-041, S8-005, S8-006
    """
    atlas = state.map()
    own = atlas.revenue[place]
    return own > 0 if own >= 0 else state.tables.revenue[atlas.terrain[place]] > 0


def is_ground(state: State, place: i64, selector: i64) -> bool:
    """Whether a territory matches a selector of terrain."""
    return selector == EVERYTHING or matches(state.tables, selector, state.map().tags[place])


def closed_types(state: State, seat: i64, place: i64) -> i64:
    """The types of units of a player that may not enter a territory, as bits.

    Rule: S8-009, S8-010
    """
    return types_in(state.tables, state.power[seat], state.tables.closed[state.map().terrain[place]])


def stopped_types(state: State, seat: i64, place: i64) -> i64:
    """The types of units of a player that end their move when they enter a territory, as bits."""
    return types_in(state.tables, state.power[seat], state.tables.stops[state.map().terrain[place]])


def is_exempt(state: State, place: i64) -> bool:
    """Whether units that may not enter a territory may be carried into it.

    Rule: S8-R21
    """
    return state.tables.cargo_exempt[state.map().terrain[place]] == 1


def is_open_to_any(state: State, place: i64) -> bool:
    """Whether a territory is open to units of some type and power: distances are counted over such ones.

    Rule: S8-R05
    """
    tables = state.tables
    closed = tables.closed[state.map().terrain[place]]
    if closed == NOTHING:
        return True
    return any(not matches(tables, closed, tables.type_tags[kind]) for kind in range(tables.types))


def counts_in(state: State, place: i64, seat: i64) -> vec[i64]:
    """How many units of each type a stack has."""
    counts = vec[i64]([0] * state.tables.types)
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        counts[type_in(state.units[index])] += 1
        index += 1
    return counts


def surplus_of(tables: Tables, power: i64, closed: i64, counts: vec[i64]) -> vec[i64]:
    """How many units of each type that may not be in a territory find no carrier there.

    Rule: S8-R21, S8-R22
    """
    left = vec[i64]([0] * tables.types)
    for kind in range(tables.types):
        if closed & BITS[kind]:
            left[kind] = counts[kind]
    for carrier in range(tables.types):
        room = counts[carrier] * tables.capacity[carrier]
        if room == 0:
            continue
        cargo = types_in(tables, power, tables.carries[carrier]) & ~tables.carriers
        for kind in range(tables.types):
            if cargo & BITS[kind]:
                aboard = room if room < left[kind] else left[kind]
                left[kind] -= aboard
                room -= aboard
    return left


def surplus_types(tables: Tables, power: i64, closed: i64, counts: vec[i64]) -> i64:
    """The types of which units find no carrier, as bits: 0 when everybody may be there."""
    if closed == 0:
        return 0
    left = surplus_of(tables, power, closed, counts)
    mask: i64 = 0
    for kind in range(tables.types):
        if left[kind]:
            mask |= BITS[kind]
    return mask


def steps_from(state: State, start: i64) -> vec[i64]:
    """By territory: the least number of steps from one, over territories that are not closed to every unit; -1 beyond.

    Rule: S8-R05, S8-R06
    """
    atlas = state.map()
    steps = vec[i64]([-1] * atlas.territories)
    queue = vec[i64]([0] * atlas.territories)
    queue[0] = start
    steps[start] = 0
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        here = queue[head]
        head += 1
        for near in atlas.borders[here]:
            if steps[near] < 0 and is_open_to_any(state, near):
                steps[near] = steps[here] + 1
                queue[tail] = near
                tail += 1
    return steps


def own_places(state: State, seat: i64) -> vec[i64]:
    """The territories in which a player has a stack, ascending."""
    places = vec[i64]([0] * state.standing)
    found: i64 = 0
    for index in range(state.standing):
        unit = state.units[index]
        if owner_in(unit) == seat and (found == 0 or places[found - 1] != place_in(unit)):
            places[found] = place_in(unit)
            found += 1
    return places[:found]
