"""Routes about modules: files of data that make a game."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from grognard.server.context import TheAccess, TheServer, body_of, reply, spec
from grognard.server.module_text import ModuleText
from grognard.server.wire import ModuleFound
from grognard.server.wishes import NewModule

router = APIRouter(prefix="/api/modules")


@router.post("", **spec(ModuleFound, NewModule))
async def add_module(
    server: TheServer, access: TheAccess, body: Annotated[NewModule, Depends(body_of(NewModule))]
) -> Response:
    """Check a module and make its game playable at once, or say everything that is wrong with it; nothing in it is executed."""
    access.check_host()
    given = (body.map.name, body.map.text) if body.map is not None else ("", "")
    return reply(await server.modules.add(ModuleText(body.name, body.text, *given)))
