"""What stands around every answer: a strict content policy, bounded bodies and numbers of requests, and what a bug is answered with."""

import logging
from types import MappingProxyType
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.core.lines import MOST_BYTES
from grognard.server.errors import ApiError, answer_failure, bug
from grognard.server.limiter import Limiter
from grognard.server.wire import Failure

LOG = logging.getLogger("grognard.server")

MOST_BODY: Final = 64 * 1024
MOST_MODULE: Final = 1024 * 1024  # two files as JSON, in which many a sign takes two bytes
MOST_OF: Final = MappingProxyType({"/api/load": MOST_BYTES, "/api/verify": MOST_BYTES, "/api/modules": MOST_MODULE})
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """Wraps the app: refuses too much, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_api = scope["path"].startswith("/api/")
        is_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["cache-control"] = "no-store" if is_api else "no-cache"
            await send(message)

        try:
            if is_api:
                self.limiter.check((scope.get("client") or ("",))[0])
            body = await read_body(scope, receive)
        except ApiError as error:
            await answer_failure(error.status, error.failure)(scope, receive, send_with_headers)
            return
        try:
            await self.app(scope, replay(body, receive), send_with_headers)
        except Exception:
            LOG.exception("bug at %s %s", scope["method"], scope["path"])
            if is_begun:
                raise
            await bug()(scope, receive, send_with_headers)


async def read_body(scope: Scope, receive: Receive) -> bytes:
    """The whole body of a request, refused as soon as it is too long."""
    most = MOST_OF.get(scope["path"], MOST_BODY)
    said = Headers(scope=scope).get("content-length", "0")
    if not said.isascii() or not said.isdigit() or int(said) > most:
        raise too_large(most)
    parts: list[bytes] = []
    length = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)  # the client has gone; the app will notice
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if length > most:
            raise too_large(most)
        if not message.get("more_body", False):
            return b"".join(parts)


def replay(body: bytes, receive: Receive) -> Receive:
    """A receive() that gives the body that was read, then goes on with what comes."""
    waiting = [body]

    async def again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


def too_large(most: int) -> ApiError:
    """The body is too long."""
    return ApiError(413, Failure(code="too_large", text=f"A body has at most {most} bytes here."))
