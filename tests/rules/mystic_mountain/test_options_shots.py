"""Options of shooting and falling: line of sight, point blank, the edge of the board.

Each option has rows that show what it changes and rows that show what stays.
"""

import pytest

from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

TERRAIN: dict[str, object] = {"line_of_sight": "terrain"}
UNITS: dict[str, object] = {"line_of_sight": "terrain_units"}
CLOSE: dict[str, object] = {"point_blank": "auto"}
DEADLY: dict[str, object] = {"fall_edge": "die"}

LINE_OF_SIGHT = rows(
    ("MM-R78", Part("none: over the ridge", "shots F13: L7\nF13*L7 6 1", south="a F13", north="m L7")),
    ("MM-R78", Part("none: over units", "shots I13: I9\nI13*I9 4 5", south="a I13, s I12", north="m I9 I10")),
    (
        "MM-R78",
        Part(
            "terrain: the ridge blocks",
            "shots F13: none\nrefuse F13*L7 MM-R78",
            options=TERRAIN,
            south="a F13",
            north="m L7",
        ),
    ),
    (
        "MM-R78",
        Part(
            "terrain: one higher square is enough",
            "shots J13: none\nrefuse J13*F9 MM-R78",
            options=TERRAIN,
            south="a J13",
            north="m F9",
        ),
    ),
    ("MM-R78", Part("none: the same shot", "shots J13: F9", south="a J13", north="m F9")),
    (
        "MM-R78",
        Part(
            "terrain: a slope up to the target does not block",
            "shots I13: I9\nI13*I9 4 5\nat I4 North miner",
            options=TERRAIN,
            south="a I13",
            north="m I9",
        ),
    ),
    (
        "MM-R78",
        Part(
            "terrain: nor does a square as high as the target",
            "shots F12: J12",
            options=TERRAIN,
            south="a F12",
            north="m J12",
        ),
    ),
    (
        "MM-R78",
        Part(
            "terrain: nor higher ground beside the line",
            "shots I13: G11",
            options=TERRAIN,
            south="a I13",
            north="m G11",
        ),
    ),
    ("MM-R78", Part("terrain: nor units", "shots I13: I9", options=TERRAIN, south="a I13, s I12", north="m I9 I10")),
    (
        "MM-R78",
        Part(
            "units: an enemy between blocks, on level 0 too",
            "shots I13: none\nrefuse I13*I9 MM-R78",
            options=UNITS,
            south="a I13",
            north="m I9, s I12",
        ),
    ),
    (
        "MM-R78",
        Part(
            "units: so does an own one",
            "shots I13: none\nrefuse I13*I9 MM-R78",
            options=UNITS,
            south="a I13, s I12",
            north="m I9",
        ),
    ),
    ("MM-R78", Part("units: and a miner", "shots I13: none", options=UNITS, south="a I13, m I11", north="m I9")),
    (
        "MM-R78",
        Part(
            "units: none behind the target or beside the line",
            "shots I13 = I9",
            options=UNITS,
            south="a I13, s H13 J13",
            north="m I9 I8 H10",
        ),
    ),
    ("MM-R78", Part("units: terrain as well", "shots F13: none", options=UNITS, south="a F13", north="m L7")),
    (
        "MM-R78",
        Part(
            "units: free sight",
            "shots M7: K9\nM7*K9 2 1\nat J10 North miner",
            options=UNITS,
            south="a M7, s M6",
            north="m K9",
        ),
    ),
)

POINT_BLANK = rows(
    (
        "MM-R76",
        Part("forbid: not at a neighbour", "shots F12: none\nrefuse F12*G12 MM-R76", south="a F12", north="m G12"),
    ),
    *[
        (
            "MM-R76",
            Part(
                f"auto: a {die} succeeds",
                f"F12*G12 {die} 3\nat J12 North miner\nactions 2",
                options=CLOSE,
                south="a F12",
                north="m G12",
            ),
        )
        for die in range(1, 7)
    ],
    (
        "MM-R76",
        Part(
            "auto: other distances as ever",
            "M7*K9 1\nat K9 North miner\nactions 2",
            options=CLOSE,
            south="a M7",
            north="m K9",
        ),
    ),
    (
        "MM-082",
        Part(
            "auto: not at one with the mountain at his back",
            "shots F13: none\nrefuse F13*G12 MM-082",
            options=CLOSE,
            south="a F13",
            north="m G12",
        ),
    ),
    (
        "MM-R72",
        Part(
            "auto: not at a miner on level 0 or a soldier",
            "shots F12: none\nrefuse F12*F13 MM-R72",
            options=CLOSE,
            south="a F12",
            north="m F13, s E12",
        ),
    ),
    ("MM-R77", Part("auto: not further than six", "shots G14: none", options=CLOSE, south="a G14", north="m G7")),
    (
        "MM-070",
        Part(
            "auto: one shot a turn",
            "F12*G12 1 1\nat H12 North miner\nrefuse F12*H12 MM-070",
            options=CLOSE,
            south="a F12",
            north="m G12",
        ),
    ),
    (
        "MM-R76",
        Part(
            "auto, with sight: nothing lies between neighbours",
            "shots F12: G12",
            options={**CLOSE, **UNITS},
            south="a F12, s F13",
            north="m G12 H12",
        ),
    ),
)

FALL_EDGE = rows(
    (
        "MM-R84",
        Part(
            "stop: the edge holds him", "F13*L7 6 6\nat Q2 North miner\ndead north miner 3", south="a F13", north="m L7"
        ),
    ),
    (
        "MM-R84",
        Part(
            "die: past the edge he dies, without points",
            "F13*L7 6 6\ndead north miner 4\nat Q2 nothing\nat L7 nothing\npoints 0 0\nactions 2\nF13-F14",
            options=DEADLY,
            south="a F13",
            north="m L7",
        ),
    ),
    (
        "MM-R84",
        Part(
            "die: on the last square he lives",
            "F13*L7 6 5\nat Q2 North miner",
            options=DEADLY,
            south="a F13",
            north="m L7",
        ),
    ),
    (
        "MM-R84",
        Part(
            "die: whoever stands there",
            "F13*L7 6 6\ndead north miner 4\nat Q2 North soldier",
            options=DEADLY,
            south="a F13",
            north="m L7, s Q2",
        ),
    ),
    (
        "MM-R84",
        Part(
            "die: moving on never kills",
            "F13*L7 6 5\nat P3 North miner\ndead north miner 3",
            options=DEADLY,
            south="a F13",
            north="m L7, s Q2",
        ),
    ),
    (
        "MM-R84",
        Part(
            "die: nor moving on to the edge",
            "F13*L7 6 4\nat Q2 North miner",
            options=DEADLY,
            south="a F13",
            north="m L7, s P3",
        ),
    ),
    (
        "MM-R80",
        Part(
            "die: higher ground stops him as ever",
            "M8*I8 4 3\nat H8 North miner\ndead north miner 3",
            options=DEADLY,
            south="a M8",
            north="m I8",
        ),
    ),
    (
        "MM-R80",
        Part(
            "die: and holds him where he is when that is taken",
            "M8*I8 4 6\nat I8 North miner",
            options=DEADLY,
            south="a M8",
            north="m I8 H8",
        ),
    ),
    (
        "MM-R92",
        Part(
            "die: miners are no part of an elimination",
            "F13*L7 6 6\nplaying\ndead north miner 4",
            options=DEADLY,
            south="a F13",
            north="m L7",
        ),
    ),
)


@pytest.mark.parametrize("part", [*LINE_OF_SIGHT, *POINT_BLANK, *FALL_EDGE])
def test_shots(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-R78")
@pytest.mark.parametrize("terrace", ["H8 I8 J8", "H10 I10 J10"])
def test_terrain_hides_the_terraces_from_the_whole_ground(terrace: str) -> None:
    ground = [square.id for square in RULESET.board(RULESET.start({}, 2)).places if square.facts["level"] == 0]
    assert len(ground) == 246
    exposed = {sight: sum(shots(sight, archer, terrace) for archer in ground) for sight in ("none", "terrain")}
    assert exposed["terrain"] == 0
    assert exposed["none"] > 0


def shots(sight: str, archer: str, miners: str) -> int:
    """How many of the miners an archer on a square can shoot at."""
    game = place({"line_of_sight": sight}, south=f"a {archer}", north=f"m {miners}", park=False)
    return len(Table(game).targets("shoot", archer))
