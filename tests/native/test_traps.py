"""The traps of compiled code, each kept out of the sources, each shown to be still one."""

import ast
import copy
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import native_build
from grognard.core.game import Game
from grognard.core.registry import find_game, game_names
from tests.native import traps
from tests.native.project import ROOT, run

CHANCE = ROOT / "src/grognard/core/chance.py"


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def findings(path: Path, finders: tuple[traps.Finder, ...]) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for finder in finders:
        for line, why in finder(tree):
            yield f"{path.relative_to(ROOT)}:{line}: {why}"


def test_compiled_modules_are_free_of_traps() -> None:
    compiled = native_build.compiled_modules()
    assert compiled
    assert [found for path in compiled.values() for found in findings(path, traps.IN_COMPILED)] == []


def test_rules_know_no_clock_no_files_no_chance_of_their_own_and_no_changing_globals() -> None:
    below = [path for path in sources("src/grognard/core", "src/grognard/games") if path != CHANCE]
    assert len(below) > 5
    assert [found for path in below for found in findings(path, traps.BELOW_BOTS)] == []


def test_search_lets_bugs_crash_and_nobody_reads_docstrings_at_run_time() -> None:
    assert [found for path in sources("src/grognard/bots") for found in findings(path, traps.IN_SEARCH)] == []
    assert [found for path in sources("src/grognard") for found in findings(path, traps.ANYWHERE)] == []


def test_tests_of_rules_patch_nothing_and_skip_nothing() -> None:
    tests = sources("tests/rules", "tests/contract", "tests/golden", "tests/property")
    assert [found for path in tests for found in findings(path, traps.IN_RULE_TESTS)] == []


BAD = [
    (traps.shifts_of_constants, "x = 1 << n"),
    (traps.shifts_of_constants, "x = i64(1) << n"),
    (traps.shifts_of_constants, "x = ONE << n"),
    (traps.shifts_of_constants, "mask |= 1 << (n + 1)"),
    (traps.appends_to_shared, "def f(self):\n    self.rows = append(self.rows, 1)"),
    (traps.appends_to_shared, "def f(rows):\n    more = append(rows, 1)"),
    (traps.appends_to_shared, "def f(self):\n    rows = self.rows\n    rows = append(rows, 1)"),
    (traps.appends_to_shared, "def f(rows):\n    mine = rows\n    mine = append(mine, 1)"),
    (traps.appends_to_shared, "def f(self):\n    rows: vec[i64] = self.rows[3]\n    rows = append(rows, 1)"),
    (traps.appends_to_shared, "def f(self):\n    return append(self.rows, 1)"),
    (traps.appends_to_shared, "def f(self):\n    rows = self.rows\n    return append(rows, 1)"),
    (traps.appends_to_shared, "def f(rows, self):\n    self.rows = append(rows, 1)"),
    (traps.shallow_copies, "class A:\n    rows: 'vec[vec[i64]]'\n    def f(self): return self.rows[:]"),
    (traps.shallow_copies, "def f(rows: vec[vec[i64]]): return rows[:]"),
    (traps.shallow_copies, "rows = vec[vec[i64]]([])\ncopied = rows[:]"),
    (traps.writes_into_tables, "self.steps[3][4] = 1"),
    (traps.writes_into_tables, "steps[3][4] += 1"),
    (traps.broad_excepts, "try: f()\nexcept Exception: pass"),
    (traps.broad_excepts, "try: f()\nexcept (KeyError, BaseException): pass"),
    (traps.broad_excepts, "try: f()\nexcept: pass"),
    (traps.outside_world, "import random"),
    (traps.outside_world, "from time import monotonic"),
    (traps.outside_world, "import os.path"),
    (traps.outside_world, "from librt.random import randint"),
    (traps.outside_world, "print(1)"),
    (traps.outside_world, "open('x')"),
    (traps.changing_globals, "CACHE = {}"),
    (traps.changing_globals, "SEEN = []"),
    (traps.changing_globals, "def f():\n    global x\n    x = 1"),
    (traps.large_numbers, "x = 4611686018427387904"),
    (traps.large_numbers, "x = u8(300)"),
    (traps.docstrings_read, "text = f.__doc__"),
    (traps.patched_rules, "def test(monkeypatch): pass"),
    (traps.patched_rules, "from unittest import mock"),
    (traps.patched_rules, "@pytest.mark.xfail\ndef test(): pass"),
]

GOOD = [
    (traps.shifts_of_constants, "x = BITS[n]; y = bits << 3; z = 1 << 3"),
    (traps.appends_to_shared, "def f(state, out):\n    out = append(out, 1)\n    return out"),
    (traps.appends_to_shared, "def f(state, out):\n    return append(out, 1)"),
    (traps.appends_to_shared, "def f():\n    rows = vec[i64]()\n    rows = append(rows, 1)\n    xs.append(1)"),
    (traps.shallow_copies, "class A:\n    rows: vec[i64]\n    def f(self): return self.rows[:]"),
    (traps.writes_into_tables, "self.steps[3] = 1; x = steps[3][4]"),
    (traps.broad_excepts, "try: f()\nexcept KeyError: pass"),
    (traps.outside_world, "import hashlib; from grognard.core.chance import Rng"),
    (traps.changing_globals, "NAMES: Final = {}\nPAIR = (1, 2)\n__all__ = []"),
    (traps.large_numbers, "x = 4611686018427387903; y = u8(255)"),
]


@pytest.mark.parametrize(("finder", "code"), BAD)
def test_a_trap_is_found(finder: traps.Finder, code: str) -> None:
    assert list(finder(ast.parse(code)))


@pytest.mark.parametrize(("finder", "code"), GOOD)
def test_sound_code_is_let_through(finder: traps.Finder, code: str) -> None:
    assert list(finder(ast.parse(code))) == []


# Code that differs between the forms, and what it gives compiled and plain: when a row fails, a trap has gone, and its check may go too.
DIFFERENT = [
    ("scoring.bit(40)", "256", "1099511627776"),
    ("scoring.small(300)", "44", "OverflowError"),
    ("scoring.product(2**62, 2)", "-9223372036854775808", "9223372036854775808"),
]

# Code that surprises in both forms alike.
SURPRISING = [("scoring.shared_tail()", "33"), ("scoring.shared_row()", "9")]

ASK = "from grognard import scoring\ntry: print({})\nexcept (OverflowError, ValueError) as error: print(type(error).__name__)"


@pytest.mark.parametrize(("code", "compiled", "plain"), DIFFERENT)
def test_the_forms_still_differ_here(project: Path, code: str, compiled: str, plain: str) -> None:
    assert run(project, "-c", ASK.format(code), GROGNARD_NATIVE="require").stdout.strip() == compiled
    assert run(project, "-c", ASK.format(code), GROGNARD_NATIVE="off").stdout.strip() == plain


@pytest.mark.parametrize(("code", "result"), SURPRISING)
@pytest.mark.parametrize("setting", ["require", "off"])
def test_shared_vecs_still_surprise(project: Path, code: str, result: str, setting: str) -> None:
    assert run(project, "-c", ASK.format(code), GROGNARD_NATIVE=setting).stdout.strip() == result


PICKLE = """
import pickle
from grognard.scoring import Position
class Open(Position):
    def __init__(self):
        super().__init__()
        self.hand = 5
print(hasattr(pickle.loads(pickle.dumps(Open())), "hand"))
"""


def test_an_interpreted_subclass_still_loses_its_fields_when_pickled(project: Path) -> None:
    assert run(project, "-c", PICKLE, GROGNARD_NATIVE="off").stdout == "True\n"
    assert run(project, "-c", PICKLE, GROGNARD_NATIVE="require").stdout == "False\n"


def test_a_patch_is_still_invisible_to_compiled_callers(project: Path) -> None:
    code = "from grognard import numbers, scoring; numbers.BONUS = 9; scoring.BONUS = 9; print(scoring.points(5))"
    assert run(project, "-c", code, GROGNARD_NATIVE="require").stdout == "11\n"
    assert run(project, "-c", code, GROGNARD_NATIVE="off").stdout == "46\n"


# Gives a vec of a million numbers to compiled code again and again, as the row says; how large the process once was must not grow with it.
GIVE = """
import resource
from librt.vecs import vec
from mypy_extensions import i64, u8
from grognard import scoring
rows = scoring.Rows()
def size():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
def give():
    for number in range(30):
        made = vec[{kind}]([number] * 1_000_000)
        {given}
give()
before = size()
give()
give()
print(size() - before < 20_000, [number for number in {kept}])
"""
GIVEN = [
    ("i64", "rows.longs = made", "rows.longs[:2]", "[29, 29]"),
    ("u8", "rows.bytes = made", "rows.bytes[:2]", "[29, 29]"),
    ("i64", "rows.nested = vec[vec[i64]]([made])", "rows.nested[0][:2]", "[29, 29]"),
    ("i64", "scoring.length(made)", "[scoring.length(vec[i64]([4, 5]))]", "[2]"),
    ("i64", "scoring.same(made)", "scoring.same(vec[i64]([4, 5]))", "[4, 5]"),
]


@pytest.mark.parametrize(("kind", "given", "kept", "shown"), GIVEN)
@pytest.mark.parametrize("setting", ["require", "off"])
def test_a_vec_given_to_compiled_code_is_not_kept_for_ever(
    project: Path, kind: str, given: str, kept: str, shown: str, setting: str
) -> None:
    done = run(project, "-c", GIVE.format(kind=kind, given=given, kept=kept), GROGNARD_NATIVE=setting)
    assert done.stdout.strip() == f"True {shown}", done.stderr


class OpenGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.hand = 5


@pytest.mark.both_forms
@pytest.mark.parametrize("duplicate", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_position_refuses_to_be_pickled_or_copied_around_its_own_ways(duplicate: Callable[[Game], object]) -> None:
    with pytest.raises(TypeError, match=r"crosses processes as pack\(\) and is copied by clone\(\)"):
        duplicate(OpenGame())


@pytest.mark.both_forms
@pytest.mark.parametrize("name", game_names())
def test_positions_of_every_game_refuse_it_too(name: str) -> None:
    ruleset = find_game(name)
    with pytest.raises(TypeError, match="crosses processes as pack"):
        pickle.dumps(ruleset.start({}, ruleset.meta.least_seats))
