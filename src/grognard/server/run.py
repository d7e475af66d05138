"""Runs the server: one process, one folder, one link."""

import fcntl
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvicorn

from grognard.core.errors import DataError
from grognard.server.app import make_app
from grognard.server.modules import read_folder
from grognard.server.seats import Tokens, read_key

LOCK_FILE: Final = "lock"
LONGEST_MESSAGE: Final = 4096
FAREWELL: Final = 3  # seconds that open requests get at the end


def serve(host: str, port: int, folder: Path, announce: Callable[[str], None], modules: Path | None = None) -> None:
    """Serve the tables of a folder until interrupted; `announce` gets the host's link. DataError when it cannot begin.

    `modules` is a folder with modules, whose games are kept with the tables.
    """
    with locked(folder), listening(host, port) as listener:
        app = make_app(folder, modules=read_folder(modules) if modules is not None else ())
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_level=logging.WARNING,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=FAREWELL,
        )
        bound = listener.getsockname()[1]
        announce(f"http://{named(host)}:{bound}/#key={Tokens(read_key(folder)).host()}")
        uvicorn.Server(config).run([listener])


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """The data folder, for one server at a time."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        number = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise DataError(f"Tables cannot be kept there: {error.strerror}.", file=str(folder)) from error
    try:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DataError("Another server keeps its tables there.", file=str(folder)) from None
        yield
    finally:
        os.close(number)


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket at the address; port 0 takes a free one."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()  # who follows the link too soon waits a moment
    except OSError as error:
        raise DataError(f"{host} port {port} cannot be listened at: {error.strerror}.") from error
    with listener:
        yield listener


def named(host: str) -> str:
    """The host as a link has it."""
    return f"[{host}]" if ":" in host else {"0.0.0.0": "127.0.0.1"}.get(host, host)
