"""Help of every command, and every example in it, which must run as it stands."""

import shlex
from pathlib import Path

import pytest

from grognard.core.chance import SeededSource
from grognard.core.record import save_text
from tests.cli.command import run
from tests.cli.sensible import sensible_match

COMMANDS = [
    *("", "play", "simulate", "replay", "rules", "rules coverage", "bench", "games"),
    *("module", "module new", "module check", "module describe", "module schema"),
]


def examples_in(text: str) -> list[str]:
    """The lines of a help page that begin with the command."""
    return [line.strip() for line in text.splitlines() if line.strip().startswith("grognard ")]


@pytest.fixture(scope="module")
def played() -> str:
    """A game file for the examples that need one."""
    return save_text(sensible_match({"turn_cap": 20}, SeededSource(1)))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_in_help_runs(tmp_path: Path, played: str, command: str) -> None:
    shown = run(tmp_path, *command.split(), "--help")
    examples = examples_in(shown.stdout)
    assert shown.returncode == 0
    assert examples

    for example in examples:
        words = shlex.split(example)[1:]
        if "--save" not in words:
            (tmp_path / "game.jsonl").write_text(played)
        done = run(tmp_path, *words)
        assert (done.returncode, done.stderr) == (0, ""), example
        (tmp_path / "game.jsonl").unlink(missing_ok=True)


def test_no_line_of_help_is_wider_than_a_terminal(tmp_path: Path) -> None:
    for command in COMMANDS:
        shown = run(tmp_path, *command.split(), "--help", environment={"COLUMNS": "80"})

        assert max(len(line) for line in shown.stdout.splitlines()) <= 80


def test_version_says_whether_the_rules_are_compiled(tmp_path: Path) -> None:
    shown = run(tmp_path, "--version")

    assert shown.returncode == 0
    assert "compiled" in shown.stdout or "plain" in shown.stdout
