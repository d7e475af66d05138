"""Where units may walk, sail and fly: one breadth-first search around a hex, one point for each hex that is entered."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BALLOON, BASE, BOAT, HEX, HEXES
from grognard.games.mysterious_islands.chart import VOLCANO, WATER, Chart
from grognard.games.mysterious_islands.stand import bits_of, has_room, load_of
from grognard.games.mysterious_islands.state import State, bit
from grognard.games.mysterious_islands.tables import FLOATS, NEVER_RIDES, SWIMS

UNREACHED: Final = -1  # what reach() says of a hex that the unit does not get to
AREA: Final = 256  # more than the hexes within the seven points that marks can hold

# What a mover can do, as bits.
ON_FOOT: Final = 1  # enters Jungle
THROUGH_WATER: Final = 2  # enters water that is free of enemies, and goes on from there
IN_WATER: Final = 4  # rests in water
ABOARD: Final = 8  # enters water where own Boats or Balloons have room; the walk ends there

# How a hex may be entered.
CLOSED: Final = 0
STOPS: Final = 1  # the movement ends there
OPEN: Final = 2  # the unit may go on from there


def ways_of(state: State, faction: i64, kind: i64) -> i64:
    """What a kind of unit can do: Boats keep to water, Balloons fly over both, land units walk, board, swim or float.

    Rule: MI-024, MI-R56, MI-R59, MI-R67, MI-R69, MI-R138, MI-R155
    """
    if kind == BOAT:
        return THROUGH_WATER | IN_WATER
    if kind == BALLOON:
        return ON_FOOT | THROUGH_WATER | IN_WATER
    if kind == BASE:
        return 0
    if state.kind_power(FLOATS, faction, kind):
        return ON_FOOT | THROUGH_WATER | IN_WATER
    ways: i64 = ON_FOOT
    if state.kind_power(SWIMS, faction, kind):
        ways |= THROUGH_WATER
    return ways if state.power(faction, NEVER_RIDES) else ways | ABOARD


def entry(state: State, chart: Chart, ways: i64, own: i64, place: i64, faction: i64, kind: i64, number: i64) -> i64:
    """How units may enter a hex from beside it: enemies there stop them, partners never do; `own` = factions of the player, as bits.

    Rule: MI-021, MI-029, MI-R54, MI-R56, MI-R59, MI-R63, MI-R64, MI-R67, MI-R125
    """
    terrain = chart.terrain[place]
    if terrain == VOLCANO:
        return CLOSED
    held = i64(state.held[place])
    if terrain != WATER:
        if not ways & ON_FOOT:
            return CLOSED
        return STOPS if held & ~own else OPEN
    if not held & ~own:
        if ways & THROUGH_WATER:
            return OPEN
    elif ways & IN_WATER:
        return STOPS
    if ways & ABOARD and held & bit(faction) and is_room_for(state, place, faction, kind, number):
        return STOPS
    return CLOSED


def is_room_for(state: State, place: i64, faction: i64, kind: i64, number: i64) -> bool:
    """Whether own Boats or Balloons in a water hex have room for more units of a kind.

    Rule: MI-R60
    """
    return has_room(state, place, faction, load_of(state, faction, kind, number))


def may_end(state: State, place: i64, faction: i64, kind: i64, number: i64) -> bool:
    """Whether units that get to a hex may stay there: with partners never, in water if they float, fly or find room aboard.

    Rule: MI-021, MI-029, MI-111, MI-R56, MI-R67, MI-R125
    """
    ways = ways_of(state, faction, kind)
    return is_end(state, state.map(), ways, bits_of(state, state.owner[faction]), place, faction, kind, number)


def is_end(state: State, chart: Chart, ways: i64, own: i64, place: i64, faction: i64, kind: i64, number: i64) -> bool:
    """May_end() for one who has chart and bits at hand."""
    terrain = chart.terrain[place]
    held = i64(state.held[place])
    if terrain == VOLCANO or held & own & ~bit(faction):
        return False
    if terrain != WATER:
        return ways & ON_FOOT != 0
    if ways & IN_WATER:
        return True
    return ways & ABOARD != 0 and held & bit(faction) != 0 and is_room_for(state, place, faction, kind, number)


def reach(state: State, place: i64, faction: i64, kind: i64, points: i64, number: i64) -> vec[i64]:
    """By hex: the points left when units get there, or UNREACHED; hexes that can only be passed through are among them.

    Rule: MI-053, MI-R53, MI-R54
    """
    own = bits_of(state, state.owner[faction])
    return spread(state, ways_of(state, faction, kind), own, place, faction, kind, points, number, UNREACHED)


def points_left(state: State, place: i64, faction: i64, kind: i64, points: i64, number: i64, target: i64) -> i64:
    """The points left when units get to one hex that they can reach.

    Rule: MI-053, MI-R53
    """
    own = bits_of(state, state.owner[faction])
    return spread(state, ways_of(state, faction, kind), own, place, faction, kind, points, number, target)[target]


def spread(
    state: State, ways: i64, own: i64, place: i64, faction: i64, kind: i64, points: i64, number: i64, target: i64
) -> vec[i64]:
    """Reach() of a mover that can do what `ways` says, no further than is needed to get to the target."""
    chart = state.map()
    found = vec[i64]([UNREACHED] * HEXES)
    queue = vec[i64]([0] * AREA)
    queue[0] = place
    found[place] = points
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        left = found[queue[head]] - 1
        if left < 0:
            break
        for near in chart.around[queue[head]]:
            if near < 0 or found[near] != UNREACHED:
                continue
            way = entry(state, chart, ways, own, near, faction, kind, number)
            if way != CLOSED:
                found[near] = left
            if near == target and way != CLOSED:
                return found
            if way == OPEN:
                queue[tail] = near
                tail += 1
        head += 1
    return found


def add_ends(state: State, place: i64, faction: i64, kind: i64, points: i64, number: i64, out: vec[i64]) -> vec[i64]:
    """HEX + hex of every hex in which units may end a movement, ascending.

    Rule: MI-051, MI-052, MI-053
    """
    ways = ways_of(state, faction, kind)
    own = bits_of(state, state.owner[faction])
    chart = state.map()
    found = spread(state, ways, own, place, faction, kind, points, number, UNREACHED)
    for near in range(chart.hexes):
        if found[near] >= 0 and near != place and is_end(state, chart, ways, own, near, faction, kind, number):
            out = append(out, HEX + near)
    return out


def has_end(state: State, place: i64, faction: i64, kind: i64, points: i64, number: i64) -> bool:
    """Whether units can go anywhere at all: beside them mostly, so the search is seldom made.

    Rule: MI-050
    """
    if points <= 0:
        return False
    ways = ways_of(state, faction, kind)
    own = bits_of(state, state.owner[faction])
    chart = state.map()
    goes_on = False
    for near in chart.around[place]:
        if near < 0:
            continue
        if is_end(state, chart, ways, own, near, faction, kind, number):
            return True
        if entry(state, chart, ways, own, near, faction, kind, number) == OPEN:
            goes_on = True
    if not goes_on or points == 1:
        return False
    return len(add_ends(state, place, faction, kind, points, number, vec[i64]())) > 0


def only_end(state: State, place: i64, faction: i64, kind: i64, points: i64, number: i64) -> i64:
    """The hex in which units can end a movement when there is no other one, UNREACHED when there is; they can go somewhere.

    Rule: MI-R161
    """
    ways = ways_of(state, faction, kind)
    own = bits_of(state, state.owner[faction])
    chart = state.map()
    beside: i64 = 0
    for near in chart.around[place]:
        if near >= 0 and is_end(state, chart, ways, own, near, faction, kind, number):
            beside += 1
    if beside > 1:
        return UNREACHED
    ends = add_ends(state, place, faction, kind, points, number, vec[i64]())
    return ends[0] - HEX if len(ends) == 1 else UNREACHED
