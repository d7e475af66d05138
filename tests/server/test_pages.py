"""The rules page: complete, linked, and safe to show."""

import re

import pytest

from grognard.core.ledger import ledger_of
from grognard.core.registry import find_game
from grognard.server.pages import Writer, parts_of
from tests.server.desk import MOUNTAIN, Desk, refused


@pytest.fixture(scope="module")
def writer() -> Writer:
    return Writer(MOUNTAIN, ledger_of(find_game(MOUNTAIN)))


@pytest.mark.parametrize("game", [MOUNTAIN, "toy"])
def test_every_rule_is_there_once_in_its_order(desk: Desk, game: str) -> None:
    page = desk.get(f"/api/games/{game}/rules")
    blocks = [block for section in page["sections"] for block in section["blocks"]]
    rules = [block for block in blocks if block["kind"] == "rule"]
    ledger = ledger_of(find_game(game))
    assert [rule["id"] for rule in rules] == list(ledger)
    for rule in rules:
        known = ledger[rule["id"]]
        assert (rule["rule_kind"], rule["ruling"], rule["lines"]) == (known.kind, known.is_ruling, known.lines)
        assert rule["html"]
        assert "**" not in rule["html"]
        assert "`" not in rule["text"]


def test_nothing_on_the_page_is_written_twice(desk: Desk) -> None:
    page = desk.get(f"/api/games/{MOUNTAIN}/rules")
    pieces = " ".join(b["html"] for s in page["sections"] for b in s["blocks"] if b["kind"] == "html")
    assert "(must ·" not in pieces  # a rule left among the text
    assert "<table>" in pieces
    assert page["sections"][0]["level"] == 1
    titles = [section["title"] for section in page["sections"]]
    assert "Components, terms and numbers" in titles


def test_ids_are_links_where_there_is_such_a_rule(writer: Writer) -> None:
    assert writer.html("See MM-019 and MM-999.") == (
        '<p>See <a href="#/rules/mystic-mountain/MM-019">MM-019</a> and MM-999.</p>\n'
    )
    assert writer.html("[MM-019](x)").count("<a ") == 1
    assert "<a " not in writer.html("`MM-019`")


ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "![x](javascript:alert(1))",
    "<a href='javascript:alert(1)'>MM-019</a>",
    "`<b>`",
]


@pytest.mark.parametrize("text", ATTACKS)
def test_html_is_safe(writer: Writer, text: str) -> None:
    html = writer.html(text)
    assert not re.search(r"<(script|img|b)\b|<[^>]*(javascript:|data:|onerror)", html)


def test_parts_of_a_page() -> None:
    lines = [
        "# T",
        "",
        "intro",
        "* **MM-001** *(must)* one",
        "  goes on",
        "* plain",
        "```",
        "# no",
        "* **MM-002** no",
        "```",
    ]
    assert list(parts_of(lines)) == [
        ("heading", "# T"),
        ("other", "\nintro"),
        ("rule", "MM-001"),
        ("other", "* plain\n```\n# no\n* **MM-002** no\n```"),
    ]


def test_unknown_games_and_lessons(desk: Desk) -> None:
    refused(desk.ask("GET", "/api/games/chess/rules"), 404, "not_found")
    refused(desk.ask("POST", "/api/games/toy/lessons/first", json={}), 404, "not_found")
    assert desk.get("/api/games/toy/lessons") == []
