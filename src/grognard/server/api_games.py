"""Routes about games: what can be played, rules, lessons. No token is needed."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Depends, Response

from grognard.core.attempts import attempt, lesson_of
from grognard.core.errors import DataError
from grognard.core.ledger import ledger_of
from grognard.core.registry import find_game, game_names
from grognard.core.ruleset import Ruleset
from grognard.server.bots import LEVELS
from grognard.server.context import GameName, body_of, reply, spec
from grognard.server.errors import not_found
from grognard.server.learning import lesson_state
from grognard.server.pages import rules_page
from grognard.server.wire import GameInfo, LessonInfo, LessonState, OptionInfo, RulesPage
from grognard.server.wishes import Attempting

router = APIRouter(prefix="/api/games")


def found_game(game: GameName) -> Ruleset:
    """The game that a path names."""
    try:
        return find_game(game)
    except DataError as error:
        raise not_found(str(error)) from None


TheGame = Annotated[Ruleset, Depends(found_game)]


@router.get("", **spec(list[GameInfo]))
async def list_games() -> Response:
    """All installed games with their options and bots."""
    return reply([game_info(find_game(name)) for name in game_names()])


@router.get("/{game}/rules", **spec(RulesPage))
async def show_rules(ruleset: TheGame) -> Response:
    """The rules page of a game."""
    return reply(rules_page(ruleset))


@router.get("/{game}/lessons", **spec(list[LessonInfo]))
async def list_lessons(ruleset: TheGame) -> Response:
    """The lessons of a game."""
    return reply(
        [
            LessonInfo(
                id=lesson.id,
                title=lesson.title,
                text=lesson.text,
                goal=lesson.goal,
                seat=lesson.seat,
                steps=len(lesson.steps),
            )
            for lesson in ruleset.lessons()
        ]
    )


@router.post("/{game}/lessons/{lesson}", **spec(LessonState, Attempting))
async def try_lesson(
    ruleset: TheGame, lesson: str, body: Annotated[Attempting, Depends(body_of(Attempting))]
) -> Response:
    """A lesson after some choices; nothing is stored."""
    try:
        found = lesson_of(ruleset, lesson)
    except DataError as error:
        raise not_found(str(error)) from None
    return reply(lesson_state(ruleset, found, attempt(ruleset, found, body.actions, body.asked), body.actions))


@lru_cache(maxsize=16)
def game_info(ruleset: Ruleset) -> GameInfo:
    """A game with all that a form for a new table needs; made once, since it reads the whole rules page."""
    ledger = ledger_of(ruleset)
    meta = ruleset.meta
    full = ruleset.start({}, meta.most_seats)
    options = [
        OptionInfo(
            name=option.name,
            kind=option.kind,
            default=list(option.default) if isinstance(option.default, tuple) else option.default,
            choices=option.choices,
            least=option.least,
            most=option.most,
            rule=option.rule,
            text=option.text,
            rule_text=ledger[option.rule].text if option.rule in ledger else "",
        )
        for option in ruleset.options
    ]
    return GameInfo(
        name=meta.name,
        title=meta.title,
        credit=meta.credit,
        summary=meta.summary,
        least_seats=meta.least_seats,
        most_seats=meta.most_seats,
        seat_names=[ruleset.seat_name(full, seat) for seat in range(meta.most_seats)],
        options=options,
        bots=list(LEVELS),
        lessons=len(ruleset.lessons()),
    )
