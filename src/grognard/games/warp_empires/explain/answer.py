"""The answer to "why may I not?", for every action number and for territories and units that somebody points at."""

from collections.abc import Callable, Sequence
from typing import Final

from grognard.core.explaining import no
from grognard.core.game import CHANCE, OVER
from grognard.core.views import Refusal
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import (
    ACTION_COUNT,
    CARD,
    DONE,
    FREE,
    INDEX,
    PILE,
    PLACE,
    PLAYER,
    POWER,
    RAISE,
    UNIT,
)
from grognard.games.warp_empires.explain import battle, cards, moving, others
from grognard.games.warp_empires.explain.case import Case, case_of
from grognard.games.warp_empires.explain.places import explain_places
from grognard.games.warp_empires.names import seat_name
from grognard.games.warp_empires.state import B_SIDE, State

Check = Callable[[Case, int], Refusal | None]


def fine(case: Case, value: int) -> None:
    """Nothing to say against it."""


# By question: what answers it, as the first number of a range of actions and what may be said against one of them.
ANSWERS: Final[dict[int, dict[int, Check]]] = {
    q.PICK_POWER: {POWER: others.explain_power},
    q.PICK_HOME: {PLACE: others.explain_home},
    q.PICK_EXTRA: {PLACE: others.explain_extra},
    q.DROP: {DONE: fine, CARD: cards.explain_drop, INDEX: cards.explain_card},
    q.LIMIT: {CARD: cards.explain_drop},
    q.FOE_START: {DONE: fine, CARD: cards.explain_card},
    q.MAIN: {DONE: fine, RAISE: others.explain_raise, FREE: moving.explain_free, CARD: cards.explain_card},
    q.FROM_WHERE: {DONE: moving.explain_stop, PLACE: moving.explain_from},
    q.WHO_GOES: {DONE: moving.explain_complete, UNIT: moving.explain_unit},
    q.GO_WHERE: {PLACE: moving.explain_go, UNIT: moving.explain_on_way},
    q.STORM: {DONE: fine, CARD: cards.explain_card},
    q.WHICH_FOE: {PLAYER: cards.explain_foe},
    q.WHICH_STACK: {PLACE: cards.explain_stack},
    q.WHOSE_STACK: {PLAYER: cards.explain_whose},
    q.RAISE_WHERE: {PLACE: others.explain_raise_where},
    q.RAISE_WHO: {UNIT: others.explain_raise_who},
    q.WHICH_BATTLE: {PLACE: battle.explain_battle},
    q.WHICH_ENEMY: {PLAYER: battle.explain_enemy},
    q.BATTLE_CARD: {DONE: fine, CARD: battle.explain_card},
    q.AIM_CARD: {INDEX: battle.explain_aim_card},
    q.AIM_UNIT: {UNIT: battle.explain_aim_unit},
    q.FIRST_LOSS: {UNIT: battle.explain_first_loss},
    q.MORE_LOSSES: {UNIT: battle.explain_loss},
    q.PAYMENT: {UNIT: battle.explain_payment},
    q.RETREAT: {PLACE: battle.explain_retreat},
    q.RECRUIT: {DONE: fine, RAISE: others.explain_raise, CARD: cards.explain_card, UNIT: others.explain_purchase},
    q.WHICH_PILE: {PILE: others.explain_pile},
    q.PLACE_RECRUIT: {PLACE: others.explain_recruit},
    q.UPKEEP_WHERE: {DONE: others.explain_keep, PLACE: others.explain_upkeep},
    q.UPKEEP_WHO: {UNIT: others.explain_upkeep_who},
    q.KILL_WHO: {UNIT: cards.explain_victim},
}
STARTS: Final = (PLACE, INDEX, PILE, POWER, PLAYER, UNIT, CARD)
WINDOWS: Final = (q.FOE_START, q.STORM, q.BATTLE_CARD)
ALONE: Final = (DONE, RAISE, FREE)


def explain(state: State, seat: int, asked: int | Sequence[str]) -> Refusal | None:
    """Why the seat may not do what is asked, an action number or ids of territories and units; None exactly when it may.

    Rule: WE-R70
    """
    refusal = not_asked(state, seat)
    if refusal is not None:
        return refusal
    if not isinstance(asked, int):
        return explain_places(state, list(asked), explain_number)
    if not 0 <= asked < ACTION_COUNT:
        return no("WE-014", f"No action has the number {asked}.")
    return explain_number(state, asked)


def not_asked(state: State, seat: int) -> Refusal | None:
    """Why a seat has nothing to choose now. Rule: WE-013, WE-R31, WE-R63, WE-R70, WE-R73"""
    if state.actor == OVER:
        return no("WE-R63", "The game is over.")
    if state.actor == CHANCE:
        return no("WE-R73", "Dice or a draw come first.")
    if state.actor == seat:
        return None
    if state.question() == q.BATTLE_CARD and seat not in list(state.battle[B_SIDE : B_SIDE + 2]):
        return no("WE-R31", "Only the two sides of a battle play cards into it.")
    if state.question() in WINDOWS:
        return no("WE-R70", "The table waits for answers, and you are not asked now.")
    return no("WE-013", f"You are not asked now; {seat_name(state, int(state.actor))} has the choice.")


def start_of(number: int) -> int:
    """The first number of the range that an action belongs to."""
    return number if number in ALONE else next((first for first in STARTS if number >= first), -1)


def explain_number(state: State, number: int) -> Refusal | None:
    """Why an action is not legal for the seat that is asked. Rule: WE-008, WE-026"""
    case, start = case_of(state), start_of(number)
    check = ANSWERS[case.question].get(start)
    if check is not None:
        return check(case, number - start)
    if start == CARD:
        return cards.wrong_time(case)
    if case.question == q.WHICH_BATTLE and start == DONE:
        return no("WE-026", "Opposing stacks in one territory fight; neither side can decline.")
    return no(case.asks.rule, f"That is no answer to: {case.asks.text}")
