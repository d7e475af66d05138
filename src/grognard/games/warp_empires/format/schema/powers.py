"""Powers and what they begin with in a module file."""

from typing import Annotated, Literal

from pydantic import Field

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, Modifier, Table, TerrainSelector, UnitSelector


class Grant(Table):
    """A tag that a power gives to its units."""

    tag: w.Id
    units: UnitSelector


class FixedUnits(Table):
    """Units that a player begins with."""

    unit: w.Id
    count: w.Positive
    at: w.Where = "home"


class SetupWords(Table):
    """The words of setting up that may differ by power."""

    start_terrain: TerrainSelector | None = None
    start_region: w.Id | None = None
    start_ring: Annotated[int, Field(ge=0, le=9)] | None = None
    units_random: w.Hand | None = None
    units_fixed: Annotated[list[FixedUnits], Field(max_length=40)] | None = None
    units_from: dict[w.Id, w.Small] | None = None
    hand: w.Hand | None = None
    points: w.Points | None = None


class Power(Entry):
    """A power to play."""

    id: w.Id
    name: w.Name
    people: w.Id | None = None
    ability: w.Name | None = None
    colour: w.Colour | None = None
    grants: Annotated[list[Grant], Field(max_length=16)] = []
    modifiers: Annotated[list[Modifier], Field(max_length=16)] = []
    setup: SetupWords = SetupWords()


class Setup(SetupWords, Entry):
    """Setting up."""

    start_terrain: TerrainSelector
    units_random: w.Hand
    start_territories: Annotated[int, Field(ge=1, le=20)] = 1
    start_distance: Annotated[int, Field(ge=0, le=20)] = 0
    units_where: Literal["home"] = "home"
    hand: w.Hand = 5
    points: w.Points = 0
    first: w.Id | None = None
