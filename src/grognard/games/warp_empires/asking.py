"""Which phase answers which question of a seat."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.phases.battle import apply_battle, apply_enemy, legal_battle, legal_enemy
from grognard.games.warp_empires.phases.battle_cards import (
    apply_aim_card,
    apply_aim_unit,
    apply_battle_card,
    legal_aim_card,
    legal_aim_unit,
    legal_battle_card,
)
from grognard.games.warp_empires.phases.draw import apply_drop, apply_limit, legal_drop, legal_limit
from grognard.games.warp_empires.phases.effects import (
    apply_foe,
    apply_kill,
    apply_stack,
    apply_whose,
    legal_foe,
    legal_kill,
    legal_stack,
    legal_whose,
)
from grognard.games.warp_empires.phases.homes import apply_extra, apply_home, legal_extra, legal_home
from grognard.games.warp_empires.phases.losses import (
    apply_first_loss,
    apply_more_losses,
    apply_payment,
    legal_first_loss,
    legal_more_losses,
    legal_payment,
)
from grognard.games.warp_empires.phases.main import apply_main, legal_main
from grognard.games.warp_empires.phases.move import (
    apply_from,
    apply_go,
    apply_who_goes,
    legal_from,
    legal_go,
    legal_who_goes,
)
from grognard.games.warp_empires.phases.raising import apply_raise, apply_raise_who, legal_raise, legal_raise_who
from grognard.games.warp_empires.phases.recruit import (
    apply_pile,
    apply_place,
    apply_recruit,
    legal_pile,
    legal_place,
    legal_recruit,
)
from grognard.games.warp_empires.phases.retreat import apply_retreat, legal_retreat
from grognard.games.warp_empires.phases.setup import apply_power, legal_power
from grognard.games.warp_empires.phases.upkeep import apply_upkeep, apply_upkeep_who, legal_upkeep, legal_upkeep_who
from grognard.games.warp_empires.phases.windows import apply_foe_start, apply_storm, legal_foe_start, legal_storm
from grognard.games.warp_empires.questions import (
    AIM_CARD,
    AIM_UNIT,
    BATTLE_CARD,
    DROP,
    FIRST_LOSS,
    FOE_START,
    FROM_WHERE,
    GO_WHERE,
    KILL_WHO,
    LIMIT,
    MAIN,
    MORE_LOSSES,
    PAYMENT,
    PICK_EXTRA,
    PICK_HOME,
    PICK_POWER,
    PLACE_RECRUIT,
    RAISE_WHERE,
    RAISE_WHO,
    RECRUIT,
    RETREAT,
    STORM,
    UPKEEP_WHERE,
    UPKEEP_WHO,
    WHICH_BATTLE,
    WHICH_ENEMY,
    WHICH_FOE,
    WHICH_PILE,
    WHICH_STACK,
    WHO_GOES,
    WHOSE_STACK,
)
from grognard.games.warp_empires.state import State


def legal_moving(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in the Move phase."""
    if question == MAIN:
        return legal_main(state, out)
    if question == FROM_WHERE:
        return legal_from(state, out)
    if question == WHO_GOES:
        return legal_who_goes(state, out)
    if question == GO_WHERE:
        return legal_go(state, out)
    if question == FOE_START:
        return legal_foe_start(state, out)
    if question == STORM:
        return legal_storm(state, out)
    if question == WHICH_FOE:
        return legal_foe(state, out)
    if question == WHICH_STACK:
        return legal_stack(state, out)
    if question == WHOSE_STACK:
        return legal_whose(state, out)
    if question == RAISE_WHERE:
        return legal_raise(state, out)
    if question == RAISE_WHO:
        return legal_raise_who(state, out)
    return legal_battles(state, question, out)


def legal_battles(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in the Battle phase."""
    if question == WHICH_BATTLE:
        return legal_battle(state, out)
    if question == WHICH_ENEMY:
        return legal_enemy(state, out)
    if question == BATTLE_CARD:
        return legal_battle_card(state, out)
    if question == AIM_CARD:
        return legal_aim_card(state, out)
    if question == AIM_UNIT:
        return legal_aim_unit(state, out)
    if question == FIRST_LOSS:
        return legal_first_loss(state, out)
    if question == MORE_LOSSES:
        return legal_more_losses(state, out)
    if question == PAYMENT:
        return legal_payment(state, out)
    if question == RETREAT:
        return legal_retreat(state, out)
    return legal_rest(state, question, out)


def legal_rest(state: State, question: i64, out: vec[i64]) -> vec[i64]:
    """Choices in the other phases and setting up."""
    if question == KILL_WHO:
        return legal_kill(state, out)
    if question == RECRUIT:
        return legal_recruit(state, out)
    if question == WHICH_PILE:
        return legal_pile(state, out)
    if question == PLACE_RECRUIT:
        return legal_place(state, out)
    if question == UPKEEP_WHERE:
        return legal_upkeep(state, out)
    if question == UPKEEP_WHO:
        return legal_upkeep_who(state, out)
    if question == DROP:
        return legal_drop(state, out)
    if question == LIMIT:
        return legal_limit(state, out)
    if question == PICK_POWER:
        return legal_power(state, out)
    if question == PICK_HOME:
        return legal_home(state, out)
    if question == PICK_EXTRA:
        return legal_extra(state, out)
    raise AssertionError("no seat is asked that")


def apply_moving(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in the Move phase."""
    if question == MAIN:
        apply_main(state, action)
    elif question == FROM_WHERE:
        apply_from(state, action)
    elif question == WHO_GOES:
        apply_who_goes(state, action)
    elif question == GO_WHERE:
        apply_go(state, action)
    elif question == FOE_START:
        apply_foe_start(state, action)
    elif question == STORM:
        apply_storm(state, action)
    elif question == WHICH_FOE:
        apply_foe(state, action)
    elif question == WHICH_STACK:
        apply_stack(state, action)
    elif question == WHOSE_STACK:
        apply_whose(state, action)
    elif question == RAISE_WHERE:
        apply_raise(state, action)
    elif question == RAISE_WHO:
        apply_raise_who(state, action)
    else:
        apply_battles(state, question, action)


def apply_battles(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in the Battle phase."""
    if question == WHICH_BATTLE:
        apply_battle(state, action)
    elif question == WHICH_ENEMY:
        apply_enemy(state, action)
    elif question == BATTLE_CARD:
        apply_battle_card(state, action)
    elif question == AIM_CARD:
        apply_aim_card(state, action)
    elif question == AIM_UNIT:
        apply_aim_unit(state, action)
    elif question == FIRST_LOSS:
        apply_first_loss(state, action)
    elif question == MORE_LOSSES:
        apply_more_losses(state, action)
    elif question == PAYMENT:
        apply_payment(state, action)
    elif question == RETREAT:
        apply_retreat(state, action)
    else:
        apply_rest(state, question, action)


def apply_rest(state: State, question: i64, action: i64) -> None:
    """Carry out a choice in the other phases and setting up."""
    if question == KILL_WHO:
        apply_kill(state, action)
    elif question == RECRUIT:
        apply_recruit(state, action)
    elif question == WHICH_PILE:
        apply_pile(state, action)
    elif question == PLACE_RECRUIT:
        apply_place(state, action)
    elif question == UPKEEP_WHERE:
        apply_upkeep(state, action)
    elif question == UPKEEP_WHO:
        apply_upkeep_who(state, action)
    elif question == DROP:
        apply_drop(state, action)
    elif question == LIMIT:
        apply_limit(state, action)
    elif question == PICK_POWER:
        apply_power(state, action)
    elif question == PICK_HOME:
        apply_home(state, action)
    elif question == PICK_EXTRA:
        apply_extra(state, action)
    else:
        raise AssertionError("no seat is asked that")
