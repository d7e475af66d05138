"""A desk to test the server at: asks it as a browser does, and looks into its database."""

import asyncio
import re
import sqlite3
import uuid
from pathlib import Path
from typing import Any

import httpx2

from grognard.server.seats import Tokens, read_key
from grognard.server.store import FILE
from grognard.server.thinking import BotFailed, Thinkers, Thought, decide

Json = Any
MOUNTAIN = "mystic-mountain"
TWO = [{"kind": "person", "player": "Ann"}, {"kind": "person", "player": "Bob"}]
PRACTICE = {"kind": "practice", "seed": 7}


class ThinkHere(Thinkers):
    """Bots that think in this process, and fail when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.failure = ""
        self.choice: int | None = None
        self.gate = asyncio.Event()
        self.gate.set()
        self.thoughts: list[Thought] = []

    async def choose(self, thought: Thought) -> int:
        self.thoughts.append(thought)
        await self.gate.wait()
        if self.failure:
            raise BotFailed(self.failure)
        return decide(thought) if self.choice is None else self.choice

    def close(self) -> None:
        pass


class Desk:
    """One client of one server."""

    def __init__(self, client: httpx2.Client, folder: Path, token: str = "") -> None:
        self.client = client
        self.folder = folder
        self.token = token or Tokens(read_key(folder)).host()

    def with_token(self, token: str) -> "Desk":
        return Desk(self.client, self.folder, token)

    def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        headers = {"authorization": f"Bearer {self.token}"} | more.pop("headers", {})
        return self.client.request(method, path, headers=headers, **more)

    def get(self, path: str, **more: Any) -> Json:
        return good(self.ask("GET", path, **more))

    def post(self, path: str, body: object) -> Json:
        return good(self.ask("POST", path, json=body))

    def new(self, game: str = MOUNTAIN, seats: Json = TWO, **more: Any) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, "chance": PRACTICE} | more)
        return str(made["id"])

    def state(self, table: str, seat: int = 0, **more: Any) -> Json:
        return self.get(f"/api/tables/{table}/state", params={"seat": seat, **more})

    def wish(self, table: str, what: str, **body: Any) -> httpx2.Response:
        """Ask for a change, with a new id unless one is given."""
        whole = {"id": uuid.uuid4().hex} | body
        return self.ask("POST", f"/api/tables/{table}/{what}", json=whole)

    def play(self, table: str, seat: int, *notations: str) -> int:
        """An order in notation, one choice after another."""
        chosen: list[int] = []
        number = self.state(table, seat)["number"]
        for notation in notations:
            shown = self.post(
                f"/api/tables/{table}/draft", {"seat": seat, "number": number, "actions": chosen, "since": number}
            )
            chosen.append(next(action["id"] for action in shown["actions"] if action["notation"] == notation))
        answer = good(self.wish(table, "orders", seat=seat, number=number, actions=chosen))
        return int(answer["number"])

    def rows(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is in the database."""
        with sqlite3.connect(self.folder / FILE) as connection:
            found = {
                name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
                for name in ("tables", "entries", "answers")
            }
        connection.close()
        return found


def good(response: httpx2.Response) -> Json:
    assert response.status_code == 200, response.text
    return response.json()


def refused(response: httpx2.Response, status: int, code: str) -> Json:
    """The error of a response, which must be this one."""
    assert (response.status_code, response.json().get("error", {}).get("code")) == (status, code), response.text
    return response.json()["error"]


def link_in(text: str) -> tuple[str, str]:
    """Address and host token of the link that a server printed."""
    found = re.search(r"(http://\S+)/#key=(\S+)", text)
    assert found is not None, text
    return found[1], found[2]
