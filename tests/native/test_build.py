"""Compiling is optional, and loud when it is required."""

import json
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import native_build
from tests.native.project import ROOT, build, run

Fail = Callable[[Path], dict[str, str]]  # breaks the sources, or gives the environment that breaks the build

needs_compiler = pytest.mark.skipif(not native_build.can_compile(), reason="compiling needs a C compiler and Python.h")


def manifest_of(folder: Path) -> Path:
    return folder / "src/grognard/_native.json"


def break_types(folder: Path) -> dict[str, str]:
    source = folder / "src/grognard/scoring.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nwrong: int = 'text'\n", encoding="utf-8")
    return {}


def lose_compiler(folder: Path) -> dict[str, str]:
    return {"CC": "false"}


def warn(folder: Path) -> dict[str, str]:
    return {"CFLAGS": "-Wunused-parameter"}


def lose_source(folder: Path) -> dict[str, str]:
    (folder / "src/grognard/scoring.py").unlink()
    return {}


def edit_meanwhile(folder: Path) -> dict[str, str]:
    compiler = folder / "compiler"
    compiler.write_text('#!/bin/sh\necho >> src/grognard/numbers.py\nexec cc "$@"\n', encoding="utf-8")
    compiler.chmod(0o755)
    return {"CC": str(compiler), "LDSHARED": f"{compiler} -shared"}


FAILURES = [
    pytest.param(break_types, "", id="type-error"),
    pytest.param(lose_compiler, "false", id="no-compiler"),
    pytest.param(warn, "unused parameter", id="c-warning", marks=needs_compiler),
    pytest.param(lose_source, "no source for grognard.scoring", id="source-missing"),
    pytest.param(edit_meanwhile, "a source was edited during the compilation", id="edited-meanwhile", marks=needs_compiler),
]  # fmt: skip


@pytest.mark.parametrize(("fail", "reason"), FAILURES)
def test_a_failed_build_is_plain_and_says_why(unbuilt: Path, fail: Fail, reason: str) -> None:
    manifest_of(unbuilt).write_text("{}", encoding="utf-8")
    done = build(unbuilt, **fail(unbuilt))
    assert done.returncode == 0
    assert "grognard: rules not compiled, they will run as plain Python" in done.stderr
    assert reason in done.stderr
    assert not manifest_of(unbuilt).exists()


@pytest.mark.parametrize(("fail", "reason"), FAILURES)
def test_a_failed_build_is_an_error_when_required(unbuilt: Path, fail: Fail, reason: str) -> None:
    done = build(unbuilt, GROGNARD_NATIVE="require", **fail(unbuilt))
    assert done.returncode == 1
    assert "GROGNARD_NATIVE=require, but the rules could not be compiled" in done.stderr
    assert reason in done.stderr
    assert not manifest_of(unbuilt).exists()


def test_the_manifest_names_sources_imports_and_versions(unbuilt: Path) -> None:
    manifest = native_build.make_manifest(unbuilt)
    assert list(manifest["compiled"]) == ["grognard.scoring"]
    assert list(manifest["imported"]) == ["grognard.deep", "grognard.numbers"]
    assert set(manifest["versions"]) == {"python", "mypy", "librt"}


# what a compiled module says · what is read by that
IMPORTS = [
    ("from grognard.numbers import BONUS", {"grognard.numbers", "grognard.deep"}),
    ("import grognard.deep", {"grognard.deep"}),
    ("from grognard import deep", {"grognard.deep"}),
    ("def f() -> None:\n    from grognard.deep import BASE", {"grognard.deep"}),
    ("from grognard.pack import SIZE", {"grognard.pack", "grognard.apart"}),
    ("from grognard.pack.inner import DEPTH", {"grognard.pack.inner"}),
    ("from grognard.pack import inner", {"grognard.pack.inner"}),
    ("from json import loads", set()),
]


@pytest.mark.parametrize(("line", "read"), IMPORTS)
def test_the_manifest_follows_imports_but_not_packages_on_the_way(unbuilt: Path, line: str, read: set[str]) -> None:
    pack = unbuilt / "src/grognard/pack"
    pack.mkdir()
    (pack / "__init__.py").write_text("from grognard.apart import ALONE\n\nSIZE = ALONE\n", encoding="utf-8")
    (pack / "inner.py").write_text("DEPTH = 1\n", encoding="utf-8")
    (unbuilt / "src/grognard/scoring.py").write_text(line + "\n", encoding="utf-8")
    assert set(native_build.make_manifest(unbuilt)["imported"]) == read


def test_a_star_in_the_list_names_every_module_of_a_package(unbuilt: Path) -> None:
    settings = unbuilt / "pyproject.toml"
    settings.write_text(settings.read_text(encoding="utf-8").replace('["grognard.scoring"]', '["grognard.phases.*"]'))
    phases = unbuilt / "src/grognard/phases"
    phases.mkdir()
    for name in ("__init__", "combat", "move"):
        (phases / f"{name}.py").touch()
    assert list(native_build.compiled_modules(unbuilt)) == ["grognard.phases.combat", "grognard.phases.move"]


def test_a_build_is_stale_until_built_and_again_after_an_edit(project: Path) -> None:
    assert native_build.stale(project) == ""
    (project / "src/grognard/deep.py").write_text("from typing import Final\n\nBASE: Final = 5\n", encoding="utf-8")
    assert native_build.stale(project) == "edited since compiled: grognard.deep"
    manifest_of(project).unlink()
    assert native_build.stale(project) == "not compiled yet"


PHASE = """
from mypy_extensions import i64

from grognard.scoring import Position


def pass_turns(position: Position) -> i64:
    position.turn = position.turn + 1
    return position.turn
"""


def test_a_module_edited_later_is_compiled_against_the_fields_of_an_unchanged_one(project: Path) -> None:
    settings = project / "pyproject.toml"
    listed = '["grognard.scoring", "grognard.phase"]'
    settings.write_text(settings.read_text(encoding="utf-8").replace('["grognard.scoring"]', listed))
    for text, shown in ((PHASE, "4"), (PHASE.replace("+ 1", "+ 2"), "5")):
        (project / "src/grognard/phase.py").write_text(text, encoding="utf-8")
        done = build(project, GROGNARD_NATIVE="require")
        assert done.returncode == 0, done.stderr
        ask = "from grognard import phase, scoring; print(phase.pass_turns(scoring.Position()))"
        assert run(project, "-c", ask, GROGNARD_NATIVE="require").stdout == f"{shown}\n"


def wheel_of(folder: Path, **variables: str) -> zipfile.ZipFile:
    done = run(folder, "setup.py", "--quiet", "bdist_wheel", **variables)
    assert done.returncode == 0, done.stderr
    return zipfile.ZipFile(next((folder / "dist").glob("*.whl")))


def test_a_wheel_holds_the_compiled_rules_and_real_pages(project: Path) -> None:
    with wheel_of(project, GROGNARD_NATIVE="require") as wheel:
        names = wheel.namelist()
        assert any(name.startswith("grognard/scoring.") and name.endswith(".so") for name in names)
        assert wheel.read("grognard/rules.md") == b"# The rules\n"
        assert set(json.loads(wheel.read("grognard/_native.json"))["compiled"]) == {"grognard.scoring"}
        wheel.extractall(project / "installed")
    ask = "from grognard import native, scoring; print(native.compiled(), scoring.__file__)"
    done = run(project, "-c", ask, PYTHONPATH=str(project / "installed"), GROGNARD_NATIVE="require")
    assert done.stdout.startswith(f"True {project / 'installed'}"), done.stderr


def test_a_wheel_built_plain_holds_no_manifest_of_an_earlier_build(project: Path) -> None:
    with wheel_of(project, GROGNARD_NATIVE="off") as wheel:
        names = wheel.namelist()
    assert not [name for name in names if name.endswith((".so", "_native.json"))]
    assert "grognard/scoring.py" in names


def test_pins_of_the_build_agree_with_the_constraints() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = set((ROOT / "constraints.txt").read_text(encoding="utf-8").split("\n"))
    assert set(settings["build-system"]["requires"]) <= pinned
    everywhere = settings["project"]["dependencies"] + settings["project"]["optional-dependencies"]["dev"]
    assert {pin for pin in everywhere if "==" in pin} <= pinned


TAKES = """\
    VecI64 tmp;
    tmp = VecI64Api.unbox(value);
    if (VEC_IS_ERROR(tmp)) {
            arg_rows = VecNestedApi.unbox(obj_rows, 2, 1);
            if (VEC_IS_ERROR(arg_rows)) {
    cpy_r_r5 = VecI64Api.unbox(cpy_r_r4);
"""
LENDS = """\
    VecI64 tmp;
    tmp = VecI64Api.unbox(value);
    VEC_I64_DECREF(tmp);
    if (VEC_IS_ERROR(tmp)) {
            arg_rows = VecNestedApi.unbox(obj_rows, 2, 1);
            VEC_NESTED_DECREF(arg_rows);
            if (VEC_IS_ERROR(arg_rows)) {
    cpy_r_r5 = VecI64Api.unbox(cpy_r_r4);
"""


def test_vecs_are_given_back_once_however_often_a_file_is_built(tmp_path: Path) -> None:
    source = tmp_path / "__native_rules.c"
    source.write_text(TAKES, encoding="utf-8")
    for _ in range(2):
        native_build.lend_vecs([source])
        assert source.read_text(encoding="utf-8") == LENDS
