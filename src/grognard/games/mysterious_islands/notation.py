"""Actions as short text."""

from typing import Final

from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import (
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
from grognard.games.mysterious_islands.names import (
    KINDS as KIND_WORDS,
)
from grognard.games.mysterious_islands.names import (
    RANKS,
    faction_ids,
    factions_of,
    group_word,
    hex_name,
)
from grognard.games.mysterious_islands.state import State

PLAIN: Final = {
    END: "end",
    HIDE: "hide",
    REINFORCE: "reinforcements",
    SHAMAN: "shaman",
    UP: "up",
    DOWN: "down",
    LOT: "lot",
}


def notation(state: State, action: int) -> str:
    """An action of the seat that is asked as short text."""
    if action >= HEX:
        return hex_name(action - HEX, int(state.map().width))
    if action >= NUMBER:
        return number_text(state, action - NUMBER)
    if action >= BUY:
        return buy_text(state, *divmod(action - BUY, KINDS))
    if action >= FACTION:
        return faction_ids(state.setup)[action - FACTION]
    if action >= SEAT:
        return f"seat:{action - SEAT + 1}"
    if action >= CARD:
        return f"card:{RANKS[action - CARD]}"
    if action >= KIND:
        return KIND_WORDS[action - KIND]
    if action == PASS:
        return "stand" if state.question() == q.HIDE_OR_STAND else "pass"
    return PLAIN[action]


def number_text(state: State, number: int) -> str:
    """A number: a count, a die counted from one, or a group by its kind."""
    if state.question() == q.WHICH_GROUP:
        return group_word(state, int(state.detail(0)), number)
    return str(number + 1 if state.question() == q.WHICH_DIE else number)


def buy_text(state: State, faction: int, kind: int) -> str:
    """A purchase; the faction is named when the seat has several."""
    word = KIND_WORDS[kind]
    if len(factions_of(state, int(state.actor))) == 1:
        return word
    return f"buy:{faction_ids(state.setup)[faction]}:{word}"
