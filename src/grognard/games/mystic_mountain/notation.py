"""Actions and dice as short text, and back."""

import re
from typing import Final

from grognard.core.chance import faces_of, throw
from grognard.core.errors import DataError, IllegalAction
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import BREAK_FREE, BUY, BUY_NOTHING, END_TURN, SQUARES
from grognard.games.mystic_mountain.deeds import number_of, read_deed
from grognard.games.mystic_mountain.explain.answer import explain_number
from grognard.games.mystic_mountain.explain.case import Case
from grognard.games.mystic_mountain.explain.ends import not_asked, still_to_buy
from grognard.games.mystic_mountain.explain.places import explain_verb, meant_verb, not_yours, read_place
from grognard.games.mystic_mountain.names import KINDS, LETTERS, SIDES
from grognard.games.mystic_mountain.state import ASK_BUY, ASK_FIRST, ROLL_FALL, ROLL_SHOT, State

SIGNS: Final = {"move": "-", "climb": "^", "attack": "x", "engage": "&", "full-attack": "!", "shoot": "*"}
MEANT: Final = {sign: verb for verb, sign in SIGNS.items()}
WORDS: Final = {
    "end": END_TURN,
    "endturn": END_TURN,
    "none": BUY_NOTHING,
    "buynothing": BUY_NOTHING,
    "free": BREAK_FREE,
    "breakfree": BREAK_FREE,
}
PAIR: Final = re.compile(r"([a-z]\d{1,2})([-^x&!*]?)([a-z]\d{1,2})", re.ASCII)
PURCHASE: Final = re.compile(r"(?:buy)?(s|soldier|m|miner|a|archer)@([a-z]\d{1,2})", re.ASCII)
EXAMPLES: Final = "Write D15-D12, G13^G12, D9xE8, D9&C8, D9!C8, I13*I9, free, soldier@I17, none or end."


def notation(state: State, action: int) -> str:
    """An action of the side on turn as short text."""
    case = Case(state)
    deed = read_deed(case, case.side, action)
    if deed.verb == "buy":
        return f"{KINDS[deed.kind]}@{case.spot(deed.target)}"
    if deed.verb in SIGNS:
        return f"{case.spot(case.where[deed.unit])}{SIGNS[deed.verb]}{case.spot(deed.target)}"
    return {"end": "end", "pass": "none", "break-free": "free"}[deed.verb]


def parse(state: State, text: str) -> int:
    """The number behind a notation in either case, spaces aside; two squares alone mean the one verb that fits.

    Raises IllegalAction when no action can be meant.
    """
    refusal = not_asked(state, int(state.actor))
    if refusal is not None:
        raise as_error(refusal)
    case = Case(state)
    number = read_words(case, "".join(text.lower().split()))
    if number < 0:
        raise IllegalAction("MM-022", f"“{text.strip()}” is no action.", EXAMPLES)
    refusal = explain_number(case, number)
    if refusal is not None:
        raise as_error(refusal)
    return number


def read_words(case: Case, tight: str) -> int:
    """The number of a notation without spaces, -1 when it is none."""
    if tight in WORDS:
        return WORDS[tight]
    bought = PURCHASE.fullmatch(tight)
    if bought is not None:
        return BUY + LETTERS.index(bought[1][0]) * SQUARES + find_square(case, bought[2])
    pair = PAIR.fullmatch(tight)
    if pair is None:
        return -1
    return read_pair(case, find_square(case, pair[1]), MEANT.get(pair[2], ""), find_square(case, pair[3]))


def find_square(case: Case, name: str) -> int:
    """The square of a name; IllegalAction when the board has none."""
    found = read_place(case, name.upper())
    if isinstance(found, Refusal):
        raise as_error(found)
    return found


def read_pair(case: Case, start: int, verb: str, square: int) -> int:
    """The number of what the unit on one square would do to another square."""
    refusal = still_to_buy() if case.asks == ASK_BUY else not_yours(case, start)
    if refusal is None:
        unit = case.unit_on(start)
        meant = verb or meant_verb(case, unit, square)
        refusal = explain_verb(case, meant, unit, square)
        if refusal is None:
            return number_of(case, meant, unit, square)
    raise as_error(refusal)


def as_error(refusal: Refusal) -> IllegalAction:
    """A refusal as the error to raise."""
    return IllegalAction(refusal.rule, refusal.text, refusal.nearest)


def chance_notation(state: State, outcome: int) -> str:
    """An outcome as people type it: "south" or "north", else the faces in the order thrown. Rule: MM-R52"""
    if state.question() == ASK_FIRST:
        return SIDES[outcome].lower()
    return ",".join(str(face) for face in faces_of(outcome, dice_of(state)))


def dice_of(state: State) -> int:
    """How many dice are thrown at a chance point that is not the choice of who begins."""
    return 1 if state.question() in (ROLL_SHOT, ROLL_FALL) else 2


def parse_chance(state: State, text: str) -> int:
    """The outcome behind a chance notation; DataError says what is allowed."""
    word = text.strip().lower()
    if state.question() == ASK_FIRST:
        sides = [side.lower() for side in SIDES]
        if word not in sides:
            raise DataError(f"“{text.strip()}” does not say who begins.", allowed=sides)
        return sides.index(word)
    faces = re.fullmatch(r"([1-6])[\s,;-]*([1-6])" if dice_of(state) == 2 else r"([1-6])", word)
    if faces is None:
        wanted = ["two dice such as 5,3"] if dice_of(state) == 2 else ["1 to 6"]
        raise DataError(f"“{text.strip()}” is no throw.", allowed=wanted)
    return throw(*(int(face) for face in faces.groups()))
