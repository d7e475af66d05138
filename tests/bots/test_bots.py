"""What bots choose where the best is known, and that they choose it again."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from grognard.bots import Bot, make_bot
from grognard.bots.greedy import GreedyBot
from grognard.bots.outlook import expected_share, outlooks
from grognard.bots.playout import lean_playout, pick, random_playout, roll
from grognard.bots.random_bot import RandomBot
from grognard.bots.search import Search
from grognard.bots.uct import UctBot
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import OVER, Game
from tests.bots.small_games import Builder, Gambles, Heap, HiddenCoin, Kingmaker, Lottery, SmallGame, SmallRules

RULES = SmallRules()


def choice_of(bot: Bot, game: Game, seed: str = "one") -> int:
    rng = Rng(seed)
    return bot.choose(RULES, game.determinize(game.actor, rng), int(game.actor), rng)


@pytest.mark.parametrize(("size", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_uct_finds_the_winning_move_at_the_heap(size: int, best: int) -> None:
    game = Heap()
    game.size = size
    assert choice_of(UctBot(simulations=2000), game) == best


@pytest.mark.parametrize("bot", [GreedyBot(), UctBot(simulations=300)])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_win_at_hand_is_taken(bot: Bot, size: int) -> None:
    game = Heap()
    game.size = size
    assert choice_of(bot, game) == size


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_up_to_three_dice_are_followed_exactly(dice: int) -> None:
    game = Gambles()
    game.dice = dice
    values = list(outlooks(game, 0, RULES.evaluate, Rng(1)))
    assert values == pytest.approx([5 / 6, 4 / 6, 3 / 6], abs=1e-12)
    assert choice_of(GreedyBot(), game) == 2


def test_more_dice_are_sampled() -> None:
    game = Gambles()
    game.dice = 5
    game.apply(4)
    values = {expected_share(game, 0, RULES.evaluate, Rng(seed)) for seed in range(5)}
    assert len(values) > 1
    assert all(0.3 < value < 0.7 for value in values)


def test_a_throw_of_very_many_outcomes_is_sampled() -> None:
    assert list(outlooks(Lottery(), 0, RULES.evaluate, Rng(1))) == [1.0, 0.0]
    assert choice_of(UctBot(simulations=100), Lottery()) == 0


def test_what_seeds_a_map_is_not_looked_into() -> None:
    assert list(outlooks(Builder(), 0, lambda game, seat: 0.25, Rng(1))) == [0.25, 0.25]


def test_each_seat_looks_after_itself() -> None:
    assert choice_of(UctBot(simulations=500), Kingmaker()) == 1


@pytest.mark.parametrize("coin", [0, 1])
def test_uct_does_not_see_what_is_hidden_from_its_seat(coin: int) -> None:
    game = HiddenCoin()
    game.coin = coin
    assert choice_of(UctBot(simulations=1000), game) == 2


@pytest.mark.parametrize("spec", ["random", "greedy", "uct:50"])
def test_the_same_generator_gives_the_same_choices(spec: str) -> None:
    def choices() -> list[int]:
        return [choice_of(make_bot(spec), Heap(), f"{seed}") for seed in range(20)]

    assert choices() == choices()


def test_random_and_equal_choices_are_even() -> None:
    rng = Rng("even")
    for bot in (RandomBot(), GreedyBot()):  # to greedy all actions of a high heap look alike
        counts = [0, 0, 0, 0]
        for _ in range(3000):
            counts[bot.choose(RULES, Heap(), 0, rng)] += 1
        assert counts[0] == 0
        assert all(880 < count < 1120 for count in counts[1:])


def test_the_position_searched_is_left_alone() -> None:
    game = Heap()
    choice_of(UctBot(simulations=200), game)
    choice_of(GreedyBot(), game)
    assert (game.size, game.actor, game.shares) == (10, 0, ())


def test_a_search_counts_every_simulation_once() -> None:
    search = Search(Heap(), 2, RULES.evaluate, Rng(1))
    before = sum(search.root.tries)
    search.run(250)
    assert search.root.visits == 250
    assert sum(search.root.tries) - before == pytest.approx(250)


def test_a_search_by_the_clock_stops() -> None:
    assert choice_of(UctBot(milliseconds=20), Heap()) in (1, 2, 3)


@pytest.mark.parametrize("playout", [random_playout, lean_playout])
def test_playouts_count_decisions_and_stop_at_their_limit(playout: Any) -> None:
    game = Heap()
    made = playout(game, Rng(3), 1000)
    assert game.actor == OVER
    assert 4 <= made <= 10
    game = Heap()
    game.size = 1000
    assert playout(game, Rng(3), 7) == 7
    assert game.actor == 1
    dice = Gambles()
    assert playout(dice, Rng(3), 1000) == 1  # chance is no decision


def test_weights_are_kept() -> None:
    rng = Rng("weights")
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[pick(vec[i64]([1, 2, 3]), rng)] += 1
    assert [round(count / 1000) for count in counts] == [1, 2, 3]


def test_roll_stops_where_a_seat_is_asked() -> None:
    game: SmallGame = Gambles()
    roll(game, Rng(1))
    assert game.actor == 0
    game.apply(3)
    roll(game, Rng(1))
    assert game.actor == OVER


@pytest.mark.parametrize(
    ("spec", "name"),
    [("random", "random"), ("greedy", "greedy"), ("uct", "uct"), ("uct:7", "uct:7"), ("uct:500ms", "uct:500ms")],
)
def test_bots_by_name(spec: str, name: str) -> None:
    assert make_bot(spec).name == name


def test_a_bot_of_ones_own() -> None:
    assert isinstance(make_bot("grognard.bots.greedy:GreedyBot"), GreedyBot)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gredy", "Did you mean greedy?"),
        ("utc:100", "Did you mean uct?"),
        ("", "There is no bot"),
        ("uct:", "no budget"),
        ("uct:0", "no budget"),
        ("uct:-5", "no budget"),
        ("uct:5s", "no budget"),
        ("uct:\u0661", "no budget"),
        ("random:5", "There is no bot random:5"),
        ("grognard.bots.greedy:Greedy", "There is no bot"),
        ("grognard.bots.make:NAMES", "not a class of bots"),
        ("grognard.core.chance:Rng", "not a class of bots"),
        ("nowhere.at.all:Bot", "There is no bot"),
        (":Bot", "There is no bot"),
        ("..x:Bot", "There is no bot"),
    ],
)
def test_wrong_names_are_refused_with_what_is_allowed(spec: str, said: str) -> None:
    with pytest.raises(DataError, match="Allowed: ") as refused:
        make_bot(spec)
    assert said in str(refused.value)
