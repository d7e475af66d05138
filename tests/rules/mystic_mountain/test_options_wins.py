"""Options of winning: elimination, ways to win, lifetime points.

Each option has rows that show what it changes and rows that show what stays.
"""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

LATE: dict[str, object] = {"elimination": "after_purchase"}
LIFETIME: dict[str, object] = {"victory_points": "lifetime"}
LAST_SOLDIER: dict[str, object] = {"park": False}

ELIMINATION = rows(
    (
        "MM-R92",
        Part(
            "immediate: at once, whatever the counter",
            "D9xE8 5,3\nwins south elimination\nrefuse D9-D8 MM-014",
            south="s D9",
            north="s E8, m C2",
            setting={**LAST_SOLDIER, "points": (0, 40)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: a soldier bought in time saves the side",
            """
            D9xE8 5,3
            playing
            actions 2
            points 2 40
            D9-D8
            end
            buy north
            soldier@H1
            turn north
            playing
            points 2 25
            """,
            options=LATE,
            south="s D9",
            north="s E8, m C2",
            setting={**LAST_SOLDIER, "points": (0, 40)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: so does the archer",
            "D9xE8 5,3\nend\narcher@J1\nturn north\nplaying",
            options=LATE,
            south="s D9",
            north="s E8",
            setting={**LAST_SOLDIER, "points": (0, 20)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: buying nothing loses",
            "D9xE8 5,3\nend\nbuy north\nnone\nwins south elimination\nrefuse D9-D8 MM-R92",
            options=LATE,
            south="s D9",
            north="s E8",
            setting={**LAST_SOLDIER, "points": (0, 40)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: a miner is no help",
            "D9xE8 5,3\nend\nminer@H1\nwins south elimination\npoints 2 30",
            options=LATE,
            south="s D9",
            north="s E8",
            setting={**LAST_SOLDIER, "points": (0, 40)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: nothing to buy from loses at the turn's start",
            "D9xE8 5,3\nplaying\nend\nwins south elimination",
            options=LATE,
            south="s D9",
            north="s E8, m C2",
            setting={**LAST_SOLDIER, "points": (0, 9)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: income comes first and may pay for it",
            "D9xE8 5,3\nend\nbuy north\nsoldier@I1\nplaying\npoints 2 0",
            options=LATE,
            south="s D9",
            north="s E8, m G12",
            setting={**LAST_SOLDIER, "points": (0, 14)},
        ),
    ),
    (
        "MM-R100",
        Part(
            "after purchase: the top comes first",
            "D9xE8 5,3\nend\nwins north top",
            options=LATE,
            south="s D9",
            north="s E8, m I9",
            setting={**LAST_SOLDIER, "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R100",
        Part(
            "after purchase: and 100 points",
            "D9xE8 5,3\nend\nwins north points",
            options=LATE,
            south="s D9",
            north="s E8, m H9",
            setting={**LAST_SOLDIER, "points": (0, 96)},
        ),
    ),
    (
        "MM-R93",
        Part(
            "after purchase: the archer alone keeps a side alive",
            "D9xE8 5,3\nend\nturn north\nplaying",
            options=LATE,
            south="s D9",
            north="s E8, a I2",
            setting=LAST_SOLDIER,
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase: a full Entrance is no excuse",
            "D9xE8 5,3\nend\nwins south elimination",
            options=LATE,
            south="s D9 H1 I1 J1",
            north="s E8",
            setting={**LAST_SOLDIER, "points": (0, 40)},
        ),
    ),
    (
        "MM-R92",
        Part(
            "after purchase, nearest squares: it is none needed",
            "D9xE8 5,3\nend\nbuy north\nsoldier@G1\nplaying",
            options={**LATE, "entrance_full": "nearest"},
            south="s D9 H1 I1 J1",
            north="s E8",
            setting={**LAST_SOLDIER, "points": (0, 40)},
        ),
    ),
)

WIN_WAYS = rows(
    (
        "MM-R91",
        Part(
            "without elimination a side without fighters plays on",
            "D9xE8 5,3\nplaying\nend\nturn north\nverbs: end move\nend\nturn south",
            options={"win_ways": ("top", "points")},
            south="s D9",
            north="s E8, m C2",
            setting=LAST_SOLDIER,
        ),
    ),
    (
        "MM-R91",
        Part(
            "without elimination also after the purchase",
            "D9xE8 5,3\nend\nturn north\nplaying",
            options={"win_ways": ("top", "points"), **LATE},
            south="s D9",
            north="s E8, m C2",
            setting=LAST_SOLDIER,
        ),
    ),
    (
        "MM-R91",
        Part(
            "without top nobody wins by standing there",
            "end\nend\nplaying\nend\nend\nplaying\npoints 8 0",
            options={"win_ways": ("elimination", "points"), "top_turns": 1},
            south="m I9",
        ),
    ),
    (
        "MM-R91",
        Part("with top he wins", "end\nend\nwins south top\npoints 0 0", options={"top_turns": 1}, south="m I9"),
    ),
    (
        "MM-R91",
        Part(
            "without points a kill takes the counter past 100",
            "D9xE8 5,3\npoints 101 0\nplaying\nactions 2",
            options={"win_ways": ("elimination", "top")},
            south="s D9",
            north="s E8",
            setting={"points": (99, 0)},
        ),
    ),
    (
        "MM-R91",
        Part(
            "without points income does, and it can be spent",
            "points 107 0\nplaying\nsoldier@I17\npoints 92 0",
            options={"win_ways": ("elimination", "top")},
            south="m H9 I9",
            setting={"points": (99, 0), "begin": True},
        ),
    ),
    (
        "MM-R91",
        Part(
            "with points income wins",
            "wins south points\npoints 107 0",
            south="m H9 I9",
            setting={"points": (99, 0), "begin": True},
        ),
    ),
    (
        "MM-R91",
        Part(
            "points alone: by points",
            "D9xE8 5,3\nwins south points",
            options={"win_ways": ("points",)},
            south="s D9",
            north="s E8",
            setting={"points": (98, 0)},
        ),
    ),
    (
        "MM-R91",
        Part(
            "points alone: not by elimination",
            "D9xE8 5,3\nplaying",
            options={"win_ways": ("points",)},
            south="s D9",
            north="s E8",
            setting={"points": (97, 0), **LAST_SOLDIER},
        ),
    ),
    (
        "MM-R91",
        Part(
            "top alone: by the top",
            "wins south top",
            options={"win_ways": ("top",)},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R91",
        Part(
            "top alone: not by elimination or points",
            "D9xE8 5,3\nplaying\npoints 101 0",
            options={"win_ways": ("top",)},
            south="s D9",
            north="s E8",
            setting={"points": (99, 0), **LAST_SOLDIER},
        ),
    ),
    (
        "MM-R91",
        Part(
            "elimination alone: by elimination",
            "D9xE8 5,3\nwins south elimination",
            options={"win_ways": ("elimination",)},
            south="s D9",
            north="s E8",
            setting=LAST_SOLDIER,
        ),
    ),
    (
        "MM-R91",
        Part(
            "elimination alone: not by top or points",
            "end\nend\nplaying\npoints 103 0",
            options={"win_ways": ("elimination",), "top_turns": 1},
            south="m I9",
            setting={"points": (99, 0)},
        ),
    ),
    (
        "MM-R100",
        Part(
            "all of them at once: elimination is named before points",
            "D9xE8 5,3\nwins south elimination",
            south="s D9",
            north="s E8",
            setting={"points": (99, 0), **LAST_SOLDIER},
        ),
    ),
)

LIFETIME_POINTS = rows(
    (
        "MM-R99",
        Part(
            "balance: what was earned before does not count",
            "D9xE8 5,3\nplaying\npoints 52 0",
            south="s D9",
            north="s E8",
            setting={"points": (50, 0), "earned": (98, 0)},
        ),
    ),
    (
        "MM-R99",
        Part(
            "lifetime: all gains count",
            "D9xE8 5,3\nwins south points\npoints 52 0",
            options=LIFETIME,
            south="s D9",
            north="s E8",
            setting={"points": (50, 0), "earned": (98, 0)},
        ),
    ),
    (
        "MM-R99",
        Part(
            "lifetime: 99 do not",
            "D9xE8 5,3\nplaying",
            options=LIFETIME,
            south="s D9",
            north="s E8",
            setting={"points": (50, 0), "earned": (97, 0)},
        ),
    ),
    (
        "MM-R99",
        Part(
            "lifetime: income wins before the purchase",
            "wins south points\npoints 24 0",
            options=LIFETIME,
            south="m H9",
            setting={"points": (20, 0), "earned": (96, 0), "begin": True},
        ),
    ),
    (
        "MM-R99",
        Part(
            "lifetime: prices come off the counter, never off the total",
            """
            soldier@I17
            points 1 0
            G13^G12
            points 0 0
            refuse K13^K12 MM-R28
            D9xE8 5,3
            wins south points
            points 2 0
            """,
            options=LIFETIME,
            south="s D9, m G13 K13",
            north="s E8",
            setting={"points": (16, 0), "earned": (98, 0), "begin": True},
        ),
    ),
    (
        "MM-R99",
        Part(
            "lifetime: a purchase needs the counter",
            "turn south\nverbs: end move",
            options=LIFETIME,
            south="s D9",
            setting={"points": (9, 0), "earned": (90, 0), "begin": True},
        ),
    ),
    (
        "MM-R99",
        Part(
            "lifetime: the enemy's total is his own",
            "D9xE8 5,3\nplaying",
            options=LIFETIME,
            south="s D9",
            north="s E8",
            setting={"points": (0, 5), "earned": (0, 99)},
        ),
    ),
)


@pytest.mark.parametrize("part", [*ELIMINATION, *WIN_WAYS, *LIFETIME_POINTS])
def test_wins(part: Part) -> None:
    run_part(part)
