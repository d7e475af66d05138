"""The modules that come with the package, each as a game of its own: an attribute of this module for each id."""

import functools

from grognard.games.warp_empires.meta import load_shipped, shipped_ids
from grognard.games.warp_empires.rules import WarpEmpires


@functools.cache
def ruleset_of(name: str) -> WarpEmpires:
    """The game of a shipped module."""
    return WarpEmpires(load_shipped(name), is_shipped=True)


def __getattr__(name: str) -> WarpEmpires:
    """What the entry points name."""
    if name in shipped_ids():
        return ruleset_of(name)
    raise AttributeError(name)
