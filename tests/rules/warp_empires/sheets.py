"""Module files as text, changed here and there, and what is wrong with them."""

import pytest

from grognard.games.warp_empires.format.faults import Fault, ModuleFaults
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template

MARK = "§"  # stands where the fault is expected; taken out before the file is read
START = template("test_empire")
MAP = """format = 1
rows = ["aabb", "ccdd"]
[[region]]
id = "coast"
name = "Coast"
[[territory]]
id = "one"
name = "One"
terrain = "town"
sign = "a"
region = "coast"
[[territory]]
id = "two"
name = "Two"
terrain = "plain"
sign = "b"
[[territory]]
id = "three"
name = "Three"
terrain = "town"
sign = "c"
[[territory]]
id = "four"
name = "Four"
terrain = "town"
sign = "d"
revenue = 5
borders = ["one"]
"""
FIXED_HEAD = 'kind = "fixed"\nfile = "map.toml"'


def fixed() -> str:
    """The small module on a fixed map."""
    start, end = START.index('kind = "random"'), START.index("[terrain.town]")
    whole = START[:start] + FIXED_HEAD + "\n\n" + START[end:]
    return whole.replace("den = 2", "den = 1").replace("start_distance = 3", "start_distance = 1")


def load(text: str, map_text: str | None = None) -> Loaded:
    found = {"map.toml": map_text.encode()} if map_text is not None else {}
    return load_module(text.encode(), "test.toml", found.get)


def faults_of(text: str, map_text: str | None = None) -> list[Fault]:
    with pytest.raises(ModuleFaults) as raised:
        load(text, map_text)
    return list(raised.value.faults)


def marked(text: str) -> tuple[str, int, int]:
    """The text without its mark, and line and column of it."""
    before = text[: text.index(MARK)]
    return text.replace(MARK, ""), before.count("\n") + 1, len(before) - before.rfind("\n")


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)
