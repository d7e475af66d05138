"""Moving a group: out of which stack, who goes, where to.

What it tells: announces from * 256 + to, seat, units · cancelled from * 256 + to, seat · moves from * 256 + to, seat, units
"""

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from grognard.games.warp_empires.actions import DONE, PLACE, TERRITORIES, UNIT
from grognard.games.warp_empires.ground import own_places
from grognard.games.warp_empires.knowledge import drop_looks, forget_stack, forgotten, is_hidden, is_plain, sure_of
from grognard.games.warp_empires.phases.cards import can_move_from
from grognard.games.warp_empires.phases.windows import open_window
from grognard.games.warp_empires.questions import DO_MOVE, FROM_WHERE, GO_WHERE, NEXT_MOVE, STORM, WHO_GOES
from grognard.games.warp_empires.reach import Muster, may_go
from grognard.games.warp_empires.state import (
    ALL_SEATS,
    BY_THIS_CARD,
    MARKS,
    MOVES,
    NOBODY,
    PINNED,
    State,
    owner_in,
    type_in,
)
from grognard.games.warp_empires.tables import FORM_EVERY_STACK


def open_moves(state: State, card: i64, row: i64) -> None:
    """A card grants moves, never more than there are units, or one for each stack; nothing has been moved by it yet.

    Rule: WE-R15, WE-R16, S8-043, S8-044, S8-045, S8-R25
    """
    units: i64 = 0
    for index in range(state.standing):
        if owner_in(state.units[index]) == state.active:
            state.units[index] &= ~BY_THIS_CARD
            units += 1
    granted = state.tables.effects[row + 1]
    if state.tables.effects[row + 2] == FORM_EVERY_STACK:
        granted = len(own_places(state, state.active))
    state.later(NEXT_MOVE, card, granted if granted < units else units, row)


def open_free_move(state: State) -> None:
    """A move without a card.

    Rule: WE-R14
    """
    for index in range(state.standing):
        state.units[index] &= ~BY_THIS_CARD
    state.ask(FROM_WHERE, state.active, NOBODY, 0, NOBODY)


def next_move(state: State) -> None:
    """The next allowance of a card, until none is left.

    Rule: WE-R11, WE-R16
    """
    card, left, row = state.detail(0), state.detail(1), state.detail(2)
    if left == 0:
        state.close()
    else:
        state.ask(FROM_WHERE, state.active, card, left, row)


# Out of which stack.


def legal_from(state: State, out: vec[i64]) -> vec[i64]:
    """A stack of which some group can move; or stop using the card.

    Rule: WE-019, WE-R11, WE-R15, WE-R16
    """
    row = state.detail(2)
    if row != NOBODY:
        out = append(out, DONE)
    for place in own_places(state, state.active):
        if can_move_from(state, place, row):
            out = append(out, PLACE + place)
    return out


def apply_from(state: State, action: i64) -> None:
    """A stack is named, which uses an allowance up; or the card is done.

    Rule: WE-R16
    """
    card, left, row = state.detail(0), state.detail(1), state.detail(2)
    state.close()
    if action == DONE:
        state.set_detail(1, 0)
        return
    place = action - PLACE
    if row == NOBODY:
        use_free_move(state, place)
    else:
        state.set_detail(1, left - 1)
    for kind in range(state.tables.types):
        state.group[kind] = i16(0)
    state.ask(WHO_GOES, state.active, place, card, 0, row)


def use_free_move(state: State, place: i64) -> None:
    """One free move less: of this stack, where leaders grant them."""
    if len(state.led):
        state.led[place] = 0
    else:
        state.free_left -= 1


# Who goes.


def legal_who_goes(state: State, out: vec[i64]) -> vec[i64]:
    """The group is complete, or one more unit of a type no earlier than the last one; never so that the group could not go anywhere.

    Rule: WE-019, WE-024, WE-R11, WE-R16, S8-046, S8-R22, S8-R24
    """
    muster = Muster(state, state.detail(0), state.detail(3))
    muster.choose_group()
    if muster.is_complete():
        out = append(out, DONE)
    for kind in range(state.detail(2), state.tables.types):
        if muster.able[kind]:
            muster.choose(kind, 1)
            if muster.can_complete(kind):
                out = append(out, UNIT + kind)
            muster.choose(kind, -1)
    return out


def apply_who_goes(state: State, action: i64) -> None:
    """One more unit, or the group is complete.

    Rule: WE-019, WE-R11
    """
    if action != DONE:
        kind = action - UNIT
        state.group[kind] = i16(i64(state.group[kind]) + 1)
        state.set_detail(2, kind)
        return
    place, card, row = state.detail(0), state.detail(1), state.detail(3)
    state.close()
    state.ask(GO_WHERE, state.active, place, card, row)


# Where to.


def legal_go(state: State, out: vec[i64]) -> vec[i64]:
    """Where the group can go.

    Rule: WE-020, WE-021, WE-022, WE-023, S8-009, S8-010, S8-R33
    """
    muster = Muster(state, state.detail(0), state.detail(2))
    muster.choose_group()
    return muster.destinations(out, PLACE)


def apply_go(state: State, action: i64) -> None:
    """The move is announced: from where, where to, how many, and who is on top. Foes may answer.

    Rule: WE-R22, WE-R70, S8-R32
    """
    start, card, row = state.detail(0), state.detail(1), state.detail(2)
    target = action - PLACE
    state.close()
    picked = picked_units(state, start, row)
    state.show_top(picked[0])
    state.tell("announces", "WE-019", start * TERRITORIES + target, state.active, i64(len(picked)))
    state.later(DO_MOVE, start, target, card, row, 0)
    open_window(state, STORM, start, target, card)


def picked_units(state: State, place: i64, row: i64) -> vec[i64]:
    """The indexes of the units of the group, from the top: of each type the uppermost that may go.

    Rule: WE-R22
    """
    picked = vec[i64]()
    left = vec[i64]([0] * state.tables.types)
    for kind in range(state.tables.types):
        left[kind] = i64(state.group[kind])
    index = state.first_of(place, state.active)
    while state.is_in(index, place, state.active):
        kind = type_in(state.units[index])
        if left[kind] and may_go(state, state.units[index], row >= 0):
            left[kind] -= 1
            picked = append(picked, index)
        index += 1
    return picked


# The move.


def do_move(state: State) -> None:
    """The group moves, or stays where it is when the move was cancelled; this card does not move it again.

    Rule: WE-019, WE-025, WE-R18, WE-R21, WE-R22, S8-058, S8-R32
    """
    start, target, row, cancelled = state.detail(0), state.detail(1), state.detail(3), state.detail(4)
    state.close()
    picked = picked_units(state, start, row)
    if row >= 0 and state.tables.effects[row + 2] == FORM_EVERY_STACK:
        mark_stack(state, start)
    if cancelled:
        for index in picked:
            state.units[index] |= BY_THIS_CARD
        state.tell("cancelled", "S8-R32", start * TERRITORIES + target, state.active)
    else:
        carry_over(state, picked, start, target, row >= 0)
    for kind in range(state.tables.types):
        state.group[kind] = i16(0)


def mark_stack(state: State, place: i64) -> None:
    """A stack has had its move by a card that moves each stack once.

    Rule: S8-R25
    """
    index = state.first_of(place, state.active)
    while state.is_in(index, place, state.active):
        state.units[index] |= BY_THIS_CARD
        index += 1


def carry_over(state: State, picked: vec[i64], start: i64, target: i64, by_card: bool) -> None:
    """Units change territory in their order and slide under those that are there; what was known of the parts of a stack may be lost.

    All see the uppermost of them if it was so where it stood, or is so where it comes to.

    Rule: WE-R18, WE-R21, WE-R22
    """
    seat = state.active
    is_shown = picked[0] == state.first_of(start, seat) or state.size(target, seat) == 0
    parts_plainly = is_plain(state, start, seat, i64(len(picked)), is_shown)
    sure = sure_of(state, start, seat, parts_plainly)
    whole = i64(len(picked)) == state.size(start, seat)
    contact = PINNED if state.foe_in(target, seat) != NOBODY else 0
    moved = vec[i64]([0] * len(picked))
    for at in range(i64(len(picked)) - 1, -1, -1):
        moved[at] = state.take(picked[at])
    for at in range(i64(len(moved))):
        marks = marks_after(moved[at], by_card) | contact
        if not whole and is_hidden(state, at == 0 and is_shown):
            marks = forgotten(marks, sure)
        state.put_under(target, seat, type_in(moved[at]), marks)
    if not whole:
        forget_stack(state, start, seat, sure)
    if whole or not parts_plainly:  # by what all see, for all see who has looked where and when
        drop_looks(state, seat, start, ALL_SEATS)
    state.tell("moves", "WE-019", start * TERRITORIES + target, seat, i64(len(moved)))


def marks_after(unit: i64, by_card: bool) -> i64:
    """The marks of a unit that a card, or nothing, has moved once more."""
    marks = unit & MARKS
    if not by_card:
        return marks
    return (marks + 1 if marks & MOVES < MOVES else marks) | BY_THIS_CARD
