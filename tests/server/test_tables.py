"""Tables as a whole: made, listed, renamed, put away, deleted, loaded, branched off."""

import json
from typing import Any

import pytest

from tests.server.desk import MOUNTAIN, PRACTICE, TWO, Desk, Json, good, refused

BOT = {"kind": "bot", "bot": "greedy"}


def line_of(desk: Desk, table: str) -> Json:
    return next(line for line in desk.get("/api/tables") if line["id"] == table)


def test_games_come_with_options_bots_and_rules(desk: Desk) -> None:
    games = {game["name"]: game for game in desk.get("/api/games", headers={"authorization": ""})}
    assert {MOUNTAIN, "toy"} <= set(games)
    option = next(option for option in games[MOUNTAIN]["options"] if option["name"] == "top_turns")
    assert (option["kind"], option["default"], option["least"]) == ("number", 5, 1)
    assert option["rule_text"]
    assert all(option["rule_text"] for option in games[MOUNTAIN]["options"])
    assert {"random", "greedy"} <= {bot["name"] for bot in games[MOUNTAIN]["bots"]}


def test_a_new_table_is_listed_with_its_picture(desk: Desk) -> None:
    table = desk.new(title="Sunday", options={"layout": "B15x19"})
    line = line_of(desk, table)
    assert (line["title"], line["game"], line["practice"], line["finished"]) == ("Sunday", MOUNTAIN, True, False)
    assert [seat["name"] for seat in line["seats"]] == ["South", "North"]
    assert [seat["player"] for seat in line["seats"]] == ["Ann", "Bob"]
    assert line["picture"]["board"] == [15, 19]
    assert len(line["picture"]["pieces"]) == 32
    assert max(line["picture"]["ground"], key=lambda high: int(high[2])) == [7, 9, 8]
    assert line["waiting"] in ([0], [1])
    assert line["number"] == 1


def test_what_is_not_said_has_its_default(desk: Desk) -> None:
    table = desk.new()
    info = desk.state(table)["table"]
    assert info["title"] == "Mystic Mountain"
    assert info["options"]["top_turns"] == 5


def test_the_table_changed_last_is_first(desk: Desk) -> None:
    first, second = desk.new(), desk.new()
    actor = desk.state(first)["view"]["actor"]
    desk.play(first, actor, "end")
    assert [line["id"] for line in desk.get("/api/tables")] == [first, second]


def test_rename_finish_delete(desk: Desk) -> None:
    table = desk.new()
    good(desk.ask("PATCH", f"/api/tables/{table}", json={"title": "A better name"}))
    assert line_of(desk, table)["title"] == desk.state(table)["table"]["title"] == "A better name"

    actor = desk.state(table)["view"]["actor"]
    end = next(action["id"] for action in desk.state(table, actor)["actions"] if action["verb"] == "end")
    good(desk.ask("POST", f"/api/tables/{table}/finish"))
    assert line_of(desk, table)["finished"]
    state = desk.state(table, actor)
    assert (state["waiting"], state["asked"], state["prompt"], state["actions"]) == ("over", [], None, [])
    refused(desk.wish(table, "orders", seat=actor, number=1, actions=[end]), 409, "conflict")

    good(desk.ask("DELETE", f"/api/tables/{table}"))
    refused(desk.ask("GET", f"/api/tables/{table}/state"), 404, "not_found")
    assert desk.rows() == {"tables": [], "entries": [], "answers": []}


def test_practice_repeats_and_fair_does_not_tell(desk: Desk) -> None:
    chances = [desk.state(desk.new(chance=chance))["table"]["chance"] for chance in (PRACTICE, {"kind": "fair"})]
    assert [chance["kind"] for chance in chances] == ["practice", "fair"]
    assert chances[1]["opened"] is None
    assert len(chances[1]["commitment"]) == 64
    actors = {desk.state(desk.new())["view"]["actor"] for _ in range(4)}
    assert len(actors) == 1


def test_the_secret_is_published_at_the_end_and_verifies(desk: Desk) -> None:
    table = desk.new(chance={"kind": "fair"})
    state = desk.state(table)
    actor = state["view"]["actor"]
    good(desk.wish(table, "resign", seat=actor, number=state["number"]))
    chance = desk.state(table)["table"]["chance"]
    assert set(chance["opened"]) == {"secret"}

    file = desk.ask("GET", f"/api/tables/{table}/file", params={"seat": "full"})
    assert 'filename="mystic-mountain.jsonl"' in file.headers["content-disposition"]
    checked = good(desk.ask("POST", "/api/verify", content=file.content))
    assert checked["ok"]

    wrong = (
        file.text.replace('"text":"south"', '"text":"north"')
        if '"text":"south"' in file.text
        else file.text.replace('"text":"north"', '"text":"south"')
    )
    broken = desk.ask("POST", "/api/verify", content=wrong.encode())
    assert broken.status_code == 400 or not broken.json()["ok"]


def test_salts_are_awaited_before_the_first_chance(desk: Desk) -> None:
    table = desk.new(chance={"kind": "fair", "wait": True})
    state = desk.state(table)
    assert (state["number"], state["waiting"], state["table"]["chance"]["waits"]) == (0, "chance", [0, 1])
    refused(desk.wish(table, "orders", seat=0, number=0, actions=[0]), 409, "conflict")

    desk.post(f"/api/tables/{table}/salt", {"seat": 0, "text": "rain"})
    assert desk.state(table)["number"] == 0
    answer = desk.post(f"/api/tables/{table}/salt", {"seat": 1, "text": ""})
    assert answer == {"number": 1}
    assert desk.state(table)["table"]["chance"]["salts"] == ["rain", ""]
    late = desk.ask("POST", f"/api/tables/{table}/salt", json={"seat": 1, "text": "snow"})
    assert refused(late, 409, "illegal")["rule"] == "MM-R105"


def test_a_saved_game_is_loaded_and_goes_on(desk: Desk) -> None:
    table = desk.new(seats=[TWO[0], BOT])
    text = desk.ask("GET", f"/api/tables/{table}/file", params={"seat": "full"}).content
    made = good(desk.ask("POST", "/api/load", content=text))
    assert set(made["tokens"]) == {"0", "1", "watch"}
    old, new = desk.state(table), desk.state(made["id"])
    assert [seat["kind"] for seat in new["table"]["seats"]] == ["person", "bot"]
    assert new["view"] == old["view"]
    assert new["log"] == old["log"]


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"grognard":1}\n'])
def test_a_damaged_file_makes_no_table(desk: Desk, text: bytes) -> None:
    refused(desk.ask("POST", "/api/load", content=text), 400, "bad_request")
    assert desk.rows()["tables"] == []


def test_a_branch_goes_on_from_an_earlier_moment(desk: Desk) -> None:
    table = desk.new()
    actor = desk.state(table)["view"]["actor"]
    desk.play(table, actor, "end")
    desk.play(table, 1 - actor, "end")
    branch = desk.post(f"/api/tables/{table}/branch", {"number": 2})["id"]
    here, there = desk.state(table, at=2), desk.state(branch)
    assert there["view"] == here["view"]
    assert there["number"] == 2
    assert there["table"]["title"] == "Mystic Mountain (from 2)"
    refused(desk.ask("POST", f"/api/tables/{table}/branch", json={"number": 99}), 400, "bad_request")


def test_a_running_game_with_secrets_is_not_branched(desk: Desk) -> None:
    table = desk.new("toy", [{"player": name} for name in "abc"])
    before = desk.rows()
    answer = desk.ask("POST", f"/api/tables/{table}/branch", json={"number": 1})
    refused(answer, 409, "illegal")
    assert desk.rows() == before


def test_a_file_for_a_seat_holds_no_secrets(desk: Desk) -> None:
    table = desk.new("toy", [{"player": name} for name in "abc"])
    for seat in ("-1", "0", "1"):
        lines = desk.ask("GET", f"/api/tables/{table}/file", params={"seat": seat}).text.splitlines()
        drawn = [json.loads(line) for line in lines if '"for":"draw"' in line]
        assert len(drawn) == 6
        assert sum(not line.get("hidden", False) for line in drawn) == (2 if seat != "-1" else 0)
        assert '"opened":null' in lines[-2]


WRONG: list[Any] = [
    {"game": "chess"},
    {"seats": []},
    {"seats": [*TWO, TWO[0]]},
    {"seats": [TWO[0], {"kind": "bot", "bot": "uct:99999999"}]},
    {"seats": [TWO[0], {"kind": "bot", "bot": "os:system"}]},
    {"seats": [TWO[0], {"kind": "bot", "bot": "tests.server.desk:Desk"}]},
    {"seats": [TWO[0], {"kind": "bot"}]},
    {"seats": [TWO[0], {"kind": "person", "bot": "greedy"}]},
    {"seats": [TWO[0], {"kind": "person", "player": "a\nb"}]},
    {"seats": [TWO[0], {"kind": "person", "player": "x" * 201}]},
    {"seats": [TWO[0], {"kind": "person", "name": "Bob"}]},
    {"title": "x" * 201},
    {"title": " padded "},
    {"title": "bell \a"},
    {"options": {"top_turns": 0}},
    {"options": {"no_such": 1}},
    {"options": {"top_turns": {"a": 1}}},
    {"chance": {"kind": "loaded"}},
    {"chance": {"kind": "fair", "seed": 3}},
    {"chance": {"kind": "practice", "seed": -1}},
    {"chance": {"kind": "practice", "wait": True}},
    {"extra": 1},
]


@pytest.mark.parametrize("change", WRONG, ids=str)
def test_a_wrong_wish_makes_no_table(desk: Desk, change: dict[str, Any]) -> None:
    body = {"game": MOUNTAIN, "seats": TWO} | change
    refused(desk.ask("POST", "/api/tables", json=body), 400, "bad_request")
    assert desk.rows()["tables"] == []


def test_a_rolled_map_is_had_as_text_and_played_on_again(desk: Desk) -> None:
    table = desk.new("mysterious-islands", title="Coral Sea")
    refused(desk.ask("GET", f"/api/tables/{table}/map"), 404, "not_found")
    desk.play(table, 0, "pirates")
    desk.play(table, 1, "company")

    watching = desk.with_token(desk.get(f"/api/tables/{table}/tokens")["watch"])
    had = watching.ask("GET", f"/api/tables/{table}/map")
    assert had.status_code == 200
    assert had.headers["content-type"].startswith("text/plain")
    assert 'filename="coral-sea.map.txt"' in had.headers["content-disposition"]
    rows = had.text.splitlines()
    assert len(rows) == 20
    assert {len(row) for row in rows} == {24}
    assert set("".join(rows)) == set(".jvH")

    again = desk.new("mysterious-islands", options={"map": had.text})
    places = "/api/tables/{}/board?seat=0"
    assert desk.get(places.format(again)) == desk.get(places.format(table))


def test_a_game_without_an_open_map_shares_none(desk: Desk) -> None:
    refused(desk.ask("GET", f"/api/tables/{desk.new()}/map"), 404, "not_found")
