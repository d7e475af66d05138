"""Game files: a match as text, and back; the writing and reading of the disk is the caller's."""

from grognard.core.entries import Entry
from grognard.core.errors import DataError
from grognard.core.lines import (
    ALL,
    FORMAT,
    SUM_EVERY,
    EndLine,
    EntryLine,
    Header,
    checksum,
    join_lines,
    take_apart,
)
from grognard.core.match import Match
from grognard.core.phrases import unnumbered
from grognard.core.registry import find_game
from grognard.core.replay import Replay
from grognard.core.ruleset import Ruleset
from grognard.core.sources import read_source
from grognard.core.verify import Verification, verify

__all__ = ["Verification", "load_match", "save_text", "verify_text"]


def save_text(match: Match, seat: int | None = None) -> str:
    """The game file of a match: all of it, or as a seat (-1: a spectator) may know it while the game is not over.

    The whole file of a running game holds its secrets and is only for who keeps the table.
    """
    whole = seat is None or match.result is not None
    header = Header(
        grognard=FORMAT,
        game=match.ruleset.meta.name,
        rules=match.ruleset.meta.rules_version,
        options={name: list(value) if isinstance(value, tuple) else value for name, value in match.options.items()},
        seats=match.seats,
        players=list(match.first_players),
        name=match.name,
        seen_by=ALL if whole or seat is None else seat,
        chance=match.source.header(),
        inherited=match.inherited,
        map=match.ruleset.map_text(match.game) if whole else "",
    )
    number = match.number if seat is None else match.count_known(seat)
    lines = [
        _whole_line(match, entry) if whole or seat is None else _seen_line(entry, seat)
        for entry in match.entries[:number]
    ]
    end = EndLine(
        entries=number,
        sum=checksum(match.game.pack()) if whole else "",
        result=match.result,
        opened=match.source.opened() if whole else None,
    )
    return join_lines(header, lines, end)


def load_match(text: str | bytes, file: str = "", ruleset: Ruleset | None = None) -> Match:
    """The match of a game file, replayed and checked step by step; DataError names the file, the line and what is wrong with it.

    `file` is only a name for messages; the ruleset is found by the game's name unless it is given.
    """
    lines = take_apart(text, file)
    try:
        found = ruleset or find_game(lines.header.game)
        source = read_source(lines.header.chance, lines.end.opened or {})
    except DataError as error:
        raise DataError(error.message, file=file, line=1, allowed=error.allowed) from None
    if source.header() != lines.header.chance:
        raise DataError("The secret is not the one that was committed to.", file=file, line=lines.end_line)
    return Replay(found, lines, source).whole()


def verify_text(text: str | bytes, file: str = "", ruleset: Ruleset | None = None) -> Verification:
    """Replay a game file and recompute every outcome of chance from its published secret; DataError for a damaged file."""
    lines = take_apart(text, file)
    try:
        return verify(ruleset or find_game(lines.header.game), lines)
    except DataError as error:
        if error.line:
            raise
        raise DataError(error.message, file=file, line=1, allowed=error.allowed) from None


def _whole_line(match: Match, entry: Entry) -> EntryLine:
    number = entry.number + 1
    line = _line(entry)
    line.auto = entry.auto
    line.sum = checksum(match.at(number).pack()) if number % SUM_EVERY == 0 else ""
    return line


def _seen_line(entry: Entry, seat: int) -> EntryLine:
    """What the seat may know: who could only pass is not told of others, nor how many equal cards or chits were left in a draw."""
    line = _line(entry)
    if entry.kind == "chance":
        line.text = unnumbered(line.text)
    line.auto = entry.auto and entry.seat == seat
    if not entry.is_open_to(seat):
        line.hidden = True
        line.text = entry.public
    return line


def _line(entry: Entry) -> EntryLine:
    return EntryLine(
        n=entry.number, kind=entry.kind, seat=entry.seat, text=entry.text, purpose=entry.purpose, to=entry.to
    )
