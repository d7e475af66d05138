"""A progress bar on stderr, so that stdout holds nothing but the answer."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn


class Counter:
    """Moves the bar."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar = bar
        self.task = task

    def step(self) -> None:
        """One more is done."""
        self.bar.advance(self.task)

    def at(self, done: int, total: int) -> None:
        """So many are done of so many."""
        self.bar.update(self.task, completed=done, total=total)


@contextmanager
def counting(total: int, what: str, *, shown: bool = True) -> Iterator[Counter]:
    """A bar while the work goes on; drawn for people only."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not (shown and console.is_terminal)) as bar:
        yield Counter(bar, bar.add_task(what, total=total))
