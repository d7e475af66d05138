"""Compiled and plain rules are the same rules: seeded games and searches go the same way in both forms, choice for choice.

Where the rules of this run are not compiled, two plain processes with different hash seeds are compared over fewer games.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from grognard import native

ROOT = Path(__file__).parents[2]
PACKAGE = Path(native.__file__).parents[1]  # the very one that this process runs
SHORT = 60  # decisions
LONG = 100_000  # decisions that no game makes
PARTS = 4
SHARE = 1 if native.compiled() else 10  # one in so many is enough to compare plain with plain


class Amount(NamedTuple):
    """How much of a game is compared."""

    short: int  # games of some decisions, in parts
    decisions: int  # in each of them
    whole: int  # games to their end
    positions: int  # that bots are asked about
    simulations: int


AMOUNTS = {
    "mystic-mountain": Amount(short=1000, decisions=SHORT, whole=20, positions=12, simulations=100),
    "mysterious-islands": Amount(short=40, decisions=2 * SHORT, whole=40, positions=10, simulations=30),
    "space-1889-empires": Amount(short=40, decisions=2 * SHORT, whole=4, positions=8, simulations=30),
}


def runs_of(game: str, amount: Amount) -> Iterator[tuple[object, ...]]:
    """The runs that a game is compared in: its name, and what fingerprints.py is told."""
    for first, games, decisions in ((0, amount.short, amount.decisions), (amount.short, amount.whole, LONG)):
        size = games // PARTS
        for part in range(PARTS):
            yield game, "games", first + part * size, -(-size // SHARE), decisions
    yield game, "bots", -(-amount.positions // SHARE), amount.simulations


RUNS = [run for game, amount in AMOUNTS.items() for run in runs_of(game, amount)]


def begin(words: list[str], form: str, hash_seed: str) -> subprocess.Popen[str]:
    """Start another process that prints fingerprints."""
    changed = {
        "GROGNARD_NATIVE": form,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join((str(PACKAGE), str(ROOT))),
    }
    command = [sys.executable, "-m", "tests.native.fingerprints", *words]
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
    with begin(words, "off", "1") as plain:
        with begin(words, "require" if native.compiled() else "off", "2") as other:
            others = lines_of(other)
        plains = lines_of(plain)
    assert (plains[0], others[0]) == ("plain", "compiled" if native.compiled() else "plain")
    count = int(words[3] if words[1] == "games" else words[2])
    assert len(plains) == len(set(plains)) == count + 1
    assert others[1:] == plains[1:]
