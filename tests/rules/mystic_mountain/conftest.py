"""Every run works its tables out itself, also one that was forked from another, as when rules are broken on purpose."""

import pytest

from grognard.games.mystic_mountain import chart, layout


@pytest.fixture(scope="session", autouse=True)
def own_tables() -> None:
    layout._setup.cache_clear()
    chart.chart_of.cache_clear()
    chart._chart_for.cache_clear()
