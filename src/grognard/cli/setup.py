"""What is typed on the command line, made into players, options and a table."""

from collections.abc import Sequence
from pathlib import Path

from grognard.bots import Bot, make_bot
from grognard.cli.files import read_game_file
from grognard.core.errors import DataError, did_you_mean
from grognard.core.registry import find_game, game_names
from grognard.core.ruleset import Ruleset

PERSON = "me"


def split_players(text: str) -> list[str]:
    """The names between the commas; DataError when one is missing."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise DataError(f"--players {text!r} leaves a seat without a name.")
    return names


def read_options(words: Sequence[str]) -> dict[str, object]:
    """The options behind name=value words, name=@file where the value stands in a file; DataError for another form or a name given twice."""
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise DataError(f"--option {word} is not of the form name=value.")
        if name in options:
            raise DataError(f"Option {name} is given twice.")
        options[name] = read_game_file(Path(value[1:])) if value.startswith("@") else value
    return options


def seat_bots(names: Sequence[str]) -> list[Bot | None]:
    """A bot for each name, None where a person sits."""
    return [None if name == PERSON else _bot_of(name) for name in names]


def _bot_of(name: str) -> Bot:
    if did_you_mean(name, [PERSON]) or name in ("human", "person", "you", "i"):
        raise DataError(f"There is no player {name}. Did you mean {PERSON}?")
    return make_bot(name)


def default_players(ruleset: Ruleset) -> str:
    """A person against as many bots as the game needs."""
    return ",".join([PERSON] + ["greedy"] * (ruleset.meta.least_seats - 1))


def find_game_or_ask(name: str | None) -> Ruleset:
    """The game of a name; DataError lists the games when none is named."""
    if name is None:
        raise DataError("Which game?", allowed=game_names())
    return find_game(name)
