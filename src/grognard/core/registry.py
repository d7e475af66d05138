"""Finds games and says what was meant by a name that is none."""

from importlib.metadata import entry_points
from typing import Final

from grognard.core.errors import DataError, did_you_mean
from grognard.core.ruleset import Ruleset

GROUP: Final = "grognard.games"
_GUESTS: Final[dict[str, Ruleset]] = {}  # games of this process alone, which a server adds and takes out again


def installed_names() -> list[str]:
    """The names of all installed games, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def game_names() -> list[str]:
    """The names of all games that can be played in this process, sorted."""
    return sorted({*installed_names(), *_GUESTS})


def register(ruleset: Ruleset) -> None:
    """Add a game to this process, or another version of one that was added; DataError when an installed one has its name."""
    name = ruleset.meta.name
    if name in installed_names():
        raise DataError(f"There is an installed game {name}; another one needs another name.")
    _GUESTS[name] = ruleset


def withdraw(name: str) -> None:
    """Take a game out that was added to this process."""
    _GUESTS.pop(name, None)


def find_game(name: str) -> Ruleset:
    """The ruleset of a name; DataError offers the nearest names."""
    if name in _GUESTS:
        return _GUESTS[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            ruleset = point.load()
            if not isinstance(ruleset, Ruleset):
                raise DataError(f"The entry point of {name} gives no Ruleset.")
            return ruleset
    names = game_names()
    raise DataError(f"There is no game {name}.{did_you_mean(name, names)}", allowed=names)
