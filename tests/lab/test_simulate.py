"""Simulation: counts that add up, the same whatever the number of processes, and errors that say what to mend."""

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.bots import Bot
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import Game
from grognard.core.ruleset import Ruleset
from grognard.core.views import View
from grognard.lab.simulate import GameCrashed, Outcome, Task, cut, play_one, simulate
from tests.bots.small_games import Heap, SmallRules

GAME = "mystic-mountain"
SHORT = {"turn_cap": 20}


class Idler(Bot):
    """Always takes the first action: buys nothing, does nothing, ends its turn."""

    name = "idler"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        return int(game.legal_actions()[0])


class Hasty(Bot):
    """Takes the first action or any, by lot."""

    name = "hasty"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        actions = game.legal_actions()
        return int(actions[rng.below(len(actions)) if rng.below(2) else 0])


class OneHeap(SmallRules):
    """The first seat takes the last piece at once."""

    def start(self, options: Mapping[str, object], seats: int) -> Game:
        game = Heap()
        game.size, game.seats = 1, seats
        return game

    def view(self, game: Game, seat: int) -> View:
        result = {"reason": "heap"}
        return View(game="heap", options={}, viewer=-1, actor=-2, turn=1, seats=[], pieces=[], result=result)


class Stumbler(Idler):
    """Fails in its third turn."""

    name = "stumbler"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        if ruleset.view(game, seat).turn >= 5:
            raise ZeroDivisionError("stumbled")
        return super().choose(ruleset, game, seat, rng)


def counted(found: dict[str, Any]) -> dict[str, Any]:
    """All but the speed."""
    return {key: value for key, value in found.items() if key != "decisions_per_second"}


def test_counts_add_up() -> None:
    found = simulate(GAME, SHORT, ["random", "random"], 6, 1)
    assert list(found) == ["game", "games", "finished", "wins", "endings", "decisions", "decisions_per_second"]
    assert (found["game"], found["games"], found["finished"]) == (GAME, 6, 6)
    assert sum(found["wins"]) == 6
    assert sum(found["endings"].values()) == 6
    assert found["decisions"] >= 6 * 20
    assert found["decisions_per_second"] > 0


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = simulate(GAME, SHORT, ["random", "tests.lab.test_simulate:Idler"], 7, "seed")
    two = simulate(GAME, SHORT, ["random", "tests.lab.test_simulate:Idler"], 7, "seed", jobs=2)
    assert counted(one) == counted(two)


def test_a_seed_is_repeated_and_another_differs() -> None:
    players = ["tests.lab.test_simulate:Hasty"] * 2
    decisions = [simulate(GAME, SHORT, players, 3, seed)["decisions"] for seed in (1, 1, 2)]
    assert decisions[0] == decisions[1] != decisions[2]


@pytest.mark.parametrize(("number", "winner"), [(0, 0), (1, 1), (2, 0), (5, 1)])
def test_seats_rotate_and_wins_belong_to_the_entry(number: int, winner: int) -> None:
    outcome = play_one(OneHeap(), {}, [Idler(), Idler()], "any", number)
    assert outcome == Outcome((2520 * (winner == 0), 2520 * (winner == 1)), "heap", 1)


def test_three_seats_rotate() -> None:
    outcomes = [play_one(OneHeap(), {"seats": 3}, [Idler()] * 3, "any", number) for number in range(4)]
    assert [outcome.shares.index(2520) for outcome in outcomes] == [0, 2, 1, 0]


def test_a_draw_is_shared() -> None:
    found = simulate(GAME, SHORT, ["tests.lab.test_simulate:Idler"] * 2, 3, 1)
    assert found["wins"] == [1.5, 1.5]
    assert len(found["endings"]) == 1
    assert found["decisions"] == 3 * 20


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told(jobs: int) -> None:
    told: list[tuple[int, int]] = []
    simulate(
        GAME, SHORT, ["tests.lab.test_simulate:Idler"] * 2, 5, 1, jobs, lambda done, whole: told.append((done, whole))
    )
    assert told == sorted(told)
    assert told[-1] == (5, 5)
    assert {whole for _, whole in told} == {5}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_names_the_game_and_its_seed(jobs: int) -> None:
    players = ["tests.lab.test_simulate:Idler", "tests.lab.test_simulate:Stumbler"]
    with pytest.raises(GameCrashed, match=r"game \d of seed 77.*stumbled"):
        simulate(GAME, SHORT, players, 4, 77, jobs)


def test_tasks_are_cut_without_loss() -> None:
    parts = list(cut(Task(GAME, {}, ("random", "random"), 1, 10, 7), 3))
    assert [(part.first, part.count) for part in parts] == [(10, 3), (13, 3), (16, 1)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "mystic-montain"}, "Did you mean mystic-mountain"),
        ({"players": ["greedy"]}, "not played by 1"),
        ({"players": ["greedy", "gredy"]}, "Did you mean greedy"),
        ({"options": {"turn_cup": 20}}, "Did you mean turn_cap"),
        ({"games": 0}, "At least one game"),
        ({"jobs": 0}, "At least one game"),
    ],
)
def test_what_cannot_be_simulated_is_refused(change: dict[str, Any], said: str) -> None:
    asked: dict[str, Any] = {"game": GAME, "options": SHORT, "players": ["random", "random"], "games": 1, "seed": 1}
    with pytest.raises(DataError, match=said):
        simulate(**{**asked, **change})
