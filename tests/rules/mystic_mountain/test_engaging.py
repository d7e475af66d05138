"""Engaging: the three steps by which soldiers kill an archer, and how it gets away."""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

LINKED = {"links": {"D9": 8}}  # D9 has engaged C8's archer in an earlier turn
BOUND = {**LINKED, "side": "north"}

STEPS = rows(
    (
        "MM-047",
        Part(
            "no attack on an archer that is not engaged",
            "verbs D9: move engage\nattacks D9: none\nfull D9: none\nrefuse D9xC8 MM-047\nrefuse D9!C8 MM-R57",
            south="s D9",
            north="a C8",
        ),
    ),
    ("MM-047", Part("nor on one that is", "attacks D9: none\nrefuse D9xC8 MM-047", south="s D9", north="a C8", setting=LINKED)),
    ("MM-048", Part("first the approach", "D11-D9\ntold move MM-048\nactions 2\nengages D9: C8", south="s D11", north="a C8")),
    ("MM-048", Part("North's soldiers too", "C6-C8\ntold move MM-048\nA1-A2\ntold move MM-038", south="a D9", north="s C6", setting={"side": "north"})),
    ("MM-048", Part("another Move is none", "D11-D10\ntold move MM-038\nengages D10: none\nrefuse D10&C8 MM-040", south="s D11", north="a C8")),
    ("MM-048", Part("from all eight sides", "engages B8: C8\nengages D8: C8\nengages B7: C8\nengages C7: C8\nengages D7: C8\nengages B9: C8\nengages C9: C8\nengages D9: C8", south="s B8 D8 B7 C7 D7 B9 C9 D9", north="a C8")),
    (
        "MM-049",
        Part(
            "then the engagement",
            "D11-D9\nD9&C8\ntold engage MM-049\nengaged north D9\nactions 1\nat C8 North archer",
            south="s D11",
            north="a C8",
        ),
    ),
    ("MM-R60", Part("without approach when it stands there already", "D9&C8\ntold engage MM-R60\nengaged north D9\nactions 2", south="s D9", north="a C8")),
    ("MM-R60", Part("only soldiers engage", "engages E9: none\nrefuse E9&D9 MM-022\nrefuse C9&D9 MM-022", south="m E9, a C9", north="a D9")),
    ("MM-R57", Part("only archers are engaged", "engages D9: none\nrefuse D9&E8 MM-R57\nrefuse D9&E9 MM-R57", south="s D9", north="s E8, m E9")),
    (
        "MM-050",
        Part(
            "the full attack with all three actions",
            "full D9: C8\nD9!C8 6,2\ntold full-attack MM-R62\ntold spends MM-050\ntold turn-ends MM-035\nat C8 nothing\nturn north",
            south="s D9",
            north="a C8",
            setting=LINKED,
        ),
    ),
    ("MM-051, MM-R52", Part("higher kills", "D9!C8 2,1\ntold dice MM-051\ntold dies MM-051\ndead north archer 1", south="s D9", north="a C8", setting=LINKED)),
    ("MM-051", Part("a tie does nothing", "D9!C8 3,3\ntold tie MM-051\nuntold dies\nat C8 North archer\nturn north", south="s D9", north="a C8", setting=LINKED)),
    ("MM-051", Part("lower does nothing", "D9!C8 2,5\ntold lower MM-051\nuntold dies\nat C8 North archer\nat D9 South soldier\nturn north", south="s D9", north="a C8", setting=LINKED)),
    ("MM-051", Part("for North as well", "C8!D9 6,1\nat D9 nothing\nturn south", south="a D9", north="s C8", setting={"side": "north", "links": {"C8": 9}})),
    ("MM-R71, MM-046", Part("no points for an archer", "D9!C8 6,2\npoints 3 0\nuntold points\ntold no-points MM-R71", south="s D9", north="a C8", setting={**LINKED, "points": (3, 0)})),
    ("MM-R61", Part("not in the turn of engaging", "D9&C8\nfull D9: none\nrefuse D9!C8 MM-R61", south="s D9", north="a C8")),
    ("MM-R61", Part("in the next one", "D9&C8\nend\nend\nfull D9: C8\nD9!C8 6,2\nat C8 nothing", south="s D9", north="a C8")),
    ("MM-R61", Part("or any later one", "D9&C8\nend\nend\nend\nend\nengaged north D9\nfull D9: C8\nend\nend\nfull D9: C8", south="s D9", north="a C8")),
    (
        "MM-R62",
        Part(
            "not after another action",
            "D14-D12\nfull D9: none\nrefuse D9!C8 MM-R62\nD12xE12 5,1\nrefuse D9!C8 MM-R62",
            south="s D9 D14",
            north="a C8, s E12",
            setting=LINKED,
        ),
    ),
    ("MM-R62", Part("nor after an attack of its own", "D9xE10 2,6\nfull D9: none\nrefuse D9!C8 MM-R62", south="s D9", north="a C8, s E10", setting=LINKED)),
    ("MM-R62", Part("after a purchase it is", "soldier@H17\nfull D9: C8\nD9!C8 6,2\nat C8 nothing\nturn north", south="s D9", north="a C8", setting={**LINKED, "begin": True, "points": (15, 0)})),
)  # fmt: skip

ESCAPE = rows(
    (
        "MM-052",
        Part("higher is free", "free 5,2\ntold break-free MM-R64\ntold dice MM-052\ntold free MM-052\nuntold link-ends\nengaged north nobody\nverbs C8: move", south="s D9", north="a C8", setting=BOUND),
    ),
    ("MM-052, MM-R65", Part("a tie is not", "free 3,3\ntold tie MM-R65\nuntold free\nengaged north D9", south="s D9", north="a C8", setting=BOUND)),
    ("MM-052", Part("lower is not", "free 2,5\ntold lower MM-052\nuntold free\nengaged north D9", south="s D9", north="a C8", setting=BOUND)),
    ("MM-R52", Part("the archer's die comes first", "free 6,1\nengaged north nobody\nend\nturn south", south="s D9", north="a C8", setting=BOUND)),
    ("MM-R52", Part("for South as well", "free 2,1\nengaged south nobody", south="a D9", north="s C8", setting={"links": {"C8": 9}})),
    ("MM-053", Part("one try a turn", "free 3,3\nrefuse free MM-053\nverbs C8: none\nactions 2", south="s D9", north="a C8", setting=BOUND)),
    (
        "MM-R64, MM-053",
        Part(
            "again in each own turn while engaged",
            "free 3,3\nend\nend\nverbs C8: break-free\nfree 2,2\nrefuse free MM-053\nend\nend\nfree 6,1\nengaged north nobody",
            south="s D9",
            north="a C8",
            setting=BOUND,
        ),
    ),
    ("MM-R57", Part("nobody to break free from", "verbs C8: move\nrefuse free MM-R57", south="s D9", north="a C8", setting={"side": "north"})),
    (
        "MM-R58",
        Part(
            "an engaged archer only breaks free",
            "verbs C8: break-free\nmoves C8: none\nshots C8: none\nrefuse C8-C7 MM-R58\nrefuse C8*F11 MM-R58\nrefuse C8 F11 MM-R58",
            south="s D9, m F11",
            north="a C8",
            setting=BOUND,
        ),
    ),
    ("MM-R58", Part("also after a try in vain", "free 3,3\nrefuse C8-C7 MM-R58\nrefuse C8*F11 MM-R58\nend", south="s D9, m F11", north="a C8", setting=BOUND)),
    ("MM-070, MM-R58", Part("under the option a shot before the escape was its shot", "C8*F11 1\nfree 5,2\nrefuse C8*F11 MM-070\nverbs C8: move", south="s D9, m F11", north="a C8", setting=BOUND, options={"engaged_archer_may_shoot": True})),
    (
        "MM-R69",
        Part(
            "a freed archer may move and shoot",
            "free 5,2\nC8-C7\ntold move MM-R69\nrefuse C7-C6 MM-069\nactions 1\nend",
            south="s D9, m F11",
            north="a C8",
            setting=BOUND,
        ),
    ),
    ("MM-R69", Part("or shoot and move", "free 5,2\nshots C8: F11\nC8*F11 1\ntold shot MM-R69\nC8-C7\nturn south", south="s D9, m F11", north="a C8", setting=BOUND)),
)  # fmt: skip

LINKS = rows(
    ("MM-R57", Part("a full attack needs the link", "full D9: none\nrefuse D9!C8 MM-R57\nfull B7: C8", south="s D9 B7", north="a C8", setting={"links": {"B7": 8}})),
    ("MM-R59", Part("the soldier's Move ends it, though he stays next to the archer", "D9-D8\ntold link-ends MM-R59\nengaged north nobody\nfull D8: none\nengages D8: C8", south="s D9", north="a C8", setting=LINKED)),
    ("MM-R59", Part("North's soldiers too", "C8-C9\ntold link-ends MM-R59\nengaged south nobody", south="a D9", north="s C8", setting={"side": "north", "links": {"C8": 9}})),
    ("MM-R59", Part("others may move as they like", "D14-D12\nuntold link-ends\nengaged north D9", south="s D9 D14", north="a C8", setting=LINKED)),
    ("MM-R59", Part("an attack on somebody else keeps it", "verbs D9: move attack full-attack\nD9xE10 5,1\nuntold link-ends\nengaged north D9\nD9-D8\nengaged north nobody", south="s D9", north="a C8, s E10", setting=LINKED)),
    ("MM-R63", Part("a failed full attack keeps it", "D9!C8 3,3\ntold still-engaged MM-R63\nuntold link-ends\nengaged north D9\nend\nfull D9: C8\nD9!C8 6,1\nat C8 nothing", south="s D9", north="a C8", setting=LINKED)),
    ("MM-R63", Part("also a throw that was lower", "D9!C8 1,6\ntold still-engaged MM-R63\nengaged north D9\nverbs C8: break-free", south="s D9", north="a C8", setting=LINKED)),
    ("MM-R63", Part("under the option it ends it", "D9!C8 3,3\ntold link-ends MM-R63\nuntold still-engaged\nengaged north nobody", south="s D9", north="a C8", setting=LINKED, options={"failed_attack_ends_engagement": True})),
    ("MM-R66", Part("one link an archer", "engages B7: none\nengages D9: none\nrefuse B7&C8 MM-R66\nrefuse D9&C8 MM-R66", south="s D9 B7", north="a C8", setting=LINKED)),
    ("MM-R66", Part("others may stand by", "B10-B9\nat B9 South soldier\nengages B9: none\nengaged north D9", south="s D9 B10", north="a C8", setting=LINKED)),
    ("MM-R66", Part("each side's archer has its own", "engages D9: C8\nD9&C8\nengaged north D9\nengaged south E12", south="s D9, a E13", north="a C8, s E12", setting={"links": {"E12": 9}})),
    (
        "MM-R67",
        Part(
            "it ends when the soldier dies",
            "E10xD9 6,1\ntold link-ends MM-R67\nengaged north nobody\nverbs C8: move shoot\nC8-C7\ntold move MM-068",
            south="s D9, m F11",
            north="a C8, s E10",
            setting=BOUND,
        ),
    ),
    ("MM-R67", Part("not when another dies", "E10xE9 6,1\nuntold link-ends\nengaged north D9", south="s D9 E9", north="a C8, s E10", setting=BOUND)),
    ("MM-R67", Part("it ends when the archer dies", "D9!C8 6,1\ntold link-ends MM-R67\nend\nturn south\nfull D9: none\nverbs D9: move", south="s D9", north="a C8", setting=LINKED)),
    (
        "MM-R67, MM-R57",
        Part(
            "a new archer is not engaged",
            "D9!C8 6,1\narcher@H1\nengaged north nobody\nverbs H1: move",
            south="s D9",
            north="a C8",
            setting={**LINKED, "points": (0, 20)},
        ),
    ),
    ("MM-R68", Part("engaging after an attack", "D9xE9 4,4\nD9&C8\ntold engage MM-R68\nengaged north D9\nactions 1", south="s D9", north="a C8, s E9")),
    ("MM-R68", Part("an attack after engaging", "D9&C8\nattacks D9: E9\nD9xE9 4,4\nengaged north D9\nactions 1", south="s D9", north="a C8, s E9")),
    (
        "MM-R70, MM-R61",
        Part(
            "the same soldier again, and the wait starts anew",
            "free 5,2\nend\nfull D9: none\nengages D9: C8\nD9&C8\ntold engage MM-R60\nrefuse D9!C8 MM-R61\nend\nend\nD9!C8 6,2\nat C8 nothing",
            south="s D9",
            north="a C8",
            setting=BOUND,
        ),
    ),
    ("MM-R70, MM-R64", Part("and the archer may try again", "D9&C8\nend\nfree 3,3\nend\nD9-D8\nD8&C8\nend\nfree 5,1\nengaged north nobody", south="s D9", north="a C8")),
)  # fmt: skip


@pytest.mark.parametrize("part", STEPS + ESCAPE + LINKS)
def test_engaging(part: Part) -> None:
    run_part(part)
