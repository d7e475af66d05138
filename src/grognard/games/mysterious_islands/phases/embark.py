"""Who goes along on a voyage: one question for each group of land units in the hex, in order."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import NUMBER
from grognard.games.mysterious_islands.phases.cargo import add_counts, may_ride
from grognard.games.mysterious_islands.phases.chosen import pick
from grognard.games.mysterious_islands.phases.go import ask_where
from grognard.games.mysterious_islands.questions import CARGO
from grognard.games.mysterious_islands.state import COUNT_MASK, HEX_SHIFT, ONE_HEX, State, faction_in, kind_in


def embark(state: State, place: i64, carrier: i64) -> None:
    """One Boat or Balloon of a group gets ready.

    Rule: MI-R58, MI-R60
    """
    pick(state, carrier, 1)
    ask_cargo(state, place, carrier & ~COUNT_MASK, 0)


def ask_cargo(state: State, place: i64, carrier: i64, index: i64) -> None:
    """Ask of the next group that leaves a choice how many go along; after the last one, where to.

    Rule: MI-R60, MI-R61, MI-R161
    """
    faction = faction_in(carrier)
    at = state.first_in(place) + index
    end = (place << HEX_SHIFT) + ONE_HEX
    while at < state.groups and state.units[at] < end:
        if may_ride(state, state.units[at], faction, kind_in(carrier)):
            counts = add_counts(state, place, faction, kind_in(carrier), at, vec[i64]())
            if len(counts) > 1:
                state.ask(CARGO, state.active, place, faction, carrier, at - state.first_in(place))
                return
            if counts[0] > NUMBER:
                pick(state, state.units[at], counts[0] - NUMBER)
        at += 1
    ask_where(state, place, faction)


def legal_cargo(state: State, out: vec[i64]) -> vec[i64]:
    """How many of the group may go along.

    Rule: MI-R58, MI-R60, MI-R61, MI-R68
    """
    place = state.detail(0)
    at = state.first_in(place) + state.detail(3)
    return add_counts(state, place, state.detail(1), kind_in(state.detail(2)), at, out)


def apply_cargo(state: State, action: i64) -> None:
    """So many of the group go along; on to the next one.

    Rule: MI-R60
    """
    place = state.detail(0)
    carrier = state.detail(2)
    index = state.detail(3)
    state.close()
    if action > NUMBER:
        pick(state, state.units[state.first_in(place) + index], action - NUMBER)
    ask_cargo(state, place, carrier, index + 1)
