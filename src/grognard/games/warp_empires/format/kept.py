"""Options of the ledger that keep their defaults: a module may say so, and anything else is not yet supported."""

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from grognard.games.warp_empires.format.faults import Desk
from grognard.games.warp_empires.format.reading import Source

OPTIONS: Final = "options"


@functools.cache
def kept_options() -> Mapping[str, str | int | bool]:
    """Their names and defaults."""
    folder = files("grognard.games.warp_empires.format")
    return tomllib.loads(folder.joinpath("kept_options.toml").read_text(encoding="utf-8"))


def take_kept(values: dict[str, Any], source: Source, desk: Desk) -> None:
    """Take these options out of a file's values; another value than the default is a fault."""
    table = values.get(OPTIONS)
    if not isinstance(table, dict):
        return
    for name, default in kept_options().items():
        if name not in table:
            continue
        value = table.pop(name)
        if type(value) is not type(default) or value != default:
            path = (OPTIONS, name)
            word = str(default).lower() if isinstance(default, bool) else str(default)
            desk.add("Another value is not yet supported.", source.places.value(path), path, allowed=[word])
