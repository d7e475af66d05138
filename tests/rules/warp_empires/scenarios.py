"""The acceptance scenarios AS-05 to AS-43 but AS-40, by what they are about.

AS-01 to AS-04 and AS-40 need a new game, the makers of maps or another module and stand in test_scenarios.py. Unless stated: Mini-Mars, all options
at their defaults, X is the active player and in the Move phase. Markers far away keep those in the game of whom a scenario says nothing.
Stacks that will fight stand together from the start; with empty hands the battle goes on by itself as soon as X ends the Move phase.
"""

from tests.rules.warp_empires import (
    scenarios_battles,
    scenarios_cards,
    scenarios_moves,
    scenarios_points,
    scenarios_retreats,
)
from tests.rules.warp_empires.script import Part

TABLES = (
    scenarios_battles,
    scenarios_cards,
    scenarios_moves,
    scenarios_points,
    scenarios_retreats,
)
SCENARIOS: dict[str, list[Part]] = {name: parts for table in TABLES for name, parts in table.SCENARIOS.items()}
