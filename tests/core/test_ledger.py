"""Reading a rules page into a ledger."""

import pytest

from grognard.core.errors import DataError
from grognard.core.ledger import Rule, parse_ledger

PAGE = """\
# A game

* **Level** – a term, not a rule.

## Soldiers

* **MM-019** *(must · lines 34, 65-66)* A soldier that kills
  a soldier earns 2 points.
* **MM-R76** *(may_not · lines 96-100 · option `point_blank`)* Distance 1 is missing. Decision: not allowed.

```text
* **MM-500** *(nonsense)* drawn, not ruled
```

### Limits

* **MM-R101** *(must · option `turn_cap`, `cap_result`)* Endless games? Decision: a draw.
  Not part of it.
* **MM-R09** *(document)* Block means square.
"""


def test_rules_stand_in_the_order_of_the_page_with_all_their_parts() -> None:
    ledger = parse_ledger(PAGE)
    assert list(ledger) == ["MM-019", "MM-R76", "MM-R101", "MM-R09"]
    assert ledger["MM-019"] == Rule(
        id="MM-019",
        kind="must",
        text="A soldier that kills a soldier earns 2 points.",
        section="Soldiers",
        lines="34, 65-66",
        line=7,
    )
    assert ledger["MM-R76"].options == ("point_blank",)
    assert ledger["MM-R101"].options == ("turn_cap", "cap_result")
    assert (ledger["MM-R101"].section, ledger["MM-R101"].lines) == ("Limits", "")
    assert [rule.id for rule in ledger.values() if rule.is_ruling] == ["MM-R76", "MM-R101", "MM-R09"]
    assert ledger.of_kind("must", "document") == ["MM-019", "MM-R101", "MM-R09"]
    assert "MM-500" not in ledger


@pytest.mark.parametrize(
    ("item", "line", "column", "says"),
    [
        ("* **MM-001** *(shall)* Text.", 2, 16, "Allowed: may, must, may_not, value, setup, document."),
        ("* **MM-001** *(must · option `top` · row 3)* Text.", 2, 38, "'row 3'"),
        ("* **MM-001** *(must · lines 3, x)* Text.", 2, 23, "'lines 3, x'"),
        ("* **MM-001** *(must · option top)* Text.", 2, 23, "'option top'"),
        ("* **MM-001** *(must · lines 3 · lines 4)* Text.", 2, 33, "'lines 4'"),
        ("* **MM-001** *(must · option `a` · option `b`)* Text.", 2, 36, "'option `b`'"),
        ("* **MM-001** (must) Text.", 2, 0, "A rule is written"),
        ("* **MM-001** *(must)*", 2, 0, "A rule is written"),
        ("* **MM-001** *(must)* Once.\n\n* **MM-001** *(must)* Twice.", 4, 0, "stands already in line 2"),
    ],
)
def test_a_wrong_item_is_refused_with_its_place(item: str, line: int, column: int, says: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_ledger(f"## Rules\n{item}\n", "rules.md")
    error = caught.value
    assert (error.file, error.line, error.column) == ("rules.md", line, column)
    assert says in str(error)


def test_a_page_without_rules_is_refused() -> None:
    with pytest.raises(DataError, match=r"rules\.md: This page holds no rules"):
        parse_ledger("# Nothing\n", "rules.md")


@pytest.mark.parametrize("asked", ["MM-R76", "mm-r76", " MM-r76 "])
def test_a_rule_is_found_in_either_case(asked: str) -> None:
    assert parse_ledger(PAGE).find(asked).id == "MM-R76"


def test_a_wrong_id_gets_the_nearest_ones() -> None:
    with pytest.raises(DataError, match=r"There is no rule mm-119\. Did you mean MM-019"):
        parse_ledger(PAGE).find("mm-119")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("SOLDIER points", ["MM-019"]),
        ("decision", ["MM-R76", "MM-R101"]),
        ("turn_cap", ["MM-R101"]),
        ("limits square", ["MM-R09"]),
        ("r76", ["MM-R76"]),
        ("soldier archer", []),
    ],
)
def test_search_wants_every_word(words: str, found: list[str]) -> None:
    assert [rule.id for rule in parse_ledger(PAGE).search(words)] == found
