"""The card of each module: its game's name, title, credit, seats; and the modules that ship with Grognard."""

import functools
from importlib.resources import files
from typing import Final

from grognard.core.errors import DataError, did_you_mean
from grognard.core.ruleset import Meta
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.packing import RULES_VERSION

PACKAGE: Final = "grognard.games.warp_empires"
MODULES: Final = f"{PACKAGE}.modules"
MAP_ENDING: Final = "_map"  # of files that hold a map and no module
VERSIONS: Final = 10_000  # of a module, for each version of the rules


def game_name(module_id: str) -> str:
    """The name of a module's game on the command line."""
    return module_id.replace("_", "-")


def meta_of(loaded: Loaded) -> Meta:
    """The card of a module."""
    sheet = loaded.sheet
    return Meta(
        name=game_name(sheet.id),
        title=sheet.name,
        credit=sheet.credit,
        package=PACKAGE,
        rules_version=RULES_VERSION * VERSIONS + sheet.version,
        least_seats=sheet.players[0],
        most_seats=sheet.players[1],
        summary=sheet.summary,
    )


def shipped_ids() -> list[str]:
    """The ids of the modules that ship, sorted."""
    names = [entry.name.removesuffix(".toml") for entry in files(MODULES).iterdir() if entry.name.endswith(".toml")]
    return sorted(name for name in names if not name.endswith(MAP_ENDING))


@functools.cache
def load_shipped(module_id: str) -> Loaded:
    """A module that ships, by its id; DataError offers the nearest ones."""
    known = shipped_ids()
    if module_id not in known:
        raise DataError(f"There is no module {module_id}.{did_you_mean(module_id, known)}", allowed=known)
    folder = files(MODULES)
    name = f"{module_id}.toml"
    return load_module(folder.joinpath(name).read_bytes(), name, lambda other: folder.joinpath(other).read_bytes())
