"""Finds games and says what was meant by a name that is none."""

from importlib.metadata import entry_points

from grognard.core.errors import DataError, did_you_mean
from grognard.core.ruleset import Ruleset

GROUP = "grognard.games"


def game_names() -> list[str]:
    """The names of all installed games, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find_game(name: str) -> Ruleset:
    """The ruleset of a name; DataError offers the nearest names."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            ruleset = point.load()
            if not isinstance(ruleset, Ruleset):
                raise DataError(f"The entry point of {name} gives no Ruleset.")
            return ruleset
    names = game_names()
    raise DataError(f"There is no game {name}.{did_you_mean(name, names)}", allowed=names)
