"""The acceptance scenarios A01 to A30."""

import pytest

from grognard.core.ledger import ledger_of
from grognard.games.mystic_mountain import RULESET
from tests.rules.mystic_mountain.scenarios import SCENARIO_RULES, SCENARIOS
from tests.rules.mystic_mountain.script import Part, Table, run_part

PARTS = [pytest.param(part, id=f"{name} {part.name}") for name, parts in SCENARIOS.items() for part in parts]
HEIGHTS = """\
0000000EEE0000000
00000000000000000
00000000000000000
00000000000000000
00000000000000000
00000011011000000
00000123332100000
00000254445200000
00000367876300000
00000254445200000
00000123332100000
00000011011000000
00000000000000000
00000000000000000
00000000000000000
00000000000000000
0000000EEE0000000
""".splitlines()
START = {
    ("soldier", 0): "D15 E15 F15 G15 H15 I15 J15 K15 L15 M15 N15",
    ("miner", 0): "E16 G16 K16 M16",
    ("archer", 0): "I16",
    ("soldier", 1): "D3 E3 F3 G3 H3 I3 J3 K3 L3 M3 N3",
    ("miner", 1): "E2 G2 K2 M2",
    ("archer", 1): "I2",
}


def test_there_are_thirty_scenarios() -> None:
    assert list(SCENARIO_RULES) == [f"A{number:02}" for number in range(1, 31)]
    assert set(SCENARIO_RULES) - set(SCENARIOS) == {"A01", "A02"}  # below, they need a new game


def test_scenarios_name_rules_that_exist() -> None:
    ledger = ledger_of(RULESET)
    assert not [rule for rules in SCENARIO_RULES.values() for rule in rules if rule not in ledger]


@pytest.mark.parametrize("part", PARTS)
def test_scenario(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("first", ["south", "north"])
def test_a01_new_game(first: str) -> None:
    game = RULESET.start({"first_player": first}, 2)
    view, board = RULESET.view(game, 0), RULESET.board(game)
    assert [seat.name for seat in view.seats] == ["South", "North"]
    assert [seat.facts["points"] for seat in view.seats] == [0, 0]
    for (kind, owner), squares in START.items():
        assert sorted(p.place for p in view.pieces if p.kind == kind and p.owner == owner) == sorted(squares.split())
    assert len(view.pieces) == 32
    levels = {place.id: place.facts["level"] for place in board.places}
    assert [sum(1 for level in levels.values() if level == height) for height in range(1, 9)] == [
        12,
        8,
        8,
        6,
        4,
        2,
        2,
        1,
    ]
    kinds = [place.kind for place in board.places]
    assert (kinds.count("battlefield"), kinds.count("entrance"), kinds.count("mountain")) == (240, 6, 43)
    for place in board.places:
        drawn = HEIGHTS[int(place.id[1:]) - 1]["ABCDEFGHIJKLMNOPQ".index(place.id[0])]
        assert (place.kind == "entrance", place.facts["level"]) == (drawn == "E", 0 if drawn == "E" else int(drawn))
    bands = {place.id: place.facts.get("band") for place in board.places}
    assert (bands["H11"], bands["G10"], bands["I9"], bands["H13"]) == ("yellow", "orange", "red", None)


def test_a01_chance_decides_only_who_starts() -> None:
    south, north = RULESET.start({}, 2), RULESET.start({}, 2)
    south.apply(0)
    north.apply(1)
    assert (south.actor, north.actor) == (0, 1)
    assert RULESET.board(south) == RULESET.board(north)
    assert RULESET.view(south, 0).pieces == RULESET.view(north, 0).pieces


def test_a02_first_turn() -> None:
    game = RULESET.start({"first_player": "south"}, 2)
    Table(game).run(
        """
        turn south
        points 0 0
        actions 3
        verbs: end move
        refuse G15^G12
        refuse D3-D4
        D15-D12
        refuse H15-H12 MM-R15
        H15-H13
        N15-N12
        turn north
        points 0 0
        """
    )
