"""Options as they are typed."""

from pathlib import Path

import pytest

from grognard.cli.setup import read_options
from grognard.core.errors import DataError


def test_a_value_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("....\n.jj.\n....\n", encoding="utf-8")
    assert read_options([f"map=@{file}", "rounds=6"]) == {"map": "....\n.jj.\n....\n", "rounds": "6"}


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no such file") as refused:
        read_options([f"map=@{tmp_path / 'none.txt'}"])
    assert refused.value.file == str(tmp_path / "none.txt")


@pytest.mark.parametrize("words", [["map"], ["map=a", "map=b"]])
def test_other_forms_are_refused(words: list[str]) -> None:
    with pytest.raises(DataError):
        read_options(words)
