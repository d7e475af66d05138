"""The coverage of rules: reading sources and tests, and counting use."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NoReturn

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, EVERYONE, OVER, Game
from grognard.core.ledger import parse_ledger
from grognard.core.options import Option, Options
from grognard.core.ruleset import Meta, Ruleset
from grognard.core.views import Board, Piece, Place, Prompt, Refusal, View
from grognard.lab.citations import cited_in_code, cited_in_tests
from grognard.lab.coverage import (
    ASK_EVERY,
    MOST_DECISIONS,
    RARE,
    count_uses,
    mixed_options,
    rule_places,
    rules_coverage,
)

PAGE = """\
# Tiny

* **TI-001** *(setup)* Two players.
* **TI-002** *(must)* A step is told.
* **TI-003** *(may_not)* Only steps.
* **TI-004** *(may_not)* In turn only.
* **TI-005** *(may_not)* Not from here to there.
* **TI-006** *(must)* A coin is told.
* **TI-007** *(may)* A long step is told.
* **TI-008** *(value)* Three steps.
* **TI-R01** *(may · option `long`)* Never happens.
* **TI-R02** *(document)* On the page.
"""
CODE = '''\
"""The board.

Rule: TI-001, TI-002
"""

class Walker:
    """Walks.

    Rule: TI-003.
    """

    def step(self):
        """Step.

        Rule: TI-004, TI-007
        Rule: TI-999
        """
        "Rule: TI-008 is no docstring"

    def turn(self):
        """Turn. Rule: TI-R01"""

def other():
    # Rule: TI-008
    """Reads as prose: the Rule: TI-008 stands inside a line."""
'''
DATA = """\
rule = "TI-005"
# rule = "TI-008"
rows = [{ name = "coin", rule = "TI-006, XX-001" }]
unruled = "TI-008"
listed = { rule = ["XX-002", "XX-003"], unruled = ["TI-008"] }
"""
TESTS = """\
import pytest

pytestmark = [pytest.mark.rule("TI-001"), pytest.mark.slow]
ROWS = [pytest.param(1, marks=pytest.mark.rule("TI-002"))]
SCENARIO_RULES: dict[str, tuple[str, ...]] = {"A01": ("TI-003", "TI-004")}
TABLE = rows(("TI-001, TI-004", 1), ("TI-003", 2))
@pytest.mark.rule("TI-005", *ROWS)
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=[pytest.mark.rule("TI-006")])])
def test_rows(x): ...

class TestTogether:
    @pytest.mark.rule("TI-007")
    def test_inside(self): ...

@pytest.mark.rule("TI-008")
def helper(): ...

class Helper:
    @pytest.mark.rule("TI-008")
    def test_never_run(self): ...

def test_reads():
    "pytest.mark.rule('TI-008')"
"""


def unneeded(*_: object) -> NoReturn:
    raise AssertionError("not needed to count")


UNNEEDED: Any = unneeded


class TinyGame(Game):
    """Seat 0 and 1 step three times in all, each time after a coin; a step by action 1 is a long one."""

    def __init__(self, seats: int, most: int = 3) -> None:
        super().__init__()
        self.seats = seats
        self.most = most
        self.steps = 0
        self.actor = CHANCE

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([0, 1])

    def chance(self) -> vec[i64]:
        return vec[i64]([2, 0, EVERYONE])

    def apply(self, choice: i64) -> None:
        if self.actor == CHANCE:
            self.tell("coin", "TI-006", choice)
            self.actor = self.steps % self.seats
            return
        self.tell("step", "TI-002")
        if choice == 1:
            self.tell("long", "TI-007")
        self.steps += 1
        self.actor = OVER if self.steps == self.most else CHANCE

    def clone(self) -> "TinyGame":
        copy = TinyGame(self.seats, self.most)
        copy.steps, copy.actor = self.steps, self.actor
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "TinyGame":
        return self.clone()

    def scores(self) -> vec[i64]:
        return vec[i64]([1260, 1260])

    def lean(self, actions: vec[i64]) -> vec[i64]:
        return vec[i64]([7, 1])


class Tiny(Ruleset):
    """Enough of a ruleset to be counted; whatever else is asked of it is a mistake of the counting."""

    meta: ClassVar[Meta] = Meta(
        name="tiny", title="Tiny", credit="", package="tiny_game_to_count", rules_version=1, least_seats=2, most_seats=2
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="long", rule="TI-R01", text="", default=False),
        Option(name="wide", rule="TI-R01", text="", default=False),
        Option(name="cap", rule="TI-R01", text="", default=30, least=20, most=1000),
        Option(name="end", rule="TI-R01", text="", default=0, least=0, most=999),
        Option(name="mood", rule="TI-R01", text="", default="calm", choices=("calm", "wild")),
        Option(name="ways", rule="TI-R01", text="", default=("a", "b"), choices=("a", "b")),
    )

    def resolve(self, given: Mapping[str, object]) -> dict[str, str | int | bool | tuple[str, ...]]:
        values = super().resolve(given)
        if values["long"] and values["wide"]:
            raise DataError("Long and wide exclude each other.")
        return values

    def start(self, options: Mapping[str, object], seats: int) -> Game:
        return TinyGame(seats)

    def seats_of(self, game: Game) -> int:
        return 2

    def options_of(self, game: Game) -> Options:
        return self.resolve({})

    def action_count(self, options: Options) -> int:
        return 40

    def view(self, game: Game, seat: int) -> View:
        pieces = [Piece(id="p", kind="walker", owner=seat, place="here")]
        return View(game="tiny", options={}, viewer=seat, actor=seat, turn=1, seats=[], pieces=pieces)

    def board(self, game: Game) -> Board:
        return Board(name="road", places=[Place(id="there", kind="spot")])

    def prompt(self, game: Game) -> Prompt:
        return Prompt(text="Step.", rule="TI-002", slot="choice")

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        if not isinstance(asked, int):
            assert list(asked) == ["here", "there"]
            return Refusal(rule="TI-005", text="")
        assert 0 <= asked < 40
        if seat != game.actor:
            return Refusal(rule="TI-004", text="")
        assert asked > 1, "asked about something legal"
        return Refusal(rule="TI-003", text="")

    def evaluate(self, game: Game, seat: int) -> float:
        return 0.5

    load = seat_name = label = notation = parse = describe = purpose = UNNEEDED
    chance_label = chance_notation = parse_chance = forecast = narrate = sketch = UNNEEDED


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    package = tmp_path / "src" / "tiny_game_to_count"
    package.mkdir(parents=True)
    for name, text in {"__init__.py": "", "rules.md": PAGE, "board.py": CODE, "board.toml": DATA}.items():
        (package / name).write_text(text, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    yield tmp_path
    sys.modules.pop("tiny_game_to_count", None)


def test_code_is_named_where_a_docstring_or_data_carries_the_rule(repository: Path) -> None:
    board, data = "src/tiny_game_to_count/board.py", "src/tiny_game_to_count/board.toml"
    assert cited_in_code([repository / "src"], repository) == {
        "TI-001": [f"{board}:1"],
        "TI-002": [f"{board}:1"],
        "TI-003": [f"{board}:6 Walker"],
        "TI-004": [f"{board}:12 Walker.step"],
        "TI-007": [f"{board}:12 Walker.step"],
        "TI-999": [f"{board}:12 Walker.step"],
        "TI-R01": [f"{board}:20 Walker.turn"],
        "TI-005": [f"{data}:1"],
        "TI-006": [f"{data}:3"],
        "XX-001": [f"{data}:3"],
        "XX-002": [f"{data}:5"],
        "XX-003": [f"{data}:5"],
    }


def test_tests_are_named_where_a_mark_gives_the_rule_to_something_that_runs(repository: Path) -> None:
    file = "tests/test_tiny.py"
    assert cited_in_tests(repository / "tests", repository) == {
        "TI-001": [f"{file}:3 pytestmark", f"{file}:6 TABLE"],
        "TI-002": [f"{file}:4 ROWS"],
        "TI-003": [f"{file}:5 A01", f"{file}:6 TABLE"],
        "TI-004": [f"{file}:5 A01", f"{file}:6 TABLE"],
        "TI-005": [f"{file}:7 test_rows"],
        "TI-006": [f"{file}:8 test_rows"],
        "TI-007": [f"{file}:12 test_inside"],
    }


@pytest.mark.parametrize("table", ["SCENARIO_RULES = load()", "SCENARIO_RULES = {'A01': (FIRST,)}"])
def test_a_table_of_scenarios_has_to_be_written_out(tmp_path: Path, table: str) -> None:
    (tmp_path / "rows.py").write_text(f"\n{table}\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"rows\.py, line 2: SCENARIO_RULES has to be written out"):
        cited_in_tests(tmp_path, tmp_path)


def test_the_coverage_joins_page_code_tests_and_use(repository: Path) -> None:
    finished: list[int] = []
    coverage = rules_coverage(Tiny(), 5, 1, after_game=lambda: finished.append(1))
    assert (coverage.game, coverage.games, len(coverage.rules), len(finished)) == ("tiny", 5, 10, 5)
    assert coverage.without_code == ("TI-008",)
    assert coverage.without_test == ("TI-008", "TI-R01", "TI-R02")
    assert coverage.unexercised == ("TI-R01",)
    assert coverage.unknown == ("TI-999",)
    assert not coverage.is_complete
    rules = {rule.id: rule for rule in coverage.rules}
    assert rules["TI-R02"].code == ("src/tiny_game_to_count/rules.md:12",)
    assert rules["TI-R01"].options == ("long",)
    assert rules["TI-005"].tests == ("tests/test_tiny.py:7 test_rows",)


def test_places_are_told_without_playing(repository: Path) -> None:
    code, tests = rule_places(Tiny(), repository)
    assert code["TI-R02"] == ["src/tiny_game_to_count/rules.md:12"]
    assert code["TI-003"] == ["src/tiny_game_to_count/board.py:6 Walker"]
    assert tests["TI-007"] == ["tests/test_tiny.py:12 test_inside"]


def test_use_is_counted_exactly(repository: Path) -> None:
    ledger = parse_ledger(PAGE)
    used = count_uses(Tiny(), ledger, 8, 1)
    assert {rule_id: used[rule_id] for rule_id in ("TI-001", "TI-002", "TI-006")} == {
        "TI-001": 8,  # one start a game
        "TI-002": 24,  # three steps a game
        "TI-006": 24,  # three coins a game
    }
    assert (used["TI-004"], used["TI-005"]) == (
        24,
        72,
    )  # a round of questions at each decision, three of them about places
    assert 0 < used["TI-003"] <= 144
    assert 0 < used["TI-007"] < 24
    assert set(used) == {"TI-001", "TI-002", "TI-003", "TI-004", "TI-005", "TI-006", "TI-007"}


def test_the_same_seed_counts_the_same_and_another_seed_something_else(repository: Path) -> None:
    ledger = parse_ledger(PAGE)
    assert count_uses(Tiny(), ledger, 20, 3) == count_uses(Tiny(), ledger, 20, 3)
    assert count_uses(Tiny(), ledger, 20, 3) != count_uses(Tiny(), ledger, 20, 4)


def test_options_are_mixed_and_never_what_the_game_refuses() -> None:
    drawn = [mixed_options(Tiny(), Rng(seed)) for seed in range(300)]
    assert {bool(options["long"]) for options in drawn} == {False, True}
    assert {options["mood"] for options in drawn} == {"calm", "wild"}
    assert {options["ways"] for options in drawn} == {("a", "b"), ("a",), ("b",)}
    caps = {options["cap"] for options in drawn}
    assert len(caps) > 10
    assert all(isinstance(cap, int) and 20 <= cap <= 60 for cap in caps)
    assert {options["end"] for options in drawn} == set(range(11))  # 0 by default: few of many
    assert not [options for options in drawn if options["long"] and options["wide"]]


def test_without_the_repository_there_is_a_clear_refusal(repository: Path) -> None:
    (repository / "tests" / "test_tiny.py").unlink()
    (repository / "tests").rmdir()
    with pytest.raises(DataError, match="needs the whole repository"):
        rules_coverage(Tiny(), 1, 1)
    with pytest.raises(DataError, match="needs the whole repository"):
        rules_coverage(Tiny(), 1, 1, root=repository)


class Endless(Tiny):
    """Nobody ever wins."""

    def start(self, options: Mapping[str, object], seats: int) -> Game:
        return TinyGame(seats, most=-1)


def test_a_game_without_an_end_is_left() -> None:
    used = count_uses(Endless(), parse_ledger(PAGE), 1, 1)
    assert used["TI-002"] == MOST_DECISIONS
    often = range(RARE, MOST_DECISIONS)
    assert used["TI-004"] == RARE + sum(decision % ASK_EVERY == 0 for decision in often)  # rounds of questions
