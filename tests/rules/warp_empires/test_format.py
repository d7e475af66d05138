"""What module files become: numbers, rules sheets, a schema for editors; and no word of a module in the code."""

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
from grognard.games.warp_empires.format.json_schema import json_schema
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.schema.base import Table
from grognard.games.warp_empires.format.schema.cards import Card
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.units import Unit
from grognard.games.warp_empires.format.template import template_with_map
from grognard.games.warp_empires.format.words import (
    Form,
    Pick,
    Reach,
    Stat,
    Window,
)
from grognard.games.warp_empires.meta import game_name, load_shipped, shipped_ids
from tests.rules.warp_empires.sheets import MAP, START, edited, fixed, load

MODULES = files("grognard.games.warp_empires.modules")
SHIPPED = [f"{name}.toml" for name in shipped_ids()]


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


def models() -> dict[str, type[Table]]:
    """All tables that a module or a map may have."""
    found: dict[str, type[Table]] = {}
    waiting: list[type[Table]] = [Table]
    while waiting:
        for model in waiting.pop().__subclasses__():
            found[model.__name__] = model
            waiting.append(model)
    return found


def test_the_page_names_every_key() -> None:
    page = PAGE.read_text(encoding="utf-8")
    holders = {"Sheet", "Phases", "Decks", "OptionDefaults", "MapFile"}  # of tables, whose names stand in brackets
    keys = {key for name, model in models().items() if name not in holders for key in model.model_fields}
    assert len(keys) > 110
    assert sorted(key for key in keys if f"`{key}`" not in page and f"`{key} = " not in page) == []


def test_a_module_is_begun_with_a_map_of_its_own() -> None:
    text, map_text = template_with_map("my_empire")
    loaded = load_module(text.encode(), "my_empire.toml", {"my_empire_map.toml": map_text.encode()}.get)
    assert loaded.warnings == []
    assert "| Ford | Town | 3 | The North |" in describe(loaded)


@pytest.mark.parametrize("name", SHIPPED)
def test_all_checks_take_a_moment(name: str) -> None:
    data = MODULES.joinpath(name).read_bytes()
    taken = []
    for _ in range(3):
        begin = time.process_time()
        load_module(data, name, lambda asked: MODULES.joinpath(asked).read_bytes())
        taken.append(time.process_time() - begin)
    assert min(taken) <= 0.1


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


@pytest.mark.reads_code
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


@pytest.mark.reads_code
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
