"""The Draw phase: dropping, drawing, the hand limit; draws of other phases.

What it tells: dropped card, seat · draws card, seat (secret) · reshuffled deck · no-cards seat
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.warp_empires.actions import CARD, DONE, INDEX
from grognard.games.warp_empires.hands import (
    change,
    count_deck,
    count_discards,
    deck_of,
    hand_size,
    held_cards,
    nth_in_deck,
    put_in_hand,
    renew_deck,
    take_out,
    to_discards,
)
from grognard.games.warp_empires.phases.cards import is_playable, play
from grognard.games.warp_empires.questions import C_CARD, CHECK_LIMIT, DRAW_CARDS, DROP, LIMIT
from grognard.games.warp_empires.state import State, seat_bit
from grognard.games.warp_empires.stats import cards_drawn, hand_limit
from grognard.games.warp_empires.tables import OWN_DRAW


def open_draw_phase(state: State, seat: i64) -> None:
    """Drop, draw, keep the limit.

    Rule: WE-015, WE-016, WE-017, S8-032, S8-033, S8-R51
    """
    state.later(CHECK_LIMIT, seat)
    open_draw(state, seat, cards_drawn(state, seat))
    if state.tables.discard_first:
        state.later(DROP, seat)


# Dropping, and cards of this window.


def step_drop(state: State) -> None:
    """Ask while there is a card in hand.

    Rule: WE-015, WE-R65
    """
    seat = state.detail(0)
    if hand_size(state, seat):
        state.ask_again(seat)
    else:
        state.close()


def legal_drop(state: State, out: vec[i64]) -> vec[i64]:
    """Throw one more card away, play one of this window, or be done.

    Rule: WE-015, WE-R06
    """
    seat = state.asked()
    out = append(out, DONE)
    for card in range(state.tables.cards):
        if held_cards(state, seat, card):
            out = append(out, CARD + card)
    for card in range(state.tables.cards):
        if held_cards(state, seat, card) and is_playable(state, seat, card, OWN_DRAW):
            out = append(out, INDEX + card)
    return out


def apply_drop(state: State, action: i64) -> None:
    """A card is thrown away or played, or dropping is over.

    Rule: WE-015, WE-R06, S8-032
    """
    seat = state.asked()
    if action == DONE:
        state.close()
    elif action >= INDEX:
        state.ask_again(LATER)
        play(state, seat, action - INDEX)
    else:
        drop(state, seat, action - CARD)
        state.ask_again(LATER)


def drop(state: State, seat: i64, card: i64) -> None:
    """A card goes face up to the discards.

    Rule: WE-R06
    """
    to_discards(state, take_out(state, seat, card), card)
    state.tell("dropped", "WE-R06", card, seat)


# Drawing.


def open_draw(state: State, seat: i64, number: i64) -> None:
    """A player draws some cards, one after the other."""
    if number > 0:
        state.later(DRAW_CARDS, seat, number)


def draw_cards(state: State) -> None:
    """Draw one more; an empty deck is renewed out of the discards when a card is needed, and no sooner.

    Rule: WE-016, WE-018, WE-R07, S8-033, S8-035
    """
    seat = state.detail(0)
    left = state.detail(1)
    deck = deck_of(state, seat)
    if left > 0 and count_deck(state, deck) == 0:
        if count_discards(state, deck) == 0:
            state.tell("no-cards", "WE-R07", seat)
            left = 0
        else:
            renew_deck(state, deck)
            state.tell("reshuffled", "WE-018", deck)
    if left == 0:
        state.close()
        return
    state.set_detail(1, left - 1)
    state.ask_chance(C_CARD, seat)


def size_of_card(state: State) -> i64:
    """How many cards are left in the deck."""
    return count_deck(state, deck_of(state, state.detail(0)))


def draw_card(state: State, outcome: i64) -> None:
    """A card comes to a hand, unseen by others.

    Rule: WE-006, WE-007, WE-016, WE-R73
    """
    seat = state.detail(0)
    deck = deck_of(state, seat)
    card = nth_in_deck(state, deck, outcome)
    state.close()
    change(state.decks, deck * state.tables.cards + card, -1)
    put_in_hand(state, seat, deck, card)
    state.whisper(seat_bit(seat), "draws", "WE-016", card, seat)


# The limit.


def check_limit(state: State) -> None:
    """Ask for discards while a hand is too big.

    Rule: WE-017, WE-R05, S8-021, S8-034
    """
    seat = state.detail(0)
    if hand_size(state, seat) > hand_limit(state, seat):
        state.ask(LIMIT, seat)
    else:
        state.close()


def legal_limit(state: State, out: vec[i64]) -> vec[i64]:
    """Any card of the hand.

    Rule: WE-017, WE-R06
    """
    for card in range(state.tables.cards):
        if held_cards(state, state.asked(), card):
            out = append(out, CARD + card)
    return out


def apply_limit(state: State, action: i64) -> None:
    """One card of too many is thrown away.

    Rule: WE-017, WE-R06
    """
    seat = state.asked()
    state.close()
    drop(state, seat, action - CARD)
