"""A question at the terminal and the commands that can always be typed instead of an answer."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from grognard.cli.rules import search, show_list, show_rule
from grognard.cli.table import Table
from grognard.core.errors import GrognardError, IllegalAction, did_you_mean
from grognard.core.ledger import ledger_of
from grognard.core.views import Span

USAGE = 12  # width of a column of things to type
LIKENESS = 0.7  # of a mistyped command; other words are answers that are not allowed now
LOG = 20  # sentences that `log` shows when no number is given


class Left(Exception):
    """The person goes before the game is over."""


class Command(msgspec.Struct, frozen=True):
    """A word that may be typed: how it is used, what it does, and what carries it out with the rest of the line."""

    usage: str
    help: str
    run: Callable[[str], None]


class Prompt:
    """Asks until there is an answer; mistakes are told and change nothing."""

    def __init__(self, table: Table, seat: int, name: str) -> None:
        """`seat` is the one who looks at the screen, `name` stands before what is typed."""
        self.table = table
        self.match = table.match
        self.terminal = table.terminal
        self.seat = seat
        self.name = name
        self.done = False
        self.commands: dict[str, Command] = {
            "board": Command("board", "show the position again", self.board),
            "log": Command("log [N]", f"what happened, the last {LOG} or N sentences", self.log),
            "rules": Command("rules WORD", "look up a rule by its id or by words", self.rules),
            "save": Command("save FILE", "write the game to a file", self.save),
            "quit": Command("quit", "leave, and save if you like", self.quit),
        }
        if self.match.ruleset.shared_map(self.match.game):
            self.commands["map"] = Command("map [FILE]", "the map as text, or write it to a file", self.map)

    def run(self) -> None:
        """Show the position, if it has changed, then ask until something has been answered."""
        self.board("", whole=False)
        self.ask()

    def ask(self) -> None:
        """Ask until something has been answered."""
        while not self.done:
            line = self.terminal.ask(f"{self.name}> ")
            try:
                self.take(line)
            except IllegalAction as error:
                self.refuse(error.rule, error.text, error.nearest)
            except GrognardError as error:
                self.terminal.say(str(error), "bad")

    def take(self, line: str) -> None:
        """Carry out a typed line: a command or an answer."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.removeprefix("/").lower())
        if line.startswith("?"):
            self.help(line[1:].strip())
        elif command is not None and not self.is_answer(line):
            command.run(rest.strip())
        else:
            self.answer(line)

    def is_answer(self, line: str) -> bool:
        """Whether a line that looks like a command is meant as an answer; a stroke before it makes it a command."""
        return False

    def answer(self, line: str) -> None:
        """Take the line as the answer; GrognardError when it is none."""
        raise NotImplementedError

    def refuse(self, rule: str, text: str, nearest: str) -> None:
        """Say why not, by which rule, and what is allowed instead."""
        self.terminal.show(Span("No: ", "bad"), Span(text), Span(f" {rule}", "faint"))
        if nearest:
            self.terminal.say(nearest)

    def misspelled(self, line: str) -> str:
        """The command that may have been meant, as a sentence, or ""."""
        word = line.partition(" ")[0].lower()
        return did_you_mean(word, self.commands, LIKENESS) if len(word) > 2 else ""

    # ---- commands -------------------------------------------------------------------

    def help(self, asked: str) -> None:
        """The list of commands."""
        for command in self.commands.values():
            self.terminal.show(Span(f"  {command.usage:<{USAGE}}  ", "strong"), Span(command.help))

    def board(self, rest: str, *, whole: bool = True) -> None:
        """The position again; not `whole`: without the board where the seat sees it unchanged."""
        self.table.screen.show_position(self.seat, whole=whole)

    def log(self, rest: str) -> None:
        """The latest sentences of the whole match."""
        self.table.screen.show_log(self.seat, int(rest) if rest.isdecimal() else LOG)

    def rules(self, rest: str) -> None:
        """Rules by id or words."""
        ruleset = self.match.ruleset
        if not rest:
            self.terminal.say("Which one? For instance: rules " + next(iter(ledger_of(ruleset))))
            return
        found = search(ledger_of(ruleset), rest)
        if len(found) == 1:
            show_rule(self.terminal, ruleset, found[0], places=False)
        else:
            show_list(self.terminal, found)

    def save(self, rest: str) -> None:
        """Write the game to the named file, or to the one it was written to before."""
        path = Path(rest) if rest else self.table.save
        if path is None:
            self.terminal.say("Which file? For instance: save game.jsonl")
        else:
            self.table.save_to(path)

    def map(self, rest: str) -> None:
        """The map as text, shown or written to a file."""
        text = self.match.ruleset.shared_map(self.match.game)
        if rest:
            self.table.write_map(Path(rest), text)
        else:
            self.terminal.draw([[Span(line)] for line in text.splitlines()])

    def quit(self, rest: str) -> None:
        """Leave."""
        raise Left
