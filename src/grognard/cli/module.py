"""`grognard module`: check, begin and describe modules of Warp Empires, files of data that make a game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from grognard.cli.flags import FLAG
from grognard.cli.progress import counting
from grognard.cli.terminal import Terminal
from grognard.core.errors import DataError
from grognard.core.views import Span
from grognard.games.warp_empires.format.describe import describe as sheet_of
from grognard.games.warp_empires.format.faults import Fault, ModuleFaults
from grognard.games.warp_empires.format.json_schema import json_schema
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template, template_with_map
from grognard.games.warp_empires.format.words import MOST_BYTES
from grognard.games.warp_empires.phases.victory import LAST_PLAYER, ROUND_LIMIT
from grognard.lab.trial import ROUNDS, Trial, never, try_module

FOUND: Final = 1  # exit code: the module has faults
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def read_module(file: Path) -> Loaded:
    """A module file with the map file beside it; ModuleFaults with everything that is wrong."""
    return load_module(read_bytes(file), file.name, lambda name: beside(file, name))


def read_bytes(file: Path) -> bytes:
    """A file, as far as it may be long; DataError when it cannot be read."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise DataError(f"The file cannot be read: {error.strerror}.", file=str(file)) from None


def beside(file: Path, name: str) -> bytes | None:
    """Another file in the same folder, None when there is none."""
    other = file.parent / name
    return read_bytes(other) if other.is_file() else None


def check(file: Path, /, *, games: Annotated[int, Parameter(validator=Number(gte=0))] = 200, seed: int = 1) -> int:
    """Read a module and say everything that is wrong with it; then play it and say what the games show.

    Parameters
    ----------
    file
        A module's file; a fixed map is looked for beside it.
    games
        How many games bots play with it when it has no faults; 0 for none.
    seed
        Equal seeds give equal games.
    """
    terminal = Terminal()
    try:
        loaded = read_module(file)
    except ModuleFaults as found:
        for fault in found.faults:
            show(terminal, fault)
        count = len(found.faults)
        terminal.say(f"{count} fault{'' if count == 1 else 's'}: this module cannot be played.", "strong")
        return FOUND
    for warning in loaded.warnings:
        show(terminal, warning)
    terminal.say(summary(loaded), "strong")
    if games:
        from grognard.games.warp_empires.rules import WarpEmpires

        with counting(games, "games") as bar:
            trial = try_module(WarpEmpires(loaded), games, seed, bar.at)
        for line in told_of(loaded, trial):
            terminal.say(line)
    return 0


def show(terminal: Terminal, fault: Fault) -> None:
    """One fault: where, which key, what is wrong, what is allowed."""
    key = [Span(f"{fault.key}: ", "strong")] if fault.key else []
    allowed = [Span(f" Allowed: {', '.join(fault.allowed)}.", "faint")] if fault.allowed else []
    terminal.show(Span(f"{fault.file}:{fault.line}:{fault.column}: ", "faint"), *key, Span(fault.text), *allowed)


def summary(loaded: Loaded) -> str:
    """What a module without faults consists of."""
    sheet = loaded.sheet
    least, most = sheet.players
    chits, cards = (sum(entry.count for entry in entries) for entries in (sheet.units, sheet.cards))
    where = f"{len(loaded.fixed.territory)} territories" if loaded.fixed is not None else "rolled maps"
    return (
        f"{sheet.name}: no faults. {least} to {most} players, {len(sheet.powers)} powers, {chits} chits of "
        f"{len(sheet.units)} types, {cards} cards of {len(sheet.cards)} types, {where}."
    )


def told_of(loaded: Loaded, found: Trial) -> Iterator[str]:
    """What trial games show."""
    sheet = loaded.sheet
    ended = found.games - found.unfinished
    length = f", {sum(found.rounds) / ended:.1f} rounds on average" if ended else ""
    yield f"{found.games} games between bots: {ended} ended{length}."
    for ending, count in sorted(found.endings.items()):
        yield f"  {count} by {ending_words(loaded, ending)}"
    yield "Wins of the powers, in games in which they were played:"
    for number, power in enumerate(sheet.powers):
        games = found.powers[number]
        share = f"{100 * found.wins.get(number, 0.0) / games:.0f} % of {games}" if games else "never played"
        yield f"  {power.name}: {share}"
    for what, used, names in (
        ("Cards never played", found.cards, [card.name for card in sheet.cards]),
        ("Units never on the board", found.units, [unit.name for unit in sheet.units]),
    ):
        yield f"{what}: {', '.join(never(used, names)) or 'none'}."


def ending_words(loaded: Loaded, ending: int) -> str:
    """Why games ended."""
    if ending == ROUND_LIMIT:
        return f"the limit of {ROUNDS} rounds, which the trial sets"
    if ending == LAST_PLAYER:
        return "last_player: everybody else was out"
    win = loaded.sheet.victory[ending - 1]
    return f"{win.kind}{f' ({win.text})' if win.text else ''}"


def new(name: str, /, *, folder: Path = Path(), with_map: Annotated[bool, FLAG] = False) -> None:
    """Write a small module to begin with.

    Parameters
    ----------
    name
        Its id: lower-case letters, digits and underscores.
    folder
        Where the file goes; an existing file is left alone.
    with_map
        Begin with a map of its own, in a second file, instead of one that is rolled.
    """
    if not NAME.fullmatch(name):
        raise DataError(f"{name!r} is no id.", allowed=["lower-case letters, digits and underscores, a letter first"])
    file, chart = folder / f"{name}.toml", folder / f"{name}_map.toml"
    text, chart_text = template_with_map(name) if with_map else (template(name), "")
    if with_map:
        write_new(chart, chart_text)
    write_new(file, text)
    written = f"{file} and {chart} are written" if with_map else f"{file} is written"
    Terminal().say(f"{written}. `grognard module check {file}` says what is wrong while you change it.")


def write_new(file: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise DataError("This file is there already.", file=str(file)) from None
    except OSError as error:
        raise DataError(f"The file cannot be written: {error.strerror}.", file=str(file)) from None


def schema(*, map_file: Annotated[bool, FLAG] = False) -> None:
    """Print the format as JSON Schema, for editors.

    Parameters
    ----------
    map_file
        The format of a fixed map's file instead.
    """
    print(json.dumps(json_schema(of_map=map_file), indent=2))


def describe(file: Path, /, *, out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None) -> None:
    """Make the rules sheet of a module, in Markdown, from its data.

    Parameters
    ----------
    file
        A module's file.
    out
        The file to write; without it the sheet is printed.
    """
    text = sheet_of(read_module(file))
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise DataError(f"The file cannot be written: {error.strerror}.", file=str(out)) from None
