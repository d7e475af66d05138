"""`grognard games`: what can be played."""

from grognard.cli.terminal import Terminal
from grognard.core.registry import find_game, game_names
from grognard.core.views import Span


def games() -> None:
    """List the installed games with their seats and options."""
    terminal = Terminal()
    for name in game_names():
        ruleset = find_game(name)
        meta = ruleset.meta
        seats = (
            f"{meta.least_seats}" if meta.least_seats == meta.most_seats else f"{meta.least_seats}-{meta.most_seats}"
        )
        terminal.show(Span(name, "strong"), Span(f"  {meta.title}, {seats} players. {meta.summary}"))
        terminal.say(f"  {meta.credit}", "faint")
        for option in ruleset.options:
            terminal.show(Span(f"  {option.name}"), Span(f" = {_written(option.default)}", "good"))
            terminal.say(f"      {option.text} ({option.rule}; {', '.join(option.allowed)})", "faint")
        terminal.say()


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(value) if isinstance(value, tuple) else str(value)
