"""What a seat sees between its answers: the position, what happened since, and the question."""

from grognard.cli.terminal import Terminal
from grognard.core.match import Match
from grognard.core.views import Forecast, Span

LEAST_NEWS = 3  # lines of news that are shown however small the screen is
EARLIER = 12  # entries of a loaded match that count as news
BAR = 20  # signs of a bar for 100 %


class Screen:
    """Draws a match for the seats of one terminal and remembers what each has read."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.read: dict[int, int] = {}  # by seat: entries whose events it has seen
        self.start = max(0, match.number - EARLIER)  # a new match has hardly any, a loaded one many

    def show_position(self, seat: int) -> None:
        """The board, the news and how things stand, for one seat or a SPECTATOR."""
        game, ruleset = self.match.game, self.match.ruleset
        lines = ruleset.sketch(game, ruleset.view(game, seat))
        self.terminal.say()
        self.terminal.draw(lines)
        self.show_news(seat, max(LEAST_NEWS, self.terminal.height - len(lines) - 4))

    def show_news(self, seat: int, most: int) -> None:
        """What happened since the seat last looked, at most so many lines, the latest."""
        told = self.sentences(seat, self.read.get(seat, self.start))
        self.read[seat] = self.match.number
        if len(told) > most:
            self.terminal.say(f"… {len(told) - most + 1} more before: log", "faint")
            told = told[len(told) - most + 1 :]
        for text, rule in told:
            self.terminal.show(Span(text), Span(f" {rule}", "faint"))

    def sentences(self, seat: int, since: int) -> list[tuple[str, str]]:
        """The events after an entry as sentences with the ids of their rules."""
        told = [(self.match.narrate(event, seat), event.rule) for event in self.match.events(since, seat)]
        return [(text, rule) for text, rule in told if text]

    def show_forecast(self, forecast: Forecast) -> None:
        """The outcomes with their chances, each with a bar."""
        self.terminal.say(forecast.text, "strong")
        for chance in forecast.outcomes:
            bar = "█" * round(chance.probability * BAR)
            self.terminal.show(
                Span(f"  {chance.probability:6.1%} "), Span(f"{bar:<{BAR}} ", "good"), Span(chance.label)
            )
        if forecast.samples:
            self.terminal.say(f"  tried {forecast.samples} times", "faint")
