"""Cards: drawn, discarded, played, cancelled. What they do when they stand is in stands.py.

What it tells: draws seat, how many · drawn seat, rank (whispered) · renewed cards in the new deck · none-left seat ·
plays seat, rank · discards seat, rank · robbed thief, victim, rank (whispered)
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import CARD, JACK, KING, PASS, QUEEN, RANKS, SEAT
from grognard.games.mysterious_islands.hands import (
    count_cards,
    count_discards,
    draw_from_deck,
    hand_over,
    hand_size,
    held_cards,
    nth_rank,
    part_with,
    renew_deck,
    to_discards,
)
from grognard.games.mysterious_islands.questions import (
    C_DRAW,
    C_STEAL,
    CARD_STANDS,
    DISCARD,
    DRAW_ONE,
    NEGATE_WINDOW,
    VICTIM,
)
from grognard.games.mysterious_islands.state import DRAW_PHASE, NOBODY, State, bit

DRAWN: Final = 2  # cards in a Draw Phase, and by a King
HAND_LIMIT: Final = 5  # cards kept at the end of the own turn

# The rule of each rank.
RULE_OF_CARD: Final = [
    "",
    "MI-145",
    "MI-146",
    "MI-147",
    "MI-148",
    "MI-149",
    "MI-150",
    "MI-151",
    "MI-152",
    "MI-153",
    "MI-154",
    "MI-155",
    "MI-156",
    "MI-157",
]

# Details of a NEGATE_WINDOW; those of CARD_STANDS are rank, seat, and three of what the card is played on.
RANK: Final = 0
PLAYER: Final = 1
ASKED_LAST: Final = 2


def seat_before(state: State, seat: i64) -> i64:
    """The seat before another one, clockwise."""
    return (seat + state.setup.seats - 1) % state.setup.seats


# Playing.


def add_main_cards(state: State, out: vec[i64]) -> vec[i64]:
    """The cards that the active player may play at the main question of a phase: a Jack on somebody with cards, a King.

    Rule: MI-155, MI-157, MI-R149
    """
    if not state.setup.choices.action_deck:
        return out
    seat = state.active
    if held_cards(state, seat, JACK) and count_victims(state, seat):
        out = append(out, CARD + JACK)
    if held_cards(state, seat, KING) and count_cards(state) + count_discards(state) > 0:
        out = append(out, CARD + KING)
    return out


def count_victims(state: State, seat: i64) -> i64:
    """How many opponents hold a card.

    Rule: MI-R127, MI-R149
    """
    total: i64 = 0
    for other in range(state.setup.seats):
        if other != seat and hand_size(state, other) > 0:
            total += 1
    return total


def play(state: State, rank: i64) -> None:
    """The active player plays a Jack or a King at a main question; who is robbed is named before anybody answers.

    Rule: MI-155, MI-157, MI-R149
    """
    seat = state.active
    lay(state, seat, rank)
    if rank == KING:
        play_on(state, rank, seat)
    elif count_victims(state, seat) == 1:
        play_on(state, rank, seat, first_victim(state, seat))
    else:
        state.ask(VICTIM, seat)


def first_victim(state: State, seat: i64) -> i64:
    """The first opponent with a card."""
    for other in range(state.setup.seats):
        if other != seat and hand_size(state, other) > 0:
            return other
    return NOBODY


def lay(state: State, seat: i64, rank: i64) -> None:
    """A card leaves a hand in the open, to be played; it is on its way until it stands or is cancelled."""
    part_with(state, seat, rank)
    state.tell("plays", RULE_OF_CARD[rank], seat, rank)


def play_on(state: State, rank: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """A card that is laid down waits for Queens, and takes effect on what the three numbers name when none stops it.

    Rule: MI-156, MI-R148
    """
    state.later(CARD_STANDS, rank, seat, a, b, c)
    state.later(NEGATE_WINDOW, rank, seat, seat)


def legal_victim(state: State, out: vec[i64]) -> vec[i64]:
    """Every opponent with a card.

    Rule: MI-155, MI-R127, MI-R149
    """
    seat = state.asked()
    for other in range(state.setup.seats):
        if other != seat and hand_size(state, other) > 0:
            out = append(out, SEAT + other)
    return out


def apply_victim(state: State, action: i64) -> None:
    """Whose hand the Jack is for."""
    seat = state.asked()
    state.close()
    play_on(state, JACK, seat, action - SEAT)


# Cancelling.


def step_negate(state: State) -> None:
    """Ask the next player, clockwise from the one who played, who holds any card; the card stands once all have passed.

    Rule: MI-156, MI-R148, MI-R153
    """
    seats = state.setup.seats
    player = state.detail(PLAYER)
    seat = (state.detail(ASKED_LAST) + 1) % seats
    while seat != player:
        if hand_size(state, seat) > 0:
            state.set_detail(ASKED_LAST, seat)
            state.ask_again(seat)
            return
        seat = (seat + 1) % seats
    state.close()


def legal_negate(state: State, out: vec[i64]) -> vec[i64]:
    """Let the card stand, or cancel it.

    Rule: MI-156, MI-R148
    """
    out = append(out, PASS)
    if held_cards(state, state.asked(), QUEEN):
        out = append(out, CARD + QUEEN)
    return out


def apply_negate(state: State, action: i64) -> None:
    """A Queen is a card, too, and waits for Queens; if it falls, the same player may try again.

    Rule: MI-156, MI-R148
    """
    seat = state.asked()
    state.ask_again(LATER)
    if action == PASS:
        return
    state.set_detail(ASKED_LAST, seat_before(state, seat))
    lay(state, seat, QUEEN)
    play_on(state, QUEEN, seat)


def to_pile(state: State, seat: i64, rank: i64) -> None:
    """A card that was played, cancelled or not, lies on the discard pile.

    Rule: MI-144
    """
    to_discards(state, rank)
    state.tell("to-discards", "MI-144", seat, rank)


# Drawing and stealing.


def open_draw(state: State) -> None:
    """The Draw Phase: two cards.

    Rule: MI-140, MI-142, MI-R150
    """
    start_drawing(state, state.active, "MI-142")


def start_drawing(state: State, seat: i64, rule: str) -> None:
    """Two cards are drawn, one after the other."""
    state.tell("draws", rule, seat, DRAWN)
    state.later(DRAW_ONE, seat, DRAWN)


def draw_next(state: State) -> None:
    """Draw a card if there is one; the discards become the deck when it is empty.

    Rule: MI-141, MI-142, MI-157, MI-R150
    """
    seat = state.detail(0)
    left = state.detail(1)
    if left and count_cards(state) == 0 and count_discards(state) > 0:
        renew_deck(state)
        state.tell("renewed", "MI-141", count_cards(state))
    if left == 0 or count_cards(state) == 0:
        if left:
            state.tell("none-left", "MI-R150", seat)
        state.close()
        return
    state.set_detail(1, left - 1)
    state.ask_chance(C_DRAW, seat)


def draw_card(state: State, outcome: i64) -> None:
    """A card comes to the hand; only its owner sees it.

    Rule: MI-142, MI-157, MI-R08, MI-R152
    """
    seat = state.detail(0)
    state.close()
    rank = nth_rank(state, NOBODY, outcome)
    draw_from_deck(state, seat, rank)
    state.whisper(bit(seat), "drawn", "MI-142" if state.phase == DRAW_PHASE else "MI-157", seat, rank)


def steal_card(state: State, outcome: i64) -> None:
    """A random card changes hands; only the two players see it.

    Rule: MI-155, MI-R149, MI-R152
    """
    thief = state.detail(0)
    victim = state.detail(1)
    state.close()
    rank = nth_rank(state, victim, outcome)
    hand_over(state, victim, thief, rank)
    state.whisper(bit(thief) | bit(victim), "robbed", "MI-155", thief, victim, rank)


def ask_robbery(state: State, thief: i64, victim: i64) -> None:
    """Let chance pick a card of the victim, if it still has one."""
    if hand_size(state, victim) > 0:
        state.tell("robs", "MI-155", thief, victim)
        state.ask_chance(C_STEAL, thief, victim)
    else:
        state.tell("robs-nothing", "MI-R149", thief, victim)


# Discarding.


def open_discard(state: State) -> None:
    """The Discard Phase: a hand above the limit is cut.

    Rule: MI-140, MI-143, MI-R150
    """
    state.later(DISCARD)


def step_discard(state: State) -> None:
    """Ask for a card as long as the hand is too large."""
    if hand_size(state, state.active) > HAND_LIMIT:
        state.ask_again(state.active)
    else:
        state.close()


def legal_discard(state: State, out: vec[i64]) -> vec[i64]:
    """Any card of the hand.

    Rule: MI-143, MI-R150
    """
    seat = state.asked()
    for rank in range(i64(RANKS)):
        if held_cards(state, seat, rank):
            out = append(out, CARD + rank)
    return out


def apply_discard(state: State, action: i64) -> None:
    """A card goes to the discard pile in the open.

    Rule: MI-143, MI-R08
    """
    seat = state.asked()
    state.ask_again(LATER)
    discard(state, seat, action - CARD, "MI-143")


def discard(state: State, seat: i64, rank: i64, rule: str) -> None:
    """One card of a hand goes to the discard pile."""
    part_with(state, seat, rank)
    to_discards(state, rank)
    state.tell("discards", rule, seat, rank)
