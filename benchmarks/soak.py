"""The long counts: strength of the bots, memory over ten million clones, random games alike compiled and plain.

Each count prints a line with its 95 % interval; the exit code is 1 when one of them misses its aim.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable

from ours import ALL_COPIES, memory_growth_kib

from grognard.bots.playout import random_playout
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.options import Option, OptionValue
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.lab.intervals import in_percent
from grognard.lab.simulate import simulate

GAME = "mystic-mountain"
LONGEST = 2_000  # decisions of one random game
MEMORY_KIB = 1024  # growth that counts as flat


def strength(stronger: str, weaker: str, games: int, aim: float, jobs: int) -> Callable[[], tuple[bool, str]]:
    """A count of wins between two bots."""

    def count() -> tuple[bool, str]:
        found = simulate(GAME, {}, [stronger, weaker], games, "soak", jobs)
        wins = found["wins"][0]
        endings = ", ".join(f"{reason} {number}" for reason, number in found["endings"].items())
        return wins >= aim * games, f"{stronger} against {weaker}: {in_percent(wins, games)} of {games}; {endings}"

    return count


def memory() -> tuple[bool, str]:
    """Memory over ten million clones."""
    grown = memory_growth_kib(find_game(GAME))
    return grown <= MEMORY_KIB, f"memory after {ALL_COPIES:,} clones: {grown:+,} KiB"


def fingerprint(games: int) -> str:
    """One hash over the ends of random games with options as they come by lot."""
    ruleset = find_game(GAME)
    digest = hashlib.sha256()
    for number in range(games):
        rng = Rng(f"soak {number}")
        game = ruleset.start(options_by_lot(ruleset, rng), 2)
        decisions = random_playout(game, rng, LONGEST)
        digest.update(f"{number} {decisions}".encode() + game.pack())
    return digest.hexdigest()


def options_by_lot(ruleset: Ruleset, rng: Rng) -> dict[str, OptionValue]:
    """A value for each option; drawn again when some exclude each other."""
    while True:
        try:
            return ruleset.resolve({option.name: value_by_lot(option, rng) for option in ruleset.options})
        except DataError:
            continue


def value_by_lot(option: Option, rng: Rng) -> OptionValue:
    """Any value that one option allows."""
    if option.kind == "switch":
        return bool(rng.below(2))
    if option.kind == "number":
        return option.least + int(rng.below(option.most - option.least + 1))
    if option.kind == "word":
        return option.choices[rng.below(len(option.choices))]
    part = tuple(choice for choice in option.choices if rng.below(2))
    return part or option.choices


def alike(games: int) -> Callable[[], tuple[bool, str]]:
    """The same random games in this process and in one with plain rules."""

    def count() -> tuple[bool, str]:
        command = [sys.executable, __file__, "--fingerprint", str(games)]
        plain = subprocess.run(
            command, env={**os.environ, "GROGNARD_NATIVE": "off"}, capture_output=True, text=True, check=True
        )
        same = plain.stdout.strip() == fingerprint(games)
        return same, f"{games:,} random games end {'alike' if same else 'differently'} compiled and plain"

    return count


def main() -> int:
    """Run all counts, or those whose name contains a word given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="a part of the name of a count")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fingerprint", type=int, help="print the hash of so many random games and stop")
    given = parser.parse_args()
    if given.fingerprint:
        print(fingerprint(given.fingerprint))
        return 0
    counts = {
        "greedy": strength("greedy", "random", 200, 0.9, given.jobs),
        "uct": strength("uct:1000", "greedy", 100, 0.6, given.jobs),
        "memory": memory,
        "alike": alike(2_000),
    }
    return report({name: count for name, count in counts.items() if given.only in name})


def report(counts: dict[str, Callable[[], tuple[bool, str]]]) -> int:
    """Print what each count finds; 1 when one misses its aim."""
    missed = 0
    for count in counts.values():
        started = time.perf_counter()
        good, text = count()
        missed += not good
        print(f"{'ok' if good else 'MISSED':6} {text} ({time.perf_counter() - started:.0f} s)", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
