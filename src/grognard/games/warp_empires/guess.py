"""What a seat does not know, drawn anew: the cards in other hands and decks; units are in guess_units.py."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from grognard.core.chance import Rng
from grognard.games.warp_empires.guess_choice import guess_choice
from grognard.games.warp_empires.guess_units import guess_units
from grognard.games.warp_empires.hands import change, hand_size, held_cards, known_at, stranger_at
from grognard.games.warp_empires.phases.battle_cards import is_sealed
from grognard.games.warp_empires.state import B_SIDE, State
from grognard.games.warp_empires.tables import ANY_ROLE, ATTACKER_ONLY, IN_BATTLE


def guess(state: State, seat: i64, rng: Rng) -> None:
    """Deal what a seat (or a spectator, below 0) cannot place: hands and stacks of equal size, known cards and units where they are.

    Rule: WE-R06, WE-R22, WE-R51, WE-R73
    """
    if state.standing:
        guess_units(state, seat, rng)
        guess_choice(state, seat, rng)
    sure = vec[i64]([0] * (state.tables.seats * state.tables.cards))
    for other in range(state.tables.seats):
        for card in range(state.tables.cards):
            if seat >= 0:
                sure[other * state.tables.cards + card] = i64(state.seen_cards[known_at(state, seat, other, card)])
    for deck in range(i64(len(state.decks)) // state.tables.cards):
        guess_deck(state, seat, deck, sure, rng)
    for viewer in range(state.tables.seats):
        for holder in range(state.tables.seats):
            if viewer != seat and holder != seat and viewer != holder:
                remember(state, viewer, holder, rng)


def guess_deck(state: State, seat: i64, deck: i64, sure: vec[i64], rng: Rng) -> None:
    """All cards of one deck whose place the seat does not know are dealt again."""
    cards = state.tables.cards
    pool = vec[i64]([0] * cards)
    for card in range(cards):
        pool[card] = i64(state.decks[deck * cards + card])
    sealed = hidden_in_battle(state, seat, deck)
    for index in sealed:
        add_part(state, layer_of(state, index), deck, (state.laid[index] >> 2) & 63, 1)
    numbers = vec[i64]([0] * state.tables.seats)
    for other in range(state.tables.seats):
        if other != seat:
            numbers[other] = collect(state, other, deck, sure, pool)
    for index in sealed:
        holder = layer_of(state, index)
        numbers[holder] -= lay_again(state, index, deck, pool, numbers[holder], rng)
    anything = vec[i64]([1] * cards)
    for other in range(state.tables.seats):
        for _ in range(numbers[other]):
            add_part(state, other, deck, pick_card(pool, anything, rng), 1)
    for card in range(cards):
        state.decks[deck * cards + card] = u8(pool[card])


def layer_of(state: State, index: i64) -> i64:
    """Who has laid a card."""
    return state.battle[B_SIDE + ((state.laid[index] >> 1) & 1)]


def lay_again(state: State, index: i64, deck: i64, pool: vec[i64], unknown: i64, rng: Rng) -> i64:
    """Another card may lie face down: one that the seat knew in that hand, or one of those unknown; how many the pool has given.

    Rule: WE-R29
    """
    holder = layer_of(state, index)
    fits = fitting(state, (state.laid[index] >> 1) & 1)
    known = vec[i64]([0] * state.tables.cards)
    for card in range(state.tables.cards):
        known[card] = part(state, holder, deck, card)
    of_known = count_allowed(known, fits)
    is_new = unknown > 0 and count_allowed(pool, fits) > 0 and rng.below(of_known + unknown) >= of_known
    chosen = pick_card(pool if is_new else known, fits, rng)
    state.laid[index] = (state.laid[index] & ~252) + chosen * 4
    if is_new:
        return 1
    add_part(state, holder, deck, chosen, -1)
    return 0


def count_allowed(bag: vec[i64], allowed: vec[i64]) -> i64:
    """How many cards of the allowed types are in a bag."""
    total: i64 = 0
    for card in range(i64(len(bag))):
        total += bag[card] * allowed[card]
    return total


def collect(state: State, holder: i64, deck: i64, sure: vec[i64], pool: vec[i64]) -> i64:
    """Take up the cards of a hand that belong to a deck, but for those that are known; how many."""
    taken: i64 = 0
    for card in range(state.tables.cards):
        number = part(state, holder, deck, card)
        at = holder * state.tables.cards + card
        kept = sure[at] if sure[at] < number else number
        sure[at] -= kept
        add_part(state, holder, deck, card, kept - number)
        pool[card] += number - kept
        taken += number - kept
    return taken


def part(state: State, holder: i64, deck: i64, card: i64) -> i64:
    """How many cards of a type in a hand belong to a deck."""
    if not len(state.strangers):
        return held_cards(state, holder, card)
    if deck != holder:
        return i64(state.strangers[stranger_at(state, holder, deck, card)])
    own = held_cards(state, holder, card)
    for other in range(state.tables.seats):
        own -= i64(state.strangers[stranger_at(state, holder, other, card)])
    return own


def add_part(state: State, holder: i64, deck: i64, card: i64, number: i64) -> None:
    """Cards of a deck come to a hand, or leave it when the number is below 0."""
    change(state.hands, holder * state.tables.cards + card, number)
    if len(state.strangers) and deck != holder:
        change(state.strangers, stranger_at(state, holder, deck, card), number)


def hidden_in_battle(state: State, seat: i64, deck: i64) -> vec[i64]:
    """The places of cards that others have laid face down, by the deck they belong to.

    Rule: WE-R29
    """
    found = vec[i64]()
    if not state.lying or not is_sealed(state):
        return found
    for index in range(state.lying):
        laid = state.laid[index]
        if laid >> 8 == deck and state.battle[B_SIDE + ((laid >> 1) & 1)] != seat:
            found = append(found, index)
    return found


def fitting(state: State, side: i64) -> vec[i64]:
    """By card: 1 where a side could have laid it."""
    fits = vec[i64]([0] * state.tables.cards)
    for card in range(state.tables.cards):
        role = state.tables.roles[card]
        if state.tables.windows[card] & IN_BATTLE and (role == ANY_ROLE or (role == ATTACKER_ONLY) == (side == 0)):
            fits[card] = 1
    return fits


def pick_card(pool: vec[i64], allowed: vec[i64], rng: Rng) -> i64:
    """Take a random card out of a bag, of the allowed types."""
    index = rng.below(count_allowed(pool, allowed))
    for card in range(i64(len(pool))):
        index -= pool[card] * allowed[card]
        if index < 0:
            pool[card] -= 1
            return card
    raise AssertionError("the bag is empty")


def remember(state: State, viewer: i64, holder: i64, rng: Rng) -> None:
    """What two others know of each other is as much as before, about cards of the new hand; what lies face down is left out."""
    cards = state.tables.cards
    number: i64 = 0
    bag = vec[i64]([0] * cards)
    for card in range(cards):
        at = known_at(state, viewer, holder, card)
        number += i64(state.seen_cards[at])
        state.seen_cards[at] = u8(0)
        bag[card] = held_cards(state, holder, card)
    anything = vec[i64]([1] * cards)
    held = hand_size(state, holder)
    for _ in range(number if number < held else held):
        change(state.seen_cards, known_at(state, viewer, holder, pick_card(bag, anything, rng)), 1)
