"""The purchase at the start of a turn: what may be bought, where it arrives, what it costs."""

from typing import Any

import pytest

from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

ALL_SOLDIERS = "s D15 E15 F15 G15 H15 I15 J15 K15 L15 M15 N15"
ALL_MINERS = "m E16 G16 K16 M16"


def rich(points: int, **more: Any) -> dict[str, Any]:
    return {"begin": True, "points": (points, 0), **more}


PURCHASE = rows(
    (
        "MM-036",
        Part(
            "one unit, before the actions",
            """
            buy south
            soldier@I17
            turn south
            refuse soldier@H17 MM-036
            refuse miner@H17 MM-036
            refuse none MM-036
            I17-I15
            refuse soldier@I17 MM-036
            """,
            setting=rich(60),
        ),
    ),
    ("MM-036", Part("not after declining and acting", "none\nD6-D7\nrefuse soldier@I17 MM-036", south="s D6", setting=rich(60))),
    ("MM-036", Part("again in the next own turn", "soldier@I17\nend\nend\nbuy south\nsoldier@H17\npoints 30 0", setting=rich(60))),
    (
        "MM-037",
        Part(
            "on an own Entrance square",
            """
            buys soldier: H17 I17 J17
            buys miner: H17 I17 J17
            buys archer: H17 I17 J17
            refuse soldier@I16 MM-037
            refuse soldier@H1 MM-037
            refuse soldier@K17 MM-037
            soldier@J17
            at J17 South soldier
            told arrives MM-037
            """,
            setting=rich(60),
        ),
    ),
    (
        "MM-037",
        Part("North's lie in the north", "buys soldier: H1 I1 J1\nsoldier@H1\nat H1 North soldier\npoints 60 45", setting={"begin": True, "side": "north", "points": (60, 60)}),
    ),
    ("MM-056", Part("15 points for a soldier", "soldier@I17\npoints 1 0\nactions 3\ntold pays MM-056\ntold actions MM-028", setting=rich(16))),
    ("MM-056", Part("exactly 15 are enough", "buys soldier: H17 I17 J17\nsoldier@H17\npoints 0 0", setting=rich(15))),
    ("MM-056, MM-R41", Part("14 are not", "buys soldier: none\nbuys miner: H17 I17 J17\nrefuse soldier@I17 MM-R41", setting=rich(14))),
    ("MM-067", Part("10 points for a miner", "miner@I17\npoints 15 0\nat I17 South miner\ntold pays MM-067", setting=rich(25))),
    ("MM-067", Part("exactly 10 are enough", "miner@I17\npoints 0 0", setting=rich(10))),
    ("MM-067, MM-R41", Part("9 are not, and nothing is asked", "turn south\nactions 3\nrefuse miner@I17 MM-R41", setting=rich(9))),
    ("MM-085", Part("20 points for the archer", "archer@I17\npoints 25 0\nat I17 South archer\ntold pays MM-085", setting=rich(45))),
    ("MM-085", Part("exactly 20 are enough", "buys archer: H17 I17 J17\narcher@I17\npoints 0 0", setting=rich(20))),
    ("MM-085, MM-R41", Part("19 are not", "buys archer: none\nbuys soldier: H17 I17 J17\nrefuse archer@I17 MM-R41", setting=rich(19))),
    (
        "MM-085",
        Part(
            "dead again, it stays dead",
            """
            archer@H17
            points 25 0
            end
            G16&H17
            end
            none
            end
            G16!H17 6,1
            dead south archer 1
            buy south
            points 25 0
            buys archer: none
            buys soldier: H17 I17 J17
            refuse archer@H17 MM-085
            """,
            north="s G16",
            setting=rich(45),
        ),
    ),
    (
        "MM-R46",
        Part(
            "once for each side",
            "buys archer: H1 I1 J1\narcher@I1\npoints 0 25",
            setting={"begin": True, "side": "north", "points": (0, 45), "revived": (True, False)},
        ),
    ),
    (
        "MM-R39",
        Part(
            "only what is dead",
            "buys soldier: none\nbuys miner: none\nbuys archer: H17 I17 J17\nrefuse soldier@I17 MM-R39\nrefuse miner@I17 MM-R39",
            south=f"{ALL_SOLDIERS}, {ALL_MINERS}",
            setting=rich(60, park=False),
        ),
    ),
    (
        "MM-R39",
        Part(
            "nothing is dead, nothing is asked",
            "turn south\nrefuse soldier@I17 MM-R39\nrefuse archer@I17 MM-R39",
            south=f"{ALL_SOLDIERS}, {ALL_MINERS}, a I16",
            setting=rich(60, park=False),
        ),
    ),
    (
        "MM-R39",
        Part("never more than sixteen", "archer@I17\nend\nend\nturn south\nrefuse archer@I17 MM-R39", south=f"{ALL_SOLDIERS}, {ALL_MINERS}", setting=rich(80, park=False)),
    ),
    (
        "MM-R40",
        Part(
            "it may be declined; that does not add up",
            """
            none
            told buy-nothing MM-R40
            points 60 0
            turn south
            end
            turn north
            refuse soldier@I17
            end
            buy south
            soldier@I17
            refuse soldier@H17 MM-036
            """,
            setting=rich(60),
        ),
    ),
    ("MM-R40", Part("not in the opponent's turn", "none\nend\nturn north\nrefuse soldier@H1 MM-R41", setting=rich(60))),
    (
        "MM-R41",
        Part(
            "paid from the counter, which never falls below 0",
            "soldier@I17\npoints 5 0\nend\nend\nturn south\nrefuse miner@H17 MM-R41",
            setting=rich(20),
        ),
    ),
    ("MM-R42", Part("it costs no action", "soldier@I17\nactions 3\nD6-D7\nactions 2", south="s D6", setting=rich(15))),
    (
        "MM-R43",
        Part(
            "the newcomer may act at once",
            "soldier@I17\nverbs I17: move attack engage\nI17xJ16 4,1\nI17&H16\nI17-I14\nturn north",
            north="s J16, a H16",
            setting=rich(15),
        ),
    ),
    ("MM-R43", Part("a miner too", "miner@I17\nI17-I15\nI15-I13", setting=rich(10))),
    ("MM-R43", Part("and an archer", "archer@I17\nmoves I17: I15 / I14\nI17-I15", setting=rich(20))),
    (
        "MM-R44, MM-R14",
        Part(
            "another free square when one is taken",
            "buys miner: J17\nrefuse miner@H17 MM-R44\nrefuse miner@I17 MM-R44\nminer@J17",
            south="s H17",
            north="s I17",
            setting=rich(25),
        ),
    ),
    ("MM-R44", Part("none is free: no purchase", "turn south\nactions 3\nrefuse miner@J17 MM-R44", south="s H17, s J17", north="s I17", setting=rich(60))),
    ("MM-R45", Part("the player picks the kind", "buys soldier: H17 I17 J17\nbuys miner: H17 I17 J17\nbuys archer: H17 I17 J17\nminer@H17\ndead south miner 3\ndead south soldier 10\ndead south archer 1", setting=rich(60))),
    ("MM-R47", Part("not in the first turn", "turn south\nactions 3\nrefuse soldier@I17 MM-R47", setting=rich(60, turn=1))),
    ("MM-R47", Part("nor in the second player's", "end\nturn north\nrefuse soldier@I1 MM-R47", setting={"turn": 1, "points": (0, 60)})),
    ("MM-R47", Part("from the third turn on", "buy south", setting=rich(60, turn=3))),
)  # fmt: skip


@pytest.mark.parametrize("part", PURCHASE)
def test_purchase(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-R45")
@pytest.mark.parametrize(
    ("side", "kind", "first"), [("south", "soldier", "S-s2"), ("south", "miner", "S-m1"), ("south", "archer", "S-a"), ("north", "soldier", "N-s2"), ("north", "miner", "N-m1"), ("north", "archer", "N-a")]
)  # fmt: skip
def test_the_lowest_number_comes_back_fresh(side: str, kind: str, first: str) -> None:
    game = place({}, south="s D9, m G12", north="s E8, m G6", side=side, points=(60, 60), begin=True)
    entrance = "H17" if side == "south" else "H1"
    Table(game).run(f"{kind}@{entrance}")
    (piece,) = [found for found in RULESET.view(game, 0).pieces if found.place == entrance]
    assert (piece.id, piece.kind) == (first, kind)
    assert piece.facts["done"] == ["bought"]
    assert piece.facts.get("hold", 0) == 0


@pytest.mark.rule("MM-R45")
@pytest.mark.parametrize(("kind", "first"), [("soldier", "S-s0"), ("miner", "S-m0"), ("archer", "S-a")])
def test_the_very_first_comes_back_first(kind: str, first: str) -> None:
    game = place({}, points=(60, 60), begin=True, park=False)
    Table(game).run(f"{kind}@H17")
    assert [piece.id for piece in RULESET.view(game, 0).pieces if piece.place] == [first]


@pytest.mark.rule("MM-085", "MM-R46")
def test_only_the_archer_comes_back_once() -> None:
    """Soldiers and miners come back as often as they are paid, and the archer's return is remembered for its side."""
    game = place({}, points=(60, 0), begin=True)
    Table(game).run("soldier@H17\nend\nend\nsoldier@I17\nend\nend\nminer@J17\nend\nend\nbuys archer: none\npoints 20 0")
