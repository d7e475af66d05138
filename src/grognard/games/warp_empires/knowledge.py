"""What seats know of hidden stacks and hands: marks on the units, counts of cards, and when somebody looked.

A unit bears the seats that know its type. A mark goes when a move that does not take the whole stack makes it uncertain which unit is
where. Of a hand, a seat knows the cards it looked at until they are played, and no longer once one of them may have been stolen.
"""

from typing import Final

from mypy_extensions import i64, u8

from grognard.core.rows import doubled
from grognard.games.warp_empires.hands import change, held_cards, known_at, put_in_hand, remove_from_hand
from grognard.games.warp_empires.state import (
    HAND,
    PRICE,
    SEEN,
    SEEN_SHIFT,
    State,
    seat_bit,
    type_in,
)
from grognard.games.warp_empires.tables import OPEN_STACKS, TOP_VISIBLE

LOOK_TURN: Final = 24
LOOK_VIEWER: Final = 20
LOOK_OWNER: Final = 16
WHOM: Final = 16777215  # 2**24 - 1: all but the turn
OF_WHAT: Final = 1048575  # 2**20 - 1: owner and territory


def is_known(state: State, index: i64, seat: i64) -> bool:
    """Whether a seat knows the type of a unit that is not its own; a spectator knows what all seats know.

    Rule: WE-025, WE-R22
    """
    if seat < 0:
        return state.units[index] & SEEN == SEEN
    return (state.units[index] >> SEEN_SHIFT) & seat_bit(seat) != 0


def reveal(state: State, place: i64, owner: i64, seats: i64) -> None:
    """Some seats, as bits, see all units of a stack.

    Rule: WE-R23, S8-R37
    """
    index = state.first_of(place, owner)
    while state.is_in(index, place, owner):
        state.units[index] |= seats << SEEN_SHIFT
        index += 1


def scout(state: State, viewer: i64, place: i64, owner: i64) -> None:
    """One seat sees all units of a stack, and notes when.

    Rule: S8-063, S8-R37
    """
    reveal(state, place, owner, seat_bit(viewer))
    note_look(state, viewer, owner, place)


def spy(state: State, viewer: i64, holder: i64) -> None:
    """One seat sees a hand, and notes when.

    Rule: S8-062, S8-R36
    """
    for card in range(state.tables.cards):
        state.seen_cards[known_at(state, viewer, holder, card)] = u8(held_cards(state, holder, card))
    note_look(state, viewer, holder, HAND)


def hand_over(state: State, giver: i64, taker: i64, card: i64) -> None:
    """A card changes hands: both know it, nobody else is sure of the giver's hand any more.

    Rule: S8-R34
    """
    put_in_hand(state, taker, remove_from_hand(state, giver, card), card)
    for viewer in range(state.tables.seats):
        if viewer == giver:
            change(state.seen_cards, known_at(state, giver, taker, card), 1)
        elif viewer == taker:
            at = known_at(state, taker, giver, card)
            if state.seen_cards[at] > 0:
                change(state.seen_cards, at, -1)
        else:
            forget_hand(state, viewer, giver)
    note_look(state, giver, taker, HAND)


def forget_hand(state: State, viewer: i64, holder: i64) -> None:
    """A seat is not sure of a hand any more."""
    for card in range(state.tables.cards):
        state.seen_cards[known_at(state, viewer, holder, card)] = u8(0)
    drop_looks(state, holder, HAND, seat_bit(viewer))


def forget_stack(state: State, place: i64, owner: i64, kept: i64) -> None:
    """Units have left a stack: of what is hidden, only `kept` seats still know what there is, and no price tells.

    Rule: WE-R22
    """
    first = state.first_of(place, owner)
    index = first
    while state.is_in(index, place, owner):
        if is_hidden(state, index == first):
            state.units[index] = forgotten(state.units[index], kept)
        index += 1


def is_hidden(state: State, is_top: bool) -> bool:
    """Whether foes do not see a unit of a stack as it lies there.

    Rule: WE-025, WE-R22
    """
    if state.tables.stacks_hidden == TOP_VISIBLE:
        return not is_top
    return state.tables.stacks_hidden != OPEN_STACKS


def forgotten(unit: i64, kept: i64) -> i64:
    """A unit, or its marks, of which only some seats still know what it is."""
    return unit & ~(SEEN | PRICE) | unit & (kept << SEEN_SHIFT)


def is_plain(state: State, place: i64, owner: i64, leaving: i64, is_shown: bool) -> bool:
    """Whether a stack parts so that who knew it knows both parts: one of them is a single unit that everybody sees.

    `is_shown` says whether all see the uppermost of those that leave.
    """
    left = state.size(place, owner) - leaving
    return ((leaving == 1 and is_shown) or left == 1) and not is_hidden(state, True)


def sure_of(state: State, place: i64, owner: i64, is_sure: bool) -> i64:
    """The seats, as bits, to whom the parts of a stack hold no secret: they know all its units, and it parts plainly or these are of one type."""
    first = state.first_of(place, owner)
    seats = state.units[first] & SEEN
    index = first
    while state.is_in(index, place, owner):
        if type_in(state.units[index]) != type_in(state.units[first]) and not is_sure:
            return 0
        seats &= state.units[index]
        index += 1
    return seats >> SEEN_SHIFT


def note_look(state: State, viewer: i64, owner: i64, place: i64) -> None:
    """When a seat looked; only its last look at a stack or hand is kept."""
    what = (viewer << LOOK_VIEWER) + (owner << LOOK_OWNER) + place
    for at in range(state.looked):
        if state.looks[at] & WHOM == what:
            state.looks[at] = (state.turns << LOOK_TURN) + what
            return
    if state.looked == len(state.looks):
        state.looks = doubled(state.looks)
    state.looks[state.looked] = (state.turns << LOOK_TURN) + what
    state.looked += 1


def drop_looks(state: State, owner: i64, place: i64, viewers: i64) -> None:
    """What some seats, as bits, noted of a stack or hand is out of date."""
    kept: i64 = 0
    for at in range(state.looked):
        look = state.looks[at]
        if look & OF_WHAT != (owner << LOOK_OWNER) + place or not seat_bit((look >> LOOK_VIEWER) & 15) & viewers:
            state.looks[kept] = look
            kept += 1
    for at in range(kept, state.looked):
        state.looks[at] = 0
    state.looked = kept


def looked_at(state: State, viewer: i64, owner: i64, place: i64) -> i64:
    """The turn in which a seat last looked at a stack, or a hand (place HAND); 0 = never."""
    what = (viewer << LOOK_VIEWER) + (owner << LOOK_OWNER) + place
    for at in range(state.looked):
        if state.looks[at] & WHOM == what:
            return state.looks[at] >> LOOK_TURN
    return 0
