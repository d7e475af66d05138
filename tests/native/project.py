"""A small project with the real build and the real guard around it, to break in every way."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD_FILES = ("setup.py", "scripts/native_build.py", "src/grognard/__init__.py", "src/grognard/native.py", "LICENSE")

SOURCES = {
    "src/grognard/deep.py": "from typing import Final\n\nBASE: Final = 1\n",
    "src/grognard/numbers.py": "from typing import Final\n\nfrom grognard.deep import BASE as BASE\n\nBONUS: Final = 2\n",
    "src/grognard/apart.py": "ALONE = 1\n",
    "src/grognard/scoring.py": """
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from grognard.numbers import BASE, BONUS


def points(kills: i64) -> i64:
    return BASE + kills * BONUS


def bit(place: i64) -> i64:
    return i64(1) << place


def small(number: i64) -> i64:
    cells = vec[u8]([0])
    cells[0] = u8(number)
    return i64(cells[0])


def product(a: i64, b: i64) -> i64:
    return a * b


def shared_tail() -> i64:
    common = vec[i64]([1], capacity=4)
    one = append(common, 2)
    other = append(common, 3)
    return one[1] * 10 + other[1]


def shared_row() -> i64:
    rows = vec[vec[i64]]([vec[i64]([1])])
    copied = rows[:]
    copied[0][0] = 9
    return rows[0][0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    turn: i64

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.turn = 3


class Rows:
    def __init__(self) -> None:
        self.longs = vec[i64]()
        self.bytes = vec[u8]()
        self.nested = vec[vec[i64]]()


def length(rows: vec[i64]) -> i64:
    return len(rows)


def same(rows: vec[i64]) -> vec[i64]:
    return rows
""",
    "docs/rules/toy.md": "# The rules\n",
    "README.md": "# A toy\n",
}


def make_project(folder: Path) -> Path:
    """Lay the project out, not yet built."""
    for name in BUILD_FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name, text in SOURCES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = re.sub(r"(?m)^compiled = \[[^\]]*\]", 'compiled = ["grognard.scoring"]', settings)
    (folder / "pyproject.toml").write_text(settings, encoding="utf-8")
    (folder / "src/grognard/rules.md").symlink_to("../../docs/rules/toy.md")
    return folder


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in the project, with a clean word about compiled rules in the environment."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GROGNARD_")}
    environment = {**inherited, "PYTHONPATH": str(folder / "src"), **variables}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, text=True, capture_output=True, check=False
    )


def build(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Compile in place, as `make setup` does."""
    return run(folder, "setup.py", "--quiet", "build_ext", "--inplace", **variables)
