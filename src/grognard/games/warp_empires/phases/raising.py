"""Bringing another unit to the top of an own stack.

What it tells: raises territory, seat, type
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.rows import doubled
from grognard.games.warp_empires.actions import PLACE, UNIT
from grognard.games.warp_empires.fall import find_type
from grognard.games.warp_empires.ground import own_places
from grognard.games.warp_empires.questions import RAISE_WHERE, RAISE_WHO
from grognard.games.warp_empires.state import State, type_in
from grognard.games.warp_empires.tables import BITS, TOP_VISIBLE


def others_below(state: State, place: i64) -> i64:
    """The types of the active player's stack that differ from the one on top, as bits."""
    first = state.first_of(place, state.active)
    mask: i64 = 0
    index = first
    while state.is_in(index, place, state.active):
        mask |= BITS[type_in(state.units[index])]
        index += 1
    return mask & ~BITS[type_in(state.units[first])]


def may_raise(state: State, place: i64) -> bool:
    """Whether a stack can show another unit: once in each own Move and Recruit phase.

    Rule: WE-R22
    """
    for at in range(state.raises):
        if state.raised[at] == place:
            return False
    return others_below(state, place) != 0


def can_raise(state: State) -> bool:
    """Whether the active player can bring another unit to the top anywhere; only where the top is what others see.

    Rule: WE-R22
    """
    if state.tables.stacks_hidden != TOP_VISIBLE:
        return False
    return any(may_raise(state, place) for place in own_places(state, state.active))


def start_raise(state: State) -> None:
    """Ask for the stack.

    Rule: WE-R22
    """
    state.ask(RAISE_WHERE, state.active)


def legal_raise(state: State, out: vec[i64]) -> vec[i64]:
    """A stack that can show another unit.

    Rule: WE-R22
    """
    for place in own_places(state, state.active):
        if may_raise(state, place):
            out = append(out, PLACE + place)
    return out


def apply_raise(state: State, action: i64) -> None:
    """The stack is named."""
    state.close()
    state.ask(RAISE_WHO, state.active, action - PLACE)


def legal_raise_who(state: State, out: vec[i64]) -> vec[i64]:
    """A type of unit that lies below.

    Rule: WE-R22
    """
    below = others_below(state, state.detail(0))
    for kind in range(state.tables.types):
        if below & BITS[kind]:
            out = append(out, UNIT + kind)
    return out


def apply_raise_who(state: State, action: i64) -> None:
    """The uppermost unit of the type comes to the top.

    Rule: WE-025, WE-R22
    """
    place = state.detail(0)
    state.close()
    if state.raises == len(state.raised):
        state.raised = doubled(state.raised)
    state.raised[state.raises] = place
    state.raises += 1
    state.lift_to_top(find_type(state, place, state.active, action - UNIT))
    state.tell("raises", "WE-R22", place, state.active, action - UNIT)
