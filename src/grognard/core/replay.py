"""Rebuilds a match from the lines of a game file, step by step, believing nothing."""

from collections.abc import Callable
from typing import NoReturn

from grognard.core.chance import ChancePoint, ManualSource, Source
from grognard.core.entries import Result
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE, SPECTATOR, Game
from grognard.core.lines import SUM_EVERY, EntryLine, GameFile, Header, checksum
from grognard.core.match import Match
from grognard.core.ruleset import Ruleset
from grognard.core.run import Run, check_choice, is_forced

Watch = Callable[[EntryLine, ChancePoint, int], None]


class Replay:
    """One pass over a game file; `watch` sees each outcome of chance before it is carried out."""

    def __init__(self, ruleset: Ruleset, lines: GameFile, source: Source, watch: Watch | None = None) -> None:
        self.ruleset = ruleset
        self.lines = lines
        self.watch = watch
        self.at = 1  # the line being read
        self.match = self._start(lines.header, source)
        self.run = self._fresh_run()

    def whole(self) -> Match:
        """The match after the last entry; DataError at the first line that cannot be true."""
        try:
            for number, line in enumerate(self.lines.entries):
                self.at = self.lines.line_of(number)
                self._entry(line, number)
            self.at = self.lines.end_line
            self._end()
            self._closing()
        except IllegalAction as error:
            self._fail(str(error))
        except DataError as error:
            if error.line:
                raise
            raise DataError(error.message, file=self.lines.file, line=self.at, allowed=error.allowed) from None
        return self.match

    def _start(self, header: Header, source: Source) -> Match:
        if header.rules != self.ruleset.meta.rules_version:
            self._fail(
                f"It was played by rules version {header.rules}; here is version {self.ruleset.meta.rules_version}."
            )
        if len(header.players) != header.seats:
            self._fail(f"{len(header.players)} players are named for {header.seats} seats.")
        if not 0 <= header.inherited <= len(self.lines.entries):
            self._fail(f"It cannot have inherited {header.inherited} entries.")
        try:
            match = Match(self.ruleset, header.options, header.seats, source, name=header.name, players=header.players)
        except DataError as error:
            raise DataError(error.message, file=self.lines.file, line=1, allowed=error.allowed) from None
        if list(match.options) != list(header.options):
            self._fail("The options are not all there, in their order.")
        match.inherited = header.inherited
        return match

    def _entry(self, line: EntryLine, number: int) -> None:
        if line.n != number:
            self._fail(f"Entry {number} belongs here, not entry {line.n}.")
        if line.hidden:
            self._fail("This choice or outcome is hidden: the file was written for one seat and cannot be replayed.")
        if line.kind == "act":
            self._act(line)
        elif line.kind == "chance":
            self._chance(line)
        else:
            self._command(line)
        if line.sum and line.sum != checksum(self.run.game.pack()):
            self._fail("The position does not fit its checksum: this line or one before it was changed.")
        if not line.sum and self._is_complete and (number + 1) % SUM_EVERY == 0:
            self._fail("The checksum is missing.")

    @property
    def _is_complete(self) -> bool:
        return bool(self.lines.end.sum)

    def _act(self, line: EntryLine) -> None:
        game = self._running()
        if game.actor != line.seat:
            self._fail(f"Seat {line.seat} is not asked here.")
        forced = line.auto and is_forced(self.ruleset, game)
        if line.auto and not forced:
            self._fail("The table answers only where passing is all that is left.")
        action = self.ruleset.parse(game, line.text)
        self.run.act(check_choice(self.ruleset, self.match.options, game, line.seat, action), auto=line.auto)

    def _chance(self, line: EntryLine) -> None:
        game = self._running()
        if game.actor != CHANCE:
            self._fail("Chance is not asked here.")
        point = self.run.point()
        if line.purpose != point.purpose:
            self._fail(f"Chance is asked for {point.purpose} here, not for {line.purpose or 'nothing'}.")
        outcome = self.ruleset.parse_chance(game, line.text)
        if not 0 <= outcome < point.size:
            self._fail(f"There is no outcome {line.text} of {point.purpose}.")
        if self.watch is not None:
            self.watch(line, point, outcome)
        self.run.answer(outcome)

    def _running(self) -> Game:
        if self.match.result is not None:
            self._fail("The game is over before this line.")
        return self.run.game

    def _command(self, line: EntryLine) -> None:
        match = self._caught_up()
        if line.kind == "back":
            match.undo(line.seat, line.to)
        elif line.kind == "resign":
            match.resign(line.seat)
        elif line.kind == "offer":
            match.offer_draw(line.seat)
        elif line.kind == "replace":
            match.replace(line.seat, line.text)
        elif line.kind == "timeout":
            match.time_out(line.seat)
        else:
            match.answer_draw(line.seat, line.kind == "agree")
        self.run = self._fresh_run()

    def _end(self) -> None:
        end = self.lines.end
        match = self._caught_up()
        if end.entries != match.number:
            self._fail(f"The file should have {end.entries} entries and has {match.number}.")
        if end.sum and end.sum != checksum(match.game.pack()):
            self._fail("The last position does not fit its checksum.")
        if match.result is None and match.game.actor == CHANCE and not isinstance(match.source, ManualSource):
            self._fail("The file ends where chance should have answered.")
        if end.result != match.result:
            self._fail(_due(match.result))

    def _closing(self) -> None:
        said = self.lines.header.map
        if said and said != self.ruleset.map_text(self.match.game):
            self.at = 1
            self._fail("The map is not the one that was played on.")
        if not self.lines.is_intact:
            self.at = self.lines.end_line + 1
            self._fail("The file was changed after it was written.")

    def _caught_up(self) -> Match:
        self.match.add_run(self.run, SPECTATOR)
        self.run = self._fresh_run()
        return self.match

    def _fresh_run(self) -> Run:
        return Run(self.ruleset, self.match.game, self.match.number)

    def _fail(self, message: str) -> NoReturn:
        raise DataError(message, file=self.lines.file, line=self.at)


def _due(result: Result | None) -> str:
    if result is None:
        return "The game is not over."
    return f"The result should be {result.reason}, with shares {' and '.join(map(str, result.scores))}."
