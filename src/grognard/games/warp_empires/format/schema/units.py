"""Units, their piles and leaders in a module file."""

from typing import Annotated, Literal

from pydantic import Field

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, Table, Tags, TerrainSelector, UnitSelector


class Carry(Table):
    """Which units a carrier takes along, and how many."""

    units: UnitSelector
    capacity: Annotated[int, Field(ge=1, le=9)]


class Unit(Entry):
    """A type of unit; its Force, its speed and its tags are words apart.

    Rule: WE-R66
    """

    id: w.Id
    name: w.Name
    pile: w.Id
    count: Annotated[int, Field(ge=1, le=200)]
    force: Annotated[int, Field(ge=0, le=50)]
    speed: w.SpeedCode
    tags: Tags
    alt_name: dict[w.Id, w.Name] = {}
    icon: w.Icon | None = None
    can_control: bool = True
    dies_on_defeat: bool = False
    carry: Carry | None = None
    start: w.Start | None = None
    home: TerrainSelector | None = None
    needs_leader_to_move: bool = False


class Pile(Entry):
    """A bag of chits."""

    name: w.Name | None = None
    shared: Literal[True] | None = None
    per_power: Literal[True] | None = None
    per_player: Literal[True] | None = None
    powers: Annotated[list[w.Id], Field(min_length=1, max_length=w.SEATS)] | None = None


class Leaders(Entry):
    """When a leader is captured, and where the chit goes."""

    capture: w.Capture = "any_loss"
    captured_to: w.CapturedTo = "set_aside"
