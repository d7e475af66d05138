"""Actions that people type in their notation."""

import re
from typing import Final

from grognard.core.typing_in import read_action
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import (
    BUY,
    CARD,
    COUNTS,
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
from grognard.games.mysterious_islands.explain.answer import explain
from grognard.games.mysterious_islands.names import (
    KINDS as KIND_WORDS,
)
from grognard.games.mysterious_islands.names import (
    NO_HEX,
    RANKS,
    faction_ids,
    factions_of,
    groups_of,
    read_hex,
)
from grognard.games.mysterious_islands.notation import notation
from grognard.games.mysterious_islands.state import State, kind_in

ORDER_RULE: Final = "MI-R13"  # phases are strict: what is not asked cannot be done
WORDS: Final = {
    "pass": PASS,
    "stand": PASS,
    "end": END,
    "hide": HIDE,
    "reinforcements": REINFORCE,
    "shaman": SHAMAN,
    "up": UP,
    "down": DOWN,
    "lot": LOT,
}
COUNT: Final = re.compile(r"\d{1,4}", re.ASCII)
SEAT_NUMBER: Final = re.compile(r"seat:([1-9])", re.ASCII)
NONE: Final = -1


def parse(state: State, text: str) -> int:
    """The number behind a notation in either case, spaces aside; IllegalAction when no such action can be meant, or none is legal."""
    return read_action(state, text, ORDER_RULE, read, notation, explain)


def read(state: State, word: str) -> int:
    """The number of a notation without spaces, in small letters; NONE when it is none."""
    if word in WORDS:
        return WORDS[word]
    if COUNT.fullmatch(word):
        return read_number(state, int(word))
    kind, _, which = word.partition(".")
    if kind in KIND_WORDS:
        return read_kind(state, KIND_WORDS.index(kind), which)
    return read_named(state, word)


def read_number(state: State, number: int) -> int:
    """A count, or a die counted from one."""
    if state.question() == q.WHICH_DIE:
        number -= 1
    return NUMBER + number if 0 <= number < COUNTS else NONE


def read_kind(state: State, kind: int, which: str) -> int:
    """A kind of unit: what it means depends on the question."""
    if state.question() == q.WHICH_GROUP and COUNT.fullmatch(which or "1"):
        return read_group(state, kind, int(which or "1"))
    if which:
        return NONE
    if state.question() != q.RECRUIT:
        return KIND + kind
    own = factions_of(state, int(state.actor))
    return BUY + own[0] * KINDS + kind if len(own) == 1 else NONE


def read_group(state: State, kind: int, which: int) -> int:
    """A group by its kind, and its number among those of the kind."""
    place, faction = int(state.detail(0)), int(state.detail(1))
    alike = [index for index, group in groups_of(state, place, faction) if kind_in(group) == kind]
    return NUMBER + alike[which - 1] if 0 < which <= len(alike) else NONE


def read_named(state: State, word: str) -> int:
    """A card, a seat, a faction, a purchase or a hex."""
    ids = faction_ids(state.setup)
    first, _, rest = word.partition(":")
    if first == "card" and rest.upper() in RANKS[1:]:
        return CARD + RANKS.index(rest.upper())
    seat = SEAT_NUMBER.fullmatch(word)
    if seat is not None:
        return SEAT + int(seat[1]) - 1 if int(seat[1]) <= FACTION - SEAT else NONE
    if word in ids:
        return FACTION + ids.index(word)
    faction, _, kind = rest.partition(":")
    if first == "buy" and faction in ids and kind in KIND_WORDS:
        return BUY + ids.index(faction) * KINDS + KIND_WORDS.index(kind)
    return read_place(state, word)


def read_place(state: State, word: str) -> int:
    """A hex of the chart; before there is one no hex can be meant."""
    if state.chart is None:
        return NONE
    place = read_hex(word, int(state.map().width), int(state.map().height))
    return HEX + place if place != NO_HEX else NONE
