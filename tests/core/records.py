"""Matches played to be saved, and files edited to be found out."""

import hashlib
import json
from typing import Any

from grognard.core.chance import SeededSource, Source
from grognard.core.match import Match
from grognard.core.record import Verification, load_match, verify_text
from tests.core.cups import CALL, CUPS, END, NOTE, PEEK, ROLL, STEP, STOP

LEFT, RIGHT = 0, 1
SECRET = bytes(range(32))


def played(source: Source | None = None, *, to_the_end: bool = True) -> Match:
    """A short game with everything in it: 25 entries, or 24 without the last."""
    match = Match.new(CUPS, {"horns": 1}, 2, source or SeededSource(7), name="test", players=["Ann", "Bob"])
    match.order(LEFT, [NOTE, STEP, ROLL])
    match.order(LEFT, [PEEK])
    match.order(LEFT, [STEP, NOTE])
    match.undo(LEFT)
    match.order(LEFT, [CALL])
    match.offer_draw(LEFT)
    match.answer_draw(RIGHT, accept=False)
    match.replace(RIGHT, "Zoe")
    for _ in range(4):
        match.order(LEFT, [ROLL])
    match.order(LEFT, [STEP, END])
    if to_the_end:
        match.order(RIGHT, [STOP])
    return match


def load(text: str | bytes) -> Match:
    return load_match(text, "game.jsonl", CUPS)


def check(text: str | bytes) -> Verification:
    return verify_text(text, "game.jsonl", CUPS)


def sealed(lines: list[str]) -> str:
    """The text with a closing line that fits, as one writes it who knows the format."""
    body = "".join(line + "\n" for line in lines)
    return body + json.dumps({"file": hashlib.sha256(body.encode()).hexdigest()}, separators=(",", ":")) + "\n"


def edited(text: str, line: int, /, **values: object) -> str:
    """The text with other values in one line, well sealed; None takes a key away."""
    lines = text.splitlines()[:-1]
    record: dict[str, Any] = json.loads(lines[line - 1]) | values
    lines[line - 1] = json.dumps(
        {key: value for key, value in record.items() if value is not None}, separators=(",", ":")
    )
    return sealed(lines)


def line_with(text: str, part: str) -> int:
    """The number of the first line that holds the part."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)
