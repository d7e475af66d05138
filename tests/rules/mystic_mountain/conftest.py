"""Every run works its tables out itself, also one that was forked from another, as when rules are broken on purpose."""

import os

import pytest

from grognard.games.mystic_mountain import chart, layout


def forget_tables() -> None:
    layout._setup.cache_clear()
    chart.chart_of.cache_clear()
    chart._chart_for.cache_clear()


@pytest.fixture(scope="session", autouse=True)
def own_tables() -> None:
    forget_tables()


@pytest.fixture(autouse=True)
def tables_are_work_of_each_test() -> None:
    """Otherwise only the first test of some options would be known to come to the functions that make its tables."""
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":  # mutmut lists which functions each test comes to
        forget_tables()
