"""Lessons over the API: stateless, in the form of a table."""

from tests.server.desk import MOUNTAIN, Desk, Json, refused

PATH = f"/api/games/{MOUNTAIN}/lessons"


def chosen(shown: Json, notation: str) -> int:
    return next(int(action["id"]) for action in shown["state"]["actions"] if action["notation"] == notation)


def test_a_lesson_is_learnt_without_a_token_and_nothing_is_stored(desk: Desk) -> None:
    nobody = {"authorization": ""}
    listed = {lesson["id"]: lesson for lesson in desk.get(PATH, headers=nobody)}
    assert listed["attack"]["steps"] == 3
    begun = desk.post(f"{PATH}/attack", {})
    assert (begun["step"], begun["of"], begun["done"], begun["off"]) == (0, 3, False, False)
    assert begun["say"] == listed["attack"]["goal"]
    assert begun["state"]["waiting"] == "you"
    assert begun["board"]["places"]
    attack = chosen(begun, "D9xE8")
    assert next(action for action in begun["state"]["actions"] if action["id"] == attack)["forecast"]["outcomes"]

    after = desk.post(f"{PATH}/attack", {"actions": [attack]})
    assert after["step"] == 1
    assert [line["what"] for line in after["state"]["log"]].count("dice") == 1
    assert after["state"]["number"] == 2
    again = desk.post(f"{PATH}/attack", {"actions": [attack]})
    assert again == after
    assert desk.rows() == {"tables": [], "entries": [], "answers": []}


def test_a_wrong_try_is_told(desk: Desk) -> None:
    begun = desk.post(f"{PATH}/attack", {})
    off = desk.post(f"{PATH}/attack", {"actions": [chosen(begun, "end")]})
    assert (off["off"], off["done"], off["state"]["actions"]) == (True, False, [])
    error = refused(desk.ask("POST", f"{PATH}/attack", json={"actions": [1]}), 409, "illegal")
    assert error["rule"].startswith("MM-")
    refused(desk.ask("POST", f"{PATH}/nothing", json={}), 404, "not_found")
    refused(desk.ask("POST", f"{PATH}/attack", json={"actions": [0] * 501}), 400, "bad_request")


def test_a_refusal_can_be_the_lesson(desk: Desk) -> None:
    done = desk.post(f"{PATH}/slopes", {"asked": ["G13", "G12"]})
    assert done["refusal"]["rule"] == "MM-R15"
    assert done["done"]


def test_chance_and_the_other_seat_answer_between_two_choices(desk: Desk) -> None:
    path = "/api/games/mysterious-islands/lessons/queen"
    shown = desk.post(path, {})
    assert [place["id"] for place in shown["board"]["places"]][:2] == ["A1", "B1"]
    actions: list[int] = []
    for notation in ("F4", "pass", "card:Q"):
        actions.append(chosen(shown, notation))
        shown = desk.post(path, {"actions": actions})
    assert (shown["step"], shown["done"]) == (3, True)
    told = [line["text"] for line in shown["state"]["log"]]
    assert told.count("Rebels: the Ace is played.") == 1
    assert [line["dice"] for line in shown["state"]["log"] if line["dice"]] == [[5]]
