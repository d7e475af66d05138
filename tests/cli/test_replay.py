"""Replaying files: results, positions, dice that disagree, damage."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game between bots in game.jsonl."""
    words = ("--players", "random,random", "--seed", "1", "--option", "turn_cap=20")
    done = run(tmp_path, "play", "mystic-mountain", *words, "--save", "game.jsonl")
    assert done.returncode == 0, done.stderr
    return tmp_path / "game.jsonl"


def test_a_file_is_one_line(game: Path) -> None:
    done = run(game.parent, "replay", "game.jsonl")

    assert done.returncode == 0
    assert re.fullmatch(r"game\.jsonl: mystic-mountain, \d+ entries\. A draw: .* \(MM-R101\)\.\n", done.stdout)


def test_a_position_is_shown(game: Path) -> None:
    first, later = (run(game.parent, "replay", "game.jsonl", "--at", at).stdout for at in ("1", "9"))

    assert first.count("\n") > 17
    assert first.splitlines()[1:] != later.splitlines()[1:]


def test_a_position_beyond_the_end_is_refused(game: Path) -> None:
    done = run(game.parent, "replay", "game.jsonl", "--at", "99999")

    assert done.returncode == 2
    assert "There is no entry 99999. Allowed: 0 to" in done.stderr


def test_true_dice_are_verified(game: Path) -> None:
    done = run(game.parent, "replay", "game.jsonl", "--verify")

    assert done.returncode == 0
    assert re.search(r"agrees: \d+ outcomes of chance \(seeded\), \d+ worked out again", done.stdout)


def test_a_wrong_seed_disagrees(game: Path) -> None:
    text = game.read_text()
    game.write_text(text.replace('"seed":1}', '"seed":2}'))
    assert game.read_text() != text

    done = run(game.parent, "replay", "game.jsonl", "--verify")

    assert done.returncode == 1
    assert "DISAGREES" in done.stdout
    assert re.search(r"line \d+: .*should be", done.stdout)


DAMAGES = [
    ("cut", lambda lines: lines[:-1]),
    ("half a line", lambda lines: [*lines[:-1], lines[-1][: len(lines[-1]) // 2]]),
    ("a line lost", lambda lines: [*lines[:5], *lines[6:]]),
    ("no JSON", lambda lines: [*lines[:3], "nonsense", *lines[4:]]),
    ("another game", lambda lines: [lines[0].replace("mystic-mountain", "mystic-fountain"), *lines[1:]]),
    ("an option that is none", lambda lines: [lines[0].replace('"A17"', '"Z1"'), *lines[1:]]),
    ("empty", lambda lines: []),
]


@pytest.mark.parametrize(("name", "damage"), DAMAGES, ids=[name for name, _ in DAMAGES])
@pytest.mark.parametrize("flags", [(), ("--verify",)])
def test_a_damaged_file_is_named_with_its_line_and_the_others_are_still_played(game: Path, name, damage, flags) -> None:  # type: ignore[no-untyped-def]  # rows of functions
    bad = game.parent / "bad.jsonl"
    bad.write_text("\n".join(damage(game.read_text().splitlines())))

    done = run(game.parent, "replay", "bad.jsonl", "game.jsonl", *flags)

    assert done.returncode == 2
    assert re.match(r"bad\.jsonl(, line \d+.*)?: .+\n", done.stderr)
    assert done.stderr.count("\n") == 1
    assert "game.jsonl: mystic-mountain" in done.stdout


def test_an_edited_move_does_not_pass(game: Path) -> None:
    lines = game.read_text().splitlines()
    place = next(n for n, line in enumerate(lines) if json.loads(line).get("text") == "end")
    lines[place] = lines[place].replace('"end"', '"free"')
    game.write_text("\n".join(lines) + "\n")

    done = run(game.parent, "replay", "game.jsonl")

    assert done.returncode == 2
    assert f"line {place + 1}" in done.stderr
