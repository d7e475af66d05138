"""What is told of attacks and of walks."""

from tests.rules.mystic_mountain.script import Part, rows

LINKED = {"links": {"D9": 8}}
BOUND = {"links": {"C8": 9}}  # North's soldier on C8 has engaged South's archer

# The first line is played, the others are the sentences.
FIGHTS = rows(
    (
        "MM-042, MM-043, MM-019, MM-030",
        Part(
            "a kill",
            """
            D9xE8 5,3
            South's soldier on D9 attacks North's soldier on E8.
            South throws 5, North 3.
            North's soldier on E8 dies.
            South gains 2 points and has 9.
            South spends 1 action, 2 left.
            """,
            south="s A5 D9",
            north="s A3 E8",
            setting={"points": (7, 4)},
        ),
    ),
    (
        "MM-044",
        Part(
            "a tie of North's",
            """
            E8xD9 3,3
            North's soldier on E8 attacks South's soldier on D9.
            North throws 3, South 3.
            Equal dice: nothing happens.
            North spends 1 action, 2 left.
            """,
            south="s A5 D9",
            north="s A3 E8",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-045",
        Part(
            "a lower die",
            """
            D9xE8 2,6
            South's soldier on D9 attacks North's soldier on E8.
            South throws 2, North 6.
            The lower die: nothing happens.
            South spends 1 action, 2 left.
            """,
            south="s A5 D9",
            north="s A3 E8",
        ),
    ),
    (
        "MM-055, MM-046",
        Part(
            "a miner",
            """
            H13xG13
            North's soldier on H13 attacks South's miner on G13.
            South's miner on G13 dies.
            The dead miner brings no points.
            North spends 1 action, 2 left.
            """,
            south="m A5 G13",
            north="s H13",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-050, MM-051, MM-R67, MM-R71",
        Part(
            "a full attack",
            """
            D9!C8 6,2
            South's soldier on D9 attacks North's archer on C8, with all actions of the turn.
            South throws 6, North 2.
            North's archer on C8 dies.
            North's archer is no longer engaged.
            The dead archer brings no points.
            South spends 3 actions, 0 left.
            South's turn is over.
            Turn 11: North.
            North earns nothing and has 0 points.
            North has 3 actions.
            """,
            south="s A5 D9",
            north="a C8",
            setting=LINKED,
        ),
    ),
    (
        "MM-051, MM-R63",
        Part(
            "a full attack of North's in vain",
            """
            C8!D9 1,6
            North's soldier on C8 attacks South's archer on D9, with all actions of the turn.
            North throws 1, South 6.
            The lower die: nothing happens.
            South's archer is still engaged.
            North spends 3 actions, 0 left.
            North's turn is over.
            Turn 11: South.
            South earns nothing and has 0 points.
            South has 3 actions.
            """,
            south="a D9",
            north="s A3 C8",
            setting={**BOUND, "side": "north"},
        ),
    ),
    (
        "MM-051",
        Part(
            "a tie in a full attack",
            """
            D9!C8 4,4
            South's soldier on D9 attacks North's archer on C8, with all actions of the turn.
            South throws 4, North 4.
            Equal dice: nothing happens.
            North's archer is still engaged.
            South spends 3 actions, 0 left.
            South's turn is over.
            Turn 11: North.
            North earns nothing and has 0 points.
            North has 3 actions.
            """,
            south="s A5 D9",
            north="a C8",
            setting=LINKED,
        ),
    ),
    (
        "MM-049, MM-033",
        Part(
            "engaging",
            """
            C8&D9
            North's soldier on C8 engages South's archer on D9.
            North spends 1 action, 2 left.
            """,
            south="a D9",
            north="s A3 C8",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-052, MM-034",
        Part(
            "an escape",
            """
            free 5,2
            North's archer on C8 tries to break free from South's soldier on D9.
            North throws 5, South 2.
            North's archer is free.
            North spends 1 action, 2 left.
            """,
            south="s A5 D9",
            north="a C8",
            setting={**LINKED, "side": "north"},
        ),
    ),
    (
        "MM-052, MM-R65",
        Part(
            "a tie in an escape",
            """
            free 3,3
            South's archer on D9 tries to break free from North's soldier on C8.
            South throws 3, North 3.
            Equal dice: South's archer is not free.
            South spends 1 action, 2 left.
            """,
            south="a D9",
            north="s A3 C8",
            setting=BOUND,
        ),
    ),
    (
        "MM-052",
        Part(
            "an escape that fails",
            """
            free 2,5
            South's archer on D9 tries to break free from North's soldier on C8.
            South throws 2, North 5.
            The lower die: South's archer is not free.
            South spends 1 action, 2 left.
            """,
            south="a D9",
            north="s A3 C8",
            setting=BOUND,
        ),
    ),
    (
        "MM-R63",
        Part(
            "under the option a failed full attack lets go",
            """
            D9!C8 1,6
            South's soldier on D9 attacks North's archer on C8, with all actions of the turn.
            South throws 1, North 6.
            The lower die: nothing happens.
            North's archer is no longer engaged.
            South spends 3 actions, 0 left.
            South's turn is over.
            Turn 11: North.
            North earns nothing and has 0 points.
            North has 3 actions.
            """,
            south="s A5 D9",
            north="a C8",
            setting=LINKED,
            options={"failed_attack_ends_engagement": True},
        ),
    ),
    (
        "MM-R61",
        Part(
            "under the option an engagement lapses",
            """
            end
            South leaves 3 actions unused.
            The engagement lapses: North's archer is free again.
            Turn 11: North.
            North earns nothing and has 0 points.
            North has 3 actions.
            """,
            south="s A5 D9",
            north="a C8",
            setting=LINKED,
            options={"engage_lapses": True},
        ),
    ),
)
WALKS = rows(
    (
        "MM-029, MM-R59",
        Part(
            "a Move that ends an engagement",
            """
            D9-D8
            South's soldier moves from D9 to D8.
            The soldier has moved off: North's archer is no longer engaged.
            South spends 1 action, 2 left.
            """,
            south="s A5 D9",
            north="a C8",
            setting=LINKED,
        ),
    ),
    (
        "MM-R96",
        Part(
            "a Move off the top",
            """
            I9-H9
            North's miner moves from I9 to H9.
            North's miner leaves the top; 3 turns counted there are lost.
            North spends 1 action, 2 left.
            """,
            north="m A3 I9",
            setting={"side": "north", "hold": {"I9": 3}},
        ),
    ),
    (
        "MM-031, MM-062",
        Part(
            "a climb",
            """
            H7^H8
            North's miner climbs from H7 to H8.
            North pays 2 points and has 5 left.
            North spends 1 action, 2 left.
            """,
            north="m A3 H7",
            setting={"side": "north", "points": (1, 7)},
        ),
    ),
    (
        "MM-056, MM-037",
        Part(
            "a purchase",
            """
            soldier@I17
            South pays 15 points and has 1 left.
            South's soldier comes back on I17.
            South has 3 actions.
            """,
            setting={"begin": True, "points": (16, 0)},
        ),
    ),
    (
        "MM-R40",
        Part(
            "none",
            """
            none
            North buys nothing.
            North has 3 actions.
            """,
            setting={"begin": True, "points": (0, 16), "side": "north"},
        ),
    ),
)
