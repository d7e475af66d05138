"""Why a card may not be dropped, played, or aimed there."""

from typing import Final

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.explain.case import Case
from grognard.games.warp_empires.hands import hand_size
from grognard.games.warp_empires.names import card_name, seat_name
from grognard.games.warp_empires.phases.cards import is_foe_for, is_playable, is_stack_for
from grognard.games.warp_empires.tables import (
    FOE_GROUP_MOVE,
    FOE_MOVE_START,
    IN_BATTLE,
    OWN_DRAW,
    OWN_MOVE,
    OWN_RECRUIT,
)

WINDOW_OF: Final = {
    q.MAIN: OWN_MOVE,
    q.RECRUIT: OWN_RECRUIT,
    q.FOE_START: FOE_MOVE_START,
    q.STORM: FOE_GROUP_MOVE,
    q.DROP: OWN_DRAW,
}
WORDS: Final = (
    (OWN_DRAW, "in the own Draw phase"),
    (OWN_MOVE, "in the own Move phase"),
    (OWN_RECRUIT, "in the own Recruit phase"),
    (FOE_MOVE_START, "when another player's Move phase begins"),
    (FOE_GROUP_MOVE, "when another player announces a move"),
    (IN_BATTLE, "in a battle"),
)


def name(case: Case, card: int) -> str:
    """A card in words, if there is such a card."""
    return card_name(case.state, card) if card < int(case.tables.cards) else "such card"


def not_held(case: Case, card: int) -> Refusal | None:
    """Why a card is not there to be played. Rule: WE-R09"""
    if card >= int(case.tables.cards) or not case.held(card):
        return no("WE-R09", f"You hold no {name(case, card)}.")
    return None


def windows(case: Case, card: int) -> str:
    """When a card is played, in words."""
    mask = int(case.tables.windows[card])
    return " or ".join(words for window, words in WORDS if mask & window)


def explain_drop(case: Case, card: int) -> Refusal | None:
    """Why a card cannot be thrown away. Rule: WE-015, WE-017, WE-R06"""
    if card >= int(case.tables.cards) or not case.held(card):
        return no("WE-R06", f"You hold no {name(case, card)}.")
    return None


def explain_card(case: Case, card: int) -> Refusal | None:
    """Why the seat cannot play a card at this question, in the own turn or out of it. Rule: WE-008, WE-R09, WE-R70, WE-R72, S8-R41, S8-R42"""
    missing = not_held(case, card)
    if missing is not None:
        return missing
    window = WINDOW_OF[case.question]
    if not int(case.tables.windows[card]) & window:
        rule = "S8-R42" if case.seat == case.active else "S8-R41"
        return no(rule, f"{name(case, card)} is played {windows(case, card)}.")
    if not is_playable(case.state, case.seat, card, window):
        return no("WE-R72", f"{name(case, card)} would have no effect now.")
    return None


def wrong_time(case: Case) -> Refusal:
    """Refuses any card at a question that no card answers. Rule: S8-R41, S8-R42"""
    return no("S8-R42", f"No card is played now: {case.asks.text}")


def explain_foe(case: Case, foe: int) -> Refusal | None:
    """Why a card cannot be aimed at a player. Rule: S8-R34, S8-R36, S8-R40"""
    if foe < case.seats and is_foe_for(case.state, case.seat, case.details[0], foe, OWN_MOVE):
        return None
    if foe >= case.seats or foe == case.seat:
        return no("S8-R40", "The card is for a foe.")
    if case.state.out[foe]:
        return no("S8-R40", f"{seat_name(case.state, foe)} is out of the game.")
    if hand_size(case.state, foe):
        return no("WE-R72", f"{name(case, case.details[0])} would do nothing to {seat_name(case.state, foe)}.")
    return no("S8-R36", f"{seat_name(case.state, foe)} holds no card.")


def explain_stack(case: Case, place: int) -> Refusal | None:
    """Why a card cannot be aimed at a stack in a territory. Rule: S8-R35, S8-R37"""
    if place >= case.territories:
        return no("WE-002", "The map has no such territory.")
    foes = case.foes_in(place, case.seat)
    if any(is_stack_for(case.state, case.seat, case.details[0], place, foe) for foe in foes):
        return None
    if not foes:
        return no("S8-R35", "No foe has a stack there.")
    return no("S8-R37", "Nothing is hidden in that stack, or it is out of reach.")


def explain_whose(case: Case, foe: int) -> Refusal | None:
    """Why a card cannot be aimed at this player's stack. Rule: S8-R35, S8-R37"""
    card, place = case.details[0], case.details[2]
    if foe < case.seats and is_stack_for(case.state, case.seat, card, place, foe):
        return None
    return no("S8-R35", "That player has no stack there that the card could be aimed at.")


def explain_victim(case: Case, kind: int) -> Refusal | None:
    """Why a unit of a type cannot be the one destroyed. Rule: S8-R35"""
    place, owner, row = case.details[:3]
    there = kind < int(case.tables.types) and case.count(place, owner, kind)
    if there and case.is_meant(int(case.tables.effects[row + 3]), owner, kind):
        return None
    return no("S8-R35", "The stack has no such unit that the card destroys.")
