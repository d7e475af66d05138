"""Harbours that share water: each needs a berth of its own."""

import pytest

from grognard.core.errors import DataError
from grognard.games.mysterious_islands.map_text import chart_of, check_harbours

# Rows of small charts (harbours only, islands of any size), and the line and column of the harbour without a berth.
CHARTS = [
    (["jjjjj", "jHHvj", "jvvvj"], 2, 2),
    (["jjjjjj", "jH.Hjj", "jvvvvv"], 2, 4),
    (["jjjjjjj", "jH..Hjj", "jvvvvvv"], 0, 0),
    (["jjjjjjjj", "jH.HvH.H", "jvvvvvvv"], 2, 4),
    (["jjjjjjj", "jH.H.jj", "jvvvvvv"], 0, 0),
    (["jjjjjjj", "j.H.Hjj", "jvvvvvv"], 0, 0),
    (["jjjjjjjj", "jH.H.Hjj", "jvvvvvvv"], 2, 6),
]


@pytest.mark.rule("MI-R19", "MI-011", "MI-012")
@pytest.mark.parametrize(("rows", "line", "column"), CHARTS)
def test_every_harbour_has_a_berth(rows: list[str], line: int, column: int) -> None:
    chart = chart_of("/".join(rows))
    for number, home in enumerate(chart.homes):
        chart.island_of[home] = number  # as if each lay on its own island
    if not line:
        check_harbours(chart)
        return
    with pytest.raises(DataError) as refused:
        check_harbours(chart)
    assert (refused.value.line, refused.value.column) == (line, column)
