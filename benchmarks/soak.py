"""The long counts of each game: strength of the bots, memory over ten million clones, random games alike compiled and plain.

Each count prints a line with its 95 % interval; the exit code is 1 when one of them misses its aim.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable

from ours import ALL_COPIES, READINGS, Case, memory_growth_kib

from grognard.bots.playout import random_playout
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import Game
from grognard.core.options import Option, OptionValue
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.lab.intervals import in_percent
from grognard.lab.simulate import simulate

MOUNTAIN = "mystic-mountain"
ISLANDS = "mysterious-islands"
EMPIRES = "space-1889-empires"
LONGEST = 2_000  # decisions of one random game
MEMORY_KIB = 1024  # growth that counts as flat
Count = Callable[[], tuple[bool, str]]


def strength(game: str, stronger: str, weaker: str, games: int, aim: float, jobs: int) -> Count:
    """A count of wins between two bots."""

    def count() -> tuple[bool, str]:
        found = simulate(game, {}, [stronger, weaker], games, "soak", jobs)
        wins = found["wins"][0]
        endings = ", ".join(f"{reason} {number}" for reason, number in found["endings"].items())
        return wins >= aim * games, f"{stronger} against {weaker}: {in_percent(wins, games)} of {games}; {endings}"

    return count


def crowd(game: str, bot: str, seats: int, games: int, aim: float) -> Count:
    """How long a game of many bots takes, in CPU time."""

    def count() -> tuple[bool, str]:
        started = time.process_time()
        found = simulate(game, {}, [bot] * seats, games, "soak")
        spent = (time.process_time() - started) / games
        text = f"a game of {seats} times {bot}: {spent:.2f} s of CPU time, {found['decisions'] / games:.0f} decisions"
        return spent <= aim, f"{text}, mean of {games} (aim: {aim:g} s)"

    return count


def memory(game: str) -> Count:
    """Memory over ten million clones, and positions read from bytes among them."""

    def count() -> tuple[bool, str]:
        grown = memory_growth_kib(Case(game, {}))
        return grown <= MEMORY_KIB, f"memory after {ALL_COPIES:,} clones and {READINGS:,} readings: {grown:+,} KiB"

    return count


def fingerprint(name: str, games: int) -> str:
    """One hash over the ends of random games, with seats and options as they come by lot."""
    ruleset = find_game(name)
    digest = hashlib.sha256()
    for number in range(games):
        rng = Rng(f"soak {number}")
        game = game_by_lot(ruleset, rng, number)
        decisions = random_playout(game, rng, LONGEST)
        digest.update(f"{number} {decisions}".encode() + game.pack())
    return digest.hexdigest()


def game_by_lot(ruleset: Ruleset, rng: Rng, number: int) -> Game:
    """A new game for all numbers of seats in turn, with a value for each option; drawn again when some exclude each other."""
    least, most = ruleset.meta.least_seats, ruleset.meta.most_seats
    while True:
        options = {option.name: value_by_lot(option, rng) for option in ruleset.options}
        try:
            return ruleset.start(options, least + number % (most - least + 1))
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
    if option.kind == "text":
        return option.default
    part = tuple(choice for choice in option.choices if rng.below(2))
    return part or option.choices


def alike(game: str, games: int) -> Count:
    """The same random games in this process and in one with plain rules."""

    def count() -> tuple[bool, str]:
        command = [sys.executable, __file__, "--fingerprint", str(games), game]
        plain = subprocess.run(
            command, env={**os.environ, "GROGNARD_NATIVE": "off"}, capture_output=True, text=True, check=True
        )
        same = plain.stdout.strip() == fingerprint(game, games)
        return same, f"{games:,} random games end {'alike' if same else 'differently'} compiled and plain"

    return count


def main() -> int:
    """Run all counts, or those whose name contains a word given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="a part of the name of a count")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--share", type=int, default=1, help="only one game in so many, to try the counts themselves")
    parser.add_argument("--fingerprint", type=int, help="print the hash of so many random games of ONLY and stop")
    given = parser.parse_args()
    if given.fingerprint:
        print(fingerprint(given.only, given.fingerprint))
        return 0
    counts = counts_of(given.jobs, given.share)
    return report({name: count for name, count in counts.items() if given.only in name})


def counts_of(jobs: int, share: int) -> dict[str, Count]:
    """All counts by name: the game, then what is counted."""
    return {
        f"{MOUNTAIN} greedy": strength(MOUNTAIN, "greedy", "random", 200 // share, 0.9, jobs),
        f"{MOUNTAIN} uct": strength(MOUNTAIN, "uct:1000", "greedy", 100 // share, 0.6, jobs),
        f"{MOUNTAIN} memory": memory(MOUNTAIN),
        f"{MOUNTAIN} alike": alike(MOUNTAIN, 2_000 // share),
        f"{ISLANDS} greedy": strength(ISLANDS, "greedy", "random", 100 // share, 0.95, jobs),
        f"{ISLANDS} crowd": crowd(ISLANDS, "greedy", 6, max(10 // share, 1), 2.0),
        f"{ISLANDS} memory": memory(ISLANDS),
        f"{ISLANDS} alike": alike(ISLANDS, 500 // share),
        f"{EMPIRES} greedy": strength(EMPIRES, "greedy", "random", 100 // share, 0.95, jobs),
        f"{EMPIRES} crowd": crowd(EMPIRES, "greedy", 4, max(10 // share, 1), 2.0),
        f"{EMPIRES} memory": memory(EMPIRES),
        f"{EMPIRES} alike": alike(EMPIRES, 300 // share),
    }


def report(counts: dict[str, Count]) -> int:
    """Print what each count finds; 1 when one misses its aim."""
    missed = 0
    for name, count in counts.items():
        started = time.perf_counter()
        good, text = count()
        missed += not good
        print(
            f"{'ok' if good else 'MISSED':6} {name.partition(' ')[0]}: {text} ({time.perf_counter() - started:.0f} s)",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
