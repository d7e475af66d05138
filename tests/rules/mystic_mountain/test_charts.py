"""What charts are made of: points, turns, and whose dice fall."""

import pytest

from grognard.core.chance import SeededSource
from grognard.core.charts import charts_of
from grognard.core.game import CHANCE
from grognard.core.match import Match
from grognard.core.registry import find_game
from grognard.games.mystic_mountain.positions import place

GAME = find_game("mystic-mountain")


@pytest.mark.rule("MM-R52")
@pytest.mark.parametrize(
    ("side", "south", "north", "notation", "dice", "throwers"),
    [
        ("south", "s D9", "s E8", "D9xE8", 2, (0, 1)),
        ("north", "s D9", "s E8", "E8xD9", 2, (1, 0)),
        ("south", "a I13", "m I9", "I13*I9", 1, (0,)),
        ("north", "m I9", "a I5", "I5*I9", 1, (1,)),
    ],
)
def test_the_side_on_turn_throws_first(
    side: str, south: str, north: str, notation: str, dice: int, throwers: tuple[int, ...]
) -> None:
    game = place(side=side, south=south, north=north)
    game.apply(GAME.parse(game, notation))
    assert game.actor == CHANCE
    assert tuple(GAME.throwers(game, dice)) == throwers


@pytest.mark.rule("MM-072")
@pytest.mark.parametrize(
    ("south", "north", "notation", "needed"),
    [("a I13", "m I9", "I13*I9", 4), ("a I15", "m I9", "I15*I9", 6), ("s D9", "s E8", "D9xE8", 0)],
)
def test_a_shot_needs_a_face_of_its_distance(south: str, north: str, notation: str, needed: int) -> None:
    game = place(south=south, north=north)
    assert GAME.needed(game) == 0
    game.apply(GAME.parse(game, notation))
    assert GAME.needed(game) == needed


def test_points_and_turns_are_those_of_the_view() -> None:
    game = place(points=(7, 9), turn=12, south="s D9", north="s E8")
    assert GAME.tallies(game) == {"points": [7, 9]}
    assert GAME.turn(game) == GAME.view(game, -1).turn == 12


def test_dice_of_a_match_are_all_counted() -> None:
    match = Match.new(GAME, {"first_player": "south"}, 2, SeededSource(4))
    while match.number < 400 and match.result is None:
        seat = int(match.game.actor)
        fights = [n for n in match.legal() if "x" in GAME.notation(match.game, n)]
        match.order(
            seat, [(fights or [n for n in match.legal() if "-" in GAME.notation(match.game, n)] or match.legal())[0]]
        )
    faces = [int(face) for entry in match.entries if entry.kind == "chance" for face in entry.text.split(",")]
    charts = charts_of(match, -1)
    assert faces
    assert sum(count.thrown for count in charts.dice) == len(faces)
    for face in range(1, 7):
        assert sum(count.faces[face - 1] for count in charts.dice) == faces.count(face)
    for series in charts.series:
        assert series.points[0] == (0, 1, 0)
        assert series.points[-1] == (
            match.number,
            GAME.turn(match.game),
            GAME.tallies(match.game)["points"][series.seat],
        )
