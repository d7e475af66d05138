"""`grognard bench`: how fast the rules and the search run on this machine."""

from typing import Annotated

import msgspec

from grognard import native
from grognard.cli.flags import FLAG
from grognard.cli.terminal import Terminal
from grognard.core.views import Span
from grognard.lab.bench import bench as measure


def bench(game: str, /, *, json: Annotated[bool, FLAG] = False) -> None:
    """Time random decisions, copies and tree search, in CPU time, median of 5 runs.

    Parameters
    ----------
    game
        A game's name, as `grognard games` lists them.
    json
        Print one JSON object: compiled, us_per_decision, clone_us, uct_simulations_per_second.
    """
    found = measure(game)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    terminal = Terminal()
    terminal.show(Span(f"{game}: ", "strong"), Span(native.why()))
    terminal.say(f"  random decision   {found['us_per_decision']:>10,.2f} µs")
    terminal.say(f"  copy              {found['clone_us']:>10,.2f} µs")
    terminal.say(f"  tree search       {found['uct_simulations_per_second']:>10,.0f} simulations a second")
