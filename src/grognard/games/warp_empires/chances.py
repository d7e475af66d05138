"""Which phase asks chance what, and who answers with the outcome."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.game import EVERYONE
from grognard.games.warp_empires.phases.deal import (
    audience_of_start_unit,
    deal_leader,
    draw_start_unit,
    size_of_leader,
    size_of_start_unit,
)
from grognard.games.warp_empires.phases.draw import draw_card, size_of_card
from grognard.games.warp_empires.phases.effects import (
    kill_unit,
    roll_points,
    size_of_dice,
    size_of_kill,
    size_of_steal,
    steal_card,
)
from grognard.games.warp_empires.phases.homes import draw_home, size_of_home
from grognard.games.warp_empires.phases.recruit import draw_chit, roll_bonus, size_of_bonus, size_of_chit
from grognard.games.warp_empires.phases.setup import roll_map, roll_order, size_of_order
from grognard.games.warp_empires.questions import (
    C_BONUS,
    C_CARD,
    C_CHIT,
    C_DICE,
    C_HOME,
    C_KILL,
    C_LEADER,
    C_MAP,
    C_ORDER,
    C_START_UNIT,
    C_STEAL,
)
from grognard.games.warp_empires.state import State, seat_bit

# What chance is asked for; the numbers are what chance() gives as the purpose.
PURPOSES: Final = ["card", "chit", "bonus", "steal", "kill", "points", "start-unit", "leader", "order", "map", "home"]
MAPS: Final = 4294967296  # 2**32 maps
QUESTIONS: Final = vec[i64](
    [C_CARD, C_CHIT, C_BONUS, C_STEAL, C_KILL, C_DICE, C_START_UNIT, C_LEADER, C_ORDER, C_MAP, C_HOME]
)  # in the order of PURPOSES


def chance_of(state: State, question: i64) -> vec[i64]:
    """The size, the purpose, and the seats that may know the outcome.

    Rule: WE-R73
    """
    for index in range(i64(len(QUESTIONS))):
        if QUESTIONS[index] == question:
            return vec[i64]([size_of(state, question), index, audience_of(state, question)])
    raise AssertionError("chance is not asked")


def audience_of(state: State, question: i64) -> i64:
    """A mask of seats, EVERYONE unless a draw is hidden."""
    if question == C_CARD:
        return seat_bit(state.detail(0))
    if question == C_START_UNIT:
        return audience_of_start_unit(state)
    if question == C_CHIT:
        return seat_bit(state.active)
    if question == C_STEAL:
        return seat_bit(state.detail(0)) | seat_bit(state.detail(1))
    return EVERYONE


def size_of(state: State, question: i64) -> i64:
    """How many outcomes an open question to chance has."""
    if question == C_CARD:
        return size_of_card(state)
    if question == C_CHIT:
        return size_of_chit(state)
    if question == C_BONUS:
        return size_of_bonus(state)
    if question == C_STEAL:
        return size_of_steal(state)
    if question == C_KILL:
        return size_of_kill(state)
    if question == C_DICE:
        return size_of_dice(state)
    if question == C_START_UNIT:
        return size_of_start_unit(state)
    if question == C_LEADER:
        return size_of_leader(state)
    if question == C_ORDER:
        return size_of_order(state)
    if question == C_HOME:
        return size_of_home(state)
    return MAPS


def carry_out(state: State, question: i64, outcome: i64) -> None:
    """Let the phase that asked go on."""
    if question == C_CARD:
        draw_card(state, outcome)
    elif question == C_CHIT:
        draw_chit(state, outcome)
    elif question == C_BONUS:
        roll_bonus(state, outcome)
    elif question == C_STEAL:
        steal_card(state, outcome)
    elif question == C_KILL:
        kill_unit(state, outcome)
    elif question == C_DICE:
        roll_points(state, outcome)
    elif question == C_START_UNIT:
        draw_start_unit(state, outcome)
    elif question == C_LEADER:
        deal_leader(state, outcome)
    elif question == C_ORDER:
        roll_order(state, outcome)
    elif question == C_MAP:
        roll_map(state, outcome)
    elif question == C_HOME:
        draw_home(state, outcome)
