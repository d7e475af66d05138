"""A match: a game being played at a table, by orders of its seats, chance from its source, and commands of the table."""

from collections.abc import Callable, Mapping, Sequence

from grognard.core.chance import Source
from grognard.core.draft import OTHER_SEAT, Draft, stop_after, stop_at
from grognard.core.entries import Entry, Kind
from grognard.core.errors import DataError, IllegalAction, StaleOrder
from grognard.core.game import SPECTATOR
from grognard.core.history import History
from grognard.core.ruleset import Ruleset
from grognard.core.run import Run, check_choice, is_forced, is_number
from grognard.core.table import check_name
from grognard.core.undo import TakeBack, restart, take_back
from grognard.core.views import Event
from grognard.core.windows import count_known


class Match(History):
    """One game at one table, and how it goes on."""

    def __init__(
        self,
        ruleset: Ruleset,
        options: Mapping[str, object],
        seats: int,
        source: Source,
        *,
        name: str = "",
        players: Sequence[str] = (),
    ) -> None:
        """A table before its first entry, for those who know what follows (a file, a branch); others use new()."""
        super().__init__(ruleset, options, seats, players)
        _check_names(name, players, seats)
        self.source = source
        self.name = name
        # Whether the table bides its time before it passes for a seat.
        self.waits: Callable[[int], bool] = lambda seat: False

    @staticmethod
    def new(
        ruleset: Ruleset,
        options: Mapping[str, object],
        seats: int,
        source: Source,
        *,
        name: str = "",
        players: Sequence[str] = (),
    ) -> "Match":
        """A new match, run until a seat is asked or people have to throw."""
        match = Match(ruleset, options, seats, source, name=name, players=players)
        match.settle()
        return match

    def order(self, seat: int, actions: Sequence[int], number: int | None = None) -> list[Event]:
        """Carry out a run of choices whole, and all that follows of itself; what the seat may know of it comes back.

        IllegalAction or StaleOrder (another number of entries than `number`): nothing has changed.
        """
        self._check_number(number, seat)
        self._check_running(seat)
        if not actions:
            raise DataError("An order names at least one choice.")
        run = Run(self.ruleset, self.game, self.number)
        for place, action in enumerate(actions):
            before = run.game.clone()
            run.act(check_choice(self.ruleset, self.options, run.game, seat, action))
            if place < len(actions) - 1:
                self._check_goes_on(stop_after(self.ruleset, before, action, run.game))
        return self._commit(run, seat)

    def draft(
        self, seat: int, actions: Sequence[int] = (), number: int | None = None, *, hushed: bool = False
    ) -> Draft:
        """What the seat (or a SPECTATOR) sees and may choose after these choices; nothing is stored.

        `hushed`: the table is about to pass for the seat that is asked, which therefore is not told. IllegalAction or StaleOrder
        as in order().
        """
        self._check_number(number, seat)
        self._check_seat(seat, SPECTATOR)
        known = self.count_known(seat)
        game = self.game.clone() if known == self.number else self.at(known)
        stop = "over" if self.result else stop_at(game, seat)
        if hushed or known < self.number:
            stop = OTHER_SEAT
        if actions:
            self._check_running(seat)
        for place, action in enumerate(actions):
            before = game.clone()
            game.apply(check_choice(self.ruleset, self.options, game, seat, action))
            stop = stop_after(self.ruleset, before, action, game)
            if place < len(actions) - 1:
                self._check_goes_on(stop)
            if stop == "reveal":
                game = before
        return Draft(self.ruleset, game, seat, known, tuple(actions), stop)

    def supply(self, outcome: int) -> list[Event]:
        """Put in what people threw or drew; DataError when nothing is waited for or there is no such outcome."""
        point = self.waits_for_chance
        if point is None:
            raise DataError("No throw or draw is waited for.")
        if not is_number(outcome) or not 0 <= outcome < point.size:
            raise DataError(f"{outcome!r} is no outcome of {point.purpose}.", allowed=[f"0 to {point.size - 1}"])
        run = Run(self.ruleset, self.game, self.number)
        run.answer(outcome)
        return self._commit(run, SPECTATOR)

    def settle(self) -> None:
        """Let chance and the table answer what they can; only a match that was rebuilt or branched off can need it."""
        self._commit(Run(self.ruleset, self.game, self.number), SPECTATOR)

    def answer_forced(self) -> None:
        """Pass for the seat that is asked and can do nothing else, for which the table has waited; then go on as ever."""
        run = Run(self.ruleset, self.game, self.number)
        if self.result is None and is_forced(self.ruleset, run.game):
            run.act(int(run.game.legal_actions()[0]), auto=True)
        self._commit(run, SPECTATOR)

    def undo(self, seat: int, to: int | None = None) -> int:
        """Take back the seat's last choice, or all of its choices from entry `to` on; the number gone back to.

        Taken back entries stay and keep their numbers, so chance never answers the same again. IllegalAction says why not.
        """
        self._check_running(seat)
        numbers, limit = take_back(self, seat, to)
        target = numbers[0] if numbers and to is None else to
        if target is None or target not in numbers:
            nearest = f"You can go back to entry {numbers[-1]}." if numbers else ""
            raise IllegalAction(self._rule("undo"), limit or f"Entry {target} is no choice of yours.", nearest)
        self._command("back", seat, to=target)
        self.game = self.at(target)
        return target

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take back its last choice, "" when it can."""
        return take_back(self, seat).limit

    def restart(self, seat: int) -> int:
        """Take back all that the seat chose this turn; the number gone back to. IllegalAction says why not."""
        self._check_running(seat)
        numbers, limit = restart(self, seat)
        if limit:
            nearest = f"You can go back to entry {numbers[-1]}." if numbers else ""
            raise IllegalAction(self._rule("undo"), limit, nearest)
        return self.undo(seat, numbers[-1])

    def can_restart(self, seat: int) -> TakeBack:
        """The own choices of this turn that restart() would take back, and why it cannot, "" when it can."""
        return restart(self, seat)

    def resign(self, seat: int) -> None:
        """Give up; of two seats, while it is asked."""
        self._check_running(seat)
        if why := self.why_no_resigning(is_asked=self.game.actor == seat):
            raise IllegalAction(self._rule("resign"), why, "A new player may take the seat." if self.seats != 2 else "")
        self._command("resign", seat)

    def why_no_resigning(self, *, is_asked: bool) -> str:
        """Why a seat that is asked, or not, cannot give up, "" when it can."""
        if self.seats != 2:
            return "With more than two seats nobody resigns."
        return "" if is_asked else "One resigns in one's own turn."

    def offer_draw(self, seat: int) -> None:
        """Offer a draw; it stands until it is declined, something is taken back, or a seat that has not agreed plays on."""
        self._check_running(seat)
        if self.offer_of >= 0:
            raise IllegalAction(self._rule("draw"), "An offer of a draw is open already.")
        self._command("offer", seat)

    def answer_draw(self, seat: int, accept: bool) -> None:
        """Agree to the open offer or decline it; the game is drawn once every seat has agreed."""
        self._check_running(seat)
        if self.offer_of < 0 or seat in self._table.agreed:
            raise IllegalAction(self._rule("draw"), "There is no offer of a draw for you to answer.")
        self._command("agree" if accept else "decline", seat)

    def replace(self, seat: int, player: str) -> None:
        """Somebody else takes over the seat."""
        self._check_running(seat)
        check_name(player)
        self._command("replace", seat, text=player)

    def time_out(self, seat: int) -> None:
        """The seat's time is up: of two seats it has lost, of more it waits for a new player."""
        self._check_running(seat)
        self._command("timeout", seat)

    def count_known(self, seat: int) -> int:
        """How many entries the seat (or a SPECTATOR) may know of: in an open window not the answers of others."""
        return count_known(self, seat)

    def branch(self, number: int, source: Source) -> "Match":
        """Another match that shares the first `number` entries and goes on with chance of its own.

        IllegalAction for a game with hidden information that is not over: it would show what is hidden.
        """
        if self.result is None and self._hides_anything():
            raise IllegalAction(self._rule("undo"), "A game with hidden information is branched only once it is over.")
        match = Match(self.ruleset, self.options, self.seats, source, name=self.name, players=self.first_players)
        match.game = self.at(number)
        match.inherited = number
        match._take_over(self.entries[:number], self._told[:number])
        match._kept.update({at: game for at, game in self._kept.items() if at <= number})
        match.settle()
        return match

    def _commit(self, run: Run, seat: int) -> list[Event]:
        """Let the run go on as far as it goes of itself, then add it."""
        if self.result is None:
            run.settle(self.source, self.waits)
        return self.add_run(run, seat)

    def add_run(self, run: Run, seat: int) -> list[Event]:
        """Add the entries of a run that began here, and give what the seat may know of them."""
        if not run.entries:
            return []
        since = self.number
        self.game = run.game
        self._kept.update(run.kept)
        self._take_over(run.entries, run.told)
        return self.events(since, seat)

    def _command(self, kind: Kind, seat: int, *, text: str = "", to: int = -1) -> None:
        entry = Entry(number=self.number, kind=kind, seat=seat, text=text, to=to)
        self._take_over([entry], [[self._table.tell(entry)]])

    def _rule(self, what: str) -> str:
        return self.ruleset.table_rules.get(what, "")

    def _check_number(self, number: int | None, seat: int) -> None:
        if number is None:
            return
        known = self.count_known(seat)
        if number != known:
            raise StaleOrder(f"The table is at entry {known}, this was meant for entry {number}.")

    def _check_seat(self, seat: int, least: int = 0) -> None:
        if not least <= seat < self.seats:
            raise DataError(f"There is no seat {seat}.", allowed=[f"0 to {self.seats - 1}"])

    def _check_running(self, seat: int) -> None:
        self._check_seat(seat)
        if self.result is not None:
            raise IllegalAction(self.result.rule, f"The game is over: {self.result.reason}.")

    def _check_goes_on(self, stop: str) -> None:
        if stop:
            told = {"chance": "chance is asked", "reveal": "something hidden is shown", "over": "the game is over"}
            reason = told.get(stop, "another seat is asked")
            raise IllegalAction(
                self._rule("order"), f"An order ends where {reason}.", "Send the rest as an order of its own."
            )


def _check_names(name: str, players: Sequence[str], seats: int) -> None:
    if players and len(players) != seats:
        raise DataError(f"{len(players)} players are named for {seats} seats.")
    for text in (name, *players):
        check_name(text)
