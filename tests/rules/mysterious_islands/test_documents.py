"""The rules page of Mysterious Islands is whole, and carries what only a page can carry."""

import re
from importlib.resources import files

import pytest

from grognard.core.ledger import Ledger, parse_ledger
from grognard.core.options import resolve
from grognard.games.mysterious_islands.actions import BAND, BOAT, BOSS
from grognard.games.mysterious_islands.factions import setup_for
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.names import lore_of
from grognard.games.mysterious_islands.tables import MP, SLOTS
from tests.rules.pages import check_sources, lines_in, rows_between

PAGE = files("grognard.games").joinpath("mysterious_islands/rules.md").read_text(encoding="utf-8")
LINES_OF_THE_ORIGINAL = 262
OPTION_ROW = re.compile(r"^\| (`\w+`) \| (.+?) \| (MI-[^|]+?) \| .+ \|$", re.MULTILINE)
SWITCH = {"off": False, "on": True, "empty": ""}


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return parse_ledger(PAGE)


def test_every_rule_and_every_ruling_stands_once(ledger: Ledger) -> None:
    rules = [f"MI-{number:03}" for number in range(1, 179)]
    rulings = [f"MI-R{number:02}" for number in range(1, 165)]
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
    assert set(rows) == {option.name for option in OPTIONS}
    for option in OPTIONS:
        values, ids = rows[option.name]
        default = re.findall(r"\*\*(.+?)\*\*", values)[0]
        assert SWITCH.get(default, default) in (option.default, str(option.default)), option.name
        assert set(option.choices) <= set(values.replace("**", "").split(", ")), option.name
        assert option.rule in ids.split(", "), option.name
    for rule in ledger.values():
        assert {key for key, (_, ids) in rows.items() if rule.id in ids.split(", ")} == set(rule.options), rule.id


def test_rules_and_rulings_named_in_texts_exist(ledger: Ledger) -> None:
    assert {rule_id for rule_id in re.findall(r"MI-R?\d+", PAGE) if rule_id not in ledger} == set()


def test_battle_table_names_a_rule_in_every_row(ledger: Ledger) -> None:
    rows = rows_between(PAGE, "### Battle rolls", "## The game and its end")
    assert len(rows) == 19
    assert all(row[3] in ledger for row in rows)


@pytest.mark.parametrize(
    ("row", "power", "kind"),
    [
        ("MP of a Band", MP, BAND),
        ("MP of a Boss", MP, BOSS),
        ("MP of a Boat", MP, BOAT),
        ("Places on a Boat", SLOTS, BOAT),
    ],
)
def test_the_table_of_factions_agrees_with_play(row: str, power: int, kind: int) -> None:
    setup = setup_for(resolve(OPTIONS, {}), 2)
    numbers = next(cells[1:] for cells in rows_between(PAGE, "### The factions", "### Battle rolls") if cells[0] == row)
    played = [int(setup.kind_power(power, faction, 0, kind)) for faction in range(len(numbers))]
    for faction, (number, count) in enumerate(zip(numbers, played, strict=True)):
        assert number == (str(count) if lore_of(setup, faction).kinds[kind] else "–")


def test_the_table_of_factions_agrees_with_the_names() -> None:
    setup = setup_for(resolve(OPTIONS, {}), 2)
    lores = [lore_of(setup, faction) for faction in range(int(setup.factions))]
    rows = {row[0]: row[1:] for row in rows_between(PAGE, "### The factions", "### Battle rolls")}
    assert rows["Code, colour"] == [f"{lore.code} {lore.colour}" for lore in lores]
    for word, kind in (("Band", 0), ("Boss", 1), ("Boat", 4), ("Base", 6)):
        assert rows[word] == [lore.kinds[kind] or "–" for lore in lores]


@pytest.mark.rule("MI-001")
def test_the_story_is_atmosphere(ledger: Ledger) -> None:
    assert "nothing in play follows" in ledger["MI-001"].text


@pytest.mark.rule("MI-005", "MI-R01")
def test_there_are_no_victory_tokens(ledger: Ledger) -> None:
    assert "no rule gives or counts any" in ledger["MI-005"].text
    assert "no tokens exist" in ledger["MI-R01"].text


@pytest.mark.rule("MI-R09", "MI-R47")
@pytest.mark.parametrize(("rule_id", "decision"), [("MI-R09", "no treaties"), ("MI-R47", "no.")])
def test_what_nobody_can_do(ledger: Ledger, rule_id: str, decision: str) -> None:
    assert decision in ledger[rule_id].text.partition("Decision: ")[2]


@pytest.mark.rule("MI-R22")
def test_confederates_are_described_neutrally(ledger: Ledger) -> None:
    assert '"convert"' in ledger["MI-R22"].text
    assert not re.search(r"\bslaves?\b|enslave", PAGE)


@pytest.mark.rule("MI-R31")
def test_one_thing_has_one_name(ledger: Ledger) -> None:
    assert "the British are the Company" in ledger["MI-R31"].text


@pytest.mark.rule("MI-R70")
def test_all_water_is_alike(ledger: Ledger) -> None:
    assert "Decision: yes" in ledger["MI-R70"].text
    assert "shallow" not in PAGE
