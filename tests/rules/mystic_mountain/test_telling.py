"""What is told of an action, whole and in order: each happening with its units, squares and numbers."""

from typing import Any

import pytest

from grognard.core.game import SPECTATOR
from grognard.core.views import Event
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows
from tests.rules.mystic_mountain.told import FIGHTS, WALKS

# The first line is played, the others are the sentences.
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
