"""Positions made by hand: charts in words, and nonsense that is refused."""

from typing import Any

import pytest

from grognard.core.errors import DataError
from grognard.games.mysterious_islands.positions import place, read_chart

CHART = "V La Wa"
PLAYED: dict[str, Any] = {"factions": {"pirates": 0, "rebels": 1}, "chart": CHART}


def test_a_chart_has_islands_names_and_neighbours() -> None:
    chart, names = read_chart("""
         ~ La Lb  ~
         V  ~  ~ Lx
        """)
    assert (int(chart.width), int(chart.height)) == (4, 2)
    assert [list(island) for island in chart.islands] == [[1, 2, 4], [7]]
    assert names["La"] == names["B1"] == 1
    assert names["V"] == names["A2"] == 4
    assert names["Lb"] not in list(chart.around[names["Lx"]])
    assert names["D1"] in list(chart.around[names["Lx"]])


def test_factions_go_by_id_or_code() -> None:
    by_id = place(factions={"pirates": 0, "rebels": 1}, chart=CHART, units={"La": "pirates: 2 band, boss"})
    by_code = place(factions={"PI": 0, "RE": 1}, chart=CHART, units={"B1": "PI: 2 band, boss"})
    assert by_id.pack() == by_code.pack()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"factions": {"martians": 0}}, "no faction martians"),
        ({"factions": {"pirates": 2}}, "no seat 2"),
        ({"chart": "La Wa\nLb"}, "equally long"),
        ({"chart": ""}, "equally long"),
        ({"chart": "La Xa"}, "no terrain Xa"),
        ({"units": {"Lz": "pirates: band"}}, "no hex Lz"),
        ({"units": {"V": "pirates: band"}}, "Nobody stands on a Volcano"),
        ({"units": {"La": "3 band"}}, "Units are written"),
        ({"units": {"La": "moreau: band"}}, "Nobody plays moreau"),
        ({"units": {"La": "pirates: 3 bands"}}, "no kind of unit"),
        ({"units": {"La": "pirates: 3"}}, "no kind of unit"),
        ({"units": {"La": "pirates: band drunk"}}, "no mark drunk"),
        ({"phase": "tea"}, "no phase tea"),
        ({"hands": {9: "A"}}, "no seat 9"),
        ({"hands": {0: "1"}}, "no card 1"),
        ({"options": {"rounds": "11"}}, "Option rounds"),
    ],
)
def test_nonsense_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(DataError, match=said):
        place(**PLAYED | given)
