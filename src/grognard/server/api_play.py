"""Routes of play: what a seat sees, asks and does."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Response

from grognard.core.draft import Draft
from grognard.core.errors import IllegalAction
from grognard.core.game import SPECTATOR
from grognard.core.views import Board, Refusal
from grognard.server.bots import wants_draw
from grognard.server.chances import keep_source
from grognard.server.context import (
    NumberAsked,
    SeatAsked,
    Server,
    TableId,
    TheAccess,
    TheServer,
    body_of,
    reply,
    spec,
)
from grognard.server.errors import bad_request, conflict, not_your_turn
from grognard.server.rooms import Room
from grognard.server.seats import Access
from grognard.server.standing import is_pending
from grognard.server.state import chart_of, moment_of, state_of
from grognard.server.tables import add_salt, reseated
from grognard.server.wire import Chart, Numbered, State
from grognard.server.wishes import (
    Asked,
    Commanding,
    Drafting,
    Drawing,
    Explaining,
    Ordering,
    Salting,
    Seating,
    Supplying,
    Undoing,
)

router = APIRouter(prefix="/api/tables/{table}")


@router.get("/board", **spec(Board))
async def show_board(server: TheServer, access: TheAccess, table: TableId) -> Response:
    """What never changes during the game."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        return reply(room.match.ruleset.board(room.match.game))


@router.get("/state", **spec(State))
async def show_state(
    server: TheServer,
    access: TheAccess,
    table: TableId,
    seat: SeatAsked = SPECTATOR,
    at: NumberAsked | None = None,
    since: NumberAsked = 0,
    mine: bool = False,
) -> Response:
    """What a seat, or a spectator (-1), sees now or saw after `at` entries; the log from entry `since` on.

    With `mine`, instead of `seat`: of the seats that this token plays the one that is asked, else the first.
    """
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        if mine:
            seat = access.seat_of(room.kinds, int(room.match.game.actor))
        access.check_sees(seat, room.kinds)
        if at is None:
            return reply(state_of(room, seat, draft_of(room, seat, []), since))
        return reply(moment_of(room, seat, at, since))


@router.get("/chart", **spec(Chart))
async def show_chart(server: TheServer, access: TheAccess, table: TableId, seat: SeatAsked = SPECTATOR) -> Response:
    """Points over time, and dice against expectation."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_sees(seat, room.kinds)
        return reply(chart_of(room.match, seat))


@router.post("/draft", **spec(State, Drafting))
async def look_ahead(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Drafting, Depends(body_of(Drafting))]
) -> Response:
    """What a seat would see after some choices; nothing is stored."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        room.check_number(body.number, body.seat)
        return reply(state_of(room, body.seat, draft_of(room, body.seat, body.actions), body.since))


@router.post("/explain", **spec(Refusal, Explaining))
async def explain(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Explaining, Depends(body_of(Explaining))]
) -> Response:
    """Why a seat may not do something after some choices; empty when it may."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        room.check_number(body.number, body.seat)
        check_asked(room, body.asked)
        refusal = draft_of(room, body.seat, body.actions).explain(body.asked)
        return reply(refusal or Refusal(rule="", text=""))


@router.post("/orders", **spec(Numbered, Ordering))
async def order(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Ordering, Depends(body_of(Ordering))]
) -> Response:
    """Carry out choices, whole or not at all."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        left = server.pauses.left(room) if room.match.game.actor == body.seat else 0.0
    await server.pauses.keep(left)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        answer, before = await server.rooms.answered(table, body.id, body)
        if before is not None:
            return reply(Numbered(number=before))
        room.check_number(body.number, body.seat)
        room.check_open()
        check_turn(room, body.seat, body.actions)
        room.match.order(body.seat, body.actions)
        return reply(Numbered(number=await server.rooms.commit(room, answer, seat=body.seat)))


@router.post("/supply", **spec(Numbered, Supplying))
async def supply(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Supplying, Depends(body_of(Supplying))]
) -> Response:
    """Put in what people threw or drew."""
    access.check_table(table)
    access.check_takes_part()
    async with server.rooms.enter(table) as room:
        answer, before = await server.rooms.answered(table, body.id, body)
        if before is not None:
            return reply(Numbered(number=before))
        room.check_number(body.number)
        room.check_open()
        match = room.match
        if match.waits_for_chance is None:
            raise bad_request("No throw or draw is waited for.")
        match.supply(match.ruleset.parse_chance(match.game, body.text))
        return reply(Numbered(number=await server.rooms.commit(room, answer)))


@router.post("/undo", **spec(Numbered, Undoing))
async def undo(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Undoing, Depends(body_of(Undoing))]
) -> Response:
    """Take back the last choice, or all down to an entry."""
    return await command(server, access, table, body, lambda room: room.match.undo(body.seat, body.to))


@router.post("/restart", **spec(Numbered, Commanding))
async def restart(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Commanding, Depends(body_of(Commanding))]
) -> Response:
    """Begin the turn again."""
    return await command(server, access, table, body, lambda room: room.match.restart(body.seat))


@router.post("/resign", **spec(Numbered, Commanding))
async def resign(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Commanding, Depends(body_of(Commanding))]
) -> Response:
    """Give up."""
    return await command(server, access, table, body, lambda room: room.match.resign(body.seat))


@router.post("/draw", **spec(Numbered, Drawing))
async def draw(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Drawing, Depends(body_of(Drawing))]
) -> Response:
    """Offer a draw, or answer an offer; bots answer at once."""
    return await command(server, access, table, body, lambda room: about_draw(room, body))


@router.post("/salt", **spec(Numbered, Salting))
async def salt(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Salting, Depends(body_of(Salting))]
) -> Response:
    """Add to fair dice before the first of them is thrown."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        add_salt(room, body.seat, body.text)
        kept = {"waits": room.row.waits, "chance": keep_source(room.match.source)}
        return reply(Numbered(number=await server.rooms.commit(room, changes=kept)))


@router.post("/seat", **spec(Numbered, Seating))
async def seat_somebody(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Seating, Depends(body_of(Seating))]
) -> Response:
    """Another player for a seat; the same bot again tries anew after it has failed."""
    access.check_host()
    async with server.rooms.enter(table) as room:
        answer, before = await server.rooms.answered(table, body.id, body)
        if before is not None:
            return reply(Numbered(number=before))
        room.check_number(body.number)
        room.check_open()
        seated = reseated(room, body)
        room.match.replace(body.seat, body.bot if body.kind == "bot" else body.player)
        room.trouble = None
        return reply(Numbered(number=await server.rooms.commit(room, answer, {"seated": seated})))


async def command(
    server: Server, access: Access, table: str, body: Undoing | Commanding | Drawing, act: Callable[[Room], object]
) -> Response:
    """Something that a seat asks of the table itself."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        answer, before = await server.rooms.answered(table, body.id, body)
        if before is not None:
            return reply(Numbered(number=before))
        room.check_number(body.number, body.seat)
        room.check_open()
        act(room)
        return reply(Numbered(number=await server.rooms.commit(room, answer, seat=body.seat)))


def about_draw(room: Room, body: Drawing) -> None:
    """Offer, agree or decline; bots answer an offer in the same breath."""
    match = room.match
    if room.is_in_window:  # an entry between answers would tell how many there are by now
        raise conflict("Answers are awaited; speak of a draw once they have come.")
    if body.say != "offer":
        match.answer_draw(body.seat, body.say == "accept")
        return
    match.offer_draw(body.seat)
    for seat, kind in enumerate(room.kinds):
        if kind == "bot" and match.offer_of >= 0 and match.result is None:
            match.answer_draw(seat, wants_draw(match, room.row.bot_seed, seat))


def draft_of(room: Room, seat: int, actions: list[int]) -> Draft:
    """The draft after these choices; out of turn has a code of its own."""
    if actions:
        check_turn(room, seat, actions)
    return room.match.draft(seat, actions, hushed=seat == room.match.game.actor and is_pending(room))


def check_turn(room: Room, seat: int, actions: list[int]) -> None:
    """Refuse choices of a seat that is not asked, with the rule that the game gives for it."""
    match = room.match
    if match.result is None and match.game.actor != seat:
        try:
            match.draft(seat, actions[:1])
        except IllegalAction as error:
            raise not_your_turn(error) from None


def check_asked(room: Room, asked: Asked) -> None:
    """Refuse a number that is no action's."""
    count = room.match.ruleset.action_count(room.match.options)
    if isinstance(asked, int) and asked >= count:
        raise bad_request(f"There is no action {asked}; they have the numbers 0 to {count - 1}.")
