"""The rules page of Mystic Mountain is whole, and carries what only a page can carry."""

import re
from importlib.resources import files

import pytest

from grognard.core.ledger import Ledger, parse_ledger
from tests.rules.pages import check_sources, lines_in

PAGE = files("grognard.games").joinpath("mystic_mountain/rules.md").read_text(encoding="utf-8")
LINES_OF_THE_ORIGINAL = 107
NO_RULE = {*range(1, 5), 7, 8, 12, 36, 38, 41, 43, 62, 107}  # names, story, headings, talk, edit stamp
OPTION_ROW = re.compile(r"^\| (`\w+`) \| (.+?) \| (MM-R[^|]+?) \| .+ \|$", re.MULTILINE)

OPTIONS = {
    "layout": "A17",
    "mountain": "ridge",
    "start_forward": "0",
    "first_player": "random",
    "first_turn_actions": "3",
    "win_ways": "elimination, top, points",
    "top": "highest",
    "top_turns": "5",
    "elimination": "immediate",
    "victory_points": "balance",
    "turn_cap": "400",
    "cap_result": "draw",
    "diagonal_moves": "on",
    "pass_through": "none",
    "entrance_access": "all",
    "miner_sideways": "on",
    "bought_unit_acts": "on",
    "entrance_full": "refuse",
    "repeat_attack": "off",
    "engaged_archer_may_shoot": "off",
    "engage_lapses": "off",
    "failed_attack_ends_engagement": "off",
    "escape_tries": "per_turn",
    "point_blank": "forbid",
    "line_of_sight": "none",
    "fall_edge": "stop",
}


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return parse_ledger(PAGE)


def test_every_rule_and_every_ruling_stands_once(ledger: Ledger) -> None:
    rules = [f"MM-{number:03}" for number in range(1, 86)]
    rulings = [f"MM-R{number:02}" for number in range(1, 107)]
    assert sorted(ledger) == sorted(rules + rulings)


def test_a_ruling_says_its_decision_and_a_rule_its_lines(ledger: Ledger) -> None:
    check_sources(ledger)


def test_every_line_of_the_original_is_used(ledger: Ledger) -> None:
    used: set[int] = set()
    for rule in ledger.values():
        used |= lines_in(rule.lines)
    assert used == set(range(1, LINES_OF_THE_ORIGINAL + 1)) - NO_RULE


def test_the_table_of_options_agrees_with_the_rulings(ledger: Ledger) -> None:
    rows = {key.strip("`"): (values, ids) for key, values, ids in OPTION_ROW.findall(PAGE)}
    bold = {key: re.findall(r"\*\*(.+?)\*\*", values)[0] for key, (values, _) in rows.items()}
    assert bold == OPTIONS
    for rule in ledger.values():
        assert {key for key, (_, ids) in rows.items() if rule.id in ids.split(", ")} == set(rule.options), rule.id


@pytest.mark.rule("MM-013")
def test_the_page_follows_the_final_text_alone(ledger: Ledger) -> None:
    assert "replaces what earlier progress posts said" in ledger["MM-013"].text


@pytest.mark.rule("MM-R09")
def test_square_and_level_are_the_only_words(ledger: Ledger) -> None:
    assert "Decision: yes" in ledger["MM-R09"].text
    assert [rule.id for rule in ledger.values() if not rule.is_ruling and "block" in rule.text] == []


@pytest.mark.rule("MM-R89")
def test_the_worked_example_is_told_with_squares(ledger: Ledger) -> None:
    for square in ("I13", "I9", "I4"):
        assert square in ledger["MM-R89"].text
    told = PAGE[PAGE.index("### Where a shot miner lands") : PAGE.index("### Rulings on shooting")]
    assert "an archer on I13 shoots at a miner on the top, I9, at distance 4" in told
    assert "to I4" in told


@pytest.mark.rule("MM-R102", "MM-R103")
@pytest.mark.parametrize(("rule_id", "decision"), [("MM-R102", "agree on a draw"), ("MM-R103", "in his own turn")])
def test_words_at_the_table_are_no_actions(ledger: Ledger, rule_id: str, decision: str) -> None:
    assert decision in ledger[rule_id].text.partition("Decision: ")[2]
    turn = PAGE[PAGE.index("## The turn") : PAGE.index("### Rules of the turn")]
    assert not re.search(r"resign|draw", turn)


@pytest.mark.rule("MM-R106")
def test_the_designer_is_credited_as_he_names_himself() -> None:
    told = PAGE.partition("## Credits")[2]
    assert 'designed by Slimy_Froggy together with "R"' in told
    assert "ours" in told
