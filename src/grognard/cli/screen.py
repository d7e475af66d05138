"""What a seat sees between its answers: the position, what happened since, and the question."""

from itertools import zip_longest

from grognard.cli.terminal import Terminal
from grognard.core.game import SPECTATOR
from grognard.core.match import Match
from grognard.core.phrases import unnumbered
from grognard.core.views import Forecast, Span

QUESTION = 2  # lines below the news: the question and what is typed
LEAST_NEWS = 1  # lines of news that are shown however small the screen is
EARLIER = 12  # entries of a loaded match that count as news
BAR = 20  # signs of a bar for 100 %


Lines = list[list[Span]]


def parted(lines: Lines) -> tuple[Lines, Lines]:
    """A sketch as its board and, from the span "beside" on, its panel."""
    cuts = [next((at for at, span in enumerate(line) if span.style == "beside"), len(line)) for line in lines]
    board = [line[:cut] for line, cut in zip(lines, cuts, strict=True)]
    while board and not board[-1]:
        board.pop()
    return board, [line[cut:] for line, cut in zip(lines, cuts, strict=True)]


def width_of(line: list[Span]) -> int:
    """Signs of a line."""
    return sum(len(span.text) for span in line)


class Screen:
    """Draws a match for the seats of one terminal and remembers what each has read."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.read: dict[int, int] = {}  # by seat: entries whose events it has seen
        self.shown: tuple[int, Lines] = (SPECTATOR, [])  # who saw a board last, and which
        self.start = max(0, match.number - EARLIER)  # a new match has hardly any, a loaded one many

    def show_position(self, seat: int, *, whole: bool = True) -> None:
        """The board and the news, for one seat or a SPECTATOR; not `whole`: no board that the seat has just seen the same."""
        game, ruleset = self.match.game, self.match.ruleset
        board, panel = parted(ruleset.sketch(game, ruleset.view(game, seat)))
        lines = [] if (seat, board) == self.shown and not whole else self._laid_out(board, panel)
        self.shown = (seat, board)
        if not self.terminal.is_live:
            self.terminal.say()
        self.terminal.draw(lines)
        self.show_news(seat, max(LEAST_NEWS, self.terminal.height - len(lines) - QUESTION))

    def _laid_out(self, board: Lines, panel: Lines) -> Lines:
        """The panel beside the board, or above it where the screen is too narrow for both."""
        wide = max((width_of(line) for line in board), default=0)
        if not self.terminal.flow and wide + max((width_of(line) for line in panel), default=0) > self.terminal.width:
            return [*(line[1:] for line in panel if len(line) > 1), *board]
        nothing: list[Span] = []
        return [[*line, *beside] for line, beside in zip_longest(board, panel, fillvalue=nothing)]

    def show_news(self, seat: int, most: int) -> None:
        """What happened since the seat last looked; what does not fit in `most` lines is summed up in moves and dice."""
        since = self.read.get(seat, self.start)
        self.read[seat] = self.match.number
        told = self.sentences(seat, since)
        if len(told) > most:
            self.terminal.draw([[Span(self._summary(seat, since), "faint")]])
            told = self._weighty(seat, since, most - 1)
        self._tell(told)

    def read_together(self, seat: int, other: int) -> None:
        """Whoever sits on the other seat has read what was shown to this one."""
        self.read[other] = max(self.read.get(seat, self.start), self.read.get(other, self.start))

    def show_log(self, seat: int, most: int) -> None:
        """The latest sentences of the whole match."""
        told = self.sentences(seat, 0)
        if not told:
            self.terminal.say("Nothing has happened yet.")
        self._tell(told[-most:])

    def _tell(self, told: list[tuple[str, str]]) -> None:
        for text, rule in told:
            self.terminal.show(Span(text), Span(f" {rule}", "faint"))

    def sentences(self, seat: int, since: int, until: int | None = None) -> list[tuple[str, str]]:
        """The events from an entry on as sentences with the ids of their rules."""
        events = self.match.events(since, seat, until)
        told = [(self.match.narrate(event, seat), event.rule) for event in events]
        return [(text, rule) for text, rule in told if text]

    def _summary(self, seat: int, since: int) -> str:
        """The moves and dice since an entry in one line, as notation; what the seat may not know in its public form."""
        told: list[str] = []
        mover = ""
        for entry in self.match.entries[since:]:
            shown = entry.text if entry.is_open_to(seat) else entry.public
            name = self.match.ruleset.seat_name(self.match.game, entry.seat) if entry.seat >= 0 else ""
            head = f"{'· ' if told else ''}{name}: " if name and name != mover else ""
            mover = name or mover
            told.append(f"{head}{f'({unnumbered(shown)})' if entry.kind == 'chance' else shown or entry.kind}")
        text = " ".join(told)
        room = self.terminal.width - 1
        return text if len(text) <= room else f"…{text[len(text) - room + 1 :]}"

    def _weighty(self, seat: int, since: int, most: int) -> list[tuple[str, str]]:
        """What chance decided, before anything else, at most so many sentences."""
        entries = self.match.entries[since:]
        told = [self.sentences(seat, entry.number, entry.number + 1) for entry in entries if entry.kind == "chance"]
        found = [sentence for sentences in told for sentence in sentences] or self.sentences(seat, since)
        return found[len(found) - min(most, len(found)) :]

    def show_forecast(self, forecast: Forecast) -> None:
        """The outcomes with their chances, each with a bar."""
        self.terminal.say(forecast.text, "strong")
        for note in forecast.notes:
            self.terminal.say(f"  {note}")
        for chance in forecast.outcomes:
            bar = "█" * round(chance.probability * BAR)
            self.terminal.show(
                Span(f"  {chance.probability:6.1%} "), Span(f"{bar:<{BAR}} ", "good"), Span(chance.label)
            )
        if forecast.samples:
            self.terminal.say(f"  tried {forecast.samples} times", "faint")
