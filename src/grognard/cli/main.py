"""The command `grognard`: finds the command that was meant, and turns mistakes into one line and an exit code."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError, UnusedCliTokensError

from grognard import native
from grognard.cli.rules import rules
from grognard.core.errors import GrognardError

MISTAKE = 2  # exit code of a wrong name, value or file
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(words: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code; bugs are not caught, they show where they happened."""
    sys.exit(run(sys.argv[1:] if words is None else words))


def run(words: Sequence[str]) -> int:
    """Run one command; the exit code: 0 done, 1 a check found something, 2 a mistake in what was typed or in a file."""
    try:
        code = make_app()(list(words), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return _tell(f"{_sentence(error)} `{_help_for(error)}` helps.")
    except GrognardError as error:
        return _tell(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code if isinstance(code, int) else 0


def make_app() -> App:
    """All commands; a command's module is imported when it is needed."""
    app = App(
        name="grognard",
        help="Play, explain and study print-and-play strategy games.",
        help_epilogue="Example:\n  grognard play mystic-mountain",
        help_format="plaintext",
        version=_version,
        suppress_keyboard_interrupt=False,
    )
    for name, (text, examples) in COMMANDS.items():
        app.command(f"grognard.cli.{name}:{name}", name=name, help=text, help_epilogue=examples)
    lookup = App(name="rules", help=RULES[0], help_epilogue=RULES[1])
    lookup.default(rules)
    text, examples = COVERAGE
    lookup.command("grognard.cli.coverage:coverage", name="coverage", help=text, help_epilogue=examples)
    app.command(lookup)
    modules = App(name="module", help=MODULE[0], help_epilogue=MODULE[1])
    for name, (text, examples) in MODULE_COMMANDS.items():
        modules.command(f"grognard.cli.module:{name}", name=name, help=text, help_epilogue=examples)
    app.command(modules)
    return app


def _version() -> str:
    return f"grognard {version('grognard')} ({native.why()})"


def _sentence(error: CycloptsError) -> str:
    if isinstance(error, UnusedCliTokensError):
        return f"Too many words: {' '.join(error.unused_tokens or ())}."
    text = " ".join(str(error).split())
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _help_for(error: CycloptsError) -> str:
    return " ".join(["grognard", *(error.command_chain or ()), "--help"])


def _tell(text: str) -> int:
    shown = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split("\n")))
    print(f"grognard: {shown}", file=sys.stderr)
    return MISTAKE


COMMANDS = {
    "play": (
        "Play a game in the terminal: type moves or pick them from a list; ? explains.",
        """Examples:
  grognard play mystic-mountain
  grognard play mystic-mountain --players me,me --option layout=B15x19
  grognard play mystic-mountain --players uct:1000,me --seed 7 --save game.jsonl
  grognard play --load game.jsonl""",
    ),
    "serve": (
        "Serve tables in the browser: play against bots, hot-seat, or over the network.",
        """Examples:
  grognard serve
  grognard serve --open
  grognard serve --host 0.0.0.0 --port 8420 --data tables
  grognard serve --modules my_modules""",
    ),
    "simulate": (
        "Play many games between bots, seats rotated; count wins and endings, with 95 % intervals.",
        """Examples:
  grognard simulate mystic-mountain --players greedy,random --games 20 --seed 1
  grognard simulate mystic-mountain --games 20 --jobs 2 --json""",
    ),
    "replay": (
        "Play game files again and tell how they ended; look at a position, check the dice.",
        """Examples:
  grognard replay game.jsonl
  grognard replay game.jsonl --at 20
  grognard replay game.jsonl --verify

Exits 1 when a die disagrees, 2 when a file is damaged.""",
    ),
    "bench": (
        "Time random decisions, copies and tree search: CPU time, median of 5 runs.",
        """Example:
  grognard bench mystic-mountain --json""",
    ),
    "games": (
        "List the installed games with their seats and options.",
        """Example:
  grognard games""",
    ),
}

RULES = (
    "Look up the rules of a game: all of them, one by its id, or those that hold some words.",
    """Examples:
  grognard rules mystic-mountain
  grognard rules mystic-mountain MM-019
  grognard rules mystic-mountain entrance""",
)

COVERAGE = (
    "Join every rule with its code, its tests and its use in games with mixed options.",
    """Example:
  grognard rules coverage mystic-mountain --games 20 --seed 1

Exits 1 when a rule has no code or no test.""",
)

MODULE = (
    "Check, begin and describe modules: files of data that make a game of Warp Empires.",
    """Example:
  grognard module new my_empire""",
)

MODULE_COMMANDS = {
    "new": (
        "Write a small module to begin with.",
        """Example:
  grognard module new my_empire""",
    ),
    "check": (
        "Read a module and say everything that is wrong with it; then let bots play it and say what that shows.",
        """Examples:
  grognard module new my_empire
  grognard module check my_empire.toml --games 0
  grognard module check my_empire.toml --games 4

Exits 1 when it finds a fault.""",
    ),
    "describe": (
        "Make the rules sheet of a module, in Markdown, from its data.",
        """Examples:
  grognard module new my_empire
  grognard module describe my_empire.toml
  grognard module describe my_empire.toml --out my_empire.md""",
    ),
    "schema": (
        "Print the format of module files as JSON Schema, for editors.",
        """Examples:
  grognard module schema
  grognard module schema --map-file""",
    ),
}
