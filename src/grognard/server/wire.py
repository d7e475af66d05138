"""What the server answers: every answer of the API, as one structure each."""

from typing import Any, Literal

import msgspec

from grognard.core.charts import DiceCount, Series
from grognard.core.views import Board, Forecast, Prompt, Refusal, View
from grognard.server.wishes import OptionGiven


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
    seat_names: list[str]  # in the game's words, as many as can take part
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
    """A position so small that a list can show it.

    The size of the board, (x, y, level) of its high places, and (x, y, owner, kind) of each piece on it.
    """

    board: tuple[float, float]
    ground: list[tuple[float, float, int]] = []
    pieces: list[tuple[float, float, int, str]]


class ResultInfo(msgspec.Struct, kw_only=True):
    """How a game ended: each seat's share of the win in 2520ths, why (a word, and a clause), by which rule."""

    scores: tuple[int, ...]
    reason: str
    rule: str
    text: str = ""


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

    The first event of a throw also has its dice, whose each of them is, and the least face that succeeds (0: none).
    """

    number: int
    seat: int
    what: str
    rule: str
    text: str
    numbers: tuple[int, int, int]
    dice: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    needed: int = 0


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


class StandingInfo(msgspec.Struct, kw_only=True):
    """What a seat passes on beforehand: until the turn ends, its own turn comes or the game ends; all kinds when `about` is empty."""

    until: Literal["off", "turn", "mine", "game"] = "off"
    about: list[str] = []


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
    resign: Why
    offer: int
    needs: Needs | None
    trouble: Trouble | None
    result: ResultInfo | None
    standing: StandingInfo = msgspec.field(default_factory=StandingInfo)


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


class ModuleFault(msgspec.Struct, kw_only=True):
    """One thing that is wrong with a module: where (0: nowhere in particular), what, and what is allowed there."""

    file: str = ""
    line: int = 0
    column: int = 0
    key: str = ""
    text: str
    allowed: list[str] = []


class ModuleFound(msgspec.Struct, kw_only=True):
    """What became of a module: the name and title of its game, or everything that is wrong with it."""

    ok: bool
    game: str = ""
    title: str = ""
    faults: list[ModuleFault] = []


class News(msgspec.Struct, kw_only=True):
    """Sent over the websocket after each change: look at the table again.

    `answers`, for a page that plays several seats: the one of them that is asked out of turn, also where it can only pass.
    """

    number: int
    thinking: int
    changed: bool = True
    answers: int = -1
