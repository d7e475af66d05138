"""Voyages: one Boat or Balloon and those who ride with it.

Tells: sail (from hex * HEXES + to hex, unit, number) · ride (from hex * HEXES + to hex, unit, number) · float and pinned as in walk.py.
"""

from typing import Final

from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import HEXES, KINDS
from grognard.games.mysterious_islands.phases.cargo import can_finish, load_without
from grognard.games.mysterious_islands.phases.walk import arrive
from grognard.games.mysterious_islands.reach import has_end
from grognard.games.mysterious_islands.state import (
    CARRIED,
    FROZEN,
    PINNED,
    POINTS_LEFT,
    SAILED,
    WALKED,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import SLOTS

ANCHORED: Final = FROZEN | PINNED | SAILED  # marks of Boats and Balloons that have no voyage


def can_sail(state: State, group: i64) -> bool:
    """Whether a Boat or Balloon has its voyage, somewhere to go, and a cargo with which nobody is left in the water.

    Rule: MI-050, MI-053, MI-R54, MI-R58, MI-R61, MI-R66, MI-R147
    """
    place = place_in(group)
    faction = faction_in(group)
    kind = kind_in(group)
    if marks_in(group) & ANCHORED:
        return False
    if not has_end(state, place, faction, kind, marks_in(group) & POINTS_LEFT, 1):
        return False
    behind = load_without(state, place, faction, kind)
    return can_finish(
        state, behind, state.kind_power(SLOTS, faction, kind), place, faction, kind, state.first_in(place)
    )


def sail(state: State, place: i64, faction: i64, target: i64) -> None:
    """The Boat or Balloon has made its voyage; who rode with it has a walk again, with the points that it had left.

    Rule: MI-050, MI-R57, MI-R58, MI-R62, MI-R68, MI-R155
    """
    for index in range(state.picks):
        group = state.chosen[index]
        kind = kind_in(group)
        marks = marks_in(group)
        number = count_in(group)
        state.take(place, faction, kind, marks, number)
        marks = (marks & ~WALKED) | CARRIED if index else marks | SAILED
        if index:
            state.tell("ride", "MI-R57", place * HEXES + target, faction * KINDS + kind, number)
        else:
            state.tell("sail", "MI-050", place * HEXES + target, faction * KINDS + kind, number)
        arrive(state, target, faction, kind, marks, number)
