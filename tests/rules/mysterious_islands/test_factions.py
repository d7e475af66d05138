"""The attribute table of the factions, cell by cell; a tenth faction as a row of data; what is said of wrong rows."""

import re
from importlib.resources import files

import pytest

from grognard.core.errors import DataError
from grognard.core.options import resolve
from grognard.games.mysterious_islands import tables
from grognard.games.mysterious_islands.faction_rows import CONDITIONS, KINDS, POWERS, UNIT_POWERS
from grognard.games.mysterious_islands.factions import load_table, setup_for
from grognard.games.mysterious_islands.meta import OPTIONS, check_options
from grognard.games.mysterious_islands.tables import Setup

CODES = ("PI", "NE", "MO", "RE", "CO", "ZO", "NA", "CF", "SA")
DATA = files("grognard.games.mysterious_islands").joinpath("data/factions.toml").read_text(encoding="utf-8")


def setup(seats: int = 2, **options: object) -> Setup:
    return setup_for(resolve(OPTIONS, options), seats)


def power(key: str, code: str, invented: int) -> int:
    return int(setup().power(CODES.index(code), invented, POWERS[key][0]))


def kind_power(key: str, code: str, kind: str, invented: int) -> int:
    return int(setup().kind_power(UNIT_POWERS[key][0], CODES.index(code), invented, KINDS.index(kind)))


@pytest.mark.rule("MI-004", "MI-158", "MI-171")
def test_seven_basic_factions_and_two_extra_ones() -> None:
    assert [faction.code for faction in load_table()] == list(CODES)
    assert [faction.code for faction in load_table() if faction.extra] == ["CF", "SA"]


# By faction: colour, and the words for band, boss, boat and base.
WORDS = {
    "PI": ("red", "Pirate", "Captain", "Sloop", "Lair"),
    "NE": ("blue", "Diver", "Sub Commander", "Submarine", "Factory"),
    "MO": ("green", "Beastman", "Task Master", "Barge", "Lab"),
    "RE": ("orange", "Rebel", "Ring Leader", "Raft", "Camp"),
    "CO": ("white", "Soldier", "Agent", "Clipper", "Outpost"),
    "ZO": ("black", "Zombie", "", "", "Ruin"),
    "NA": ("yellow", "Native", "Shaman", "Outrigger", "Village"),
    "CF": ("grey", "Confederate", "General", "Paddleboat", "Plantation"),
    "SA": ("purple", "Samurai", "Shogun", "Wasen", "Castle"),
}


@pytest.mark.rule("MI-022", "MI-034", "MI-035", "MI-036", "MI-037", "MI-038", "MI-039", "MI-040")
@pytest.mark.rule("MI-159", "MI-160", "MI-172", "MI-173", "MI-R21", "MI-R22", "MI-R31")
@pytest.mark.parametrize("code", CODES)
def test_colours_and_words(code: str) -> None:
    faction = load_table()[CODES.index(code)]
    assert (faction.colour, *(faction.kinds[KINDS.index(kind)] for kind in ("band", "boss", "boat", "base"))) == WORDS[
        code
    ]


# By row of the table: what each faction has before its invention, in the order of CODES.
MOVES = {
    "band": (2, 1, 3, 2, 2, 1, 3, 3, 3),
    "boss": (4, 4, 4, 4, 4, 0, 4, 4, 4),
    "boat": (4, 6, 4, 2, 5, 0, 4, 4, 3),
    "bombard": (1, 0, 0, 0, 1, 0, 0, 1, 0),
    "bomb": (0,) * 9,
    "balloon": (0,) * 9,
    "base": (0,) * 9,
}
SLOTS = (4, 3, 3, 2, 5, 0, 2, 4, 2)
PRICES = {
    "band": (1,) * 9,
    "boss": (2, 2, 2, 2, 2, 0, 2, 2, 2),
    "boat": (2, 2, 2, 2, 2, 0, 2, 2, 2),
    "bombard": (2, 0, 0, 0, 2, 0, 0, 2, 0),
    "bomb": (0,) * 9,
    "balloon": (0,) * 9,
    "base": (2, 2, 2, 2, 2, 0, 2, 2, 2),
}
# What inventions change: key, faction, kind, before, after.
CHANGES = [
    ("price", "NE", "bomb", 0, 2),
    ("mp", "NE", "bomb", 0, 2),
    ("price", "RE", "bombard", 0, 2),
    ("mp", "RE", "bombard", 0, 1),
    ("shells_on", "RE", "bombard", 0, 5),
    ("range", "RE", "bombard", 0, 1),
    ("hides_on", "RE", "bombard", 0, 5),
    ("shells_on", "RE", "boat", 0, 0),
    ("mp", "CO", "boat", 5, 6),
    ("range", "CO", "boat", 1, 2),
    ("range", "CO", "bombard", 1, 1),
    ("aim", "CO", "boat", 0, 1),
    ("aim", "CO", "bombard", 0, 0),
    ("price", "CO", "boat", 2, 3),
    ("mp", "ZO", "band", 1, 2),
    ("swims", "MO", "band", 0, 1),
    ("swims", "MO", "boss", 0, 1),
    ("price", "CF", "balloon", 0, 2),
    ("mp", "CF", "balloon", 0, 3),
    ("slots", "CF", "balloon", 0, 1),
    ("hides_on", "CF", "balloon", 0, 3),
    ("escapes", "CF", "balloon", 0, 1),
    ("price", "MO", "bombard", 0, 0),
    ("price", "NA", "bombard", 0, 0),
    ("price", "SA", "bombard", 0, 0),
    ("price", "NE", "balloon", 0, 0),
]


@pytest.mark.rule("MI-051", "MI-052", "MI-033", "MI-082", "MI-084", "MI-088", "MI-096", "MI-098", "MI-100")
@pytest.mark.rule("MI-109", "MI-163", "MI-164", "MI-174", "MI-177", "MI-R30")
@pytest.mark.parametrize("kind", MOVES)
def test_movement_points(kind: str) -> None:
    assert tuple(kind_power("mp", code, kind, 0) for code in CODES) == MOVES[kind]


@pytest.mark.rule("MI-079", "MI-085", "MI-092", "MI-096", "MI-098", "MI-112", "MI-164", "MI-174")
def test_slots_of_boats() -> None:
    assert tuple(kind_power("slots", code, "boat", 0) for code in CODES) == SLOTS


@pytest.mark.rule("MI-032", "MI-045", "MI-046", "MI-104", "MI-105", "MI-R35", "MI-R51")
@pytest.mark.parametrize("kind", PRICES)
def test_prices(kind: str) -> None:
    assert tuple(kind_power("price", code, kind, 0) for code in CODES) == PRICES[kind]


@pytest.mark.rule("MI-125", "MI-129", "MI-131", "MI-132", "MI-134", "MI-135", "MI-136", "MI-137", "MI-166")
@pytest.mark.rule("MI-168", "MI-169", "MI-170", "MI-R137", "MI-R138", "MI-R140", "MI-R156")
@pytest.mark.parametrize(("key", "code", "kind", "before", "after"), CHANGES)
def test_inventions_change_units(key: str, code: str, kind: str, before: int, after: int) -> None:
    assert (kind_power(key, code, kind, 0), kind_power(key, code, kind, 1)) == (before, after)


# Powers that only some factions have: by faction, before and after the invention.
HAVE = {
    "recruit_bonus": {"PI": (0, 2), "MO": (1, 1)},
    "convert_on": {"RE": (5, 5), "ZO": (3, 3), "CF": (5, 5)},
    "capture_on": {"PI": (5, 5)},
    "bite_on": {"MO": (4, 4)},
    "regenerate_on": {"ZO": (10, 10)},
    "enters_edge": {"PI": (1, 1), "NE": (1, 1), "CO": (1, 1)},
    "rises": {"ZO": (1, 1)},
    "ruins": {"ZO": (1, 1)},
    "never_rides": {"ZO": (1, 1)},
    "sacrifice": {"SA": (0, 2)},
}


@pytest.mark.rule("MI-078", "MI-080", "MI-087", "MI-090", "MI-091", "MI-093", "MI-099", "MI-101", "MI-102")
@pytest.mark.rule("MI-103", "MI-106", "MI-107", "MI-138", "MI-165", "MI-178", "MI-R37", "MI-R69")
@pytest.mark.parametrize("key", HAVE)
def test_powers_of_factions(key: str) -> None:
    assert {code: (power(key, code, 0), power(key, code, 1)) for code in CODES} == {
        code: HAVE[key].get(code, (0, 0)) for code in CODES
    }


@pytest.mark.rule("MI-073", "MI-074", "MI-R122")
def test_washed_ashore_on() -> None:
    assert [power("wash_on", code, 1) for code in CODES] == [4, 4, 4, 4, 4, 4, 3, 4, 4]


@pytest.mark.rule("MI-013", "MI-014", "MI-039", "MI-R18", "MI-R20")
def test_starts_with() -> None:
    keys = ("start_bands", "start_bosses", "start_boats")
    found = {code: tuple(power(key, code, 0) for key in keys) for code in CODES}
    assert found == {code: (4, 0, 0) if code == "ZO" else (4, 1, 1) for code in CODES}


@pytest.mark.rule("MI-R18")
def test_zombies_may_begin_with_eight() -> None:
    many = setup(zombie_start_bands="8")
    assert [int(many.power(f, 0, tables.START_BANDS)) for f in range(9)] == [4, 4, 4, 4, 4, 8, 4, 4, 4]


# Shells, torpedoes, hiding: by key, (faction, kind) and number before the invention; nobody else has it.
UNITS = {
    "shells_on": {(c, k): n for c, n in (("PI", 5), ("CO", 4), ("CF", 5)) for k in ("boat", "bombard")},
    "torpedoes_on": {("NE", "boat"): 5},
    "floats": {("NE", "band"): 1, ("NE", "boss"): 1, ("ZO", "band"): 1},
    "swims": {("NA", "band"): 1, ("NA", "boss"): 1},
    "rerolls": {("NA", "boss"): 1},
    "hides_on": {(c, k): n for c, n in (("NE", 4), ("RE", 5), ("NA", 4)) for k in ("band", "boss", "boat")},
    "hides_where": {(c, k): n for c, n in (("NE", 2), ("RE", 3), ("NA", 3)) for k in ("band", "boss", "boat")},
}


@pytest.mark.rule("MI-054", "MI-056", "MI-057", "MI-060", "MI-061", "MI-083", "MI-086", "MI-094", "MI-101")
@pytest.mark.rule("MI-108", "MI-111", "MI-113", "MI-162", "MI-R101", "MI-R104", "MI-R154")
@pytest.mark.parametrize("key", UNITS)
def test_powers_of_units(key: str) -> None:
    found = {(code, kind): kind_power(key, code, kind, 0) for code in CODES for kind in KINDS}
    assert {where: number for where, number in found.items() if number} == UNITS[key]


BONUSES = [
    ("PI", 1, {"with_band_or_boat"}, "MI-076"),
    ("PI", 2, {"first", "attacking", "with_band"}, "MI-077"),
    ("NE", 2, {"boat_against_boat"}, "MI-081"),
    ("MO", 3, {"first", "attacking", "with_band"}, "MI-089"),
    ("MO", 1, {"with_band", "invented"}, "MI-130"),
    ("RE", 2, {"first", "defending"}, "MI-095"),
    ("RE", 1, {"with_band", "invented"}, "MI-128"),
    ("CO", 1, {"with_band_or_boat"}, "MI-097"),
    ("CO", 1, {"with_boat", "invented"}, "MI-133"),
    ("ZO", 1, {"invented"}, "MI-137"),
    ("NA", 2, {"first"}, "MI-110"),
    ("NA", 1, {"with_band", "invented"}, "MI-127"),
    ("CF", 1, set(), "MI-161"),
    ("SA", 1, set(), "MI-175"),
    ("SA", 2, {"first"}, "MI-176"),
]


@pytest.mark.rule("MI-076", "MI-077", "MI-081", "MI-089", "MI-095", "MI-097", "MI-110", "MI-127", "MI-128", "MI-130")
@pytest.mark.rule("MI-133", "MI-137", "MI-161", "MI-175", "MI-176", "MI-R90", "MI-R139", "MI-R159")
def test_battle_bonuses() -> None:
    made = setup()
    words = {**CONDITIONS, "invented": tables.WHEN_INVENTED}
    found = []
    for row in range(len(made.bonuses) // tables.ROW):
        faction, add, when, _ = made.bonuses[row * tables.ROW : row * tables.ROW + tables.ROW]
        found.append(
            (CODES[faction], add, {word for word, bit in words.items() if when & bit}, made.rule_of_bonus(row))
        )
    assert found == BONUSES


INVENTIONS = {
    "PI": ("Treasure Map", "MI-138"),
    "NE": ("Nukes Ahoy", "MI-125"),
    "MO": ("Super Soldiers", "MI-130"),
    "RE": ("Weapon Merchants", "MI-128"),
    "CO": ("Ironclads", "MI-133"),
    "ZO": ("Zombie Apocalypse", "MI-137"),
    "NA": ("Cannibalism", "MI-127"),
    "CF": ("Balloons", "MI-166"),
    "SA": ("Banzai Charge", "MI-178"),
}


@pytest.mark.rule("MI-R160")
@pytest.mark.parametrize("code", CODES)
def test_names_of_inventions(code: str) -> None:
    faction = load_table()[CODES.index(code)]
    assert (faction.invention, faction.invention_rule) == INVENTIONS[code]


def test_rules_of_powers() -> None:
    made = setup()
    pirates, company, natives = 0, 4, 6
    assert made.rule_of(natives, tables.WASH_ON) == "MI-074"
    assert made.rule_of(company, tables.WASH_ON) == "MI-073"
    assert made.rule_of(company, tables.CAPTURE_ON) == ""
    assert made.rule_of_kind(company, tables.SHELLS_ON) == "MI-056"
    assert made.rule_of_unit(company, 0, tables.PRICE, KINDS.index("boat")) == "MI-046"
    assert made.rule_of_unit(company, 1, tables.PRICE, KINDS.index("boat")) == "MI-136"
    assert made.rule_of_unit(pirates, 0, tables.MP, KINDS.index("boss")) == "MI-052"


def test_equal_options_share_their_tables() -> None:
    assert setup() is setup()
    assert setup() is not setup(seats=3)
    assert setup(rounds="6").choices.rounds == 6


@pytest.mark.rule("MI-114", "MI-115", "MI-R126")
@pytest.mark.parametrize(
    ("seats", "each", "accepted"),
    [
        (2, 1, True),
        (2, 3, True),
        (3, 2, True),
        (3, 3, False),
        (4, 1, True),
        (4, 2, False),
        (5, 2, False),
        (6, 2, False),
    ],
)
def test_factions_of_each_player(seats: int, each: int, accepted: bool) -> None:
    if accepted:
        assert setup(seats, factions_per_player=each).choices.factions_per_player == each
    else:
        with pytest.raises(DataError, match="cannot have"):
            setup(seats, factions_per_player=each)


@pytest.mark.rule("MI-114")
def test_four_factions_each_are_refused() -> None:
    with pytest.raises(DataError, match="factions_per_player"):
        setup(factions_per_player=4)


TENTH = """
[[faction]]
id = "saurians"
code = "SR"
name = "Saurians"
colour = "teal"
words_rule = "XX-001"
[faction.words]
band = ["Saurian", "Saurians"]
boss = ["Chief", "Chiefs"]
boat = ["Log", "Logs"]
base = ["Nest", "Nests"]
[faction.powers]
convert_on = { value = 6, rule = "XX-002" }
[[faction.unit]]
kinds = ["band", "boss"]
swims = { value = true, rule = "XX-003" }
[[faction.bonus]]
add = 1
when = ["first", "with_band"]
rule = "XX-004"
"""


def test_a_tenth_faction_is_a_row_of_data() -> None:
    table = load_table(DATA + TENTH)
    made = setup_for(resolve(OPTIONS, {}), 2, table)
    assert made.factions == 10
    assert made.power(9, 0, tables.CONVERT_ON) == 6
    assert made.power(9, 0, tables.WASH_ON) == 4
    assert made.kind_power(tables.SWIMS, 9, 0, KINDS.index("boss")) == 1
    assert made.kind_power(tables.MP, 9, 0, KINDS.index("band")) == 2
    assert list(made.bonuses)[-4:-1] == [9, 1, tables.WHEN_FIRST | tables.WITH_BAND]
    assert made.rule_of_bonus(len(made.bonuses) // tables.ROW - 1) == "XX-004"
    assert table[9].invention == ""


# A change of the file (what, by what), and what the error says: row, key and what is allowed.
WRONG = [
    ('id = "pirates"', 'id = "Pirates!"', ["faction Pirates!.id", "has the wrong form"]),
    ('id = "nemo"', 'id = "pirates"', ["Two factions have the id 'pirates'"]),
    ('code = "NE"', "", ["faction nemo: code is missing"]),
    ('colour = "blue"', 'colour = "red"', ["Two factions have the colour 'red'"]),
    ('words_rule = "MI-035"', 'words_rule = "35"', ["faction nemo.words_rule", "an id like MI-079"]),
    ("capture_on =", "captures_on =", ["faction pirates.powers", "Did you mean capture_on", "bite_on"]),
    ("capture_on = { value = 5", "capture_on = { value = 7", ["faction pirates.powers.capture_on.value", "1 to 6"]),
    ("capture_on = { value = 5", 'capture_on = { value = "five"', ["faction pirates.powers.capture_on", "1 to 6"]),
    ("capture_on = { value = 5", "capture_on = { value = true", ["faction pirates.powers.capture_on", "1 to 6"]),
    (
        "capture_on = { value = 5",
        "capture_on = { valu = 5",
        ["faction pirates.powers.capture_on", "Did you mean value"],
    ),
    ("capture_on = { value = 5", "capture_on = { value = 5, add = 1", ["one of value, add and option"]),
    ("capture_on = { value = 5, ", "capture_on = { ", ["one of value, add and option"]),
    ('capture_on = { value = 5, rule = "MI-080" }', "capture_on = 5", ["powers.capture_on", "a table is wanted"]),
    ('capture_on = { value = 5, rule = "MI-080"', "capture_on = { value = 5", ["powers.capture_on.rule"]),
    (
        "enters_edge = { value = true",
        "enters_edge = { value = 2",
        ["faction pirates.powers.enters_edge", "true, false"],
    ),
    ('kinds = ["boat"]', 'kinds = ["ship"]', ["faction pirates.unit 1.kinds", "'ship'", "boat"]),
    ('kinds = ["boat"]', 'kinds = "boat"', ["faction pirates.unit 1.kinds", "a list is wanted"]),
    ("mp = { value = 6", "mp = { value = 8", ["faction nemo.unit 3.mp", "1 to 7"]),
    ("mp = { add = 1", "mp = { add = 3", ["more movement points"]),
    (
        'hides_where = { value = ["water"]',
        'hides_where = { value = ["sea"]',
        ["unit 4.hides_where.value", "land, water"],
    ),
    (
        'hides_where = { value = ["water"], rule = "MI-R104" }',
        "",
        ["faction nemo.unit 4", "hides_on needs hides_where"],
    ),
    ('when = ["with_band_or_boat"]', 'when = ["always"]', ["faction pirates.bonus 1.when", "with_band_or_boat"]),
    (
        "torpedoes_on =",
        'shells_on = { value = 5, rule = "MI-061" }\ntorpedoes_on =',
        ["faction row 2", "either shells_on or torpedoes_on"],
    ),
    ("add = 3\n", "add = 0\n", ["faction moreau.bonus 1.add", "1 to 12"]),
    ('boat = ["Sloop", "Sloops"]', 'boat = "Sloop"', ["faction pirates.words.boat", "for one and for several"]),
    ('boat = ["Sloop", "Sloops"]', 'ship = ["Sloop", "Sloops"]', ["faction pirates.words", "'ship' is not known"]),
    ("extra = true", 'extra = "yes"', ["faction confederates.extra", "true, false"]),
    ('name = "Treasure Map"', "", ["faction pirates.invention.name", "a text is wanted"]),
    ('option = "zombie_start_bands"', 'option = "map"', ["faction zombies", "'map' is no option that gives a number"]),
    ("# The factions.", "count = 9\n#", ["'count' is not known", "faction"]),
    ("[[faction]]", "[[faction]", ["This is no TOML"]),
]


@pytest.mark.parametrize(("what", "by", "said"), WRONG)
def test_wrong_rows_are_named(what: str, by: str, said: list[str]) -> None:
    assert what in DATA
    with pytest.raises(DataError) as refused:
        setup_for(resolve(OPTIONS, {}), 2, load_table(DATA.replace(what, by, 1), "mine.toml"))
    text = str(refused.value)
    assert [part for part in said if part not in text] == [], text
    assert refused.value.file in {"mine.toml", "factions.toml"}


def test_too_many_or_too_few_factions() -> None:
    rows = "".join(
        TENTH.replace('"saurians"', f'"saurians{n}"')
        .replace('"SR"', f'"S{chr(65 + n)}"')
        .replace("teal", "teal" * (n + 1))
        for n in range(1, 5)
    )
    with pytest.raises(DataError, match="There are 13 factions"):
        load_table(DATA + rows)
    few = re.split(r"(?=^\[\[faction\]\])", DATA, flags=re.MULTILINE)
    with pytest.raises(DataError, match="At least 6 factions"):
        load_table("".join(few[:6]))


def test_every_number_has_its_rule() -> None:
    made = setup()
    for faction in range(made.factions):
        for invented in range(2):
            for kind in range(len(KINDS)):
                for number, _ in UNIT_POWERS.values():
                    if made.kind_power(number, faction, invented, kind):
                        assert made.rule_of_unit(faction, invented, number, kind), (faction, kind, number)


def test_options_without_a_map_are_not_refused() -> None:
    check_options(resolve(OPTIONS, {}))
