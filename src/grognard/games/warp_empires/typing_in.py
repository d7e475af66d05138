"""Actions that people type in their notation."""

import re
from typing import Final

from grognard.core.typing_in import read_action
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import (
    CARD,
    CARDS,
    DONE,
    FREE,
    INDEX,
    PILE,
    PLACE,
    PLAYER,
    POWER,
    RAISE,
    SEATS,
    UNIT,
)
from grognard.games.warp_empires.explain.answer import explain
from grognard.games.warp_empires.names import NONE, module_of, read_place
from grognard.games.warp_empires.notation import notation
from grognard.games.warp_empires.state import State

ORDER_RULE: Final = "WE-R65"  # phases are strict: what is not asked cannot be done
READ: Final = {"done": DONE, "pass": DONE, "stop": DONE, "raise": RAISE, "free": FREE}


def parse(state: State, text: str) -> int:
    """The number behind a notation in either case, spaces aside; IllegalAction when no such action can be meant, or none is legal."""
    return read_action(state, text, ORDER_RULE, read, notation, explain)


def read(state: State, word: str) -> int:
    """The number of a notation without spaces, in small letters; NONE when it is none."""
    if word in READ:
        return READ[word]
    first, found, rest = word.partition(":")
    if found:
        return read_prefixed(state, first, rest)
    return read_plain(state, word)


def read_prefixed(state: State, first: str, rest: str) -> int:
    """A card, a pile, a seat, a card that lies, or an id with its prefix."""
    module = module_of(state)
    rows = {
        "card": (CARD, module.cards),
        "play": (INDEX, module.cards),
        "pile": (PILE, module.piles),
        "unit": (UNIT, module.units),
        "power": (POWER, module.powers),
    }
    if first in rows:
        start, entries = rows[first]
        ids = [entry.id for entry in entries]
        return start + ids.index(rest) if rest in ids else NONE
    if first not in ("seat", "laid") or not re.fullmatch(r"[1-9]\d?", rest, re.ASCII):
        return NONE
    number = int(rest) - 1
    if first == "seat":
        return PLAYER + number if number < SEATS else NONE
    return INDEX + number if number < CARDS else NONE


def read_plain(state: State, word: str) -> int:
    """A power, a type of unit, or a territory, whichever the question is about."""
    module = module_of(state)
    powers = [power.id for power in module.powers]
    units = [unit.id for unit in module.units]
    if state.question() == q.PICK_POWER and word in powers:
        return POWER + powers.index(word)
    is_piece = word in units and (int(state.question()) in PIECES or read_place(state, word) == NONE)
    if is_piece:
        return UNIT + units.index(word)
    place = read_place(state, word)
    if place != NONE:
        return PLACE + place
    return POWER + powers.index(word) if word in powers else NONE


# Questions about types of units: there an id is one of them, even where a territory bears the same.
PIECES: Final = (
    q.WHO_GOES,
    q.RAISE_WHO,
    q.AIM_UNIT,
    q.FIRST_LOSS,
    q.MORE_LOSSES,
    q.PAYMENT,
    q.RECRUIT,
    q.UPKEEP_WHO,
    q.KILL_WHO,
)
