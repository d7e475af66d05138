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
LESSONS_ENDING: Final = "_lessons"
OTHER_ENDINGS: Final = ("_map", LESSONS_ENDING)  # of files that hold a map or a tutorial and no module
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
    return sorted(name for name in names if not name.endswith(OTHER_ENDINGS))


@functools.cache
def load_shipped(module_id: str) -> Loaded:
    """A module that ships, by its id; DataError offers the nearest ones."""
    known = shipped_ids()
    if module_id not in known:
        raise DataError(f"There is no module {module_id}.{did_you_mean(module_id, known)}", allowed=known)
    folder = files(MODULES)
    name = f"{module_id}.toml"
    return load_module(folder.joinpath(name).read_bytes(), name, lambda other: folder.joinpath(other).read_bytes())


def read_lessons(module_id: str) -> bytes | None:
    """The file of a shipped module's tutorial, if it has one."""
    entry = files(MODULES).joinpath(f"{module_id}{LESSONS_ENDING}.toml")
    return entry.read_bytes() if entry.is_file() else None
