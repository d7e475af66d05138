"""The websocket: news for who has a token, and an end for who talks nonsense."""

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Desk, good


@pytest.fixture
def table(desk: Desk) -> str:
    return desk.new(options={"first_player": "south"})


def open_page(desk: Desk, table: str, **headers: str) -> Any:
    assert isinstance(desk.client, TestClient)
    return desk.client.websocket_connect(f"/ws/{table}", headers=headers)


def test_news_come_after_each_change(desk: Desk, table: str) -> None:
    with open_page(desk, table) as page:
        page.send_json({"token": desk.token})
        assert page.receive_json() == {"number": 0, "thinking": -1, "changed": True, "answers": -1}
        desk.play(table, 0, "end")
        assert page.receive_json()["number"] == 1
        good(desk.ask("PATCH", f"/api/tables/{table}", json={"title": "Other"}))
        assert page.receive_json()["number"] == 1


def test_two_pages_hear_the_same(desk: Desk, table: str) -> None:
    watch = desk.get(f"/api/tables/{table}/tokens")["watch"]
    with open_page(desk, table) as first, open_page(desk, table) as second:
        for page, token in ((first, desk.token), (second, watch)):
            page.send_json({"token": token})
            assert page.receive_json()["number"] == 0
        desk.play(table, 0, "end")
        assert (
            first.receive_json()
            == second.receive_json()
            == {"number": 1, "thinking": -1, "changed": True, "answers": -1}
        )


def test_a_deleted_table_ends_its_pages(desk: Desk, table: str) -> None:
    with open_page(desk, table) as page:
        page.send_json({"token": desk.token})
        page.receive_json()
        good(desk.ask("DELETE", f"/api/tables/{table}"))
        assert closed(page) == 4404


BAD: list[Any] = [
    ("{", 4400),
    ("[]", 4400),
    ("null", 4400),
    ('{"token": 1}', 4400),
    ('{"token": "x", "more": 1}', 4400),
    ('{"token": "' + "x" * 500 + '"}', 4400),
    ("[" * 3000, 4400),
    (b"\x00\xff", 4400),
    ('{"token": "nonsense"}', 4401),
    ('{"token": ""}', 4401),
]


@pytest.mark.parametrize(("message", "code"), BAD)
def test_a_bad_first_message_ends_it(desk: Desk, table: str, message: str | bytes, code: int) -> None:
    before = desk.rows()
    with open_page(desk, table) as page:
        if isinstance(message, bytes):
            page.send_bytes(message)
        else:
            page.send_text(message)
        assert closed(page) == code
    assert desk.rows() == before


def test_whatever_comes_after_the_token_ends_it(desk: Desk, table: str) -> None:
    with open_page(desk, table) as page:
        page.send_json({"token": desk.token})
        page.receive_json()
        page.send_text("order: end")
        assert closed(page) == 4400


@pytest.mark.parametrize("other", ["aaaaaaaaaaaa", "x"])
def test_no_such_table(desk: Desk, other: str) -> None:
    with open_page(desk, other) as page:
        page.send_json({"token": desk.token})
        assert closed(page) == 4404


def test_a_token_of_another_table(desk: Desk, table: str) -> None:
    token = desk.get(f"/api/tables/{desk.new()}/tokens")["0"]
    with open_page(desk, table) as page:
        page.send_json({"token": token})
        assert closed(page) == 4404


def test_a_page_of_another_site(desk: Desk, table: str) -> None:
    with open_page(desk, table, origin="http://elsewhere.example") as page:
        assert closed(page) == 4401
    with open_page(desk, table, origin="http://testserver") as page:
        page.send_json({"token": desk.token})
        assert page.receive_json()["number"] == 0


def test_a_page_that_leaves_is_forgotten(desk: Desk, table: str) -> None:
    with open_page(desk, table) as page:
        page.send_json({"token": desk.token})
        page.receive_json()
    with open_page(desk, table):
        pass  # left before it said anything
    assert desk.play(table, 0, "end") == 1
    assert not desk.client.app.state.server.hub.is_followed(table)  # type: ignore[attr-defined]  # a TestClient


def closed(page: Any) -> int:
    with pytest.raises(WebSocketDisconnect) as end:
        page.receive_text()
    return int(end.value.code)
