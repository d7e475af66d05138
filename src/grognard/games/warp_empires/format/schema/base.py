"""What tables of a module file have in common: entries with words, selectors, modifiers. A key or word that is not named in these models is a fault.

Rule: WE-001
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from grognard.games.warp_empires.format import words as w


class Table(BaseModel):
    """A table of the file; nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Rules = Annotated[list[w.RuleId], Field(max_length=20)]
Tags = Annotated[list[w.Id], Field(max_length=16)]
Ids = Annotated[list[w.Id], Field(max_length=64)]


class Entry(Table):
    """What every entry may carry: words for players, and the rules it stands for."""

    text: w.Text = ""
    rule: w.RuleId | Rules = []


class UnitSelector(Table):
    """Which units: every tag of `all`, at least one of `any`, not one of `none`; empty = every unit."""

    all: Tags = []
    any: Tags = []
    none: Tags = []


class TerrainSelector(UnitSelector):
    """Which territories: by the tags of terrain and territory, by their ids, by the regions they lie in; all parts must hold."""

    ids: Ids | None = None
    regions: Ids | None = None


class Vs(Table):
    """Against whom or where a modifier counts: the opposing stack holds a match, the battle's territory matches."""

    units: UnitSelector | None = None
    terrain: TerrainSelector | None = None


class Modifier(Entry):
    """A number that is changed; under a power for that player's own things, in [[modifiers]] for whoever has the source."""

    stat: w.Stat
    add: w.Step | None = None
    mul: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(min_length=2, max_length=2)] | None = None
    set: w.Small | None = None
    min: w.Small | None = None
    units: UnitSelector | None = None
    terrain: TerrainSelector | None = None
    when: w.When = "always"
    vs: Vs | None = None
    uses_per_turn: w.Positive | None = None
    source: w.Source = "power"
