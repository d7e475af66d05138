"""What every load check works with: the sheet, its names, and the desk where faults go."""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from grognard.games.warp_empires.format.faults import Desk
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.reading import Source
from grognard.games.warp_empires.format.schema.base import Table
from grognard.games.warp_empires.format.schema.maps import MapFile
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.telling import place_of


class Inspector:
    """One module under inspection."""

    def __init__(
        self,
        sheet: Sheet,
        source: Source,
        desk: Desk,
        moved: Mapping[Path, Path],
        fixed: MapFile | None = None,
        map_source: Source | None = None,
        touched: Collection[Path] = (),
    ) -> None:
        """`touched`: values that were mended; nothing more is told of them."""
        self.sheet = sheet
        self.fixed = fixed
        self.names = Names(sheet, fixed)
        self.map_source = map_source
        self._source = source
        self._desk = desk
        self._moved = moved
        self._touched = set(touched)

    @cached_property
    def plan(self) -> Plan | None:
        """The fixed map, once its ids are known to be right."""
        return Plan(self.sheet, self.fixed) if self.fixed is not None else None

    def leave_mended_alone(self) -> None:
        """From now on nothing is told of whole entries in which a value was mended: it might be wrong."""
        self._touched = {path[:2] for path in self._touched}

    def add(
        self,
        message: str,
        *path: str | int,
        allowed: Collection[str] = (),
        word: str | None = None,
        at_key: bool = False,
        warn: bool = False,
    ) -> None:
        """A fault, or a warning, at a value of the module."""
        if any(path[: len(part)] == part for part in self._touched):
            return
        place = place_of(self._source.places, path, self._moved, at_key=at_key)
        self._desk.add(message, place, path, allowed=list(allowed), word=word, file=self._source.name, warn=warn)

    def add_map(self, message: str, *path: str | int, allowed: Collection[str] = (), word: str | None = None) -> None:
        """A fault at a value of the map's file."""
        source = self.map_source or self._source
        self._desk.add(message, source.places.value(path), path, allowed=list(allowed), word=word, file=source.name)

    def refer(self, word: str, known: Collection[str], what: str, *path: str | int, at_key: bool = False) -> None:
        """A fault unless an id is one of those that are known."""
        if word not in known:
            self.add(f"There is no {what} {word}.", *path, allowed=sorted(known), word=word, at_key=at_key)

    def refer_map(self, word: str, known: Collection[str], what: str, *path: str | int) -> None:
        """The same in the map's file."""
        if word not in known:
            self.add_map(f"There is no {what} {word}.", *path, allowed=sorted(known), word=word)


def tables(node: object, path: Path = ()) -> Iterator[tuple[Path, Table]]:
    """Every table of a sheet with its path, outermost first."""
    if isinstance(node, Table):
        yield path, node
        for name in node.model_fields_set:
            yield from tables(getattr(node, name), (*path, name))
    elif isinstance(node, dict):
        for name, value in node.items():
            yield from tables(value, (*path, name))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from tables(value, (*path, number))


def repeated(ids: list[str]) -> Iterator[tuple[int, str]]:
    """The places and ids of entries whose id stands there already."""
    seen: set[str] = set()
    for number, name in enumerate(ids):
        if name in seen:
            yield number, name
        seen.add(name)
