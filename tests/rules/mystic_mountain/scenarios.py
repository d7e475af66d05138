"""The thirty acceptance scenarios of the rules, A01 to A30; where a cell has parts (a), (b) … each is a part of its own.

Unless stated: Layout A, defaults, South on turn with 3 actions, counters 0 : 0, not a first turn, nobody else near, and each side has
one more soldier parked (South Q17, North A1). A new game (A01, the start of A02) is checked in test_scenarios.py.
A16 to A26 stand in scenarios_archer.py.
"""

from tests.rules.mystic_mountain.scenarios_archer import ARCHER
from tests.rules.mystic_mountain.script import Part

UNPARKED = {"park": False}

SCENARIO_RULES: dict[str, tuple[str, ...]] = {
    "A01": (
        "MM-001", "MM-002", "MM-003", "MM-004", "MM-005", "MM-006", "MM-007", "MM-008", "MM-009", "MM-010", "MM-011", "MM-012", "MM-013",
        "MM-R01", "MM-R02", "MM-R03", "MM-R04", "MM-R05", "MM-R06", "MM-R07",
    ),
    "A02": ("MM-022", "MM-023", "MM-024", "MM-025", "MM-026", "MM-028", "MM-029", "MM-035", "MM-R15", "MM-R31", "MM-R47"),
    "A03": ("MM-038", "MM-039", "MM-R11", "MM-R12", "MM-R13", "MM-R14", "MM-R18", "MM-R19"),
    "A04": ("MM-019", "MM-030", "MM-040", "MM-042", "MM-043", "MM-R51", "MM-R52"),
    "A05": ("MM-040", "MM-041", "MM-044", "MM-045", "MM-R37", "MM-R49"),
    "A06": ("MM-018", "MM-046", "MM-054", "MM-055", "MM-066", "MM-R48", "MM-R54"),
    "A07": ("MM-024", "MM-028", "MM-029", "MM-035", "MM-R35"),
    "A08": ("MM-026", "MM-031", "MM-059", "MM-060", "MM-061", "MM-062", "MM-R23", "MM-R28"),
    "A09": ("MM-062", "MM-063", "MM-R27"),
    "A10": ("MM-020", "MM-021", "MM-027", "MM-R34"),
    "A11": ("MM-058", "MM-064", "MM-065", "MM-R20", "MM-R21", "MM-R22", "MM-R24"),
    "A12": ("MM-057", "MM-058"),
    "A13": ("MM-036", "MM-037", "MM-056", "MM-R39", "MM-R40", "MM-R41", "MM-R42", "MM-R43"),
    "A14": ("MM-037", "MM-067", "MM-R17", "MM-R44"),
    "A15": ("MM-085", "MM-R46"),
    "A16": ("MM-032", "MM-068", "MM-069", "MM-070", "MM-072", "MM-R16", "MM-R90"),
    "A17": ("MM-071", "MM-075", "MM-078", "MM-079", "MM-081", "MM-083", "MM-R85", "MM-R88", "MM-R89"),
    "A18": ("MM-073", "MM-074", "MM-075", "MM-076", "MM-077"),
    "A19": ("MM-071", "MM-084", "MM-R72", "MM-R73", "MM-R76", "MM-R77", "MM-R78"),
    "A20": ("MM-080", "MM-R81", "MM-R82"),
    "A21": ("MM-082", "MM-R79"),
    "A22": ("MM-079", "MM-082", "MM-R80", "MM-R83"),
    "A23": ("MM-077", "MM-080", "MM-R83", "MM-R84", "MM-R87"),
    "A24": (
        "MM-033", "MM-034", "MM-046", "MM-047", "MM-048", "MM-049", "MM-050", "MM-051", "MM-052", "MM-053",
        "MM-R58", "MM-R61", "MM-R64", "MM-R65",
    ),
    "A25": ("MM-032", "MM-034", "MM-052", "MM-R69"),
    "A26": ("MM-050", "MM-051", "MM-R59", "MM-R62", "MM-R63", "MM-R66", "MM-R67"),
    "A27": ("MM-014", "MM-R92", "MM-R93"),
    "A28": ("MM-016", "MM-017", "MM-019", "MM-R33", "MM-R98", "MM-R99"),
    "A29": ("MM-015", "MM-R94", "MM-R95", "MM-R96"),
    "A30": ("MM-023", "MM-035", "MM-R36", "MM-R55", "MM-R101"),
}  # fmt: skip

SCENARIOS: dict[str, list[Part]] = {
    "A03": [
        Part(
            "one movement a soldier, up to three squares, no passing through",
            """
            moves D12: D9 A9 G15 / D8 G12 D12
            moves A17: none
            verbs A17: none
            D12-D9
            moves D9: none
            refuse D9-D8
            moves C14: C11 F14
            C14-C13
            """,
            south="s D12, s C14, s A17, m A16, m B16, m B17",
        )
    ],
    "A04": [
        Part(
            "higher kills and earns two",
            """
            D9xE8 5,3
            at E8 nothing
            points 2 0
            actions 2
            at D9 South soldier
            dead north soldier 10
            """,
            south="s D9",
            north="s E8",
        )
    ],
    "A05": [
        Part(
            "tie, one enemy a turn, lower",
            """
            attacks D9: E9 C8 / B9
            D9xE9 4,4
            at E9 North soldier
            refuse D9xC8
            attacks D9: none
            E10xE9 2,6
            actions 1
            points 0 0
            dead north soldier 7
            dead south soldier 8
            """,
            south="s D9, s E10",
            north="s E9, s C8, s B9",
        )
    ],
    "A06": [
        Part(
            "miners die on level 0 only, without dice",
            """
            attacks G13: H13 / G12
            G13xH13
            at H13 nothing
            at G12 North miner
            points 0 0
            actions 2
            turn south
            """,
            south="s G13",
            north="m H13, m G12",
        )
    ],
    "A07": [
        Part(
            "(a) the third action ends the turn",
            """
            D12-D11
            C14-C13
            P12-P11
            turn north
            actions 3
            """,
            south="s D12, s C14, s P12",
        ),
        Part(
            "(b) ending early lets two actions lapse",
            """
            D12-D11
            end
            turn north
            actions 3
            """,
            south="s D12, s C14, s P12",
        ),
    ],
    "A08": [
        Part(
            "climbing costs a point and an action, once a miner",
            """
            G13^G12
            points 1 0
            climbs G12: none
            refuse G12^G11
            K13^K12
            points 0 0
            refuse H13^H12
            actions 1
            """,
            south="m G13, m K13, m H13",
            setting={"points": (2, 0)},
        )
    ],
    "A09": [
        Part(
            "(a) prices of the three bands",
            """
            F11^F10
            points 8 0
            H11^H10
            points 6 0
            G9^H9
            points 2 0
            """,
            south="m F11, m H11, m G9",
            setting={"points": (9, 0)},
        ),
        Part(
            "(b) too poor for the red band", "climbs G9: none\nrefuse G9^H9", south="m G9", setting={"points": (3, 0)}
        ),
        Part(
            "(c) one level at a time",
            """
            refuse G12^H11
            G10^G9
            points 6 0
            H9^I9
            points 2 0
            """,
            south="m G12, m G10, m H9",
            setting={"points": (8, 0)},
        ),
    ],
    "A10": [
        Part(
            "income of the side on turn only",
            "points 17 4",
            south="m H11, m G10, m H9, m G14",
            north="m F9",
            setting={"points": (10, 4), "begin": True},
        )
    ],
    "A11": [
        Part(
            "down by single levels, sideways, free of points",
            """
            moves H10: H11 G11 I10 / G10
            moves I9 = H9 J9 G9 K9
            H10-G11
            G11-G13
            points 0 0
            actions 1
            """,
            south="m H10, m I9",
        )
    ],
    "A12": [
        Part(
            "a miner moves as often as there are actions",
            """
            refuse A14-D14
            A14-C14
            C14-E14
            E14-G14
            turn north
            """,
            south="m A14",
        )
    ],
    "A13": [
        Part(
            "(a) one purchase, at the Entrance, and the newcomer may move",
            """
            buys soldier: H17 I17 J17
            soldier@I17
            points 1 0
            actions 3
            refuse soldier@H17
            verbs I17: move
            I17-I14
            dead south soldier 1
            """,
            south="s A10, s A12, s A14, s A16, s C10, s C12, s C14, s C16, m E16, m F16, m L16, m M16, a Q10",
            setting={"points": (16, 0), "begin": True},
        ),
        Part(
            "(b) no purchase after an action",
            """
            none
            D6-D7
            refuse soldier@I17
            """,
            south="s D6, s A9, s A11, s A13, s B10, s B12, s B14, s C9, s C11, m A16, m B16, m C16, m D16, a Q10",
            setting={"points": (40, 0), "begin": True},
        ),
    ],
    "A14": [
        Part(
            "(a) only free Entrance squares",
            """
            buys miner: J17
            miner@J17
            points 15 0
            """,
            south="s H17, m A16, m B16, m C16, a Q10",
            north="s I17",
            setting={"points": (25, 0), "begin": True},
        ),
        Part(
            "(b) no free Entrance square, no purchase",
            """
            turn south
            refuse miner@J17
            """,
            south="s H17, s J17, m A16, m B16, m C16, a Q10",
            north="s I17",
            setting={"points": (25, 0), "begin": True},
        ),
    ],
    "A15": [
        Part(
            "the archer comes back",
            """
            buys archer: H17 I17 J17
            archer@H17
            points 25 0
            at H17 South archer
            """,
            setting={"points": (45, 0), "begin": True},
        ),
        Part(
            "but only once in a game",
            """
            buys soldier: H17 I17 J17
            buys archer: none
            refuse archer@H17 MM-085
            """,
            setting={"points": (60, 0), "begin": True, "revived": (True, False)},
        ),
    ],
    **ARCHER,
    "A27": [
        Part(
            "(a) the last fighter dies",
            "D9xE8 5,3\nwins south elimination",
            south="s D9",
            north="s E8, m F9, m L9, m C2, m D2",
            setting={"points": (0, 40), **UNPARKED},
        ),
        Part(
            "(b) an archer is left",
            "D9xE8 5,3\nturn south\npoints 2 40",
            south="s D9",
            north="s E8, m F9, m L9, m C2, m D2, a I2",
            setting={"points": (0, 40), **UNPARKED},
        ),
    ],
    "A28": [
        Part(
            "(a) a kill to 100",
            "D9xE8 5,3\npoints 100 0\nwins south points",
            south="s D9",
            north="s E8",
            setting={"points": (98, 0)},
        ),
        Part(
            "(b) income to 100, before any purchase",
            "points 100 0\nwins south points",
            south="m G10, m H11",
            setting={"points": (97, 0), "begin": True},
        ),
        Part("(c) paying", "G13^G12\npoints 98 0\nturn south", south="m G13", setting={"points": (99, 0)}),
    ],
    "A29": [
        Part(
            "(a) five own turn starts",
            """
            H9^I9
            hold I9 0
            end
            end
            hold I9 1
            points 4 0
            end
            end
            hold I9 2
            end
            end
            hold I9 3
            points 12 0
            none
            end
            end
            hold I9 4
            points 16 0
            none
            end
            end
            points 16 0
            wins south top
            """,
            south="m H9",
            setting={"points": (4, 0)},
        ),
        Part(
            "(b) shot off in time",
            """
            H9^I9
            end
            end
            end
            end
            end
            end
            hold I9 3
            none
            end
            I6*I9 3 1
            at I10 South miner
            hold I10 0
            """,
            south="m H9",
            north="a I6",
            setting={"points": (4, 0)},
        ),
    ],
    "A30": [
        Part("(a)", "end\nturn north"),
        Part(
            "(b) nothing but End turn",
            "verbs: end",
            south="a A17",
            north="s A16, s B16, s B17",
            setting={**UNPARKED},
        ),
        Part("(c) the turn cap", "end\ndraw cap", setting={"turn": 400}),
    ],
}
