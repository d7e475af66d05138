"""A whole module file: one model for each of its tables.

Rule: WE-001, WE-027
"""

from typing import Annotated, Literal

from pydantic import Field

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, Modifier, Table
from grognard.games.warp_empires.format.schema.cards import Card
from grognard.games.warp_empires.format.schema.maps import Map, Terrain
from grognard.games.warp_empires.format.schema.phases import Decks, Phases
from grognard.games.warp_empires.format.schema.powers import Power, Setup
from grognard.games.warp_empires.format.schema.units import Leaders, Pile, Unit
from grognard.games.warp_empires.format.schema.victory import Victory


class Variant(Entry):
    """A switch of the module: each value replaces keys of this very file."""

    key: w.Id
    default: w.Id
    values: Annotated[dict[w.Id, dict[str, object]], Field(min_length=2, max_length=6)]
    name: w.Name | None = None


class Totals(Table):
    """Sums that are compared with the file."""

    cards: Annotated[int, Field(ge=0, le=9999)] | None = None
    chits: Annotated[int, Field(ge=0, le=9999)] | None = None


class Terms(Table):
    """Words for display."""

    points: w.Name = "points"
    territory: w.Name = "territory"
    side: w.Name = "power"
    region: w.Name = "region"
    leader: w.Name = "leader"
    marker: w.Name = "marker"


class DiceWords(Table):
    """Which dice are thrown."""

    terrain: w.Dice = "1D6"
    bonus: w.Dice = "1D6"
    order: w.Dice = "1D6"


class OptionDefaults(Table):
    """What a game is played with when nobody says otherwise."""

    stacks_hidden: Literal["top_visible", "open", "closed"] = "top_visible"
    card_order: Literal["alternate", "attacker_then_defender", "simultaneous"] = "alternate"
    tie_winner: Literal["defender", "attacker", "nobody"] = "defender"
    half_round: Literal["up", "down", "down_min1"] = "up"
    forts_in_half: Literal["count", "extra", "first"] = "count"
    bonus_draw: Literal["once", "repeat", "none"] = "once"
    upkeep_zero: Literal["letter", "grace"] = "letter"
    control_hold: Literal["marker", "garrison"] = "marker"
    evasion_timing: Literal["own_step", "interrupt"] = "own_step"
    victory_compare: Literal["at_least", "more_than"] = "at_least"
    max_rounds: Annotated[int, Field(ge=0, le=999)] = 0
    start_pick: Literal["choose", "random"] = "choose"
    moves_per_unit: Annotated[int, Field(ge=0, le=9)] = 0


SpeedTable = Annotated[dict[w.SpeedCode, Annotated[int, Field(ge=0, le=9)]], Field(max_length=20)]


class Sheet(Entry):
    """A whole module."""

    format: Literal[1]
    system: Literal["warp-empires"]
    id: w.Id
    name: w.Name
    players: Annotated[list[Annotated[int, Field(ge=2, le=w.SEATS)]], Field(min_length=2, max_length=2)]
    version: Annotated[int, Field(ge=1, le=9999)] = 1
    credit: w.Line = ""
    summary: w.Line = ""
    terms: Terms = Terms()
    speeds: SpeedTable = {"S": 1, "M": 2, "F": 3, "none": 0}
    dice: DiceWords = DiceWords()
    map: Map
    terrain: Annotated[dict[w.Id, Terrain], Field(min_length=1, max_length=w.MOST_TERRAINS)]
    piles: Annotated[dict[w.Id, Pile], Field(min_length=1, max_length=w.PILES)]
    units: Annotated[list[Unit], Field(min_length=1, max_length=w.TYPES)]
    powers: Annotated[list[Power], Field(min_length=2, max_length=w.SEATS)]
    modifiers: Annotated[list[Modifier], Field(max_length=64)] = []
    setup: Setup
    decks: Decks = Decks()
    leaders: Leaders = Leaders()
    phases: Phases = Phases()
    cards: Annotated[list[Card], Field(min_length=1, max_length=w.CARDS)]
    victory: Annotated[list[Victory], Field(min_length=1, max_length=16)]
    options: OptionDefaults = OptionDefaults()
    check: Totals = Totals()
    variants: Annotated[list[Variant], Field(max_length=6)] = []
