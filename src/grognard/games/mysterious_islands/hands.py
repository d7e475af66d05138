"""Hands, deck and discards as bags of ranks, and what seats know of each other's hands; no rules."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.games.mysterious_islands.actions import RANKS, SEATS
from grognard.games.mysterious_islands.state import State, bit


def held_cards(state: State, seat: i64, rank: i64) -> i64:
    """How many cards of a rank a seat holds."""
    return i64(state.hands[seat * RANKS + rank])


def hand_size(state: State, seat: i64) -> i64:
    """How many cards a seat holds: everybody may know."""
    total: i64 = 0
    for rank in range(i64(RANKS)):
        total += i64(state.hands[seat * RANKS + rank])
    return total


def count_cards(state: State) -> i64:
    """How many cards are left in the deck."""
    total: i64 = 0
    for rank in range(i64(RANKS)):
        total += i64(state.deck[rank])
    return total


def count_discards(state: State) -> i64:
    """How many cards lie on the discard pile."""
    total: i64 = 0
    for rank in range(i64(RANKS)):
        total += i64(state.discards[rank])
    return total


def known_cards(state: State, viewer: i64, seat: i64, rank: i64) -> i64:
    """How many cards of a rank one seat knows another one to hold."""
    return i64(state.known[(viewer * SEATS + seat) * RANKS + rank])


def nth_rank(bag: "State", seat: i64, index: i64) -> i64:
    """The rank of the n-th card of a hand, or of the deck (seat -1), cards sorted by rank."""
    for rank in range(i64(RANKS)):
        held = i64(bag.deck[rank]) if seat < 0 else i64(bag.hands[seat * RANKS + rank])
        if index < held:
            return rank
        index -= held
    raise AssertionError("there are fewer cards")


def gain(state: State, seat: i64, rank: i64) -> None:
    """A card comes to a hand."""
    add_one(state.hands, seat, rank)


def draw_from_deck(state: State, seat: i64, rank: i64) -> None:
    """A card goes from the deck to a hand."""
    state.deck[rank] = u8(i64(state.deck[rank]) - 1)
    gain(state, seat, rank)
    if state.renewed:
        add_one(state.drawn, seat, rank)


def add_one(counts: vec[u8], seat: i64, rank: i64) -> None:
    """One card more in a count by seat and rank."""
    counts[seat * RANKS + rank] = u8(i64(counts[seat * RANKS + rank]) + 1)


def mates_of(state: State, seat: i64) -> i64:
    """The seats, as bits, among whose hands a card of this one may have gone since the deck was renewed; itself at least."""
    return state.mixed[seat] | bit(seat)


def count_drawn(state: State, seats: i64) -> i64:
    """How many cards these seats, given as bits, have drawn since the deck was renewed."""
    total: i64 = 0
    for at in range(i64(SEATS * RANKS)):
        if seats & bit(at // RANKS):
            total += i64(state.drawn[at])
    return total


def mix(state: State, giver: i64, taker: i64) -> None:
    """A card went from hand to hand: of those it may have come from, others do not know any more which hand holds it."""
    mates = mates_of(state, giver) | mates_of(state, taker)
    for seat in range(i64(SEATS)):
        if mates & bit(seat):
            state.mixed[seat] = mates


def part_with(state: State, seat: i64, rank: i64) -> None:
    """A card leaves a hand in the open: whoever knew it was there knows one less."""
    state.hands[seat * RANKS + rank] = u8(i64(state.hands[seat * RANKS + rank]) - 1)
    if state.renewed and count_drawn(state, mates_of(state, seat)) > 0:
        add_one(state.laid, seat, rank)
    for viewer in range(i64(SEATS)):
        forget_one(state, viewer, seat, rank)


def forget_one(state: State, viewer: i64, seat: i64, rank: i64) -> None:
    """A viewer knows of one card less of a rank in a hand, if it knew of any."""
    at = (viewer * SEATS + seat) * RANKS + rank
    if state.known[at] > 0:
        state.known[at] = u8(i64(state.known[at]) - 1)


def hand_over(state: State, giver: i64, taker: i64, rank: i64) -> None:
    """A card changes hands unseen by third parties: the giver knows where it is, nobody else is sure of the giver's hand any more."""
    state.hands[giver * RANKS + rank] = u8(i64(state.hands[giver * RANKS + rank]) - 1)
    gain(state, taker, rank)
    if state.renewed:
        mix(state, giver, taker)
    for viewer in range(i64(SEATS)):
        if viewer == taker:
            forget_one(state, viewer, giver, rank)
        elif viewer != giver:
            for card in range(i64(RANKS)):
                state.known[(viewer * SEATS + giver) * RANKS + card] = u8(0)
    at = (giver * SEATS + taker) * RANKS + rank
    state.known[at] = u8(i64(state.known[at]) + 1)


def to_discards(state: State, rank: i64) -> None:
    """A card lies on the discard pile."""
    state.discards[rank] = u8(i64(state.discards[rank]) + 1)


def renew_deck(state: State) -> None:
    """All discards become the deck; what is counted since then begins anew."""
    state.renewed = 1
    for seat in range(i64(SEATS)):
        state.mixed[seat] = 0
        for rank in range(i64(RANKS)):
            state.drawn[seat * RANKS + rank] = u8(0)
            state.laid[seat * RANKS + rank] = u8(0)
    for rank in range(i64(RANKS)):
        state.deck[rank] = state.discards[rank]
        state.discards[rank] = u8(0)
