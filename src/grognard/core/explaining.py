"""What the second opinion of a game is written with: refusals, and a reading of the position that is made once for many questions."""

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from grognard.core.game import Game
from grognard.core.views import Refusal

KEPT: Final = 4  # readings that are remembered

AGame = TypeVar("AGame", bound=Game)
AReading = TypeVar("AReading")


class Moment:
    """A position as a key: equal positions have one reading."""

    def __init__(self, state: Game) -> None:
        self.state = state
        self.packed = state.pack()

    def __hash__(self) -> int:
        return hash(self.packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and other.packed == self.packed


def made_once(read: Callable[[AGame], AReading]) -> Callable[[AGame], AReading]:
    """The same reading, made of a copy and remembered: asked again and again about one position, it is made once."""

    @functools.lru_cache(maxsize=KEPT)
    def reading(moment: Moment) -> AReading:
        copy: Any = moment.state.clone()  # a position of a game gives one of the same game
        return read(copy)

    return lambda state: reading(Moment(state))


def no(rule: str, text: str, nearest: str = "") -> Refusal:
    """A refusal."""
    return Refusal(rule=rule, text=text, nearest=nearest)


def is_pointed_at(places: Sequence[str], touches: Iterable[Sequence[str]]) -> bool:
    """Whether some action touches these places so: what acts alone, or what acts first and where it goes last."""
    wanted = list(places)
    return any(some and wanted in ([some[0]], [some[0], some[-1]]) for some in touches)
