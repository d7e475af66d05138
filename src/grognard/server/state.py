"""What a seat is shown of a table."""

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from grognard.core.chance import faces_of
from grognard.core.charts import EXPECTED, charts_of, count_dice
from grognard.core.draft import Draft
from grognard.core.entries import Entry
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR, Game
from grognard.core.match import Match
from grognard.core.ruleset import Ruleset
from grognard.core.undo import take_back
from grognard.server.chances import show_source
from grognard.server.models import TableRow
from grognard.server.rooms import Room
from grognard.server.standing import is_pending, show_standing
from grognard.server.wire import (
    ActionState,
    Chart,
    DiceInfo,
    LogLine,
    Needs,
    Outcome,
    ResultInfo,
    SeatInfo,
    State,
    TableInfo,
    TableLine,
    Why,
)

MOST_PICKED: Final = 100  # outcomes that people pick from a list
FACES: Final = 6
FACES_WRITTEN: Final = re.compile("[1-6](,[1-6])*")  # as every game writes dice

Waiting = Literal["you", "other", "chance", "bot", "over"]


def state_of(room: Room, seat: int, draft: Draft, since: int = 0) -> State:
    """What a seat (or a SPECTATOR) is shown now, after the choices of a draft."""
    match = room.match
    seated = seat != SPECTATOR
    is_open = not room.row.finished  # a table that was put away shows its position and asks nothing
    waiting = waiting_of(room, seat)
    back, again = (take_back(match, seat), match.can_restart(seat)) if seated else (None, None)
    return State(
        table=table_info(room),
        number=draft.number,
        seat=seat,
        at=None,
        waiting=waiting,
        asked=asked_of(room, waiting) if is_open else [],
        thinking=room.thinks_openly,
        view=draft.shown,
        prompt=draft.prompt if is_open else None,
        actions=[action_state(draft, index) for index in range(len(draft.legal))] if is_open else [],
        draft=list(draft.chosen),
        stop=draft.stop,
        log=log_of(match, seat, since),
        undo=Why(why=back.limit if back else "", to=back.numbers[0] if back and back.numbers else None),
        restart=Why(why=again.limit if again else "", to=again.numbers[-1] if again and again.numbers else None),
        resign=Why(why=match.why_no_resigning(is_asked=waiting == "you") if seated else ""),
        offer=match.offer_of if match.result is None else -1,
        needs=needs_of(match) if is_open else None,
        trouble=room.trouble,
        result=result_info(match),
        standing=show_standing(room, seat),
    )


def moment_of(room: Room, seat: int, at: int, since: int = 0) -> State:
    """What a seat is shown of an earlier moment: the position, but nothing to choose."""
    match = room.match
    known = match.count_known(seat)
    if at > known:
        raise DataError(f"There is no entry {at}.", allowed=[f"0 to {known}"])
    draft = Draft(match.ruleset, match.at(at), seat, known, (), "moment")
    state = state_of(room, seat, draft, since)
    return msgspec.structs.replace(state, at=at, stop="")


def action_state(draft: Draft, index: int) -> ActionState:
    """A legal action with what it may lead to."""
    action = draft.actions[index]
    return ActionState(**msgspec.structs.asdict(action), forecast=draft.forecast(action.id))


def waiting_of(room: Room, seat: int) -> Waiting:
    """For whom the table waits, as the seat may know it."""
    match = room.match
    actor = int(match.game.actor)
    if match.result is not None or room.row.finished:
        return "over"
    if actor < 0:
        return "chance"
    if actor == seat and not is_pending(room):
        return "you"
    return "bot" if room.thinks_openly >= 0 else "other"


def asked_of(room: Room, waiting: Waiting) -> list[int]:
    """Who is asked; in a window only the seat itself is told, if it has to answer itself."""
    actor = int(room.match.game.actor)
    if room.match.result is not None or actor < 0:
        return []
    return [actor] if waiting == "you" or not room.is_in_window else []


def log_of(match: Match, seat: int, since: int) -> list[LogLine]:
    """All that happened from entry `since` on, as the seat may know it."""
    lines = []
    for entry in match.entries[since:]:
        number = entry.number
        throw = throw_of(match, entry, seat)
        for event in match.events(number, seat, number + 1):
            lines.append(
                LogLine(
                    number=number,
                    seat=entry.seat,
                    what=event.what,
                    rule=event.rule,
                    text=match.narrate(event, seat),
                    numbers=event.numbers,
                    dice=throw.dice,
                    sides=throw.sides,
                    needed=throw.needed,
                )
            )
            throw = NO_THROW
    return lines


class Throw(NamedTuple):
    """Dice, the seats that threw them, and the least face that succeeds, 0 where there is no such."""

    dice: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    needed: int = 0


NO_THROW: Final = Throw()


def throw_of(match: Match, entry: Entry, seat: int) -> Throw:
    """The dice of an entry; none when it is no throw, or none that the seat may know."""
    if entry.kind != "chance" or not entry.is_open_to(seat) or not FACES_WRITTEN.fullmatch(entry.text):
        return NO_THROW
    return throw_at(match.ruleset, match.at(entry.number), entry.choice)


def throw_at(ruleset: Ruleset, game: Game, outcome: int) -> Throw:
    """The dice of an outcome of chance in the position that asks for it."""
    dice = count_dice(int(game.chance()[0]))
    if not dice:
        return NO_THROW
    return Throw(faces_of(outcome, dice), tuple(ruleset.throwers(game, dice)), ruleset.needed(game))


def needs_of(match: Match) -> Needs | None:
    """What people have to throw or draw, None when they need not."""
    point = match.waits_for_chance
    if point is None or point.audience != -1 or match.source.kind != "manual":
        return None
    prompt = match.ruleset.prompt(match.game)
    dice = count_dice(point.size)
    return Needs(
        purpose=point.purpose,
        text=prompt.text,
        rule=prompt.rule,
        dice=dice,
        faces=FACES if dice else 0,
        size=point.size,
        choices=[] if dice else outcomes_of(match, match.game, point.size),
    )


def outcomes_of(match: Match, game: Game, size: int) -> list[Outcome]:
    """The outcomes to pick from, none when there are too many."""
    if size > MOST_PICKED:
        return []
    ruleset = match.ruleset
    return [
        Outcome(text=ruleset.chance_notation(game, outcome), label=ruleset.chance_label(game, outcome))
        for outcome in range(size)
    ]


def table_info(room: Room) -> TableInfo:
    """The table apart from its position."""
    row, match = room.row, room.match
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        seats=seat_infos(row, [match.ruleset.seat_name(match.game, seat) for seat in range(match.seats)]),
        options=dict(match.options),
        chance=show_source(match, row.waits),
        finished=row.finished,
        created=row.created,
        hides=room.hides,
    )


def seat_infos(row: TableRow, names: Sequence[str]) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=seat,
            name=names[seat],
            kind="bot" if seated["kind"] == "bot" else "person",
            player=seated["player"],
            bot=seated["bot"],
        )
        for seat, seated in enumerate(row.seated)
    ]


def table_line(row: TableRow, number: int) -> TableLine:
    """A table in the list, with the number of entries that all may know of."""
    return TableLine(
        id=row.id,
        title=row.title,
        game=row.game,
        number=number,
        created=row.created,
        changed=row.changed,
        finished=row.finished,
        practice=row.chance["header"].get("practice") is True,
        result=None if row.result is None else msgspec.convert(row.result, ResultInfo),
        seats=seat_infos(row, [seated["name"] for seated in row.seated]),
        waiting=[row.actor] if row.actor >= 0 and not row.window else [],
        turn=row.turn,
        picture=row.picture,
    )


def result_info(match: Match) -> ResultInfo | None:
    """How the game ended."""
    result = match.result
    if result is None:
        return None
    return ResultInfo(scores=result.scores, reason=result.reason, rule=result.rule, text=match.ending())


def chart_of(match: Match, viewer: int) -> Chart:
    """The charts of a match for the wire."""
    charts = charts_of(match, viewer)
    thrown = sum(count.thrown for count in charts.dice)
    total = sum(count.mean * count.thrown for count in charts.dice)
    return Chart(
        series=charts.series,
        dice=DiceInfo(
            faces={str(count.seat): count.faces for count in charts.dice},
            thrown=thrown,
            expected=EXPECTED,
            mean=total / thrown if thrown else 0.0,
            text=" ".join(count.text for count in charts.dice) or "No dice were thrown.",
            seats=charts.dice,
        ),
    )
