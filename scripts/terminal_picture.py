"""Draws docs/pictures/terminal.svg: a game between two bots, as the terminal shows it."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from grognard.bots.make import make_bot
from grognard.cli.terminal import Terminal
from grognard.core.chance import Rng, SeededSource
from grognard.core.match import Match
from grognard.games.mystic_mountain import RULESET

ENTRIES = 200  # a moment with miners up high and a fight below
NEWS = 6


def main() -> None:
    match = Match.new(RULESET, {"first_player": "south"}, 2, SeededSource(4), players=("South", "North"))
    bot, rng = make_bot("greedy"), Rng(4)
    while match.result is None and match.number < ENTRIES:
        seat = int(match.game.actor)
        match.order(seat, [bot.choose(RULESET, match.game.determinize(seat, rng), seat, rng)])
    terminal = Terminal(getattr(RULESET, "styles", None))
    console = Console(record=True, width=80, file=io.StringIO())
    for line in RULESET.sketch(match.game, RULESET.view(match.game, 0)):
        console.print(Text.assemble(*((span.text, terminal.style(span.style)) for span in line)))
    for event in match.events(0, 0)[-NEWS:]:
        console.print(Text.assemble(match.narrate(event, 0), (f" {event.rule}", "dim")))
    drawn = console.export_svg(title="grognard play mystic-mountain", unique_id="terminal")
    # no fonts from elsewhere: the reader's own monospace font will do
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL).replace("Fira Code", "monospace")
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures/terminal.svg")
    target.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
