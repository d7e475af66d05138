"""Walking: land units on their own feet, aboard and ashore, swimming and along the sea bed.

Tells: walk (from hex * HEXES + to hex, unit, number) · float (hex, unit, number) · pinned (hex, unit, number).
"""

from typing import Final

from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import HEXES, KINDS, LAND_KINDS
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.reach import has_end, points_left
from grognard.games.mysterious_islands.state import (
    FROZEN,
    PINNED,
    POINTS_LEFT,
    WALKED,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import FLOATS

STAYS: Final = FROZEN | PINNED | WALKED  # marks of land units that have no walk


def can_walk(state: State, group: i64) -> bool:
    """Whether a land unit has a walk and points left, and somewhere to go.

    Rule: MI-053, MI-R54, MI-R57, MI-R62, MI-R147
    """
    marks = marks_in(group)
    if kind_in(group) >= LAND_KINDS or marks & STAYS or not marks & POINTS_LEFT:
        return False
    return has_end(state, place_in(group), faction_in(group), kind_in(group), marks & POINTS_LEFT, 1)


def most_that_walk(state: State, group: i64) -> i64:
    """How many of a group can go to one hex together: all, unless the only way is aboard.

    Rule: MI-R55, MI-R60
    """
    number = count_in(group)
    points = marks_in(group) & POINTS_LEFT
    while number > 1 and not has_end(state, place_in(group), faction_in(group), kind_in(group), points, number):
        number -= 1
    return number


def walk(state: State, place: i64, faction: i64, target: i64) -> None:
    """The chosen group has used its walk and a point for every hex; among enemies it is pinned.

    Rule: MI-050, MI-053, MI-R53, MI-R54, MI-R57, MI-R59, MI-R63, MI-R64, MI-R121
    """
    group = state.chosen[0]
    kind = kind_in(group)
    marks = marks_in(group)
    number = count_in(group)
    left = points_left(state, place, faction, kind, marks & POINTS_LEFT, number, target)
    state.tell("walk", "MI-050", place * HEXES + target, faction * KINDS + kind, number)
    state.take(place, faction, kind, marks, number)
    arrive(state, target, faction, kind, (marks & ~POINTS_LEFT) | left | WALKED, number)


def arrive(state: State, place: i64, faction: i64, kind: i64, marks: i64, number: i64) -> None:
    """Units stand in another hex; where enemies are they can go no further.

    Rule: MI-083, MI-101, MI-R54, MI-R62, MI-R64
    """
    if state.enemy_in(place, state.owner[faction]) >= 0:
        marks |= PINNED
        state.tell("pinned", "MI-R54", place, faction * KINDS + kind, number)
    if state.told is not None and state.map().terrain[place] == WATER and state.kind_power(FLOATS, faction, kind):
        state.tell("float", state.setup.rule_of_kind(faction, FLOATS), place, faction * KINDS + kind, number)
    state.put(place, faction, kind, marks, number)
