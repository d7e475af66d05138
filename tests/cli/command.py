"""Runs the real command, through pipes or through a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("grognard"))
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|\x1b[=>]")
PATIENCE = 60.0  # seconds until a silent program counts as hung


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a run: its data folder is the test's own, bots beside the tests can be named."""
    here = str(Path(__file__).parents[2])
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, "XDG_DATA_HOME": str(folder), "PYTHONPATH": here, "TERM": "xterm-256color", **more}


def run(
    folder: Path, *words: str, typed: str = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command with these words, run in `folder`, with `typed` coming through a pipe."""
    return subprocess.run(
        [COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE * 2,
        cwd=folder,
        env=surroundings(folder, **(environment or {})),
        check=False,
    )


class Screen:
    """The command at a terminal of a given size; what it wrote so far is in `seen`."""

    def __init__(
        self,
        folder: Path,
        *words: str,
        columns: int = 80,
        lines: int = 24,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.process, self.hand = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test that runs in the background is deaf to Ctrl-C
            os.chdir(folder)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
            os.execve(COMMAND, [COMMAND, *words], surroundings(folder, **(environment or {})))
        self.raw = ""
        self.mark = 0  # what was waited for lies before it

    @property
    def seen(self) -> str:
        """All that was written, without colours and other commands to the terminal."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def wait_for(self, text: str) -> str:
        """Read until the text comes, after what was waited for before; the part read."""
        until = time.monotonic() + PATIENCE
        while (found := self.seen.find(text, self.mark)) < 0:
            if not self._read(until - time.monotonic()):
                raise AssertionError(f"{text!r} never came; seen:\n{self.seen[self.mark :]}")
        part = self.seen[self.mark : found + len(text)]
        self.mark = found + len(text)
        return part

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self.press(f"{line}\r")

    def press(self, keys: str) -> None:
        """Press keys; "\\x03" is Ctrl-C, "\\x04" Ctrl-D."""
        os.write(self.hand, keys.encode())

    def rest(self) -> None:
        """Wait until the command sleeps over its question: readline loses a Ctrl-C between its prompt and its wait."""
        until = time.monotonic() + PATIENCE
        seen_asleep = 0
        while seen_asleep < 3:
            if time.monotonic() > until:
                raise AssertionError(f"it never came to rest; seen:\n{self.seen[self.mark :]}")
            time.sleep(0.01)
            state = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()[0]
            seen_asleep = seen_asleep + 1 if state == "S" else 0

    def leave(self) -> int:
        """Read to the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._read(until - time.monotonic()):
            pass
        os.close(self.hand)
        _, status = os.waitpid(self.process, 0)
        return os.waitstatus_to_exitcode(status)

    def _read(self, patience: float) -> bool:
        if patience <= 0 or not select.select([self.hand], [], [], patience)[0]:
            os.kill(self.process, signal.SIGKILL)
            return False
        try:
            data = os.read(self.hand, 65536)
        except OSError:  # what a closed terminal gives on Linux
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)
