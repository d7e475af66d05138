"""Module files: every kind of mistake once, each found at its line and column, all at once; and what the shipped modules become."""

import ast
import json
import time
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import get_args

import jsonschema_rs
import pytest

from grognard.games.warp_empires import tables as t
from grognard.games.warp_empires.format.describe import describe
from grognard.games.warp_empires.format.faults import Fault, ModuleFaults
from grognard.games.warp_empires.format.json_schema import json_schema
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.schema.cards import Card
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.units import Unit
from grognard.games.warp_empires.format.template import template
from grognard.games.warp_empires.format.words import (
    MOST_BYTES,
    MOST_DEPTH,
    Form,
    Pick,
    Reach,
    Stat,
    Window,
)
from grognard.games.warp_empires.meta import game_name, load_shipped, shipped_ids

MODULES = files("grognard.games.warp_empires.modules")
SHIPPED = [f"{name}.toml" for name in shipped_ids()]
MARK = "§"  # stands where the fault is expected; taken out before the file is read
START = template("test_empire")
MAP = """format = 1
rows = ["aabb", "ccdd"]
[[region]]
id = "coast"
name = "Coast"
[[territory]]
id = "one"
name = "One"
terrain = "town"
sign = "a"
region = "coast"
[[territory]]
id = "two"
name = "Two"
terrain = "plain"
sign = "b"
[[territory]]
id = "three"
name = "Three"
terrain = "town"
sign = "c"
[[territory]]
id = "four"
name = "Four"
terrain = "town"
sign = "d"
revenue = 5
borders = ["one"]
"""
FIXED_HEAD = 'kind = "fixed"\nfile = "map.toml"'


def fixed() -> str:
    """The small module on a fixed map."""
    start, end = START.index('kind = "random"'), START.index("[terrain.town]")
    whole = START[:start] + FIXED_HEAD + "\n\n" + START[end:]
    return whole.replace("den = 2", "den = 1").replace("start_distance = 3", "start_distance = 1")


def load(text: str, map_text: str | None = None) -> Loaded:
    found = {"map.toml": map_text.encode()} if map_text is not None else {}
    return load_module(text.encode(), "test.toml", found.get)


def faults_of(text: str, map_text: str | None = None) -> list[Fault]:
    with pytest.raises(ModuleFaults) as raised:
        load(text, map_text)
    return list(raised.value.faults)


def marked(text: str) -> tuple[str, int, int]:
    """The text without its mark, and line and column of it."""
    before = text[: text.index(MARK)]
    return text.replace(MARK, ""), before.count("\n") + 1, len(before) - before.rfind("\n")


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


# What is replaced, by what (the mark where the fault is), the key as it is told, words of the message, one thing that is allowed.
MISTAKES = {
    "no TOML": ("[setup]", "[setup]\nx = §nothing", "", "no TOML", ""),
    "unknown key": ("start_distance =", "§start_distanc =", "setup.start_distanc", "Did you mean start_distance", "hand"),
    "unknown table": ("[setup]", "[§setups.x]\n[setup]", "setups", "Did you mean setup", "units"),
    "missing key": ("[[units]]\nid =", "[[§units]]\nidd =", "units[1]", "id is missing", ""),
    "wrong kind of value": ("hand           = 5", 'hand           = §"5"', "setup.hand", "'5' is not allowed", "a whole number"),
    "too large": ("count = 20", "count = §2000", "units[1].count", "2000 is not allowed", "at most 200"),
    "negative": ("force = 2", "force = §-2", "units[1].force", "-2 is not allowed", "at least 0"),
    "unknown word": ('window = ["battle"]', 'window = [§"batle"]', "cards[3].window[1]", "Did you mean battle", "own_move"),
    "unknown effect": ('op = "gain_points"', 'op = §"gain_point"', "cards[5].effects[1].op", "Did you mean gain_points", "move"),
    "reserved effect": ('op = "gain_points"', 'op = §"lose_points"', "cards[5].effects[1].op", "not yet supported", ""),
    "reserved key": ("can_control = false", "can_control = false\n§jump = true", "units[2].jump", "not yet supported", ""),
    "reserved stat": ('stat = "draw"', 'stat = §"carry"', "powers[3].modifiers[1].stat", "not yet supported", ""),
    "unknown tag": ('all = ["town"] } }]', 'all = [§"twn"] } }]', "powers[2].modifiers[1].terrain.all[1]", "Did you mean town", "town"),
    "unknown pile": ('pile = "common"', 'pile = §"comon"', "units[1].pile", "Did you mean common", "common"),
    "unknown speed": ('speed = "M"', 'speed = §"VF"', "units[2].speed", "There is no speed VF", "none"),
    "unknown terrain": ('terrain = "cliffs"', 'terrain = §"cliff"', "map.table[3].terrain", "Did you mean cliffs", "plain"),
    "no id": ('id = "march"', 'id = §"March!"', "cards[1].id", "'March!' is not allowed", ""),
    "id twice": ('id = "campaign"', 'id = §"march"', "cards[2].id", "there twice", ""),
    "table does not cover": ("[[map.table]]\nroll = [1, 2]", "[[map.§table]]\nroll = [1, 1]", "map.table", "says nothing of 2", ""),
    "roll twice": ("roll = [3, 5]", "roll = §[2, 5]", "map.table[2].roll", "A roll of 2 stands in row 1", ""),
    "two numbers of a modifier": ('stat = "draw", add = 1', 'stat = "draw", add = 1, set = 2', "powers[3].modifiers[1]", "exactly one", "mul"),
    "part without meaning": ('stat = "draw", add', 'stat = "draw", §units = {}, add', "powers[3].modifiers[1].units", "no meaning for draw", ""),
    "window without meaning": ('window = ["battle"]\neffects', 'window = [§"own_move"]\neffects', "cards[4].window[1]", "no meaning", "battle"),
    "target that is needed": ('op = "gain_points", amount = 6', 'op = "peek_hand"', "cards[5].target", "The target of this card is foe", "foe"),
    "too few chits": ("units_random   = 4", "units_random   = 20", "piles.common", "needs 60 chits, there are 30", ""),
    "too many players": ("players = [2, 3]", "players = [2, §4]", "players[2]", "3 powers for 4 players", ""),
    "no victory": ('kind = "control_share"                    # half of all towns\nterrain = { all = ["town"] }\nnum = 1\nden = 2', 'kind = "last_player"', "victory", "no victory besides", ""),
    "leader without start": ('tags = ["horse"]', 'tags = ["horse", "leader"]', "units[2].start", "has a start", "in_play"),
    "wrong total": ("[setup]", "[check]\ncards = §31\n\n[setup]", "check.cards", "The file has 32 cards, not 31", ""),
    "option of another value": ("[setup]", '[options]\ntie_winner = §"nobdy"\n\n[setup]', "options.tie_winner", "Did you mean nobody", "attacker"),
    "reserved option": ("[setup]", '[options]\n§force_bonus = "flat"\n\n[setup]', "options.force_bonus", "not yet supported", ""),
    "variant that leads nowhere": ("[setup]", '[[variants]]\nkey = "v"\ndefault = "a"\n[variants.values.a]\n[variants.values.b]\n§"cards.marsh.count" = 3\n\n[setup]', "variants[1].values.b.cards.marsh.count", "Did you mean march", ""),
    "fault inside a variant": ("[setup]", '[[variants]]\nkey = "v"\ndefault = "a"\n[variants.values.a]\n[variants.values.b]\n"cards.march.count" = §0\n\n[setup]', "cards[1].count", "0 is not allowed", "at least 1"),
    "no home": ('start_terrain  = { all = ["town"] }', 'start_terrain  = §{ none = ["town"] }', "setup.start_terrain", "yields no points", ""),
}  # fmt: skip


@pytest.mark.rule("WE-001", "WE-027")
@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_found_where_it_is(what: str) -> None:
    old, new, key, words, allowed = MISTAKES[what]
    text = edited(START, old, new)
    line = column = 0
    if MARK in new:
        text, line, column = marked(text)
    found = [fault for fault in faults_of(text) if fault.key == key and words in fault.text]
    assert len(found) == 1
    assert not line or (found[0].line, found[0].column) == (line, column)
    assert not allowed or allowed in found[0].allowed
    assert found[0].file == "test.toml"


@pytest.mark.rule("S8-R04")
def test_towns_that_nobody_can_link_are_refused() -> None:
    closed = edited(START, 'tags = ["town"]', 'tags = ["town"]\nclosed = { any = ["foot", "horse"] }')
    assert any("closed to all that link" in fault.text for fault in faults_of(closed))
    walled = edited(START, 'name = "Plain"', 'name = "Plain"\nclosed = {}')
    assert any("open to go over" in fault.text for fault in faults_of(walled))
    load(
        edited(
            edited(START, 'kind = "random"', 'kind = "random"\nconnect = "none"'),
            'name = "Plain"',
            'name = "Plain"\nclosed = {}',
        )
    )


MAP_MISTAKES = {
    "unknown neighbour": ('borders = ["one"]', 'borders = [§"ones"]', "territory[4].borders[1]", "Did you mean one"),
    "own neighbour": ('borders = ["one"]', 'borders = [§"four"]', "territory[4].borders[1]", "no neighbour of its own"),
    "unknown region": ('region = "coast"', 'region = §"cost"', "territory[1].region", "Did you mean coast"),
    "unknown terrain": ('terrain = "plain"', 'terrain = §"plains"', "territory[2].terrain", "Did you mean plain"),
    "sign without territory": ('"ccdd"', '§"ccdx"', "rows[2]", "'x' is the sign of no territory"),
    "sign not drawn": ('sign = "d"', 'sign = §"e"', "territory[4].sign", "not in the drawing"),
    "id twice": ('id = "two"', 'id = §"one"', "territory[2].id", "there twice"),
    "wrong value": ("revenue = 5", "revenue = §true", "territory[4].revenue", "True is not allowed"),
}


@pytest.mark.rule("WE-002")
@pytest.mark.parametrize("what", MAP_MISTAKES)
def test_a_mistake_in_a_map_is_found_where_it_is(what: str) -> None:
    old, new, key, words = MAP_MISTAKES[what]
    text, line, column = marked(edited(MAP, old, new))
    found = [fault for fault in faults_of(fixed(), text) if fault.key == key and words in fault.text]
    assert [(fault.file, fault.line, fault.column) for fault in found] == [("map.toml", line, column)]


@pytest.mark.rule("S8-R44")
def test_nobody_has_won_at_the_start_of_a_fixed_map() -> None:
    text = edited(fixed(), "den = 1", "den = 3")
    assert any("would have won" in fault.text for fault in faults_of(text, MAP))
    load(fixed(), MAP)


def test_a_map_that_falls_apart_is_refused() -> None:
    apart = edited(MAP, '"aabb", "ccdd"', '"aabb", "....", "ccdd"').replace('borders = ["one"]', "borders = []")
    assert any("No unit can come here" in fault.text for fault in faults_of(fixed(), apart))


def test_a_map_file_is_beside_the_module_and_nowhere_else() -> None:
    assert [fault.key for fault in faults_of(fixed())] == ["map.file"]
    outside = edited(fixed(), '"map.toml"', '"../map.toml"')
    assert any("is not allowed" in fault.text for fault in faults_of(outside, MAP))


def test_all_faults_come_at_once_in_the_order_of_the_file() -> None:
    text = edited(START, "count = 20", "count = 2000")
    text = edited(text, 'pile = "common"', 'pile = "comon"')
    text = edited(text, 'id = "campaign"', 'id = "march"')
    text = edited(text, 'op = "gain_points"', 'op = "gain"')
    text = edited(text, "[setup]", "[setup]\nhands = 3")
    found = faults_of(text)
    keys = [fault.key for fault in found]
    assert keys == ["units[1].pile", "units[1].count", "setup.hands", "cards[2].id", "cards[5].effects[1].op"]
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)


def test_a_fault_says_everything_in_one_line() -> None:
    text = edited(START, "force = 2", 'force = "two"')
    assert str(faults_of(text)[0]) == (
        "test.toml, line 57, column 9: units[1].force: 'two' is not allowed. Allowed: a whole number."
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"x = 1\n" + b"#" * MOST_BYTES, "more than"),
        (b"x = " + b"[" * 3000 + b"]" * 3000, f"more than {MOST_DEPTH} deep"),
        (b"x = " + b"{a=" * 300 + b"1" + b"}" * 300, f"more than {MOST_DEPTH} deep"),
        (b".".join([b"a"] * 5000) + b" = 1", f"more than {MOST_DEPTH} deep"),
        (b"x = [" + b"1," * 30000 + b"]", "more than 20000"),
        (b"x = " + b"1" * 9000, "too long"),
        (b"x = '\xff'", "UTF-8"),
        (b"\x00\x01\x02", "no TOML"),
        (b"", "missing"),
        (b"[[units]]\n" * 25000, "more than 20000"),
    ],
)
def test_a_file_from_a_stranger_is_refused_in_bounded_time(data: bytes, words: str) -> None:
    begin = time.process_time()
    with pytest.raises(ModuleFaults) as raised:
        load_module(data, "test.toml", lambda _: None)
    assert words in str(raised.value)
    assert time.process_time() - begin < 5


def test_a_module_full_of_unknown_tags_is_checked_in_bounded_time() -> None:
    tags = ", ".join(f'"tag_{number}_of_a_long_list_of_tags_so_far"' for number in range(16))
    selector = f"{{ all = [{tags}], any = [{tags}], none = [{tags}] }}"
    card = f"""
[[cards]]
id = "card_%d"
name = "Card"
count = 1
window = ["battle"]
effects = [{", ".join([f'{{ op = "force", add = 1, units = {selector} }}'] * 3)}]
"""
    begin = time.process_time()
    found = faults_of(START + "".join(card % number for number in range(20)))
    assert len(found) == 200
    assert time.process_time() - begin < 5


def test_no_more_faults_are_told_than_somebody_reads() -> None:
    extra = "\n".join(f"key_{number} = 1" for number in range(3000))
    assert len(faults_of(extra + "\n" + START)) == 200


# ---------------------------------------------------------------- what the tables hold


def shipped(name: str) -> Loaded:
    return load_shipped(name.removesuffix(".toml"))


@pytest.fixture(scope="module")
def mars() -> Loaded:
    return shipped("space_1889_empires.toml")


def numbers(loaded: Loaded, **options: object) -> t.Tables:
    return loaded.game(options, 2)[0]


@pytest.mark.rule("S8-022", "S8-024", "S8-025", "S8-026", "S8-027", "S8-031", "S8-066", "WE-004", "WE-053")
def test_chits_and_cards(mars: Loaded) -> None:
    tables = numbers(mars)
    assert list(tables.count) == [20, 10, 15, 10, 5]
    assert list(tables.printed) == [2, 4, 2, 4, 8]
    assert sum(map(int, tables.count)) == 60
    assert sum(count * force for count, force in zip(tables.count, tables.printed, strict=True)) == 190
    assert list(tables.copies) == [15, 10, 5, 5, *[2] * 9, 1, 2, 2, 1, 2, 1, *[2] * 4]
    assert sum(map(int, tables.copies)) == 70


# Force, speed, price by type (Battalion, Fortifications, Gunboat, Cruiser, Battleship), income of a city, draw, limit, start territories.
PLAIN = ([2, 4, 2, 4, 8], [1, 0, 4, 3, 2], [2, 4, 2, 4, 8], 4, 3, 7, 1)
POWERS: dict[str, dict[int, object]] = {
    "british": {0: [2, 4, 3, 5, 9]},
    "german": {0: [3, 5, 2, 4, 8]},
    "canal_martian": {6: 4},
    "high_martian": {0: [2, 4, 3, 4, 8], 1: [1, 0, 5, 3, 2]},
    "french": {3: 5},
    "russian": {2: [1, 3, 1, 3, 7]},
    "american": {1: [2, 0, 5, 4, 3]},
    "belgian": {4: 4},
    "japanese": {5: 10},
}


@pytest.mark.rule(
    "S8-013", "S8-014", "S8-015", "S8-016", "S8-017", "S8-018", "S8-019", "S8-020", "S8-021",
    "S8-R12", "S8-R13", "S8-R14", "S8-R15", "WE-R52",
)  # fmt: skip
@pytest.mark.parametrize("power", POWERS)
def test_numbers_of_a_power(mars: Loaded, power: str) -> None:
    tables = numbers(mars)
    number = [each.id for each in mars.sheet.powers].index(power)
    types = slice(number * 5, number * 5 + 5)
    found = (
        list(tables.force)[types],
        list(tables.speed)[types],
        list(tables.price)[types],
        tables.income_add[number * 4],
        tables.draw[number],
        tables.hand_limit[number],
        tables.start_territories[number],
    )
    assert found == tuple(POWERS[power].get(at, plain) for at, plain in enumerate(PLAIN))


def matching(tables: t.Tables, power: int, selector: int) -> list[int]:
    return [
        kind
        for kind in range(int(tables.types))
        if t.matches(tables, selector, tables.tags[power * tables.types + kind])
    ]


@pytest.mark.rule("S8-R26", "S8-R09")
@pytest.mark.parametrize(
    ("value", "martian", "human"),
    [
        ("owner", {2: [2, 3, 4], 3: [2, 3, 4]}, {0: [2, 3, 4], 2: []}),
        ("owner_bb_human", {2: [2, 3], 3: [2, 3], 0: []}, {2: [4], 0: [2, 3, 4]}),
        ("type", {0: [2, 3], 2: [2, 3]}, {0: [4], 3: [4]}),
    ],
)
def test_whose_ships_are_martian(
    mars: Loaded, value: str, martian: dict[int, list[int]], human: dict[int, list[int]]
) -> None:
    tables = numbers(mars, ship_people=value)
    cards = [card.id for card in mars.sheet.cards]
    for name, wanted in (("rams", martian), ("armor", human)):
        row = int(tables.first_effect[cards.index(name)]) * t.EFFECT
        for power, kinds in wanted.items():
            assert matching(tables, power, int(tables.effects[row + 3])) == kinds


@pytest.mark.rule("S8-R25", "S8-046")
@pytest.mark.parametrize(
    ("value", "amount", "form"),
    [
        ("ship_group", 1, t.FORM_GROUP),
        ("pure_stack", 1, t.FORM_PURE_STACK),
        ("all_ship_stacks", 99, t.FORM_EVERY_STACK),
    ],
)
def test_what_wind_and_steam_moves(mars: Loaded, value: str, amount: int, form: int) -> None:
    tables = numbers(mars, wind_steam=value)
    card = [card.id for card in mars.sheet.cards].index("wind_and_steam")
    row = int(tables.first_effect[card]) * t.EFFECT
    assert [int(number) for number in tables.effects[row : row + 3]] == [t.OP_MOVE, amount, form]
    assert matching(tables, 0, int(tables.effects[row + 3])) == [2, 3, 4]


@pytest.mark.rule("S8-009", "S8-010", "S8-R20", "S8-R21", "S8-028")
def test_terrain_is_closed_to(mars: Loaded) -> None:
    tables = numbers(mars)
    closed = [matching(tables, 0, int(tables.closed[kind])) for kind in range(4)]
    assert closed == [[], [], [0], [0, 1, 2, 3, 4]]
    assert list(tables.cargo_exempt) == [0, 0, 1, 0]
    assert list(tables.capacity) == [0, 0, 0, 0, 1]
    assert matching(tables, 0, int(tables.carries[4])) == [0]


OPTIONS: list[tuple[str, object, Callable[[t.Tables], object], object]] = [
    ("stacks_hidden", "open", lambda x: x.stacks_hidden, t.OPEN_STACKS),
    ("card_order", "simultaneous", lambda x: x.card_order, t.SIMULTANEOUS),
    ("tie_winner", "nobody", lambda x: x.tie_winner, t.NOBODY_WINS),
    ("half_round", "down_min1", lambda x: x.half_round, t.HALF_DOWN_LEAST_1),
    ("forts_in_half", "first", lambda x: x.forts_in_half, t.FORTS_FIRST),
    ("bonus_draw", "repeat", lambda x: x.bonus_draw, t.BONUS_REPEAT),
    ("upkeep_zero", "grace", lambda x: x.upkeep_grace, True),
    ("control_hold", "garrison", lambda x: x.garrison, True),
    ("evasion_timing", "interrupt", lambda x: x.interrupt, True),
    ("victory_compare", "more_than", lambda x: (x.more_than, x.victories[6]), (True, 1)),
    ("max_rounds", 60, lambda x: x.max_rounds, 60),
    ("start_pick", "random", lambda x: x.random_start, True),
]


@pytest.mark.parametrize(("name", "value", "read", "expected"), OPTIONS)
def test_options_reach_the_tables(
    mars: Loaded, name: str, value: object, read: Callable[[t.Tables], object], expected: object
) -> None:
    assert read(numbers(mars)) != expected
    assert read(numbers(mars, **{name: value})) == expected


def test_modifiers_that_depend_on_the_position_become_rows() -> None:
    text = fixed()
    rows = """
[[modifiers]]
stat = "income"
mul = [3, 2]
min = 1
source = "region:coast"

[[modifiers]]
stat = "force"
add = 2
when = "defending"
vs = { units = { all = ["horse"] } }
source = "territory:four"

[setup]"""
    tables = numbers(load(edited(text, "\n[setup]", rows), MAP))
    blue = [t.STAT_INCOME, t.FROM_POWER, 1, 0, 1, 1]
    coast = [t.STAT_INCOME, t.FROM_REGION, 0, 1, 3, 2]
    assert [int(number) for number in tables.sourced[:6]] == blue
    assert [int(number) for number in tables.sourced[10:16]] == coast
    assert [int(number) for number in tables.sourced[18:20]] == [1, 0]
    assert list(tables.income_add) == [3, 0, 0] * 3  # all of it is looked up, so that the order is right
    row = [int(number) for number in tables.battle_rows]
    assert (row[0], row[1], row[3], row[6], row[7], row[8]) == (-1, 2, t.WHEN_DEFENDING, t.NOTHING, t.FROM_TERRITORY, 3)
    assert matching(tables, 0, row[5]) == [1]


@pytest.mark.rule("WE-002", "WE-R50")
def test_a_fixed_map_with_regions_and_revenue_of_its_own() -> None:
    text = fixed().replace('start_terrain  = { all = ["town"] }', 'start_terrain  = { ids = ["one", "three", "four"] }')
    tables, module = load(text, MAP).game({}, 2)
    atlas = module.atlas
    assert atlas is not None
    assert [list(map(int, row)) for row in atlas.borders] == [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]]
    assert list(atlas.revenue) == [-1, -1, -1, 5]
    assert list(atlas.region) == [0, -1, -1, -1]
    starts = [t.matches(tables, tables.start_terrain[0], atlas.tags[number]) for number in range(4)]
    controls = [t.matches(tables, tables.control_terrain, atlas.tags[number]) for number in range(4)]
    assert starts == controls == [True, False, True, True]


# ---------------------------------------------------------------- the modules that ship


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_module_has_no_faults_and_describes_itself(name: str) -> None:
    loaded = shipped(name)
    sheet = describe(loaded)
    assert loaded.warnings == []
    named: list[Unit | Power | Card | Terrain] = [*loaded.sheet.powers, *loaded.sheet.units, *loaded.sheet.cards]
    for entry in [*named, *loaded.sheet.terrain.values()]:
        assert entry.name in sheet
        assert entry.text
        assert entry.text in sheet
    assert loaded.sheet.credit
    assert not any(line.startswith("|") and line.count("|") < 3 for line in sheet.splitlines())


@pytest.mark.parametrize("name", [*SHIPPED, "template"])
def test_the_schema_for_editors_agrees(name: str) -> None:
    text = START if name == "template" else MODULES.joinpath(name).read_text(encoding="utf-8")
    schema = jsonschema_rs.validator_for(json_schema())
    values = tomllib.loads(text)
    assert schema.is_valid(values)
    assert not schema.is_valid(values | {"colour": "red"})
    assert json.dumps(json_schema())


def test_the_schema_of_maps_agrees() -> None:
    schema = jsonschema_rs.validator_for(json_schema(of_map=True))
    for entry in MODULES.iterdir():
        if entry.name.endswith("_map.toml"):
            assert schema.is_valid(tomllib.loads(entry.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", SHIPPED)
def test_tables_are_made_in_a_moment(name: str) -> None:
    loaded = shipped(name)
    begin = time.process_time()
    loaded.game({}, 2)
    assert time.process_time() - begin <= 0.1


PAGE = Path(__file__).parents[3] / "docs" / "modules.md"


def test_the_page_shows_what_ships() -> None:
    """Every piece of TOML on the page is a piece of the module it is about, comments aside."""
    shown = PAGE.read_text(encoding="utf-8").split("```toml\n")[1:]
    whole = "\n".join(
        MODULES.joinpath(name).read_text(encoding="utf-8") for name in ("amber_fens.toml", "amber_fens_map.toml")
    )
    lines = {line.strip() for line in whole.splitlines()}
    assert len(shown) == 9
    for piece in shown:
        for line in piece[: piece.index("```")].splitlines():
            assert line.strip() in lines, line


def test_the_page_names_every_word_of_cards_and_modifiers() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for words in (Window, Stat, Pick, Reach, Form):
        assert [word for word in get_args(words) if f"`{word}`" not in page] == []


PACKAGE = Path(t.__file__).parents[2]
# Words of the format itself that a module may use as an id, too.
GENERIC = {"leader", "common", "march", "move", "type", "owner", "free"}


def words_of(name: str) -> set[str]:
    """Ids and names of a module."""
    sheet = shipped(name).sheet
    entries: list[Unit | Power | Card] = [*sheet.units, *sheet.powers, *sheet.cards]
    found = {entry.id for entry in entries} | {entry.name for entry in entries}
    found |= {*sheet.terrain, *sheet.piles, sheet.id, sheet.name, *(each.name for each in sheet.terrain.values())}
    found |= {tag for unit in sheet.units for tag in unit.tags} | {variant.key for variant in sheet.variants}
    return found - GENERIC


def constants(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts and names in code, docstrings left out."""
    quiet = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr


@pytest.mark.parametrize("name", SHIPPED)
def test_no_word_of_a_module_is_in_the_code(name: str) -> None:
    words = words_of(name)
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in sorted((PACKAGE / "games" / "warp_empires").rglob("*.py"))
        for line, text in constants(ast.parse(path.read_text(encoding="utf-8")))
        if text in words
    ]
    assert found == []


@pytest.mark.parametrize("name", SHIPPED)
def test_no_module_is_named_in_python(name: str) -> None:
    sheet = shipped(name).sheet
    forbidden = (sheet.id, game_name(sheet.id), sheet.name)
    found = [
        f"{path.relative_to(PACKAGE)}: {word}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for word in forbidden
        if word in path.read_text(encoding="utf-8")
    ]
    assert found == []
