"""From the rows of the factions and the options of a game to its tables of numbers."""

import functools
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from grognard.core.errors import DataError
from grognard.core.options import OptionValue
from grognard.games.mysterious_islands import tables
from grognard.games.mysterious_islands.actions import BAND, BASE, FACTIONS
from grognard.games.mysterious_islands.actions import KINDS as WIDTH
from grognard.games.mysterious_islands.build_chart import find_homes
from grognard.games.mysterious_islands.chart import Chart, make_chart
from grognard.games.mysterious_islands.faction_rows import (
    KINDS,
    POWERS,
    UNIT_POWERS,
    Faction,
    Number,
    Part,
    Spot,
    read_data,
    read_table,
)
from grognard.games.mysterious_islands.map_text import chart_of, check_chart
from grognard.games.mysterious_islands.meta import check_players
from grognard.games.mysterious_islands.tables import KIND_POWERS, ROW, WHEN_INVENTED, Choices, Setup

Table = tuple[Faction, ...]
FILE: Final = "factions.toml"
LEAST_FACTIONS: Final = 6  # for six players, none of them extra

# Options that are words, as the numbers that Choices takes.
WORDS: Final[Mapping[str, Mapping[str, int]]] = {
    "base_shelling": {"vulnerable": tables.VULNERABLE, "last_only": tables.LAST_ONLY, "immune": tables.IMMUNE},
    "inventions": {"own": tables.OWN, "in_play": tables.IN_PLAY, "random": tables.AT_RANDOM},
}
# Switches of Choices: by field, the option and its value that switches it on.
SWITCHES: Final = {
    "event_phase": ("event_phase", True),
    "action_deck": ("action_deck", True),
    "extra_factions": ("extra_factions", True),
    "random_factions": ("faction_choice", "random"),
    "ties_by_units": ("tie_break", "units"),
    "choose_start": ("start_placement", "choose"),
    "one_base_always": ("one_base_per_island", "always"),
    "lose_points": ("unspent_points", "lose"),
    "random_losses": ("casualties", "random"),
    "lone_base_falls": ("lone_base", "falls"),
    "bases_captured": ("base_defeat", "captured"),
    "blast_spares_centre": ("blast_centre", "spared"),
}


@functools.cache
def load_table(text: str | None = None, file: str = FILE) -> Table:
    """The factions of a text in TOML, or ours; DataError where it is none."""
    if text is None:
        data = read_data("factions")
    else:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"This is no TOML: {error}.", file=file) from None
    table = read_table(data, file)
    if sum(not faction.extra for faction in table) < LEAST_FACTIONS:
        raise DataError(f"At least {LEAST_FACTIONS} factions that are not extra are wanted.", file=file)
    return table


def setup_for(options: Mapping[str, OptionValue], seats: int, table: Table | None = None) -> Setup:
    """The tables for resolved options; equal options, seats and factions share one Setup."""
    check_players(options, seats)
    return _setup(tuple(options.items()), seats, load_table() if table is None else table)


@functools.lru_cache(maxsize=256)
def _setup(options: tuple[tuple[str, OptionValue], ...], seats: int, table: Table) -> Setup:
    values = dict(options)
    rules = Rules(len(table))
    powers = [number for row, faction in enumerate(table) for number in powers_of(row, faction, values, rules)]
    by_kind = units_of(table, rules)
    return Setup(
        seats,
        len(table),
        powers,
        by_kind,
        bonuses_of(table, rules),
        [int(faction.extra) for faction in table],
        rules.powers + rules.bonuses,
        choices_of(values),
        dict(values),
        str(values["map"]),
        rules.units,
        list(table),
        [faction.invention_rule for faction in table],
        fixed_chart(values, seats),
    )


def fixed_chart(values: Mapping[str, OptionValue], seats: int) -> Chart | None:
    """The chart of the option, None when it is to be rolled; DataError when the factions find no harbours on it.

    Rule: MI-R15, MI-R23
    """
    if not values["map"]:
        return None
    chart = chart_of(str(values["map"]))
    check_chart(chart)
    wanted = seats * int(str(values["factions_per_player"]))
    homes = [int(place) for place in chart.homes] or find_homes(chart, wanted)
    if len(homes) < wanted and values["start_placement"] == "dealt":
        raise DataError(f"The map has {len(homes)} harbours for {wanted} factions (MI-R15).", file="map")
    return make_chart(chart.width, [int(terrain) for terrain in chart.terrain], homes)


class Rules:
    """The ids that powers, bonuses and units of the factions cite, in the order in which Setup looks them up."""

    def __init__(self, factions: int) -> None:
        """All empty."""
        self.powers = [""] * (FACTIONS * (tables.POWERS + KIND_POWERS))
        self.bonuses: list[str] = []
        self.units = [""] * (factions * 2 * WIDTH * KIND_POWERS)

    def cite(self, faction: int, power: int, rule: str) -> None:
        """The rule of a power of a faction; the first one stays: what is had from the start comes before what is invented."""
        place = faction * (tables.POWERS + KIND_POWERS) + power
        self.powers[place] = self.powers[place] or rule


def choices_of(values: Mapping[str, OptionValue]) -> Choices:
    """The options as numbers."""
    numbers = {field: int(values[option] == on) for field, (option, on) in SWITCHES.items()}
    numbers |= {name: words[str(values[name])] for name, words in WORDS.items()}
    for name in ("factions_per_player", "rounds"):
        numbers[name] = int(str(values[name]))
    return Choices(numbers)


def usual(rows: Mapping[str, Any], known: Mapping[str, tuple[int, tuple[int, int]]]) -> list[tuple[int, Number]]:
    """Numbers that hold for everybody."""
    spot = Spot("numbers.toml", "")
    spot.table(rows, [*known, "words", "shop"])
    return [(known[key][0], Number(row["value"], row["rule"])) for key, row in rows.items() if key in known]


def powers_of(row: int, faction: Faction, values: Mapping[str, OptionValue], rules: Rules) -> list[int]:
    """The powers of a faction that are one number each, before and after its invention.

    Rule: MI-013, MI-014, MI-073, MI-R17, MI-R18, MI-R20
    """
    numbers = [0] * tables.POWERS
    found: list[int] = []
    for numbered in ([*usual(read_data("numbers")["faction"], POWERS), *faction.start.powers], faction.made.powers):
        for power, number in numbered:
            numbers[power] = changed(numbers[power], number, values, faction)
        for power, number in reversed(numbered):
            if number.value or number.option:
                rules.cite(row, power, number.rule)
        found += numbers
    return found


def changed(before: int, number: Number, values: Mapping[str, OptionValue], faction: Faction) -> int:
    """A number after what a row says of it."""
    if not number.option:
        return before + number.value if number.is_added else number.value
    text = str(values.get(number.option, ""))
    if not text.isdigit():
        raise Spot(FILE, f"faction {faction.id}").wrong(f"{number.option!r} is no option that gives a number")
    return int(text)


def units_of(table: Table, rules: Rules) -> list[list[int]]:
    """The powers that are one number a kind of unit."""
    by_kind = [[0] * (len(table) * 2 * WIDTH) for _ in range(KIND_POWERS)]
    for row, faction in enumerate(table):
        shop = {kind: bool(read_data("numbers")["unit"][name]["shop"]["value"]) for kind, name in enumerate(KINDS)}
        parts: list[Part] = []
        for invented, part in enumerate((faction.start, faction.made)):
            parts.append(part)
            shop |= {kind: bool(number.value) for kind, number in part.shop}
            for kind in range(len(KINDS)):
                if shop[kind] or kind in {BAND, BASE}:
                    place = (row * 2 + invented) * WIDTH + kind
                    fill_unit(by_kind, rules, (row, place, kind), parts, sold=shop[kind])
    return by_kind


def fill_unit(
    by_kind: list[list[int]], rules: Rules, where: tuple[int, int, int], parts: list[Part], *, sold: bool
) -> None:
    """The numbers of one kind of unit of one faction, before or after its invention.

    Rule: MI-032, MI-045, MI-046, MI-051, MI-052, MI-055, MI-104, MI-105, MI-R30, MI-R35, MI-R51, MI-R140, MI-R156
    """
    row, place, kind = where
    data = read_data("numbers")
    numbered = usual(data["unit"][KINDS[kind]], UNIT_POWERS)
    own = [unit for part in parts for unit in part.units if unit.kind == kind]
    if {unit.power for unit in own} & {tables.SHELLS_ON, tables.TORPEDOES_ON}:
        numbered += usual(data["shooting"], UNIT_POWERS)
    for power, number in [*numbered, *((unit.power, unit.number) for unit in own)]:
        by_kind[power][place] = by_kind[power][place] + number.value if number.is_added else number.value
        rules.units[place * KIND_POWERS + power] = number.rule
    if by_kind[tables.MP][place] > UNIT_POWERS["mp"][1][1]:
        raise Spot(FILE, f"faction row {row + 1}").wrong(
            f"a {KINDS[kind]} has more movement points than can be", ["1 to 7"]
        )
    if by_kind[tables.SHELLS_ON][place] and by_kind[tables.TORPEDOES_ON][place]:
        raise Spot(FILE, f"faction row {row + 1}").wrong(f"a {KINDS[kind]} has either shells_on or torpedoes_on")
    if not sold:
        by_kind[tables.PRICE][place] = 0
        rules.units[place * KIND_POWERS + tables.PRICE] = ""
    for power in range(KIND_POWERS):
        rules.cite(row, tables.POWERS + power, rules.units[place * KIND_POWERS + power])


def bonuses_of(table: Table, rules: Rules) -> list[int]:
    """The rows of battle bonuses, sorted by faction.

    Rule: MI-R88, MI-R89
    """
    found: list[int] = []
    for row, faction in enumerate(table):
        for later, part in ((0, faction.start), (WHEN_INVENTED, faction.made)):
            for bonus in part.bonuses:
                found += [row, bonus.add, bonus.conditions | later, len(rules.bonuses)]
                rules.bonuses.append(bonus.rule)
    if len(found) != ROW * len(rules.bonuses):
        raise AssertionError("rows of bonuses have ROW numbers")
    return found
