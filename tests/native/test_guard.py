"""Compiled rules run only while everything that went into them is unchanged."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.native.project import run

ASK = "from grognard import native, scoring; print(scoring.__file__[-3:], scoring.points(5), native.compiled(), native.why())"


def edit(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(project: Path) -> None:
        source = project / "src/grognard" / name
        text = source.read_text(encoding="utf-8")
        assert old in text
        source.write_text(text.replace(old, new), encoding="utf-8")

    return change


def built_with(name: str, version: str) -> Callable[[Path], None]:
    def change(project: Path) -> None:
        path = project / "src/grognard/_native.json"
        manifest = json.loads(path.read_text(encoding="utf-8"))
        manifest["versions"][name] = version
        path.write_text(json.dumps(manifest), encoding="utf-8")

    return change


def lose_extension(project: Path) -> None:
    for path in (project / "src/grognard").glob("scoring.*.so"):
        path.unlink()


def lose_code(project: Path) -> None:
    for path in (project / "src/grognard").glob("scoring__mypyc.*.so"):
        path.unlink()


def swap_code(project: Path) -> None:
    """The file of another build: as long, and with another byte in the middle."""
    for path in (project / "src/grognard").glob("scoring__mypyc.*.so"):
        code = bytearray(path.read_bytes())
        code[len(code) // 2] ^= 1
        path.write_bytes(code)


def forget_files(project: Path) -> None:
    path = project / "src/grognard/_native.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    del manifest["files"]  # as builds wrote it once
    path.write_text(json.dumps(manifest), encoding="utf-8")


def lose_manifest(project: Path) -> None:
    (project / "src/grognard/_native.json").unlink()


def remove_import(project: Path) -> None:
    (project / "src/grognard/deep.py").write_text("", encoding="utf-8")
    edit("numbers.py", "from grognard.deep import BASE as BASE", "BASE: Final = 1")(project)
    (project / "src/grognard/deep.py").unlink()


# what happens to the build · the points of 5 kills afterwards · what stderr and native.why() name
FAULTS = [
    pytest.param(edit("scoring.py", "kills * BONUS", "kills * BONUS * 2"), 21, "edited since compiled: grognard.scoring", id="compiled"),
    pytest.param(edit("numbers.py", "BONUS: Final = 2", "BONUS: Final = 4"), 21, "edited since compiled: grognard.numbers", id="imported"),
    pytest.param(edit("deep.py", "BASE: Final = 1", "BASE: Final = 7"), 17, "edited since compiled: grognard.deep", id="imported-by-imported"),
    pytest.param(remove_import, 11, "edited since compiled: grognard.deep, grognard.numbers", id="imported-removed"),
    pytest.param(built_with("python", "cpython-310"), 11, "built with python cpython-310, found cpython-3", id="python"),
    pytest.param(built_with("mypy", "1.0.0"), 11, "built with mypy 1.0.0, found 2.", id="mypy"),
    pytest.param(built_with("librt", "0.1.0"), 11, "built with librt 0.1.0, found 0.", id="librt"),
    pytest.param(lose_extension, 11, "compiled file missing: scoring.cpython-3", id="extension-lost"),
    pytest.param(lose_code, 11, "compiled file missing: scoring__mypyc.cpython-3", id="code-lost"),
    pytest.param(swap_code, 11, "compiled file of another build: scoring__mypyc.cpython-3", id="code-of-another-build"),
    pytest.param(forget_files, 11, "compiled file of another build: scoring.cpython-3", id="files-not-recorded"),
]  # fmt: skip


def test_an_untouched_build_runs_compiled_and_says_nothing(project: Path) -> None:
    done = run(project, "-c", ASK)
    assert done.stdout.split(maxsplit=3)[:3] == [".so", "11", "True"]
    assert done.stdout.endswith("compiled: 1 modules match their sources\n")
    assert done.stderr == ""


@pytest.mark.parametrize(("fault", "points", "reason"), FAULTS)
def test_a_doubtful_build_runs_plain_and_says_so_once(
    project: Path, fault: Callable[[Path], None], points: int, reason: str
) -> None:
    fault(project)
    done = run(project, "-c", ASK)
    assert done.stdout.startswith(f".py {points} False plain: {reason}"), done.stderr
    assert done.stderr.startswith(f"grognard: rules run plain: {reason}")
    assert "make setup" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("fault", "points", "reason"), FAULTS)
def test_a_doubtful_build_is_an_error_when_compiled_rules_are_required(
    project: Path, fault: Callable[[Path], None], points: int, reason: str
) -> None:
    fault(project)
    done = run(project, "-c", ASK, GROGNARD_NATIVE="require")
    assert done.returncode == 1
    assert done.stderr.startswith(f"grognard: GROGNARD_NATIVE=require, but {reason}")
    assert done.stderr.count("\n") == 1
    assert "make setup" in done.stderr
    assert done.stdout == ""


def test_an_edit_outside_what_compiled_rules_import_changes_nothing(project: Path) -> None:
    edit("apart.py", "1", "2")(project)
    assert run(project, "-c", ASK).stdout.startswith(".so 11 True")


def test_without_a_manifest_rules_run_plain_quietly_though_compiled_files_lie_about(project: Path) -> None:
    lose_manifest(project)
    done = run(project, "-c", ASK)
    assert done.stdout == ".py 11 False plain: the rules were not compiled\n"
    assert done.stderr == ""


def test_without_a_manifest_required_rules_are_an_error(unbuilt: Path) -> None:
    done = run(unbuilt, "-c", ASK, GROGNARD_NATIVE="require")
    assert done.returncode == 1
    assert "GROGNARD_NATIVE=require, but the rules were not compiled" in done.stderr


def test_off_runs_plain_quietly(project: Path) -> None:
    done = run(project, "-c", ASK, GROGNARD_NATIVE="off")
    assert done.stdout == ".py 11 False plain: GROGNARD_NATIVE=off\n"
    assert done.stderr == ""


@pytest.mark.parametrize("setting", ["", "auto", "require"])
def test_every_other_setting_runs_an_untouched_build_compiled(project: Path, setting: str) -> None:
    assert run(project, "-c", ASK, GROGNARD_NATIVE=setting).stdout.startswith(".so 11 True")


def test_an_unknown_setting_is_refused_with_the_allowed_ones(project: Path) -> None:
    done = run(project, "-c", ASK, GROGNARD_NATIVE="on")
    assert done.returncode == 1
    assert done.stderr == "grognard: GROGNARD_NATIVE=on is unknown, allowed: auto, off, require\n"


def test_whoever_catches_a_refused_setting_goes_on_and_other_errors_keep_their_traceback(project: Path) -> None:
    script = "try:\n    import grognard\nexcept ImportError as error:\n    print(error)\nraise ValueError('else')"
    done = run(project, "-c", script, GROGNARD_NATIVE="on")
    assert done.stdout == "GROGNARD_NATIVE=on is unknown, allowed: auto, off, require\n"
    assert "Traceback" in done.stderr
    assert "ValueError: else" in done.stderr


def test_a_compiled_file_of_a_module_no_longer_listed_is_passed_by(project: Path) -> None:
    for path in (project / "src/grognard").glob("scoring.*.so"):
        path.with_name(path.name.replace("scoring", "apart")).write_bytes(path.read_bytes())
    done = run(project, "-c", "from grognard import apart, scoring; print(apart.__file__[-3:], scoring.__file__[-3:])")
    assert done.stdout == ".py .so\n", done.stderr


WORKERS = """
import concurrent.futures, multiprocessing
from grognard import native, scoring

def ask(kills):
    return native.compiled(), scoring.points(kills)

if __name__ == "__main__":
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=multiprocessing.get_context({method!r})) as pool:
        print(list(pool.map(ask, [1, 2, 3])))
"""


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_workers_are_in_the_form_of_their_parent_and_do_not_say_it_again(project: Path, method: str) -> None:
    script = project / "work.py"
    script.write_text(WORKERS.format(method=method), encoding="utf-8")
    assert run(project, str(script)).stdout == "[(True, 3), (True, 5), (True, 7)]\n"
    edit("numbers.py", "BONUS: Final = 2", "BONUS: Final = 4")(project)
    done = run(project, str(script))
    assert done.stdout == "[(False, 5), (False, 9), (False, 13)]\n", done.stderr
    assert done.stderr.count("grognard: rules run plain") == 1
