"""Mysterious Islands as tables, bots and front ends know it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from grognard.core.game import EVERYONE, OVER, WHOLE_WIN, Game, Told
from grognard.core.lessons import Lesson
from grognard.core.options import Option, Options, OptionValue
from grognard.core.ruleset import Meta, Ruleset
from grognard.core.views import ActionView, Board, Event, Forecast, Prompt, Refusal, Span, View
from grognard.games.mysterious_islands.actions import ACTION_COUNT
from grognard.games.mysterious_islands.evaluate import evaluate
from grognard.games.mysterious_islands.explain.answer import explain
from grognard.games.mysterious_islands.factions import Table, load_table, setup_for
from grognard.games.mysterious_islands.forecast import forecast_of
from grognard.games.mysterious_islands.game import Islands, new_game
from grognard.games.mysterious_islands.labels import label
from grognard.games.mysterious_islands.lessons import lessons
from grognard.games.mysterious_islands.meta import META, OPTIONS, check_options
from grognard.games.mysterious_islands.names import seat_name
from grognard.games.mysterious_islands.narrate import narrate
from grognard.games.mysterious_islands.notation import notation
from grognard.games.mysterious_islands.outcomes import chance_label, chance_notation, parse_chance, purpose_of
from grognard.games.mysterious_islands.prompts import prompt
from grognard.games.mysterious_islands.rolls import needed_now, throwers_of
from grognard.games.mysterious_islands.score import count_bases, count_units
from grognard.games.mysterious_islands.sketch import sketch
from grognard.games.mysterious_islands.typing_in import parse
from grognard.games.mysterious_islands.unpacking import unpack
from grognard.games.mysterious_islands.view import board_of, map_text_of, view_of
from grognard.games.mysterious_islands.words import describe


def islands(game: Game) -> Islands:
    """The position as one of this game; anything else is a mistake of the caller."""
    if not isinstance(game, Islands):
        raise TypeError(f"{type(game).__name__} is no position of Mysterious Islands")
    return game


class MysteriousIslands(Ruleset):
    """All about Mysterious Islands but its positions; another table of factions makes another game of it."""

    meta: ClassVar[Meta] = META
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    has_open_map: ClassVar[bool] = True
    table_rules: ClassVar[Mapping[str, str]] = {
        "order": "MI-R13",
        "chance": "MI-R162",
        "undo": "MI-R52",
        "draw": "MI-R02",
        "resign": "MI-R05",
    }

    def __init__(self, factions: Table | None = None) -> None:
        """With the factions of the rules, or others."""
        self.factions = load_table() if factions is None else factions

    def resolve(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; DataError for a wrong one."""
        values = super().resolve(given)
        check_options(values)
        return values

    def start(self, options: Mapping[str, object], seats: int) -> Islands:
        """A new game, before anybody has picked a faction. Rule: MI-002, MI-114, MI-115, MI-R126"""
        self.check_seats(seats)
        return new_game(setup_for(self.resolve(options), seats, self.factions))

    def load(self, data: bytes) -> Islands:
        """The position behind pack(); DataError for bytes that are none."""
        return unpack(data, self.factions)

    def options_of(self, game: Game) -> Options:
        """The options a position is played with."""
        return self.resolve(islands(game).setup.options)

    def seats_of(self, game: Game) -> int:
        """Two to six. Rule: MI-002"""
        return int(islands(game).setup.seats)

    def seat_name(self, game: Game, seat: int) -> str:
        """A player by the factions, by number before they are picked."""
        return seat_name(islands(game), seat)

    def action_count(self, options: Options) -> int:
        """The size of the action space, the same under all options."""
        return ACTION_COUNT

    def label(self, game: Game, action: int) -> str:
        """A legal action in words."""
        return label(islands(game), action)

    def notation(self, game: Game, action: int) -> str:
        """A legal action as short text."""
        return notation(islands(game), action)

    def parse(self, game: Game, text: str) -> int:
        """The legal action behind a notation; IllegalAction with its rule when there is none."""
        return parse(islands(game), text)

    def describe(self, game: Game, action: int) -> ActionView:
        """A legal action with all that a front end shows."""
        return describe(islands(game), action)

    def prompt(self, game: Game) -> Prompt:
        """What the actor, or chance, is asked now."""
        return prompt(islands(game))

    def purpose(self, game: Game) -> str:
        """What a throw or a draw is for."""
        return purpose_of(islands(game))

    def chance_label(self, game: Game, outcome: int) -> str:
        """A throw or a draw in words."""
        return chance_label(islands(game), outcome)

    def chance_notation(self, game: Game, outcome: int) -> str:
        """A throw or a draw as people type it."""
        return chance_notation(islands(game), outcome)

    def parse_chance(self, game: Game, text: str) -> int:
        """The outcome that somebody typed; DataError with what is allowed."""
        return parse_chance(islands(game), text)

    def board(self, game: Game) -> Board:
        """The sea chart, empty before it is there."""
        return board_of(islands(game))

    def view(self, game: Game, seat: int) -> View:
        """Everything but other hands and the order of the deck. Rule: MI-R08"""
        return view_of(islands(game), seat)

    def map_text(self, game: Game) -> str:
        """The chart as text."""
        return map_text_of(islands(game))

    def turn(self, game: Game) -> int:
        """The number of the player's turn."""
        return int(islands(game).turns)

    def turn_of(self, game: Game) -> int:
        """The active player. Rule: MI-007"""
        return int(islands(game).active)

    def tallies(self, game: Game) -> Mapping[str, Sequence[int]]:
        """Bases and other units of every player. Rule: MI-008"""
        state = islands(game)
        seats = range(self.seats_of(game))
        return {
            "bases": [int(count_bases(state, seat)) for seat in seats],
            "units": [int(count_units(state, seat)) for seat in seats],
        }

    def throwers(self, game: Game, dice: int) -> Sequence[int]:
        """Who throws: in a battle three dice each, the attacker's first."""
        return throwers_of(islands(game), dice)

    def needed(self, game: Game) -> int:
        """What a die has to show that decides alone."""
        return needed_now(islands(game))

    def reveals(self, game: Game, action: int) -> bool:
        """Whether a choice shows its seat something new: hands are seen by drawing and stealing alone, which chance decides. Rule: MI-R162"""
        after = islands(game).clone()
        after.told = []
        after.apply(action)
        seat = int(game.actor)
        return any(mask != EVERYONE and mask >> seat & 1 for _, _, mask, *_ in after.told)

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        """Why the seat may not; None exactly when it may."""
        return explain(islands(game), seat, asked)

    def forecast(self, view: View, action: int) -> Forecast | None:
        """What a legal action may lead to."""
        options = cast("dict[str, OptionValue]", view.options)
        return forecast_of(view, setup_for(self.resolve(options), len(view.seats), self.factions), action)

    def evaluate(self, game: Game, seat: int) -> float:
        """The seat's expected share of the win, 0 to 1."""
        if game.actor == OVER:
            return int(game.scores()[seat]) / WHOLE_WIN
        return float(evaluate(islands(game), seat))

    def rules_told(self, game: Game, told: Told) -> tuple[str, ...]:
        """The rule of the event; a torpedo's shot is also what the ruling on torpedoes allows.

        Rule: MI-R78
        """
        what, rule = told[:2]
        return (rule, "MI-R78") if (what, rule) == ("shoots", "MI-060") else (rule,)

    def narrate(self, game: Game, event: Event, seat: int) -> str:
        """An event as one sentence; its public form for those who may not know more."""
        return narrate(islands(game), event, seat)

    def sketch(self, game: Game, view: View) -> list[list[Span]]:
        """The chart for a terminal, with a panel beside it."""
        return sketch(islands(game), view)

    def lessons(self) -> Sequence[Lesson]:
        """The tutorial."""
        return lessons()


RULESET = MysteriousIslands()
