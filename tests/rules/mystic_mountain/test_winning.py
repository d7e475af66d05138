"""The three ways to win, when they are looked at, and how a game ends without a winner."""

import pytest

from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

ALONE = {"park": False}
BEGIN = {"begin": True}

ELIMINATION = rows(
    (
        "MM-014",
        Part(
            "the last soldier dies, no archer is left",
            """
            D9xE8 5,3
            points 2 0
            told goal MM-014
            told over MM-R91
            wins south elimination
            """,
            south="s D9",
            north="s E8",
            setting=ALONE,
        ),
    ),
    (
        "MM-014",
        Part("North wins in the same way", "E8xD9 5,3\npoints 0 2\nwins north elimination", south="s D9", north="s E8", setting={**ALONE, "side": "north"}),
    ),
    ("MM-014", Part("another soldier is left", "D9xE8 5,3\nplaying\nturn south", south="s D9", north="s E8, s Q1", setting=ALONE)),
    ("MM-014", Part("the throw fails", "D9xE8 3,3\nplaying\nturn south", south="s D9", north="s E8", setting=ALONE)),
    ("MM-014, MM-R93", Part("an archer is left", "D9xE8 5,3\nplaying\nturn south", south="s D9", north="s E8, a I2", setting=ALONE)),
    (
        "MM-014, MM-R71",
        Part(
            "the archer is the last",
            "D9!C8 6,2\npoints 0 0\nuntold points\ntold goal MM-014\nwins south elimination",
            south="s D9",
            north="a C8, m F9",
            setting={**ALONE, "links": {"D9": 8}},
        ),
    ),
    (
        "MM-R93",
        Part(
            "soldiers are left when the archer dies",
            "D9!C8 6,2\nplaying\nturn north",
            south="s D9",
            north="a C8, s Q1",
            setting={**ALONE, "links": {"D9": 8}},
        ),
    ),
    ("MM-R93", Part("miners do not keep a side in the game", "D9xE8 5,3\nwins south elimination", south="s D9", north="s E8, m F9 L9 C2 D2", setting=ALONE)),
    (
        "MM-R93",
        Part(
            "nor are they needed",
            "D9xE8\nplaying\ndead north miner 4\nturn south",
            south="s D9",
            north="m E8, s Q1",
            setting=ALONE,
        ),
    ),
    (
        "MM-R92",
        Part(
            "at once, though units could be bought",
            "D9xE8 5,3\nwins south elimination",
            south="s D9",
            north="s E8",
            setting={**ALONE, "points": (0, 60)},
        ),
    ),
)  # fmt: skip

LATE = rows(
    (
        "MM-R92",
        Part(
            "under the option after the chance to buy",
            "D9xE8 5,3\nplaying\nend\ntold goal MM-R92\ntold over MM-R91\nwins south elimination",
            south="s D9",
            north="s E8",
            setting=ALONE,
            options={"elimination": "after_purchase"},
        ),
    ),
)  # fmt: skip

TOP = rows(
    (
        "MM-015, MM-R95",
        Part(
            "the fifth own turn start wins, before income",
            "end\npoints 0 0\ntold hold MM-R95\ntold goal MM-015\ntold over MM-R91\nuntold income\nwins south top",
            south="m I9",
            setting={"side": "north", "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "the fourth does not",
            "end\nplaying\nhold I9 4\npoints 4 0\ntold hold MM-R95\nuntold goal",
            south="m I9",
            setting={"side": "north", "hold": {"I9": 3}},
        ),
    ),
    (
        "MM-R95",
        Part(
            "arriving counts nothing, own turn starts one each, the opponent's none",
            "H9^I9\nhold I9 0\nend\nhold I9 0\nend\nhold I9 1\nend\nhold I9 1\nend\nhold I9 2",
            south="m H9",
            setting={"points": (4, 0)},
        ),
    ),
    (
        "MM-015",
        Part("for North as well", "end\nwins north top", north="m I9", setting={"hold": {"I9": 4}}),
    ),
    ("MM-R94", Part("level 7 is not the top", "end\nhold H9 0\nhold J9 0\nuntold hold", south="m H9, m J9", setting={"side": "north"})),
    (
        "MM-R96",
        Part(
            "an own Move away and back starts anew",
            """
            I9-H9
            told resets MM-R96
            hold H9 0
            H9^I9
            hold I9 0
            untold resets
            end
            end
            hold I9 1
            """,
            south="m I9",
            setting={"points": (4, 0), "hold": {"I9": 3}},
        ),
    ),
    (
        "MM-R96",
        Part(
            "another miner has a count of his own",
            "I9-H9\nJ9^I9\nhold I9 0\nhold H9 0\nend\nend\nhold I9 1\nplaying",
            south="m I9, m J9",
            setting={"points": (4, 0), "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R96",
        Part(
            "a shot away resets",
            "I13*I9 4 1\ntold resets MM-R96\nhold I8 0\nend\nhold I8 0\nuntold hold",
            south="m I9",
            north="a I13",
            setting={"side": "north", "hold": {"I9": 4}},
        ),
    ),
    ("MM-R96", Part("a miss leaves the count", "I13*I9 3\nend\nwins south top", south="m I9", north="a I13", setting={"side": "north", "hold": {"I9": 4}})),
    (
        "MM-R97",
        Part(
            "nobody else comes up there",
            "moves H9: none\nclimbs E9: none\nmoves E9: E8 / F9 G9\nmoves I12: I13 / I11 I10",
            south="s E9, a I12",
            setting={"points": (9, 0)},
        ),
    ),
)  # fmt: skip

POINTS = rows(
    (
        "MM-016, MM-R98",
        Part(
            "a kill makes 100",
            "D9xE8 5,3\npoints 100 0\ntold points MM-019\ntold goal MM-016\ntold over MM-017\nwins south points",
            south="s D9",
            north="s E8",
            setting={"points": (98, 0)},
        ),
    ),
    ("MM-016", Part("99 are not enough", "D9xE8 5,3\npoints 99 0\nplaying\nturn south", south="s D9", north="s E8", setting={"points": (97, 0)})),
    (
        "MM-016",
        Part("for North as well", "E8xD9 5,3\nwins north points", south="s D9", north="s E8", setting={"points": (0, 98), "side": "north"}),
    ),
    (
        "MM-017, MM-R33",
        Part(
            "income makes 100, before any purchase",
            "end\npoints 100 0\ntold income MM-027\ntold goal MM-016\ntold over MM-017\nwins south points",
            south="m G10, m H11",
            setting={"points": (97, 0), "side": "north"},
        ),
    ),
    ("MM-017", Part("99 after income: play goes on", "points 99 0\nplaying\nbuy south", south="m G10, m H11", setting={"points": (96, 0), "begin": True})),
    ("MM-R98", Part("more than 100 wins too", "points 102 0\nwins south points", south="m H9", setting={"points": (98, 0), "begin": True})),
    ("MM-R98", Part("only in the own turn", "end\nplaying\npoints 99 0\nturn north", south="m H9", setting={"points": (99, 0)})),
    (
        "MM-R99",
        Part(
            "the counter is compared, not what was ever earned",
            "points 52 0\nplaying",
            south="m G10",
            setting={"points": (50, 0), "earned": (140, 0), "begin": True},
        ),
    ),
    ("MM-R99", Part("a price pushes the win away", "G13^G12\npoints 98 0\nplaying", south="m G13", setting={"points": (99, 0)})),
    ("MM-R91", Part("any one of the three is enough: elimination", "D9xE8 5,3\ntold over MM-R91\nwins south elimination", south="s D9", north="s E8", setting=ALONE)),
    ("MM-R91", Part("top", "wins south top", south="m I9", setting={"begin": True, "hold": {"I9": 4}})),
    ("MM-R91", Part("points", "wins south points", south="m I9", setting={"begin": True, "points": (96, 0)})),
)  # fmt: skip

TOGETHER = rows(
    (
        "MM-R100",
        Part(
            "top before points",
            "wins south top\npoints 98 0",
            south="m I9",
            setting={"begin": True, "points": (98, 0), "hold": {"I9": 4}},
        ),
    ),
    (
        "MM-R100",
        Part(
            "elimination before points",
            "D9xE8 5,3\npoints 100 0\nwins south elimination",
            south="s D9",
            north="s E8",
            setting={**ALONE, "points": (98, 0)},
        ),
    ),
)  # fmt: skip

CAP = rows(
    ("MM-R101", Part("turn 400 has ended", "end\ntold over MM-R101\nuntold goal\nuntold turn\ndraw cap", setting={"turn": 400})),
    ("MM-R101", Part("turn 400 is still played", "end\nturn north\nplaying", setting={"turn": 399})),
    ("MM-R101", Part("whatever the counters are", "end\ndraw cap", setting={"turn": 400, "points": (90, 3)})),
    (
        "MM-R101, MM-R33",
        Part("no top is looked at any more", "end\ndraw cap\nuntold hold", north="m I9", setting={"turn": 400, "hold": {"I9": 4}}),
    ),
    ("MM-R101", Part("with the third action of turn 400", "D9-D8\nC9-C8\nB9-B8\ndraw cap", south="s D9, s C9, s B9", setting={"turn": 400})),
    ("MM-R101", Part("a win in turn 400 counts", "D9xE8 5,3\nwins south points", south="s D9", north="s E8", setting={"turn": 400, "points": (98, 0)})),
)  # fmt: skip


@pytest.mark.parametrize("part", ELIMINATION + LATE + TOP + POINTS + TOGETHER + CAP)
def test_winning(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-014", "MM-015", "MM-016", "MM-R91")
@pytest.mark.parametrize(
    ("south", "north", "setting", "rule"),
    [
        ("s D9", "s E8", ALONE, "MM-014"),
        ("s D9", "s E8, s Q1", {**ALONE, "points": (98, 0)}, "MM-016"),
    ],
)
def test_nothing_is_asked_after_the_end(south: str, north: str, setting: dict[str, object], rule: str) -> None:
    table = Table(place({}, south=south, north=north, **setting))  # type: ignore[arg-type] # settings of several kinds
    table.run(f"D9xE8 5,3\nrefuse end {rule}\nrefuse D9-D10 {rule}")
    result = RULESET.view(table.game, 0).result
    assert result is not None
    assert (result["rule"], result["winner"]) == (rule, 0)


@pytest.mark.rule("MM-017")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert list(place({}, south="s D9", north="s E8", points=(99, 0)).scores()) == [0, 0]
