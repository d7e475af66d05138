"""`grognard rules coverage`: whether every rule is in code and tests, and how often each is used."""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from grognard.cli.flags import FLAG
from grognard.cli.progress import counting
from grognard.cli.terminal import Terminal
from grognard.core.registry import find_game
from grognard.core.views import Span
from grognard.lab.coverage import Coverage, rules_coverage


def coverage(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=0))] = 200,
    seed: int = 1,
    json: Annotated[bool, FLAG] = False,
) -> int:
    """Join every rule with its code and tests, and count its use in games with mixed options; exits 1 when a rule has no code or no test.

    Parameters
    ----------
    game
        A game's name, as `grognard games` lists them.
    games
        How many games to play for the count of use.
    seed
        Equal seeds give equal counts.
    json
        Print one JSON object: rules, without_code, without_test, unexercised.
    """
    ruleset = find_game(game)
    with counting(games, "games", shown=not json) as bar:
        found = rules_coverage(ruleset, games, seed, after_game=bar.step)
    if json:
        print(msgspec.json.encode(_as_json(found)).decode())
    else:
        _show(Terminal(), found)
    return 0 if found.is_complete else 1


def _as_json(found: Coverage) -> dict[str, object]:
    rules = {
        rule.id: {"kind": rule.kind, "code": rule.code, "tests": rule.tests, "count": rule.count}
        for rule in found.rules
    }
    return {
        "rules": rules,
        "without_code": found.without_code,
        "without_test": found.without_test,
        "unexercised": found.unexercised,
    }


def _show(terminal: Terminal, found: Coverage) -> None:
    for rule in found.rules:
        style = "bad" if not rule.code or not rule.tests else ""
        terminal.show(
            Span(f"{rule.id:<9}", "strong"),
            Span(f"{rule.kind:<9}", "faint"),
            Span(f"code {len(rule.code):>3}  tests {len(rule.tests):>3}  used {rule.count:>8,}", style),
        )
    terminal.say()
    terminal.say(f"{len(found.rules)} rules, {found.games} games played.", "strong")
    lists = {
        "Without code": found.without_code,
        "Without test": found.without_test,
        "Never used": found.unexercised,
        "Named but not on the page": found.unknown,
    }
    for title, ids in lists.items():
        terminal.show(Span(f"{title}: "), Span(", ".join(ids) or "none", "bad" if ids else "good"))
