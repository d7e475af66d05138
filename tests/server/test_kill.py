"""The server as a process of its own: killed under play and while a bot thinks, it goes on where it was."""

import json
import signal
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import connect

from tests.server.desk import MOUNTAIN, TWO, Desk, good
from tests.server.served import GROGNARD, serving

SOUTH_FIRST = {"first_player": "south"}


def check_whole(desk: Desk, table: str) -> None:
    """The entries in the database are a whole game that the rules make again, with no order done by half."""
    rows = desk.rows()
    (row,) = [row for row in rows["tables"] if row[0] == table]
    entries = [entry for entry in rows["entries"] if entry[0] == table]
    assert [entry[1] for entry in entries] == list(range(len(entries)))
    assert len(entries) == desk.state(table, -1)["number"]
    assert row[1] == MOUNTAIN


def test_it_ends_properly(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.desk.new()
        served.desk.state(table)
        assert served.end(signal.SIGINT) in (0, 130)


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with serving(tmp_path):
        command = [*GROGNARD, "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert second.returncode == 2
    assert "Another server" in second.stderr


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as served:
        port = served.address.rpartition(":")[2]
        command = [*GROGNARD, "serve", "--port", port, "--data", str(tmp_path / "two")]
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert second.returncode == 2
    assert port in second.stderr


@pytest.mark.parametrize(("words", "reason"), [(["--port", "65536"], "0 to 65535"), (["--data", "{file}"], "{file}")])
def test_wrong_places_are_told(tmp_path: Path, words: list[str], reason: str) -> None:
    file = tmp_path / "file"
    file.touch()
    given = [word.format(file=file) for word in words]
    done = subprocess.run([*GROGNARD, "serve", *given], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert reason.format(file=file) in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_real_websocket_hears_of_orders(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.desk.new(options=SOUTH_FIRST)
        with connect(served.address.replace("http", "ws") + f"/ws/{table}") as page:
            page.send(json.dumps({"token": served.desk.token}))
            assert json.loads(page.recv(10))["number"] == 0
            served.desk.play(table, 0, "end")
            assert json.loads(page.recv(10))["number"] == 1


class Player(threading.Thread):
    """Plays both seats as fast as it can until the server is gone."""

    def __init__(self, desk: Desk, table: str) -> None:
        super().__init__()
        self.desk = desk
        self.table = table
        self.acknowledged = 0
        self.wish: dict[str, Any] = {}  # the last one, acknowledged or not

    def run(self) -> None:
        with suppress(httpx2.TransportError):
            while True:
                seat = self.desk.state(self.table, -1)["view"]["actor"]
                state = self.desk.state(self.table, seat)
                choice = next(action["id"] for action in state["actions"] if action["verb"] in {"move", "end"})
                self.wish = {
                    "seat": seat,
                    "number": state["number"],
                    "id": f"wish-number-{state['number']}",
                    "actions": [choice],
                }
                self.acknowledged = good(self.desk.wish(self.table, "orders", **self.wish))["number"]


def test_killed_under_play_nothing_is_lost(tmp_path: Path) -> None:
    """What was acknowledged is there; what was not can be sent again, and is done once."""
    table = ""
    for delay in (0.5, 0.8, 1.1):
        with serving(tmp_path) as served:
            table = table or served.desk.new(options=SOUTH_FIRST)
            player = Player(served.desk, table)
            player.start()
            time.sleep(delay)
            while not player.acknowledged:
                assert player.is_alive()
                time.sleep(0.01)
            served.process.kill()
            player.join()  # it uses the client, which end() closes
            served.end(signal.SIGKILL)
        with serving(tmp_path) as served:
            number = served.desk.state(table, -1)["number"]
            assert number in {player.acknowledged, player.wish["number"] + 1}
            assert good(served.desk.wish(table, "orders", **player.wish))["number"] == player.wish["number"] + 1
            check_whole(served.desk, table)


def test_killed_while_a_bot_thinks_it_thinks_again(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "bot": "uct:1500ms"}, TWO[0]]
    with serving(tmp_path) as served:
        table = served.desk.new(seats=seats, options=SOUTH_FIRST)
        wait_for(served.desk, table, lambda state: state["thinking"] == 0)
        served.end(signal.SIGKILL)
        rows = served.desk.rows()
        assert len(rows["entries"]) <= 1
    with serving(tmp_path) as served:
        state = wait_for(served.desk, table, lambda state: state["number"] > 0)
        assert state["log"][0]["seat"] == 0
        good(served.desk.ask("POST", f"/api/tables/{table}/finish"))
        check_whole(served.desk, table)


def test_no_process_outlives_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table = served.desk.new(seats=[{"kind": "bot", "bot": "uct:1000ms"}, TWO[0]], options=SOUTH_FIRST)
        wait_for(served.desk, table, lambda state: state["thinking"] == 0)
        children = children_of(served.process.pid)
        assert children
        served.end(signal.SIGKILL)
    end = time.monotonic() + 30
    while any(Path(f"/proc/{child}/cmdline").exists() for child in children) and time.monotonic() < end:
        time.sleep(0.1)
    assert not [child for child in children if Path(f"/proc/{child}/cmdline").exists()]


def children_of(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


def wait_for(desk: Desk, table: str, is_there: Any) -> Any:
    for _ in range(300):
        state = desk.state(table, -1)
        if is_there(state):
            return state
        time.sleep(0.1)
    raise AssertionError(state)


@pytest.mark.parametrize("kind", ["fair", "practice", "manual"])
def test_chance_stays_the_same_over_a_kill(tmp_path: Path, kind: str) -> None:
    with serving(tmp_path) as served:
        table = served.desk.new(chance={"kind": kind})
        before = served.desk.state(table)
        served.end(signal.SIGKILL)
    with serving(tmp_path) as served:
        assert served.desk.state(table) == before
