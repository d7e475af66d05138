"""The terminal: styled lines out, typed lines in; the same words when both are pipes."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, OverflowMethod
from rich.style import Style
from rich.text import Text

from grognard.core.views import Span

STYLES = {
    "strong": "bold",
    "faint": "dim",
    "good": "green",
    "bad": "red",
    "seat-0": "not dim bold white on #1f4fa3",
    "seat-1": "not dim bold white on #7a1f5c",
    "seat-2": "not dim bold white on #1d6b3a",
    "seat-3": "not dim bold white on #5a4a00",
    "seat-4": "not dim bold white on #6b2f12",
    "seat-5": "not dim bold white on #3f3f46",
    "ground": "dim",
    "entrance": "black on #b5d9b0",
    "level-1": "black on #f4e9a1",
    "level-2": "black on #eeda78",
    "level-3": "black on #e6c94f",
    "level-4": "black on #f0b25a",
    "level-5": "black on #e89c3c",
    "level-6": "black on #dd8420",
    "level-7": "black on #e0685f",
    "level-8": "white on #b3382b",
    "title": "bold underline",
}


class InputEnded(Exception):
    """Nothing more can be read."""


def plain(text: str) -> str:
    """The text without control characters, which files and pipes may smuggle in."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)


class Terminal:
    """Where a person reads and types."""

    def __init__(self, styles: dict[str, str] | None = None) -> None:
        """Styles are names of a game's own, laid over the common ones."""
        self.styles = {**STYLES, **(styles or {})}
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.is_live = sys.stdin.isatty() and self.console.is_terminal
        if self.is_live:
            import readline  # noqa: F401 - importing it gives input() line editing and history
        else:
            _forgive(sys.stdin)
        self.flow = not self.console.is_terminal  # pipes get whole sentences, people lines that fit

    @property
    def height(self) -> int:
        """Lines that fit on the screen."""
        return self.console.size.height if self.is_live else 10_000

    @property
    def width(self) -> int:
        """Signs that fit in a line."""
        return self.console.size.width

    def style(self, names: str) -> Style:
        """The look behind one or several style names; unknown ones look like plain text."""
        found = [Style.parse(self.styles[name]) for name in names.split() if name in self.styles]
        return Style.combine(found) if found else Style.null()

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence, broken where the screen ends."""
        self.console.print(Text(plain(text), style=self.style(style)), soft_wrap=self.flow)

    def show(self, *spans: Span) -> None:
        """One line of styled pieces, broken where the screen ends."""
        self.console.print(self._text(spans), soft_wrap=self.flow)

    def complain(self, text: str) -> None:
        """A line on stderr."""
        print(plain(text), file=sys.stderr)

    def draw(self, lines: Sequence[Sequence[Span]]) -> None:
        """Lines that must stay as they are: cut where the screen ends, whole in pipes."""
        for line in lines:
            overflow: OverflowMethod = "ignore" if self.flow else "crop"
            self.console.print(self._text(line), no_wrap=True, crop=True, overflow=overflow, soft_wrap=self.flow)

    def _text(self, spans: Sequence[Span]) -> Text:
        text = Text()
        for span in spans:
            text.append(plain(span.text), self.style(span.style))
        return text

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """A sign that something takes its time; nothing for pipes."""
        if self.is_live:
            with self.console.status(plain(text)):
                yield
        else:
            yield

    def clear(self) -> None:
        """An empty screen; nothing for pipes."""
        if self.is_live:
            self.console.clear()

    def ask(self, question: str) -> str:
        """A typed line without its outer blanks; InputEnded when there is none."""
        if self.is_live:
            try:
                return input(question).strip()
            except EOFError:
                self.say()
                raise InputEnded from None
            except KeyboardInterrupt:
                self.say()
                raise
        self.console.out(question, end="", highlight=False)
        line = sys.stdin.readline()
        self.console.out(plain(line.rstrip("\n")), highlight=False)
        if not line:
            raise InputEnded
        return line.strip()

    def confirm(self, question: str) -> bool:
        """Yes or no; anything but yes is no."""
        return self.ask(f"{question} (yes/no) ").lower() in ("y", "yes")


def _forgive(stream: object) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
