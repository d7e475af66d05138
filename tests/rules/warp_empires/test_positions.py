"""Positions made by hand: what is written down stands there, and nonsense is refused."""

from typing import Any

import pytest

from grognard.core.errors import DataError
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.positions import PHASES, place
from grognard.games.warp_empires.unpacking import unpack
from tests.rules.warp_empires.desk import mars

CHART = {"A": "city", "B": "flats", "C": "city"}
SOUND: dict[str, Any] = {
    "powers": ["french", "german"],
    "chart": CHART,
    "borders": "A-B B-C",
    "units": {"A": "0: gunboat battalion; 1: cruiser"},
    "markers": {"A": 0, "C": 1},
    "hands": {0: "trap", 1: "rams rams"},
    "discards": "armor",
    "points": {0: 7},
}


def test_what_is_written_stands_there() -> None:
    game = place(mars(), **SOUND)
    check_position(game)
    assert list(game.pile)[:5] == [19, 10, 14, 9, 5]
    assert sum(map(int, game.decks)) == 70 - 4
    assert list(game.points) == [7, 0]
    assert [game.map().names[near] for near in game.map().borders[1]] == ["A", "C"]
    assert unpack(game.pack(), mars()).map().borders[1] == game.map().borders[1]


@pytest.mark.parametrize("phase", PHASES)
def test_any_phase_can_begin(phase: str) -> None:
    game = place(mars(), **SOUND, phase=phase, round_number=4)
    assert game.round == 4
    check_position(game)


def test_a_fixed_map_needs_no_chart() -> None:
    loaded = load_shipped("amber_fens")
    game = place(loaded, powers=[power.id for power in loaded.sheet.powers[:2]])
    assert game.map() is loaded.game({}, 2)[1].atlas


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"powers": ["french", "frensh"]}, "There is no power frensh.*french"),
        ({"chart": CHART | {"D": "swamp"}}, "There is no terrain swamp"),
        ({"borders": "A-B B-X"}, "There is no territory X"),
        ({"borders": "AB"}, "Neighbours are written"),
        ({"units": {"D": "0: gunboat"}}, "There is no territory D"),
        ({"units": {"A": "0: gunbot"}}, "There is no unit gunbot.*gunboat"),
        ({"units": {"A": "gunboat"}}, "Units are written"),
        ({"units": {"A": "2: gunboat"}}, "There is no seat 2"),
        (
            {"units": {"A": "0: battleship battleship battleship battleship battleship battleship"}},
            "not so many battleship",
        ),
        ({"chart": CHART | {"B": "ravines"}, "units": {"B": "0: battalion"}}, "A unit stands where it may not be"),
        ({"markers": {"B": 0}}, "A marker lies where nothing is to be had"),
        ({"markers": {"A": 5}}, "There is no seat 5"),
        ({"points": {-1: 5}}, "There is no seat -1"),
        ({"hands": {0: "trab"}}, "There is no card trab.*trap"),
        ({"hands": {0: "trap trap trap"}}, "There are not so many trap"),
        ({"discards": "adventurers adventurers"}, "There are not so many adventurers"),
        ({"phase": "teatime"}, "There is no phase teatime"),
        ({"active": 2}, "There is no seat 2"),
    ],
)
def test_nonsense_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError, match=words):
        place(mars(), **SOUND | change)
