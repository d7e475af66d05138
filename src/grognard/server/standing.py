"""Standing answers: a seat passes beforehand on questions out of turn, and nobody is told whether it had anything to answer with."""

from typing import Final

import msgspec

from grognard.core.match import Match
from grognard.server.models import TableRow
from grognard.server.rooms import Room
from grognard.server.wire import StandingInfo
from grognard.server.wishes import Standing

KEY: Final = "standing"
PASS: Final = "pass"  # the verb of the answer that does nothing


class Kept(msgspec.Struct):
    """What is kept in a table's row for a seat; `turn` is the one in which it was said."""

    until: str
    about: list[str]
    turn: int


def keep_standing(room: Room, wanted: Standing) -> list[dict[str, str]]:
    """Who sits where, with what a seat wants from now on."""
    seated = [dict(seat) for seat in room.row.seated]
    kept = Kept(wanted.until, list(wanted.about), room.match.ruleset.turn(room.match.game))
    seated[wanted.seat][KEY] = "" if wanted.until == "off" else msgspec.json.encode(kept).decode()
    return seated


def read_standing(row: TableRow, seat: int) -> Kept | None:
    """What a seat passes on beforehand, None when nothing."""
    text = row.seated[seat].get(KEY, "") if 0 <= seat < len(row.seated) else ""
    return msgspec.json.decode(text, type=Kept) if text else None


def is_over(match: Match, seat: int, kept: Kept) -> bool:
    """Whether what a seat said beforehand has run out."""
    if match.result is not None:
        return True
    if kept.until == "turn":
        return match.ruleset.turn(match.game) != kept.turn
    if kept.until == "mine":
        return match.game.actor == seat and not match.ruleset.prompt(match.game).window
    return False


def show_standing(room: Room, seat: int) -> StandingInfo:
    """What a seat passes on beforehand, for that seat alone."""
    kept = read_standing(room.row, seat)
    if kept is None or is_over(room.match, seat, kept):
        return StandingInfo()
    return msgspec.convert({"until": kept.until, "about": kept.about}, StandingInfo)


def answer_standing(room: Room) -> None:
    """Let seats pass that have said so, as long as questions out of turn come; what has run out is forgotten."""
    match = room.match
    drop_ended(room)
    while (answer := standing_answer(room)) is not None:
        match.order(int(match.game.actor), [answer])
        drop_ended(room)


def drop_ended(room: Room) -> None:
    """Forget what has run out."""
    for seat in range(room.match.seats):
        kept = read_standing(room.row, seat)
        if kept is not None and is_over(room.match, seat, kept):
            room.row.seated = [
                {**said, KEY: ""} if number == seat else said for number, said in enumerate(room.row.seated)
            ]


def standing_answer(room: Room) -> int | None:
    """The number of the pass that the seat that is asked has given beforehand, None when it has to be asked."""
    match = room.match
    seat = int(match.game.actor)
    if match.result is not None or seat < 0 or room.row.finished:
        return None
    kept = read_standing(room.row, seat)
    prompt = match.ruleset.prompt(match.game)
    if kept is None or not prompt.window or (kept.about and prompt.about not in kept.about):
        return None
    for action in match.legal():
        if match.ruleset.describe(match.game, action).verb == PASS:
            return action
    return None
