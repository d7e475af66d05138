"""Units that come out of their pile and go back to it.

What it tells: lost territory, seat, type (the rule says why)
"""

from mypy_extensions import i16, i64

from grognard.games.warp_empires.ground import closed_types, counts_in, surplus_of
from grognard.games.warp_empires.knowledge import drop_looks
from grognard.games.warp_empires.state import ALL_SEATS, State, owner_in, place_in, type_in
from grognard.games.warp_empires.tables import BITS, OWN_SHARED


def pile_at(state: State, pile: i64, seat: i64) -> i64:
    """Where the chits of a pile begin that a player draws from: the common ones, or his own copy."""
    copy = 0 if state.tables.pile_owner[pile] == OWN_SHARED else seat
    return (pile * state.tables.seats + copy) * state.tables.types


def is_open_to(state: State, pile: i64, seat: i64) -> bool:
    """Whether a player may draw from a pile."""
    powers = state.tables.pile_powers[pile]
    return powers == 0 or powers & BITS[state.power[seat]] != 0


def add_to_pile(state: State, seat: i64, kind: i64, number: i64 = 1) -> None:
    """Chits of a player's units go to the pile they came from, or come out of it when the number is below 0.

    Rule: WE-038, WE-R46
    """
    at = pile_at(state, state.tables.pile_of[kind], seat) + kind
    state.pile[at] = i16(i64(state.pile[at]) + number)


def take_away(state: State, index: i64) -> i64:
    """A unit leaves the place where it stands; when it was the last of its stack, earlier looks at it mean nothing any more."""
    unit = state.take(index)
    if state.size(place_in(unit), owner_in(unit)) == 0:
        drop_looks(state, owner_in(unit), place_in(unit), ALL_SEATS)
    return unit


def lose_unit(state: State, index: i64, rule: str) -> None:
    """A unit is destroyed or discarded, and everybody sees it: it goes back to its pile.

    Rule: WE-038, WE-R46
    """
    unit = take_away(state, index)
    add_to_pile(state, owner_in(unit), type_in(unit))
    state.tell("lost", rule, place_in(unit), owner_in(unit), type_in(unit))


def find_type(state: State, place: i64, owner: i64, kind: i64) -> i64:
    """The index of the uppermost unit of a type in a stack.

    Rule: WE-R22
    """
    index = state.first_of(place, owner)
    while state.is_in(index, place, owner):
        if type_in(state.units[index]) == kind:
            return index
        index += 1
    raise AssertionError("there is no such unit in the stack")


def drop_surplus(state: State, place: i64, owner: i64) -> None:
    """Units that may not be in a territory and have no carrier there are destroyed.

    Rule: S8-R24
    """
    closed = closed_types(state, owner, place)
    if closed == 0:
        return
    left = surplus_of(state.tables, state.power[owner], closed, counts_in(state, place, owner))
    for kind in range(state.tables.types):
        for _ in range(left[kind]):
            lose_unit(state, find_type(state, place, owner, kind), "S8-R24")
