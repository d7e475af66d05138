"""Chance that people throw or draw themselves."""

from grognard.cli.prompt import Prompt
from grognard.cli.table import Table
from grognard.core.errors import DataError
from grognard.core.views import Span


class Dice(Prompt):
    """One question to chance, answered from a real table."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat, "dice")

    def run(self) -> None:
        """Ask without drawing the position again."""
        self.table.screen.show_news(self.seat, self.terminal.height)
        self.question()
        self.ask()

    def board(self, rest: str, *, whole: bool = True) -> None:
        """The position and the question."""
        super().board(rest, whole=whole)
        self.question()

    def question(self) -> None:
        """What chance is asked for."""
        prompt = self.match.ruleset.prompt(self.match.game)
        self.terminal.show(Span(prompt.text, "strong"), Span(f" {prompt.rule}", "faint"))

    def help(self, asked: str) -> None:
        """What may be typed."""
        self.question()
        self.terminal.say(f"Type what the dice or cards show, for instance {self.example()}.")
        super().help("")

    def example(self) -> str:
        """One outcome as it is typed."""
        return self.match.ruleset.chance_notation(self.match.game, 0)

    def answer(self, line: str) -> None:
        """Supply the outcome that was typed."""
        if not line:
            self.question()
            return
        try:
            outcome = self.match.ruleset.parse_chance(self.match.game, line)
        except DataError as error:
            raise DataError(f"{error}{self.misspelled(line)}") from error
        self.match.supply(outcome)
        self.done = True
