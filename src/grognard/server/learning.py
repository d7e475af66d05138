"""A lesson as a front end shows it: like a table, but of nobody and nowhere stored."""

from collections.abc import Sequence
from typing import Literal

from grognard.core.attempts import Attempt
from grognard.core.draft import Draft
from grognard.core.game import CHANCE, OVER
from grognard.core.lessons import Lesson
from grognard.core.ruleset import Ruleset
from grognard.server.state import FACES_WRITTEN, NO_THROW, action_state, throw_at
from grognard.server.wire import ChanceInfo, LessonState, LogLine, SeatInfo, State, TableInfo, Why

NEVER = "Go back by sending fewer choices."


def lesson_state(ruleset: Ruleset, lesson: Lesson, found: Attempt, actions: Sequence[int]) -> LessonState:
    """The lesson after these choices."""
    return LessonState(
        state=state_of(ruleset, lesson, found, actions),
        board=ruleset.board(found.game),
        done=found.done,
        off=found.stop == "off",
        say=found.say,
        step=found.steps,
        of=len(lesson.steps),
        refusal=found.refusal,
    )


def state_of(ruleset: Ruleset, lesson: Lesson, found: Attempt, actions: Sequence[int]) -> State:
    """The position of a lesson, in the form of a table's."""
    draft = Draft(ruleset, found.game, lesson.seat, len(found.entries), tuple(actions), found.stop)
    actor = int(found.game.actor)
    waiting: Literal["you", "other", "chance", "over"] = (
        "you" if actor == lesson.seat else "over" if actor == OVER else "chance" if actor == CHANCE else "other"
    )
    return State(
        table=table_of(ruleset, lesson, found),
        number=len(found.entries),
        seat=lesson.seat,
        at=None,
        waiting=waiting,
        asked=[actor] if actor >= 0 else [],
        thinking=-1,
        view=draft.view,
        prompt=draft.prompt,
        actions=[action_state(draft, index) for index in range(len(draft.legal))],
        draft=list(actions),
        stop=found.stop,
        log=log_of(ruleset, lesson, found),
        undo=Why(why=NEVER),
        restart=Why(why=NEVER),
        resign=Why(why=NEVER),
        offer=-1,
        needs=None,
        trouble=None,
        result=None,
    )


def table_of(ruleset: Ruleset, lesson: Lesson, found: Attempt) -> TableInfo:
    """The table of a lesson."""
    seats = [
        SeatInfo(seat=seat, name=ruleset.seat_name(found.game, seat), kind="person", player="", bot="")
        for seat in range(ruleset.seats_of(found.game))
    ]
    return TableInfo(
        id="",
        title=lesson.title,
        game=ruleset.meta.name,
        seats=seats,
        options=dict(ruleset.options_of(found.game)),
        chance=ChanceInfo(kind="practice", practice=True),
        finished=False,
        created=0,
    )


def log_of(ruleset: Ruleset, lesson: Lesson, found: Attempt) -> list[LogLine]:
    """What has happened in the lesson, as its seat may know it."""
    lines: list[LogLine] = []
    game = ruleset.load(lesson.position)
    for entry, told in zip(found.entries, found.told, strict=True):
        is_throw = entry.kind == "chance" and FACES_WRITTEN.fullmatch(entry.text)
        throw = throw_at(ruleset, game, entry.choice) if is_throw else NO_THROW
        game.apply(entry.choice)
        for event in told:
            shown = event if event.is_open_to(lesson.seat) else type(event)(what=event.what, rule=event.rule)
            lines.append(
                LogLine(
                    number=entry.number,
                    seat=entry.seat,
                    what=shown.what,
                    rule=shown.rule,
                    text=ruleset.narrate(found.game, shown, lesson.seat),
                    numbers=shown.numbers,
                    dice=throw.dice,
                    sides=throw.sides,
                    needed=throw.needed,
                )
            )
            throw = NO_THROW
    return lines
