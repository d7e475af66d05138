"""Help of every command, and every example in it, which must run as it stands."""

import shlex
from pathlib import Path

import pytest

from tests.cli.command import run

COMMANDS = ["", "play", "simulate", "replay", "rules", "rules coverage", "bench", "games"]


def examples_in(text: str) -> list[str]:
    """The lines of a help page that begin with the command."""
    return [line.strip() for line in text.splitlines() if line.strip().startswith("grognard ")]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_in_help_runs(tmp_path: Path, command: str) -> None:
    shown = run(tmp_path, *command.split(), "--help")
    examples = examples_in(shown.stdout)
    assert shown.returncode == 0
    assert examples

    (tmp_path / "saved").mkdir()
    played = run(
        tmp_path, "play", "mystic-mountain", "--players", "random,random", "--seed", "1", "--save", "game.jsonl"
    )
    assert played.returncode == 0, played.stderr
    for example in examples:
        words = shlex.split(example)[1:]
        if "--save" in words:
            (tmp_path / "game.jsonl").unlink()
        done = run(tmp_path, *words)
        assert (done.returncode, done.stderr) == (0, ""), example


def test_no_line_of_help_is_wider_than_a_terminal(tmp_path: Path) -> None:
    for command in COMMANDS:
        shown = run(tmp_path, *command.split(), "--help", environment={"COLUMNS": "80"})

        assert max(len(line) for line in shown.stdout.splitlines()) <= 80


def test_version_says_whether_the_rules_are_compiled(tmp_path: Path) -> None:
    shown = run(tmp_path, "--version")

    assert shown.returncode == 0
    assert "compiled" in shown.stdout or "plain" in shown.stdout
