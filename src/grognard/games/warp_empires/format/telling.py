"""The values of a file against the schema: what is wrong, in our words, with the place and what is allowed there.

Rule: WE-001, WE-027
"""

import re
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from grognard.core.options import shortened
from grognard.games.warp_empires.format.faults import Desk, cut
from grognard.games.warp_empires.format.places import Path, Place, Places
from grognard.games.warp_empires.format.reading import Source
from grognard.games.warp_empires.format.schema.base import Table
from grognard.games.warp_empires.format.words import LATER_KEYS, LATER_WORDS, MOST_FAULTS, SHAPES

Model = TypeVar("Model", bound=Table)

MOST_ERRORS: Final = 2 * MOST_FAULTS  # looked at; several may be about one value
DISCRIMINATORS: Final = ("op", "kind")
QUOTED: Final = re.compile(r"'([^']*)'|(\d+)")
KINDS: Final = {
    "string_type": "a text in quotes",
    "int_type": "a whole number",
    "bool_type": "true or false",
    "list_type": "a list in brackets",
    "dict_type": "a table",
    "model_type": "a table",
    "model_attributes_type": "a table",
}
BOUNDS: Final = {
    "greater_than_equal": ("at least {}", "ge"),
    "less_than_equal": ("at most {}", "le"),
    "too_long": ("up to {} entries", "max_length"),
    "too_short": ("{} entries or more", "min_length"),
    "string_too_long": ("up to {} characters", "max_length"),
    "string_too_short": ("{} characters or more", "min_length"),
}


def read_table(
    model: type[Model], values: dict[str, Any], source: Source, desk: Desk, moved: Mapping[Path, Path] | None = None
) -> Model | None:
    """The values as a model; None, and all that is wrong at the desk, when something is. `moved`: values that stand elsewhere in the file."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        teller = Teller(model, values, source, desk, moved or {})
        for path, details in by_path(error.errors(include_url=False)[:MOST_ERRORS], values):
            teller.tell(path, details)
    return None


class Teller:
    """Tells the faults of one table."""

    def __init__(
        self, model: type[Table], values: dict[str, Any], source: Source, desk: Desk, moved: Mapping[Path, Path]
    ) -> None:
        self.model = model
        self.values = values
        self.source = source
        self.desk = desk
        self.moved = moved

    def tell(self, path: Path, details: list[ErrorDetails]) -> None:
        """All that is wrong with one value, as one fault."""
        detail = details[0]
        kind, name = detail["type"], str(path[-1]) if path else ""
        if kind == "missing":
            self.add(f"{detail['loc'][-1]} is missing.", path, at_key=True)
        elif kind == "extra_forbidden":
            self.tell_unknown(path, name)
        elif detail["loc"][-1] == "[key]":
            self.add(f"{name!r} cannot be the name of a table.", path, (shape_of(detail),), at_key=True)
        elif kind.startswith("union_tag"):
            self.tell_tag(path, detail)
        else:
            self.tell_value(path, details)

    def tell_unknown(self, path: Path, name: str) -> None:
        """A key that a table of this kind has not."""
        if is_later(path):
            self.add(f"{name} is not yet supported.", path, at_key=True)
            return
        table = model_at(self.model, path[:-1], self.values)
        known = sorted(table.model_fields) if table is not None else []
        self.add(f"There is no key {cut(name)} here.", path, known, word=name, at_key=True)

    def tell_tag(self, path: Path, detail: ErrorDetails) -> None:
        """A word that says what kind of table this is, and no such kind is there."""
        context = detail.get("ctx", {})
        name = str(context.get("discriminator", "")).strip("'")
        if detail["type"] == "union_tag_not_found":
            self.add(f"{name} is missing.", path, at_key=True)
            return
        self.tell_word((*path, name), name, str(context["tag"]), words_in(str(context["expected_tags"])))

    def tell_word(self, path: Path, name: str, word: str, allowed: list[str]) -> None:
        """A word that is none of a list."""
        if word in LATER_WORDS.get(name, ()):
            self.add(f"{word} is not yet supported.", path)
        else:
            self.add(f"{shortened(word)} is not a known word.", path, allowed, word=word)

    def tell_value(self, path: Path, details: list[ErrorDetails]) -> None:
        """A value of the wrong kind, out of its bounds, or not of the form it should have."""
        given = details[0]["input"]
        words = [word for detail in details if detail["type"] == "literal_error" for word in words_of(detail)]
        others = [wanted(detail) for detail in details if detail["type"] != "literal_error"]
        if words and isinstance(given, str) and not others:
            name = next((str(part) for part in reversed(path) if isinstance(part, str)), "")
            self.tell_word(path, name, given, words)
        else:
            self.add(f"{shown(given)} is not allowed.", path, [*words, *dict.fromkeys(others)])

    def add(
        self,
        message: str,
        path: Path,
        allowed: "list[str] | tuple[str, ...]" = (),
        *,
        word: str | None = None,
        at_key: bool = False,
    ) -> None:
        """A fault at a key or a value of the file."""
        places = self.source.places
        place = place_of(places, path, self.moved, at_key=at_key)
        self.desk.add(message, place, path, allowed=allowed, word=word, file=self.source.name)


def shown(value: object) -> str:
    """A value as the file has it; of what holds others, how many."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"A list of {len(value)}"
    if isinstance(value, dict):
        return "A table"
    return shortened(value) if isinstance(value, str | int | float) else str(value)


def place_of(places: Places, path: Path, moved: Mapping[Path, Path], *, at_key: bool) -> Place:
    """Where a value stands, a replaced one in the variant that replaces it."""
    for length in range(len(path), 0, -1):
        if path[:length] in moved:
            path = (*moved[path[:length]], *path[length:])
            break
    return places.key(path) if at_key else places.value(path)


def by_path(details: list[ErrorDetails], values: dict[str, Any]) -> Iterator[tuple[Path, list[ErrorDetails]]]:
    """Errors by the value they are about; where a part of a value is wrong, nothing is said of the whole."""
    found: dict[Path, list[ErrorDetails]] = {}
    for detail in details:
        path = real_path(detail["loc"], values)
        if detail["type"] == "missing":
            path = (*path, str(detail["loc"][-1]))
        found.setdefault(path, []).append(detail)
    for path, told in found.items():
        deeper = any(len(other) > len(path) and other[: len(path)] == path for other in found)
        if not deeper or not told[0]["type"].endswith("_type"):
            yield (path[:-1], told) if told[0]["type"] == "missing" else (path, told)


def real_path(loc: tuple[int | str, ...], values: Any) -> Path:
    """The part of an error's place that is in the file; the schema adds names of alternatives."""
    path: Path = ()
    for part in loc:
        is_there = (isinstance(values, dict) and part in values) or (
            isinstance(values, list) and isinstance(part, int) and part < len(values)
        )
        if is_there:
            values = values[part]
            path = (*path, part)
    return path


def is_later(path: Path) -> bool:
    """Whether a key is reserved."""
    names = [part for part in path if isinstance(part, str)]
    return bool({".".join(names), ".".join(names[-2:]), f"{names[0]}.{names[-1]}"} & LATER_KEYS)


def words_in(text: str) -> list[str]:
    """The words of a list that the schema writes with quotes."""
    return [one or two for one, two in QUOTED.findall(text)]


def words_of(detail: ErrorDetails) -> list[str]:
    """The words that a value may be."""
    expected = str(detail.get("ctx", {}).get("expected", ""))
    return [expected.lower()] if expected in ("True", "False") else words_in(expected)


def wanted(detail: ErrorDetails) -> str:
    """What would be allowed in place of a value."""
    kind = detail["type"]
    if kind == "string_pattern_mismatch":
        return shape_of(detail)
    if kind in BOUNDS:
        text, name = BOUNDS[kind]
        return text.format(detail.get("ctx", {})[name])
    return KINDS.get(kind, detail["msg"])


def shape_of(detail: ErrorDetails) -> str:
    """The form of a text, in words."""
    pattern = detail.get("ctx", {}).get("pattern")
    for kind, words in SHAPES.items():
        for mark in get_args(kind)[1:]:
            if getattr(mark, "pattern", None) == pattern:
                return words
    return f"a text like {pattern}" if pattern else KINDS.get(detail["type"], detail["msg"])


def model_at(model: type[Table], path: Path, values: Any) -> type[BaseModel] | None:
    """The model of a table inside the file."""
    kind: Any = model
    for part in (*path, None):
        kind = table_in(kind, values)
        if part is None or kind is None:
            break
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            field = kind.model_fields.get(str(part))
            kind = field.annotation if field is not None else None
        else:
            kind = get_args(kind)[-1]
        values = values[part]
    return kind if isinstance(kind, type) and issubclass(kind, BaseModel) else None


def table_in(kind: Any, values: Any) -> Any:
    """A type without its marks; of several, the one that the value says it is."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) not in (Union, UnionType):
        return kind
    for one in (table_in(each, values) for each in get_args(kind)):
        if get_origin(one) in (list, dict):
            return one
        if isinstance(one, type) and issubclass(one, BaseModel) and is_that(one, values):
            return one
    return None


def is_that(model: type[BaseModel], values: Any) -> bool:
    """Whether a table is of the kind that a model describes."""
    for name in DISCRIMINATORS:
        field = model.model_fields.get(name)
        if field is not None:
            return isinstance(values, dict) and values.get(name) in get_args(field.annotation)
    return True
