"""The Control phase: markers are placed; and how they lapse.

What it tells: marker territory, seat · unmarked territory, seat
"""

from mypy_extensions import i16, i64, u8

from grognard.games.warp_empires.ground import is_ground, is_revenue
from grognard.games.warp_empires.state import NOBODY, State, type_in


def place_markers(state: State, seat: i64) -> None:
    """A player marks every revenue territory in which he has a unit that can control it, and no foe is.

    Rule: WE-003, WE-050, WE-051, WE-R59, WE-R61, S8-023, S8-R18
    """
    most = state.tables.max_markers
    number = count_markers(state, seat)
    for place in range(state.map().territories):
        if i64(state.marker[place]) == seat or (most and number >= most) or not may_mark(state, seat, place):
            continue
        state.marker[place] = i16(seat)
        state.start_marker[place] = u8(0)
        number += 1
        state.tell("marker", "WE-050", place, seat)


def may_mark(state: State, seat: i64, place: i64) -> bool:
    """Whether a player's marker can be placed in a territory now.

    Rule: WE-050, WE-R59, S8-023, S8-R19
    """
    if not is_revenue(state, place) or not is_ground(state, place, state.tables.control_terrain):
        return False
    return has_garrison(state, seat, place) and state.foe_in(place, seat) == NOBODY


def has_garrison(state: State, seat: i64, place: i64) -> bool:
    """Whether a player has a unit in a territory that can control it.

    Rule: WE-050, S8-023
    """
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        if state.tables.control_any_unit or state.tables.can_control[type_in(state.units[index])]:
            return True
        index += 1
    return False


def count_markers(state: State, seat: i64) -> i64:
    """How many territories bear a player's marker."""
    number: i64 = 0
    for place in range(state.map().territories):
        if i64(state.marker[place]) == seat:
            number += 1
    return number


def lapse_markers(state: State) -> None:
    """Markers without a unit that controls go, but for those of the start.

    Rule: WE-R60, S8-R18
    """
    for place in range(state.map().territories):
        seat = i64(state.marker[place])
        if seat != NOBODY and not state.start_marker[place] and not has_garrison(state, seat, place):
            state.marker[place] = i16(NOBODY)
            state.tell("unmarked", "WE-R60", place, seat)
