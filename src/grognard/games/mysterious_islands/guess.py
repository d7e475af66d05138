"""What a seat does not know, drawn anew: the cards in other hands and in the deck, and what others know of each other."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.actions import RANKS, SEATS
from grognard.games.mysterious_islands.hands import hand_size, known_cards
from grognard.games.mysterious_islands.redeal import Redeal, add_random, pick
from grognard.games.mysterious_islands.state import State


def guess(state: State, seat: i64, rng: Rng) -> None:
    """Deal all cards that a seat (or a spectator, below 0) cannot place, hands of equal size, known cards where they are.

    Rule: MI-R08, MI-R149, MI-R162
    """
    if not state.setup.choices.action_deck:
        return
    if state.renewed:
        Redeal(state, seat).deal(rng)
    else:
        deal_all(state, seat, rng)
    for viewer in range(state.setup.seats):
        for other in range(state.setup.seats):
            if viewer != seat and other != seat and viewer != other:
                remember(state, viewer, other, rng)


def deal_all(state: State, seat: i64, rng: Rng) -> None:
    """While the pack is drawn for the first time, any card may be in any hand."""
    sizes = vec[i64]([0] * SEATS)
    for other in range(state.setup.seats):
        sizes[other] = hand_size(state, other)
    pool = collect(state, seat)
    for other in range(state.setup.seats):
        if other != seat:
            add_random(state.hands, other, sizes[other] - hand_size(state, other), pool, rng)
    for rank in range(i64(RANKS)):
        state.deck[rank] = u8(pool[rank])


def collect(state: State, seat: i64) -> vec[i64]:
    """Take up, by rank, all cards whose place the seat does not know; only the known ones stay in the other hands."""
    pool = vec[i64]([0] * RANKS)
    for rank in range(i64(RANKS)):
        pool[rank] = i64(state.deck[rank])
        for other in range(state.setup.seats):
            if other == seat:
                continue
            sure: i64 = known_cards(state, seat, other, rank) if seat >= 0 else 0
            pool[rank] += i64(state.hands[other * RANKS + rank]) - sure
            state.hands[other * RANKS + rank] = u8(sure)
    return pool


def remember(state: State, viewer: i64, holder: i64, rng: Rng) -> None:
    """What two others know between them is as much as before, about cards of the new hand."""
    first = (viewer * SEATS + holder) * RANKS
    number: i64 = 0
    bag = vec[i64]([0] * RANKS)
    for rank in range(i64(RANKS)):
        number += i64(state.known[first + rank])
        state.known[first + rank] = u8(0)
        bag[rank] = i64(state.hands[holder * RANKS + rank])
    for _ in range(number):
        rank = pick(bag, rng)
        bag[rank] -= 1
        state.known[first + rank] = u8(i64(state.known[first + rank]) + 1)
