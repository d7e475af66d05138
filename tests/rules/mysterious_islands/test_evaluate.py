"""What positions look like, what half-made choices are worth, and the cheap policy; greedy against random games."""

import pytest

from grognard.bots.greedy import GreedyBot
from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.actions import BAND, END, KIND
from grognard.games.mysterious_islands.evaluate import evaluate
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.odds import chance_to_win, share_left
from grognard.games.mysterious_islands.positions import place
from grognard.games.mysterious_islands.questions import (
    GO_WHERE,
    HOW_MANY,
    LOSE_UNIT,
    MOVE,
    PLACE_UNIT,
    RECRUIT,
    WHICH_GROUP,
)
from grognard.games.mysterious_islands.state import NOBODY

# Two islands of four hexes each, water between: A1 is in the north-west.
CHART = """
~ ~ ~ ~ ~ ~ ~ ~
~ + + ~ ~ ~ + ~
~ + + ~ ~ + + ~
~ ~ ~ ~ ~ + ~ ~
~ ~ ~ ~ ~ ~ ~ ~
"""
G2 = 14
BOTH = {"pirates": 0, "rebels": 1}


def position(units: dict[str, str], *, phase: str = "move", banks: dict[str, int] | None = None) -> Islands:
    return place({}, factions=BOTH, chart=CHART, units=units, phase=phase, banks=banks)


EVEN = {"B2": "pirates: base, 2 band", "G2": "rebels: base, 2 band"}

# What pirates would rather have, and what they would rather not, each as changes of EVEN.
BETTER = [
    ({"B2": "pirates: base, 3 band"}, {}),
    ({"B2": "pirates: base, 2 band, boss"}, {"B2": "pirates: base, 3 band"}),
    ({}, {"B2": "pirates: 2 band"}),
    ({"G2": "rebels: 2 band"}, {}),
    ({"G2": "rebels: base, 1 band"}, {}),
    ({"F4": "pirates: band"}, {"C3": "pirates: band"}),  # where a Base can be founded, not beside one
    ({"E4": "pirates: boat, band"}, {"B5": "pirates: boat, band"}),  # nearer to such a place
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_more_is_better(better: dict[str, str], worse: dict[str, str]) -> None:
    assert evaluate(position(EVEN | better), 0) > evaluate(position(EVEN | worse), 0)


def test_shares_of_both_lie_between_nothing_and_all() -> None:
    for units in (EVEN, {"B2": "pirates: base, 9 band"}, {"G2": "rebels: base"}):
        for seat in range(2):
            assert 0.0 < evaluate(position(units), seat) < 1.0


def test_the_end_is_what_it_is() -> None:
    game = position(EVEN)
    game.depth = 0
    game.actor = OVER
    assert [evaluate(game, seat) for seat in range(2)] == [float(share) / WHOLE_WIN for share in game.scores()]


def choice(game: Islands, seed: int = 1) -> int:
    return GreedyBot().choose(RULESET, game, int(game.actor), Rng(seed))


def played(game: Islands, question: int) -> int:
    """What greedy chooses at the next question of a kind."""
    rng = Rng("played")
    while game.question() != question:
        game.apply(rng.below(game.chance()[0]) if game.actor == CHANCE else choice(game))
    return choice(game)


def notation_of(game: Islands, action: int) -> str:
    return RULESET.notation(game, action)


def test_greedy_founds_where_it_can() -> None:
    game = position(EVEN | {"F4": "pirates: band", "G2": "rebels: base"}, phase="recruit", banks={"pirates": 1})
    assert notation_of(game, played(game, RECRUIT)) == "base"


def test_greedy_takes_a_lone_base() -> None:
    game = position(EVEN | {"G2": "rebels: base", "F3": "pirates: 3 band"})
    assert game.question() == MOVE
    assert notation_of(game, choice(game)) == "F3"
    assert notation_of(game, played(game, GO_WHERE)) == "G2"


def test_greedy_leaves_a_fortress_alone() -> None:
    game = position(EVEN | {"G2": "rebels: base, 9 band, boss", "F3": "pirates: band", "B2": "pirates: base"})
    while game.question() in (MOVE, WHICH_GROUP, HOW_MANY, GO_WHERE) and choice(game) != END:
        game.apply(choice(game))
    assert game.enemy_in(G2, 1) == NOBODY


def test_greedy_keeps_its_base_when_it_loses_units() -> None:
    game = place(
        {},
        factions=BOTH,
        chart=CHART,
        units={"G2": "rebels: base, 3 band; pirates: 5 band", "B2": "pirates: base"},
        phase="combat",
    )
    rng = Rng("loses")
    while game.actor != OVER and game.question() != LOSE_UNIT:
        game.apply(rng.below(game.chance()[0]) if game.actor == CHANCE else game.legal_actions()[0])
    assert choice(game) == KIND + BAND


def test_where_a_boat_is_wanted_it_is_bought() -> None:
    units = {"B2": "pirates: base", "C3": "pirates: 6 band", "G2": "rebels: base"}
    game = position(units, phase="recruit", banks={"pirates": 2})
    rng = Rng("boat")
    while game.question() != RECRUIT:
        game.apply(rng.below(game.chance()[0]))
    assert notation_of(game, choice(game)) == "boat"
    game.apply(choice(game))
    assert game.question() == PLACE_UNIT


ODDS = [
    # bonus, own and enemy units: at least and at most so many thousandths; equal single units tie once in eleven fights
    ((0, 1, 1), 450, 460),
    ((1, 1, 1), 540, 550),
    ((3, 3, 1), 900, 950),
    ((6, 6, 1), 980, 1000),
    ((-6, 1, 6), 0, 20),
]


@pytest.mark.parametrize(("fight", "least", "most"), ODDS)
def test_odds(fight: tuple[int, int, int], least: int, most: int) -> None:
    shift, own, enemy = fight
    assert least <= chance_to_win(shift, own, enemy) <= most
    assert chance_to_win(shift, own, enemy) + chance_to_win(-shift, enemy, own) <= 1000
    assert 0 <= share_left(shift, own, enemy) <= 1000


def test_large_fights_are_looked_at_in_proportion() -> None:
    assert chance_to_win(0, 12, 12) == chance_to_win(0, 6, 6)
    assert chance_to_win(99, 2, 2) == chance_to_win(6, 2, 2)
    assert share_left(0, 0, 3) == 0


def test_the_cheap_policy_prefers_bases_and_good_odds() -> None:
    game = position(EVEN | {"F4": "pirates: band", "G2": "rebels: base"}, phase="recruit", banks={"pirates": 9})
    rng = Rng("lean")
    while game.question() != RECRUIT:
        game.apply(rng.below(game.chance()[0]))
    legal = [int(action) for action in game.legal_actions()]
    weights = dict(zip((notation_of(game, action) for action in legal), game.lean(game.legal_actions()), strict=True))
    assert max(weights, key=lambda word: weights[word]) == "base"
    assert min(weights.values()) >= 1


def fought(seed: int) -> float:
    """The share of greedy in a game of two against a random player; seats change."""
    rng = Rng(f"greedy {seed}")
    game = RULESET.start({}, 2)
    bot = GreedyBot()
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
        elif game.actor == seed % 2:
            game.apply(bot.choose(RULESET, game, int(game.actor), rng))
        else:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
    return int(game.scores()[seed % 2]) / WHOLE_WIN


@pytest.mark.soak
def test_greedy_beats_random_players() -> None:
    assert sum(fought(seed) for seed in range(100)) >= 95
