"""Who may ride, and whether those who stay behind keep a place to rest: counting, no changes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BALLOON, BOSS, LAND_KINDS, NUMBER
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.stand import BERTHS, HEAVY, add_load, count_short, load, no_load
from grognard.games.mysterious_islands.state import (
    CARRIED,
    FROZEN,
    HEX_SHIFT,
    ONE_HEX,
    PINNED,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import FLOATS, NEVER_RIDES, SLOTS

REMAINS: Final = FROZEN | PINNED | CARRIED  # marks of land units that nothing may carry


def may_ride(state: State, group: i64, faction: i64, carrier: i64) -> bool:
    """Whether units may go along with a kind of carrier of a faction: its own land units not carried yet, on a Balloon Bands and Bosses only.

    Rule: MI-169, MI-R58, MI-R60, MI-R68, MI-R69, MI-R147, MI-R155
    """
    if faction_in(group) != faction or marks_in(group) & REMAINS or state.power(faction, NEVER_RIDES):
        return False
    return kind_in(group) <= BOSS if carrier == BALLOON else kind_in(group) < LAND_KINDS


def load_without(state: State, place: i64, faction: i64, carrier: i64) -> vec[i64]:
    """What a faction has in a hex that needs or gives places aboard when one carrier is gone; nothing counts on land.

    Rule: MI-R61
    """
    if state.map().terrain[place] != WATER:
        return no_load()
    behind = load(state, place, faction)
    add_load(state, behind, faction, carrier, -1)
    return behind


def can_finish(state: State, behind: vec[i64], room: i64, place: i64, faction: i64, carrier: i64, index: i64) -> bool:
    """Whether enough of the groups from an index on can still go along for nobody to be left in the water.

    Each that goes, of whatever kind, leaves one fewer without a place, but Bombards and Bombs without a berth must go themselves.

    Rule: MI-R60, MI-R61
    """
    short = count_short(behind)
    if short == 0:
        return True
    if short > room:
        return False
    heavy: i64 = 0
    light: i64 = 0
    end = (place << HEX_SHIFT) + ONE_HEX
    while index < state.groups and state.units[index] < end:
        group = state.units[index]
        if may_ride(state, group, faction, carrier) and not state.kind_power(FLOATS, faction, kind_in(group)):
            if kind_in(group) <= BOSS:
                light += count_in(group)
            else:
                heavy += count_in(group)
        index += 1
    return short <= heavy + light and behind[HEAVY] - behind[BERTHS] <= heavy


def add_counts(state: State, place: i64, faction: i64, carrier: i64, index: i64, out: vec[i64]) -> vec[i64]:
    """NUMBER + how many of one group may go along with what is chosen already: within the carrier's slots, nobody left in the water.

    Rule: MI-079, MI-085, MI-092, MI-096, MI-098, MI-112, MI-164, MI-169, MI-174, MI-R60, MI-R61
    """
    behind = load_without(state, place, faction, carrier)
    room = state.kind_power(SLOTS, faction, carrier)
    for picked in range(1, state.picks):
        leave(state, behind, place, faction, kind_in(state.chosen[picked]), count_in(state.chosen[picked]))
        room -= count_in(state.chosen[picked])
    group = state.units[index]
    most = count_in(group) if count_in(group) < room else room
    for number in range(most + 1):
        if number:
            leave(state, behind, place, faction, kind_in(group), 1)
        if can_finish(state, behind, room - number, place, faction, carrier, index + 1):
            out = append(out, NUMBER + number)
    return out


def leave(state: State, behind: vec[i64], place: i64, faction: i64, kind: i64, number: i64) -> None:
    """Units go along: those left behind need fewer places. Nothing counts on land."""
    if state.map().terrain[place] == WATER:
        add_load(state, behind, faction, kind, -number)
