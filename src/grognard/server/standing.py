"""Standing answers: a seat passes beforehand on questions out of turn, and nobody is told whether it had anything to answer with."""

from collections.abc import Sequence
from typing import Final

import msgspec

from grognard.core.run import is_forced
from grognard.core.standing import Standing, has_ended, pass_of, standing_pass
from grognard.core.windows import count_before
from grognard.server.models import TableRow
from grognard.server.rooms import Room
from grognard.server.wire import News, StandingInfo
from grognard.server.wishes import Standing as Wanted

KEY: Final = "standing"
WINDOW: Final = "window"  # before which entry the questions began that a seat passes on


def keep_standing(room: Room, wanted: Wanted) -> list[dict[str, str]]:
    """Who sits where, with what a seat wants from now on."""
    seated = [dict(seat) for seat in room.row.seated]
    if wanted.until == WINDOW:
        if room.is_in_window and count_before(room.match) <= wanted.number:
            seated[wanted.seat][WINDOW] = str(count_before(room.match))
        return seated
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


def news_for(room: Room, seats: Sequence[int]) -> News:
    """What a page is told that plays these seats; without any, as a spectator.

    Where several are played at one screen all of them are asked at once, whether the one that is asked can answer or not.
    """
    news = News(number=room.known_to(seats), thinking=room.thinks_openly)
    actor = int(room.match.game.actor)
    if len(seats) > 1 and actor in seats and room.is_in_window and standing_answer(room) is None:
        news.answers = actor
    return news


def answer_standing(room: Room) -> None:
    """Let seats pass that have said so, unless their time is to be kept; what has run out is forgotten."""
    drop_ended(room)
    while is_pending(room) and (passes_now(room) or not room.waits_for(int(room.match.game.actor))):
        answer_pending(room)
        drop_ended(room)


def is_pending(room: Room) -> bool:
    """Whether the table passes for the person that is asked: who can do nothing else, or has said so beforehand."""
    if not room.is_in_window or room.bot_asked >= 0:
        return False
    return is_forced(room.match.ruleset, room.match.game) or passes_now(room) or standing_answer(room) is not None


def passes_now(room: Room) -> bool:
    """Whether the seat that is asked has said at its screen that nobody there answers; its own phase, which it would end, it has not meant."""
    said = room.row.seated[int(room.match.game.actor)].get(WINDOW, "") if room.is_in_window else ""
    return said != "" and int(said) == count_before(room.match) and pass_of(room.match) is not None


def answer_pending(room: Room) -> None:
    """Pass for the seat that is asked."""
    match = room.match
    if is_forced(match.ruleset, match.game):
        match.answer_forced()
        return
    answer = pass_of(match) if passes_now(room) else standing_answer(room)
    if answer is None:
        raise AssertionError("a question out of turn has no answer that does nothing")
    match.order(int(match.game.actor), [answer])


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
    if not room.is_in_window:
        return None
    return standing_pass(room.match, read_standing(room.row, int(room.match.game.actor)))
