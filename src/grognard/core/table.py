"""What the table itself does beside the game: resigning, agreed draws, time-outs, new players; folded from its entries."""

from collections.abc import Mapping, Sequence
from typing import Final

from grognard.core.entries import NO_SEAT, Entry, Result
from grognard.core.errors import DataError
from grognard.core.game import WHOLE_WIN
from grognard.core.views import Event

LONGEST_NAME: Final = 200
PREFIX: Final = "table."  # no event of a game begins with it

# By kind of entry: the key of the game's rule for it, and its sentence.
TOLD: Final[dict[str, tuple[str, str]]] = {
    "back": ("undo", "{who} takes back to entry {to}."),
    "resign": ("resign", "{who} resigns."),
    "offer": ("draw", "{who} offers a draw."),
    "agree": ("draw", "{who} agrees to a draw."),
    "decline": ("draw", "{who} declines the draw."),
    "replace": ("", "{who} has a new player."),
    "timeout": ("timeout", "{who} runs out of time."),
}

# How a table ends otherwise than by the game's own rules: the reason as it is kept, and in words that follow who won.
ENDINGS: Final = {
    "resigned": "the other side has resigned",
    "out of time": "the other side has run out of time",
    "draw agreed": "all sides have agreed to it",
}


class Table:
    """The state of a table beside the position: who plays, an open offer, and how it ended when not by the game's own rules."""

    def __init__(self, rules: Mapping[str, str], players: Sequence[str]) -> None:
        self.rules = rules
        self.players = list(players)
        self.offer_of = NO_SEAT  # the seat whose offer of a draw is open
        self.agreed: set[int] = set()  # the seats that want the draw, the offering one included
        self.ended: Result | None = None

    def add(self, entry: Entry) -> None:
        """Take one more entry into account."""
        if entry.kind == "replace":
            self.players[entry.seat] = entry.text
        elif entry.kind in {"resign", "timeout"}:
            self._give_up(entry)
        elif entry.kind in {"offer", "agree"}:
            self._want_draw(entry)
        elif entry.kind in {"decline", "back"} or (
            entry.kind == "act" and entry.seat not in self.agreed and not entry.auto
        ):
            self.offer_of = NO_SEAT  # playing on is an answer, too
            self.agreed.clear()

    def tell(self, entry: Entry) -> Event:
        """The event of a command."""
        return Event(what=PREFIX + entry.kind, rule=self._rule(entry.kind), numbers=(entry.seat, max(entry.to, 0), 0))

    def _rule(self, kind: str) -> str:
        return self.rules.get(TOLD[kind][0], "")

    def _give_up(self, entry: Entry) -> None:
        """With two seats the other one wins; with more, the seat only waits for a new player."""
        if len(self.players) == 2:
            scores = (0, WHOLE_WIN) if entry.seat == 0 else (WHOLE_WIN, 0)
            reason = "resigned" if entry.kind == "resign" else "out of time"
            self.ended = Result(scores=scores, reason=reason, rule=self._rule(entry.kind))

    def _want_draw(self, entry: Entry) -> None:
        if entry.kind == "offer":
            self.offer_of = entry.seat
        self.agreed.add(entry.seat)
        if len(self.agreed) == len(self.players):
            share = WHOLE_WIN // len(self.players)
            self.ended = Result(scores=(share,) * len(self.players), reason="draw agreed", rule=self._rule("agree"))


def narrate_table(event: Event, who: str) -> str:
    """An event of the table as one sentence."""
    sentence = TOLD[event.what.removeprefix(PREFIX)][1]
    return sentence.format(who=who, to=event.numbers[1])


def check_name(text: str) -> None:
    """DataError unless the name of a table or player is one line of readable text."""
    if len(text) > LONGEST_NAME or not text.isprintable():
        raise DataError(f"A name has at most {LONGEST_NAME} readable letters, unlike {text[:LONGEST_NAME]!r}.")
