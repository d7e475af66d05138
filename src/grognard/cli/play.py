"""`grognard play`: a match in the terminal."""

from pathlib import Path
from typing import Annotated, Literal

from grognard.cli.files import read_game_file, rescue_path, write_atomically
from grognard.cli.flags import MANY
from grognard.cli.outcome import sentence_of
from grognard.cli.prompt import Left
from grognard.cli.round import play_on
from grognard.cli.setup import default_players, find_game_or_ask, read_options, seat_bots, split_players
from grognard.cli.table import Table
from grognard.cli.terminal import InputEnded, Terminal
from grognard.core.chance import CommittedSource, ManualSource, SeededSource, Source, fresh_seed
from grognard.core.errors import DataError, GrognardError
from grognard.core.match import Match
from grognard.core.phrases import counted
from grognard.core.record import load_match, save_text
from grognard.core.views import Span

DiceKind = Literal["seeded", "manual", "fair"]


def play(
    game: str | None = None,
    /,
    *,
    players: str | None = None,
    option: Annotated[tuple[str, ...], MANY] = (),
    seed: int | None = None,
    dice: DiceKind | None = None,
    load: Path | None = None,
    save: Path | None = None,
) -> None:
    """Play a game in the terminal: type moves, or pick them from a list; ? explains.

    Parameters
    ----------
    game
        A game's name, as `grognard games` lists them; not needed with --load.
    players
        Who sits where, with commas between: me (several for hot-seat), random, greedy, uct, uct:1000, uct:500ms, package.module:Class.
    option
        name=value, an option of the game, or name=@file to read the value from a file; may be given several times.
    seed
        Equal seeds give equal dice; a game whose seed somebody chose is for practice.
    dice
        seeded (default), manual: you throw real dice and type them in, fair: committed to before the game, published after it.
    load
        A game file to go on with.
    save
        A file that the game is written to whenever you are asked.
    """
    names = None if players is None else split_players(players)
    if load is None:
        match = _new_match(game, names, option, seed, dice)
    else:
        match = _loaded_match(load, game, names, fixed=bool(option) or seed is not None or dice is not None)
    if save is not None and save != load and save.exists():
        raise DataError("There is a file already; take another name, or go on with it by --load.", file=str(save))
    table = _table(match, save)
    if load is not None:
        table.ours.add(load)
    _run(table)


def _table(match: Match, save: Path | None) -> Table:
    bot_seed = match.source.seed if isinstance(match.source, SeededSource) else fresh_seed()
    return Table(match, seat_bots(match.players), Terminal(), bot_seed, save)


def _new_match(
    game: str | None, names: list[str] | None, option: tuple[str, ...], seed: int | None, dice: DiceKind | None
) -> Match:
    ruleset = find_game_or_ask(game)
    options = ruleset.resolve(read_options(option))
    names = names or split_players(default_players(ruleset))
    ruleset.check_seats(len(names))
    seat_bots(names)  # a wrong name is told before the game begins
    name = f"{ruleset.meta.name} {fresh_seed():x}"
    return Match.new(ruleset, options, len(names), _source(dice, seed, name, len(names)), name=name, players=names)


def _source(dice: DiceKind | None, seed: int | None, name: str, seats: int) -> Source:
    if dice == "fair":
        if seed is not None:
            raise DataError("Fair dice come from a secret that nobody chooses; leave --seed out.")
        return CommittedSource.fresh(name, seats)
    source = SeededSource(fresh_seed() if seed is None else seed, practice=seed is not None)
    return ManualSource(source) if dice == "manual" else source


def _loaded_match(load: Path, game: str | None, names: list[str] | None, *, fixed: bool) -> Match:
    if fixed:
        raise DataError("Options, seed and dice stand in the game file; leave them out with --load.")
    match = load_match(read_game_file(load), str(load))
    if game is not None and game != match.ruleset.meta.name:
        raise DataError(f"This is a game of {match.ruleset.meta.name}, not of {game}.", file=str(load))
    if names is not None:
        _seat_others(match, names)
    return match


def _seat_others(match: Match, names: list[str]) -> None:
    """Other players than those in the file; that is noted in the match."""
    if len(names) != match.seats:
        raise DataError(f"{len(names)} players are named for {match.seats} seats.")
    seat_bots(names)
    for seat, (old, new) in enumerate(zip(match.players, names, strict=True)):
        if old != new:
            match.replace(seat, new)


def _run(table: Table) -> None:
    """Play to the end, or until somebody leaves or interrupts; a bug leaves a saved game behind."""
    try:
        _greet(table)
        play_on(table)
    except (Left, InputEnded):
        pass
    except KeyboardInterrupt:
        _part(table)
        raise
    except GrognardError:  # of a file that does not hold its chance, for instance
        raise
    except Exception as bug:
        bug.add_note(_rescue(table))
        raise
    _part(table)


def _greet(table: Table) -> None:
    match, terminal = table.match, table.terminal
    seats = ", ".join(f"{table.name_of(seat)}: {name}" for seat, name in enumerate(match.players))
    terminal.show(Span(match.ruleset.meta.title, "title"), Span(f"  {seats}"))
    if isinstance(match.source, CommittedSource):
        terminal.say(
            f"The dice of {match.source.game} are bound to a secret with this SHA-256: {match.source.commitment()}"
        )
        if terminal.is_live:  # the board will push it off the screen
            terminal.ask("Note it down if you want to compare it later, and press Enter. ")
    if isinstance(match.source, SeededSource) and match.source.practice:
        terminal.say("A practice game: its seed was chosen.", "faint")


def _part(table: Table) -> None:
    """Say how it ended, and see to it that the game is not lost by accident."""
    match, terminal = table.match, table.terminal
    if match.result is not None:
        table.screen.show_position(table.looker)
        terminal.say(sentence_of(match), "strong")
        if isinstance(match.source, CommittedSource):
            terminal.say(
                f"The secret was {match.source.secret.hex()}; `grognard replay FILE --verify` checks every die of a saved game."
            )
    try:
        table.offer_to_save()
    except (InputEnded, KeyboardInterrupt):
        terminal.say(f"Not saved: {counted(match.number, 'entry')}.", "faint")


def _rescue(table: Table) -> str:
    """Save the match of a game that crashed; says where, for the traceback."""
    match = table.match
    path = rescue_path(match.ruleset.meta.name)
    write_atomically(path, save_text(match))
    seed = f"seed {match.source.seed}, " if isinstance(match.source, SeededSource) else ""
    return f"This is a bug of the program. The game is kept in {path} ({seed}bots draw from {table.seed}, entry {match.number})."
