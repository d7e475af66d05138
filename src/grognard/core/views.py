"""What a seat or a spectator is shown: plain data that goes over a wire, into a terminal or to a program unchanged."""

from typing import Any, Final

import msgspec


class SeatView(msgspec.Struct, kw_only=True):
    """A seat as others see it: its name in the game's words and its public numbers (points, actions left, cards held …)."""

    number: int
    name: str
    facts: dict[str, Any] = {}


class Place(msgspec.Struct, kw_only=True):
    """A spot where pieces stand; x and y say where to draw it."""

    id: str
    kind: str
    x: float = 0
    y: float = 0
    facts: dict[str, Any] = {}


class Piece(msgspec.Struct, kw_only=True):
    """Something that lies on the table: a unit, a card, a marker; `owner` is -1 for nobody's, `place` "" when it is off the board."""

    id: str
    kind: str
    owner: int = -1
    place: str = ""
    facts: dict[str, Any] = {}


class Board(msgspec.Struct, kw_only=True):
    """What never changes during a game: the places and who borders on whom."""

    name: str
    places: list[Place]
    facts: dict[str, Any] = {}


NOT_TOLD: Final = -3  # a seat is asked, and the viewer is not told which


class View(msgspec.Struct, kw_only=True):
    """All that the viewer may know of a position; `viewer` is a seat or -1 for a spectator."""

    game: str
    options: dict[str, Any]
    viewer: int
    actor: int  # a seat, -1 chance, -2 over; on its way to others NOT_TOLD while somebody is asked in a window
    turn: int
    seats: list[SeatView]
    pieces: list[Piece]
    facts: dict[str, Any] = {}
    result: dict[str, Any] | None = None  # at the end: {"reason", "text" (if any), "rule", "scores"}


class Prompt(msgspec.Struct, kw_only=True):
    """What the actor is asked; `slot` is the control to draw: place, piece, count, card, die or choice.

    `window` marks a question asked out of turn, which the table answers itself when passing is all that is left; `about` says
    in a word or two what it is about, so that a seat can pass on all of that kind beforehand.
    """

    text: str
    rule: str
    slot: str
    window: bool = False
    about: str = ""


class ActionView(msgspec.Struct, kw_only=True):
    """An action in words: `touches` are ids of places and pieces that a click may name."""

    id: int
    verb: str
    label: str
    notation: str
    touches: list[str]
    rule: str
    cost: str = ""


class Forecast(msgspec.Struct, kw_only=True):
    """What an action may lead to: outcomes with their chances, exact unless `samples` says how often it was tried.

    `notes` say what the chances come from, each a line with its rules.
    """

    text: str
    notes: list[str] = []
    outcomes: list["Chance"] = []
    facts: dict[str, Any] = {}
    samples: int = 0


class Chance(msgspec.Struct, kw_only=True):
    """One outcome of a forecast and how likely it is, 0 to 1."""

    label: str
    probability: float


class Refusal(msgspec.Struct, kw_only=True):
    """Why something is not allowed: the rule, one plain sentence, and the nearest thing that is."""

    rule: str
    text: str
    nearest: str = ""


class Event(msgspec.Struct, kw_only=True):
    """What happened, the rule's id, who may know the numbers (a mask of seats, -1 for all), and the numbers."""

    what: str
    rule: str
    audience: int = -1
    numbers: tuple[int, int, int] = (0, 0, 0)

    def is_open_to(self, seat: int) -> bool:
        """Whether the seat (or -1, a spectator) may know the numbers."""
        return self.audience == -1 or (seat >= 0 and bool(self.audience >> seat & 1))


class Span(msgspec.Struct):
    """A run of text in one style, a name such as "ground", "level-3", "south", "strong" or "faint"."""

    text: str
    style: str = ""


def encode(shown: object) -> bytes:
    """The JSON bytes of a view, event or refusal: equal knowledge gives equal bytes."""
    return msgspec.json.encode(shown, order="deterministic")
