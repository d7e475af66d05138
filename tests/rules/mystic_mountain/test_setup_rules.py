"""The start of a game: who plays, what stands where, who begins; and that nothing is hidden."""

import random
from collections import Counter
from typing import Any

import pytest

from grognard.core.chance import Rng, throw
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE, EVERYONE, SPECTATOR
from grognard.core.views import View
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Table

START = {
    ("soldier", 0): "D15 E15 F15 G15 H15 I15 J15 K15 L15 M15 N15",
    ("miner", 0): "E16 G16 K16 M16",
    ("archer", 0): "I16",
    ("soldier", 1): "D3 E3 F3 G3 H3 I3 J3 K3 L3 M3 N3",
    ("miner", 1): "E2 G2 K2 M2",
    ("archer", 1): "I2",
}


def new_view() -> View:
    return RULESET.view(RULESET.start({}, 2), 0)


@pytest.mark.rule("MM-001")
def test_two_seats_north_and_south() -> None:
    game = RULESET.start({}, 2)
    assert RULESET.seats_of(game) == 2
    assert [seat.name for seat in RULESET.view(game, 0).seats] == ["South", "North"]


@pytest.mark.rule("MM-001")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(DataError):
        RULESET.start({}, seats)


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        pytest.param(None, 16, marks=pytest.mark.rule("MM-002")),
        pytest.param("soldier", 11, marks=pytest.mark.rule("MM-003")),
        pytest.param("miner", 4, marks=pytest.mark.rule("MM-004")),
        pytest.param("archer", 1, marks=pytest.mark.rule("MM-005")),
    ],
)
def test_units_of_each_side(kind: str | None, count: int) -> None:
    pieces = new_view().pieces
    assert Counter(piece.owner for piece in pieces if kind in (None, piece.kind)) == {0: count, 1: count}
    assert all(piece.place for piece in pieces)


@pytest.mark.rule("MM-R06")
def test_soldiers_stand_in_front_of_miners_and_archer() -> None:
    pieces = new_view().pieces
    for (kind, owner), squares in START.items():
        assert sorted(p.place for p in pieces if p.kind == kind and p.owner == owner) == sorted(squares.split())


@pytest.mark.rule("MM-010", "MM-R07")
def test_set_up_and_heights_are_fixed_and_nobody_deploys() -> None:
    games = [RULESET.start({}, 2) for _ in range(2)]
    for outcome, game in enumerate(games):
        game.apply(outcome)
        Table(game).run("verbs: move end")
    assert RULESET.board(games[0]) == RULESET.board(games[1])
    assert RULESET.view(games[0], 0).pieces == RULESET.view(games[1], 0).pieces


@pytest.mark.rule("MM-012")
def test_counters_begin_at_zero() -> None:
    assert [(seat.facts["points"], seat.facts["earned"]) for seat in new_view().seats] == [(0, 0), (0, 0)]


@pytest.mark.rule("MM-R08", "MM-R105")
@pytest.mark.parametrize(("outcome", "word"), [(0, "south"), (1, "north")])
def test_chance_names_the_side_that_begins(outcome: int, word: str) -> None:
    game: Any = RULESET.start({}, 2)
    assert game.actor == CHANCE
    assert (int(game.chance()[0]), RULESET.purpose(game), int(game.chance()[2])) == (2, "first", EVERYONE)
    assert not list(game.legal_actions())
    assert RULESET.chance_notation(game, outcome) == word
    game.told = []
    game.apply(outcome)
    table = Table(game)
    table.run(f"told begins MM-R08\ntold turn MM-024\ntold no-income MM-025\nturn {word}\nactions 3\npoints 0 0")
    assert (RULESET.view(game, 0).turn, RULESET.view(game, 0).facts["starter"]) == (1, outcome)


@pytest.mark.rule("MM-R08")
@pytest.mark.parametrize(("outcome", "other"), [(0, "north"), (1, "south")])
def test_the_other_side_has_the_second_turn(outcome: int, other: str) -> None:
    game = RULESET.start({}, 2)
    game.apply(outcome)
    Table(game).run(f"end\nturn {other}\nactions 3\ntold no-income MM-025\ntold actions MM-R31")


@pytest.mark.rule("MM-R104")
def test_everybody_sees_everything() -> None:
    game = place({}, south="s D9, m G12, a I13", north="s E8, m I9, a C8", points=(12, 7))
    views = [RULESET.view(game, seat) for seat in (0, 1, SPECTATOR)]
    for view in views:
        view.viewer = 0
    assert views[0] == views[1] == views[2]
    assert len([piece for piece in views[0].pieces if piece.place]) == 8
    assert game.determinize(1, Rng(1)).pack() == game.pack()


@pytest.mark.rule("MM-R105")
def test_only_chance_is_undecided() -> None:
    """The same choices and the same dice lead to the same game; no die lies in a position."""
    rng = random.Random(7)
    game: Any = RULESET.start({"start_forward": 2}, 2)
    twin = game.clone()
    for _ in range(400):
        choices = range(int(game.chance()[0])) if game.actor == CHANCE else [int(a) for a in game.legal_actions()]
        if not choices:
            break
        choice = rng.choice([c for c in choices if 1 < c < 270] or choices)
        game.apply(choice)
        twin.apply(choice)
        assert game.pack() == twin.pack()


@pytest.mark.rule("MM-R105", "MM-R52")
def test_dice_come_from_outside() -> None:
    game: Any = place({}, south="s D9, a I13", north="s E8, m I9, a A5")
    for notation, size, purpose, number in (("D9xE8", 36, "attack", 1), ("I13*I9", 6, "shot", 3)):
        thrown = game.clone()
        thrown.apply(RULESET.parse(thrown, notation))
        assert (int(thrown.chance()[0]), RULESET.purpose(thrown), int(thrown.chance()[2])) == (size, purpose, EVERYONE)
        assert int(thrown.chance()[1]) == number
        assert not list(thrown.legal_actions())
        with pytest.raises(IllegalAction):
            RULESET.parse(thrown, "end")
    hit = game.clone()
    hit.apply(RULESET.parse(hit, "I13*I9"))
    hit.apply(throw(4))
    assert ([int(number) for number in hit.chance()], RULESET.purpose(hit)) == ([6, 4, EVERYONE], "fall")
