"""What clients send: the body of every request, strictly read."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

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


class MapGiven(Body, kw_only=True):
    """The file of a module's fixed map."""

    name: Name
    text: str


class NewModule(Body, kw_only=True):
    """A module of Warp Empires: its file, and that of its map if it has one."""

    name: Name
    text: str
    map: MapGiven | None = None


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


class Standing(Body, kw_only=True):
    """What a seat answers beforehand to questions out of turn: it passes until something happens, on all or some kinds of them.

    `window`: only on those that were being asked after `number` entries; nothing else that it has said ends by it.
    """

    seat: Seat
    until: Literal["off", "turn", "mine", "game", "window"]
    about: Annotated[list[Name], Meta(max_length=16)] = []
    number: Number = 0


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


class Hello(Body, kw_only=True):
    """The first message of a websocket; `seats` are those that are played at this page, where it may play more."""

    token: Annotated[str, Meta(max_length=400)]
    seats: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] | None = None
