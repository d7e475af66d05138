"""What people type, read strictly: an action in a game's notation, the number of a map, what is drawn."""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from grognard.core.errors import DataError, IllegalAction, did_you_mean
from grognard.core.game import Game
from grognard.core.views import Refusal

EXAMPLES: Final = 4
MOST_SHOWN: Final = 12

AGame = TypeVar("AGame", bound=Game)


def read_action(
    state: AGame,
    text: str,
    rule: str,
    read: Callable[[AGame, str], int],
    write: Callable[[AGame, int], str],
    explain: Callable[[AGame, int, int], Refusal | None],
) -> int:
    """The number behind a notation in either case, spaces aside; IllegalAction when no such action can be meant, or none is legal.

    `read` gives the number of a word, below 0 when it is none; `rule` is the one of what is not asked.
    """
    seat = int(state.actor)
    if seat < 0:
        raise IllegalAction(rule, "No seat is asked now.")
    number = read(state, "".join(text.lower().split()))
    if number < 0:
        known = [write(state, int(action)) for action in state.legal_actions()]
        raise IllegalAction(rule, f"“{text.strip()}” is no action here.", nearest(text, known))
    refusal = explain(state, seat, number)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.text, refusal.nearest)
    return number


def nearest(text: str, known: Sequence[str]) -> str:
    """What may be written instead."""
    return did_you_mean(text.strip(), known).strip() or f"Write {', '.join(known[:EXAMPLES])}."


def read_map_number(text: str, maps: int) -> int:
    """The number of a map that is typed in."""
    word = "".join(text.split())
    if not re.fullmatch(r"\d{1,10}", word, re.ASCII) or int(word) >= maps:
        raise DataError(f"“{text.strip()}” is no number of a map.", allowed=[f"0 to {maps - 1}"])
    return int(word)


def read_drawn(text: str, drawn: Sequence[str]) -> int:
    """The outcome that is typed in among all that may be drawn."""
    word = "".join(text.lower().split())
    known = [name.lower() for name in drawn]
    if word not in known:
        firsts = [name for name in drawn if "." not in name]
        raise DataError(f"“{text.strip()}” cannot be drawn.", allowed=firsts[:MOST_SHOWN])
    return known.index(word)
