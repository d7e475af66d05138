"""Switches of a module: each value replaces keys of the file, by paths such as "cards.some_card.effects"."""

import copy
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from grognard.core.errors import did_you_mean
from grognard.games.warp_empires.format.places import Path

LISTS: Final = ("units", "powers", "cards")  # entries found by their id
TABLES: Final = ("terrain", "piles", "phases", "decks")  # entries found by their key
PLAIN: Final = ("setup", "leaders", "map")  # no entries: "setup.hand"
EVERY: Final = "*"
FROZEN: Final = ("id", "name")  # what a variant cannot change, since words and numbers are found by it


class Misplaced(Exception):
    """A path that leads nowhere; the message says why."""


def default_values(raw: Mapping[str, Any]) -> dict[str, str]:
    """The default of every switch, of a file that may still be wrong."""
    found: dict[str, str] = {}
    for variant in entries(raw.get("variants")):
        key, value = variant.get("key"), variant.get("default")
        if isinstance(key, str) and isinstance(value, str):
            found[key] = value
    return found


class Replaced(NamedTuple):
    """A file with replacements, where each replaced value stands in the file, and which paths lead nowhere."""

    values: dict[str, Any]
    moved: dict[Path, Path]
    misplaced: list[tuple[Path, str]]


def replaced(raw: Mapping[str, Any], chosen: Mapping[str, str]) -> Replaced:
    """The file with the replacements of the chosen values."""
    found = Replaced(copy.deepcopy(dict(raw)), {}, [])
    for number, variant in enumerate(entries(raw.get("variants"))):
        value = chosen.get(str(variant.get("key")), "")
        table = variant.get("values")
        changes = table.get(value) if isinstance(table, dict) else None
        for path, new in changes.items() if isinstance(changes, dict) else ():
            change(found, ("variants", number, "values", value, path), path, new)
    return found


def change(found: Replaced, place: Path, path: str, new: object) -> None:
    """Carry out one replacement."""
    try:
        where = targets(found.values, path)
    except Misplaced as error:
        found.misplaced.append((place, str(error)))
        return
    for target in where:
        put(found.values, target, copy.deepcopy(new))
        found.moved[target] = place


def targets(values: Mapping[str, Any], path: str) -> list[Path]:
    """The keys that a path names."""
    head, *rest = path.split(".")
    if head in PLAIN and len(rest) == 1:
        found: list[Path] = [(head,)]
    elif head in LISTS + TABLES and len(rest) == 2:
        found = entries_named(values, head, rest[0])
    else:
        known = [f"{name}.<id>.<key>" for name in LISTS + TABLES] + [f"{name}.<key>" for name in PLAIN]
        raise Misplaced(f"{path} is no path of a replacement. Allowed: {', '.join(known)}.")
    if rest[-1] in FROZEN:
        raise Misplaced(f"{rest[-1]} cannot be replaced.")
    return [(*where, rest[-1]) for where in found]


def entries_named(values: Mapping[str, Any], head: str, name: str) -> list[Path]:
    """The entries of a table with an id, or all of them."""
    table = values.get(head)
    if isinstance(table, dict):
        every: dict[str, Path] = {key: (head, key) for key in table}
    else:
        every = {str(entry.get("id")): (head, at) for at, entry in enumerate(entries(table))}
    if name == EVERY:
        return list(every.values())
    if name not in every:
        raise Misplaced(f"There is no {name} in {head}.{did_you_mean(name, every)}")
    return [every[name]]


def entries(table: object) -> list[dict[str, Any]]:
    """The entries of a list of tables; what is none is an empty table, so that places stay right."""
    return [entry if isinstance(entry, dict) else {} for entry in table] if isinstance(table, list) else []


def put(values: dict[str, Any], path: Path, new: object) -> None:
    """Put a value where a path leads."""
    table: Any = values
    for part in path[:-1]:
        table = table[part]
    if isinstance(table, dict):
        table[path[-1]] = new
