"""A match at one terminal: who sits where, who looks at the screen, and where it is saved."""

from collections.abc import Sequence
from pathlib import Path

from grognard.bots import Bot
from grognard.bots.draws import agrees_to_draw
from grognard.cli.files import write_atomically
from grognard.cli.screen import Screen
from grognard.cli.terminal import Terminal
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.core.knowledge import hides
from grognard.core.match import Match
from grognard.core.record import save_text
from grognard.core.standing import Standing, has_ended, standing_pass


class Table:
    """Who sits where at a match, and where it is saved."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], terminal: Terminal, seed: int | str, save: Path | None
    ) -> None:
        """`bots` holds None where a person sits and draws from `seed`; `save` is written whenever a person is asked."""
        self.match = match
        self.bots = list(bots)
        self.terminal = terminal
        self.seed = seed
        self.save = save
        self.ours: set[Path] = set() if save is None else {save}  # files that may be written over without asking
        self.saved = match.number  # entries that are in a file, or were there before anybody played
        self.screen = Screen(terminal, match)
        persons = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.looker = persons[0] if persons else SPECTATOR  # the seat in front of the screen
        self.persons = len(persons)
        self.standing: dict[int, Standing] = {}  # by seat: until when a person passes beforehand

    def passes(self, seat: int) -> bool:
        """Whether a person has passed beforehand on what is asked now."""
        answer = standing_pass(self.match, self.standing_of(seat))
        if answer is not None:
            self.match.order(seat, [answer])
        return answer is not None

    def standing_of(self, seat: int) -> Standing | None:
        """Until when a seat passes beforehand, None when it does not; what has run out is forgotten."""
        standing = self.standing.get(seat)
        if standing is not None and has_ended(self.match, seat, standing):
            del self.standing[seat]
            return None
        return standing

    def ask_bot(self, bot: Bot, seat: int) -> None:
        """A decision of a bot, which gets only what its seat may know."""
        rng = self._rng(seat)
        game = self.match.game.determinize(seat, rng)
        with self.terminal.busy(f"{self.name_of(seat)} thinks"):
            choice = bot.choose(self.match.ruleset, game, seat, rng)
        if choice not in self.match.legal():
            raise ValueError(f"{bot.name} chose {choice!r}, which is not legal")
        self.match.order(seat, [choice])
        if not self.persons:
            self.screen.show_news(SPECTATOR, self.terminal.height)

    def _rng(self, seat: int) -> Rng:
        """Bound to the entry, so that a loaded match goes on as it would have."""
        return Rng(f"{self.seed} bot {seat} {self.match.number}")

    def curtain(self, seat: int) -> None:
        """Hide what the last person saw before another one looks, in games where seats know different things.

        Where all know the same, persons read the news together.
        """
        if seat == self.looker:
            return
        if hides(self.match.game, self.match.seats):
            self.terminal.clear()
            self.terminal.ask(f"{self.name_of(seat)}, take the keyboard and press Enter. ")
            self.terminal.clear()
        else:
            self.screen.read_together(self.looker, seat)
        self.looker = seat

    def name_of(self, seat: int) -> str:
        """The game's word for a seat."""
        return self.match.ruleset.seat_name(self.match.game, seat)

    def who_takes_back(self, seat: int) -> int:
        """Whose move an undo takes back: the seat's own, or of the person at this keyboard who moved last and may still."""
        if not hides(self.match.game, self.match.seats):
            for other, bot in enumerate(self.bots):
                if other != seat and bot is None and not self.match.why_no_undo(other):
                    return other
        return seat

    def offer_draw(self, seat: int) -> None:
        """Offer a draw and let the others answer, until one declines."""
        self.match.offer_draw(seat)
        for other, bot in enumerate(self.bots):
            if other == seat:
                continue
            agrees = self._asks_person(seat, other) if bot is None else self._bot_agrees(other)
            self.match.answer_draw(other, agrees)
            self.terminal.say(f"{self.name_of(other)} {'agrees' if agrees else 'declines'}.")
            if not agrees:
                return

    def _asks_person(self, seat: int, other: int) -> bool:
        return self.terminal.confirm(f"{self.name_of(other)}: {self.name_of(seat)} offers a draw. Agree?")

    def _bot_agrees(self, seat: int) -> bool:
        return agrees_to_draw(self.match, self.match.game.determinize(seat, self._rng(seat)), seat)

    # ---- saving ---------------------------------------------------------------------

    def keep(self) -> None:
        """Write the match to its file where something has happened since; a file that fails is given up, and that is said."""
        if self.save is None or self.match.number == self.saved:
            return
        try:
            self.write(self.save)
        except DataError as error:
            self.save = None
            self.terminal.say(f"The game is no longer saved. {error}", "bad")

    def write(self, path: Path) -> None:
        """Write the match to a file, and from now on keep it there."""
        write_atomically(path, save_text(self.match))
        self.save, self.saved = path, self.match.number
        self.ours.add(path)

    def save_to(self, path: Path) -> None:
        """Write the match to a file that a person named; another game's file only after a yes."""
        if path.exists() and path not in self.ours and not self.terminal.confirm(f"{path} exists. Write over it?"):
            return
        self.write(path)
        self.terminal.say(f"Saved to {path}. Go on with: grognard play --load {path}", "good")

    def write_map(self, path: Path, text: str) -> None:
        """Write the map to a file that a person named; over another one only after a yes."""
        if path.exists() and not self.terminal.confirm(f"{path} exists. Write over it?"):
            return
        write_atomically(path, f"{text}\n")
        self.terminal.say(f"The map is in {path}. Play on it again with: --option map=@{path}", "good")

    def offer_to_save(self) -> None:
        """Ask for a file until the match is in one, or the person wants none."""
        self.keep()
        while self.match.number != self.saved:
            name = self.terminal.ask("Save the game? A file name, or Enter for no: ")
            if not name:
                return
            try:
                self.save_to(Path(name))
            except DataError as error:
                self.terminal.say(str(error), "bad")
