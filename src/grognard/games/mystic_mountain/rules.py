"""Mystic Mountain as tables, bots and front ends know it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from grognard.core.game import OVER, WHOLE_WIN, Game
from grognard.core.lessons import Lesson
from grognard.core.options import Option, Options, OptionValue
from grognard.core.ruleset import Meta, Ruleset
from grognard.core.views import ActionView, Board, Event, Forecast, Prompt, Refusal, Span, View
from grognard.games.mystic_mountain.actions import ACTION_COUNT
from grognard.games.mystic_mountain.evaluate import evaluate
from grognard.games.mystic_mountain.explain.answer import explain
from grognard.games.mystic_mountain.forecast import forecast_of
from grognard.games.mystic_mountain.game import Mountain, new_game
from grognard.games.mystic_mountain.layout import setup_for
from grognard.games.mystic_mountain.lessons import lessons
from grognard.games.mystic_mountain.meta import META, OPTIONS, check_options
from grognard.games.mystic_mountain.names import SIDES
from grognard.games.mystic_mountain.narrate import narrate
from grognard.games.mystic_mountain.notation import chance_notation, notation, parse, parse_chance
from grognard.games.mystic_mountain.sketch import sketch
from grognard.games.mystic_mountain.unpacking import unpack
from grognard.games.mystic_mountain.view import board_of, view_of
from grognard.games.mystic_mountain.words import PURPOSES, chance_label, describe, die_needed, label, prompt


def mountain(game: Game) -> Mountain:
    """The position as one of this game; anything else is a mistake of the caller."""
    if not isinstance(game, Mountain):
        raise TypeError(f"{type(game).__name__} is no position of Mystic Mountain")
    return game


class MysticMountain(Ruleset):
    """All about Mystic Mountain but its positions."""

    meta: ClassVar[Meta] = META
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    table_rules: ClassVar[Mapping[str, str]] = {
        "order": "MM-022",
        "chance": "MM-R105",
        "undo": "MM-R104",
        "draw": "MM-R102",
        "resign": "MM-R103",
    }

    def resolve(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; DataError for a wrong one and for two that exclude each other. Rule: MM-R04"""
        values = super().resolve(given)
        check_options(values)
        return values

    def start(self, options: Mapping[str, object], seats: int) -> Mountain:
        """A new game, before chance says who begins. Rule: MM-001, MM-R08"""
        self.check_seats(seats)
        return new_game(setup_for(self.resolve(options)))

    def load(self, data: bytes) -> Mountain:
        """The position behind pack(); DataError for bytes that are none."""
        return unpack(data)

    def options_of(self, game: Game) -> Options:
        """The options a position is played with."""
        return self.resolve(dict(mountain(game).setup.options))

    def seats_of(self, game: Game) -> int:
        """Always two. Rule: MM-001"""
        return len(SIDES)

    def seat_name(self, game: Game, seat: int) -> str:
        """South or North."""
        return SIDES[seat]

    def action_count(self, options: Options) -> int:
        """The size of the action space, the same under all options."""
        return ACTION_COUNT

    def label(self, game: Game, action: int) -> str:
        """A legal action in words."""
        return label(mountain(game), action)

    def notation(self, game: Game, action: int) -> str:
        """A legal action as short text."""
        return notation(mountain(game), action)

    def parse(self, game: Game, text: str) -> int:
        """The legal action behind a notation; IllegalAction with its rule when there is none."""
        return parse(mountain(game), text)

    def describe(self, game: Game, action: int) -> ActionView:
        """A legal action with all that a front end shows."""
        return describe(mountain(game), action)

    def prompt(self, game: Game) -> Prompt:
        """What the actor, or chance, is asked now."""
        return prompt(mountain(game))

    def purpose(self, game: Game) -> str:
        """What a throw is for: first, attack, full-attack, shot, fall or escape."""
        return PURPOSES[int(mountain(game).question())]

    def chance_label(self, game: Game, outcome: int) -> str:
        """A throw in words."""
        return chance_label(mountain(game), outcome)

    def chance_notation(self, game: Game, outcome: int) -> str:
        """A throw as people type it."""
        return chance_notation(mountain(game), outcome)

    def parse_chance(self, game: Game, text: str) -> int:
        """The outcome that somebody typed; DataError with what is allowed."""
        return parse_chance(mountain(game), text)

    def board(self, game: Game) -> Board:
        """The squares with their heights."""
        return board_of(mountain(game))

    def view(self, game: Game, seat: int) -> View:
        """Everything: nothing is hidden. Rule: MM-R104"""
        return view_of(mountain(game), seat)

    def turn(self, game: Game) -> int:
        """The number of the player turn."""
        return int(mountain(game).turn)

    def tallies(self, game: Game) -> Mapping[str, Sequence[int]]:
        """The points of both sides."""
        return {"points": [int(points) for points in mountain(game).points]}

    def throwers(self, game: Game, dice: int) -> Sequence[int]:
        """The side on turn throws first, the other one second. Rule: MM-R52"""
        side = int(mountain(game).side)
        return (side, 1 - side)[:dice]

    def needed(self, game: Game) -> int:
        """What the die of a shot has to show. Rule: MM-072"""
        return die_needed(mountain(game))

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        """Why the seat may not; None exactly when it may."""
        return explain(mountain(game), seat, asked)

    def forecast(self, view: View, action: int) -> Forecast | None:
        """What a legal action may lead to."""
        return forecast_of(view, action)

    def evaluate(self, game: Game, seat: int) -> float:
        """The seat's expected share of the win, 0 to 1."""
        if game.actor == OVER:
            return int(game.scores()[seat]) / WHOLE_WIN
        return float(evaluate(mountain(game), seat))

    def narrate(self, game: Game, event: Event, seat: int) -> str:
        """An event as one sentence."""
        return narrate(mountain(game), event)

    def sketch(self, game: Game, view: View) -> list[list[Span]]:
        """The board for a terminal, with a panel beside it."""
        return sketch(view)

    def lessons(self) -> Sequence[Lesson]:
        """The tutorial."""
        return lessons()


RULESET = MysticMountain()
