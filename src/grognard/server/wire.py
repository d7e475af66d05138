"""What goes over the wire: every body and answer of the API, as one structure each."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from grognard.core.charts import DiceCount, Series
from grognard.core.views import Board, Forecast, Prompt, Refusal, View

LONGEST_ORDER: Final = 500
MOST_SEATS: Final = 16

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Choice = Annotated[int, Meta(ge=0, lt=2**31)]
Choices = Annotated[list[Choice], Meta(max_length=LONGEST_ORDER)]
Name = Annotated[str, Meta(max_length=200)]
Key = Annotated[
    str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]  # made by the client, one for each wish
Asked = Choice | Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=16)]
OptionGiven = str | int | bool | list[str]


class Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends; what is not named here is refused."""


# ---- sent by clients --------------------------------------------------------------------


class SeatWanted(Body, kw_only=True):
    """Who is to sit on a seat; `salt` is what it adds to fair dice."""

    kind: Literal["person", "bot"] = "person"
    player: Name = ""
    bot: Name = ""
    salt: Name = ""


class ChanceWanted(Body, kw_only=True):
    """Where the chance of a table is to come from; with `wait`, nothing is thrown before each person has sent a salt."""

    kind: Literal["fair", "practice", "manual"] = "fair"
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | Name | None = None
    wait: bool = False


class NewTable(Body, kw_only=True):
    """A new table."""

    game: Name
    options: dict[str, OptionGiven] = {}
    title: Name = ""
    seats: Annotated[list[SeatWanted], Meta(max_length=MOST_SEATS)]
    chance: ChanceWanted = msgspec.field(default_factory=ChanceWanted)


class Renaming(Body, kw_only=True):
    """A table's new title."""

    title: Name


class Drafting(Body, kw_only=True):
    """Choices to look at; nothing is stored. The log comes from entry `since` on."""

    seat: Seat
    number: Number
    actions: Choices = []
    since: Number = 0


class Ordering(Body, kw_only=True):
    """An order: choices to carry out whole, for the table at entry `number`."""

    seat: Seat
    number: Number
    id: Key
    actions: Annotated[list[Choice], Meta(min_length=1, max_length=LONGEST_ORDER)]


class Explaining(Body, kw_only=True):
    """A question why something is not allowed after some choices."""

    seat: Seat
    number: Number
    actions: Choices = []
    asked: Asked


class Supplying(Body, kw_only=True):
    """What people threw or drew, as chance notation."""

    number: Number
    id: Key
    text: Name


class Undoing(Body, kw_only=True):
    """Taking back the last choice, or all down to entry `to`."""

    seat: Seat
    number: Number
    id: Key
    to: Number | None = None


class Commanding(Body, kw_only=True):
    """Beginning the turn again, or resigning."""

    seat: Seat
    number: Number
    id: Key


class Drawing(Body, kw_only=True):
    """About a draw."""

    seat: Seat
    number: Number
    id: Key
    say: Literal["offer", "accept", "decline"]


class Salting(Body, kw_only=True):
    """What a seat adds to fair dice before the first chance; "" is nothing."""

    seat: Seat
    text: Name


class Seating(Body, kw_only=True):
    """Another player for a seat, or the same bot once more after it has failed."""

    seat: Seat
    number: Number
    id: Key
    kind: Literal["person", "bot"] = "person"
    player: Name = ""
    bot: Name = ""


class Branching(Body, kw_only=True):
    """Playing on from an earlier moment as a table of its own."""

    number: Number


class Attempting(Body, kw_only=True):
    """Choices in a lesson, and what is then asked of it."""

    actions: Choices = []
    asked: Asked | None = None


# ---- answered by the server ---------------------------------------------------------------


class Failure(msgspec.Struct, kw_only=True):
    """Why nothing was done; nothing has changed."""

    code: Literal[
        "illegal",
        "stale",
        "not_your_turn",
        "bad_request",
        "not_found",
        "too_large",
        "forbidden",
        "conflict",
        "busy",
        "bug",
    ]
    text: str
    rule: str = ""
    nearest: str = ""
    number: int | None = None


class Failed(msgspec.Struct, kw_only=True):
    """The body of every error."""

    error: Failure


class BotInfo(msgspec.Struct, kw_only=True):
    """A bot that a seat can have."""

    name: str
    label: str


class OptionInfo(msgspec.Struct, kw_only=True):
    """An option of a game with its rule."""

    name: str
    kind: str
    default: OptionGiven
    choices: tuple[str, ...]
    least: int
    most: int
    rule: str
    text: str
    rule_text: str


class GameInfo(msgspec.Struct, kw_only=True):
    """An installed game."""

    name: str
    title: str
    credit: str
    summary: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    lessons: int


class HtmlBlock(msgspec.Struct, kw_only=True, tag_field="kind", tag="html"):
    """A piece of a rules page, as HTML that is safe to show."""

    html: str


class RuleBlock(msgspec.Struct, kw_only=True, tag_field="kind", tag="rule"):
    """A rule of a rules page."""

    id: str
    rule_kind: str
    ruling: bool
    lines: str
    options: tuple[str, ...]
    text: str
    html: str


class Section(msgspec.Struct, kw_only=True):
    """A section of a rules page."""

    title: str
    level: int
    anchor: str
    blocks: list[HtmlBlock | RuleBlock]


class RulesPage(msgspec.Struct, kw_only=True):
    """The rules of a game."""

    game: str
    title: str
    credit: str
    sections: list[Section]


class LessonInfo(msgspec.Struct, kw_only=True):
    """A lesson."""

    id: str
    title: str
    text: str
    goal: str
    seat: int
    steps: int


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat: the game's word for it and who sits there."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    player: str
    bot: str


class ChanceInfo(msgspec.Struct, kw_only=True):
    """Where the chance of a table comes from; `opened` is its secret once the game is over, `waits` the seats whose salt is awaited."""

    kind: Literal["fair", "practice", "manual", "seeded", "closed"]
    practice: bool
    commitment: str = ""
    salts: list[str] = []
    waits: list[int] = []
    opened: dict[str, Any] | None = None


class Picture(msgspec.Struct, kw_only=True):
    """A position so small that a list can show it: the size of the board, and (x, y, owner, kind) of each piece on it."""

    board: tuple[float, float]
    pieces: list[tuple[float, float, int, str]]


class ResultInfo(msgspec.Struct, kw_only=True):
    """How a game ended: each seat's share of the win in 2520ths, why, by which rule."""

    scores: tuple[int, ...]
    reason: str
    rule: str


class TableLine(msgspec.Struct, kw_only=True):
    """A table in the list."""

    id: str
    title: str
    game: str
    number: int
    created: int
    changed: int
    finished: bool
    practice: bool
    result: ResultInfo | None
    seats: list[SeatInfo]
    waiting: list[int]  # the seats asked now
    turn: int
    picture: dict[str, Any] | None  # a Picture, as it was stored


class Created(msgspec.Struct, kw_only=True):
    """A new table and the tokens of its seats."""

    id: str
    tokens: dict[str, str]


class Numbered(msgspec.Struct, kw_only=True):
    """How many entries the table has after what was asked."""

    number: int


class Done(msgspec.Struct, kw_only=True):
    """It was done."""

    done: bool = True


class ActionState(msgspec.Struct, kw_only=True):
    """An action with what it may lead to."""

    id: int
    verb: str
    label: str
    notation: str
    touches: list[str]
    rule: str
    cost: str = ""
    forecast: Forecast | None = None


class LogLine(msgspec.Struct, kw_only=True):
    """One event as the viewer may know it; `number` is its entry's, `seat` whose choice the entry was (-1 chance or nobody).

    The first event of a throw also has its dice, and whose each of them is.
    """

    number: int
    seat: int
    what: str
    rule: str
    text: str
    numbers: tuple[int, int, int]
    dice: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()


class Why(msgspec.Struct, kw_only=True):
    """Why something cannot be done, "" when it can; `to` is the entry it goes back to."""

    why: str
    to: int | None = None


class Outcome(msgspec.Struct, kw_only=True):
    """An outcome that people can pick."""

    text: str
    label: str


class Needs(msgspec.Struct, kw_only=True):
    """What people have to throw or draw: so many dice, or, when it is no dice (0), one of the choices."""

    purpose: str
    text: str
    rule: str
    dice: int
    faces: int
    size: int
    choices: list[Outcome]


class Trouble(msgspec.Struct, kw_only=True):
    """A bot that cannot go on."""

    seat: int
    text: str


class TableInfo(msgspec.Struct, kw_only=True):
    """A table, apart from its position; `hides` when some seat or a spectator does not know all of it."""

    id: str
    title: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    chance: ChanceInfo
    finished: bool
    created: int
    hides: bool = False


class State(msgspec.Struct, kw_only=True):
    """All that a seat (or a spectator, -1) is shown of a table now, at an earlier moment, or after some choices."""

    table: TableInfo
    number: int
    seat: int
    at: int | None
    waiting: Literal["you", "other", "chance", "bot", "over"]
    asked: list[int]
    thinking: int
    view: View
    prompt: Prompt | None
    actions: list[ActionState]
    draft: list[int]
    stop: str
    log: list[LogLine]
    undo: Why
    restart: Why
    offer: int
    needs: Needs | None
    trouble: Trouble | None
    result: ResultInfo | None


class LessonState(msgspec.Struct, kw_only=True):
    """A lesson after some choices."""

    state: State
    board: Board
    done: bool
    off: bool
    say: str
    step: int
    of: int
    refusal: Refusal | None


class DiceInfo(msgspec.Struct, kw_only=True):
    """All dice of a table against expectation; `faces` by seat, how often each of 1 to 6."""

    faces: dict[str, list[int]]
    thrown: int
    expected: float
    mean: float
    text: str
    seats: list[DiceCount]


class Chart(msgspec.Struct, kw_only=True):
    """The charts of a table."""

    series: list[Series]
    dice: DiceInfo


class Verified(msgspec.Struct, kw_only=True):
    """What a check of a game file found."""

    ok: bool
    lines: list[str]


class News(msgspec.Struct, kw_only=True):
    """Sent over the websocket after each change: look at the table again."""

    number: int
    thinking: int
    changed: bool = True


class Hello(Body, kw_only=True):
    """The first message of a websocket."""

    token: Annotated[str, Meta(max_length=400)]
