"""Every run works its tables out itself, also one that was forked from another, as when rules are broken on purpose."""

import os

import pytest

from grognard.games.mysterious_islands import faction_rows, factions, map_text
from grognard.games.mystic_mountain import chart, layout
from grognard.games.warp_empires import maps
from grognard.games.warp_empires.meta import load_shipped, shipped_ids
from grognard.games.warp_empires.shipped import ruleset_of

KEEPERS = (chart, layout, faction_rows, factions, map_text, maps)


def forget_tables() -> None:
    for module in KEEPERS:
        for part in vars(module).values():
            if hasattr(part, "cache_clear"):
                part.cache_clear()
    for name in shipped_ids():
        load_shipped(name)._made.cache_clear()
        ruleset_of(name)._tables.cache_clear()


@pytest.fixture(scope="session", autouse=True)
def own_tables() -> None:
    forget_tables()


@pytest.fixture(autouse=True)
def tables_are_work_of_each_test() -> None:
    """Otherwise only the first test of some options would be known to come to the functions that make its tables."""
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":  # mutmut lists which functions each test comes to
        forget_tables()
