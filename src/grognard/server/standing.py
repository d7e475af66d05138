"""Standing answers: a seat passes beforehand on questions out of turn, and nobody is told whether it had anything to answer with."""

from typing import Final

import msgspec

from grognard.core.standing import Standing, has_ended, standing_pass
from grognard.server.models import TableRow
from grognard.server.rooms import Room
from grognard.server.wire import StandingInfo
from grognard.server.wishes import Standing as Wanted

KEY: Final = "standing"


def keep_standing(room: Room, wanted: Wanted) -> list[dict[str, str]]:
    """Who sits where, with what a seat wants from now on."""
    seated = [dict(seat) for seat in room.row.seated]
    turn = room.match.ruleset.turn(room.match.game)
    kept = Standing(until=wanted.until, about=list(wanted.about), turn=turn)
    seated[wanted.seat][KEY] = "" if wanted.until == "off" else msgspec.json.encode(kept).decode()
    return seated


def read_standing(row: TableRow, seat: int) -> Standing | None:
    """What a seat passes on beforehand, None when nothing."""
    text = row.seated[seat].get(KEY, "") if 0 <= seat < len(row.seated) else ""
    return msgspec.json.decode(text, type=Standing) if text else None


def show_standing(room: Room, seat: int) -> StandingInfo:
    """What a seat passes on beforehand, for that seat alone."""
    kept = read_standing(room.row, seat)
    if kept is None or has_ended(room.match, seat, kept):
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
        if kept is not None and has_ended(room.match, seat, kept):
            room.row.seated = [
                {**said, KEY: ""} if number == seat else said for number, said in enumerate(room.row.seated)
            ]


def standing_answer(room: Room) -> int | None:
    """The number of the pass that the seat that is asked has given beforehand, None when it has to be asked."""
    if room.row.finished:
        return None
    return standing_pass(room.match, read_standing(room.row, int(room.match.game.actor)))
