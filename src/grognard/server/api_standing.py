"""The route by which a seat passes beforehand on questions out of turn."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from grognard.server.context import TableId, TheAccess, TheServer, body_of, reply, spec
from grognard.server.standing import keep_standing
from grognard.server.wire import Numbered
from grognard.server.wishes import Standing

router = APIRouter(prefix="/api/tables/{table}")


@router.post("/standing", **spec(Numbered, Standing))
async def stand(
    server: TheServer, access: TheAccess, table: TableId, body: Annotated[Standing, Depends(body_of(Standing))]
) -> Response:
    """Pass from now on, until something happens or it is called off; the question that is open now is answered, too."""
    access.check_table(table)
    async with server.rooms.enter(table) as room:
        access.check_plays(body.seat, room.kinds)
        room.check_open()
        room.row.seated = keep_standing(room, body)
        return reply(Numbered(number=await server.rooms.commit(room, seat=body.seat)))
