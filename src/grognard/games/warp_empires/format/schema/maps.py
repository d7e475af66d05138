"""Terrain, rolled maps and the files of fixed ones."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, Table, Tags, UnitSelector


class Terrain(Entry):
    """A kind of terrain."""

    name: w.Name
    revenue: w.Small
    tags: Tags = []
    closed: UnitSelector | None = None
    cargo_exempt: bool = False
    stop: UnitSelector | None = None
    defense: w.Small = 0
    colour: w.Colour | None = None
    called: Annotated[list[w.Name], Field(max_length=16)] = []


class Roll(Table):
    """What a roll of the dice of the map makes of a territory."""

    roll: Annotated[list[Annotated[int, Field(ge=1, le=180)]], Field(min_length=2, max_length=2)]
    terrain: w.Id


class Map(Entry):
    """How the map is made: by dice, or out of a file."""

    kind: Literal["random", "fixed"]
    file: w.FileName | None = None
    size: Literal["auto"] | Annotated[int, Field(ge=6, le=w.TERRITORIES)] = "auto"
    size_base: Annotated[int, Field(ge=6, le=w.TERRITORIES)] = 60
    size_per_player: Annotated[int, Field(ge=0, le=99)] = 18
    size_per_extra: Annotated[int, Field(ge=0, le=99)] = 6
    cells_per_territory: Annotated[int, Field(ge=1, le=12)] = 3
    wrap: bool = False
    connect: Literal["ground", "air", "none"] = "ground"
    connect_units: UnitSelector = UnitSelector()
    cities_min: Literal["auto"] | Annotated[int, Field(ge=1, le=w.TERRITORIES)] = "auto"
    reroll_max: Annotated[int, Field(ge=1, le=200)] = 200
    table: Annotated[list[Roll], Field(max_length=20)] = []
    names: Annotated[list[w.Name], Field(max_length=400)] = []


class Region(Entry):
    """A region of a fixed map."""

    id: w.Id
    name: w.Name
    tags: Tags = []


class Territory(Entry):
    """A territory of a fixed map."""

    id: w.Id
    name: w.Name
    terrain: w.Id
    borders: Annotated[list[w.Id], Field(max_length=24)] = []
    tags: Tags = []
    revenue: w.Small | None = None
    region: w.Id | None = None
    sign: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]$")] | None = None


class MapFile(Table):
    """A fixed map: its territories and regions; `rows` draws it in hexes, a sign for each territory."""

    format: Literal[1]
    name: w.Name | None = None
    rows: Annotated[list[Annotated[str, StringConstraints(max_length=80)]], Field(max_length=60)] = []
    territory: Annotated[list[Territory], Field(min_length=2, max_length=w.TERRITORIES)]
    region: Annotated[list[Region], Field(max_length=w.MOST_REGIONS)] = []
