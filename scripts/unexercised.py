"""Writes docs/unexercised.md: the rules that played games do not name, each with the test that brings it about.

`python scripts/unexercised.py` plays the games of `grognard rules coverage` and writes the page anew; with `--kept` it takes the rules from the
page and only looks their tests up again. A test does the latter, so that the page cannot name a test that is gone.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from grognard.core.errors import DataError
from grognard.core.ledger import Rule, ledger_of
from grognard.core.phrases import counted
from grognard.core.registry import find_game
from grognard.lab.citations import Places
from grognard.lab.coverage import COUNTED, rule_places, rules_coverage

PAGE: Final = Path(__file__).resolve().parents[1] / "docs/unexercised.md"
# How many games are played of each, and of others that have the same rules page.
GAMES: Final = {"mystic-mountain": 200, "mysterious-islands": 200, "space-1889-empires": 60}
OTHERS: Final = {"space-1889-empires": {"amber-fens": 20}}
SEED: Final = 1
HEADING: Final = re.compile(r"## .+ \(`([a-z0-9-]+)`\)")
ROW: Final = re.compile(r"\| ([A-Z][A-Z0-9]*-R?[0-9]{2,3}) \|")
SENTENCE: Final = re.compile(r".+?[.?:](?= |$)")
HEAD: Final = """# Rules that play does not name

`grognard rules coverage GAME` lets bots play with mixed options, mostly at random, and counts how often the start of a game, an event or a refusal names
each rule. The rules below were never named: play did not bring them about, or it did and a more general rule was named. Each has a test that brings it
about. `python scripts/unexercised.py` writes this page, and a test holds it to the tests that there are. Values, and rules that are carried by a page,
are not counted.
"""


def read_ids(page: str) -> dict[str, list[str]]:
    """The ids of the page by game."""
    found: dict[str, list[str]] = {}
    ids: list[str] = []
    for line in page.splitlines():
        if heading := HEADING.fullmatch(line):
            ids = found.setdefault(heading[1], [])
        elif row := ROW.match(line):
            ids.append(row[1])
    return found


def play_ids() -> dict[str, list[str]]:
    """The ids by game that play does not name now, nor play of the others that have its page."""
    found = {}
    for name, games in GAMES.items():
        left = [set(rules_coverage(find_game(other), few, SEED).unexercised) for other, few in others_of(name).items()]
        ids = rules_coverage(find_game(name), games, SEED).unexercised
        found[name] = [rule_id for rule_id in ids if all(rule_id in unnamed for unnamed in left)]
    return found


def others_of(name: str) -> Mapping[str, int]:
    """How many games are played of others that have the page of a game."""
    return OTHERS.get(name, {})


def write_page(ids: Mapping[str, Sequence[str]]) -> str:
    """The page for these ids; DataError for a rule that has no test or is not counted."""
    return "\n".join([HEAD, *(section(name, ids[name]) for name in GAMES)])


def section(name: str, ids: Sequence[str]) -> str:
    """The part of a game."""
    ruleset = find_game(name)
    ledger = ledger_of(ruleset)
    tests = rule_places(ruleset)[1]
    generality = Counter(place for places in tests.values() for place in places)
    others = [
        f" and {few} of {find_game(other).meta.title}, which has the same page"
        for other, few in others_of(name).items()
    ]
    played = f"In {GAMES[name]} games{''.join(others)}: {counted(len(ids), 'rule')}."
    lines = [f"## {ruleset.meta.title} (`{name}`)", "", played, ""]
    if not ids:
        return "\n".join(lines)
    rows = [row_of(ledger[rule_id], tests, generality) for rule_id in ids]
    return "\n".join([*lines, "| Rule | Kind | What about | Test |", "|---|---|---|---|", *rows, ""])


def row_of(rule: Rule, tests: Places, generality: Mapping[str, int]) -> str:
    """A rule with the test that is most about it: the one that names the fewest rules."""
    if rule.kind not in COUNTED or not tests.get(rule.id):
        raise DataError(f"{rule.id} is not counted, or has no test.")
    place = min(tests[rule.id], key=lambda place: (generality[place], place))
    file, _, name = re.sub(r":\d+", "", place, count=1).partition(" ")
    about = SENTENCE.match(rule.text)
    text = (about[0] if about else rule.text).replace("|", "\\|")
    return f"| {rule.id} | {rule.kind} | {text} | `{file}` {name} |"


def main() -> int:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--kept", action="store_true", help="take the rules from the page and look only their tests up again"
    )
    ids = read_ids(PAGE.read_text(encoding="utf-8")) if parser.parse_args().kept else play_ids()
    PAGE.write_text(write_page(ids), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
