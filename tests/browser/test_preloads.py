"""The page names all scripts it needs at once, so that the browser does not find out about them one after the other."""

import re
from pathlib import Path

import grognard

WEB = Path(grognard.__file__).parent / "web"
FIRST = ("js/main.js", "js/draw/mystic_mountain.js")  # the page, and the board that most tables show
IMPORT = re.compile(r'^import[^"]*"(\.[^"]+)";', re.MULTILINE)
PRELOAD = re.compile(r'rel="modulepreload" href="([^"]+)"')


def reached(file: Path, found: set[str]) -> None:
    name = file.relative_to(WEB).as_posix()
    if name not in found:
        found.add(name)
        for other in IMPORT.findall(file.read_text(encoding="utf-8")):
            reached((file.parent / other).resolve(), found)


def test_exactly_the_scripts_of_a_table_are_named_beforehand() -> None:
    wanted: set[str] = set()
    for name in FIRST:
        reached(WEB / name, wanted)
    named = PRELOAD.findall((WEB / "index.html").read_text(encoding="utf-8"))
    assert sorted(named) == sorted(wanted)
