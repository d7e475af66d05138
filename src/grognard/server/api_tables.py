"""Routes about whole tables: list, make, rename, put away, delete, load, branch off."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from grognard.server.context import (
    Server,
    TableId,
    TheAccess,
    TheServer,
    body_of,
    reply,
    spec,
)
from grognard.server.rooms import Room
from grognard.server.state import table_line
from grognard.server.tables import Draught, branched_table, check_title, loaded_table, new_table
from grognard.server.wire import Created, Done, TableLine
from grognard.server.wishes import Branching, NewTable, Renaming

router = APIRouter(prefix="/api")


@router.get("/tables", **spec(list[TableLine]))
async def list_tables(server: TheServer, access: TheAccess) -> Response:
    """All tables, the one changed last first."""
    access.check_host()
    return reply([table_line(row, server.rooms.count_shown(row)) for row in await server.store.all()])


@router.post("/tables", **spec(Created, NewTable))
async def create_table(
    server: TheServer, access: TheAccess, body: Annotated[NewTable, Depends(body_of(NewTable))]
) -> Response:
    """A new table."""
    access.check_host()
    return await keep(server, new_table(body))


@router.post("/load", **spec(Created, text=True))
async def load_table(server: TheServer, access: TheAccess, request: Request) -> Response:
    """A table that goes on with a game file."""
    access.check_host()
    draught = await asyncio.to_thread(loaded_table, await request.body())
    return await keep(server, draught)


@router.post("/tables/{table}/branch", **spec(Created, Branching))
async def branch_table(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Branching, Depends(body_of(Branching))]
) -> Response:
    """A table that plays on from an earlier moment of this one."""
    access.check_host()
    async with server.rooms.enter(table) as room:
        draught = branched_table(room, body.number)
    return await keep(server, draught)


@router.get("/tables/{table}/tokens", **spec(dict[str, str]))
async def show_tokens(server: TheServer, access: TheAccess, table: TableId) -> Response:
    """The tokens of all seats."""
    access.check_host()
    async with server.rooms.enter(table) as room:
        return reply(server.tokens.of_table(table, room.match.seats))


@router.patch("/tables/{table}", **spec(Done, Renaming))
async def rename_table(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Renaming, Depends(body_of(Renaming))]
) -> Response:
    """Another title."""
    access.check_host()
    check_title(body.title)
    async with server.rooms.enter(table) as room:
        title = body.title or room.match.ruleset.meta.title
        await server.store.change(table, {"title": title})
        room.row.title = room.match.name = title
        server.rooms.publish(room, again=True)
    return reply(Done())


@router.post("/tables/{table}/finish", **spec(Done))
async def finish_table(server: TheServer, access: TheAccess, table: TableId) -> Response:
    """Put a table away: it can be looked at, but nobody plays on."""
    access.check_host()
    async with server.rooms.enter(table) as room:
        await server.store.change(table, {"finished": True})
        room.row.finished = True
        room.thinking = -1
        server.rooms.publish(room, again=True)
    return reply(Done())


@router.delete("/tables/{table}", **spec(Done))
async def delete_table(server: TheServer, access: TheAccess, table: TableId) -> Response:
    """Remove a table for good."""
    access.check_host()
    async with server.rooms.enter(table):
        await server.store.delete(table)
        server.rooms.forget(table)
        server.hub.end(table)
    return reply(Done())


async def keep(server: Server, draught: Draught) -> Response:
    """Store a new table, let its bots think, and answer with its tokens."""
    await server.store.create(draught.row, draught.match.entries)
    server.rooms.on_change(Room(draught.row, draught.match))
    tokens = server.tokens.of_table(draught.row.id, draught.match.seats)
    return reply(Created(id=draught.row.id, tokens=tokens))
