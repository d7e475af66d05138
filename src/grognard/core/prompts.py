"""What a question is put with: its word, rule and control, and a sentence whose words are found when they are asked for."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from grognard.core.game import Game

AGame = TypeVar("AGame", bound=Game)


class Asked(NamedTuple):
    """A kind of question: its word in views, its rule, the control to draw, and what is said after who is asked."""

    word: str
    rule: str
    slot: str
    text: str


class Words(dict[str, str], Generic[AGame]):
    """The words of the open question, each found when a sentence asks for it."""

    def __init__(self, state: AGame, found: Mapping[str, Callable[[AGame], str]]) -> None:
        super().__init__()
        self.state = state
        self.found = found

    def __missing__(self, name: str) -> str:
        return self.found[name](self.state)
