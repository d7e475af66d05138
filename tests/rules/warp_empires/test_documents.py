"""The rules page of Warp Empires and Space 1889 Empires is whole, and its tables agree with the module."""

import re
from importlib.resources import files

import pytest

from grognard.core.ledger import Ledger, parse_ledger
from tests.rules.pages import check_sources, lines_in, rows_between
from tests.rules.warp_empires.desk import mars

PAGE = files("grognard.games").joinpath("warp_empires/rules.md").read_text(encoding="utf-8")
LINES_OF_THE_ORIGINAL = 208
OPTION_ROW = re.compile(r"^\| (`\w+`) \| (.+?) \| ((?:WE|S8)-[^|]+?) \| .+ \|$", re.MULTILINE)
PARTS = (("WE", 53, 75), ("S8", 66, 52))


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return parse_ledger(PAGE)


def test_every_rule_and_every_ruling_stands_once(ledger: Ledger) -> None:
    rules = [f"{part}-{number:03}" for part, count, _ in PARTS for number in range(1, count + 1)]
    rulings = [f"{part}-R{number:02}" for part, _, count in PARTS for number in range(1, count + 1)]
    assert sorted(ledger) == sorted(rules + rulings)


def test_a_ruling_says_its_decision_and_a_rule_its_lines(ledger: Ledger) -> None:
    check_sources(ledger)


def test_every_line_of_the_original_is_used_by_a_rule(ledger: Ledger) -> None:
    used: set[int] = set()
    for rule in ledger.values():
        if not rule.is_ruling:
            used |= lines_in(rule.lines)
    assert used == set(range(1, LINES_OF_THE_ORIGINAL + 1))


def test_the_table_of_options_agrees_with_options_and_rulings(ledger: Ledger) -> None:
    rows = {key.strip("`"): (values, ids) for key, values, ids in OPTION_ROW.findall(PAGE)}
    options = mars().options
    assert set(rows) == {option.name for option in options}
    for option in options:
        values, ids = rows[option.name]
        assert re.findall(r"\*\*(.+?)\*\*", values) == [str(option.default)], option.name
        assert set(option.choices) <= set(values.replace("**", "").split(", ")), option.name
        assert option.rule in ids.split(", "), option.name
    for rule in ledger.values():
        assert {key for key, (_, ids) in rows.items() if rule.id in ids.split(", ")} == set(rule.options), rule.id


def test_rules_named_in_texts_exist(ledger: Ledger) -> None:
    assert {rule_id for rule_id in re.findall(r"(?:WE|S8)-R?\d+", PAGE) if rule_id not in ledger} == set()


@pytest.mark.rule("S8-022", "S8-024", "S8-025", "S8-026", "S8-027")
def test_the_table_of_units_is_that_of_the_module() -> None:
    tables = mars().game({}, 2)[0]
    rows = rows_between(PAGE, "### Units", "### Powers")
    french = 4 * tables.types
    numbers = [(tables.count[kind], tables.printed[kind], tables.speed[french + kind]) for kind in range(5)]
    assert [tuple(map(int, row[2:5])) for row in rows] == numbers


@pytest.mark.rule("S8-066")
def test_the_table_of_cards_is_that_of_the_module() -> None:
    tables, module = mars().game({}, 2)
    rows = rows_between(PAGE, "### Cards", "## The generic rules")
    assert [(row[0], int(row[1])) for row in rows] == [
        (card.name, tables.copies[at]) for at, card in enumerate(module.cards)
    ]
    assert sum(int(row[1]) for row in rows) == 70


@pytest.mark.rule("S8-005", "S8-006", "S8-007", "S8-008", "S8-042")
def test_the_table_of_terrain_is_that_of_the_module() -> None:
    tables, module = mars().game({}, 2)
    rows = rows_between(PAGE, "### Terrain", "### Units")
    assert [(row[1], int(row[2])) for row in rows] == [
        (terrain.name, tables.revenue[at]) for at, terrain in enumerate(module.terrains)
    ]
