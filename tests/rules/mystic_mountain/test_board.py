"""The board: sizes, heights, colours, neighbours, and for every square of the mountain its ways up, down and along."""

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from grognard.core.views import Place
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

COLUMNS = "ABCDEFGHIJKLMNOPQ"
BY_LEVEL = {
    1: "G6 H6 J6 K6 F7 L7 F11 L11 G12 H12 J12 K12",
    2: "G7 K7 F8 L8 F10 L10 G11 K11",
    3: "H7 I7 J7 F9 L9 H11 I11 J11",
    4: "H8 I8 J8 H10 I10 J10",
    5: "G8 K8 G10 K10",
    6: "G9 K9",
    7: "H9 J9",
    8: "I9",
}
ARROWS = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}  # fmt: skip

# Of each family of squares that mirrors make alike, one: climbs, steps down, steps along, arrows against which the mountain
# protects a miner, and from how many squares he can be shot.
FAMILIES = [
    ("G6", "G7", "F5 G5 H5 F6", "H6 F7", "S SE", 18),
    ("H6", "G7", "G5 H5 I5 I6", "G6", "S SE SW", 14),
    ("F7", "G7 F8", "E6 F6 E7 E8", "G6", "E SE S", 12),
    ("G7", "H7", "G6 H6 F7", "F8", "E SE S", 14),
    ("F8", "F9", "F7", "G7", "E SE S", 13),
    ("H7", "H8 I8", "G7", "I7", "S SE SW", 13),
    ("I7", "H8 I8 J8", "", "H7 J7", "S SE SW", 14),
    ("F9", "", "F8 F10", "", "E NE SE", 16),
    ("H8", "G8", "H7 I7", "I8", "S SE SW W", 13),
    ("I8", "", "H7 I7 J7", "H8 J8", "S SE SW", 15),
    ("G8", "G9", "H8", "", "S SE", 20),
    ("G9", "H9", "G8 G10", "", "E", 23),
    ("H9", "I9", "G9", "", "E", 22),
    ("I9", "", "H9 J9", "", "", 30),
]


@cache
def board() -> dict[str, Place]:
    return {found.id: found for found in RULESET.board(RULESET.start({}, 2)).places}


@pytest.fixture(scope="module", autouse=True)
def own_board() -> None:
    board.cache_clear()


def level(square: str) -> int:
    return int(board()[square].facts["level"])


def neighbours(square: str) -> list[str]:
    return list(board()[square].facts["neighbours"])


def moved(square: str, arrow: str, steps: int) -> str:
    """The square so many steps on, "" beyond the board."""
    across, down = ARROWS[arrow]
    column, row = COLUMNS.index(square[0]) + across * steps, int(square[1:]) + down * steps
    return f"{COLUMNS[column]}{row}" if 0 <= column < 17 and 1 <= row <= 17 else ""


def mirrored(square: str, east_west: bool, north_south: bool) -> str:
    column, row = COLUMNS.index(square[0]), int(square[1:])
    return f"{COLUMNS[16 - column if east_west else column]}{18 - row if north_south else row}"


# -- the map ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("least", "most", "count"),
    [
        pytest.param(1, 3, 28, marks=pytest.mark.rule("MM-006")),
        pytest.param(4, 6, 12, marks=pytest.mark.rule("MM-007")),
        pytest.param(7, 8, 3, marks=pytest.mark.rule("MM-008")),
    ],
)
def test_squares_of_each_band(least: int, most: int, count: int) -> None:
    assert sum(least <= level(square) <= most for square in board()) == count


@pytest.mark.rule("MM-009", "MM-R02")
def test_the_entrance_is_not_counted_among_the_240_squares_of_the_battlefield() -> None:
    ground = [found for found in board().values() if found.facts["level"] == 0]
    assert Counter(found.kind for found in ground) == {"battlefield": 240, "entrance": 6}


@pytest.mark.rule("MM-R01")
def test_the_board_is_17_by_17() -> None:
    assert set(board()) == {f"{column}{row}" for column in COLUMNS for row in range(1, 18)}
    assert [(board()[name].x, board()[name].y) for name in ("A1", "Q1", "A17", "I9")] == [
        (0, 0),
        (16, 0),
        (0, 16),
        (8, 8),
    ]


@pytest.mark.rule("MM-R03")
def test_each_side_has_three_entrance_squares_in_the_middle_of_its_edge() -> None:
    owned = {name: found.facts["owner"] for name, found in board().items() if found.kind == "entrance"}
    assert owned == {"H17": 0, "I17": 0, "J17": 0, "H1": 1, "I1": 1, "J1": 1}


@pytest.mark.rule("MM-010", "MM-R04")
def test_heights_are_those_of_the_ridge() -> None:
    for height, squares in BY_LEVEL.items():
        assert sorted(name for name in board() if level(name) == height) == sorted(squares.split())


@pytest.mark.rule("MM-R05")
def test_both_mirrors_leave_the_board_as_it_is() -> None:
    for name, found in board().items():
        across, down = board()[mirrored(name, True, False)], board()[mirrored(name, False, True)]
        assert across.facts["level"] == down.facts["level"] == found.facts["level"]
        assert (across.kind, across.facts.get("owner")) == (found.kind, found.facts.get("owner"))
        owner = found.facts.get("owner")
        assert (down.kind, down.facts.get("owner")) == (found.kind, None if owner is None else 1 - owner)


@pytest.mark.rule("MM-011")
@pytest.mark.parametrize(
    ("levels", "band", "ore", "yields"),
    [("123", "yellow", "iron", 1), ("456", "orange", "gold", 2), ("78", "red", "diamond", 4)],
)
def test_colours_tell_ore_and_yield(levels: str, band: str, ore: str, yields: int) -> None:
    for name in board():
        facts = board()[name].facts
        assert (facts.get("band") == band) == (str(facts["level"]) in levels)
        if facts.get("band") == band:
            assert (facts["ore"], facts["yield"]) == (ore, yields)


@pytest.mark.rule("MM-R94")
def test_only_the_highest_square_is_the_top() -> None:
    assert [name for name in board() if board()[name].facts.get("top")] == ["I9"]


@pytest.mark.rule("MM-R10")
def test_neighbours_are_the_up_to_eight_squares_around() -> None:
    for name in board():
        around = [moved(name, arrow, 1) for arrow in ARROWS]
        assert sorted(neighbours(name)) == sorted(filter(None, around))
    assert Counter(len(neighbours(name)) for name in board()) == {8: 15 * 15, 5: 4 * 15, 3: 4}


@pytest.mark.rule("MM-R04")
def test_slopes_and_cliffs_of_the_ridge() -> None:
    pairs = [(name, near) for name in board() for near in neighbours(name) if name < near]
    steps = Counter(abs(level(name) - level(near)) for name, near in pairs)
    assert {drop: count for drop, count in steps.items() if drop} == {1: 98, 2: 48, 3: 30, 4: 14}
    orthogonal = [(a, b) for a, b in pairs if abs(level(a) - level(b)) == 1 and (a[0] == b[0] or a[1:] == b[1:])]
    assert len(orthogonal) == 62


# -- every square of the mountain ---------------------------------------------------------------------
def family(row: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The row for each square that mirrors make of it."""
    found: dict[str, tuple[Any, ...]] = {}
    for across, down in ((False, False), (True, False), (False, True), (True, True)):

        def turned(squares: str, across: bool = across, down: bool = down) -> set[str]:
            return {mirrored(square, across, down) for square in squares.split()}

        arrows = {arrow_mirrored(arrow, across, down) for arrow in row[4].split()}
        (square,) = turned(row[0])
        found[square] = (square, turned(row[1]), turned(row[2]), turned(row[3]), arrows, row[5])
    return list(found.values())


def arrow_mirrored(arrow: str, across: bool, down: bool) -> str:
    swaps = {**({"E": "W", "W": "E"} if across else {}), **({"N": "S", "S": "N"} if down else {})}
    return "".join(swaps.get(letter, letter) for letter in arrow)


SQUARES = {row[0]: row for each in FAMILIES for row in family(each)}


@pytest.mark.rule("MM-R04", "MM-R05")
def test_the_families_make_up_the_whole_mountain() -> None:
    assert set(SQUARES) == {square for squares in BY_LEVEL.values() for square in squares.split()}


@pytest.mark.rule("MM-059", "MM-060", "MM-R25")
@pytest.mark.parametrize("square", SQUARES)
def test_climbs_from_every_square(square: str) -> None:
    climbs = SQUARES[square][1]
    run_part(Part("", f"climbs {square} = {' '.join(climbs)}", south=f"m {square}", setting={"points": (9, 0)}))


def single_steps(square: str) -> set[str]:
    if square in SQUARES:
        return set(SQUARES[square][2] | SQUARES[square][3])
    return {near for near in neighbours(square) if near not in SQUARES}


@pytest.mark.rule("MM-064", "MM-065", "MM-R21", "MM-R22", "MM-R23", "MM-R24")
@pytest.mark.parametrize("square", SQUARES)
def test_moves_from_every_square(square: str) -> None:
    near = single_steps(square)
    reached = near.union(*(single_steps(step) for step in near)) - {square}
    run_part(Part("", f"moves {square} = {' '.join(reached)}", south=f"m {square}"))


@pytest.mark.rule("MM-071", "MM-082", "MM-R74", "MM-R75", "MM-R79")
def test_shots_at_every_square() -> None:
    """From each square of the ground, at miners everywhere: in line, 2 to 6 steps away, and not with the mountain behind."""
    targets = list(SQUARES)
    shooters: dict[str, set[str]] = {target: set() for target in targets}
    ground = [name for name in board() if level(name) == 0]
    for number in range(0, len(targets), 4):
        some = targets[number : number + 4]
        for archer in ground:
            table = Table(place({}, south=f"a {archer}", north=f"m {' '.join(some)}", park=False))
            for target in table.targets("shoot", archer):
                shooters[target].add(archer)
    for target, (_, _, _, _, safe, count) in SQUARES.items():
        behind = {moved(target, arrow, -steps) for arrow in ARROWS if arrow not in safe for steps in range(2, 7)}
        assert shooters[target] == {name for name in behind if name and level(name) == 0}
        assert len(shooters[target]) == count


RAMP = ["G12", "G11", "H11", "H10", "G10", "G9", "H9", "I9"]


@pytest.mark.rule("MM-R04", "MM-060")
@pytest.mark.parametrize(("across", "down"), [(False, False), (True, False), (False, True), (True, True)])
def test_four_ramps_lead_to_the_top_in_eight_turns(across: bool, down: bool) -> None:
    ramp = [mirrored(square, across, down) for square in ["G13", *RAMP]]
    lines = [f"{start}^{end}\nend\nend" for start, end in pairwise(ramp)]
    run_part(
        Part(
            "",
            "\n".join([*lines, f"at {ramp[-1]} South miner"]),
            south=f"m {ramp[0]}",
            options={"diagonal_moves": False, "miner_sideways": False, "win_ways": ["top"]},
            setting={"points": (7, 0), "turn": 3, "revived": (True, True)},
        )
    )


GROUND = rows(
    (
        "MM-R02, MM-R17",
        Part(
            "Entrance squares are ground for everyone",
            """
            moves I3: H1 I1 J1
            moves I15: H17 I17 J17
            I3-I1
            at I1 South soldier
            """,
            south="s I3, s I15",
        ),
    ),
    (
        "MM-R02, MM-040",
        Part("they are fought over like other ground", "I16xI17 5,3\nat I17 nothing", south="s I16", north="s I17"),
    ),
    (
        "MM-R10",
        Part("a step between two occupied squares", "moves A17 = B16 A15 B15 C15 C16 C17 A14 B14 C14 D14 D15 D16 D17", south="s A17, s A16, s B17"),
    ),
    ("MM-R01", Part("nothing lies beyond the edge", "refuse D12-D18 MM-R01\nrefuse D12-R12 MM-R01", south="s D12")),
)  # fmt: skip


@pytest.mark.parametrize("part", GROUND)
def test_ground(part: Part) -> None:
    run_part(part)
