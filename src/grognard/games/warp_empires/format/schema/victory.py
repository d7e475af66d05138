"""What wins, in a module file."""

from typing import Annotated, Literal

from pydantic import Field

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, TerrainSelector, UnitSelector


class Win(Entry):
    """What every victory may have: the powers to which it is open."""

    powers: Annotated[list[w.Id], Field(min_length=1, max_length=w.SEATS)] | None = None


class ControlShare(Win):
    """A share of all matching territories is controlled."""

    kind: Literal["control_share"]
    terrain: TerrainSelector = TerrainSelector()
    num: w.Positive
    den: w.Positive


class LastPlayer(Win):
    """Nobody else is left."""

    kind: Literal["last_player"]


class Eliminate(Win):
    """No living foe has a matching unit on the board."""

    kind: Literal["eliminate"]
    units: UnitSelector = UnitSelector()


class CaptureAll(Win):
    """Certain leaders are captured, certain territories controlled."""

    kind: Literal["capture"]
    units: Annotated[list[w.Id], Field(max_length=w.TYPES)] = []
    territories: Annotated[list[w.Id], Field(max_length=w.TERRITORIES)] = []
    need: w.Positive | None = None


class TokensWin(Win):
    """The own counter has reached a number, which wins, or loses."""

    kind: Literal["tokens"]
    name: w.Id
    count: Annotated[int, Field(ge=1, le=999)]
    result: w.Result = "win"


Condition = Annotated[ControlShare | Eliminate | CaptureAll | TokensWin, Field(discriminator="kind")]


class AtRound(Win):
    """After a round it is decided by comparing, or by a condition."""

    kind: Literal["at_round"]
    round: Annotated[int, Field(ge=1, le=999)]
    compare: w.Compare | None = None
    condition: Condition | None = None


Victory = Annotated[
    ControlShare | LastPlayer | Eliminate | CaptureAll | AtRound | TokensWin, Field(discriminator="kind")
]
