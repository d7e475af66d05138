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


def part_with(state: State, seat: i64, rank: i64) -> None:
    """A card leaves a hand in the open: whoever knew it was there knows one less."""
    state.hands[seat * RANKS + rank] = u8(i64(state.hands[seat * RANKS + rank]) - 1)
    for viewer in range(i64(SEATS)):
        at = (viewer * SEATS + seat) * RANKS + rank
        if state.known[at] > 0:
            state.known[at] = u8(i64(state.known[at]) - 1)


def to_discards(state: State, rank: i64) -> None:
    """A card lies on the discard pile."""
    state.discards[rank] = u8(i64(state.discards[rank]) + 1)
