"""The answer to "why may I not?", for every action number and for squares and units that somebody points at."""

from collections.abc import Sequence

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ACTION_COUNT, SHOOT, SHOT_REACH
from grognard.games.mystic_mountain.deeds import Deed, read_deed
from grognard.games.mystic_mountain.explain.attack import explain_attack
from grognard.games.mystic_mountain.explain.buy import explain_purchase
from grognard.games.mystic_mountain.explain.case import Case
from grognard.games.mystic_mountain.explain.climb import explain_climb
from grognard.games.mystic_mountain.explain.ends import not_asked, still_to_buy
from grognard.games.mystic_mountain.explain.engage import explain_engage, explain_escape, explain_full_attack
from grognard.games.mystic_mountain.explain.move import explain_move
from grognard.games.mystic_mountain.explain.places import explain_places
from grognard.games.mystic_mountain.explain.shoot import explain_shot
from grognard.games.mystic_mountain.state import ASK_BUY, State


def explain(state: State, seat: int, asked: int | Sequence[str]) -> Refusal | None:
    """Why the seat may not do what is asked, an action number or ids of places and pieces; None exactly when it may.

    Rule: MM-022, MM-023
    """
    refusal = not_asked(state, seat)
    if refusal is not None:
        return refusal
    case = Case(state)
    if not isinstance(asked, int):
        return explain_places(case, list(asked))
    if not 0 <= asked < ACTION_COUNT:
        return no("MM-022", f"No action has the number {asked}.")
    return explain_number(case, asked)


def explain_number(case: Case, number: int) -> Refusal | None:
    """Why the action is not legal for the side on turn.

    Rule: MM-023, MM-035, MM-036, MM-R33, MM-R40
    """
    deed = read_deed(case, case.side, number)
    if deed.verb == "buy":
        return explain_purchase(case, deed.kind, deed.target)
    if case.asks == ASK_BUY:
        return None if deed.verb == "pass" else still_to_buy()
    if deed.verb == "pass":
        return no("MM-036", "The purchase of this turn is over; declining it again means nothing.")
    return None if deed.verb == "end" else explain_deed(case, number, deed)


def explain_deed(case: Case, number: int, deed: Deed) -> Refusal | None:
    """Why a unit may not do this; None when it may. Rule: MM-022"""
    if deed.verb == "shoot":
        return explain_shot(case, (number - SHOOT) // SHOT_REACH, (number - SHOOT) % SHOT_REACH + 1)
    if deed.verb == "full-attack":
        return explain_full_attack(case, deed.unit)
    if deed.verb == "break-free":
        return explain_escape(case)
    verbs = {"move": explain_move, "climb": explain_climb, "attack": explain_attack, "engage": explain_engage}
    return verbs[deed.verb](case, deed.unit, deed.target)
