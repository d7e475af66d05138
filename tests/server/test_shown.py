"""What the page needs beside the position: dice of a throw, and whether a curtain is needed."""

from tests.server.desk import Desk, Json, good

MANUAL = {"kind": "manual"}
CREWS = [{"player": name} for name in ("Red", "Green", "Blue")]


def march(desk: Desk, table: str) -> Json:
    """Play the first charge that there is: South goes north until a soldier can attack; the state that offers it."""
    seat = 0
    for _ in range(40):
        state = desk.state(table, seat)
        if state["waiting"] != "you":
            seat = 1 - seat
            continue
        attacks = [action for action in state["actions"] if action["verb"] == "attack" and action["cost"]]
        if seat == 0 and attacks:
            return state
        north = min((a for a in state["actions"] if a["verb"] == "move"), key=lambda a: int(a["touches"][-1][1:]))
        desk.play(table, seat, north["notation"] if seat == 0 else "end")
    raise AssertionError("South never came near enough")


def test_the_first_line_of_a_throw_has_its_dice_and_whose_they_are(desk: Desk) -> None:
    table = desk.new(options={"first_player": "south"}, chance=MANUAL)
    state = march(desk, table)
    soldiers = [
        a for a in state["actions"] if a["verb"] == "attack" and a["forecast"]["outcomes"][0]["probability"] < 1
    ]
    desk.play(table, 0, soldiers[0]["notation"])
    number = desk.state(table)["number"]
    good(desk.wish(table, "supply", number=number, text="6,2"))
    for seat in (0, 1, -1):
        lines = [line for line in desk.state(table, seat, since=number)["log"] if line["number"] == number]
        assert lines[0]["dice"] == [6, 2]
        assert lines[0]["sides"] == [0, 1]
        assert lines[0]["needed"] == 0
        assert not any(line["dice"] for line in lines[1:])
    assert not any(line["dice"] for line in desk.state(table)["log"] if line["number"] < number)


def test_only_a_game_with_secrets_hides_something(desk: Desk) -> None:
    assert desk.state(desk.new())["table"]["hides"] is False
    assert desk.state(desk.new("toy", CREWS))["table"]["hides"] is True
