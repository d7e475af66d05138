"""Wilson's interval against values worked out elsewhere."""

import pytest

from grognard.lab.intervals import in_percent, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (60, 100, 0.5020, 0.6906),
        (180, 200, 0.8506, 0.9344),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson(wins: float, games: float, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_as_text() -> None:
    assert in_percent(60, 100) == "60.0 % (50.2-69.1)"
