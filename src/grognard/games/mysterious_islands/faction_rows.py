"""Reads data/factions.toml and data/numbers.toml: one row a faction, every key and word checked."""

import functools
import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec

from grognard.core.errors import DataError, did_you_mean
from grognard.games.mysterious_islands import tables
from grognard.games.mysterious_islands.actions import FACTIONS

KINDS: Final = ("band", "boss", "bombard", "bomb", "boat", "balloon", "base")  # in the order of their numbers
SWITCH: Final = (0, 1)
DIE: Final = (1, 6)

# By key: its number, and the least and the most that may be written.
POWERS: Final = {
    "recruit_bonus": (tables.RECRUIT_BONUS, (1, 12)),
    "wash_on": (tables.WASH_ON, DIE),
    "convert_on": (tables.CONVERT_ON, DIE),
    "capture_on": (tables.CAPTURE_ON, DIE),
    "bite_on": (tables.BITE_ON, DIE),
    "regenerate_on": (tables.REGENERATE_ON, (2, 12)),
    "enters_edge": (tables.ENTERS_EDGE, SWITCH),
    "rises": (tables.RISES, SWITCH),
    "ruins": (tables.RUINS, SWITCH),
    "sacrifice": (tables.SACRIFICE, (1, 12)),
    "start_bands": (tables.START_BANDS, (0, 20)),
    "start_bosses": (tables.START_BOSSES, (0, 20)),
    "start_boats": (tables.START_BOATS, SWITCH),
    "never_rides": (tables.NEVER_RIDES, SWITCH),
}
UNIT_POWERS: Final = {
    "price": (tables.PRICE, (1, 20)),
    "mp": (tables.MP, (1, 7)),
    "slots": (tables.SLOTS, (1, 20)),
    "floats": (tables.FLOATS, SWITCH),
    "swims": (tables.SWIMS, SWITCH),
    "shells_on": (tables.SHELLS_ON, DIE),
    "torpedoes_on": (tables.TORPEDOES_ON, DIE),
    "range": (tables.RANGE, (1, 5)),
    "aim": (tables.AIM, (1, 5)),
    "hides_on": (tables.HIDES_ON, DIE),
    "hides_where": (tables.HIDES_WHERE, (1, 3)),
    "escapes": (tables.ESCAPES, SWITCH),
    "rerolls": (tables.REROLLS, SWITCH),
}
PLACES: Final = {"land": tables.ON_LAND, "water": tables.IN_WATER}
CONDITIONS: Final = {
    "first": tables.WHEN_FIRST,
    "attacking": tables.WHEN_ATTACKING,
    "defending": tables.WHEN_DEFENDING,
    "with_band": tables.WITH_BAND,
    "with_boat": tables.WITH_BOAT,
    "with_band_or_boat": tables.WITH_BAND_OR_BOAT,
    "boat_against_boat": tables.BOAT_AGAINST_BOAT,
}
PARTS: Final = ("powers", "shop", "unit", "bonus")
NEEDED: Final = ("id", "code", "name", "colour", "words_rule", "words")
RULE: Final = re.compile(r"[A-Z][A-Z0-9]*-R?\d+")


class Number(msgspec.Struct, frozen=True):
    """A number of a faction: it replaces the one it had, or is added to it; or an option gives it."""

    value: int
    rule: str
    is_added: bool = False
    option: str = ""


class UnitNumber(msgspec.Struct, frozen=True):
    """A number of a kind of unit; `power` as in tables.py."""

    power: int
    kind: int
    number: Number


class Bonus(msgspec.Struct, frozen=True):
    """What is added to a battle roll, and when: `conditions` as in tables.py."""

    add: int
    conditions: int
    rule: str


class Part(msgspec.Struct, frozen=True):
    """What a faction has from the start, or what its invention changes."""

    powers: tuple[tuple[int, Number], ...] = ()
    shop: tuple[tuple[int, Number], ...] = ()  # by kind: 1 recruited, 0 not
    units: tuple[UnitNumber, ...] = ()
    bonuses: tuple[Bonus, ...] = ()


class Faction(msgspec.Struct, frozen=True, kw_only=True):
    """One row: names for people, powers for the rules."""

    id: str
    code: str
    name: str
    colour: str
    extra: bool  # only the option brings it into the list
    words_rule: str
    kinds: tuple[str, ...]  # one unit of each kind in words, "" for kinds that the faction never has
    plurals: tuple[str, ...]
    invention: str  # "" when it has none
    invention_rule: str
    invention_text: str
    start: Part
    made: Part  # what the invention changes


class Spot(msgspec.Struct, frozen=True):
    """Where in a file something stands, for errors."""

    file: str
    row: str

    def at(self, more: str) -> "Spot":
        """A place inside."""
        return Spot(self.file, f"{self.row}.{more}" if self.row else more)

    def wrong(self, sentence: str, allowed: Iterable[str] = ()) -> DataError:
        """The error to raise."""
        return DataError(f"{self.row}: {sentence}" if self.row else sentence, file=self.file, allowed=allowed)

    def known(self, key: str, words: Iterable[str]) -> None:
        """DataError for a key or word that is none of these."""
        allowed = list(words)
        if key not in allowed:
            raise self.wrong(f"{key!r} is not known.{did_you_mean(key, allowed)}", allowed)

    def table(self, value: object, words: Iterable[str] | None = None) -> Mapping[str, Any]:
        """A value that is a table with no other keys."""
        if not isinstance(value, dict):
            raise self.wrong("a table is wanted")
        if words is not None:
            allowed = list(words)
            for key in value:
                self.known(key, allowed)
        return value

    def text(self, value: object) -> str:
        """A value that is a text, not empty."""
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(f"a text is wanted, not {value!r}")
        return value

    def rule(self, row: Mapping[str, object], key: str = "rule") -> str:
        """The id of a rule in a row."""
        rule = self.at(key).text(row.get(key))
        if not RULE.fullmatch(rule):
            raise self.at(key).wrong(f"{rule!r} is no rule", ["an id like MI-079 or MI-R18"])
        return rule

    def rows(self, value: object) -> list[Any]:
        """A value that is a list."""
        if not isinstance(value, list):
            raise self.wrong("a list is wanted")
        return value


@functools.cache
def read_data(name: str) -> dict[str, Any]:
    """A file of the data folder."""
    text = files("grognard.games.mysterious_islands").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def read_table(data: Mapping[str, object], file: str) -> tuple[Faction, ...]:
    """The factions of a file in their order; DataError names row, key and what is allowed."""
    whole = Spot(file, "")
    whole.table(data, ["faction"])
    rows = whole.at("faction").rows(data.get("faction"))
    found = tuple(read_faction(row, Spot(file, f"faction {place}")) for place, row in enumerate(rows, 1))
    if len(found) > FACTIONS:
        raise whole.wrong(f"There are {len(found)} factions.", [f"up to {FACTIONS}"])
    for name in ("id", "code", "colour"):
        values = [getattr(faction, name) for faction in found]
        for value in values:
            if values.count(value) > 1:
                raise whole.wrong(f"Two factions have the {name} {value!r}.")
    return found


def read_faction(row: object, spot: Spot) -> Faction:
    """One row.

    Rule: MI-022, MI-023, MI-034, MI-035, MI-036, MI-037, MI-038, MI-039, MI-040, MI-R21, MI-R31
    """
    data = spot.table(row, [*NEEDED, "extra", "invention", *PARTS])
    spot = Spot(spot.file, f"faction {data['id']}") if isinstance(data.get("id"), str) else spot
    for key in NEEDED:
        if key not in data:
            raise spot.wrong(f"{key} is missing")
    extra = data.get("extra", False)
    if not isinstance(extra, bool):
        raise spot.at("extra").wrong(f"{extra!r} is no switch", ["true", "false"])
    made = spot.at("invention").table(data.get("invention", {}), ["name", "rule", "text", *PARTS])
    inner = spot.at("invention")
    start, later = read_part(data, spot), read_part(made, inner)
    return Faction(
        id=read_name(data["id"], spot.at("id"), r"[a-z][a-z0-9-]*"),
        code=read_name(data["code"], spot.at("code"), r"[A-Z]{2}"),
        name=spot.at("name").text(data["name"]),
        colour=read_name(data["colour"], spot.at("colour"), r"[a-z]+"),
        extra=extra,
        words_rule=spot.rule(data, "words_rule"),
        kinds=read_words(data["words"], start, later, spot.at("words"), 0),
        plurals=read_words(data["words"], start, later, spot.at("words"), 1),
        invention=inner.at("name").text(made.get("name")) if made else "",
        invention_rule=inner.rule(made) if made else "",
        invention_text=inner.at("text").text(made.get("text")) if made else "",
        start=start,
        made=later,
    )


def read_name(value: object, spot: Spot, form: str) -> str:
    """A short name of a certain form."""
    text = spot.text(value)
    if not re.fullmatch(form, text):
        raise spot.wrong(f"{text!r} has the wrong form", [form])
    return text


def read_words(value: object, start: Part, later: Part, spot: Spot, place: int) -> tuple[str, ...]:
    """What units are called, by kind: the faction's own word, else the usual one, "" for a kind that it never has."""
    own = spot.table(value, KINDS)
    words: list[str] = []
    for kind, name in enumerate(KINDS):
        pair = own.get(name, read_data("numbers")["unit"][name]["words"] if has_kind(kind, start, later) else ["", ""])
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(word, str) for word in pair):
            raise spot.at(name).wrong(f"{pair!r} is no pair of texts", ["the words for one and for several"])
        words.append(pair[place])
    return tuple(words)


def has_kind(kind: int, start: Part, later: Part) -> bool:
    """Whether a faction ever has units of a kind: everyone has Bands and a Base."""
    usual = bool(read_data("numbers")["unit"][KINDS[kind]]["shop"]["value"])
    shop = {**dict(start.shop), **dict(later.shop)}
    return KINDS[kind] in ("band", "base") or (bool(shop[kind].value) if kind in shop else usual)


def read_part(data: Mapping[str, object], spot: Spot) -> Part:
    """Powers, shop, units and bonuses."""
    powers = spot.at("powers").table(data.get("powers", {}), POWERS)
    shop = spot.at("shop").table(data.get("shop", {}), KINDS)
    units = spot.at("unit").rows(data.get("unit", []))
    bonuses = spot.at("bonus").rows(data.get("bonus", []))
    return Part(
        powers=tuple(
            (POWERS[key][0], read_number(row, spot.at(f"powers.{key}"), POWERS[key][1])) for key, row in powers.items()
        ),
        shop=tuple((KINDS.index(key), read_number(row, spot.at(f"shop.{key}"), SWITCH)) for key, row in shop.items()),
        units=tuple(
            number for place, row in enumerate(units, 1) for number in read_unit(row, spot.at(f"unit {place}"))
        ),
        bonuses=tuple(read_bonus(row, spot.at(f"bonus {place}")) for place, row in enumerate(bonuses, 1)),
    )


def read_unit(row: object, spot: Spot) -> list[UnitNumber]:
    """Powers of some kinds of unit."""
    data = spot.table(row, ["kinds", *UNIT_POWERS])
    kinds = spot.at("kinds").rows(data.get("kinds"))
    for kind in kinds:
        spot.at("kinds").known(str(kind), KINDS)
    if "hides_on" in data and "hides_where" not in data:
        raise spot.wrong("hides_on needs hides_where", PLACES)
    found: list[UnitNumber] = []
    for key, value in data.items():
        if key == "kinds":
            continue
        inner = spot.at(key)
        number = read_places(value, inner) if key == "hides_where" else read_number(value, inner, UNIT_POWERS[key][1])
        found += [UnitNumber(UNIT_POWERS[key][0], KINDS.index(kind), number) for kind in kinds]
    return found


def read_number(row: object, spot: Spot, limits: tuple[int, int]) -> Number:
    """`value`, `add` or `option`, and the rule."""
    data = spot.table(row, ["value", "add", "option", "rule"])
    rule = spot.rule(data)
    named = [key for key in ("value", "add", "option") if key in data]
    if len(named) != 1:
        raise spot.wrong("one of value, add and option is wanted")
    if named[0] == "option":
        return Number(0, rule, option=spot.at("option").text(data["option"]))
    value = data[named[0]]
    allowed = ["true", "false"] if limits == SWITCH else [f"{limits[0]} to {limits[1]}"]
    is_right = isinstance(value, int) and (limits == SWITCH or not isinstance(value, bool))
    if not is_right or not (limits[0] <= value <= limits[1] or (value == 0 and named[0] == "value")):
        raise spot.at(named[0]).wrong(f"{value!r} is not possible", allowed)
    return Number(int(value), rule, is_added=named[0] == "add")


def read_places(row: object, spot: Spot) -> Number:
    """Where units may hide: "land", "water" or both."""
    data = spot.table(row, ["value", "rule"])
    total = 0
    for word in spot.at("value").rows(data.get("value")):
        spot.at("value").known(str(word), PLACES)
        total |= PLACES[word]
    return Number(total, spot.rule(data))


def read_bonus(row: object, spot: Spot) -> Bonus:
    """A row of battle bonuses.

    Rule: MI-R89, MI-R90, MI-R91, MI-R139, MI-R159
    """
    data = spot.table(row, ["add", "when", "rule"])
    add = data.get("add")
    if not isinstance(add, int) or isinstance(add, bool) or not 1 <= add <= 12:
        raise spot.at("add").wrong(f"{add!r} is not possible", ["1 to 12"])
    conditions = 0
    for word in spot.at("when").rows(data.get("when")):
        spot.at("when").known(str(word), CONDITIONS)
        conditions |= CONDITIONS[word]
    return Bonus(add, conditions, spot.rule(data))
