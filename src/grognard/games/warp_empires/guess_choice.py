"""A choice that another player is in the middle of, drawn anew: who goes along so far, which chit was bought for an open price."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from grognard.core.chance import Rng
from grognard.games.warp_empires.fall import add_to_pile, pile_at
from grognard.games.warp_empires.phases.recruit import has_place, price
from grognard.games.warp_empires.questions import GO_WHERE, PLACE_RECRUIT, WHO_GOES
from grognard.games.warp_empires.reach import Muster
from grognard.games.warp_empires.state import State


def guess_choice(state: State, seat: i64, rng: Rng) -> None:
    """What a seat that is not asked cannot know of the open question.

    Rule: WE-R22, WE-R51
    """
    question = state.question()
    if state.depth == 0 or state.asked() == seat:
        return
    if question == WHO_GOES:
        guess_group(state, state.detail(3), rng)
    elif question == GO_WHERE:
        guess_group(state, state.detail(2), rng)
    elif question == PLACE_RECRUIT:
        guess_recruit(state, rng)


def guess_group(state: State, row: i64, rng: Rng) -> None:
    """A group of as many units out of the stack that can go somewhere; the one that is there when none else is found."""
    number: i64 = 0
    for kind in range(state.tables.types):
        number += i64(state.group[kind])
    muster = Muster(state, state.detail(0), row)
    last: i64 = 0
    for _ in range(number):
        last = add_one(muster, last, rng)
        if last < 0:
            return
    if state.question() == GO_WHERE and not muster.is_complete():
        return
    for kind in range(state.tables.types):
        state.group[kind] = i16(muster.chosen[kind])
    if state.question() == WHO_GOES and number:
        state.set_detail(2, last)


def add_one(muster: Muster, last: i64, rng: Rng) -> i64:
    """Choose one more unit by lot, of a type no earlier than the last one; its type, below 0 when none can be added."""
    types = muster.state.tables.types
    weights = vec[i64]([0] * types)
    for kind in range(last, types):
        if muster.able[kind]:
            muster.choose(kind, 1)
            if muster.can_complete(kind):
                weights[kind] = muster.able[kind] + 1
            muster.choose(kind, -1)
    chosen = draw_type(weights, rng)
    if chosen >= 0:
        muster.choose(chosen, 1)
    return chosen


def draw_type(weights: vec[i64], rng: Rng) -> i64:
    """A type by its weight, below 0 when none has any."""
    total: i64 = 0
    for kind in range(i64(len(weights))):
        total += weights[kind]
    if total == 0:
        return -1
    drawn = rng.below(total)
    for kind in range(i64(len(weights))):
        if drawn < weights[kind]:
            return kind
        drawn -= weights[kind]
    raise AssertionError("the weights are fewer than their sum")


def guess_recruit(state: State, rng: Rng) -> None:
    """A chit of the same price out of the same pile in place of the one that was bought."""
    kind = state.detail(0)
    pile = state.tables.pile_of[kind]
    first = pile_at(state, pile, state.active)
    weights = vec[i64]([0] * state.tables.types)
    for other in range(state.tables.types):
        there = i64(state.pile[first + other]) + (1 if other == kind else 0)
        if state.tables.pile_of[other] != pile or there == 0 or not has_place(state, other):
            continue
        if price(state, other) == state.detail(1):
            weights[other] = there
    drawn = draw_type(weights, rng)
    if drawn >= 0:
        exchange(state, kind, drawn)


def exchange(state: State, kind: i64, other: i64) -> None:
    """The other chit is the one that was bought."""
    add_to_pile(state, state.active, kind)
    add_to_pile(state, state.active, other, -1)
    state.bought[kind] = i16(i64(state.bought[kind]) - 1)
    state.bought[other] = i16(i64(state.bought[other]) + 1)
    state.set_detail(0, other)
