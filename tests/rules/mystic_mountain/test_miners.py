"""Miners: how they walk, climb and come down, and what climbing costs."""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

RAMP = ["G13", "G12", "G11", "H11", "H10", "G10", "G9", "H9", "I9"]
RICH = {"points": (20, 0)}
FOOT = "F11 H12 F12 F13 G13 H13 E10 E11 E12 E13 I12 I13 E14 F14 G14 H14 I14"

MOVES = rows(
    (
        "MM-057",
        Part(
            "up to two squares of the ground",
            "moves A14: C14 A12 C12 B16 B14 / D14 A11 A17\nrefuse A14-D14 MM-R12\nrefuse A14-A17 MM-R12\nA14-C14\ntold move MM-057\nactions 2",
            south="m A14",
        ),
    ),
    (
        "MM-058",
        Part(
            "as often as there are actions",
            "A14-C14\nC14-E14\ntold move MM-058\nE14-G14\ntold move MM-058\nat G14 South miner\nturn north",
            south="m A14",
        ),
    ),
    ("MM-058", Part("the same square twice", "A14-A15\nA15-A14\nactions 1\nmoves A14: A16", south="m A14")),
    (
        "MM-R20",
        Part(
            "on the mountain as well",
            "H11-I11\ntold move MM-R21\nI11-J11\ntold move MM-R20\nJ11-L11\ntold move MM-064\nturn north",
            south="m H11",
        ),
    ),
    ("MM-R20", Part("a climb between two Moves", "H11-G11\nG11^H11\nH11-I11\ntold move MM-R20\nturn north", south="m H11", setting=RICH)),
    ("MM-R20", Part("down again and again", "I9-G9\nG9-H8\nH8-G7\nat G7 South miner\npoints 0 0\nturn north", south="m I9")),
    ("MM-064", Part("down and along by single steps, free of points", "moves H10: H11 G11 I10 I11 J10 J11 / G10 G12 H12\nH10-G11\ntold move MM-064\npoints 3 0\nuntold pays\nactions 2", south="m H10", setting={"points": (3, 0)})),
    ("MM-064", Part("onto the ground", "G12-G14\ntold move MM-064\nat G14 South miner", south="m G12")),
    (
        "MM-065, MM-R24",
        Part(
            "not over a cliff",
            "moves I9 = H9 J9 G9 K9\nrefuse I9-I10 MM-065\nrefuse I9-I8 MM-065\nrefuse I9-H10 MM-065\nI9-H9",
            south="m I9",
        ),
    ),
    ("MM-065, MM-R24", Part("nor off a ledge", "moves F9: F8 F10 F7 F11 G7 G11 / E9 E8 E10\nrefuse F9-E9 MM-065\nrefuse F9-E8 MM-065", south="m F9")),
    ("MM-R21", Part("sideways on a level, as a Move", "moves H11: I11 J11\nH11-I11\ntold move MM-R21\npoints 0 0\nactions 2", south="m H11")),
    (
        "MM-R22",
        Part(
            "steps down and along in one Move",
            "moves H11 = G11 I11 F11 G12 H12 F10 J11\nrefuse H11-H13 MM-R22\nH11-F10\nat F10 South miner",
            south="m H11",
        ),
    ),
    ("MM-R22", Part("down to the ground and on", f"moves G12 = {FOOT}", south="m G12")),
    ("MM-R22", Part("not three levels in two steps", "refuse I9-I11 MM-R22\nrefuse H9-H7 MM-R22\nmoves H9 = G9 G8 G10", south="m I9 H9")),
    (
        "MM-R23",
        Part(
            "never up in a Move, whatever the points",
            "refuse G13-G12 MM-R23\nrefuse G13-G11 MM-R23\nrefuse H11-H10 MM-R23\nmoves G13: F12 H13 I12 / G12 F11 H12 G11",
            south="m G13 H11",
            setting=RICH,
        ),
    ),
    ("MM-R23", Part("a climb never leads down or along", "refuse H11^G11 MM-R23\nrefuse H11^I11 MM-R23\nclimbs H11: H10 I10 / G11 I11", south="m H11", setting=RICH)),
    ("MM-R13, MM-R14", Part("units bar the way", "moves H11: none\nrefuse H11-I11 MM-R14\nrefuse H11-J11 MM-R13\nrefuse H11-G12 MM-R13", south="m H11 I11", north="m G11")),
    (
        "MM-R30",
        Part(
            "boxed in, he has no Move",
            "moves G12: none\nclimbs G12: none\nverbs G12: none\nrefuse G12 G12 MM-R18",
            south="m G12",
            north="s F12 F13 G13 H13, m F11 G11 H12",
            setting=RICH,
        ),
    ),
)  # fmt: skip

CLIMBS = rows(
    ("MM-059", Part("a miner's own action", "verbs G13: move climb\nG13^G12\ntold climb MM-059\nat G12 South miner\nat G13 nothing", south="m G13", setting=RICH)),
    (
        "MM-060",
        Part(
            "one level a turn",
            "G13^G12\nclimbs G12: none\nrefuse G12^G11 MM-060\nrefuse G12 G11 MM-060\nend\nend\nnone\nG12^G11",
            south="m G13",
            setting=RICH,
        ),
    ),
    ("MM-060", Part("and one only", "climbs G12: G11 / H11\nrefuse G12^H11 MM-060\nrefuse G13^G11 MM-R23\nrefuse H13^H11 MM-R23", south="m G12 G13 H13", setting=RICH)),
    (
        "MM-061",
        Part(
            "several miners in a turn",
            "G13^G12\ntold climb MM-059\nK13^K12\ntold climb MM-061\nH11^H10\ntold climb MM-061\nturn north\npoints 16 0",
            south="m G13 K13 H11",
            setting=RICH,
        ),
    ),
    ("MM-061", Part("the other side's climb does not count", "G13^G12\nend\nnone\nG5^G6\ntold climb MM-059", south="m G13", north="m G5", setting={"points": (20, 20)})),
    ("MM-062", Part("the price is the yield of the level reached", "G13^G12\npoints 1 0\ntold pays MM-062", south="m G13", setting={"points": (2, 0)})),
    ("MM-062", Part("from the own counter", "G5^G6\npoints 7 4\ntold pays MM-062", north="m G5", setting={"side": "north", "points": (7, 5)})),
    ("MM-063", Part("one after another", "F11^F10\npoints 8 0\nH11^H10\npoints 6 0\nG9^H9\npoints 2 0", south="m F11 H11 G9", setting={"points": (9, 0)})),
    ("MM-R25", Part("diagonally too", "climbs H11 = H10 I10\nH11^I10\npoints 18 0\nat I10 South miner", south="m H11", setting=RICH)),
    (
        "MM-R26",
        Part(
            "down and up again",
            "H11-G11\nG11^H11\npoints 19 0\nat H11 South miner\nH11-G11\nturn north",
            south="m H11",
            setting=RICH,
        ),
    ),
    ("MM-R26", Part("a miner that climbed may go down, not up again", "G12^G11\nG11-G12\nclimbs G12: none\nrefuse G12^G11 MM-060", south="m G12", setting=RICH)),
    (
        "MM-R28",
        Part(
            "not without the points",
            "climbs H11: none\nclimbs G12: G11\nrefuse H11^H10 MM-R28\nG12^G11\npoints 0 0\nclimbs J12: none\nrefuse J12^K11 MM-R28",
            south="m H11 G12 J12",
            setting={"points": (1, 0)},
        ),
    ),
    ("MM-R28", Part("3 points do not pay for level 7", "climbs G9: none\nrefuse G9^H9 MM-R28", south="m G9", setting={"points": (3, 0)})),
    ("MM-R28", Part("exactly enough do", "G9^H9\npoints 0 0\nactions 2", south="m G9", setting={"points": (4, 0)})),
    ("MM-026", Part("not before the first points", "climbs G13: none\nrefuse G13^G12 MM-026", south="m G13")),
    ("MM-R29", Part("an enemy miner bars a ramp", "climbs G12: none\nrefuse G12^G11 MM-R29", south="m G12", north="m G11", setting=RICH)),
    ("MM-R14", Part("so does an own one", "climbs G12: none\nrefuse G12^G11 MM-R14", south="m G12 G11", setting=RICH)),
)  # fmt: skip

PRICES = [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 4), (8, 4)]
ENTERED = (1, 4, 7)  # the lowest level of each band

SAFE = rows(
    (
        "MM-066",
        Part(
            "soldiers cannot reach him on the mountain",
            "attacks E8: none\nattacks E9: none\nattacks E10: none\nrefuse E9xF9 MM-054\nverbs E9: move",
            south="s E8 E9 E10",
            north="m F9",
        ),
    ),
    ("MM-066, MM-054", Part("not on level 1 either", "attacks F12: none\nattacks H13: none\nrefuse F12xG12 MM-054\nrefuse H13xG12 MM-054", south="s F12 F13 G13 H13", north="m G12")),
    ("MM-066", Part("once down he is in danger", "G12-G13\nend\nF13xG13\nat G13 nothing", south="s F13", north="m G12", setting={"side": "north"})),
)  # fmt: skip


@pytest.mark.parametrize("part", MOVES + CLIMBS + SAFE)
def test_miners(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-062", "MM-063", "MM-R27")
@pytest.mark.parametrize(("level", "price"), PRICES)
def test_price_of_each_level(level: int, price: int) -> None:
    """Each climb is paid, inside a band as well."""
    start, end = RAMP[level - 1 : level + 1]
    told = "MM-062" if level in ENTERED else "MM-R27"
    lines = f"{start}^{end}\npoints {20 - price} 0\ntold pays {told}\nactions 2"
    run_part(Part("", lines, south=f"m {start}", setting=RICH))


@pytest.mark.rule("MM-R28", "MM-063")
@pytest.mark.parametrize(("level", "price"), PRICES[1:])
def test_a_point_too_few_for_each_level(level: int, price: int) -> None:
    start, end = RAMP[level - 1 : level + 1]
    lines = f"climbs {start}: none\nrefuse {start}^{end} MM-R28"
    run_part(Part("", lines, south=f"m {start}", setting={"points": (price - 1, 0)}))


@pytest.mark.rule("MM-054", "MM-066")
@pytest.mark.parametrize("level", range(1, 9))
def test_no_unit_kills_a_miner_on_the_mountain(level: int) -> None:
    """Soldiers on all ground next to him find nothing to attack."""
    square = RAMP[level]
    run_part(
        Part(
            "",
            f"verbs: end move\nat {square} North miner",
            south="s F12 F13 G13 H13 I12 I13 E8 E9 E10 E11",
            north=f"m {square}",
        )
    )
