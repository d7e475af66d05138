"""The server as a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.server.desk import Desk, link_in

ROOT = Path(__file__).resolve().parents[2]
PATHS = os.pathsep.join([str(ROOT), str(ROOT / "tests/contract/installed")])
GROGNARD = [sys.executable, "-c", "from grognard.cli.main import main; main()"]


class Served:
    """A running `grognard serve`."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [*GROGNARD, "serve", "--port", "0", "--data", str(folder), *more]
        environment = os.environ | {"PYTHONPATH": PATHS, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.address, token = link_in(self.process.stdout.readline())
        self.client = httpx2.Client(base_url=self.address, timeout=30)
        self.desk = Desk(self.client, folder, token)

    def end(self, number: int) -> int:
        self.process.send_signal(number)
        code = self.process.wait(20)
        self.client.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Served]:
    served = Served(folder, *more)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.end(signal.SIGKILL)
