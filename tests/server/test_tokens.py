"""Who may do what: the host, the seats, those who watch, and everybody else."""

from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer

from grognard.core.errors import DataError
from grognard.server.seats import Tokens, read_key
from tests.server.desk import TWO, Desk, good, refused

BOT = {"kind": "bot", "bot": "random"}


def test_the_key_is_the_owners_alone_and_stays(tmp_path: Path) -> None:
    key = read_key(tmp_path)
    assert read_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert read_key_elsewhere(tmp_path) != key
    (tmp_path / "key").write_text("short")
    with pytest.raises(DataError, match="damaged"):
        read_key(tmp_path)


def read_key_elsewhere(folder: Path) -> str:
    other = folder / "other"
    other.mkdir()
    return read_key(other)


FALSE: list[Any] = [
    "",
    "nonsense",
    "Bearer",
    Tokens("another key of at least 32 letters").host(),
    "WyJob3N0Il0.AAAA",
    URLSafeSerializer("k", salt="grognard seat").dumps(["host"]),
]


@pytest.mark.parametrize("token", FALSE)
def test_a_false_token_opens_nothing(desk: Desk, token: str) -> None:
    table = desk.new()
    before = desk.rows()
    stranger = desk.client
    headers = {"authorization": f"Bearer {token}"}
    for method, path in (
        ("GET", "/api/tables"),
        ("GET", f"/api/tables/{table}/state"),
        ("GET", f"/api/tables/{table}/board"),
        ("GET", f"/api/tables/{table}/chart"),
        ("GET", f"/api/tables/{table}/file"),
        ("GET", f"/api/tables/{table}/map"),
        ("DELETE", f"/api/tables/{table}"),
        ("POST", f"/api/tables/{table}/finish"),
        ("POST", f"/api/tables/{table}/orders"),
        ("POST", "/api/load"),
        ("POST", "/api/verify"),
    ):
        refused(stranger.request(method, path, headers=headers), 401, "forbidden")
    assert desk.rows() == before


def test_a_token_signed_for_something_else_opens_nothing(desk: Desk) -> None:
    key = read_key(desk.folder)
    for said in (["guest"], "host", ["seat", 1, 2], {"host": True}):
        token = URLSafeSerializer(key, salt="grognard seat").dumps(said)
        refused(desk.with_token(str(token)).ask("GET", "/api/tables"), 401, "forbidden")
    other = URLSafeSerializer(key, salt="another use").dumps(["host"])
    refused(desk.with_token(str(other)).ask("GET", "/api/tables"), 401, "forbidden")


@pytest.fixture
def table(desk: Desk) -> str:
    return desk.new(options={"first_player": "south"})


def test_a_seat_plays_itself_and_no_other(desk: Desk, table: str) -> None:
    tokens = desk.get(f"/api/tables/{table}/tokens")
    south, north = desk.with_token(tokens["0"]), desk.with_token(tokens["1"])
    north_before = desk.rows()
    refused(north.ask("GET", f"/api/tables/{table}/state", params={"seat": 0}), 403, "forbidden")
    refused(north.wish(table, "orders", seat=0, number=0, actions=[0]), 403, "forbidden")
    refused(north.wish(table, "resign", seat=0, number=0), 403, "forbidden")
    refused(north.ask("GET", f"/api/tables/{table}/file", params={"seat": "full"}), 403, "forbidden")
    refused(north.ask("GET", f"/api/tables/{table}/file", params={"seat": "0"}), 403, "forbidden")
    assert desk.rows() == north_before
    assert south.play(table, 0, "end") == 1
    assert north.state(table, 1)["waiting"] == "you"
    assert north.state(table, -1)["seat"] == -1


def test_one_begins_with_the_own_seat_that_is_asked(desk: Desk, table: str) -> None:
    def seen(who: Desk) -> tuple[int, str]:
        state = who.get(f"/api/tables/{table}/state", params={"mine": True})
        return state["seat"], state["waiting"]

    tokens = desk.get(f"/api/tables/{table}/tokens")
    south, north, watcher = (desk.with_token(tokens[name]) for name in ("0", "1", "watch"))
    assert [seen(who) for who in (desk, south, north, watcher)] == [(0, "you"), (0, "you"), (1, "other"), (-1, "other")]
    south.play(table, 0, "end")
    assert [seen(who) for who in (desk, south, north, watcher)] == [(1, "you"), (0, "other"), (1, "you"), (-1, "other")]


def test_the_host_begins_with_no_seat_of_a_bot(desk: Desk) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "person", "player": "Bob"}]
    table = desk.new(seats=bots, options={"first_player": "south"})
    assert desk.get(f"/api/tables/{table}/state", params={"mine": True})["seat"] == 1


def test_the_hosts_things_are_the_hosts(desk: Desk, table: str) -> None:
    tokens = desk.get(f"/api/tables/{table}/tokens")
    before = desk.rows()
    for token in tokens.values():
        seat = desk.with_token(token)
        for method, path, body in (
            ("GET", "/api/tables", None),
            ("POST", "/api/tables", {"game": "toy", "seats": TWO}),
            ("PATCH", f"/api/tables/{table}", {"title": "mine"}),
            ("POST", f"/api/tables/{table}/finish", {}),
            ("DELETE", f"/api/tables/{table}", None),
            ("GET", f"/api/tables/{table}/tokens", None),
            ("POST", f"/api/tables/{table}/branch", {"number": 0}),
            ("POST", f"/api/tables/{table}/seat", {"seat": 0, "number": 0, "id": "12345678"}),
            ("POST", "/api/load", {}),
        ):
            refused(seat.ask(method, path, json=body), 403, "forbidden")
    assert desk.rows() == before


def test_who_watches_does_not_play(desk: Desk) -> None:
    table = desk.new(chance={"kind": "manual"})
    watcher = desk.with_token(desk.get(f"/api/tables/{table}/tokens")["watch"])
    assert watcher.state(table, -1)["waiting"] == "chance"
    refused(watcher.wish(table, "supply", number=0, text="south"), 403, "forbidden")
    refused(watcher.wish(table, "orders", seat=0, number=0, actions=[0]), 403, "forbidden")
    refused(watcher.ask("POST", f"/api/tables/{table}/salt", json={"seat": 0, "text": ""}), 403, "forbidden")


def test_a_token_of_another_table_does_not_tell_that_this_one_exists(desk: Desk, table: str) -> None:
    token = desk.get(f"/api/tables/{desk.new()}/tokens")["0"]
    stranger = desk.with_token(token)
    refused(stranger.ask("GET", f"/api/tables/{table}/state"), 404, "not_found")
    refused(stranger.ask("GET", "/api/tables/aaaaaaaaaaaa/state"), 404, "not_found")
    refused(stranger.wish(table, "orders", seat=0, number=0, actions=[0]), 404, "not_found")


def test_nobody_plays_or_looks_for_a_bot(desk: Desk) -> None:
    table = desk.new("toy", [TWO[0], BOT, BOT])
    refused(desk.ask("GET", f"/api/tables/{table}/state", params={"seat": 1}), 403, "forbidden")
    refused(desk.wish(table, "orders", seat=1, number=0, actions=[0]), 403, "forbidden")
    token = desk.get(f"/api/tables/{table}/tokens")["1"]
    refused(desk.with_token(token).ask("GET", f"/api/tables/{table}/state", params={"seat": 1}), 403, "forbidden")


def test_guessing_is_stopped(desk: Desk) -> None:
    codes = [desk.with_token(f"guess-{number}").ask("GET", "/api/tables").status_code for number in range(40)]
    assert codes == [401] * 30 + [429] * 10
    assert refused(desk.ask("GET", "/api/tables"), 429, "busy")


def test_the_whole_file_of_a_finished_game_is_everybodys(desk: Desk, table: str) -> None:
    tokens = desk.get(f"/api/tables/{table}/tokens")
    good(desk.wish(table, "resign", seat=0, number=0))
    watcher = desk.with_token(tokens["watch"])
    assert '"opened":{' in watcher.ask("GET", f"/api/tables/{table}/file", params={"seat": "full"}).text
