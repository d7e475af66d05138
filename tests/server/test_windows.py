"""Who could answer in a window shows in nothing that others get: no bytes, no numbers, no messages, no time."""

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.testclient import TestClient

from grognard.core.record import save_text
from grognard.core.registry import find_game
from grognard.server.app import make_app
from grognard.server.hub import Subscription
from grognard.server.pauses import PAUSE
from grognard.server.wire import News
from tests.contract.toy.state import CANCEL, NUDGE
from tests.core.dealt import HOLDER, PASS, SAIL, deal
from tests.server.clock import StepClock
from tests.server.desk import Desk, Json, ThinkHere, good, refused

STEP = 0.05
STEPS = 40
PEOPLE = ("Red", "Green", "Blue")
BOTS = ("Red", "greedy", "greedy")


class Setting(NamedTuple):
    """A server whose clock the test moves."""

    desk: Desk
    clock: StepClock
    thinkers: ThinkHere

    def call(self, *what: Any) -> Any:
        return self.desk.client.portal.call(*what)  # type: ignore[attr-defined]  # a TestClient

    @property
    def server(self) -> Any:
        return self.desk.client.app.state.server  # type: ignore[attr-defined]  # a TestClient


@pytest.fixture
def setting(tmp_path: Path) -> Iterator[Setting]:
    clock, thinkers = StepClock(), ThinkHere()
    thinkers.choice = PASS
    with TestClient(make_app(tmp_path, thinkers=thinkers, clock=clock)) as client:
        yield Setting(Desk(client, tmp_path), clock, thinkers)


def table_of(setting: Setting, card: int, players: tuple[str, ...]) -> Json:
    """A table whose second seat holds two cards of a kind."""
    text = save_text(deal(card, players))
    made: Json = good(setting.desk.ask("POST", "/api/load", content=text.encode()))
    return made


async def news_of(page: Subscription) -> News | None:
    """What has come for a page."""
    return await page.next() if page._arrived.is_set() else None


async def quiet(setting: Setting) -> None:
    """Wait until all that goes on of itself waits for the clock."""
    server = setting.server
    while any(
        task not in setting.clock.asleep for task in [*server.bots._tasks.values(), *server.pauses._tasks.values()]
    ):
        await asyncio.sleep(0.001)


def trace(setting: Setting, made: Any, seat: int, answers: bool) -> tuple[list[tuple[Any, ...]], int]:
    """Everything that a seat (or -1) gets from the moment Red has sailed on, by time; and how often the holder was asked, which passes at once."""
    table, desk = str(made["id"]), setting.desk
    reader = desk.with_token(made["tokens"]["watch" if seat < 0 else str(seat)])
    page = setting.call(setting.server.hub.join, table, (seat,) if seat >= 0 else ())
    number = desk.state(table, 0)["number"]
    good(desk.wish(table, "orders", seat=0, number=number, actions=list(SAIL)))
    seen: list[tuple[Any, ...]] = []
    asked = 0
    with ThreadPoolExecutor(1) as hand:
        for step in range(STEPS):
            mine: Json = desk.state(table, HOLDER) if answers else {"waiting": "other"}
            if mine["waiting"] == "you" and mine["prompt"]["window"] and not asked:
                asked += 1
                hand.submit(desk.wish, table, "orders", seat=HOLDER, number=mine["number"], actions=[PASS])
            setting.call(setting.clock.advance, STEP)
            setting.call(quiet, setting)
            texts = [
                reader.ask("GET", f"/api/tables/{table}/{what}").text
                for what in (
                    f"state?seat={seat}",
                    f"state?seat={seat}&since=8",
                    f"file?seat={seat}",
                    f"chart?seat={seat}",
                )
            ]
            line = desk.ask("GET", "/api/tables").text if seat < 0 else ""
            told = setting.call(news_of, page)
            cleaned = [re.sub(r'"(created|changed)":\d+', "", text.replace(table, "T")) for text in (*texts, line)]
            seen.append((step, told, *cleaned))
    setting.call(setting.server.hub.leave, page)
    return seen, asked


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_of_people_nobody_sees_who_could_answer(setting: Setting, seat: int) -> None:
    traces: list[list[tuple[Any, ...]]] = []
    for card in (NUDGE, CANCEL):
        made = table_of(setting, card, PEOPLE)
        seen, asked = trace(setting, made, seat, answers=True)
        assert asked == (card == NUDGE)
        traces.append(seen)
        good(setting.desk.ask("DELETE", f"/api/tables/{made['id']}"))
    assert traces[0] == traces[1]
    heard = [round((step + 1) * STEP, 2) for step, told, *_ in traces[0] if told is not None and step > 1]
    closes = 2 * PAUSE
    assert heard == ([PAUSE, closes] if seat == 2 else [closes]), "a message when it is asked, and when all is over"


@pytest.mark.parametrize("seat", [-1, 0])
def test_of_bots_nobody_sees_who_could_answer(setting: Setting, seat: int) -> None:
    traces: list[list[tuple[Any, ...]]] = []
    thoughts: list[int] = []
    for card in (NUDGE, CANCEL):
        made = table_of(setting, card, BOTS)
        before = len(setting.thinkers.thoughts)
        traces.append(trace(setting, made, seat, answers=False)[0])
        thoughts.append(len(setting.thinkers.thoughts) - before)
        good(setting.desk.ask("DELETE", f"/api/tables/{made['id']}"))
    assert traces[0] == traces[1]
    assert thoughts[0] == thoughts[1] > 2, "who can only pass thinks as well"


def test_no_page_hears_that_a_bot_is_asked(setting: Setting) -> None:
    """A message would tell when the person before it has answered."""
    setting.thinkers.gate.clear()
    table, desk = sailed(setting, NUDGE, ("Red", "Green", "greedy")), setting.desk
    page, room = setting.call(setting.server.hub.join, table, (0,)), setting.server.rooms._rooms[table]
    setting.call(page.put, setting.server.rooms.news_for(room, (0,)))
    known = setting.call(page.next).number
    setting.call(setting.clock.advance, 1)
    good(desk.wish(table, "orders", seat=HOLDER, number=known, actions=[PASS]))
    until = time.monotonic() + 30
    while room.thinking != 2 and time.monotonic() < until:
        time.sleep(0.001)
    assert room.thinking == 2
    assert setting.call(news_of, page) is None
    setting.call(setting.thinkers.gate.set)
    while desk.state(table, 0)["number"] == known and time.monotonic() < until:
        time.sleep(0.001)
    told = setting.call(news_of, page)
    assert told is not None
    assert told.number > known


def sailed(setting: Setting, card: int, players: tuple[str, ...] = PEOPLE) -> str:
    """A table at which Red has just sailed."""
    table = str(table_of(setting, card, players)["id"])
    number = setting.desk.state(table, 0)["number"]
    good(setting.desk.wish(table, "orders", seat=0, number=number, actions=list(SAIL)))
    return table


def test_what_others_send_meanwhile_tells_nothing(setting: Setting) -> None:
    desk, table = setting.desk, sailed(setting, NUDGE)
    known = desk.state(table, 0)["number"]
    setting.call(setting.clock.advance, 1)
    good(desk.wish(table, "orders", seat=HOLDER, number=known, actions=[PASS]))
    assert desk.state(table, 0)["number"] == known < setting.server.rooms._rooms[table].match.number
    refused(desk.wish(table, "orders", seat=0, number=known, actions=[PASS]), 409, "not_your_turn")
    refused(desk.wish(table, "draw", seat=0, number=known, say="offer"), 409, "conflict")
    refused(desk.ask("GET", f"/api/tables/{table}/state", params={"seat": 0, "at": known + 1}), 400, "bad_request")
    for number in (known - 1, known + 1):
        assert refused(desk.wish(table, "undo", seat=0, number=number), 409, "stale")["number"] == known


def test_who_said_so_beforehand_passes_in_the_same_time(setting: Setting) -> None:
    desk = setting.desk
    numbers = []
    for card, until in ((NUDGE, "game"), (CANCEL, "off")):
        table = sailed(setting, card)
        good(desk.ask("POST", f"/api/tables/{table}/standing", json={"seat": HOLDER, "until": until}))
        for _ in range(5):
            setting.call(setting.clock.advance, PAUSE / 2)
            numbers.append([desk.state(table, seat)["number"] for seat in (-1, 0, 2)])
    assert numbers[:5] == numbers[5:]
    assert numbers[0] == [*numbers[1][:2], numbers[0][2]]
    assert numbers[4][0] > numbers[0][0]


@pytest.mark.parametrize(
    ("players", "seat", "waits"),
    [
        (PEOPLE, 1, True),
        (("Red", "greedy", "greedy"), 1, True),
        (("greedy", "Green", "greedy"), 1, False),
        (("greedy", "Green", "greedy"), 0, True),
        (("greedy", "greedy", "greedy"), 1, False),
    ],
)
def test_time_is_kept_where_another_person_could_learn_from_it(
    setting: Setting, players: tuple[str, ...], seat: int, waits: bool
) -> None:
    """Alone against bots, one's own passes take no time."""
    made = table_of(setting, CANCEL, players)
    setting.desk.get(f"/api/tables/{made['id']}/state", params={"seat": -1})
    assert setting.server.rooms._rooms[made["id"]].waits_for(seat) == waits


def test_a_bot_that_can_only_pass_thinks_about_another_hand(setting: Setting) -> None:
    sailed(setting, CANCEL, BOTS)
    setting.call(quiet, setting)
    thoughts = [thought for thought in setting.thinkers.thoughts if thought.seat == HOLDER]
    toy = find_game("toy")
    drawn = toy.load(thoughts[0].position)
    assert toy.prompt(drawn).window
    assert len(drawn.legal_actions()) > 1


def test_at_one_screen_all_are_asked_at_once_and_nobody_is_passed_for(setting: Setting) -> None:
    """The page hears that a seat of its own is asked, whether that can answer or not, and one word closes the window."""
    for card in (NUDGE, CANCEL):
        made = table_of(setting, card, PEOPLE)
        table, desk = made["id"], setting.desk
        page = setting.call(setting.server.hub.join, table, (0, 1, 2))
        number = desk.state(table, 0)["number"]
        good(desk.wish(table, "orders", seat=0, number=number, actions=list(SAIL)))
        told = setting.call(news_of, page)
        assert told.answers == HOLDER
        setting.call(setting.clock.advance, 60)
        assert desk.state(table, 0)["number"] == told.number
        for seat in range(3):
            good(
                desk.ask(
                    "POST",
                    f"/api/tables/{table}/standing",
                    json={"seat": seat, "until": "window", "number": told.number},
                )
            )
        assert desk.state(table, 0)["number"] > told.number
        assert setting.call(news_of, page).answers == -1
        assert desk.state(table, HOLDER)["standing"]["until"] == "off"
        setting.call(setting.server.hub.leave, page)


def test_a_screen_of_several_that_is_closed_leaves_the_table_to_go_on(setting: Setting) -> None:
    desk, made = setting.desk, table_of(setting, CANCEL, PEOPLE)
    table = made["id"]
    with desk.client.websocket_connect(f"/ws/{table}") as page:  # type: ignore[attr-defined]  # a TestClient
        page.send_json({"token": desk.token, "seats": [0, 1, 2]})
        assert page.receive_json()["answers"] == -1
        number = desk.state(table, 0)["number"]
        good(desk.wish(table, "orders", seat=0, number=number, actions=list(SAIL)))
        assert page.receive_json()["answers"] == HOLDER
        setting.call(setting.clock.advance, 60)
        known = desk.state(table, 0)["number"]
    until = time.monotonic() + 30
    while desk.state(table, 0)["number"] == known and time.monotonic() < until:
        setting.call(setting.clock.advance, 1)
    assert desk.state(table, 0)["number"] > known


def test_a_server_that_ends_in_a_pause_goes_on_when_it_starts_again(tmp_path: Path) -> None:
    known = -1
    for _ in range(2):
        clock, thinkers = StepClock(), ThinkHere()
        with TestClient(make_app(tmp_path, thinkers=thinkers, clock=clock)) as client:
            setting = Setting(Desk(client, tmp_path), clock, thinkers)
            if known < 0:
                table = sailed(setting, CANCEL)
                known = setting.desk.state(table)["number"]
                setting.call(quiet, setting)
                continue
            setting.call(quiet, setting)
            assert setting.desk.state(table)["number"] == known
            for _ in range(2):
                setting.call(clock.advance, PAUSE)
                setting.call(quiet, setting)
            assert setting.desk.state(table)["number"] > known
