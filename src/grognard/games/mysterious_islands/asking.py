"""Which phase answers which question of a seat."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.phases.act import apply_act, legal_act
from grognard.games.mysterious_islands.phases.aftermath import apply_bitten, apply_join, legal_bitten, legal_join
from grognard.games.mysterious_islands.phases.battle import apply_give_up, apply_loss, legal_give_up, legal_loss
from grognard.games.mysterious_islands.phases.bombard import (
    apply_aim,
    apply_bombard,
    apply_shooter,
    legal_aim,
    legal_bombard,
    legal_shooter,
)
from grognard.games.mysterious_islands.phases.cards import (
    apply_discard,
    apply_negate,
    apply_victim,
    legal_discard,
    legal_negate,
    legal_victim,
)
from grognard.games.mysterious_islands.phases.embark import apply_cargo, legal_cargo
from grognard.games.mysterious_islands.phases.event import apply_target, legal_target
from grognard.games.mysterious_islands.phases.fight import apply_fight, legal_fight
from grognard.games.mysterious_islands.phases.go import apply_go, legal_go
from grognard.games.mysterious_islands.phases.hide import (
    apply_hide,
    apply_hide_who,
    apply_refuge,
    legal_hide,
    legal_hide_who,
    legal_refuge,
)
from grognard.games.mysterious_islands.phases.homes import apply_berth, apply_start, legal_berth, legal_start
from grognard.games.mysterious_islands.phases.invent import (
    apply_invention,
    apply_receiver,
    legal_invention,
    legal_receiver,
)
from grognard.games.mysterious_islands.phases.move import (
    apply_group,
    apply_how_many,
    apply_move,
    legal_group,
    legal_how_many,
    legal_move,
)
from grognard.games.mysterious_islands.phases.overboard import (
    apply_overboard,
    apply_shore,
    legal_overboard,
    legal_shore,
)
from grognard.games.mysterious_islands.phases.recruit import apply_place, apply_recruit, legal_place, legal_recruit
from grognard.games.mysterious_islands.phases.rise import apply_rise, legal_rise
from grognard.games.mysterious_islands.phases.setup import apply_faction, legal_faction
from grognard.games.mysterious_islands.phases.seven_eight import (
    apply_eight,
    apply_eight_where,
    apply_seven,
    legal_eight,
    legal_eight_where,
    legal_seven,
)
from grognard.games.mysterious_islands.phases.throw import (
    apply_die,
    apply_step,
    apply_window,
    legal_die,
    legal_step,
    legal_window,
)
from grognard.games.mysterious_islands.questions import (
    ACT,
    AIM_WHERE,
    BITTEN,
    BOMBARD,
    CARGO,
    CHOOSE_BERTH,
    CHOOSE_START,
    DISCARD,
    EIGHT_WHERE,
    EIGHT_WINDOW,
    EVENT_TARGET,
    FIGHT_WHERE,
    GIVE_UP,
    GO_WHERE,
    HIDE_OR_STAND,
    HIDE_WHO,
    HOW_MANY,
    INVENT,
    JOIN_WHERE,
    LOSE_UNIT,
    MOVE,
    NEGATE_WINDOW,
    OVERBOARD,
    PICK_FACTION,
    PLACE_UNIT,
    RECEIVER,
    RECRUIT,
    REFUGE,
    RISE_WHERE,
    ROLL_WINDOW,
    SEVEN_WHERE,
    SHORE,
    UP_OR_DOWN,
    VICTIM,
    WHICH_DIE,
    WHICH_GROUP,
    WHO_SHOOTS,
)
from grognard.games.mysterious_islands.state import State


def legal_moving(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in the Movement and Recruit Phases."""
    if question == MOVE:
        return legal_move(state, out)
    if question == WHICH_GROUP:
        return legal_group(state, out)
    if question == HOW_MANY:
        return legal_how_many(state, out)
    if question == CARGO:
        return legal_cargo(state, out)
    if question == GO_WHERE:
        return legal_go(state, out)
    if question == RECRUIT:
        return legal_recruit(state, out)
    if question == PLACE_UNIT:
        return legal_place(state, out)
    return legal_shooting(state, question, out)


def legal_shooting(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in cards and dice, Bombardment and Action."""
    if question == ROLL_WINDOW:
        return legal_window(state, out)
    if question == WHICH_DIE:
        return legal_die(state, out)
    if question == UP_OR_DOWN:
        return legal_step(out)
    if question == NEGATE_WINDOW:
        return legal_negate(state, out)
    if question == VICTIM:
        return legal_victim(state, out)
    if question == DISCARD:
        return legal_discard(state, out)
    if question == BOMBARD:
        return legal_bombard(state, out)
    if question == WHO_SHOOTS:
        return legal_shooter(state, out)
    if question == AIM_WHERE:
        return legal_aim(state, out)
    if question == ACT:
        return legal_act(state, out)
    return legal_fighting(state, question, out)


def legal_fighting(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in the Combat Phase."""
    if question == FIGHT_WHERE:
        return legal_fight(state, out)
    if question == HIDE_OR_STAND:
        return legal_hide(out)
    if question == HIDE_WHO:
        return legal_hide_who(state, out)
    if question == REFUGE:
        return legal_refuge(state, out)
    if question == GIVE_UP:
        return legal_give_up(state, out)
    if question == LOSE_UNIT:
        return legal_loss(state, out)
    if question == OVERBOARD:
        return legal_overboard(state, out)
    if question == SHORE:
        return legal_shore(state, out)
    if question == BITTEN:
        return legal_bitten(state, out)
    if question == JOIN_WHERE:
        return legal_join(state, out)
    if question == RISE_WHERE:
        return legal_rise(state, out)
    return legal_others(state, question, out)


def legal_others(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in events, Sevens, Eights and setting up."""
    if question == SEVEN_WHERE:
        return legal_seven(state, out)
    if question == EIGHT_WINDOW:
        return legal_eight(state, out)
    if question == EIGHT_WHERE:
        return legal_eight_where(state, out)
    if question == EVENT_TARGET:
        return legal_target(state, out)
    if question == INVENT:
        return legal_invention(state, out)
    if question == RECEIVER:
        return legal_receiver(state, out)
    if question == PICK_FACTION:
        return legal_faction(state, out)
    if question == CHOOSE_START:
        return legal_start(state, out)
    if question == CHOOSE_BERTH:
        return legal_berth(state, out)
    raise AssertionError("no seat is asked that")


def apply_moving(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in the Movement and Recruit Phases."""
    if question == MOVE:
        apply_move(state, action)
    elif question == WHICH_GROUP:
        apply_group(state, action)
    elif question == HOW_MANY:
        apply_how_many(state, action)
    elif question == CARGO:
        apply_cargo(state, action)
    elif question == GO_WHERE:
        apply_go(state, action)
    elif question == RECRUIT:
        apply_recruit(state, action)
    elif question == PLACE_UNIT:
        apply_place(state, action)
    else:
        apply_shooting(state, question, action)


def apply_shooting(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in cards and dice, Bombardment and Action."""
    if question == ROLL_WINDOW:
        apply_window(state, action)
    elif question == WHICH_DIE:
        apply_die(state, action)
    elif question == UP_OR_DOWN:
        apply_step(state, action)
    elif question == NEGATE_WINDOW:
        apply_negate(state, action)
    elif question == VICTIM:
        apply_victim(state, action)
    elif question == DISCARD:
        apply_discard(state, action)
    elif question == BOMBARD:
        apply_bombard(state, action)
    elif question == WHO_SHOOTS:
        apply_shooter(state, action)
    elif question == AIM_WHERE:
        apply_aim(state, action)
    elif question == ACT:
        apply_act(state, action)
    else:
        apply_fighting(state, question, action)


def apply_fighting(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in the Combat Phase."""
    if question == FIGHT_WHERE:
        apply_fight(state, action)
    elif question == HIDE_OR_STAND:
        apply_hide(state, action)
    elif question == HIDE_WHO:
        apply_hide_who(state, action)
    elif question == REFUGE:
        apply_refuge(state, action)
    elif question == GIVE_UP:
        apply_give_up(state, action)
    elif question == LOSE_UNIT:
        apply_loss(state, action)
    elif question == OVERBOARD:
        apply_overboard(state, action)
    elif question == SHORE:
        apply_shore(state, action)
    elif question == BITTEN:
        apply_bitten(state, action)
    elif question == JOIN_WHERE:
        apply_join(state, action)
    elif question == RISE_WHERE:
        apply_rise(state, action)
    else:
        apply_others(state, question, action)


def apply_others(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in events, Sevens, Eights and setting up."""
    if question == SEVEN_WHERE:
        apply_seven(state, action)
    elif question == EIGHT_WINDOW:
        apply_eight(state, action)
    elif question == EIGHT_WHERE:
        apply_eight_where(state, action)
    elif question == EVENT_TARGET:
        apply_target(state, action)
    elif question == INVENT:
        apply_invention(state, action)
    elif question == RECEIVER:
        apply_receiver(state, action)
    elif question == PICK_FACTION:
        apply_faction(state, action)
    elif question == CHOOSE_START:
        apply_start(state, action)
    elif question == CHOOSE_BERTH:
        apply_berth(state, action)
    else:
        raise AssertionError("no seat is asked that")
