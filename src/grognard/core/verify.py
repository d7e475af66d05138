"""Checks the chance of a game file offline: every outcome is recomputed from the secret or seed that the file publishes."""

import msgspec

from grognard.core.chance import ChancePoint, ManualSource, SeededSource, Source
from grognard.core.errors import DataError
from grognard.core.lines import EntryLine, GameFile
from grognard.core.replay import Replay
from grognard.core.ruleset import Ruleset
from grognard.core.sources import ClosedSource, read_source


class Problem(msgspec.Struct, frozen=True):
    """A line that cannot be true."""

    line: int
    text: str


class Verification(msgspec.Struct, kw_only=True):
    """What a check of a game file found; of the outcomes, `checked` were recomputed, `typed` came from people's dice."""

    file: str
    chance: str  # the kind of source
    entries: int
    outcomes: int = 0
    checked: int = 0
    typed: int = 0
    inherited: int = 0  # outcomes from before the match branched off, which its own source did not make
    note: str = ""  # why outcomes could not be recomputed, or what they are worth
    problems: list[Problem] = []

    @property
    def is_fair(self) -> bool:
        """Whether every line that could be checked is true."""
        return not self.problems

    @property
    def unproven(self) -> int:
        """The outcomes that stand there unchecked: neither worked out again nor typed in by people."""
        return self.outcomes - self.checked - self.typed


class _Checker:
    """Compares each outcome with the one the source must have given."""

    def __init__(self, lines: GameFile) -> None:
        self.lines = lines
        self.source = read_source(lines.header.chance, lines.end.opened or {})
        kind = str(lines.header.chance.get("kind"))
        self.found = Verification(file=lines.file, chance=kind, entries=len(lines.entries), problems=[])

    @property
    def _inner(self) -> Source:
        """The source whose outcomes can be worked out again, if any can."""
        return self.source.other if isinstance(self.source, ManualSource) else self.source

    def note(self) -> str:
        """Why outcomes could not be recomputed, or what it is worth that they could."""
        inner = self._inner
        if isinstance(inner, ClosedSource):
            return "The file does not publish its source of chance, so outcomes cannot be recomputed."
        if not isinstance(inner, SeededSource) or not self.found.checked:
            return ""
        if inner.practice:
            return "The seed was chosen by a person: a practice game."
        return "Nothing proves that nobody chose the seed; fair dice are bound to a secret before the game."

    def commitment(self) -> None:
        """The secret is published once the game is over, and is the one whose hash was shown before it."""
        if self.source.header() != self.lines.header.chance:
            self._problem(self.lines.end_line, "The secret is not the one that was committed to.")
        inner = self._inner
        if self.lines.end.result is not None and isinstance(inner, ClosedSource) and inner.withholds:
            self._problem(self.lines.end_line, "The game is over, and the file keeps back the secret of its chance.")

    def outcome(self, line: EntryLine, point: ChancePoint, said: int) -> None:
        """One outcome is the one that had to come."""
        self.found.outcomes += 1
        source = self.source
        if isinstance(source, ManualSource):
            if point.audience == -1:
                self.found.typed += 1
                return
            source = source.other
        if line.n < self.lines.header.inherited:
            self.found.inherited += 1
            return
        if isinstance(source, ClosedSource):
            return
        self.found.checked += 1
        due = source.draw(point)
        if due != said:
            self._problem(
                self.lines.line_of(line.n), f"{line.text} for {point.purpose} should be outcome {due}, not {said}."
            )

    def _problem(self, line: int, text: str) -> None:
        self.found.problems.append(Problem(line, text))


def verify(ruleset: Ruleset, lines: GameFile) -> Verification:
    """Replay the file and check its chance; DataError for a file that is damaged otherwise."""
    checker = _Checker(lines)
    checker.commitment()
    try:
        Replay(ruleset, lines, checker.source, checker.outcome).whole()
    except DataError as error:
        if not checker.found.problems:
            raise
        checker.found.problems.append(Problem(error.line, error.message))
    checker.found.note = checker.note()
    return checker.found
