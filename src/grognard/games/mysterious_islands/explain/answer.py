"""The answer to "why may I not?", for every action number and for hexes and units that somebody points at."""

from collections.abc import Callable, Sequence
from typing import Final

from grognard.core.explaining import no
from grognard.core.game import CHANCE, OVER
from grognard.core.views import Refusal
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import (
    ACTION_COUNT,
    BUY,
    CARD,
    DOWN,
    END,
    FACTION,
    HEX,
    HIDE,
    KIND,
    KINDS,
    LOT,
    NUMBER,
    PASS,
    REINFORCE,
    SEAT,
    SHAMAN,
    UP,
)
from grognard.games.mysterious_islands.explain import bombard, cards, combat, event, move, recruit, setup
from grognard.games.mysterious_islands.explain.case import Case, case_of
from grognard.games.mysterious_islands.explain.places import explain_places
from grognard.games.mysterious_islands.game import MOST_DECISIONS
from grognard.games.mysterious_islands.names import seat_name
from grognard.games.mysterious_islands.prompts import WINDOWS
from grognard.games.mysterious_islands.state import State

Check = Callable[[Case, int], Refusal | None]


def fine(case: Case, value: int) -> None:
    """Nothing to say against it."""


# By question: what answers it, as the first number of a range of actions and what may be said against one of them.
ANSWERS: Final[dict[int, dict[int, Check]]] = {
    q.PICK_FACTION: {FACTION: setup.explain_faction, LOT: fine},
    q.CHOOSE_START: {HEX: setup.explain_start},
    q.CHOOSE_BERTH: {HEX: setup.explain_berth},
    q.EVENT_TARGET: {HEX: event.explain_target},
    q.INVENT: {FACTION: event.explain_invention, REINFORCE: fine},
    q.RECEIVER: {FACTION: event.explain_receiver},
    q.RECRUIT: {
        END: fine,
        BUY: lambda case, value: recruit.explain_purchase(case, value // KINDS, value % KINDS),
    },
    q.PLACE_UNIT: {HEX: lambda case, place: recruit.explain_place(case, case.details[0], case.details[1], place)},
    q.MOVE: {END: fine, HEX: move.explain_stack},
    q.WHICH_GROUP: {NUMBER: move.explain_group},
    q.HOW_MANY: {NUMBER: move.explain_how_many},
    q.CARGO: {NUMBER: move.explain_cargo},
    q.GO_WHERE: {HEX: move.explain_go},
    q.SEVEN_WHERE: {HEX: cards.explain_seven},
    q.EIGHT_WINDOW: {PASS: fine},
    q.EIGHT_WHERE: {HEX: cards.explain_eight},
    q.BOMBARD: {END: fine, HEX: bombard.explain_shooters},
    q.WHO_SHOOTS: {KIND: bombard.explain_who_shoots},
    q.AIM_WHERE: {HEX: bombard.explain_aim},
    q.ACT: {END: fine, HEX: bombard.explain_bomb},
    q.FIGHT_WHERE: {HEX: combat.explain_fight, END: lambda case, value: combat.explain_no_more_fights(case)},
    q.HIDE_OR_STAND: {PASS: fine, HIDE: fine},
    q.HIDE_WHO: {NUMBER: combat.explain_hiders},
    q.REFUGE: {HEX: combat.explain_refuge},
    q.GIVE_UP: {PASS: fine, KIND: combat.explain_gift},
    q.LOSE_UNIT: {KIND: combat.explain_loss},
    q.OVERBOARD: {KIND: combat.explain_overboard},
    q.SHORE: {HEX: combat.explain_shore},
    q.BITTEN: {KIND: combat.explain_bitten},
    q.JOIN_WHERE: {HEX: combat.explain_join},
    q.RISE_WHERE: {HEX: combat.explain_rise},
    q.ROLL_WINDOW: {PASS: fine, SHAMAN: lambda case, value: cards.explain_reroll(case)},
    q.WHICH_DIE: {NUMBER: cards.explain_die},
    q.UP_OR_DOWN: {UP: fine, DOWN: fine},
    q.NEGATE_WINDOW: {PASS: fine},
    q.VICTIM: {SEAT: cards.explain_victim},
    q.DISCARD: {},
}
# Questions that some card answers; what else is played is refused with the rule of its time.
CARDS_PLAYED: Final = (*cards.MAIN, q.EIGHT_WINDOW, q.ROLL_WINDOW, q.NEGATE_WINDOW, q.DISCARD)
STARTS: Final = (HEX, NUMBER, BUY, FACTION, SEAT, CARD, KIND)
ALONE: Final = (PASS, END, HIDE, REINFORCE, SHAMAN, UP, DOWN, LOT)


def explain(state: State, seat: int, asked: int | Sequence[str]) -> Refusal | None:
    """Why the seat may not do what is asked, an action number or ids of hexes and units; None exactly when it may.

    Rule: MI-R153
    """
    refusal = not_asked(state, seat)
    if refusal is not None:
        return refusal
    if not isinstance(asked, int):
        return explain_places(state, list(asked), explain_number)
    if not 0 <= asked < ACTION_COUNT:
        return no("MI-R161", f"No action has the number {asked}.")
    return explain_number(state, asked)


def not_asked(state: State, seat: int) -> Refusal | None:
    """Why a seat has nothing to choose now. Rule: MI-006, MI-007, MI-009, MI-R153"""
    if state.actor == OVER:
        return no("MI-006", "The game is over.")
    if state.actor == CHANCE:
        return no("MI-009", "Dice or a draw come first.")
    if state.actor == seat:
        return None
    if state.question() in WINDOWS:
        return no("MI-R153", "The table waits for answers, and you are not asked now.")
    return no("MI-007", f"You are not asked now; {seat_name(state, int(state.actor))} has the choice.")


def explain_number(state: State, number: int) -> Refusal | None:
    """Why an action is not legal for the seat that is asked. Rule: MI-R161"""
    start = start_of(number)
    answers = ANSWERS[int(state.question())]
    if start == CARD:
        refusal = explain_rank(case_of(state), number - CARD)
    elif start == BUY and number >= BUY + KINDS * 12:
        return no("MI-R161", "No action has that number.")
    elif start in answers:
        refusal = out_of_range(state, start, number) or answers[start](case_of(state), number - start)
    else:
        return no_answer(state, start)
    if refusal is None and state.decisions >= MOST_DECISIONS and has_earlier(state, number):
        return no("MI-R161", "This turn has taken too long: only passing, ending and standing are left.")
    return refusal


def explain_rank(case: Case, rank: int) -> Refusal | None:
    """Why a card may not be played. Rule: MI-R149"""
    if not 1 <= rank <= 13:
        return no("MI-139", "There is no such card.")
    misplaced = cards.explain_card(case, rank)
    if misplaced is not None or case.question in CARDS_PLAYED:
        return misplaced
    raise AssertionError("a card has its time at a question that no card answers")


def out_of_range(state: State, start: int, number: int) -> Refusal | None:
    """Why there is no such hex. Rule: MI-R23"""
    if start == HEX and number - HEX >= state.map().hexes:
        return no("MI-R23", "The chart has no such hex.")
    return None


def no_answer(state: State, start: int) -> Refusal:
    """Refuses what does not answer the open question. Rule: MI-070, MI-R86, MI-R101, MI-R120, MI-R129"""
    case = case_of(state)
    if state.question() == q.EVENT_TARGET and start == PASS:
        return event.must_name(case)
    if start == SHAMAN:
        return no("MI-R120", "No throw of yours lies on the table that could be repeated.")
    if start == HIDE:
        return no("MI-R99", "Only who is attacked hides, before the first roll of a fight.")
    return case.no_answer()


def has_earlier(state: State, number: int) -> bool:
    """Whether some smaller number is allowed, too."""
    return any(may_answer(state, smaller) for smaller in range(number))


def may_answer(state: State, number: int) -> bool:
    """Whether nothing but the safety cap speaks against an action."""
    case, start = case_of(state), start_of(number)
    if start == CARD:
        return explain_rank(case, number - CARD) is None
    check = ANSWERS[case.question].get(start)
    return check is not None and out_of_range(state, start, number) is None and check(case, number - start) is None


def start_of(number: int) -> int:
    """The first number of the range that an action belongs to."""
    return number if number in ALONE else next((first for first in STARTS if number >= first), -1)
