"""Play at a table: what a seat sees, drafts, orders, taking back, dice typed in, draws, charts."""

import time

import pytest

from tests.server.desk import MOUNTAIN, Desk, Json, good, refused

MANUAL = {"kind": "manual"}
LONGEST = 60.0  # seconds
CREWS = [{"player": name} for name in ("Red", "Green", "Blue")]


@pytest.fixture
def south(desk: Desk) -> str:
    """A table where South begins."""
    return desk.new(options={"first_player": "south"})


def notations(state: Json) -> set[str]:
    return {action["notation"] for action in state["actions"]}


def test_who_is_asked_sees_its_choices_and_the_other_does_not(desk: Desk, south: str) -> None:
    mine, other, watching = (desk.state(south, seat) for seat in (0, 1, -1))
    assert (mine["waiting"], other["waiting"], watching["waiting"]) == ("you", "other", "other")
    assert mine["asked"] == other["asked"] == [0]
    assert mine["prompt"]["rule"] == "MM-028"
    assert "end" in notations(mine)
    assert other["actions"] == watching["actions"] == []
    assert other["prompt"] is None
    assert mine["table"]["seats"][0] == {"seat": 0, "name": "South", "kind": "person", "player": "Ann", "bot": ""}


def test_a_draft_shows_and_stores_nothing(desk: Desk, south: str) -> None:
    before = desk.rows()
    state = desk.state(south)
    first = next(action for action in state["actions"] if action["verb"] == "move")
    body = {"seat": 0, "number": state["number"], "actions": [first["id"]]}
    shown = desk.post(f"/api/tables/{south}/draft", body)
    assert shown["draft"] == [first["id"]]
    assert shown["view"] != state["view"]
    assert shown["view"]["facts"]["actions_left"] == state["view"]["facts"]["actions_left"] - 1
    assert desk.rows() == before
    assert desk.state(south) == state


def test_an_order_of_several_choices_is_logged_and_seen_by_all(desk: Desk, south: str) -> None:
    moves = [action["notation"] for action in desk.state(south)["actions"] if action["verb"] == "move"]
    number = desk.play(south, 0, moves[0], "end")
    state = desk.state(south, 1)
    assert state["number"] == number == 2
    assert state["waiting"] == "you"
    told = [(line["number"], line["what"]) for line in state["log"]]
    assert (0, "move") in told
    assert (1, "turn-ends") in told
    assert all(line["text"] and line["rule"].startswith("MM-") for line in state["log"])
    assert {line["number"] for line in desk.state(south, 1, since=1)["log"]} == {1}


def test_a_retry_gets_the_first_answer(desk: Desk, south: str) -> None:
    end = next(action["id"] for action in desk.state(south)["actions"] if action["verb"] == "end")
    body = {"seat": 0, "number": 0, "id": "a-wish-of-mine", "actions": [end]}
    first = good(desk.wish(south, "orders", **body))
    desk.play(south, 1, "end")
    before = desk.rows()
    assert good(desk.wish(south, "orders", **body)) == first == {"number": 1}
    refused(desk.wish(south, "orders", **body | {"actions": [end, end]}), 409, "conflict")
    refused(desk.wish(south, "resign", seat=0, number=2, id="a-wish-of-mine"), 409, "conflict")
    assert desk.rows() == before


def test_an_earlier_moment_is_shown_but_not_played(desk: Desk, south: str) -> None:
    start = desk.state(south)
    desk.play(south, 0, "end")
    desk.play(south, 1, "end")
    past = desk.state(south, 0, at=0)
    assert past["view"] == start["view"]
    assert (past["at"], past["number"], past["actions"], past["prompt"]) == (0, 2, [], None)
    refused(desk.ask("GET", f"/api/tables/{south}/state", params={"seat": 0, "at": 3}), 400, "bad_request")


def test_taking_back_and_beginning_again(desk: Desk, south: str) -> None:
    start = desk.state(south)
    assert start["undo"]["why"] == start["restart"]["why"].replace(" this turn", "") == "You have chosen nothing yet."
    for _ in range(2):
        move = next(action["notation"] for action in desk.state(south)["actions"] if action["verb"] == "move")
        desk.play(south, 0, move)
    state = desk.state(south)
    assert state["undo"] == {"why": "", "to": 1}
    assert state["restart"] == {"why": "", "to": 0}
    good(desk.wish(south, "undo", seat=0, number=2))
    good(desk.wish(south, "restart", seat=0, number=3))
    again = desk.state(south)
    assert again["view"] == start["view"]
    assert again["number"] == 4
    assert refused(desk.wish(south, "restart", seat=0, number=4), 409, "illegal")["rule"] == "MM-R104"


def test_refusals_come_with_rule_and_nearest(desk: Desk, south: str) -> None:
    asked = {"seat": 0, "number": 0, "asked": ["D14", "D5"]}
    answer = desk.post(f"/api/tables/{south}/explain", asked)
    assert answer["rule"].startswith("MM-")
    assert answer["text"]
    end = next(action["id"] for action in desk.state(south)["actions"] if action["verb"] == "end")
    assert desk.post(f"/api/tables/{south}/explain", asked | {"asked": end})["text"] == ""
    late = desk.post(f"/api/tables/{south}/explain", {"seat": 1, "number": 0, "asked": end})
    assert late["text"]


def test_real_dice_are_typed_in(desk: Desk) -> None:
    table = desk.new(chance=MANUAL)
    state = desk.state(table)
    assert (state["waiting"], state["number"]) == ("chance", 0)
    assert state["needs"]["purpose"] == "first"
    assert [choice["text"] for choice in state["needs"]["choices"]] == ["south", "north"]
    refused(desk.wish(table, "supply", number=0, text="east"), 400, "bad_request")
    good(desk.wish(table, "supply", number=0, text="north"))
    state = desk.state(table, 1)
    assert (state["waiting"], state["needs"]) == ("you", None)
    refused(desk.wish(table, "supply", number=1, text="north"), 400, "bad_request")


def test_draws_are_offered_answered_and_agreed(desk: Desk, south: str) -> None:
    good(desk.wish(south, "draw", seat=0, number=0, say="offer"))
    assert desk.state(south, 1)["offer"] == 0
    good(desk.wish(south, "draw", seat=1, number=1, say="decline"))
    assert desk.state(south, 1)["offer"] == -1
    refused(desk.wish(south, "draw", seat=1, number=2, say="accept"), 409, "illegal")
    good(desk.wish(south, "draw", seat=1, number=2, say="offer"))
    good(desk.wish(south, "draw", seat=0, number=3, say="accept"))
    state = desk.state(south)
    assert state["waiting"] == "over"
    assert state["result"] == {
        "scores": [1260, 1260],
        "reason": "draw agreed",
        "rule": "MM-R102",
        "text": "all sides have agreed to it",
    }


def test_resigning_ends_the_game(desk: Desk, south: str) -> None:
    assert [desk.state(south, seat)["resign"]["why"] for seat in (0, 1)] == ["", "One resigns in one's own turn."]
    refused(desk.wish(south, "resign", seat=1, number=0), 409, "illegal")
    good(desk.wish(south, "resign", seat=0, number=0))
    state = desk.state(south)
    assert (state["waiting"], state["result"]["scores"]) == ("over", [0, 2520])
    refused(desk.wish(south, "orders", seat=1, number=1, actions=[0]), 409, "illegal")


def test_a_new_player_takes_a_seat(desk: Desk, south: str) -> None:
    good(desk.wish(south, "seat", seat=1, number=0, kind="person", player="Cid"))
    assert desk.state(south)["table"]["seats"][1]["player"] == "Cid"
    assert desk.get("/api/tables")[0]["seats"][1]["player"] == "Cid"
    refused(desk.wish(south, "seat", seat=5, number=1), 400, "bad_request")


def test_charts_count_points_and_dice(desk: Desk, south: str) -> None:
    desk.play(south, 0, "end")
    chart = desk.get(f"/api/tables/{south}/chart")
    assert [(series["seat"], series["tally"]) for series in chart["series"]] == [(0, "points"), (1, "points")]
    assert chart["series"][0]["points"] == [[0, 1, 0], [1, 2, 0]]
    assert chart["dice"]["thrown"] == 0


def test_the_board_has_all_places(desk: Desk, south: str) -> None:
    board = desk.get(f"/api/tables/{south}/board")
    assert len(board["places"]) == 289


def test_hidden_hands_stay_hidden(desk: Desk) -> None:
    table = desk.new("toy", CREWS)
    public = [line for line in desk.state(table, -1)["log"] if line["what"] == "draw"]
    assert len(public) == 6
    assert all(line["numbers"] == [0, 0, 0] for line in public)
    hands = []
    for seat in range(3):
        state = desk.state(table, seat)
        hands.append([piece["facts"] for piece in state["view"]["pieces"]])
        drawn = [line["text"] for line in state["log"] if line["what"] == "draw"]
        assert sum(text not in {line["text"] for line in public} for text in drawn) == 2
    assert hands[0] != hands[1] != hands[2]


def test_a_sealed_bid_is_not_shown(desk: Desk) -> None:
    table = desk.new("toy", CREWS)
    desk.play(table, 0, "bid:2:0")
    for seat in (1, 2, -1):
        (line,) = [line for line in desk.state(table, seat)["log"] if line["what"] == "bid"]
        assert line["numbers"] == [0, 0, 0]
        assert "2" not in line["text"]
    assert next(line for line in desk.state(table, 0)["log"] if line["what"] == "bid")["numbers"] == [0, 2, 0]


def test_a_toy_game_is_played_to_its_end(desk: Desk) -> None:
    """Windows, forced answers, sealed bids and dice, always with the first choice that is shown."""
    table = desk.new("toy", CREWS, options={"rounds": 1})
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        states = [desk.state(table, seat) for seat in range(3)]
        if states[0]["waiting"] == "over":
            break
        if not any(state["waiting"] == "you" for state in states):
            continue  # the table passes for somebody in good time
        (mine,) = [state for state in states if state["waiting"] == "you"]
        others = [state for state in states if state is not mine]
        if mine["prompt"]["window"]:
            assert all(state["asked"] == [] and state["waiting"] == "other" for state in others)
            assert {state["view"]["actor"] for state in others} == {-3}
            assert desk.state(table, -1)["view"]["actor"] == -3
        assert mine["view"]["actor"] == mine["seat"]
        choice = mine["actions"][-1]["id"]
        good(desk.wish(table, "orders", seat=mine["seat"], number=mine["number"], actions=[choice]))
    assert states[0]["result"] is not None
    assert sum(states[0]["result"]["scores"]) == 2520


def test_both_tabs_see_the_same(desk: Desk, south: str) -> None:
    first, second = desk.state(south), desk.state(south)
    end = next(action["id"] for action in first["actions"] if action["verb"] == "end")
    good(desk.wish(south, "orders", seat=0, number=first["number"], actions=[end]))
    error = refused(desk.wish(south, "orders", seat=0, number=second["number"], actions=[end]), 409, "stale")
    assert error["number"] == 1


def test_names_of_games_are_looked_up(desk: Desk) -> None:
    refused(desk.ask("GET", "/api/games/chess/rules"), 404, "not_found")
    assert desk.get(f"/api/games/{MOUNTAIN}/rules")["sections"]
