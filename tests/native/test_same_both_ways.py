"""Compiled and plain rules are the same rules: seeded games and searches go the same way in both forms, choice for choice.

Where the rules of this run are not compiled, two plain processes with different hash seeds are compared over fewer games.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import native

ROOT = Path(__file__).parents[2]
PACKAGE = Path(native.__file__).parents[1]  # the very one that this process runs
GAMES = 1000  # short ones, in parts
PARTS = 4
SHORT = 60  # decisions
WHOLE = 20  # games to their end
LONG = 100_000  # decisions that no game makes
POSITIONS = 12
SIMULATIONS = 100
SHARE = 1 if native.compiled() else 10  # one in so many is enough to compare plain with plain

RUNS = [
    *[("games", part * GAMES // PARTS, GAMES // PARTS // SHARE, SHORT) for part in range(PARTS)],
    ("games", GAMES, WHOLE // SHARE, LONG),
    ("bots", POSITIONS // SHARE, SIMULATIONS),
]


def begin(name: str, numbers: list[str], form: str, hash_seed: str) -> subprocess.Popen[str]:
    """Start another process that prints fingerprints."""
    changed = {
        "GROGNARD_NATIVE": form,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join((str(PACKAGE), str(ROOT))),
    }
    command = [sys.executable, "-m", "tests.native.fingerprints", name, *numbers]
    return subprocess.Popen(
        command, env={**os.environ, **changed}, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def lines_of(process: subprocess.Popen[str]) -> list[str]:
    out, error = process.communicate(timeout=280)
    assert process.returncode == 0, error
    return out.splitlines()


@pytest.mark.parametrize("run", RUNS, ids=lambda run: " ".join(map(str, run)))
def test_same_both_ways(run: tuple[object, ...]) -> None:
    words = [str(word) for word in run]
    with begin("mystic-mountain", words, "off", "1") as plain:
        with begin("mystic-mountain", words, "require" if native.compiled() else "off", "2") as other:
            others = lines_of(other)
        plains = lines_of(plain)
    assert (plains[0], others[0]) == ("plain", "compiled" if native.compiled() else "plain")
    count = int(words[2] if words[0] == "games" else words[1])
    assert len(plains) == len(set(plains)) == count + 1
    assert others[1:] == plains[1:]
