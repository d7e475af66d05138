"""The app: all routes, the browser's files, and what starts and ends with them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from starlette.routing import Route

from grognard.core import charts, views
from grognard.server import api_files, api_games, api_modules, api_play, api_standing, api_tables, sockets, wire, wishes
from grognard.server.bots import Bots
from grognard.server.context import SCHEMA, Server
from grognard.server.errors import add_handlers
from grognard.server.headers import Guard
from grognard.server.hub import Hub
from grognard.server.limiter import Limiter
from grognard.server.module_game import ModuleGame
from grognard.server.modules import Modules
from grognard.server.pauses import Clock, Pauses
from grognard.server.rooms import Room, Rooms
from grognard.server.seats import Tokens, read_key
from grognard.server.standing import answer_standing, news_for
from grognard.server.store import Store
from grognard.server.thinking import Thinkers
from grognard.server.web_files import FOLDERS, WebFiles
from grognard.server.wire import Failed

REQUESTS: Final = 1000  # of one address in ten seconds


class Api(FastAPI):
    """The app, which describes itself with the structures of the wire."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI description, made once."""
        return self.openapi_schema or whole_schema(super().openapi())


def make_app(
    folder: Path,
    *,
    thinkers: Thinkers | None = None,
    requests: int = REQUESTS,
    modules: Sequence[ModuleGame] = (),
    clock: Clock | None = None,
) -> FastAPI:
    """The app that keeps its tables, and the modules that it is given, in a folder; it opens them when it starts."""
    limiter = Limiter(requests)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = open_server(folder, limiter, thinkers or Thinkers(), clock or Clock())
        app.state.server = server
        await server.modules.add_own(modules)
        await server.bots.resume()
        await server.pauses.resume()
        yield
        await server.pauses.close()
        await server.bots.close()
        server.modules.close()
        await server.store.close()

    app = Api(
        title="Grognard", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    for module in (api_games, api_modules, api_tables, api_play, api_standing, api_files, sockets):
        app.include_router(module.router)
    add_handlers(app)
    add_pages(app, Path(str(files("grognard") / "web")))
    app.add_middleware(Guard, limiter=limiter)
    return app


def open_server(folder: Path, limiter: Limiter, thinkers: Thinkers, clock: Clock) -> Server:
    """The server of a folder, with all its parts."""
    store = Store.open(folder)
    hub = Hub()
    rooms = Rooms(store, hub)
    pauses = Pauses(rooms, clock)
    bots = Bots(rooms, thinkers)

    def look(room: Room) -> None:
        pauses.look(room)
        bots.look(room)

    rooms.before_commit = answer_standing
    rooms.news_for = news_for
    rooms.on_change = look
    modules = Modules(folder, store)
    modules.open()
    return Server(store, hub, rooms, bots, pauses, Tokens(read_key(folder)), limiter, modules)


def add_pages(app: FastAPI, web: Path) -> None:
    """The browser's files, checked anew at each visit."""
    web_files = WebFiles(web)
    app.router.routes.append(Route("/", web_files, include_in_schema=False))
    for name in FOLDERS:
        app.mount(f"/{name}", web_files, name=name)


def whole_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI description with the structures of the wire and the one form of every error."""
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    _, found = msgspec.json.schema_components([Failed, *_structures()], ref_template=SCHEMA)
    parts |= found
    for unused in ("HTTPValidationError", "ValidationError"):
        parts.pop(unused, None)
    failed = {"content": {"application/json": {"schema": {"$ref": SCHEMA.format(name="Failed")}}}}
    for path in schema["paths"].values():
        for route in path.values():
            route["responses"].pop("422", None)
            route["responses"]["4XX"] = {"description": "Refused; nothing has changed", **failed}
    return schema


def _structures() -> list[type]:
    return [
        found
        for module in (wire, wishes, views, charts)
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]
