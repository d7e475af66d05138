"""Options of the board and the start: layout, mountain, forward ranks, full Entrances, who begins and with how many actions.

Maps are drawn as on the rules page: digits are levels, E an Entrance square.
"""

from collections import Counter
from collections.abc import Mapping

import pytest

from grognard.core.game import CHANCE
from grognard.core.views import Board
from grognard.games.mystic_mountain import RULESET
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

LAYOUT_B = """\
. . . . . . . E . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . 1 1 . 1 1 . . . . .
. . . . 1 2 3 3 3 2 1 . . . .
. . . . 2 5 4 4 4 5 2 . . . .
. . . . 3 6 7 8 7 6 3 . . . .
. . . . 2 5 4 4 4 5 2 . . . .
. . . . 1 2 3 3 3 2 1 . . . .
. . . . . 1 1 . 1 1 . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . E . . . . . . .
"""
SPIRAL = """\
0 1 1 0 1 1 0
2 3 3 3 3 2 1
2 4 4 5 5 6 1
2 6 7 8 7 6 2
1 6 5 5 4 4 2
1 2 3 3 3 3 2
0 1 1 0 1 1 0
"""
EVERYWHERE = "ABCDEFGHIJKLMNOPQ"
FULL: dict[str, object] = {"entrance_full": "nearest"}
SMALL: dict[str, object] = {"layout": "B15x19"}


def board(options: Mapping[str, object]) -> Board:
    return RULESET.board(RULESET.start(options, 2))


def levels(options: Mapping[str, object]) -> dict[str, int]:
    return {place.id: place.facts["level"] for place in board(options).places}


def drawn(text: str, column: int = 0, row: int = 1) -> dict[str, str]:
    """What a drawing shows, by square, with its north-west corner on a column and row."""
    return {
        f"{EVERYWHERE[column + across]}{row + down}": mark
        for down, line in enumerate(text.splitlines())
        for across, mark in enumerate(line.split())
    }


def stations(options: Mapping[str, object]) -> dict[str, str]:
    """Who starts where: the squares of each kind of a side, in order."""
    found: dict[str, list[str]] = {}
    for piece in RULESET.view(RULESET.start(options, 2), 0).pieces:
        found.setdefault(f"{['south', 'north'][piece.owner]} {piece.kind}", []).append(piece.place)
    return {units: " ".join(sorted(squares)) for units, squares in found.items()}


def start(soldiers: str, miners: str, archer: str, rank: int, *, south: bool, forward: int = 0) -> dict[str, str]:
    """The two ranks of a side, the front one on row `rank`, moved forward."""
    ahead = -1 if south else 1
    front, back = rank + forward * ahead, rank + (forward - 1) * ahead
    side = "south" if south else "north"
    return {
        f"{side} soldier": " ".join(sorted(f"{column}{front}" for column in soldiers)),
        f"{side} miner": " ".join(sorted(f"{column}{back}" for column in miners)),
        f"{side} archer": f"{archer}{back}",
    }


@pytest.mark.rule("MM-R01", "MM-R02", "MM-R03")
def test_layout_b_is_drawn_square_by_square() -> None:
    picture = drawn(LAYOUT_B)
    places = {place.id: place for place in board(SMALL).places}
    assert set(places) == set(picture)
    for square, mark in picture.items():
        kind = {"E": "entrance", ".": "battlefield"}.get(mark, "mountain")
        assert (places[square].kind, places[square].facts["level"]) == (kind, int(mark) if mark.isdigit() else 0)
    owners = {place.id: place.facts.get("owner") for place in places.values() if place.kind == "entrance"}
    assert owners == {"H1": 1, "H19": 0}


@pytest.mark.rule("MM-R01", "MM-006", "MM-007", "MM-008", "MM-009")
def test_layout_b_has_the_same_counts() -> None:
    kinds = Counter(place.kind for place in board(SMALL).places)
    assert kinds == {"battlefield": 240, "mountain": 43, "entrance": 2}
    counts = Counter(level for level in levels(SMALL).values() if level)
    assert counts == {1: 12, 2: 8, 3: 8, 4: 6, 5: 4, 6: 2, 7: 2, 8: 1}


@pytest.mark.rule("MM-R01", "MM-R06")
@pytest.mark.parametrize("forward", [0, 1, 2])
def test_start_of_layout_b(forward: int) -> None:
    units = ("CDEFGHIJKLM", "DFJL", "H")
    south, north = start(*units, 17, south=True, forward=forward), start(*units, 3, south=False, forward=forward)
    assert stations({**SMALL, "start_forward": forward}) == {**south, **north}


@pytest.mark.rule("MM-R06")
@pytest.mark.parametrize("forward", [0, 1, 2])
def test_start_of_layout_a(forward: int) -> None:
    units = ("DEFGHIJKLMN", "EGKM", "I")
    south, north = start(*units, 15, south=True, forward=forward), start(*units, 3, south=False, forward=forward)
    assert stations({"start_forward": forward}) == {**south, **north}


@pytest.mark.rule("MM-R06")
@pytest.mark.parametrize(("forward", "apart"), [(0, 12), (1, 10), (2, 8)])
def test_lines_stand_that_many_rows_apart(forward: int, apart: int) -> None:
    found = stations({"start_forward": forward})
    fronts = [int(found[f"{side} soldier"].split()[0][1:]) for side in ("south", "north")]
    assert fronts[0] - fronts[1] == apart


@pytest.mark.rule("MM-R04")
@pytest.mark.parametrize(("layout", "column", "row"), [("A17", 5, 6), ("B15x19", 4, 7)])
def test_spiral_lies_where_the_ridge_lay(layout: str, column: int, row: int) -> None:
    found = levels({"layout": layout, "mountain": "spiral"})
    ridge = levels({"layout": layout})
    picture = drawn(SPIRAL, column, row)
    assert {square: found[square] for square in picture} == {square: int(mark) for square, mark in picture.items()}
    assert {square for square, level in found.items() if level} == {square for square, level in ridge.items() if level}
    counts = Counter(level for level in found.values() if level)
    assert counts == {1: 12, 2: 8, 3: 8, 4: 4, 5: 4, 6: 4, 7: 2, 8: 1}


@pytest.mark.rule("MM-R04")
def test_spiral_is_the_same_from_both_sides() -> None:
    rows_of = [line.split() for line in SPIRAL.splitlines()]
    found = levels({"mountain": "spiral"})
    assert rows_of == [line[::-1] for line in rows_of[::-1]]
    for square, level in found.items():
        column, row = EVERYWHERE.index(square[0]), int(square[1:])
        assert found[f"{EVERYWHERE[16 - column]}{18 - row}"] == level


@pytest.mark.rule("MM-R04", "MM-R21")
def test_only_sideways_steps_make_the_spiral_climbable() -> None:
    assert max(climbed(levels({"mountain": "spiral"}), sideways=True)) == 8
    assert max(climbed(levels({"mountain": "spiral"}), sideways=False)) < 8
    assert max(climbed(levels({}), sideways=False)) == 8


def climbed(heights: dict[str, int], *, sideways: bool) -> set[int]:
    """The levels a miner can come to from the ground by single steps up, and sideways ones."""
    reached = {square for square, level in heights.items() if level == 0}
    while True:
        found = {
            near
            for square in reached
            for near in around(square)
            if near in heights and near not in reached and 0 <= heights[near] - heights[square] <= 1
            if sideways or heights[near] != heights[square]
        }
        if not found:
            return {heights[square] for square in reached}
        reached |= found


def around(square: str) -> list[str]:
    column, row = ord(square[0]), int(square[1:])
    return [f"{chr(column + across)}{row + down}" for across in (-1, 0, 1) for down in (-1, 0, 1)]


BOARD_ROWS = rows(
    (
        "MM-R01",
        Part(
            "B: its own Entrance square",
            "buys soldier: H19\nsoldier@H19\nH19-H16\nat H16 South soldier",
            options=SMALL,
            setting={"points": (15, 0), "begin": True},
        ),
    ),
    (
        "MM-R01",
        Part(
            "B: its edges",
            "moves N19: O19 O16 L16 K19\nrefuse N19-P19 MM-R01\nrefuse N19-N20 MM-R01",
            options=SMALL,
            south="s N19",
            setting={"park": False},
        ),
    ),
    (
        "MM-R01",
        Part(
            "A: two more columns, two rows fewer",
            "moves N17: P17 Q17\nrefuse N17-N18 MM-R01",
            south="s N17",
            setting={"park": False},
        ),
    ),
    (
        "MM-R01",
        Part(
            "B: shots and falls go over the ridge as on A",
            "shots H14: H10\nH14*H10 4 5\nat H5 North miner",
            options=SMALL,
            south="a H14",
            north="m H10",
        ),
    ),
    (
        "MM-R94",
        Part(
            "B: the top is H10",
            "wins south top",
            options=SMALL,
            south="m H10",
            setting={"begin": True, "hold": {"H10": 4}},
        ),
    ),
    (
        "MM-R04",
        Part(
            "spiral: other ways up and down",
            "climbs G10 = H9\nmoves G10: G9 H10 / H9\nG10^H9\npoints 5 0",
            options={"mountain": "spiral"},
            south="m G10",
            setting={"points": (9, 0)},
        ),
    ),
    (
        "MM-R04",
        Part(
            "ridge: that square is lower and leads to the side",
            "climbs G10 = G9\nG10^G9\npoints 7 0",
            south="m G10",
            setting={"points": (9, 0)},
        ),
    ),
    (
        "MM-R04",
        Part(
            "spiral: yields go by its levels",
            "points 7 0",
            options={"mountain": "spiral"},
            south="m F10 G10 H9",
            setting={"begin": True},
        ),
    ),
    (
        "MM-R04",
        Part(
            "spiral: the same top in the middle",
            "wins south top",
            options={"mountain": "spiral"},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 4}},
        ),
    ),
)

FULL_ROWS = rows(
    (
        "MM-R44",
        Part(
            "refuse: no purchase while all are taken",
            "turn south\nactions 3\nrefuse miner@G16",
            south="s H17 I17",
            north="s J17",
            setting={"points": (25, 0), "begin": True},
        ),
    ),
    (
        "MM-R44",
        Part(
            "nearest: the ring around them, whoever holds them",
            """
            buy south
            buys miner: G16 G17 H16 I16 J16 K16 K17
            refuse miner@G15
            refuse miner@H17 MM-R44
            miner@G16
            at G16 South miner
            points 15 0
            actions 3
            """,
            options=FULL,
            south="s H17 I17",
            north="s J17",
            setting={"points": (25, 0), "begin": True},
        ),
    ),
    (
        "MM-R44",
        Part(
            "nearest: a free Entrance square comes first",
            "buys miner: J17\nrefuse miner@G16",
            options=FULL,
            south="s H17 I17",
            setting={"points": (25, 0), "begin": True},
        ),
    ),
    (
        "MM-R44",
        Part(
            "nearest: what is left of the ring",
            "buys soldier: K16\nbuys miner: K16",
            options=FULL,
            south="s H17 I17 G16 G17 H16",
            north="s J17 I16 J16 K17",
            setting={"points": (15, 0), "begin": True},
        ),
    ),
    (
        "MM-R44",
        Part(
            "nearest: the next ring when the first is full",
            "buys miner: F15 F16 F17 G15 H15 I15 J15 K15 L15 L16 L17",
            options=FULL,
            south="s H17 I17 G16 G17 H16",
            north="s J17 I16 J16 K17 K16",
            setting={"points": (10, 0), "begin": True},
        ),
    ),
    (
        "MM-R44",
        Part(
            "nearest: North's own Entrance counts for North",
            "buys soldier: G1 G2 H2 I2 J2 K1 K2",
            options=FULL,
            north="s H1 I1 J1",
            setting={"points": (0, 15), "begin": True, "side": "north"},
        ),
    ),
    (
        "MM-R44",
        Part(
            "nearest, B: five squares around one",
            "buys archer: G18 G19 H18 I18 I19",
            options={**FULL, **SMALL},
            south="s H19",
            setting={"points": (20, 0), "begin": True},
        ),
    ),
    (
        "MM-R44",
        Part(
            "refuse, B: one enemy closes the Entrance",
            "turn south\nverbs: end move",
            options=SMALL,
            south="s C9",
            north="s H19",
            setting={"points": (20, 0), "begin": True},
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner, B: nobody can camp there",
            "moves H18: G19 I19 / H19",
            options={**SMALL, "entrance_access": "owner"},
            north="s H18",
            setting={"side": "north"},
        ),
    ),
)


@pytest.mark.parametrize("part", [*BOARD_ROWS, *FULL_ROWS])
def test_board(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-R08")
def test_by_default_chance_says_who_begins() -> None:
    game = RULESET.start({}, 2)
    assert (game.actor, game.chance()[0], RULESET.purpose(game)) == (CHANCE, 2, "first")
    assert [RULESET.chance_notation(game, outcome) for outcome in (0, 1)] == ["south", "north"]


@pytest.mark.rule("MM-R08")
@pytest.mark.parametrize(("first", "seat"), [("south", 0), ("north", 1)])
def test_an_option_says_who_begins(first: str, seat: int) -> None:
    game = RULESET.start({"first_player": first}, 2)
    assert game.actor == seat
    assert RULESET.view(game, 0).turn == 1


@pytest.mark.rule("MM-R32", "MM-R31")
@pytest.mark.parametrize("actions", [1, 2, 3])
@pytest.mark.parametrize("chosen", [True, False])
def test_the_starting_player_alone_has_fewer_actions_once(actions: int, chosen: bool) -> None:
    options: dict[str, object] = {"first_turn_actions": actions}
    game = RULESET.start({**options, "first_player": "north"} if chosen else options, 2)
    if not chosen:
        game.apply(1)
    table = Table(game)
    table.run(f"turn north\nactions {actions}")
    table.run("\n".join(["D3-D4", "E3-E4", "F3-F4"][:actions]))
    table.run("turn south\nactions 3\nend\nturn north\nactions 3")
