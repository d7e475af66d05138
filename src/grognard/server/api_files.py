"""Routes about files: games, maps, verification."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from grognard.core.record import save_text, verify_text
from grognard.core.verify import Verification
from grognard.server.context import TableId, TheAccess, TheServer, access_of, reply, spec
from grognard.server.errors import not_found
from grognard.server.tables import file_name
from grognard.server.wire import Verified

router = APIRouter(prefix="/api")

WHOLE = "full"


@router.get(
    "/tables/{table}/file",
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def download(
    server: TheServer,
    access: TheAccess,
    table: TableId,
    seat: Annotated[str, Query(pattern="^(full|-1|[0-9]|1[0-5])$")] = "-1",
) -> Response:
    """The game file as a seat or a spectator may have it; the full one of a running game is for the host only."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        match = room.match
        if seat != WHOLE:
            access.check_sees(int(seat), room.kinds)
        elif match.result is None:
            access.check_host()
        text = save_text(match, None if seat == WHOLE else int(seat))
        name = file_name(room.row.title)
    return attached(text, name, "application/x-ndjson")


@router.get(
    "/tables/{table}/map",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def shared_map(server: TheServer, access: TheAccess, table: TableId) -> Response:
    """The map as text, for everybody at the table, where the game has one that all may see: to play on it again."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        text = room.match.ruleset.shared_map(room.match.game)
        name = file_name(room.row.title, "map.txt")
    if not text:
        raise not_found("This table has no map to share, or not yet.")
    return attached(f"{text}\n", name, "text/plain")


def attached(text: str, name: str, media_type: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), headers=headers, media_type=media_type)


@router.post("/verify", dependencies=[Depends(access_of)], **spec(Verified, text=True))
async def verify(request: Request) -> Response:
    """Play a game file again and check its chance; nothing is stored."""
    text = await request.body()
    return reply(verified(await asyncio.to_thread(verify_text, text)))


def verified(found: Verification) -> Verified:
    """What was found, in words."""
    many = "1 entry was" if found.entries == 1 else f"{found.entries} entries were"
    lines = [f"{many} played again, chance is {found.chance}."]
    if found.outcomes:
        lines.append(
            f"{found.outcomes} outcomes: {found.checked} recomputed, {found.typed} typed in by people, {found.inherited} inherited."
        )
    if found.unproven:
        lines.append(f"{found.unproven} of them stand there unchecked and are not proven.")
    lines += [found.note] if found.note else []
    lines += [f"line {problem.line}: {problem.text}" for problem in found.problems]
    return Verified(ok=found.is_fair, lines=lines)
