"""The entries of a table: everything that ever happened at it, numbered, never rewound."""

from collections.abc import Container, Sequence
from typing import Final, Literal, get_args

import msgspec

from grognard.core.game import EVERYONE

Kind = Literal["act", "chance", "back", "resign", "offer", "agree", "decline", "replace", "timeout"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
NO_SEAT: Final = -1


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry: a choice of a seat, an outcome of chance, or a command of the table (back, resign, offer, agree …)."""

    number: int
    kind: Kind
    seat: int = NO_SEAT
    choice: int = -1  # the action's number, or the outcome
    text: str = ""  # its notation; of "replace" the new player's name
    purpose: str = ""  # what chance was asked for
    audience: int = EVERYONE  # the mask of seats that may know the choice or outcome
    public: str = ""  # what the others are told instead
    auto: bool = False  # the table answered, because passing was all that was left
    to: int = -1  # of "back": the position is again the one before this entry

    @property
    def moves(self) -> bool:
        """Whether the entry is a step of the game itself."""
        return self.kind in {"act", "chance"}

    def is_open_to(self, seat: int) -> bool:
        """Whether the seat (or a spectator) may know the choice or outcome."""
        return self.audience == EVERYONE or (seat >= 0 and bool(self.audience >> seat & 1))


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended: each seat's share of the win in 2520ths, why, and by which rule."""

    scores: tuple[int, ...]
    reason: str
    rule: str


def path_to(entries: Sequence[Entry], number: int, known: Container[int] = ()) -> tuple[int, list[int]]:
    """How the position after the first `number` entries came about: a known position (0 is the start) and the entries from there.

    Entries that were taken back are left out.
    """
    counted: list[int] = []
    at = number
    while at > 0 and at not in known:
        entry = entries[at - 1]
        if entry.kind == "back":
            at = entry.to
        else:
            at -= 1
            counted.append(at)
    counted.reverse()
    return at, counted
