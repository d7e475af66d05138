"""What every route works with, and how a request is read and answered."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Depends, Path, Query, Request, Response

from grognard.core.game import SPECTATOR
from grognard.server.bots import Bots
from grognard.server.errors import bad_request, unauthorised
from grognard.server.hub import Hub
from grognard.server.limiter import Limiter
from grognard.server.modules import Modules
from grognard.server.pauses import Pauses
from grognard.server.rooms import Rooms
from grognard.server.seats import Access, Tokens
from grognard.server.store import Store
from grognard.server.wishes import MOST_SEATS

SCHEMA: Final = "#/components/schemas/{name}"
Sent = TypeVar("Sent")


class Server:
    """One running server."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        rooms: Rooms,
        bots: Bots,
        pauses: Pauses,
        tokens: Tokens,
        limiter: Limiter,
        modules: Modules,
    ) -> None:
        self.store = store
        self.hub = hub
        self.rooms = rooms
        self.bots = bots
        self.pauses = pauses
        self.tokens = tokens
        self.limiter = limiter
        self.modules = modules


def server_of(request: Request) -> Server:
    """The server that a request came to."""
    server = request.app.state.server
    if not isinstance(server, Server):
        raise TypeError("the app was started without its server")
    return server


def access_of(request: Request) -> Access:
    """What the token of a request allows; wrong ones are counted, so that nobody tries many."""
    server = server_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise unauthorised()
    server.limiter.check_guesses(request.client.host if request.client else "")
    try:
        return server.tokens.read(token.strip())
    except Exception:
        server.limiter.count_guess(request.client.host if request.client else "")
        raise


TheServer = Annotated[Server, Depends(server_of)]
TheAccess = Annotated[Access, Depends(access_of)]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{12}$")]
GameName = Annotated[str, Path(max_length=100)]
SeatAsked = Annotated[int, Query(ge=SPECTATOR, lt=MOST_SEATS)]
NumberAsked = Annotated[int, Query(ge=0, lt=2**31)]


def body_of(kind: type[Sent]) -> Callable[[Request], Coroutine[Any, Any, Sent]]:
    """A dependency that reads a body strictly."""

    async def read(request: Request) -> Sent:
        media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise bad_request("The body has to be application/json.")
        try:
            return msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise bad_request(f"The body is not what is needed: {error}.") from None

    return read


def reply(answer: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def spec(answer: Any, body: type | None = None, text: bool = False) -> dict[str, Any]:
    """What a route tells OpenAPI: the form of its answer and its body (`text`: the body is the text of a file)."""
    told: dict[str, Any] = {"responses": {200: {"content": {"application/json": {"schema": reference(answer)}}}}}
    sent: dict[str, Any] = {}
    if body is not None:
        sent = {"application/json": {"schema": reference(body)}}
    elif text:
        sent = {"text/plain": {"schema": {"type": "string"}}}
    if sent:
        told["openapi_extra"] = {"requestBody": {"required": True, "content": sent}}
    return told


def reference(kind: Any) -> dict[str, Any]:
    """The schema of a type, by reference to the components."""
    schemas, _ = msgspec.json.schema_components([kind], ref_template=SCHEMA)
    return dict(schemas[0])
