"""Every run works its tables out itself, also one that was forked from another, as when rules are broken on purpose."""

import pytest

from grognard.games.mysterious_islands import faction_rows, factions, map_text


@pytest.fixture(scope="session", autouse=True)
def own_tables() -> None:
    for module in (faction_rows, factions, map_text):
        for part in vars(module).values():
            if hasattr(part, "cache_clear"):
                part.cache_clear()
