"""`grognard replay`: play game files again, look into them, check their dice."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from grognard.cli.files import read_game_file
from grognard.cli.flags import FLAG
from grognard.cli.outcome import sentence_of
from grognard.cli.terminal import Terminal
from grognard.core.chance import CommittedSource
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.core.match import Match
from grognard.core.phrases import counted
from grognard.core.record import Verification, load_match, verify_text
from grognard.core.views import Span

DISAGREES = 1
DAMAGED = 2


def replay(
    *files: Path,
    verify: Annotated[bool, FLAG] = False,
    at: Annotated[int | None, Parameter(validator=Number(gte=0))] = None,
    map: Annotated[bool, FLAG] = False,  # noqa: A002 - the name of the flag
) -> int:
    """Play game files again and tell how they ended; exits 1 when --verify finds a die that disagrees, 2 when a file is damaged.

    Parameters
    ----------
    files
        Game files, as `grognard play --save` writes them.
    verify
        Work out every die again from the published secret or seed.
    at
        Show the position after so many entries.
    map
        Write the map as text and nothing else, to play on it again.
    """
    if not files:
        raise DataError("Which game file?")
    terminal = Terminal()
    if map:
        return max(_write_map(terminal, path) for path in files)
    return max(_replay_one(terminal, path, at, verify=verify) for path in files)


def _replay_one(terminal: Terminal, path: Path, at: int | None, *, verify: bool) -> int:
    try:
        text = read_game_file(path)
        match = load_match(text, str(path))
        _show(terminal, path, match)
        if at is not None:
            _show_position(terminal, path, match, at)
        return _verify(terminal, match, text, path) if verify else 0
    except DataError as error:
        terminal.complain(str(error))
        return DAMAGED


def _write_map(terminal: Terminal, path: Path) -> int:
    try:
        match = load_match(read_game_file(path), str(path))
    except DataError as error:
        terminal.complain(str(error))
        return DAMAGED
    text = match.ruleset.shared_map(match.game)
    if not text:
        terminal.complain(f"{path}: there is no map to share in this game.")
        return DAMAGED
    terminal.draw([[Span(line)] for line in text.splitlines()])
    return 0


def _show(terminal: Terminal, path: Path, match: Match) -> None:
    title = match.ruleset.meta.name
    terminal.show(Span(f"{path}: ", "strong"), Span(f"{title}, {counted(match.number, 'entry')}. {sentence_of(match)}"))


def _show_position(terminal: Terminal, path: Path, match: Match, at: int) -> None:
    if at > match.number:
        raise DataError(f"There is no entry {at}.", file=str(path), allowed=[f"0 to {match.number}"])
    game = match.at(at)
    terminal.draw(match.ruleset.sketch(game, match.ruleset.view(game, SPECTATOR)))


def _verify(terminal: Terminal, match: Match, text: str, path: Path) -> int:
    found = verify_text(text, str(path))
    told = [f"{counted(found.outcomes, 'outcome')} of chance ({found.chance})", f"{found.checked} worked out again"]
    if found.typed:
        told.append(f"{found.typed} typed in by people")
    if found.inherited:
        told.append(f"{found.inherited} from before the game branched off")
    terminal.show(Span("  "), _verdict(found), Span(f": {', '.join(told)}. {found.note}".rstrip()))
    if isinstance(match.source, CommittedSource):
        shown = f"{match.source.game} was bound to {match.source.commitment()}"
        terminal.say(f"  {shown}; compare this with what was shown before the game.")
    for problem in found.problems:
        terminal.say(f"  line {problem.line}: {problem.text}", "bad")
    return 0 if found.is_fair else DISAGREES


def _verdict(found: Verification) -> Span:
    """What the check comes to; an outcome that nobody could work out again agrees with nothing."""
    if not found.is_fair:
        return Span("DISAGREES", "bad")
    if not found.unproven:
        return Span("agrees", "good")
    return Span("partly proven" if found.checked else "not proven")
