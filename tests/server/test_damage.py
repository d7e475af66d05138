"""What was not meant to happen: a damaged database, somebody else who writes, a bug."""

import logging
import sqlite3
import time
from typing import Any

import pytest

from grognard.server.store import FILE
from tests.server.desk import Desk, refused


@pytest.fixture
def table(desk: Desk) -> str:
    table = desk.new(options={"first_player": "south"})
    desk.play(table, 0, "end")
    desk.play(table, 1, "end")
    return table


def write(desk: Desk, command: str, *values: Any) -> None:
    with sqlite3.connect(desk.folder / FILE) as connection:
        connection.execute(command, values)
    connection.close()


def forget(desk: Desk, table: str) -> None:
    """As after a new start."""
    desk.client.app.state.server.rooms.forget(table)  # type: ignore[attr-defined]  # a TestClient


DAMAGES = [
    ("UPDATE entries SET choice = 1 WHERE number = 1", "Entry 1 cannot be true"),
    ("UPDATE entries SET text = 'none' WHERE number = 0", "Entry 0 cannot be true"),
    ("DELETE FROM entries WHERE number = 0", "Entry 1 cannot be true"),
    ("DELETE FROM entries WHERE number = 1", "1 entries instead of 2"),
]


@pytest.mark.parametrize(("command", "reason"), DAMAGES)
def test_a_damaged_table_is_told_and_the_others_go_on(
    desk: Desk, table: str, command: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    other = desk.new()
    write(desk, command + " AND table_id = ?", table)
    forget(desk, table)
    with caplog.at_level(logging.ERROR, "grognard.server"):
        error = desk.ask("GET", f"/api/tables/{table}/state")
    refused(error, 500, "bug")
    assert error.headers["content-security-policy"]
    assert reason in caplog.text
    assert desk.state(other)["number"] == 1
    assert {line["id"] for line in desk.get("/api/tables")} == {table, other}


def test_what_hinders_answers_in_time_is_told_and_can_be_tried_again(
    desk: Desk, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    write(desk, "DELETE FROM entries WHERE number = 1 AND table_id = ?", table)
    forget(desk, table)
    server, until = desk.client.app.state.server, time.monotonic() + 30  # type: ignore[attr-defined]  # a TestClient
    with caplog.at_level(logging.ERROR, "grognard.server"):
        for times in (1, 2):
            desk.client.portal.call(server.pauses.wake, table)  # type: ignore[attr-defined]
            while server.pauses._tasks and time.monotonic() < until:
                time.sleep(0.001)
            assert caplog.text.count("1 entries instead of 2") == times


def test_a_table_of_other_rules_is_left_alone(desk: Desk, table: str) -> None:
    write(desk, "UPDATE tables SET rules_version = 99 WHERE id = ?", table)
    forget(desk, table)
    refused(desk.ask("GET", f"/api/tables/{table}/state"), 409, "conflict")


def test_who_was_overtaken_has_to_look_again(desk: Desk, table: str) -> None:
    state = desk.state(table)
    end = next(action["id"] for action in state["actions"] if action["verb"] == "end")
    write(desk, "UPDATE tables SET number = 7 WHERE id = ?", table)
    before = desk.rows()
    refused(desk.wish(table, "orders", seat=0, number=2, actions=[end]), 409, "stale")
    assert desk.rows() == before


def test_a_bug_in_the_midst_of_an_order_changes_nothing(
    desk: Desk, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = desk.state(table)
    end = next(action["id"] for action in state["actions"] if action["verb"] == "end")
    before = desk.rows()

    def broken(*_: object) -> object:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("grognard.server.rooms.picture_of", broken)  # after the match has gone on, before it is stored
        refused(desk.wish(table, "orders", seat=0, number=2, actions=[end]), 500, "bug")
    assert desk.rows() == before
    assert desk.state(table) == state
