"""Passing beforehand on questions out of turn."""

import time

import pytest

from grognard.core.chance import SeededSource
from grognard.core.match import Match
from grognard.core.registry import find_game
from grognard.games.warp_empires.state import MOVE_PHASE
from grognard.server.models import TableRow
from grognard.server.rooms import Room
from grognard.server.standing import WINDOW, answer_standing, is_pending
from tests.rules.warp_empires.desk import Desk as Empires
from tests.server.desk import Desk, Json, good, refused

SEED = {"kind": "practice", "seed": 3}  # seat 1 draws a card with which it can answer
CREWS = [{"player": name} for name in ("Red", "Green", "Blue")]
LONGEST = 120
LONGEST_PAUSE = 30.0


def asked(desk: Desk, table: str) -> tuple[int, Json] | None:
    """Who is asked, with what that seat is shown, as soon as somebody is: the table takes its time before it passes for a seat."""
    until = time.monotonic() + LONGEST_PAUSE
    while time.monotonic() < until:
        for seat in range(3):
            state = desk.state(table, seat)
            if state["waiting"] in {"you", "over"}:
                return (seat, state) if state["waiting"] == "you" else None
    raise AssertionError("nobody is asked any more")


def answer(state: Json) -> str:
    """Always pass out of turn; in turn sail if possible, since that opens questions to the others."""
    offered = [action["notation"] for action in state["actions"]]
    verbs = [action["verb"] for action in state["actions"]]
    if state["prompt"]["window"]:
        return str(offered[verbs.index("pass")])
    for verb in ("bid", "to", "sailors", "boats", "draw"):
        if verb in verbs:
            return str(offered[verbs.index(verb)])
    return str(offered[0])


def play(desk: Desk, table: str, choices: int) -> list[tuple[int, bool]]:
    """Play on; the seats that were asked, and whether out of turn."""
    log = []
    for _ in range(choices):
        found = asked(desk, table)
        if found is None:
            break
        seat, state = found
        log.append((seat, state["prompt"]["window"]))
        desk.play(table, seat, answer(state))
    return log


def stand(desk: Desk, table: str, **body: object) -> None:
    good(desk.ask("POST", f"/api/tables/{table}/standing", json=body))


def entries(desk: Desk, table: str) -> list[tuple[object, ...]]:
    return [row[2:9] for row in desk.rows()["entries"] if row[0] == table]


def test_who_passes_beforehand_is_not_asked_and_the_game_is_the_same(desk: Desk) -> None:
    by_hand, before = (desk.new("toy", CREWS, chance=SEED) for _ in range(2))
    stand(desk, before, seat=1, until="game")
    assert desk.state(before, 1)["standing"] == {"until": "game", "about": []}
    log = play(desk, by_hand, LONGEST)
    assert (1, True) in log, "the seed never asks seat 1 out of turn"
    assert (1, True) not in play(desk, before, LONGEST)
    one, other = entries(desk, by_hand), entries(desk, before)
    shared = min(len(one), len(other))
    assert shared > 50
    assert one[:shared] == other[:shared]


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_nobody_else_is_told(desk: Desk, seat: int) -> None:
    table = desk.new("toy", CREWS, chance=SEED)
    shown = desk.state(table, seat)
    stand(desk, table, seat=1, until="game")
    assert desk.state(table, seat) == shown
    assert shown["standing"] == {"until": "off", "about": []}


def test_it_runs_out_or_is_called_off(desk: Desk) -> None:
    table = desk.new("toy", CREWS, chance=SEED)
    for until, choices in (("mine", 6), ("turn", 40)):
        stand(desk, table, seat=1, until=until)
        play(desk, table, choices)
        assert desk.state(table, 1)["standing"]["until"] == "off", until
    stand(desk, table, seat=1, until="game")
    stand(desk, table, seat=1, until="off")
    assert desk.state(table, 1)["standing"]["until"] == "off"


def test_only_questions_of_the_kinds_that_were_named(desk: Desk) -> None:
    table = desk.new("toy", CREWS, chance=SEED)
    stand(desk, table, seat=1, until="game", about=["no such kind"])
    assert (1, True) in play(desk, table, LONGEST)


def test_another_player_does_not_inherit_it(desk: Desk) -> None:
    table = desk.new("toy", CREWS, chance=SEED)
    stand(desk, table, seat=1, until="game")
    good(desk.wish(table, "seat", seat=1, number=desk.state(table)["number"], kind="person", player="Cyan"))
    assert desk.state(table, 1)["standing"]["until"] == "off"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": 1, "until": "never"}, 400, "bad_request"),
        ({"seat": 3, "until": "game"}, 404, "not_found"),
        ({"seat": 1, "until": "game", "about": ["x"] * 17}, 400, "bad_request"),
        ({"seat": 1}, 400, "bad_request"),
    ],
)
def test_what_is_refused(desk: Desk, body: Json, status: int, code: str) -> None:
    table = desk.new("toy", CREWS, chance=SEED)
    rows = desk.rows()
    refused(desk.ask("POST", f"/api/tables/{table}/standing", json=body), status, code)
    assert desk.rows() == rows


def test_of_another_seat_is_refused(desk: Desk) -> None:
    made = desk.post("/api/tables", {"game": "toy", "seats": CREWS, "chance": SEED})
    other = desk.with_token(made["tokens"]["0"])
    body = {"seat": 1, "until": "game"}
    refused(other.ask("POST", f"/api/tables/{made['id']}/standing", json=body), 403, "forbidden")


@pytest.mark.parametrize(("cards", "ends"), [("minor_move", False), ("", True)])
def test_nobody_answers_is_not_said_of_the_own_phase_that_follows(cards: str, ends: bool) -> None:
    """Nothing is told between the foes' answers and a Move phase that only cards keep open."""
    position = Empires("french", "german")
    for place, seat in (("A", "X"), ("K", "Y")):
        position.stack(place, seat, "GB", marker=True)
    position.hand("X", f"{cards} trap")
    position.hand("Y", "treaty")
    position.begin(MOVE_PHASE)
    match = Match(find_game("space-1889-empires"), {}, 2, SeededSource(1, practice=True))
    match.game = position.game
    match._kept = {0: position.game.clone()}
    seated = [{"kind": "person", WINDOW: "0"} for _ in range(2)]
    room = Room(TableRow(seated=seated, finished=False), match)
    answer_standing(room)
    assert [entry.text for entry in match.entries] == ["pass"]
    assert match.ruleset.prompt(match.game).window
    assert (match.game.actor, is_pending(room)) == (0, ends)
