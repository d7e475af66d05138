"""Options of moving: diagonal and sideways steps, passing through, closed Entrance squares, bought units.

Each option has rows that show what it changes and rows that show what stays.
"""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

STRAIGHT: dict[str, object] = {"diagonal_moves": False}
NO_LEDGE: dict[str, object] = {"miner_sideways": False}
THROUGH: dict[str, object] = {"pass_through": "own"}
CLOSED: dict[str, object] = {"entrance_access": "owner"}
RESTS: dict[str, object] = {"bought_unit_acts": False}

DIAGONAL_MOVES = rows(
    (
        "MM-R11",
        Part(
            "on: king's steps",
            "moves D12: G15 A9\nmoves A17: B16 D14",
            south="s D12, s A17",
        ),
    ),
    (
        "MM-R11",
        Part(
            "off: a soldier's three steps are orthogonal and may bend",
            """
            moves D9: D6 A9 E7 B8 C7 / A8 E6 C6 G12
            refuse D9-E6 MM-R11
            D9-E7
            at E7 South soldier
            """,
            options=STRAIGHT,
            south="s D9",
        ),
    ),
    (
        "MM-R11",
        Part(
            "off: no way out of a corner past two neighbours",
            "moves A17: none",
            options=STRAIGHT,
            south="s A17, m A16 B17",
        ),
    ),
    (
        "MM-R11",
        Part(
            "off: a miner's two steps",
            "moves C14 = C13 C12 C15 C16 B14 A14 D14 E14 B13 B15 D13 D15",
            options=STRAIGHT,
            south="m C14",
        ),
    ),
    (
        "MM-R11",
        Part(
            "off: a miner's way down and along",
            """
            moves H10 = H11 I10 G11 I11 J10
            refuse H10-J11
            """,
            options=STRAIGHT,
            south="m H10",
        ),
    ),
    ("MM-R11", Part("on: the same miner's way", "moves H10 = H11 I10 G11 I11 J10 J11", south="m H10")),
    (
        "MM-R11",
        Part("off: an archer's two steps", "moves I14: I12 G14 H13 / G12 G13 K13", options=STRAIGHT, south="a I14"),
    ),
    (
        "MM-R25",
        Part(
            "off: climbs are orthogonal",
            """
            climbs F13: none
            climbs I11 = I10
            refuse F13^G12 MM-R25
            climbs G13 = G12
            G13^G12
            points 8 0
            """,
            options=STRAIGHT,
            south="m F13 I11 G13",
            setting={"points": (9, 0)},
        ),
    ),
    (
        "MM-R25",
        Part(
            "on: climbs too go diagonally",
            "climbs F13 = G12\nclimbs I11 = H10 I10 J10",
            south="m F13 I11",
            setting={"points": (9, 0)},
        ),
    ),
    (
        "MM-R11",
        Part(
            "off: attacks and engaging stay diagonal",
            """
            attacks D9: E8
            engages D9: C8
            D9xE8 5,3
            D9&C8
            engaged north D9
            """,
            options=STRAIGHT,
            south="s D9",
            north="s E8, a C8",
        ),
    ),
    (
        "MM-R11",
        Part(
            "off: shots and falls stay diagonal",
            "shots F13: J9\nF13*J9 4 2\nat L7 North miner",
            options=STRAIGHT,
            south="a F13",
            north="m J9",
        ),
    ),
)

MINER_SIDEWAYS = rows(
    ("MM-R21", Part("on: along the terrace", "moves I10: H10 J10 H11 I11 J11", south="m I10")),
    (
        "MM-R21",
        Part(
            "off: down only, and nothing along the way",
            """
            moves I10 = H11 I11 J11 G11 K11
            refuse I10-H10 MM-R21
            I10-G11
            at G11 South miner
            """,
            options=NO_LEDGE,
            south="m I10",
        ),
    ),
    (
        "MM-R21",
        Part(
            "off: a dead end holds its miner until he climbs",
            "moves I11: none\nclimbs I11: H10 I10 J10",
            options=NO_LEDGE,
            south="m I11",
            setting={"points": (2, 0)},
        ),
    ),
    (
        "MM-R21",
        Part(
            "off: flat steps on level 0 stay, also after one down",
            """
            moves A14: C14 C16
            moves G12: F12 G13 H13 E12 G14 I12 / F11 H12
            """,
            options=NO_LEDGE,
            south="m A14 G12",
        ),
    ),
)

PASS_THROUGH = rows(
    (
        "MM-R13",
        Part(
            "none: own units shut a soldier in", "moves A17: none\nrefuse A17-A15 MM-R13", south="s A17, m A16 B16 B17"
        ),
    ),
    (
        "MM-R13",
        Part(
            "own: he walks through them and stops on none",
            """
            moves A17: A15 A14 C17 D17 D14 / A16 B16 B17 A17
            refuse A17-B16 MM-R14
            A17-D14
            at D14 South soldier
            at B16 South miner
            """,
            options=THROUGH,
            south="s A17, m A16 B16 B17",
        ),
    ),
    (
        "MM-R13",
        Part(
            "own: enemies still bar the way",
            "moves A17: none\nrefuse A17-A15 MM-R13",
            options=THROUGH,
            south="s A17",
            north="m A16 B16 B17",
        ),
    ),
    (
        "MM-R13",
        Part(
            "own: no way over an own miner on the mountain for a soldier",
            "moves G13: G14 / I12 H12 H13",
            options=THROUGH,
            south="s G13, m H12",
            north="s H13 I13 J13",
        ),
    ),
    (
        "MM-R13",
        Part(
            "own: the level rule holds for each step of a miner",
            """
            moves I9: G9 J9 K9 / H9 G8 H10 I10 I11
            I9-G9
            at G9 South miner
            """,
            options=THROUGH,
            south="m I9 H9 I10",
        ),
    ),
    ("MM-R13", Part("none: the same miners", "moves I9: J9 K9 / H9 G9 G8 I11", south="m I9 H9 I10")),
    (
        "MM-R13",
        Part(
            "own: through soldiers and archer",
            "moves A14: C14 A12\nmoves B15: B17 D15",
            options=THROUGH,
            south="m A14, s B14 A13 B13, s A15, a B15, s C15 B16",
        ),
    ),
    (
        "MM-R13",
        Part(
            "own, without diagonal steps",
            "moves A17 = A15 A14 B16 B15 C17 C16 D17",
            options={**THROUGH, **STRAIGHT},
            south="s A17, m A16 B17",
        ),
    ),
)

ENTRANCE_ACCESS = rows(
    (
        "MM-R17",
        Part(
            "all: enemies may end there",
            "moves H16: H17 I17 G17\nH16-I17\nat I17 North soldier",
            north="s H16",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner: enemies may not end there",
            """
            moves H16: G17 G16 I16 J16 / H17 I17 J17
            refuse H16-I17 MM-R17
            """,
            options=CLOSED,
            north="s H16",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-R17",
        Part(
            "all: and cross it",
            "moves G17: H17 I17 I16",
            south="s F16 G16 H16 F17",
            north="s G17",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner: nor cross it",
            "moves G17: none\nrefuse G17-I16",
            options=CLOSED,
            south="s F16 G16 H16 F17",
            north="s G17",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner: not even through own units",
            "moves G1: E1 / H1 I1 I2",
            options={**CLOSED, **THROUGH},
            south="s G1 H1 F1",
            north="s F2 G2 H2",
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner: the owner may",
            "moves G17: H17 I17 J17\nG17-J17\nat J17 South soldier",
            options=CLOSED,
            south="s G17",
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner: South is kept out of North's, miners and archer too",
            "moves G2: G1 F1 / H1 I1\nmoves K2: K1 / J1 I1\nmoves G3: G1 / H1 I1",
            options=CLOSED,
            south="m G2, a K2, s G3",
        ),
    ),
    (
        "MM-R17",
        Part(
            "owner: a falling miner may land there, and walk off but not along it",
            """
            I6*I11 5 6
            at I17 North miner
            end
            moves I17: I16 G16 / H17 J17
            """,
            options=CLOSED,
            south="a I6",
            north="m I11",
        ),
    ),
    (
        "MM-R86",
        Part(
            "all: a falling miner lands on an Entrance square",
            "I6*I11 5 6\nat I17 North miner\nend\nmoves I17: H17 J17",
            south="a I6",
            north="m I11",
        ),
    ),
)

BOUGHT_UNIT = rows(
    (
        "MM-R43",
        Part(
            "on: it acts at once",
            "soldier@I17\nI17-I14\nactions 2",
            setting={"points": (16, 0), "begin": True},
        ),
    ),
    (
        "MM-R43",
        Part(
            "off: it rests in the turn of its purchase, the others do not, and it acts in the next",
            """
            soldier@I17
            points 1 0
            actions 3
            verbs I17: none
            refuse I17-I14 MM-R43
            moves D9: D8
            end
            end
            turn south
            I17-I14
            """,
            options=RESTS,
            south="s D9",
            setting={"points": (16, 0), "begin": True},
        ),
    ),
    (
        "MM-R43",
        Part(
            "off: it neither attacks nor engages",
            """
            soldier@I17
            verbs I17: none
            attacks H15: I16
            """,
            options=RESTS,
            south="s H15",
            north="s I16, a H16",
            setting={"points": (16, 0), "begin": True},
        ),
    ),
    (
        "MM-R43",
        Part(
            "off: a miner stands still",
            "miner@H17\nverbs H17: none\nverbs C9: move",
            options=RESTS,
            south="m C9",
            setting={"points": (10, 0), "begin": True},
        ),
    ),
    (
        "MM-R43",
        Part(
            "off: no shot from an Entrance square's neighbour",
            "archer@G16\nshots G16: none\nverbs G16: none\nrefuse G16*K12 MM-R43",
            options={**RESTS, "entrance_full": "nearest"},
            south="s H17 I17 J17",
            north="m K12",
            setting={"points": (20, 0), "begin": True},
        ),
    ),
    (
        "MM-R43",
        Part(
            "on: a shot from there",
            "archer@G16\nshots G16: K12",
            options={"entrance_full": "nearest"},
            south="s H17 I17 J17",
            north="m K12",
            setting={"points": (20, 0), "begin": True},
        ),
    ),
)


@pytest.mark.parametrize("part", [*DIAGONAL_MOVES, *MINER_SIDEWAYS, *PASS_THROUGH, *ENTRANCE_ACCESS, *BOUGHT_UNIT])
def test_moves(part: Part) -> None:
    run_part(part)
