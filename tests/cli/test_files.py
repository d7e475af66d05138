"""Game files are written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from grognard.cli.files import read_game_file, write_atomically
from grognard.core.errors import DataError
from grognard.core.lines import MOST_BYTES


def test_a_new_file_holds_the_text_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    write_atomically(tmp_path / "game.jsonl", "Größe\n")

    assert (tmp_path / "game.jsonl").read_bytes() == "Größe\n".encode()
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_an_old_file_is_replaced_and_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old")
    path.chmod(0o640)

    write_atomically(path, "new")

    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_keeps_pointing_to_the_file_that_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")

    write_atomically(tmp_path / "link", "new")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError, match=r"game\.jsonl: Cannot be written: no space left on device\."):
        write_atomically(path, "new")

    assert path.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [("nowhere/game.jsonl", "there is no folder"), (".", "it is a folder"), ("game.jsonl/x", "there is no folder")],
)
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "game.jsonl").write_text("old")

    with pytest.raises(DataError, match=reason):
        write_atomically(tmp_path / name, "new")

    assert (tmp_path / "game.jsonl").read_text() == "old"


def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(DataError, match="not an ordinary file"):
        write_atomically(tmp_path / "pipe", "new")


def test_text_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(b"{}\n{}\n\xff\n")

    with pytest.raises(DataError, match=r"game\.jsonl, line 3: This is not UTF-8"):
        read_game_file(tmp_path / "game.jsonl")


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "game.jsonl").open("wb") as stream:
        stream.truncate(MOST_BYTES + 1)

    with pytest.raises(DataError, match="bigger than 8 MB"):
        read_game_file(tmp_path / "game.jsonl")
