"""Points: where they come from, and how many."""

import random
from typing import Any

import pytest

from grognard.core.game import CHANCE, OVER
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, rows, run_part

RAMP = {1: "G12", 2: "G11", 3: "H11", 4: "H10", 5: "G10", 6: "G9", 7: "H9", 8: "I9"}
BEGIN = {"begin": True}

POINTS = rows(
    ("MM-019", Part("a soldier for two points", "D9xE8 5,3\npoints 2 0\ntold points MM-019", south="s D9", north="s E8")),
    (
        "MM-019",
        Part(
            "for North as well, on top of what it has",
            "E8xD9 6,5\npoints 7 11\ntold points MM-019",
            south="s D9",
            north="s E8",
            setting={"side": "north", "points": (7, 9)},
        ),
    ),
    (
        "MM-019",
        Part("only for a kill", "D9xE8 3,3\npoints 0 0\nuntold points\nE9xE8 2,5\npoints 0 0\nuntold points", south="s D9, s E9", north="s E8"),
    ),
    ("MM-020", Part("a miner on level 1 earns", "points 1 0", south="m G12", setting=BEGIN)),
    ("MM-020", Part("a miner on level 0 does not", "points 0 0", south="m G13", setting=BEGIN)),
    ("MM-020", Part("neither do soldiers and archers", "points 0 0", south="s D9, s I6, a I12", setting=BEGIN)),
    (
        "MM-020, MM-027",
        Part(
            "each miner that earns is told",
            "end\ntold mines MM-020 3\ntold income MM-027\npoints 10 0\nturn south",
            south="m H11, m G10, m H9, m G14",
            setting={"side": "north", "points": (3, 0)},
        ),
    ),
    ("MM-R34", Part("the opponent's miners earn for nobody now", "points 0 5", south="m G14", north="m F9, m I9", setting={"begin": True, "points": (0, 5)})),
    ("MM-R34", Part("each miner counts, on the same level too", "points 8 0", south="m H9, m J9", setting=BEGIN)),
    ("MM-R34, MM-R85", Part("however he got there", "I13*I9 4 2\nend\npoints 0 1", south="a I13", north="m I9")),
)  # fmt: skip


@pytest.mark.parametrize("part", POINTS)
def test_points(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-021")
@pytest.mark.parametrize(("level", "yields"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 4), (8, 4)])
def test_yield_of_each_level(level: int, yields: int) -> None:
    lines = f"end\npoints {yields} 0\nincome {yields}\ntold mines MM-020\ntold income MM-027"
    run_part(Part("", lines, south=f"m {RAMP[level]}", setting={"side": "north"}))


@pytest.mark.rule("MM-021")
def test_yields_add_up() -> None:
    run_part(Part("", "points 7 0", south="m H11, m G10, m H9", setting=BEGIN))


# Both armies in contact, miners at the foot of the mountain, archers in reach of it.
CONTACT: dict[str, Any] = {
    "south": "s B10 C10 D10 E10 B11 C11 D11 E11 A12 B12, m E12 F13 G13 H13, a I15",
    "north": "s B9 C9 D9 E9 B8 C8 D8 E8 A7 B7, m E6 F5 G5 H5, a I3",
}


@pytest.mark.rule("MM-018", "MM-R41")
@pytest.mark.parametrize("seed", range(6))
def test_every_gain_is_a_kill_or_income(seed: int) -> None:
    """A game between players who like to fight, climb and shoot: what is told accounts for both counters."""
    rng = random.Random(seed)
    game: Any = place({}, **CONTACT)
    game.told = []
    for _ in range(900):
        if game.actor == OVER:
            break
        if game.actor == CHANCE:
            game.apply(rng.randrange(int(game.chance()[0])))
            continue
        legal = [int(action) for action in game.legal_actions()]
        game.apply(rng.choice([action for action in legal if 1 < action < 1137] or legal))
    told = [(what, rule, a, b) for what, rule, _, a, b, _ in game.told]
    counts = [count_for(told, side) for side in (0, 1)]
    facts = [seat.facts for seat in RULESET.view(game, 0).seats]
    assert [(seat["earned"], seat["points"]) for seat in facts] == counts
    assert counts[0][0] + counts[1][0] > 10


def count_for(told: list[tuple[str, str, int, int]], side: int) -> tuple[int, int]:
    """What a side gained by kills and mining, and that less what it paid."""
    kills = [b for what, rule, a, b in told if (what, rule, a) == ("points", "MM-019", side)]
    income = [b for what, rule, a, b in told if (what, rule, a) == ("income", "MM-027", side)]
    paid = [b for what, _, a, b in told if what == "pays" and a // 16 == side]
    dead_soldiers = [a for what, _, a, _ in told if what == "dies" and a // 16 != side and a % 16 < 11]
    assert kills == [2] * len(dead_soldiers)
    return sum(kills) + sum(income), sum(kills) + sum(income) - sum(paid)
