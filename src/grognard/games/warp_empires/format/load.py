"""A module file, checked wholly: all faults at once or a module that can be played.

Rule: WE-001
"""

import functools
import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from grognard.core.errors import DataError
from grognard.core.options import Option, OptionValue, resolve
from grognard.games.warp_empires.format import (
    check_cards,
    check_map,
    check_numbers,
    check_sense,
    check_starts,
    check_words,
)
from grognard.games.warp_empires.format.compile import compile_tables
from grognard.games.warp_empires.format.faults import Desk, Fault
from grognard.games.warp_empires.format.fixed import fixed_atlas
from grognard.games.warp_empires.format.inspector import Inspector
from grognard.games.warp_empires.format.kept import take_kept
from grognard.games.warp_empires.format.mending import mended
from grognard.games.warp_empires.format.module import Module, module_of
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.options import chosen_of, options_of
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.reading import Source, read_toml
from grognard.games.warp_empires.format.schema.maps import MapFile
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.telling import read_table
from grognard.games.warp_empires.format.variants import default_values, entries, replaced
from grognard.games.warp_empires.tables import Tables

KEPT: Final = 32  # tables of the last games: they never change
MOST_SWITCHED: Final = 6  # values of one switch: more are a fault by themselves
MOST_CHECKED: Final = 12

FindMap = Callable[[str], bytes | None]  # the map file of a plain name, None when there is none


class Loaded:
    """A module that passed all checks."""

    def __init__(self, source: Source, sheet: Sheet, fixed: MapFile | None, digest: str, warnings: list[Fault]) -> None:
        self.sheet = sheet
        self.fixed = fixed
        self.digest = digest
        self.warnings = warnings
        self.options: tuple[Option, ...] = options_of(sheet)
        self._source = source
        self._made = functools.lru_cache(maxsize=KEPT)(self._make)

    def resolve(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; DataError for a wrong one."""
        return resolve(self.options, given)

    def game(self, given: Mapping[str, object], seats: int) -> tuple[Tables, Module]:
        """Tables and words for a game under certain options; ModuleFaults where switches contradict each other."""
        self.check_seats(seats)
        return self._made(tuple(self.resolve(given).items()), seats)

    def _make(self, given: tuple[tuple[str, OptionValue], ...], seats: int) -> tuple[Tables, Module]:
        """Tables and words for resolved options."""
        values = dict(given)
        sheet = self.sheet_with(chosen_of(self.sheet, values))
        names = Names(sheet, self.fixed)
        plan = Plan(sheet, self.fixed) if self.fixed is not None else None
        tables, bits, digest = compile_tables(sheet, plan, names, values, seats)
        atlas = fixed_atlas(plan, names, bits) if plan is not None else None
        terrain_bits = tuple(bits.of_terrain(name) for name in sheet.terrain)
        return tables, module_of(sheet, self.fixed, atlas, terrain_bits, values, seats, digest)

    def check_seats(self, seats: int) -> None:
        """DataError unless the module takes that many.

        Rule: WE-R04
        """
        least, most = self.sheet.players
        if not least <= seats <= most:
            allowed = [str(number) for number in range(least, most + 1)]
            raise DataError(f"{self.sheet.name} is not played by {seats}.", allowed=allowed)

    def sheet_with(self, chosen: Mapping[str, str]) -> Sheet:
        """The sheet with the replacements of its switches."""
        if chosen == default_values(self._source.raw):
            return self.sheet
        desk = Desk(self._source.name)
        sheet = inspect(self._source, chosen, desk, self.fixed, None)
        desk.close()
        if sheet is None:
            raise AssertionError("a sheet without faults is there")
        return sheet


def load_module(data: bytes, name: str, find_map: FindMap) -> Loaded:
    """A module from its bytes, the map file given by its name; ModuleFaults with everything that is wrong."""
    desk = Desk(name)
    source = read_toml(data, desk, name)
    fixed, map_source, map_data = None, None, b""
    sheet = None
    if source is not None:
        fixed, map_source, map_data = read_map(source, desk, find_map)
        sheet = inspect(source, default_values(source.raw), desk, fixed, map_source)
        others = other_values(source.raw)
        if len(others) > MOST_CHECKED:
            path = ("variants",)
            desk.add(
                f"Switches have more than {MOST_CHECKED} values beside their defaults.", source.places.key(path), path
            )
        for chosen in others[:MOST_CHECKED]:
            inspect(source, chosen, desk, fixed, map_source)
    desk.close()
    if sheet is None or source is None:
        raise AssertionError("a sheet without faults is there")
    digest = hashlib.sha256(data + b"\0" + map_data).hexdigest()[:16]
    return Loaded(source, sheet, fixed, digest, desk.warnings)


def other_values(raw: Mapping[str, Any]) -> list[dict[str, str]]:
    """Every value of every switch once, the others at their defaults."""
    defaults = default_values(raw)
    found = []
    for variant in entries(raw.get("variants")):
        values, key = variant.get("values"), str(variant.get("key"))
        for value in values if isinstance(values, dict) and len(values) <= MOST_SWITCHED else ():
            if value != defaults.get(key):
                found.append(defaults | {key: str(value)})
    return found


def read_map(source: Source, desk: Desk, find_map: FindMap) -> tuple[MapFile | None, Source | None, bytes]:
    """The map file that a module names."""
    table = source.raw.get("map")
    name = table.get("file") if isinstance(table, dict) and table.get("kind") == "fixed" else None
    if not isinstance(name, str) or "/" in name or "\\" in name or name.startswith("."):
        return None, None, b""
    data = find_map(name)
    if data is None:
        desk.add(f"There is no file {name} beside the module.", source.places.value(("map", "file")), ("map", "file"))
        return None, None, b""
    map_source = read_toml(data, desk, name)
    if map_source is None:
        return None, None, data
    return read_table(MapFile, map_source.raw, map_source, desk), map_source, data


def inspect(
    source: Source, chosen: Mapping[str, str], desk: Desk, fixed: MapFile | None, map_source: Source | None
) -> Sheet | None:
    """All checks of a module under certain values of its switches; what is wrong goes to the desk."""
    values, moved, misplaced = replaced(source.raw, chosen)
    for path, message in misplaced:
        desk.add(message, source.places.key(path), path)
    take_kept(values, source, desk)
    sheet = read_table(Sheet, values, source, desk, moved)
    if sheet is None:
        inspect_rest(source, values, desk, moved, fixed, map_source)
    elif fixed is not None or sheet.map.kind == "random" or not desk.faults:
        check(Inspector(sheet, source, desk, moved, fixed, map_source), desk)
    return sheet


def inspect_rest(
    source: Source,
    values: dict[str, Any],
    desk: Desk,
    moved: Mapping[Path, Path],
    fixed: MapFile | None,
    map_source: Source | None,
) -> None:
    """What else is wrong with a module that does not fit the schema: its names, and what fits together, of entries that do."""
    found = mended(Sheet, values)
    if found is not None and (fixed is not None or found[0].map.kind == "random"):
        check_each(Inspector(found[0], source, desk, moved, fixed, map_source, found[1]))


def check(at: Inspector, desk: Desk) -> None:
    """The load checks: first what is named, then what presupposes that every name is right."""
    before = len(desk.faults)
    check_each(at)
    if len(desk.faults) == before:
        check_numbers.check_numbers(at)
        check_starts.check_first_units(at)
        check_map.check_map(at)
        check_map.check_playable(at)
        check_sense.check_sense(at)


def check_each(at: Inspector) -> None:
    """What is wrong with single entries."""
    check_words.check_words(at)
    at.leave_mended_alone()
    check_map.check_fixed(at)
    check_cards.check_cards(at)
    check_cards.check_modifiers(at)
    if at.sheet.map.kind == "random":
        check_numbers.check_dice(at)
