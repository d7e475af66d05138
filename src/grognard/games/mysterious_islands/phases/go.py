"""Where the chosen units go: the last question of a movement."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BOAT, HEX
from grognard.games.mysterious_islands.phases.chosen import forget
from grognard.games.mysterious_islands.phases.sail import sail
from grognard.games.mysterious_islands.phases.walk import walk
from grognard.games.mysterious_islands.questions import GO_WHERE
from grognard.games.mysterious_islands.reach import UNREACHED, add_ends, only_end
from grognard.games.mysterious_islands.state import POINTS_LEFT, State, count_in, kind_in, marks_in


def ask_where(state: State, place: i64, faction: i64) -> None:
    """Ask where the chosen units go; if there is one hex only, they go there.

    Rule: MI-053, MI-R161
    """
    lead = state.chosen[0]
    target = only_end(state, place, faction, kind_in(lead), marks_in(lead) & POINTS_LEFT, count_in(lead))
    if target != UNREACHED:
        go(state, place, faction, target)
    else:
        state.ask(GO_WHERE, state.active, place, faction)


def legal_go(state: State, out: vec[i64]) -> vec[i64]:
    """Every hex in which the chosen units may end; the first of them moves, others are its cargo.

    Rule: MI-R53, MI-R55, MI-R60, MI-051, MI-052, MI-053, MI-082, MI-084, MI-088, MI-096, MI-098, MI-100, MI-109, MI-132, MI-137
    """
    lead = state.chosen[0]
    points = marks_in(lead) & POINTS_LEFT
    return add_ends(state, state.detail(0), state.detail(1), kind_in(lead), points, count_in(lead), out)


def apply_go(state: State, action: i64) -> None:
    """The chosen units go.

    Rule: MI-050, MI-053
    """
    place = state.detail(0)
    faction = state.detail(1)
    state.close()
    go(state, place, faction, action - HEX)


def go(state: State, place: i64, faction: i64, target: i64) -> None:
    """A walk or a voyage.

    Rule: MI-050
    """
    if kind_in(state.chosen[0]) >= BOAT:
        sail(state, place, faction, target)
    else:
        walk(state, place, faction, target)
    forget(state)
