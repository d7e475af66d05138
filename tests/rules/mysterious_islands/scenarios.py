"""The forty-two acceptance scenarios of the rules, cell by cell, by what they are about.

Unless stated: all options at their defaults, seat 0 is the active player, L… are Jungle hexes and W… water hexes, side by side in one row.
A new game (S01) and what only options refuse (of S29) are checked in test_scenarios.py.
"""

from tests.rules.mysterious_islands import (
    scenarios_captures,
    scenarios_cards,
    scenarios_events,
    scenarios_fights,
    scenarios_inventions,
    scenarios_moves,
    scenarios_recruit,
    scenarios_shelling,
)
from tests.rules.mysterious_islands.script import Part

TABLES = (
    scenarios_captures,
    scenarios_cards,
    scenarios_events,
    scenarios_fights,
    scenarios_inventions,
    scenarios_moves,
    scenarios_recruit,
    scenarios_shelling,
)
SCENARIOS: dict[str, list[Part]] = {name: parts for table in TABLES for name, parts in table.SCENARIOS.items()}
