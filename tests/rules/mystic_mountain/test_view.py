"""What is shown: the board, the units, the counters, threats, the end, and the board drawn for a terminal."""

import json
from typing import Any

import pytest

from grognard.core.chance import throw
from grognard.core.game import CHANCE, SPECTATOR
from grognard.core.views import Event, View, encode
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Table


def view_of(game: Any) -> View:
    return RULESET.view(game, SPECTATOR)


def piece_on(view: View, square: str) -> Any:
    return next(piece for piece in view.pieces if piece.place == square)


# -- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("MM-006", "MM-007", "MM-008", "MM-009", "MM-R02", "MM-R03")
@pytest.mark.parametrize(("layout", "size", "entrances"), [("A17", 289, 6), ("B15x19", 285, 2)])
@pytest.mark.parametrize("mountain", ["ridge", "spiral"])
def test_squares_are_counted(layout: str, size: int, entrances: int, mountain: str) -> None:
    board = RULESET.board(RULESET.start({"layout": layout, "mountain": mountain}, 2))
    kinds = [spot.kind for spot in board.places]
    assert len(board.places) == size
    assert (kinds.count("battlefield"), kinds.count("entrance"), kinds.count("mountain")) == (240, entrances, 43)
    levels = [spot.facts["level"] for spot in board.places if spot.kind == "mountain"]
    assert [sum(low <= level <= high for level in levels) for low, high in ((1, 3), (4, 6), (7, 8))] == [28, 12, 3]


@pytest.mark.rule("MM-011", "MM-021")
@pytest.mark.parametrize(
    ("square", "level", "band", "ore", "points"),
    [("H11", 3, "yellow", "iron", 1), ("G10", 5, "orange", "gold", 2), ("H9", 7, "red", "diamond", 4), ("I9", 8, "red", "diamond", 4)],
)  # fmt: skip
def test_bands(square: str, level: int, band: str, ore: str, points: int) -> None:
    places = {spot.id: spot for spot in RULESET.board(RULESET.start({}, 2)).places}
    facts = places[square].facts
    assert (facts["level"], facts["band"], facts["ore"], facts["yield"]) == (level, band, ore, points)
    assert facts["top"] == (square == "I9")


@pytest.mark.rule("MM-R10", "MM-R94")
def test_neighbours_owners_and_top() -> None:
    places = {spot.id: spot for spot in RULESET.board(RULESET.start({"top": "band7_8"}, 2)).places}
    assert places["A1"].facts["neighbours"] == ["B1", "A2", "B2"]
    assert sorted(places["B2"].facts["neighbours"]) == ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]
    assert [places[name].facts["owner"] for name in ("H1", "I1", "J1", "H17", "I17", "J17")] == [1, 1, 1, 0, 0, 0]
    assert (places["C2"].x, places["C2"].y) == (2, 1)
    assert [name for name, spot in places.items() if spot.facts.get("top")] == ["H9", "I9", "J9"]


# -- the position ---------------------------------------------------------------------------------


@pytest.mark.rule("MM-R104")
def test_everybody_sees_the_same() -> None:
    game = place({}, south="s D9, a I13", north="m I9, s E8")
    seen = [RULESET.view(game, seat) for seat in (0, 1, SPECTATOR)]
    assert [view.viewer for view in seen] == [0, 1, SPECTATOR]
    for view in seen:
        view.viewer = 0
    assert encode(seen[0]) == encode(seen[1]) == encode(seen[2])
    json.loads(encode(seen[0]))


@pytest.mark.rule("MM-012", "MM-R34")
def test_counters_income_and_units() -> None:
    new = view_of(RULESET.start({}, 2))
    for seat in new.seats:
        assert seat.facts["points"] == seat.facts["income"] == 0
        assert seat.facts["alive"] == {"soldier": 11, "miner": 4, "archer": 1}
    assert len(new.pieces) == 32
    assert (new.actor, new.turn, new.facts["chance"]) == (CHANCE, 0, {"purpose": "first"})
    game = place({}, south="m H11, m G10, m H9, m G14", north="m F9", points=(10, 4))
    south, north = (seat.facts for seat in view_of(game).seats)
    assert (south["points"], south["income"], north["points"], north["income"]) == (10, 7, 4, 1)
    assert (south["alive"]["miner"], north["alive"]["archer"]) == (4, 0)
    assert (south["actions_left"], north["actions_left"]) == (3, 0)


def test_what_units_have_done() -> None:
    game = place({}, south="s D9, m G13, m A14, a I12", north="s E8, m I9", points=(5, 0))
    Table(game).run("D9xE8 3,3\nG13^G12\n")
    view = view_of(game)
    assert piece_on(view, "D9").facts["done"] == ["attacked"]
    assert piece_on(view, "D9").facts["attacked"] == piece_on(view, "E8").id
    assert piece_on(view, "G12").facts["done"] == ["climbed"]
    assert piece_on(view, "G12").facts["earns"] == 1
    assert piece_on(view, "A14").facts["done"] == []
    assert view.facts["actions_left"] == 1


@pytest.mark.rule("MM-R57")
def test_engagements_are_shown() -> None:
    view = view_of(place({}, south="s D9", north="a C8", links={"D9": 8}))
    soldier, archer = piece_on(view, "D9"), piece_on(view, "C8")
    assert view.facts["engaged"] == [{"archer": archer.id, "soldier": soldier.id, "since_turn": 8, "tried": False}]
    assert soldier.facts["engages"] == "C8"
    assert archer.facts["engaged_by"] == "D9"


@pytest.mark.rule("MM-R95")
def test_the_count_on_the_top_is_shown() -> None:
    game = place({}, south="m I9", hold={"I9": 3})
    view = view_of(game)
    assert view.facts["top"] == [{"unit": piece_on(view, "I9").id, "count": 3}]
    assert (view.facts["top_turns"], view.seats[0].facts["hold"], view.seats[1].facts["hold"]) == (5, 3, 0)


@pytest.mark.rule("MM-036")
def test_an_open_purchase_is_shown() -> None:
    game = place({}, south="s D9", points=(50, 0), begin=True)
    assert view_of(game).facts["purchase_open"]
    assert RULESET.prompt(game).rule == "MM-036"
    game.apply(RULESET.parse(game, "soldier@I17"))
    view = view_of(game)
    assert not view.facts["purchase_open"]
    assert view.facts["bought"] == piece_on(view, "I17").id
    assert piece_on(view, "I17").facts["done"] == ["bought"]


@pytest.mark.rule("MM-R105")
def test_dice_that_are_due_are_shown() -> None:
    game = place({}, south="s D9", north="s E8")
    before = view_of(game)
    game.apply(RULESET.parse(game, "D9xE8"))
    due = view_of(game).facts["chance"]
    assert due == {"purpose": "attack", "unit": piece_on(before, "D9").id, "target": piece_on(before, "E8").id}


# -- threats: against chances and costs worked out by hand ----------------------------------------

THREATS = [
    # One step away costs a Move and an Attack; next to it the Attack alone.
    pytest.param("s D9", "s E8", {}, 0, [("attack", "E8", ["D9"], 1, 15 / 36)], marks=pytest.mark.rule("MM-040")),
    pytest.param("s D12", "s D8", {}, 0, [("attack", "D8", ["D12"], 2, 15 / 36)], marks=pytest.mark.rule("MM-040")),
    pytest.param("s D12", "s D7", {}, 0, [], marks=pytest.mark.rule("MM-040")),
    pytest.param("s D9", "m E8", {}, 0, [("attack", "E8", ["D9"], 1, 1.0)], marks=pytest.mark.rule("MM-055")),
    pytest.param("s G13", "m G12", {}, 0, [], marks=pytest.mark.rule("MM-054")),
    pytest.param("s D11", "a C8", {}, 0, [("engage", "C8", ["D11"], 2, 1.0)], marks=pytest.mark.rule("MM-048")),
    pytest.param(
        "s D9", "a C8", {"links": {"D9": 8}}, 0, [("full-attack", "C8", ["D9"], 3, 15 / 36)], marks=pytest.mark.rule("MM-050")
    ),
    # I14 to I12 and then a shot over 3 squares, better than one over 5 from where it stands.
    pytest.param("a I14", "m I9", {}, 0, [("shoot", "I9", ["I14"], 2, 4 / 6)], marks=pytest.mark.rule("MM-074")),
    pytest.param("a A6", "m I9", {}, 0, [], marks=pytest.mark.rule("MM-071")),
]  # fmt: skip


@pytest.mark.parametrize(("south", "north", "setting", "side", "wanted"), THREATS)
def test_threats(south: str, north: str, setting: Any, side: int, wanted: list[Any]) -> None:
    view = view_of(place({}, south=south, north=north, **setting))
    place_by = {piece.id: piece.place for piece in view.pieces}
    found = [
        (t["verb"], place_by[t["target"]], [place_by[unit] for unit in t["by"]], t["actions"], t["odds"])
        for t in view.facts["threats"]
        if t["side"] == side
    ]
    assert found == [(verb, at, by, actions, pytest.approx(odds)) for verb, at, by, actions, odds in wanted]


@pytest.mark.rule("MM-R58", "MM-R69")
def test_an_engaged_archer_threatens_only_after_breaking_free() -> None:
    def odds(**options: Any) -> tuple[Any, int]:
        view = view_of(place(options, south="a D10", north="s E10, m F8", links={"E10": 9}))
        (shot,) = [each for each in view.facts["threats"] if each["verb"] == "shoot"]
        return shot["odds"], shot["actions"]

    # F8 from D10: distance 2, hit on 2 to 6; free with 15 of 36.
    assert odds() == (pytest.approx(5 / 6 * 15 / 36), 2)
    assert odds(engaged_archer_may_shoot=True) == (pytest.approx(5 / 6), 1)


# -- the end --------------------------------------------------------------------------------------

ENDS = [
    pytest.param("D9xE8 5,3", {"park": False}, {}, ("elimination", "MM-014", [2520, 0], 0), marks=pytest.mark.rule("MM-014")),
    pytest.param(
        "D9xE8 5,3\nend", {"park": False}, {"elimination": "after_purchase"}, ("elimination", "MM-R92", [2520, 0], 0),
        marks=pytest.mark.rule("MM-R92"),
    ),
    pytest.param("D9xE8 5,3", {"points": (98, 0)}, {}, ("points", "MM-016", [2520, 0], 0), marks=pytest.mark.rule("MM-016")),
    pytest.param("end", {"turn": 400}, {}, ("cap", "MM-R101", [1260, 1260], -1), marks=pytest.mark.rule("MM-R101")),
    pytest.param(
        "end", {"turn": 400, "points": (0, 1)}, {"cap_result": "points"}, ("cap", "MM-R101", [0, 2520], 1),
        marks=pytest.mark.rule("MM-R101"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("played", "setting", "options", "wanted"), ENDS)
def test_result(played: str, setting: Any, options: Any, wanted: Any) -> None:
    game = place(options, south="s D9", north="s E8", **setting)
    assert view_of(game).result is None
    Table(game).run(played)
    result = view_of(game).result
    assert result is not None
    assert (result["reason"], result["rule"], result["scores"], result["winner"]) == wanted
    assert RULESET.prompt(game).rule == wanted[1]


@pytest.mark.rule("MM-014", "MM-016", "MM-R101")
@pytest.mark.parametrize(
    ("played", "setting", "text"),
    [
        ("D9xE8 5,3", {"park": False}, "North has lost all soldiers and the archer"),
        ("D9xE8 5,3", {"points": (98, 0)}, "South has the points to win"),
        ("end", {"turn": 400}, "the last turn of the game has ended"),
    ],
)
def test_result_in_words(played: str, setting: Any, text: str) -> None:
    game = place({}, south="s D9", north="s E8", **setting)
    Table(game).run(played)
    result = view_of(game).result
    assert result is not None
    assert result["text"] == text


@pytest.mark.rule("MM-015")
def test_result_of_holding_the_top() -> None:
    game = place({}, south="m I9, s A9", north="s E8", hold={"I9": 4})
    Table(game).run("end\nend")
    result = view_of(game).result
    assert result is not None
    assert (result["reason"], result["rule"], result["winner"]) == ("top", "MM-015", 0)
    assert result["text"] == "a miner of South has held the top long enough"


# -- sentences ------------------------------------------------------------------------------------


def told_by(game: Any, *lines: str) -> list[str]:
    game.told = []
    Table(game).run("\n".join(lines))
    events = [Event(what=told[0], rule=told[1], audience=told[2], numbers=told[3:]) for told in game.told]
    return [RULESET.narrate(game, event, SPECTATOR) for event in events]


TOLD = [
    ("s D9", "s E8", {}, "D9xE8 5,3", [
        "South's soldier on D9 attacks North's soldier on E8.", "South throws 5, North 3.", "North's soldier on E8 dies.",
        "South gains 2 points and has 2.",
    ]),
    ("a I13", "m I9", {}, "I13*I9 4 5", [
        "South's archer shoots at North's miner over 4 squares.", "The archer throws 4 at a distance of 4: a hit.",
        "The second die shows 5 for the fall of North's miner.", "North's miner falls from I9 to I4.",
    ]),
    ("a D10", "s E10", {"links": {"E10": 9}}, "free 5,2", [
        "South's archer on D10 tries to break free from North's soldier on E10.", "South throws 5, North 2.",
        "South's archer is free.",
    ]),
    ("m G13", "", {"points": (2, 0)}, "G13^G12", ["South's miner climbs from G13 to G12.", "South pays 1 point and has 1 left."]),
    ("s D9", "a C8", {}, "D9&C8", ["South's soldier on D9 engages North's archer on C8."]),
    ("s D9", "a C8", {"links": {"D9": 8}}, "D9-D8", ["The soldier has moved off: North's archer is no longer engaged."]),
    ("s D9", "", {}, "end", ["South leaves 3 actions unused.", "Turn 11: North.", "North earns nothing and has 0 points."]),
]  # fmt: skip


@pytest.mark.parametrize(("south", "north", "setting", "played", "sentences"), TOLD)
def test_sentences(south: str, north: str, setting: Any, played: str, sentences: list[str]) -> None:
    told = told_by(place({}, south=south, north=north, **setting), played)
    assert [sentence for sentence in told if sentence in sentences] == sentences


# -- the board in a terminal ----------------------------------------------------------------------


def drawn(game: Any) -> list[str]:
    return ["".join(span.text for span in line) for line in RULESET.sketch(game, view_of(game))]


def test_sketch() -> None:
    """Read without any colour: ground, heights, both sides' units, marks and the panel."""
    game = place({}, south="s D9, m H11, a I13", north="a C8, m I9", links={"D9": 8}, points=(12, 3), hold={"I9": 2})
    lines = drawn(game)
    assert lines[0] == lines[-1]
    assert lines[0].split() == list("ABCDEFGHIJKLMNOPQ")
    rows = {line.split()[0]: line for line in lines[1:-1]}
    assert len(rows) == 17
    assert rows["9"][4:55] == " .  .  . &s  .  3  6  7  M8 7  6  3  .  .  .  .  . "
    assert rows["8"][4:55] == " .  . &A  .  .  2  5  4  4  4  5  2  .  .  .  .  . "
    assert rows["11"][4:55] == " .  .  .  .  .  1  2  m3 3  3  2  1  .  .  .  .  . "
    assert rows["17"][4:55] == " .  .  .  .  .  .  .  E  E  E  .  .  .  .  .  .  s "
    panel = "\n".join(line[58:] for line in lines)
    for words in ("Turn 10: South", "3 actions left", "South 12 points", "+1 a turn", "2 s, 1 m, 1 a", "North 3 points",
                  "+4 a turn", "top: 2 of 5", "C8 engaged by D9"):  # fmt: skip
        assert words in panel
    assert max(len(line) for line in lines) <= 80


def test_sketch_styles_name_sides_and_levels() -> None:
    game = place({}, south="m I9", north="s E8")
    spans = [span for line in RULESET.sketch(game, view_of(game)) for span in line]
    styles = {span.text: span.style.split() for span in spans}
    assert {"south", "seat-0", "level-8"} <= set(styles[" m8"])
    assert {"north", "seat-1", "ground"} <= set(styles[" S "])
    assert styles[" E "] == ["entrance"]
    assert styles[" 7 "] == ["level-7"]


@pytest.mark.parametrize("layout", ["A17", "B15x19"])
def test_sketch_before_during_and_after(layout: str) -> None:
    game = RULESET.start({"layout": layout}, 2)
    assert "Before the start" in "\n".join(drawn(game))
    game.apply(1)
    assert "Turn 1: North" in "\n".join(drawn(game))
    fight = place({"layout": layout}, south="s B9", north="s C8", park=False)
    fight.apply(RULESET.parse(fight, "B9xC8"))
    assert "dice: attack" in "\n".join(drawn(fight))
    fight.apply(throw(6, 1))
    assert "South has won" in "\n".join(drawn(fight))
