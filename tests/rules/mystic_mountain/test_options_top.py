"""Options of the top, and of the turn cap.

Each option has rows that show what it changes and rows that show what stays.
"""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

BAND: dict[str, object] = {"top": "band7_8"}
LIFETIME: dict[str, object] = {"victory_points": "lifetime"}
SHORT: dict[str, object] = {"turn_cap": 20}
BY_POINTS: dict[str, object] = {"turn_cap": 20, "cap_result": "points"}

TOP = rows(
    (
        "MM-R94",
        Part("highest: level 7 counts nothing", "hold H9 0\nhold I9 1", south="m H9 I9", setting={"begin": True}),
    ),
    (
        "MM-R94",
        Part(
            "band: levels 7 and 8 count, each miner for himself, level 6 does not",
            """
            hold H9 3
            hold I9 1
            hold J9 2
            hold G9 0
            playing
            """,
            options=BAND,
            south="m H9 I9 J9 G9",
            setting={"begin": True, "hold": {"H9": 2, "J9": 1}},
        ),
    ),
    (
        "MM-R94",
        Part(
            "band: the first to reach the count wins",
            "wins south top",
            options=BAND,
            south="m H9 I9",
            setting={"begin": True, "hold": {"H9": 4, "I9": 3}},
        ),
    ),
    (
        "MM-R96",
        Part(
            "band: going from one top square to another resets his count alone",
            """
            I9-J9
            hold J9 0
            hold H9 2
            end
            end
            hold J9 1
            hold H9 3
            """,
            options=BAND,
            south="m H9 I9",
            setting={"hold": {"I9": 3, "H9": 2}},
        ),
    ),
    (
        "MM-R96",
        Part(
            "band: so does a climb to the summit",
            "H9^I9\nhold I9 0\npoints 0 0",
            options=BAND,
            south="m H9",
            setting={"hold": {"H9": 4}, "points": (4, 0)},
        ),
    ),
    (
        "MM-R96",
        Part(
            "band: an enemy on another top square does not",
            "hold H9 3\nhold J9 2",
            options=BAND,
            south="m H9",
            north="m J9",
            setting={"begin": True, "hold": {"H9": 2, "J9": 2}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "band: both sides may hold, each counts at its own turn starts",
            "end\nwins north top",
            options=BAND,
            south="m H9",
            north="m J9",
            setting={"hold": {"H9": 4, "J9": 4}},
        ),
    ),
)

TOP_TURNS = rows(
    (
        "MM-R95",
        Part(
            "5: the third turn start wins nothing",
            "hold I9 3\nplaying",
            south="m I9",
            setting={"begin": True, "hold": {"I9": 2}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "3: it wins",
            "wins south top",
            options={"top_turns": 3},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 2}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "3: the second does not",
            "hold I9 2\nplaying",
            options={"top_turns": 3},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 1}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "1: one round after the climb, before income",
            "H9^I9\nplaying\nend\nplaying\nend\nwins south top\npoints 0 0",
            options={"top_turns": 1},
            south="m H9",
            setting={"points": (4, 0)},
        ),
    ),
    (
        "MM-R95",
        Part(
            "7: the fifth does not",
            "hold I9 5\nplaying",
            options={"top_turns": 7},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "20: the nineteenth does not",
            "hold I9 19\nplaying",
            options={"top_turns": 20},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 18}, "turn": 100},
        ),
    ),
    (
        "MM-R95",
        Part(
            "20: the twentieth wins",
            "wins south top",
            options={"top_turns": 20},
            south="m I9",
            setting={"begin": True, "hold": {"I9": 19}, "turn": 100},
        ),
    ),
    (
        "MM-R95",
        Part(
            "2, whole band: level 7 wins too",
            "wins south top",
            options={"top_turns": 2, **BAND},
            south="m J9",
            setting={"begin": True, "hold": {"J9": 1}},
        ),
    ),
)

TURN_CAP = rows(
    ("MM-R101", Part("400: the game ends with turn 400", "end\ndraw cap", setting={"turn": 400})),
    ("MM-R101", Part("400: not with turn 399", "end\nplaying", setting={"turn": 399})),
    (
        "MM-R101",
        Part(
            "20: it ends with turn 20",
            "D9-D8\nplaying\nend\ndraw cap",
            options=SHORT,
            south="s D9",
            setting={"turn": 20, "points": (7, 3)},
        ),
    ),
    ("MM-R101", Part("20: not with turn 19", "end\nplaying\nend\ndraw cap", options=SHORT, setting={"turn": 19})),
    (
        "MM-R101",
        Part(
            "20: the last action ends it as well",
            "D9-D8\ndraw cap",
            options=SHORT,
            south="s D9",
            setting={"turn": 20, "actions_left": 1},
        ),
    ),
    (
        "MM-R101",
        Part(
            "20: before the top is looked at",
            "end\ndraw cap",
            options=SHORT,
            north="m I9",
            setting={"turn": 20, "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R101",
        Part(
            "20: a win in turn 20 stands",
            "D9xE8 5,3\nwins south points",
            options=SHORT,
            south="s D9",
            north="s E8",
            setting={"turn": 20, "points": (98, 0)},
        ),
    ),
    (
        "MM-R101",
        Part(
            "points: the higher counter wins, South's",
            "end\nwins south cap",
            options=BY_POINTS,
            setting={"turn": 20, "points": (3, 2)},
        ),
    ),
    (
        "MM-R101",
        Part(
            "points: the higher counter wins, North's",
            "end\nwins north cap",
            options=BY_POINTS,
            setting={"turn": 20, "points": (2, 3)},
        ),
    ),
    (
        "MM-R101",
        Part("points: equal counters draw", "end\ndraw cap", options=BY_POINTS, setting={"turn": 20, "points": (3, 3)}),
    ),
    (
        "MM-R101",
        Part(
            "points: before the cap they decide nothing",
            "end\nplaying",
            options=BY_POINTS,
            setting={"turn": 19, "points": (90, 3)},
        ),
    ),
    (
        "MM-R101",
        Part(
            "points, lifetime: still the counter",
            "end\nwins south cap",
            options={**BY_POINTS, **LIFETIME},
            setting={"turn": 20, "points": (3, 2), "earned": (3, 60)},
        ),
    ),
    (
        "MM-R101",
        Part(
            "points: also past 100 when they are no way to win",
            "end\nwins north cap",
            options={**BY_POINTS, "win_ways": ("top",)},
            setting={"turn": 20, "points": (99, 130)},
        ),
    ),
)


@pytest.mark.parametrize("part", [*TOP, *TOP_TURNS, *TURN_CAP])
def test_top_and_cap(part: Part) -> None:
    run_part(part)
