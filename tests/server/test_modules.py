"""Modules that the host brings: checked, kept, played like other games; nothing of a bad one stays."""

import asyncio
import json
import logging
import signal
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.core.errors import DataError
from grognard.core.registry import find_game, game_names
from grognard.games.warp_empires.format.faults import ModuleFaults
from grognard.games.warp_empires.format.template import template
from grognard.server.app import make_app
from grognard.server.checking import check_module
from grognard.server.module_text import ModuleText
from grognard.server.modules import read_folder
from tests.server.desk import TWO, Desk, Json, ThinkHere, good, refused
from tests.server.served import serving

SHIPPED = files("grognard.games.warp_empires.modules")
GAME = "my-empire"
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]


def module(**more: Any) -> Json:
    """A small module as a page sends it."""
    return {"name": "my_empire.toml", "text": template("my_empire")} | more


def fens() -> Json:
    """A module with a map, under an id of its own."""
    text = (SHIPPED / "amber_fens.toml").read_text().replace('"amber_fens"', '"my_fens"', 1)
    map_text = (SHIPPED / "amber_fens_map.toml").read_text()
    return {"name": "my_fens.toml", "text": text, "map": {"name": "amber_fens_map.toml", "text": map_text}}


def kept(desk: Desk) -> list[str]:
    return sorted(path.name for path in desk.folder.glob("modules/*"))


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    before = game_names()
    yield
    assert game_names() == before


def test_a_module_can_be_played_at_once(desk: Desk) -> None:
    assert desk.post("/api/modules", module()) == {"ok": True, "game": GAME, "title": "My Empire", "faults": []}
    (listed,) = [game for game in desk.get("/api/games") if game["name"] == GAME]
    assert (listed["title"], listed["least_seats"], listed["most_seats"]) == ("My Empire", 2, 3)
    assert desk.get(f"/api/games/{GAME}/rules")["sections"]
    state = desk.state(desk.new(GAME))
    assert state["table"]["game"] == GAME
    assert state["actions"]


def test_a_map_comes_along(desk: Desk) -> None:
    assert desk.post("/api/modules", fens())["game"] == "my-fens"
    table = desk.new("my-fens", BOTS, options={"max_rounds": 1})
    for _ in range(1200):
        if places := desk.get(f"/api/tables/{table}/board")["places"]:
            break
        time.sleep(0.05)
    assert "Stonecross" in {place["facts"]["name"] for place in places}
    without = fens() | {"map": None}
    (fault,) = desk.post("/api/modules", without)["faults"]
    assert fault["text"] == "There is no file amber_fens_map.toml beside the module."


def test_everything_that_is_wrong_is_told_and_nothing_stays(desk: Desk) -> None:
    lines = template("my_empire").splitlines()
    kind = next(number for number, line in enumerate(lines) if line == 'kind = "random"')
    version = next(number for number, line in enumerate(lines) if line.startswith("version"))
    lines[kind], lines[version] = 'kind = "randon"', 'version = "x"'
    found = desk.post("/api/modules", module(text="\n".join(lines)))
    assert (found["ok"], found["game"]) == (False, "")
    places = {(fault["line"], fault["key"]) for fault in found["faults"]}
    assert {line for line, _ in places} >= {kind + 1, version + 1}
    (wrong,) = [fault for fault in found["faults"] if fault["line"] == kind + 1]
    assert (wrong["file"], wrong["key"], wrong["column"]) == ("my_empire.toml", "map.kind", 8)
    assert set(wrong["allowed"]) >= {"random", "fixed"}
    assert GAME not in [game["name"] for game in desk.get("/api/games")]
    assert kept(desk) == []
    refused(desk.ask("POST", "/api/tables", json={"game": GAME, "seats": TWO}), 400, "bad_request")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = [", "This is no TOML"),
        ("import os; os._exit(1)", "This is no TOML"),
        ("x = " + "[" * 5000, ""),
        ("", "This is no module"),
        ('system = "warp-empires"', "format"),
        (f"# {'x' * 300_000}", "more than 262144"),
    ],
)
def test_no_text_does_harm(desk: Desk, text: str, said: str) -> None:
    found = desk.post("/api/modules", module(text=text))
    assert not found["ok"]
    assert any(said in fault["key"] + fault["text"] for fault in found["faults"])


def test_what_is_too_large_is_not_even_read(desk: Desk) -> None:
    refused(desk.ask("POST", "/api/modules", json=module(text="x" * 1_100_000)), 413, "too_large")


def test_a_check_takes_no_longer_than_it_may() -> None:
    began = time.monotonic()
    (fault,) = asyncio.run(check_module(ModuleText("a.toml", template("my_empire")), 0.001))
    assert fault.text == "The check was stopped: it crashed or took longer than 0.001 s."
    assert time.monotonic() - began < 60


def test_the_host_alone_brings_modules(desk: Desk) -> None:
    tokens = desk.get(f"/api/tables/{desk.new()}/tokens")
    for token in (tokens["0"], tokens["watch"]):
        refused(desk.with_token(token).ask("POST", "/api/modules", json=module()), 403, "forbidden")
    refused(desk.client.post("/api/modules", json=module()), 401, "forbidden")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "a.toml"},
        module(more=1),
        module(map={"name": "m.toml"}),
        module(map="x"),
        module(text=3),
        module(name="x" * 201),
    ],
)
def test_other_bodies_are_refused(desk: Desk, body: Json) -> None:
    refused(desk.ask("POST", "/api/modules", json=body), 400, "bad_request")


@pytest.mark.parametrize("taken", ["amber_fens", "mystic_mountain", "toy"])
def test_the_name_of_an_installed_game_is_taken(desk: Desk, taken: str) -> None:
    before = find_game(taken.replace("_", "-"))
    refused(desk.ask("POST", "/api/modules", json=module(text=template(taken))), 409, "conflict")
    assert find_game(taken.replace("_", "-")) is before
    assert kept(desk) == []


def test_a_module_is_replaced_while_nobody_plays_it(desk: Desk) -> None:
    first = desk.post("/api/modules", module())
    other = module(text=template("my_empire").replace("players = [2, 3]", "players = [2, 2]"))
    assert desk.post("/api/modules", other) == first
    table = desk.new(GAME)
    refused(desk.ask("POST", "/api/modules", json=module()), 409, "conflict")
    assert desk.post("/api/modules", other) == first  # the same once more changes nothing
    good(desk.ask("DELETE", f"/api/tables/{table}"))
    assert desk.post("/api/modules", module()) == first
    assert find_game(GAME).meta.most_seats == 3


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, thinkers=ThinkHere())) as client:
        desk = Desk(client, tmp_path)
        desk.post("/api/modules", module())
        table = desk.new(GAME)
        before = desk.state(table)
    assert GAME not in game_names()
    with TestClient(make_app(tmp_path, thinkers=ThinkHere())) as client:
        after = Desk(client, tmp_path).state(table)
    assert after == before


def test_what_cannot_be_read_any_more_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with TestClient(make_app(tmp_path, thinkers=ThinkHere())) as client:
        desk = Desk(client, tmp_path)
        desk.post("/api/modules", module())
        table = desk.new(GAME, [*BOTS[:1], TWO[0]])
    (tmp_path / "modules" / f"{GAME}.json").write_text(json.dumps({"name": "a.toml", "text": "x = 1"}))
    with (
        caplog.at_level(logging.WARNING, "grognard.server"),
        TestClient(make_app(tmp_path, thinkers=ThinkHere())) as client,
    ):
        desk = Desk(client, tmp_path)
        assert GAME not in [game["name"] for game in desk.get("/api/games")]
        refused(desk.ask("GET", f"/api/tables/{table}/state"), 409, "conflict")
        assert len(desk.get("/api/tables")) == 1
    assert "is left out" in caplog.text


def test_bots_in_their_own_process_play_it(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "my_empire.toml").write_text(template("my_empire"))
    with serving(tmp_path / "data", "--modules", str(folder)) as served:
        table = served.desk.new(GAME, BOTS, options={"max_rounds": 3})
        state = served.desk.state(table, -1)
        for _ in range(1200):
            state = served.desk.state(table, -1)
            if state["trouble"] or state["waiting"] == "over":
                break
            time.sleep(0.1)
        assert (state["trouble"], state["waiting"]) == (None, "over")
        served.end(signal.SIGTERM)
    with serving(tmp_path / "data") as served:  # kept with the tables: the folder is not needed again
        assert served.desk.state(table, -1)["waiting"] == "over"


def test_a_folder_is_read_with_its_maps(tmp_path: Path) -> None:
    given = fens()
    (tmp_path / "my_fens.toml").write_text(given["text"])
    (tmp_path / "amber_fens_map.toml").write_text(given["map"]["text"])
    (tmp_path / "my_empire.toml").write_text(template("my_empire"))
    assert [game.meta.name for game in read_folder(tmp_path)] == [GAME, "my-fens"]


def test_a_folder_tells_all_faults_of_all_files(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("x = [")
    (tmp_path / "two.toml").write_text("y = 1")
    with pytest.raises(ModuleFaults) as caught:
        read_folder(tmp_path)
    assert {fault.file for fault in caught.value.faults} == {"one.toml", "two.toml"}


def test_a_folder_has_each_id_once(tmp_path: Path) -> None:
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text(template("my_empire"))
    with pytest.raises(DataError, match=r"two\.toml.*one\.toml has the same name"):
        read_folder(tmp_path)
    with pytest.raises(DataError, match="no such folder"):
        read_folder(tmp_path / "none")
