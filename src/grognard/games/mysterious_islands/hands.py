"""Hands, deck and discards as bags of ranks, and what seats know of each other's hands; no rules."""

from mypy_extensions import i64, u8

from grognard.games.mysterious_islands.actions import RANKS, SEATS
from grognard.games.mysterious_islands.state import State


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
    state.hands[seat * RANKS + rank] = u8(i64(state.hands[seat * RANKS + rank]) + 1)


def draw_from_deck(state: State, seat: i64, rank: i64) -> None:
    """A card goes from the deck to a hand."""
    state.deck[rank] = u8(i64(state.deck[rank]) - 1)
    gain(state, seat, rank)


def part_with(state: State, seat: i64, rank: i64) -> None:
    """A card leaves a hand in the open: whoever knew it was there knows one less."""
    state.hands[seat * RANKS + rank] = u8(i64(state.hands[seat * RANKS + rank]) - 1)
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
    """All discards become the deck."""
    for rank in range(i64(RANKS)):
        state.deck[rank] = state.discards[rank]
        state.discards[rank] = u8(0)
