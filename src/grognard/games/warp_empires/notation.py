"""Actions as short text."""

from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import (
    CARD,
    FREE,
    INDEX,
    PILE,
    PLACE,
    PLAYER,
    POWER,
    RAISE,
    UNIT,
)
from grognard.games.warp_empires.names import WORDS, module_of, place_id
from grognard.games.warp_empires.prompts import WINDOWS
from grognard.games.warp_empires.state import State


def notation(state: State, action: int) -> str:
    """An action of the seat that is asked as short text."""
    module = module_of(state)
    if action >= PLACE:
        return place_id(state, action - PLACE)
    if action >= INDEX:
        number = action - INDEX
        return f"play:{module.cards[number].id}" if state.question() == q.DROP else f"laid:{number + 1}"
    if action >= PILE:
        return f"pile:{module.piles[action - PILE].id}"
    if action >= POWER:
        return plain(module.powers[action - POWER].id, "power")
    if action >= PLAYER:
        return f"seat:{action - PLAYER + 1}"
    if action >= UNIT:
        return plain(module.units[action - UNIT].id, "unit")
    if action >= CARD:
        return f"card:{module.cards[action - CARD].id}"
    return {RAISE: "raise", FREE: "free"}.get(action) or done_word(state)


def plain(name: str, prefix: str) -> str:
    """An id, with a prefix where it would read like another word."""
    return f"{prefix}:{name}" if name in WORDS else name


def done_word(state: State) -> str:
    """Done, in the word that fits the question."""
    kind = int(state.question())
    return "pass" if kind in WINDOWS else "stop" if kind == q.FROM_WHERE else "done"
