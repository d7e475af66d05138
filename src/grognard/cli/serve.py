"""`grognard serve`: tables in the browser."""

import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from grognard.core.errors import DataError

MOST_PORT = 65535


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8420,
    data: Path | None = None,
    modules: Path | None = None,
    open_: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> int:
    """Serve tables in the browser until Ctrl-C; prints the link of the host.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others in the network play.
    port
        The port to listen at, 0 for a free one.
    data
        The folder that keeps the tables; the user's data folder by default.
    modules
        A folder with modules of Warp Empires; their games can be played at once, and are kept with the tables.
    open_
        Open the link in a browser as well.
    """
    if not 0 <= port <= MOST_PORT:
        raise DataError(f"There is no port {port}.", allowed=[f"0 to {MOST_PORT}"])
    try:
        from grognard.server import run
    except ModuleNotFoundError as error:
        raise DataError(f"{error.name} is not installed; install grognard with its web extra.") from error

    def announce(link: str) -> None:
        print(f"Play at {link}\nCtrl-C ends; all tables are kept.", flush=True)
        if open_:
            webbrowser.open(link)

    run.serve(host, port, data or user_data_path("grognard", appauthor=False) / "tables", announce, modules)
    return 0
