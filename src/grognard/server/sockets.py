"""The websocket of a table: news that it has changed; what it is now like is asked for by HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from anyio import create_task_group
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from grognard.server.context import Server
from grognard.server.errors import ApiError
from grognard.server.hub import Subscription
from grognard.server.wishes import Hello

router = APIRouter()

PATIENCE: Final = 10.0  # seconds until the token must have come
BAD_MESSAGE: Final = 4400
NO_TOKEN: Final = 4401
NO_TABLE: Final = 4404
BUSY: Final = 4429


@router.websocket("/ws/{table}")
async def follow(socket: WebSocket, table: str) -> None:
    """Follow a table: first the token comes, then news go out after each change."""
    server = socket.app.state.server
    await socket.accept()
    hello = await _admit(server, socket, table)
    code = await _serve(server, socket, table, hello) if isinstance(hello, Hello) else hello
    if code:
        await socket.close(code)


async def _admit(server: Server, socket: WebSocket, table: str) -> Hello | int:
    """Read the first message, whose token is good; or the code to close with."""
    address = socket.client.host if socket.client else ""
    if not _is_from_here(socket):
        return NO_TOKEN
    try:
        server.limiter.check(address)
        server.limiter.check_guesses(address)
        text = await asyncio.wait_for(socket.receive_text(), PATIENCE)
        hello = msgspec.json.decode(text, type=Hello)
    except ApiError:
        return BUSY
    except (TimeoutError, msgspec.MsgspecError, RecursionError, KeyError):  # KeyError: a binary message
        return BAD_MESSAGE
    except WebSocketDisconnect:
        return 0
    try:
        server.tokens.read(hello.token).check_table(table)
    except ApiError as error:
        if error.status == 401:
            server.limiter.count_guess(address)
        return NO_TOKEN if error.status == 401 else NO_TABLE
    return hello


def _is_from_here(socket: WebSocket) -> bool:
    """Whether the page that opened the websocket is ours; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


async def _serve(server: Server, socket: WebSocket, table: str, hello: Hello) -> int:
    """Send news until one side ends it; the code to close with, 0 when the client has gone."""
    page = None
    try:
        async with server.rooms.enter(table) as room:
            seats = server.tokens.read(hello.token).seats_of(room.kinds)
            page = server.hub.join(table, seats if hello.seats is None else tuple(set(seats).intersection(hello.seats)))
            page.put(server.rooms.news_for(room, page.seats))
        return await _first(partial(_send, socket, page), partial(_listen, socket))
    except ApiError:
        return NO_TABLE
    finally:
        if page is not None:
            server.hub.leave(page)
            server.pauses.wake(table)  # the table may have waited for what this page says


async def _first(*sides: Callable[[], Awaitable[int]]) -> int:
    """What the first of these gives; the others are stopped."""
    codes: list[int] = []

    async def run(side: Callable[[], Awaitable[int]]) -> None:
        codes.append(await side())
        group.cancel_scope.cancel()

    async with create_task_group() as group:
        for side in sides:
            group.start_soon(run, side)
    return codes[0]


async def _send(socket: WebSocket, page: Subscription) -> int:
    while (news := await page.next()) is not None:
        try:
            await socket.send_text(msgspec.json.encode(news).decode())
        except (WebSocketDisconnect, RuntimeError):  # closed meanwhile
            return 0
    return NO_TABLE


async def _listen(socket: WebSocket) -> int:
    """A client has nothing more to say."""
    message = await socket.receive()
    return 0 if message["type"] == "websocket.disconnect" else BAD_MESSAGE
