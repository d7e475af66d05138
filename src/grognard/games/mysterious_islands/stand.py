"""Who may rest where: places aboard, floaters, partners; no changes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BALLOON, BASE, BOAT, BOSS, LAND_KINDS
from grognard.games.mysterious_islands.chart import VOLCANO, WATER
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    FACTION_SHIFT,
    HEX_SHIFT,
    ONE_FACTION,
    State,
    bit,
    kind_in,
)
from grognard.games.mysterious_islands.tables import FLOATS, NEVER_RIDES, SLOTS

# What counts for places aboard in a water hex, as load() gives it.
HEAVY: Final = 0  # land units that need a Boat: Bombards and Bombs
LIGHT: Final = 1  # Bands and Bosses that do not float: they may ride a Balloon, too
BERTHS: Final = 2  # places on Boats
BASKETS: Final = 3  # places on Balloons
AFOOT: Final = 4  # land units that neither float nor ever ride: nothing can seat them
LOAD: Final = 5


def no_load() -> vec[i64]:
    """Nobody who needs a place aboard and nothing that gives one."""
    return vec[i64]([0] * LOAD)


def load(state: State, place: i64, faction: i64) -> vec[i64]:
    """What a faction has in a hex that needs or gives places aboard: HEAVY, LIGHT, BERTHS, BASKETS, AFOOT.

    Rule: MI-R60, MI-R68, MI-R155
    """
    found = no_load()
    if not state.has(place, faction):
        return found
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
    index = state.index_of(first)
    while index < state.groups and state.units[index] < first + ONE_FACTION:
        add_load(state, found, faction, kind_in(state.units[index]), state.units[index] & COUNT_MASK)
        index += 1
    return found


def add_load(state: State, found: vec[i64], faction: i64, kind: i64, number: i64) -> None:
    """Count some units of a kind in; a negative number takes them out.

    Rule: MI-R60, MI-R69
    """
    if kind == BASE:
        return
    if kind == BOAT:
        found[BERTHS] += number * state.kind_power(SLOTS, faction, BOAT)
    elif kind == BALLOON:
        found[BASKETS] += number * state.kind_power(SLOTS, faction, BALLOON)
    elif not state.kind_power(FLOATS, faction, kind):
        if state.power(faction, NEVER_RIDES):
            found[AFOOT] += number
        else:
            found[LIGHT if kind <= BOSS else HEAVY] += number


def count_short(found: vec[i64]) -> i64:
    """How many of a load find no place aboard: Bombards and Bombs are seated first, the rest wherever room is left.

    Rule: MI-R60, MI-R105
    """
    short = found[AFOOT]
    free = found[BERTHS] - found[HEAVY]
    if free < 0:
        short -= free
        free = 0
    free += found[BASKETS]
    return short + found[LIGHT] - free if found[LIGHT] > free else short


def count_overboard(state: State, place: i64, faction: i64) -> i64:
    """How many units of a faction are in a hex without a place to rest: 0 on land."""
    if state.map().terrain[place] != WATER:
        return 0
    return count_short(load(state, place, faction))


def bits_of(state: State, seat: i64) -> i64:
    """The factions of a player, as bits."""
    bits: i64 = 0
    for faction in range(state.setup.factions):
        if state.owner[faction] == seat:
            bits |= bit(faction)
    return bits


def is_partner_in(state: State, place: i64, faction: i64) -> bool:
    """Whether another faction of the same player has units in a hex.

    Rule: MI-R125
    """
    rest = i64(state.held[place]) & ~bit(faction)
    other: i64 = 0
    while rest:
        if rest & 1 and state.owner[other] == state.owner[faction]:
            return True
        rest >>= 1
        other += 1
    return False


def may_rest(state: State, place: i64, faction: i64, coming: vec[i64]) -> bool:
    """Whether arrivals (a load; Boats only where there is water) may end in a hex: enough places aboard, no partner, no Volcano.

    Rule: MI-021, MI-R60, MI-R61, MI-R125
    """
    terrain = state.map().terrain[place]
    if terrain == VOLCANO or is_partner_in(state, place, faction):
        return False
    if terrain != WATER:
        return coming[BERTHS] == 0
    return has_room(state, place, faction, coming)


def has_room(state: State, place: i64, faction: i64, coming: vec[i64]) -> bool:
    """Whether there are places aboard in a water hex for all of a faction that need one, arrivals included.

    Rule: MI-R60, MI-R64
    """
    found = load(state, place, faction)
    for part in range(i64(LOAD)):
        found[part] += coming[part]
    return count_short(found) == 0


def load_of(state: State, faction: i64, kind: i64, number: i64) -> vec[i64]:
    """The load of some units of one kind."""
    found = no_load()
    add_load(state, found, faction, kind, number)
    return found


def is_free_for(state: State, place: i64, faction: i64) -> bool:
    """Whether one unit that is no Boat finds an empty or friendly Jungle hex there.

    Rule: MI-R27, MI-R108
    """
    return state.map().is_land(place) and state.is_empty_or_friendly(place, faction)


def is_land_kind(kind: i64) -> bool:
    """Band, Boss, Bombard or Bomb."""
    return kind < LAND_KINDS
