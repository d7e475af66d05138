"""The history of a match: its entries, what was told of them, the position they led to, and any position before."""

from collections.abc import Mapping, Sequence

from grognard.core.chance import ChancePoint
from grognard.core.entries import Entry, Result, path_to
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, EVERYONE, OVER, SPECTATOR, Game
from grognard.core.knowledge import hides
from grognard.core.ruleset import Ruleset
from grognard.core.run import chance_point
from grognard.core.table import ENDINGS, PREFIX, Table, narrate_table
from grognard.core.views import Event


class History:
    """All that has happened at one table; its entries only ever grow."""

    def __init__(self, ruleset: Ruleset, options: Mapping[str, object], seats: int, players: Sequence[str]) -> None:
        """Nothing has happened yet; who plays each seat, "" where nobody is named."""
        ruleset.check_seats(seats)
        self.ruleset = ruleset
        self.options = ruleset.resolve(options)
        self.seats = seats
        self.first_players = tuple(players) or ("",) * seats
        self.inherited = 0  # entries taken over from the match that this one branched off
        self.game = ruleset.start(self.options, seats)
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self._told: list[list[Event]] = []
        self._kept: dict[int, Game] = {0: self.game.clone()}
        self._table = Table(ruleset.table_rules, self.first_players)

    @property
    def number(self) -> int:
        """How many entries there are; the next one gets this number."""
        return len(self.entries)

    @property
    def players(self) -> list[str]:
        """Who plays each seat now, "" where nobody is named."""
        return list(self._table.players)

    @property
    def offer_of(self) -> int:
        """The seat whose offer of a draw is open, or -1."""
        return self._table.offer_of

    @property
    def waits_for_chance(self) -> ChancePoint | None:
        """The question to chance that people have to answer, None when they need not."""
        waits = self.result is None and self.game.actor == CHANCE
        return chance_point(self.ruleset, self.game, self.number) if waits else None

    def legal(self) -> list[int]:
        """What the seat that is asked may choose, ascending; empty when none is asked."""
        return [] if self.result else [int(action) for action in self.game.legal_actions()]

    def ending(self) -> str:
        """Why the match is over, in words that follow who won; "" while it goes on."""
        if self.result is None:
            return ""
        if self._table.ended is not None:
            return ENDINGS[self.result.reason]
        return str((self.ruleset.view(self.game, SPECTATOR).result or {}).get("text", self.result.reason))

    def at(self, number: int) -> Game:
        """The position after the first `number` entries, those taken back left out."""
        if not 0 <= number <= self.number:
            raise DataError(f"There is no entry {number}.", allowed=[f"0 to {self.number}"])
        start, path = path_to(self.entries, number, self._kept)
        game = self._kept[start].clone()
        for step in path:
            if self.entries[step].moves:
                game.apply(self.entries[step].choice)
        return game

    def has_told(self, number: int) -> bool:
        """Whether anything was told of what an entry did."""
        return bool(self._told[number])

    def events(self, since: int, seat: int, until: int | None = None) -> list[Event]:
        """What happened from entry `since` on (and before entry `until`), as the seat or a SPECTATOR may know it."""
        return [
            event if event.is_open_to(seat) else Event(what=event.what, rule=event.rule, audience=event.audience)
            for told in self._told[since:until]
            for event in told
        ]

    def narrate(self, event: Event, seat: int) -> str:
        """An event of events() or order() as one sentence for the seat or a SPECTATOR."""
        if event.what.startswith(PREFIX):
            return narrate_table(event, self.ruleset.seat_name(self.game, event.numbers[0]))
        return self.ruleset.narrate(self.game, event, seat)

    def _take_over(self, entries: list[Entry], told: list[list[Event]]) -> None:
        self.entries.extend(entries)
        self._told.extend(told)
        for entry in entries:
            self._table.add(entry)
        self.result = self._result_of(self.game)

    def _result_of(self, game: Game) -> Result | None:
        if self._table.ended is not None or game.actor != OVER:
            return self._table.ended
        shown = self.ruleset.view(game, SPECTATOR).result or {}
        scores = tuple(int(share) for share in game.scores())
        return Result(scores=scores, reason=str(shown.get("reason", "")), rule=str(shown.get("rule", "")))

    def _hides_anything(self) -> bool:
        return any(entry.audience != EVERYONE for entry in self.entries) or hides(self.game, self.seats)
