"""Which phase carries out which step."""

from mypy_extensions import i64

from grognard.games.mysterious_islands.phases.act import step_act
from grognard.games.mysterious_islands.phases.aftermath import aftermath, bite_rolled, capture_rolled, convert_rolled
from grognard.games.mysterious_islands.phases.battle import battle_rolled, losses, next_roll
from grognard.games.mysterious_islands.phases.bombard import shot_rolled, step_bombard
from grognard.games.mysterious_islands.phases.cards import draw_next, step_discard, step_negate
from grognard.games.mysterious_islands.phases.event import event_named, event_rolled
from grognard.games.mysterious_islands.phases.fight import check_fight, step_fight
from grognard.games.mysterious_islands.phases.hide import hide_rolled
from grognard.games.mysterious_islands.phases.homes import next_berth, next_home
from grognard.games.mysterious_islands.phases.invent import reinforced
from grognard.games.mysterious_islands.phases.move import step_move
from grognard.games.mysterious_islands.phases.overboard import going_down, wash_rolled
from grognard.games.mysterious_islands.phases.recruit import recruit_rolled, recruit_rolls, step_recruit
from grognard.games.mysterious_islands.phases.rise import regenerate, regenerated, rise_next
from grognard.games.mysterious_islands.phases.setup import next_pick
from grognard.games.mysterious_islands.phases.seven_eight import next_eight
from grognard.games.mysterious_islands.phases.stands import card_stands
from grognard.games.mysterious_islands.phases.throw import step_window
from grognard.games.mysterious_islands.phases.turn import begin_phase, begin_turn, end_turn
from grognard.games.mysterious_islands.questions import (
    ACT,
    AFTERMATH,
    BATTLE_ROLLED,
    BEGIN_PHASE,
    BEGIN_TURN,
    BITE_ROLLED,
    BOMBARD,
    CAPTURE_ROLLED,
    CARD_STANDS,
    CHECK_FIGHT,
    CONVERT_ROLLED,
    DISCARD,
    DRAW_ONE,
    END_TURN,
    EVENT_NAMED,
    EVENT_ROLLED,
    FIGHT_WHERE,
    GOING_DOWN,
    HIDE_ROLLED,
    LOSSES,
    MOVE,
    NEGATE_WINDOW,
    NEXT_BERTH,
    NEXT_EIGHT,
    NEXT_HOME,
    NEXT_PICK,
    NEXT_ROLL,
    RECRUIT,
    RECRUIT_ROLLED,
    RECRUIT_ROLLS,
    REGENERATE,
    REGENERATED,
    REINFORCED,
    RISE_NEXT,
    ROLL_WINDOW,
    SHOT_ROLLED,
    WASH_ROLLED,
)
from grognard.games.mysterious_islands.state import State


def step(state: State, question: i64) -> None:
    """Carry out the topmost step of a fight, or of another kind."""
    if question == NEXT_ROLL:
        next_roll(state)
    elif question == BATTLE_ROLLED:
        battle_rolled(state)
    elif question == LOSSES:
        losses(state)
    elif question == CHECK_FIGHT:
        check_fight(state)
    elif question == GOING_DOWN:
        going_down(state)
    elif question == WASH_ROLLED:
        wash_rolled(state)
    elif question == AFTERMATH:
        aftermath(state)
    elif question == BITE_ROLLED:
        bite_rolled(state)
    elif question == CONVERT_ROLLED:
        convert_rolled(state)
    elif question == CAPTURE_ROLLED:
        capture_rolled(state)
    elif question == FIGHT_WHERE:
        step_fight(state)
    else:
        step_phases(state, question)


def step_phases(state: State, question: i64) -> None:
    """Carry out a step of a phase, a throw, a card."""
    if question == SHOT_ROLLED:
        shot_rolled(state)
    elif question == HIDE_ROLLED:
        hide_rolled(state)
    elif question == RECRUIT_ROLLS:
        recruit_rolls(state)
    elif question == RECRUIT_ROLLED:
        recruit_rolled(state)
    elif question == BEGIN_PHASE:
        begin_phase(state)
    elif question == BEGIN_TURN:
        begin_turn(state)
    elif question == END_TURN:
        end_turn(state)
    elif question == ROLL_WINDOW:
        step_window(state)
    elif question == NEGATE_WINDOW:
        step_negate(state)
    elif question == CARD_STANDS:
        card_stands(state)
    else:
        step_cards(state, question)


def step_cards(state: State, question: i64) -> None:
    """Carry out a step of recruiting, moving, shooting, Bombs, cards and rising."""
    if question == MOVE:
        step_move(state)
    elif question == BOMBARD:
        step_bombard(state)
    elif question == ACT:
        step_act(state)
    elif question == RECRUIT:
        step_recruit(state)
    elif question == NEXT_EIGHT:
        next_eight(state)
    elif question == DRAW_ONE:
        draw_next(state)
    elif question == DISCARD:
        step_discard(state)
    elif question == REGENERATE:
        regenerate(state)
    elif question == REGENERATED:
        regenerated(state)
    elif question == RISE_NEXT:
        rise_next(state)
    else:
        step_others(state, question)


def step_others(state: State, question: i64) -> None:
    """Carry out a step of events and setting up."""
    if question == EVENT_ROLLED:
        event_rolled(state)
    elif question == EVENT_NAMED:
        event_named(state)
    elif question == REINFORCED:
        reinforced(state)
    elif question == NEXT_PICK:
        next_pick(state)
    elif question == NEXT_HOME:
        next_home(state)
    elif question == NEXT_BERTH:
        next_berth(state)
    else:
        raise AssertionError("there is no such step")
