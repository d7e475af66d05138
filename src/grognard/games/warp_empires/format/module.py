"""A module as the interface knows it under certain options: its names, words and rules, by number; and what its maps are made of."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from grognard.core.options import OptionValue
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.options import rules_of
from grognard.games.warp_empires.format.schema.base import Entry, Table
from grognard.games.warp_empires.format.schema.maps import MapFile
from grognard.games.warp_empires.format.schema.sheet import Sheet


@dataclass(frozen=True)
class Words:
    """One entry: its id, name, words for players, the rules it stands for."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class UnitWords(Words):
    """A type of unit; `names` by people, where some call it otherwise."""

    names: Mapping[str, str]
    icon: str


@dataclass(frozen=True)
class PowerWords(Words):
    """A power, its people, the name of its ability, its colour."""

    people: str
    ability: str
    colour: str


@dataclass(frozen=True)
class TerrainWords(Words):
    """A terrain and its colour."""

    colour: str


@dataclass(frozen=True)
class Module:
    """A module with the values of its switches, for a number of seats; `digest` is the fingerprint of its numbers."""

    sheet: Sheet
    fixed: MapFile | None
    atlas: Atlas | None  # of a fixed map
    terrain_bits: tuple[int, ...]  # by terrain: what its territories match
    options: Mapping[str, OptionValue]
    seats: int
    digest: str
    units: tuple[UnitWords, ...]
    powers: tuple[PowerWords, ...]
    cards: tuple[Words, ...]
    terrains: tuple[TerrainWords, ...]
    piles: tuple[Words, ...]
    regions: tuple[Words, ...]
    victories: tuple[Words, ...]
    counters: tuple[str, ...]  # ids
    named: frozenset[str]  # all rules that the file names

    @property
    def id(self) -> str:
        """The id of the module."""
        return self.sheet.id

    @property
    def title(self) -> str:
        """Its name."""
        return self.sheet.name

    def unit_name(self, kind: int, power: int = -1) -> str:
        """What a type of unit is called, in the hands of a power."""
        unit = self.units[kind]
        people = self.powers[power].people if power >= 0 else ""
        return unit.names.get(people, unit.name)


def module_of(
    sheet: Sheet,
    fixed: MapFile | None,
    atlas: Atlas | None,
    terrain_bits: tuple[int, ...],
    options: Mapping[str, OptionValue],
    seats: int,
    digest: str,
) -> Module:
    """The words of a sheet."""
    return Module(
        sheet=sheet,
        fixed=fixed,
        atlas=atlas,
        terrain_bits=terrain_bits,
        options=options,
        seats=seats,
        digest=digest,
        units=tuple(
            UnitWords(*words(unit.id, unit.name, unit), dict(unit.alt_name), unit.icon or "") for unit in sheet.units
        ),
        powers=tuple(
            PowerWords(*words(power.id, power.name, power), power.people or "", power.ability or "", power.colour or "")
            for power in sheet.powers
        ),
        cards=tuple(Words(*words(card.id, card.name, card)) for card in sheet.cards),
        terrains=tuple(
            TerrainWords(*words(name, each.name, each), each.colour or "") for name, each in sheet.terrain.items()
        ),
        piles=tuple(Words(*words(name, each.name or name, each)) for name, each in sheet.piles.items()),
        regions=tuple(Words(*words(each.id, each.name, each)) for each in (fixed.region if fixed else ())),
        victories=tuple(Words(*words(win.kind, win.kind, win)) for win in sheet.victory),
        counters=tuple(Names(sheet, fixed).counters),
        named=frozenset(named_in(sheet)),
    )


def words(name: str, shown: str, entry: Entry) -> tuple[str, str, str, tuple[str, ...]]:
    """Id, name, text and rules of an entry."""
    return name, shown, entry.text.strip(), rules_of(entry.rule)


def named_in(table: object) -> Iterator[str]:
    """The rules that a table of the file names, and all that lies in it."""
    if isinstance(table, Entry):
        yield from rules_of(table.rule)
    if isinstance(table, Table):
        yield from named_in([getattr(table, key) for key in type(table).model_fields])
    elif isinstance(table, dict):
        yield from named_in(list(table.values()))
    elif isinstance(table, list):
        for part in table:
            yield from named_in(part)
