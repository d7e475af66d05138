"""Which phase asks chance what, and who answers with the outcome."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.game import EVERYONE
from grognard.games.mysterious_islands.hands import count_cards, hand_size
from grognard.games.mysterious_islands.phases.battle import draw_loss, size_of_side
from grognard.games.mysterious_islands.phases.bombard import draw_unit, size_of_stack
from grognard.games.mysterious_islands.phases.cards import draw_card, steal_card
from grognard.games.mysterious_islands.phases.event import draw_island
from grognard.games.mysterious_islands.phases.homes import draw_home, size_of_home
from grognard.games.mysterious_islands.phases.invent import draw_invention, size_of_inventions
from grognard.games.mysterious_islands.phases.setup import draw_lot, make_map, roll_first, size_of_lot
from grognard.games.mysterious_islands.phases.throw import draw_again, draw_one, draw_throw, sizes_of_throw
from grognard.games.mysterious_islands.questions import (
    C_DRAW,
    C_FIRST,
    C_HOME,
    C_INVENTION,
    C_ISLAND,
    C_LOSS,
    C_LOT,
    C_MAP,
    C_STEAL,
    C_THROW,
    C_THROW_AGAIN,
    C_THROW_ONE,
    C_UNIT,
)
from grognard.games.mysterious_islands.state import State

# What chance is asked for; the numbers are what chance() gives as the purpose.
PURPOSES: Final = [
    "throw",
    "rethrow",
    "reroll",
    "unit",
    "loss",
    "draw",
    "steal",
    "island",
    "invention",
    "lot",
    "first",
    "map",
    "home",
]
MAPS: Final = 4294967296  # 2**32 maps


def chance_of(state: State, question: i64) -> vec[i64]:
    """The size, the purpose, and who may know the outcome.

    Rule: MI-009, MI-R08, MI-R149, MI-R162
    """
    if question == C_DRAW:
        seat = state.detail(0)
        return vec[i64]([count_cards(state), number_of(question), SEAT_BITS[seat]])
    if question == C_STEAL:
        size = hand_size(state, state.detail(1))
        return vec[i64]([size, number_of(question), SEAT_BITS[state.detail(0)] | SEAT_BITS[state.detail(1)]])
    return vec[i64]([size_of(state, question), number_of(question), EVERYONE])


def size_of(state: State, question: i64) -> i64:
    """How many outcomes an open question to chance has."""
    if question == C_THROW or question == C_THROW_ONE or question == C_THROW_AGAIN:
        return sizes_of_throw(state)
    if question == C_UNIT:
        return size_of_stack(state)
    if question == C_LOSS:
        return size_of_side(state)
    if question == C_ISLAND:
        return i64(len(state.map().islands))
    if question == C_INVENTION:
        return size_of_inventions(state)
    if question == C_FIRST:
        return 6
    if question == C_MAP:
        return MAPS
    return size_of_lot(state) if question == C_LOT else size_of_home(state)


def number_of(question: i64) -> i64:
    """The number of the purpose of a question."""
    for index in range(i64(len(QUESTIONS))):
        if QUESTIONS[index] == question:
            return index
    raise AssertionError("chance is not asked")


def carry_out(state: State, question: i64, outcome: i64) -> None:
    """Let the phase that asked go on."""
    if question == C_THROW:
        draw_throw(state, outcome)
    elif question == C_THROW_ONE:
        draw_one(state, outcome)
    elif question == C_THROW_AGAIN:
        draw_again(state, outcome)
    elif question == C_UNIT:
        draw_unit(state, outcome)
    elif question == C_LOSS:
        draw_loss(state, outcome)
    elif question == C_DRAW:
        draw_card(state, outcome)
    elif question == C_STEAL:
        steal_card(state, outcome)
    else:
        carry_out_rare(state, question, outcome)


def carry_out_rare(state: State, question: i64, outcome: i64) -> None:
    """Events and setting up."""
    if question == C_ISLAND:
        draw_island(state, outcome)
    elif question == C_INVENTION:
        draw_invention(state, outcome)
    elif question == C_LOT:
        draw_lot(state, outcome)
    elif question == C_FIRST:
        roll_first(state, outcome)
    elif question == C_MAP:
        make_map(state, outcome)
    elif question == C_HOME:
        draw_home(state, outcome)


QUESTIONS: Final = vec[i64](
    [
        C_THROW,
        C_THROW_ONE,
        C_THROW_AGAIN,
        C_UNIT,
        C_LOSS,
        C_DRAW,
        C_STEAL,
        C_ISLAND,
        C_INVENTION,
        C_LOT,
        C_FIRST,
        C_MAP,
        C_HOME,
    ]
)  # in the order of PURPOSES
SEAT_BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32])
