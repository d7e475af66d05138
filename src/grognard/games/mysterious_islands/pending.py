"""What half-made choices are worth: the best that can still be made of them."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, HEX
from grognard.games.mysterious_islands.modifiers import count_kinds
from grognard.games.mysterious_islands.phases.place import places_for
from grognard.games.mysterious_islands.prospects import Prospects, count_slots
from grognard.games.mysterious_islands.questions import (
    AIM_WHERE,
    CARGO,
    GO_WHERE,
    HOW_MANY,
    PLACE_UNIT,
    WHICH_GROUP,
    WHO_SHOOTS,
)
from grognard.games.mysterious_islands.state import NOBODY, State, count_in, kind_in
from grognard.games.mysterious_islands.tables import FLOATS, PRICE, SLOTS
from grognard.games.mysterious_islands.worth import (
    ABOARD,
    CALL,
    CLAIM,
    NEAR,
    POINT,
    UNITS,
    fade,
    places_worth,
    shift_of,
    side_worth,
    worth_of_seat,
)

AIMED: Final = 20  # somebody is about to shoot: it costs nothing
RIVALS: Final = 60  # hundredths: what is taken from one of several others is worth so much to oneself


def gain_of_pending(state: State, seat: i64, prospects: Prospects) -> i64:
    """How much better the position is than it looks, by what the seat can still do in the choice that it is making."""
    question = state.question()
    if question == WHO_SHOOTS or question == AIM_WHERE:
        return AIMED
    if question == PLACE_UNIT:
        return gain_of_placing(state, prospects)
    if question == GO_WHERE:
        return gain_of_going(state, seat, prospects)
    if question == WHICH_GROUP or question == HOW_MANY or question == CARGO:
        return best_of(state, seat, prospects)
    return 0


def best_of(state: State, seat: i64, prospects: Prospects) -> i64:
    """The best of the answers to a question on the way to a movement: of numbers, the least and the most."""
    actions = state.legal_actions()
    last = i64(len(actions)) - 1
    is_number = state.question() != WHICH_GROUP
    best: i64 = 0
    for index in range(last + 1):
        if is_number and index != 0 and index != last:
            continue
        after = cast("State", state.clone())
        after.apply(actions[index])
        gain = gain_after(state, after, seat, prospects)
        if index == 0 or gain > best:
            best = gain
    return best


def gain_after(before: State, after: State, seat: i64, prospects: Prospects) -> i64:
    """What an answer leads to: a further question, or a movement with a single end."""
    question = after.question()
    if question == GO_WHERE or question == WHICH_GROUP or question == HOW_MANY or question == CARGO:
        return gain_of_pending(after, seat, prospects)
    then = worth_of_seat(after, seat, Prospects(after, seat))
    return then - worth_of_seat(before, seat, prospects)


def gain_of_going(state: State, seat: i64, prospects: Prospects) -> i64:
    """The best hex for what is chosen."""
    place = state.detail(0)
    faction = state.detail(1)
    leaving = loss_of_leaving(state, place, faction, prospects)
    best: i64 = 0
    first = True
    for action in state.legal_actions():
        gain = gain_of_end(state, seat, place, action - HEX, faction, prospects) - leaving
        if first or gain > best:
            best = gain
        first = False
    return best


def loss_of_leaving(state: State, place: i64, faction: i64, prospects: Prospects) -> i64:
    """A claim that nobody stays to hold."""
    if not prospects.claimed[place]:
        return 0
    counts = count_kinds(state, place, faction)
    for index in range(state.picks):
        counts[kind_in(state.chosen[index])] -= count_in(state.chosen[index])
    return CLAIM if counts[0] + counts[BOSS] == 0 else 0


def gain_of_end(state: State, seat: i64, place: i64, target: i64, faction: i64, prospects: Prospects) -> i64:
    """What is better at the end of a movement than at its beginning."""
    enemy = state.enemy_in(target, seat)
    if enemy != NOBODY:
        return gain_of_attack(state, target, faction, enemy)
    strength = fade(state)
    total: i64 = 0
    walkers: i64 = 0
    for index in range(state.picks):
        kind = kind_in(state.chosen[index])
        if kind <= BOSS:
            walkers += count_in(state.chosen[index])
        elif kind == BOAT:
            total += (call_at(prospects, target) - call_at(prospects, place)) * CALL
    nearer = NEAR[prospects.steps[target]] - NEAR[prospects.steps[place]]
    if not state.kind_power(FLOATS, faction, BAND):
        nearer += ABOARD * (i64(not state.map().is_land(target)) - i64(not state.map().is_land(place)))
    total += walkers * nearer * strength // 10
    if walkers and prospects.steps[target] == 0 and not prospects.closed[target] and state.map().is_land(target):
        total += CLAIM - NEAR[0]
    return total


def call_at(prospects: Prospects, place: i64) -> i64:
    """Those who wait beside a hex, as far as one Boat takes them."""
    return prospects.calls[place] if prospects.calls[place] < 3 else 3


def gain_of_attack(state: State, target: i64, faction: i64, enemy: i64) -> i64:
    """What an attack takes from the enemy, less what it costs."""
    strength = fade(state)
    own = count_kinds(state, target, faction)
    theirs = count_kinds(state, target, enemy)
    before: i64 = 0
    shift: i64 = 0
    if state.has(target, faction):
        shift = shift_of(state, own, theirs, faction, enemy)
        before = gap(state, own, theirs, shift, faction, enemy, strength)
    else:
        before = -weighed(state, whole(theirs, strength))
    coming: i64 = 0
    for index in range(state.picks):
        kind = kind_in(state.chosen[index])
        own[kind] += count_in(state.chosen[index])
        coming += count_in(state.chosen[index]) * UNITS[kind] * strength // 10
    shift = shift_of(state, own, theirs, faction, enemy)
    after = gap(state, own, theirs, shift, faction, enemy, strength)
    return after - before - coming


def gap(state: State, own: vec[i64], theirs: vec[i64], shift: i64, faction: i64, enemy: i64, strength: i64) -> i64:
    """What a fight is likely to leave and to bring, to oneself less to the enemy."""
    mine = side_worth(state, faction, own, theirs, shift, strength)
    return mine - weighed(state, side_worth(state, enemy, theirs, own, -shift, strength))


def whole(counts: vec[i64], strength: i64) -> i64:
    """What a stack is worth that nobody attacks."""
    total = counts[BASE] * UNITS[BASE] * 10
    for kind in range(i64(BASE)):
        total += counts[kind] * UNITS[kind] * strength
    return total // 10


def weighed(state: State, worth: i64) -> i64:
    """What an enemy has, as far as it matters among several."""
    return worth if state.setup.seats == 2 else worth * RIVALS // 100


def gain_of_placing(state: State, prospects: Prospects) -> i64:
    """The best hex for a unit that is being recruited, less its price."""
    faction = state.detail(0)
    kind = state.detail(1)
    best: i64 = 0
    for place in places_for(state, faction, kind):
        gain: i64 = 0
        if kind <= BOSS:
            gain = NEAR[prospects.steps[place]]
            if prospects.steps[place] == 0 and not prospects.closed[place]:
                gain = CLAIM
        elif kind == BASE and not prospects.claimed[place]:
            gain = -POINT
        elif kind == BOAT:
            gain = call_at(prospects, place) * CALL
        best = gain if gain > best else best
    return (
        best
        + new_unit(state, faction, kind, prospects)
        - state.kind_power(PRICE, faction, kind) * POINT * fade(state) // 10
    )


def new_unit(state: State, faction: i64, kind: i64, prospects: Prospects) -> i64:
    """What one more unit of a kind is worth, wherever it is."""
    if kind == BASE:
        return UNITS[BASE] - CLAIM
    worth = UNITS[kind] * fade(state) // 10
    if kind == BOAT:
        slots = count_slots(state, state.owner[faction])
        more = slots + state.kind_power(SLOTS, faction, BOAT)
        worth += places_worth(state, prospects, more) - places_worth(state, prospects, slots)
    return worth
