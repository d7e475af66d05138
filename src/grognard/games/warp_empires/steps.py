"""Which phase carries out which step."""

from mypy_extensions import i64

from grognard.games.warp_empires.phases.battle import fill, next_battle, sum_up
from grognard.games.warp_empires.phases.battle_cards import next_card
from grognard.games.warp_empires.phases.deal import deal_hands, deal_leaders, deal_units
from grognard.games.warp_empires.phases.draw import check_limit, draw_cards, step_drop
from grognard.games.warp_empires.phases.effects import do_effects, next_kill
from grognard.games.warp_empires.phases.hits import hit
from grognard.games.warp_empires.phases.homes import next_extra, next_home
from grognard.games.warp_empires.phases.losses import lose_forts, lose_rest, pay
from grognard.games.warp_empires.phases.main import step_main
from grognard.games.warp_empires.phases.move import do_move, next_move
from grognard.games.warp_empires.phases.out import check_out
from grognard.games.warp_empires.phases.recruit import next_chit, step_recruit
from grognard.games.warp_empires.phases.retreat import withdraw
from grognard.games.warp_empires.phases.setup import next_power
from grognard.games.warp_empires.phases.turn import begin_phase, begin_turn, end_turn
from grognard.games.warp_empires.phases.upkeep import next_upkeep
from grognard.games.warp_empires.phases.windows import next_answer
from grognard.games.warp_empires.questions import (
    BEGIN_PHASE,
    BEGIN_TURN,
    CHECK_LIMIT,
    CHECK_OUT,
    DEAL_HANDS,
    DEAL_LEADERS,
    DEAL_UNITS,
    DO_EFFECTS,
    DO_MOVE,
    DRAW_CARDS,
    DROP,
    END_TURN,
    FILL,
    FORTS,
    HIT,
    MAIN,
    NEXT_ANSWER,
    NEXT_BATTLE,
    NEXT_CARD,
    NEXT_CHIT,
    NEXT_EXTRA,
    NEXT_HOME,
    NEXT_KILL,
    NEXT_MOVE,
    NEXT_POWER,
    NEXT_UPKEEP,
    PAY,
    RECRUIT,
    REST,
    SUM,
    WITHDRAW,
)
from grognard.games.warp_empires.state import State


def step(state: State, question: i64) -> None:
    """Carry out a step of the Draw or Move phase, or of another kind."""
    if question == NEXT_MOVE:
        next_move(state)
    elif question == DO_MOVE:
        do_move(state)
    elif question == NEXT_ANSWER:
        next_answer(state)
    elif question == DO_EFFECTS:
        do_effects(state)
    elif question == NEXT_KILL:
        next_kill(state)
    elif question == DRAW_CARDS:
        draw_cards(state)
    elif question == CHECK_LIMIT:
        check_limit(state)
    elif question == DROP:
        step_drop(state)
    elif question == MAIN:
        step_main(state)
    else:
        step_battle(state, question)


def step_battle(state: State, question: i64) -> None:
    """Carry out a step of a battle, or of another kind."""
    if question == NEXT_BATTLE:
        next_battle(state)
    elif question == NEXT_CARD:
        next_card(state)
    elif question == HIT:
        hit(state)
    elif question == SUM:
        sum_up(state)
    elif question == FORTS:
        lose_forts(state)
    elif question == REST:
        lose_rest(state)
    elif question == PAY:
        pay(state)
    elif question == WITHDRAW:
        withdraw(state)
    elif question == FILL:
        fill(state)
    else:
        step_rest(state, question)


def step_rest(state: State, question: i64) -> None:
    """Carry out a step of the other phases and of setting up."""
    if question == NEXT_CHIT:
        next_chit(state)
    elif question == RECRUIT:
        step_recruit(state)
    elif question == NEXT_UPKEEP:
        next_upkeep(state)
    elif question == CHECK_OUT:
        state.close()
        check_out(state)
    elif question == BEGIN_PHASE:
        begin_phase(state)
    elif question == BEGIN_TURN:
        begin_turn(state)
    elif question == END_TURN:
        end_turn(state)
    else:
        step_setup(state, question)


def step_setup(state: State, question: i64) -> None:
    """Carry out a step of setting up."""
    if question == NEXT_POWER:
        next_power(state)
    elif question == NEXT_HOME:
        next_home(state)
    elif question == NEXT_EXTRA:
        next_extra(state)
    elif question == DEAL_LEADERS:
        deal_leaders(state)
    elif question == DEAL_UNITS:
        deal_units(state)
    elif question == DEAL_HANDS:
        deal_hands(state)
    else:
        raise AssertionError("there is no such step")
