"""Bots at a table: they answer when asked, know no more than their seat, and fail clearly."""

import logging
import time
from collections.abc import Callable

import pytest

from grognard.core.registry import find_game
from grognard.server.bots import check_bot, is_bot
from grognard.server.errors import ApiError
from grognard.server.thinking import BotFailed, Thinkers, Thought
from tests.server.desk import MOUNTAIN, TWO, Desk, Json, ThinkHere, good, refused

GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
SOUTH_FIRST = {"first_player": "south"}
PATIENCE = 60.0  # seconds until a table counts as stuck


def watch(desk: Desk, table: str, seat: int, is_there: Callable[[Json], object]) -> Json:
    """The state of a seat as soon as it is as wished."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = desk.state(table, seat)
        if is_there(state):
            return state
        time.sleep(0.02)
    raise AssertionError(state)


def wait_until(desk: Desk, table: str, seat: int, *waiting: str) -> Json:
    """The state as soon as the table waits for one of these."""
    return watch(
        desk, table, seat, lambda state: state["waiting"] in waiting and (state["waiting"] != "bot" or state["trouble"])
    )


def test_a_bot_answers_when_it_is_asked(desk: Desk) -> None:
    table = desk.new(seats=[TWO[0], GREEDY], options=SOUTH_FIRST)
    assert desk.state(table)["waiting"] == "you"
    desk.play(table, 0, "end")
    state = wait_until(desk, table, 0, "you")
    assert state["number"] > 2
    assert {line["seat"] for line in state["log"]} == {0, 1}


def test_a_bot_begins_a_new_table(desk: Desk) -> None:
    table = desk.new(seats=[GREEDY, TWO[0]], options=SOUTH_FIRST)
    assert wait_until(desk, table, 1, "you")["number"] > 0


def test_equal_seeds_and_games_give_equal_bots(desk: Desk, thinkers: ThinkHere) -> None:
    table = desk.new(seats=[GREEDY, TWO[0]], options=SOUTH_FIRST)
    wait_until(desk, table, 1, "you")
    assert len({thought.seed for thought in thinkers.thoughts}) == len(thinkers.thoughts)


@pytest.mark.parametrize(("chance", "games"), [({"kind": "practice", "seed": 11}, 1), ({"kind": "fair"}, 3)])
def test_a_chosen_seed_repeats_the_bots_too(desk: Desk, chance: Json, games: int) -> None:
    seen = set()
    for _ in range(3):
        table = desk.new(seats=[RANDOM, TWO[0]], options=SOUTH_FIRST, chance=chance)
        seen.add(str([line["text"] for line in wait_until(desk, table, 1, "you")["log"]]))
    assert len(seen) == games


def test_a_bot_gets_no_secrets(desk: Desk, thinkers: ThinkHere) -> None:
    """Its position is drawn anew for each thought, so hands that it does not know differ."""
    table = desk.new("toy", [TWO[0], GREEDY, RANDOM])
    desk.play(table, 0, "bid:2:0")
    wait_until(desk, table, 0, "you")
    toy = find_game("toy")
    hands = set()
    for thought in thinkers.thoughts:
        view = toy.view(toy.load(thought.position), 0)
        hands.add(str([piece.facts for piece in view.pieces if piece.owner == 0]))
    assert len(thinkers.thoughts) >= 2
    true = desk.state(table)["view"]["pieces"]
    assert hands != {str([piece["facts"] for piece in true if piece["owner"] == 0])}


def test_a_table_answers_while_its_bot_thinks(desk: Desk, thinkers: ThinkHere) -> None:
    thinkers.gate.clear()
    table = desk.new(seats=[GREEDY, TWO[0]], options=SOUTH_FIRST)
    state = watch(desk, table, 1, lambda state: state["thinking"] == 0)
    assert (state["thinking"], state["waiting"]) == (0, "bot")
    refused(desk.wish(table, "orders", seat=1, number=0, actions=[0]), 409, "not_your_turn")
    good(desk.ask("POST", f"/api/tables/{table}/finish"))
    assert desk.state(table, 1)["thinking"] == -1
    before = desk.rows()
    desk.client.portal.call(thinkers.gate.set)  # type: ignore[attr-defined]  # a TestClient
    time.sleep(0.1)
    assert desk.rows() == before  # what it thought comes too late


def test_a_bot_that_fails_leaves_a_clear_state(
    desk: Desk, thinkers: ThinkHere, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers.failure = "it fell asleep"
    with caplog.at_level(logging.ERROR, "grognard.server"):
        table = desk.new(seats=[TWO[0], GREEDY], options=SOUTH_FIRST)
        desk.play(table, 0, "end")
        state = watch(desk, table, 0, lambda state: state["trouble"])
    assert state["trouble"] == {"seat": 1, "text": "it fell asleep"}
    assert state["number"] == 1
    assert f"table {table}, entry 1" in caplog.text

    thinkers.failure = ""
    good(desk.wish(table, "seat", seat=1, number=1, kind="bot", bot="random"))
    state = wait_until(desk, table, 0, "you")
    assert state["trouble"] is None
    assert state["table"]["seats"][1]["bot"] == "random"


def test_a_bot_that_cheats_is_stopped(desk: Desk, thinkers: ThinkHere) -> None:
    thinkers.choice = 1
    table = desk.new(seats=[TWO[0], GREEDY], options=SOUTH_FIRST)
    desk.play(table, 0, "end")
    state = watch(desk, table, 0, lambda state: state["trouble"])
    assert "not allowed" in state["trouble"]["text"]
    assert state["number"] == 1


def test_a_bot_answers_an_offer_at_once(desk: Desk) -> None:
    table = desk.new(seats=[TWO[0], GREEDY], options=SOUTH_FIRST)
    good(desk.wish(table, "draw", seat=0, number=0, say="offer"))
    state = desk.state(table)
    assert state["offer"] == -1
    assert state["number"] == 2
    assert state["result"] is None  # nobody agrees to a draw in the opening


def test_bots_alone_play_a_game_to_its_end(desk: Desk) -> None:
    table = desk.new(MOUNTAIN, [RANDOM, RANDOM], options={"turn_cap": 20})
    state = wait_until(desk, table, -1, "over")
    assert state["result"]["rule"].startswith("MM-")


BOTS = ["random", "greedy", "uct", "uct:200", "uct:20000", "uct:500ms", "uct:30000ms"]
NO_BOTS = [
    "",
    "Random",
    "uct:",
    "uct:0",
    "uct:20001",
    "uct:30001ms",
    "uct:-1",
    "uct:1s",
    "a.b:C",
    "random:1",
    "Ann",
    "uct:١",
]


@pytest.mark.parametrize("spec", BOTS)
def test_bots_that_a_server_runs(spec: str) -> None:
    check_bot(spec)
    assert is_bot(spec)


@pytest.mark.parametrize("spec", NO_BOTS)
def test_bots_that_a_server_does_not_run(spec: str) -> None:
    assert not is_bot(spec)
    with pytest.raises(ApiError):
        check_bot(spec)


def thought(bot: str, seed: str = "x") -> Thought:
    ruleset = find_game(MOUNTAIN)
    game = ruleset.start({"first_player": "south"}, 2)
    return Thought(MOUNTAIN, game.pack(), 0, bot, seed)


@pytest.mark.anyio
async def test_processes_think_and_are_stopped_when_too_slow() -> None:
    thinkers = Thinkers(budget=4.0)
    try:
        first = await thinkers.choose(thought("random"))
        assert first == await thinkers.choose(thought("random"))
        began = time.monotonic()
        with pytest.raises(BotFailed, match="longer than 4 s"):
            await thinkers.choose(thought("uct:30000ms"))
        assert time.monotonic() - began < 28  # it would think for 30 s
        with pytest.raises(BotFailed, match="failed"):
            await thinkers.choose(thought("no such bot"))
        assert await thinkers.choose(thought("random")) == first
    finally:
        thinkers.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
