"""Rebuilds a match from entries that somebody stored, checking each of them as if it were made anew."""

from collections.abc import Iterable

from grognard.core.entries import Entry
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE, SPECTATOR
from grognard.core.match import Match
from grognard.core.run import Run, check_choice, is_forced


def restore(match: Match, entries: Iterable[Entry]) -> Match:
    """Add the stored entries to a match that has none yet; DataError names the first one that cannot be true."""
    run = Run(match.ruleset, match.game, match.number)
    for entry in entries:
        if not entry.moves:
            match.add_run(run, SPECTATOR)
        try:
            _add(match, run, entry)
        except (DataError, IllegalAction) as error:
            raise DataError(f"Entry {entry.number} cannot be true: {error}") from error
        if not entry.moves:
            run = Run(match.ruleset, match.game, match.number)
    match.add_run(run, SPECTATOR)
    return match


def _add(match: Match, run: Run, entry: Entry) -> None:
    if entry.moves:
        _step(match, run, entry)
        made = run.entries[-1]
    else:
        _command(match, entry)
        made = match.entries[-1]
    if made != entry:
        raise DataError("it differs from the one that the rules make of it.")


def _step(match: Match, run: Run, entry: Entry) -> None:
    if match.result is not None:
        raise DataError("the game was over before.")
    if entry.kind == "chance":
        if run.game.actor != CHANCE or not 0 <= entry.choice < run.point().size:
            raise DataError("chance cannot answer so here.")
        run.answer(entry.choice)
        return
    if entry.auto and not is_forced(match.ruleset, run.game):
        raise DataError("the table answers only where passing is all that is left.")
    run.act(check_choice(match.ruleset, match.options, run.game, entry.seat, entry.choice), auto=entry.auto)


def _command(match: Match, entry: Entry) -> None:
    seat = entry.seat
    if entry.kind == "back":
        match.undo(seat, entry.to)
    elif entry.kind == "resign":
        match.resign(seat)
    elif entry.kind == "offer":
        match.offer_draw(seat)
    elif entry.kind == "replace":
        match.replace(seat, entry.text)
    elif entry.kind == "timeout":
        match.time_out(seat)
    else:
        match.answer_draw(seat, entry.kind == "agree")
