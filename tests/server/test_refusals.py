"""Bad input: a coded error, and nothing has changed."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.desk import Desk, refused

KEY = "12345678-of-mine"


@pytest.fixture
def table(desk: Desk) -> Iterator[str]:
    """A table where South begins and has moved; it must stay as it is."""
    table = desk.new(options={"first_player": "south"})
    desk.play(table, 0, "D15-D14")
    before = desk.rows()
    yield table
    assert desk.rows() == before


ORDERS: list[Any] = [
    pytest.param({"actions": [1]}, 409, "illegal", id="illegal"),
    pytest.param({"actions": [10**9]}, 409, "illegal", id="no such action"),
    pytest.param({"number": 0}, 409, "stale", id="stale"),
    pytest.param({"number": 2}, 409, "stale", id="from the future"),
    pytest.param({"seat": 1}, 409, "not_your_turn", id="out of turn"),
    pytest.param({"seat": 2}, 404, "not_found", id="no such seat"),
    pytest.param({"seat": -1}, 400, "bad_request", id="a spectator"),
    pytest.param({"seat": 99}, 400, "bad_request", id="far too many seats"),
    pytest.param({"actions": []}, 400, "bad_request", id="no choice"),
    pytest.param({"actions": [0] * 501}, 400, "bad_request", id="far too many choices"),
    pytest.param({"actions": "end"}, 400, "bad_request", id="words"),
    pytest.param({"actions": [True]}, 400, "bad_request", id="a switch"),
    pytest.param({"actions": [1.5]}, 400, "bad_request", id="a fraction"),
    pytest.param({"actions": [-1]}, 400, "bad_request", id="negative"),
    pytest.param({"actions": [2**70]}, 400, "bad_request", id="a huge number"),
    pytest.param({"number": None}, 400, "bad_request", id="no number"),
    pytest.param({"id": "short"}, 400, "bad_request", id="a short id"),
    pytest.param({"id": "no/slashes/please"}, 400, "bad_request", id="an id with slashes"),
    pytest.param({"id": "x" * 65}, 400, "bad_request", id="a long id"),
    pytest.param({"more": 1}, 400, "bad_request", id="an unknown field"),
]


@pytest.mark.parametrize(("change", "status", "code"), ORDERS)
def test_orders(desk: Desk, table: str, change: dict[str, Any], status: int, code: str) -> None:
    body = {"seat": 0, "number": 1, "id": KEY, "actions": [0]} | change
    refused(desk.ask("POST", f"/api/tables/{table}/orders", json=body), status, code)


def test_an_illegal_order_names_its_rule(desk: Desk, table: str) -> None:
    error = refused(desk.wish(table, "orders", seat=0, number=1, actions=[1]), 409, "illegal")
    assert error["rule"].startswith("MM-")
    assert error["text"]


def test_an_order_is_not_done_by_half(desk: Desk, table: str) -> None:
    end = next(action["id"] for action in desk.state(table)["actions"] if action["verb"] == "end")
    refused(desk.wish(table, "orders", seat=0, number=1, actions=[end, end]), 409, "illegal")


BODIES = [
    pytest.param(b"", id="empty"),
    pytest.param(b"{", id="broken off"),
    pytest.param(b"[]", id="a list"),
    pytest.param(b"null", id="nothing"),
    pytest.param(b"\xff", id="no UTF-8"),
    pytest.param(b'{"seat":' + b"[" * 20_000, id="deep"),
    pytest.param(b'{"seat": 0, "number": 1, "id": "\\ud800aaaaaaaa", "actions": [0]}', id="half a sign"),
    pytest.param(b'{"seat": NaN}', id="no number"),
]


@pytest.mark.parametrize("body", BODIES)
def test_malformed_bodies(desk: Desk, table: str, body: bytes) -> None:
    sent = desk.ask("POST", f"/api/tables/{table}/orders", content=body, headers={"content-type": "application/json"})
    refused(sent, 400, "bad_request")


def test_another_type_of_body(desk: Desk, table: str) -> None:
    body = b'{"seat":0,"number":1,"id":"12345678","actions":[0]}'
    sent = desk.ask("POST", f"/api/tables/{table}/orders", content=body, headers={"content-type": "text/plain"})
    refused(sent, 400, "bad_request")


@pytest.mark.parametrize("is_told", [True, False])
def test_oversized_bodies(desk: Desk, table: str, is_told: bool) -> None:
    body = b'{"seat":0,"number":1,"id":"' + b"x" * 70_000 + b'","actions":[0]}'
    content: Any = body if is_told else (body[at : at + 1000] for at in range(0, len(body), 1000))
    sent = desk.ask(
        "POST", f"/api/tables/{table}/orders", content=content, headers={"content-type": "application/json"}
    )
    refused(sent, 413, "too_large")


def test_oversized_files(desk: Desk, table: str) -> None:
    refused(desk.ask("POST", "/api/load", content=b"x" * (8 * 1024 * 1024 + 1)), 413, "too_large")
    refused(desk.ask("POST", "/api/verify", content=b"x" * (8 * 1024 * 1024)), 400, "bad_request")


COMMANDS: list[Any] = [
    ("undo", {"seat": 1}, 409, "illegal"),
    ("undo", {"seat": 0, "to": 7}, 409, "illegal"),
    ("undo", {"seat": 0, "number": 0}, 409, "stale"),
    ("restart", {"seat": 1}, 409, "illegal"),
    ("resign", {"seat": 1}, 409, "illegal"),
    ("draw", {"seat": 0, "say": "accept"}, 409, "illegal"),
    ("draw", {"seat": 0, "say": "perhaps"}, 400, "bad_request"),
    ("supply", {"text": "5,3"}, 400, "bad_request"),
    ("seat", {"seat": 0, "kind": "bot", "bot": "deepblue"}, 400, "bad_request"),
    ("seat", {"seat": 0, "kind": "person", "player": "\n"}, 400, "bad_request"),
]


@pytest.mark.parametrize(("what", "change", "status", "code"), COMMANDS)
def test_commands(desk: Desk, table: str, what: str, change: dict[str, Any], status: int, code: str) -> None:
    refused(desk.wish(table, what, **{"number": 1} | change), status, code)


def test_a_salt_where_dice_are_not_fair(desk: Desk, table: str) -> None:
    refused(desk.ask("POST", f"/api/tables/{table}/salt", json={"seat": 0, "text": "x"}), 400, "bad_request")


PATHS: list[Any] = [
    ("GET", "/api/nothing", 404, "not_found"),
    ("GET", "/nothing", 404, "not_found"),
    ("PUT", "/api/tables", 405, "bad_request"),
    ("GET", "/api/tables/short/state", 400, "bad_request"),
    ("GET", "/api/tables/aaaaaaaaaaaa/state", 404, "not_found"),
    ("POST", "/api/tables/aaaaaaaaaaaa/finish", 404, "not_found"),
    ("DELETE", "/api/tables/aaaaaaaaaaaa", 404, "not_found"),
    ("GET", "/api/tables/{table}/state?seat=x", 400, "bad_request"),
    ("GET", "/api/tables/{table}/state?seat=-2", 400, "bad_request"),
    ("GET", "/api/tables/{table}/state?seat=7", 404, "not_found"),
    ("GET", "/api/tables/{table}/state?at=-1", 400, "bad_request"),
    ("GET", "/api/tables/{table}/file?seat=all", 400, "bad_request"),
    ("GET", "/js/..%2f..%2fpyproject.toml", 404, "not_found"),
    ("GET", "/js/nothing.js", 404, "not_found"),
]


@pytest.mark.parametrize(("method", "path", "status", "code"), PATHS)
def test_paths(desk: Desk, table: str, method: str, path: str, status: int, code: str) -> None:
    refused(desk.ask(method, path.format(table=table)), status, code)


EXPLAINED: list[Any] = [
    ({"asked": 10**9}, "bad_request"),
    ({"asked": -1}, "bad_request"),
    ({"asked": ["x"] * 17}, "bad_request"),
    ({"asked": ["x" * 65]}, "bad_request"),
    ({"asked": None}, "bad_request"),
    ({"asked": 1, "number": 0}, "stale"),
]


@pytest.mark.parametrize(("change", "code"), EXPLAINED)
def test_questions_that_make_no_sense(desk: Desk, table: str, change: dict[str, Any], code: str) -> None:
    body = {"seat": 0, "number": 1} | change
    refused(desk.ask("POST", f"/api/tables/{table}/explain", json=body), 409 if code == "stale" else 400, code)


@pytest.mark.parametrize("places", [[], ["nowhere"], ["D13", "D13", "D13"], ["", "\0"], ["A1", "S-s0", "N-a"]])
def test_odd_places_are_explained(desk: Desk, table: str, places: list[str]) -> None:
    body = {"seat": 0, "number": 1, "asked": places}
    answer = desk.post(f"/api/tables/{table}/explain", body)
    assert set(answer) == {"rule", "text", "nearest"}
