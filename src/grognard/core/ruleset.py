"""What the table, bots and front ends ask of a game: one interpreted object for each game, given by its entry point."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import ClassVar

import msgspec

from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import EVERYONE, SPECTATOR, Game, Told
from grognard.core.knowledge import reveals
from grognard.core.lessons import Lesson
from grognard.core.options import Option, Options, OptionValue, resolve
from grognard.core.views import ActionView, Board, Event, Forecast, Prompt, Refusal, Span, View


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """A game's card: its command-line name, title, credit, seats and the version of its rules."""

    name: str
    title: str
    credit: str
    package: str  # the package that holds rules.md
    rules_version: int
    least_seats: int
    most_seats: int
    summary: str = ""


class Ruleset(ABC):
    """All about one game but its positions."""

    meta: ClassVar[Meta]
    options: ClassVar[tuple[Option, ...]] = ()
    # The game's rule for what the table itself does: "order", "chance", "undo", "resign", "draw", "timeout"; "" where it has none.
    table_rules: ClassVar[Mapping[str, str]] = {}
    has_open_map: ClassVar[bool] = False  # whether map_text() is nothing but what everybody sees

    def resolve(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; DataError names a wrong one. Games with options that exclude each other extend this."""
        return resolve(self.options, given)

    def check_seats(self, seats: int) -> None:
        """DataError unless the game takes that many seats."""
        if not self.meta.least_seats <= seats <= self.meta.most_seats:
            allowed = [str(n) for n in range(self.meta.least_seats, self.meta.most_seats + 1)]
            raise DataError(f"{self.meta.title} is not played by {seats}.", allowed=allowed)

    def rules_text(self) -> str:
        """The rules page of the game, as it lies in its package."""
        return files(self.meta.package).joinpath("rules.md").read_text(encoding="utf-8")

    @abstractmethod
    def start(self, options: Mapping[str, object], seats: int) -> Game:
        """A new game, before its first chance point."""

    @abstractmethod
    def load(self, data: bytes) -> Game:
        """The position behind pack(); DataError for bytes that are none."""

    @abstractmethod
    def options_of(self, game: Game) -> Options:
        """The options a position is played with."""

    @abstractmethod
    def seats_of(self, game: Game) -> int:
        """How many seats a position has."""

    @abstractmethod
    def seat_name(self, game: Game, seat: int) -> str:
        """The game's word for a seat (a colour, a side, a power)."""

    @abstractmethod
    def action_count(self, options: Options) -> int:
        """The size of the action space: every action is a number below it."""

    @abstractmethod
    def label(self, game: Game, action: int) -> str:
        """A legal action in words, for a button."""

    @abstractmethod
    def notation(self, game: Game, action: int) -> str:
        """A legal action as short text without spaces; unique among the legal ones, read back by parse()."""

    @abstractmethod
    def parse(self, game: Game, text: str) -> int:
        """The number of a notation in this position; IllegalAction with its rule when no such action can be meant."""

    @abstractmethod
    def describe(self, game: Game, action: int) -> ActionView:
        """A legal action with all that a front end shows."""

    @abstractmethod
    def prompt(self, game: Game) -> Prompt:
        """What the actor, or chance, is asked now."""

    @abstractmethod
    def purpose(self, game: Game) -> str:
        """At CHANCE: what the throw or draw is for, one word, part of what a committed outcome is bound to."""

    @abstractmethod
    def chance_label(self, game: Game, outcome: int) -> str:
        """A chance outcome in words."""

    @abstractmethod
    def chance_notation(self, game: Game, outcome: int) -> str:
        """A chance outcome as short text ("5,3"), as people type it in and files keep it."""

    @abstractmethod
    def parse_chance(self, game: Game, text: str) -> int:
        """The outcome behind a chance notation; DataError with what is allowed."""

    @abstractmethod
    def board(self, game: Game) -> Board:
        """What never changes during the game, public."""

    @abstractmethod
    def view(self, game: Game, seat: int) -> View:
        """All that a seat, or a SPECTATOR, may know."""

    @abstractmethod
    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        """Why the seat may not take an action number, or do anything with these places; None exactly when it may."""

    @abstractmethod
    def forecast(self, view: View, action: int) -> Forecast | None:
        """What a legal action may lead to, computed from the view alone; None where nothing is uncertain or worth telling."""

    @abstractmethod
    def evaluate(self, game: Game, seat: int) -> float:
        """The seat's expected share of the win, 0 to 1, by a quick look at the position."""

    @abstractmethod
    def narrate(self, game: Game, event: Event, seat: int) -> str:
        """An event as one sentence for a seat or a SPECTATOR; its public form when the seat may not know more."""

    def rules_told(self, game: Game, told: Told) -> tuple[str, ...]:
        """All rules that a told event is a use of, for counts: its own, those of what is played in it, more special ones."""
        return (told[1],)

    def rules_refused(self, game: Game, refusal: Refusal) -> tuple[str, ...]:
        """All rules that a refusal is a use of, for counts: its own, and what says the same."""
        return (refusal.rule,)

    @abstractmethod
    def sketch(self, game: Game, view: View) -> list[list[Span]]:
        """The position as lines of styled text, for a terminal."""

    def audience(self, game: Game, action: int) -> int:
        """The mask of seats that may know this choice when it is made."""
        return EVERYONE

    def public_form(self, game: Game, action: int) -> str:
        """What the others are told of a choice that they may not know."""
        return "made a choice"

    def reveals(self, game: Game, action: int) -> bool:
        """Whether a legal action shows its seat something it did not know; a game that can tell surely overrides the sampling."""
        return reveals(game, action, self.audience(game, action), self.view)

    def turn(self, game: Game) -> int:
        """The number of the turn, as View.turn; a game that can tell more quickly overrides it."""
        return self.view(game, SPECTATOR).turn

    def turn_of(self, game: Game) -> int:
        """The seat whose turn it is, whoever is asked now; -1 when it is nobody's, or the game does not say."""
        return SPECTATOR

    def tallies(self, game: Game) -> Mapping[str, Sequence[int]]:
        """Public numbers worth a chart over time, each with one value a seat: {"points": [3, 5]}."""
        return {}

    def throwers(self, game: Game, dice: int) -> Sequence[int]:
        """At CHANCE, where so many dice are thrown: the seat that throws each; empty when they are nobody's."""
        return ()

    def needed(self, game: Game) -> int:
        """At CHANCE, where a die decides alone: the least face that succeeds; 0 elsewhere."""
        return 0

    def lessons(self) -> Sequence[Lesson]:
        """The tutorial: small positions with something to do."""
        return ()

    def map_text(self, game: Game) -> str:
        """The map as text for the game file, when the game builds one by chance; "" otherwise or before it is built."""
        return ""

    def shared_map(self, game: Game) -> str:
        """The map as text for everybody at the table, to play on it again; "" before it is built, or where it is secret or fixed."""
        return self.map_text(game) if self.has_open_map else ""

    def refuse(self, game: Game, seat: int, asked: int | Sequence[str]) -> IllegalAction:
        """The refusal of explain() as the error to raise; only for what is not allowed."""
        refusal = self.explain(game, seat, asked)
        if refusal is None:
            raise AssertionError(f"{asked!r} is legal and cannot be refused")
        return IllegalAction(refusal.rule, refusal.text, refusal.nearest)
