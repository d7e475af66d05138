"""Hands, decks, discards and what is in play: bags of cards by type; no rules but whose deck a card goes back to."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.games.warp_empires.state import State
from grognard.games.warp_empires.tables import OWN_SHARED


def deck_of(state: State, seat: i64) -> i64:
    """The deck a seat draws from.

    Rule: WE-006, WE-007, WE-R67
    """
    return 0 if state.tables.deck_owner == OWN_SHARED else seat


def held_cards(state: State, seat: i64, card: i64) -> i64:
    """How many cards of a type a seat holds."""
    return i64(state.hands[seat * state.tables.cards + card])


def hand_size(state: State, seat: i64) -> i64:
    """How many cards a seat holds: everybody may know."""
    first = seat * state.tables.cards
    total: i64 = 0
    for at in range(first, first + state.tables.cards):
        total += i64(state.hands[at])
    return total


def count_deck(state: State, deck: i64) -> i64:
    """How many cards are left in a deck."""
    first = deck * state.tables.cards
    total: i64 = 0
    for at in range(first, first + state.tables.cards):
        total += i64(state.decks[at])
    return total


def count_discards(state: State, deck: i64) -> i64:
    """How many cards lie on a discard pile."""
    first = deck * state.tables.cards
    total: i64 = 0
    for at in range(first, first + state.tables.cards):
        total += i64(state.discards[at])
    return total


def nth_held(state: State, seat: i64, index: i64) -> i64:
    """The type of the n-th card of a hand, cards in the order of the table."""
    for card in range(state.tables.cards):
        index -= i64(state.hands[seat * state.tables.cards + card])
        if index < 0:
            return card
    raise AssertionError("there are fewer cards")


def nth_in_deck(state: State, deck: i64, index: i64) -> i64:
    """The type of the n-th card of a deck, cards in the order of the table."""
    for card in range(state.tables.cards):
        index -= i64(state.decks[deck * state.tables.cards + card])
        if index < 0:
            return card
    raise AssertionError("there are fewer cards")


def put_in_hand(state: State, seat: i64, deck: i64, card: i64) -> None:
    """A card comes to a hand; it remembers whose deck it belongs to."""
    change(state.hands, seat * state.tables.cards + card, 1)
    if len(state.strangers) and deck != seat:
        change(state.strangers, stranger_at(state, seat, deck, card), 1)


def remove_from_hand(state: State, seat: i64, card: i64) -> i64:
    """A card leaves a hand, one of another player's deck first; the deck it belongs to."""
    change(state.hands, seat * state.tables.cards + card, -1)
    if not len(state.strangers):
        return deck_of(state, seat)
    for deck in range(state.tables.seats):
        at = stranger_at(state, seat, deck, card)
        if state.strangers[at] > 0:
            change(state.strangers, at, -1)
            return deck
    return seat


def stranger_at(state: State, seat: i64, deck: i64, card: i64) -> i64:
    """Where the cards of another deck are counted."""
    return (seat * state.tables.seats + deck) * state.tables.cards + card


def take_out(state: State, seat: i64, card: i64) -> i64:
    """A card leaves a hand in the open: whoever knew it was there knows one less. The deck it belongs to."""
    for viewer in range(state.tables.seats):
        forget_card(state, viewer, seat, card)
    return remove_from_hand(state, seat, card)


def forget_card(state: State, viewer: i64, holder: i64, card: i64) -> None:
    """A viewer knows of one card less of a type in a hand, if it knew of any."""
    at = known_at(state, viewer, holder, card)
    if state.seen_cards[at] > 0:
        change(state.seen_cards, at, -1)


def known_at(state: State, viewer: i64, holder: i64, card: i64) -> i64:
    """Where it is counted how many cards of a type one seat knows another one to hold."""
    return (viewer * state.tables.seats + holder) * state.tables.cards + card


def to_discards(state: State, deck: i64, card: i64) -> None:
    """A card lies face up on the discard pile of its deck."""
    change(state.discards, deck * state.tables.cards + card, 1)


def lay_down(state: State, deck: i64, card: i64) -> None:
    """A card is in play until its effect has ended.

    Rule: WE-R09
    """
    change(state.in_play, deck * state.tables.cards + card, 1)


def pick_up(state: State, deck: i64, card: i64) -> None:
    """A card that was in play goes to the discards.

    Rule: WE-R09
    """
    change(state.in_play, deck * state.tables.cards + card, -1)
    to_discards(state, deck, card)


def drop_hand(state: State, seat: i64) -> None:
    """A whole hand goes to the discards."""
    for card in range(state.tables.cards):
        while held_cards(state, seat, card):
            to_discards(state, take_out(state, seat, card), card)


def renew_deck(state: State, deck: i64) -> None:
    """All discards become the deck.

    Rule: WE-018, WE-R07
    """
    first = deck * state.tables.cards
    for at in range(first, first + state.tables.cards):
        state.decks[at] = state.discards[at]
        state.discards[at] = u8(0)


def change(row: vec[u8], at: i64, by: i64) -> None:
    """Count up or down."""
    row[at] = u8(i64(row[at]) + by)
