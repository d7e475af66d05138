"""What is told of an action, whole and in order: each happening with its units, squares and numbers."""

from typing import Any

import pytest

from grognard.core.game import SPECTATOR
from grognard.core.views import Event
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows

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

SHOTS = rows(
    (
        "MM-072, MM-075, MM-078, MM-079",
        Part(
            "a hit",
            """
            I13*I9 4 5
            South's archer shoots at North's miner over 4 squares.
            The archer throws 4 at a distance of 4: a hit.
            The second die shows 5 for the fall of North's miner.
            North's miner falls from I9 to I4.
            North's miner leaves the top; 2 turns counted there are lost.
            South spends 1 action, 2 left.
            """,
            south="a I13",
            north="m A3 I9",
            setting={"hold": {"I9": 2}},
        ),
    ),
    (
        "MM-R90",
        Part(
            "a miss",
            """
            I5*I9 3
            North's archer shoots at South's miner over 4 squares.
            The archer throws 3 at a distance of 4: a miss.
            North's archer has missed South's miner; that was its shot of the turn.
            North spends 1 action, 2 left.
            """,
            south="m A5 I9",
            north="a I5",
            setting={"side": "north"},
        ),
    ),
    (
        "MM-R80, MM-082",
        Part(
            "a fall that higher ground stops",
            """
            M8*I8 4 3
            South's archer shoots at North's miner over 4 squares.
            The archer throws 4 at a distance of 4: a hit.
            The second die shows 3 for the fall of North's miner.
            Higher ground behind H8 stops North's miner.
            North's miner falls from I8 to H8.
            South spends 1 action, 2 left.
            """,
            south="a M8",
            north="m A3 I8",
        ),
    ),
    (
        "MM-R83",
        Part(
            "no way to fall",
            """
            M8*I8 4 1
            South's archer shoots at North's miner over 4 squares.
            The archer throws 4 at a distance of 4: a hit.
            The second die shows 1 for the fall of North's miner.
            North's miner finds no free square to fall to and stays on I8.
            South spends 1 action, 2 left.
            """,
            south="a M8",
            north="m A3 I8 H8",
        ),
    ),
    (
        "MM-R84",
        Part(
            "a fall to the edge",
            """
            F13*L7 6 6
            South's archer shoots at North's miner over 6 squares.
            The archer throws 6 at a distance of 6: a hit.
            The second die shows 6 for the fall of North's miner.
            North's miner is thrown to the edge of the board at Q2.
            North's miner falls from L7 to Q2.
            South spends 1 action, 2 left.
            """,
            south="a F13",
            north="m A3 L7",
        ),
    ),
    (
        "MM-R84",
        Part(
            "under the option beyond it",
            """
            F13*L7 6 6
            South's archer shoots at North's miner over 6 squares.
            The archer throws 6 at a distance of 6: a hit.
            The second die shows 6 for the fall of North's miner.
            North's miner is thrown to the edge of the board at Q2.
            North's miner on L7 dies.
            South spends 1 action, 2 left.
            """,
            south="a F13",
            north="m A3 L7",
            options={"fall_edge": "die"},
        ),
    ),
)

TURNS = rows(
    (
        "MM-024, MM-027, MM-R95",
        Part(
            "a turn's start",
            """
            end
            North leaves 2 actions unused.
            Turn 11: South.
            South's miner has held I9 for 2 of 5 turns.
            South's miner on G12 mines 1 point.
            South's miner on I9 mines 4 points.
            South earns 5 points and has 8.
            South has 3 actions.
            """,
            south="m A5 G12 I9",
            setting={"side": "north", "points": (3, 2), "hold": {"I9": 1}, "actions_left": 2},
        ),
    ),
    (
        "MM-015, MM-R91",
        Part(
            "the top held",
            """
            end
            South leaves 1 action unused.
            Turn 11: North.
            North's miner has held I9 for 5 of 5 turns.
            North has held the top for 5 turns.
            North wins.
            """,
            north="m I9",
            setting={"hold": {"I9": 4}, "actions_left": 1},
        ),
    ),
    (
        "MM-016, MM-017",
        Part(
            "a hundred points",
            """
            end
            South leaves 3 actions unused.
            Turn 11: North.
            North's miner on H9 mines 4 points.
            North earns 4 points and has 101.
            North has reached 100 points.
            North wins.
            """,
            north="m H9",
            setting={"points": (0, 97)},
        ),
    ),
    (
        "MM-014",
        Part(
            "nobody left to fight",
            """
            E8xD9 6,5
            North's soldier on E8 attacks South's soldier on D9.
            North throws 6, South 5.
            South's soldier on D9 dies.
            North gains 2 points and has 2.
            North spends 1 action, 2 left.
            South has neither soldiers nor archer left.
            North wins.
            """,
            south="s D9",
            north="s E8",
            setting={"side": "north", "park": False},
        ),
    ),
    (
        "MM-R101",
        Part(
            "the turn cap",
            """
            end
            South leaves 3 actions unused.
            The game is a draw.
            """,
            setting={"turn": 400},
        ),
    ),
    (
        "MM-R101",
        Part(
            "the turn cap under the option",
            """
            end
            South leaves 3 actions unused.
            North wins.
            """,
            setting={"turn": 400, "points": (3, 4)},
            options={"cap_result": "points"},
        ),
    ),
    (
        "MM-025, MM-R31",
        Part(
            "the second player's first turn",
            """
            end
            South leaves 3 actions unused.
            Turn 2: North.
            North's first turn brings no income.
            North has 3 actions.
            """,
            setting={"turn": 1},
        ),
    ),
)


def sentences(game: Any) -> list[str]:
    events = [Event(what=told[0], rule=told[1], audience=told[2], numbers=told[3:]) for told in game.told]
    return [RULESET.narrate(game, event, SPECTATOR) for event in events]


@pytest.mark.parametrize("part", FIGHTS + WALKS + SHOTS + TURNS)
def test_told(part: Part) -> None:
    played, *wanted = [line.strip() for line in part.lines.strip().splitlines()]
    game = place(part.options, south=part.south, north=part.north, **part.setting)
    Table(game).run(played)
    assert sentences(game) == wanted


@pytest.mark.rule("MM-R32")
def test_told_of_a_handicap() -> None:
    game: Any = RULESET.start({"first_turn_actions": 2}, 2)
    game.told = []
    game.apply(1)
    Table(game).run("told actions MM-R32")
    assert sentences(game)[-1] == "North has 2 actions."


@pytest.mark.rule("MM-R08")
@pytest.mark.parametrize(("outcome", "side"), [(0, "South"), (1, "North")])
def test_told_of_the_start(outcome: int, side: str) -> None:
    game: Any = RULESET.start({}, 2)
    game.told = []
    game.apply(outcome)
    assert sentences(game) == [
        f"{side} begins.",
        f"Turn 1: {side}.",
        f"{side}'s first turn brings no income.",
        f"{side} has 3 actions.",
    ]
