"""Acceptance scenarios A16 to A26: the archer, who shoots, is engaged and breaks free; see scenarios.py for what is meant unless stated."""

from tests.rules.mystic_mountain.script import Part

HIT_TABLE = [("M7", "K9", 2), ("I12", "I9", 3), ("I13", "I9", 4), ("I14", "I9", 5), ("I15", "I9", 6)]

ARCHER: dict[str, list[Part]] = {
    "A16": [
        Part(
            "one movement, one shot",
            """
            moves I14: I12 / I11 L14
            I14-I12
            refuse I12-I13
            I12*I9 2
            at I9 North miner
            refuse I12*I9
            actions 1
            """,
            south="a I14",
            north="m I9",
        )
    ],
    "A17": [
        Part("(4,5)", "I13*I9 4 5\nat I4 North miner\nat I9 nothing", south="a I13", north="m I9"),
        Part("(4,2)", "I13*I9 4 2\nat I7 North miner\nend\nincome 1", south="a I13", north="m I9"),
        Part("(4,1)", "I13*I9 4 1\nat I8 North miner", south="a I13", north="m I9"),
        Part("(6,3)", "I13*I9 6 3\nat I6 North miner\nend\nincome 0", south="a I13", north="m I9"),
        Part("(3)", "I13*I9 3\nat I9 North miner\nactions 2", south="a I13", north="m I9"),
    ],
    "A18": [
        Part(
            f"{start} {target} die {die}",
            f"{start}*{target} {die}\nat {target} North miner"
            if die < least
            else f"{start}*{target} {die} 1\nat {target} nothing",
            south=f"a {start}",
            north=f"m {target}",
        )
        for start, target, least in HIT_TABLE
        for die in range(1, 7)
    ],
    "A19": [
        Part("(a) nothing to shoot at", "shots F13: none", south="a F13, m H11", north="m G12, m J13, m I11, s F16"),
        Part("(b) distance 7", "shots G14: none\nrefuse G14 G7", south="a G14", north="m G7"),
        Part("(c) diagonal, distance 6, over the ridge", "shots F13: L7", south="a F13", north="m L7"),
    ],
    "A20": [
        Part("(a)", "I13*I9 4 5\nat I3 North miner", south="a I13", north="m I9, s I4"),
        Part("(b)", "I13*I9 4 5\nat I2 North miner", south="a I13", north="m I9, s I4, s I3"),
    ],
    "A21": [
        Part("from G15", "shots G15: none\nrefuse G15*G11 MM-082", south="a G15", north="m G11"),
        Part("from D11", "shots D11: none\nrefuse D11*G11 MM-082", south="a D11", north="m G11"),
        Part("from I13 (2,1)", "shots I13: G11\nI13*G11 2 1\nat F10 North miner", south="a I13", north="m G11"),
        Part("from I13 (2,2)", "I13*G11 2 2\nat E9 North miner", south="a I13", north="m G11"),
        Part("from I13 (2,4)", "I13*G11 2 4\nat C7 North miner", south="a I13", north="m G11"),
    ],
    "A22": [
        Part("(a)", "M8*I8 4 3\nat H8 North miner", south="a M8", north="m I8"),
        Part(
            "(b)",
            "M8*I8 4 3\nat I8 North miner\nat H8 North miner\nactions 2\nshots M8: none",
            south="a M8",
            north="m I8, m H8",
        ),
    ],
    "A23": [
        Part("(a)", "F13*L7 6 6\nat Q2 North miner", south="a F13", north="m L7"),
        Part("(b)", "F13*L7 6 5\nat P3 North miner\nat Q2 North soldier", south="a F13", north="m L7, s Q2"),
    ],
    "A24": [
        Part(
            "approach, engage, escape tied, full attack",
            """
            D11-D9
            verbs D9: engage
            D9&C8
            actions 1
            full D9: none
            attacks D9: none
            end
            verbs C8: break-free
            free 3,3
            engaged north D9
            refuse free MM-053
            actions 2
            end
            full D9: C8
            D9!C8 6,2
            at C8 nothing
            points 0 0
            turn north
            """,
            south="s D11",
            north="a C8",
        )
    ],
    "A25": [
        Part(
            "escape, then move and shot",
            """
            D11-D9
            D9&C8
            end
            free 5,2
            engaged north nobody
            C8-E8
            E8*H11 6 2
            at J13 South miner
            turn south
            """,
            south="s D11, m H11",
            north="a C8",
        )
    ],
    "A26": [
        Part(
            "(a) another action first",
            "full D9: C8\nD14-D12\nfull D9: none\nrefuse D9!C8",
            south="s D9, s D14, s B7",
            north="a C8",
            setting={"links": {"D9": 8}},
        ),
        Part(
            "(b) a tie",
            "D9!C8 3,3\nat C8 North archer\nengaged north D9\nturn north",
            south="s D9, s D14, s B7",
            north="a C8",
            setting={"links": {"D9": 8}},
        ),
        Part(
            "(c) the soldier moves",
            "D9-D8\nengaged north nobody",
            south="s D9, s D14, s B7",
            north="a C8",
            setting={"links": {"D9": 8}},
        ),
        Part(
            "(d) a second soldier",
            "engages B7: none\nrefuse B7&C8",
            south="s D9, s D14, s B7",
            north="a C8",
            setting={"links": {"D9": 8}},
        ),
        Part(
            "(e) an attack on somebody else",
            "D9xE10 2,6\nengaged north D9\nactions 2\nfull D9: none\nrefuse D9!C8",
            south="s D9, s D14, s B7",
            north="a C8, s E10",
            setting={"links": {"D9": 8}},
        ),
    ],
}
