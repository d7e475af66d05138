"""Reading and writing game files: whole or not at all."""

import os
import shutil
import stat
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from grognard.core.errors import DataError
from grognard.core.lines import MOST_BYTES


def read_game_file(path: Path) -> str:
    """The text of a game file; DataError when it cannot be read, is too big, or is not UTF-8."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise DataError(f"This is bigger than {MOST_BYTES >> 20} MB and so no game file.", file=str(path))
        data = path.read_bytes()
    except OSError as error:
        raise DataError(f"Cannot be read: {_reason(error)}.", file=str(path)) from error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DataError("This is not UTF-8 text.", file=str(path), line=line) from error


def write_atomically(path: Path, text: str) -> None:
    """Put the text into the file so that at any moment it holds the old text or the new one, whole; DataError when that fails."""
    target = path.expanduser().resolve()
    half = target.with_name(f".{target.name}.{os.getpid()}.half")
    try:
        _check_target(target)
        try:
            _write_half(half, text)
            if target.exists():
                shutil.copymode(target, half)
            half.replace(target)
        finally:
            half.unlink(missing_ok=True)
        _sync_folder(target.parent)
    except OSError as error:
        raise DataError(f"Cannot be written: {_reason(error)}.", file=str(path)) from error


def _check_target(target: Path) -> None:
    if not target.parent.is_dir():
        raise NotADirectoryError(f"there is no folder {target.parent}")
    if target.is_dir():
        raise IsADirectoryError("it is a folder")
    if target.exists() and not stat.S_ISREG(target.stat().st_mode):
        raise OSError("it is not an ordinary file")
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError("it is write-protected")


def _write_half(half: Path, text: str) -> None:
    number = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    with os.fdopen(number, "wb") as stream:
        stream.write(text.encode())
        stream.flush()
        os.fsync(stream.fileno())


def _sync_folder(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower().rstrip(".")


def rescue_path(game: str) -> Path:
    """A new file in the user's data folder for a game that must not get lost."""
    folder = user_data_path("grognard", appauthor=False) / "rescued"
    folder.mkdir(parents=True, exist_ok=True)
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder / f"{game}-{moment}-{os.getpid()}.jsonl"
