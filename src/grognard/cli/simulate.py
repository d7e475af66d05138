"""`grognard simulate`: many games between bots."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from grognard.cli.flags import FLAG, MANY
from grognard.cli.progress import counting
from grognard.cli.setup import read_options, split_players
from grognard.cli.terminal import Terminal
from grognard.core.phrases import counted
from grognard.core.views import Span
from grognard.lab.intervals import in_percent
from grognard.lab.simulate import simulate as run_games


def simulate(
    game: str,
    /,
    *,
    players: str = "greedy,greedy",
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 200,
    seed: int = 1,
    jobs: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    option: Annotated[tuple[str, ...], MANY] = (),
    json: Annotated[bool, FLAG] = False,
) -> None:
    """Play many games between bots, seats rotated, and count wins and endings with 95 % intervals.

    Parameters
    ----------
    game
        A game's name, as `grognard games` lists them.
    players
        Bots with commas between: random, greedy, uct, uct:1000 (simulations), uct:500ms, package.module:Class.
    games
        How many games to play.
    seed
        Equal seeds give equal games, whatever the number of jobs.
    jobs
        How many processes share the work.
    option
        name=value, an option of the game, or name=@file to read the value from a file; may be given several times.
    json
        Print one JSON object: game, games, finished, wins, endings, decisions, decisions_per_second.
    """
    names = split_players(players)
    with counting(games, "games", shown=not json) as bar:
        found = run_games(game, read_options(option), names, games, seed, jobs, bar.at)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(Terminal(), names, found)


def _show(terminal: Terminal, players: list[str], found: dict[str, Any]) -> None:
    finished = found["finished"]
    width = max(len(name) for name in players)
    terminal.say(f"{found['game']}: {finished} of {counted(found['games'], 'game')} finished", "strong")
    for name, wins in zip(players, found["wins"], strict=True):
        share = in_percent(wins, finished)
        terminal.show(Span(f"  {name:<{width}}  ", "strong"), Span(f"{wins:>8,.4g} wins  {share}"))
    terminal.say("Endings: " + ", ".join(f"{reason} {count}" for reason, count in found["endings"].items()))
    terminal.say(f"{found['decisions']:,} decisions, {found['decisions_per_second']:,.0f} a second", "faint")
