"""Every module of Warp Empires as tables, bots and front ends know it: one ruleset for each module file."""

import functools
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grognard.core.game import EVERYONE, OVER, WHOLE_WIN, Game, Told
from grognard.core.lessons import Lesson
from grognard.core.options import Option, Options, OptionValue
from grognard.core.ruleset import Ruleset
from grognard.core.views import ActionView, Board, Event, Forecast, Prompt, Refusal, Span, View
from grognard.games.warp_empires.actions import ACTION_COUNT
from grognard.games.warp_empires.evaluate import evaluate
from grognard.games.warp_empires.explain.answer import explain
from grognard.games.warp_empires.forecast import forecast_of
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.knowledge import is_known
from grognard.games.warp_empires.lessons import lessons_of
from grognard.games.warp_empires.meta import meta_of
from grognard.games.warp_empires.names import module_of, seat_name
from grognard.games.warp_empires.narrate import narrate
from grognard.games.warp_empires.notation import notation
from grognard.games.warp_empires.outcomes import chance_label, chance_notation, parse_chance, purpose_of
from grognard.games.warp_empires.phases.control import count_markers
from grognard.games.warp_empires.prompts import prompt
from grognard.games.warp_empires.questions import C_ORDER
from grognard.games.warp_empires.sketch import sketch
from grognard.games.warp_empires.state import owner_in
from grognard.games.warp_empires.stats import income
from grognard.games.warp_empires.tables import Tables
from grognard.games.warp_empires.typing_in import parse
from grognard.games.warp_empires.unpacking import unpack
from grognard.games.warp_empires.uses import rules_refused, rules_told
from grognard.games.warp_empires.view import board_of, map_text_of, view_of
from grognard.games.warp_empires.words import describe, is_secret, label, public_form

KEPT: Final = 16  # tables of the last games


def empires(game: Game) -> Empires:
    """The position as one of these games; anything else is a mistake of the caller."""
    if not isinstance(game, Empires):
        raise TypeError(f"{type(game).__name__} is no position of Warp Empires")
    return game


class WarpEmpires(Ruleset):
    """All about a module but its positions.

    Rule: WE-001
    """

    table_rules: ClassVar[Mapping[str, str]] = {
        "order": "WE-R65",
        "chance": "WE-R73",
        "undo": "WE-R65",
        "draw": "WE-R63",
        "resign": "WE-R62",
    }

    def __init__(self, loaded: Loaded, *, is_shipped: bool = False) -> None:
        """With a module that passed all checks, shipped or given from outside; a tutorial belongs to shipped ones."""
        self.loaded = loaded
        self.is_shipped = is_shipped
        self.meta = meta_of(loaded)  # type: ignore[misc]  # each module is a game of its own
        self.options: tuple[Option, ...] = loaded.options  # type: ignore[misc]  # likewise
        self._tables = functools.lru_cache(maxsize=KEPT)(self._make)

    def _make(self, given: tuple[tuple[str, OptionValue], ...], seats: int) -> tuple[Tables, Module]:
        """Tables and words for a game."""
        return self.loaded.game(dict(given), seats)

    def tables(self, values: Mapping[str, OptionValue], seats: int) -> tuple[Tables, Module]:
        """Tables and words for a game under resolved options, made once."""
        return self._tables(tuple(values.items()), seats)

    def start(self, options: Mapping[str, object], seats: int) -> Empires:
        """A new game, before anything is decided."""
        self.check_seats(seats)
        return new_game(*self.tables(self.resolve(options), seats))

    def load(self, data: bytes) -> Empires:
        """The position behind pack(); DataError for bytes that are none."""
        return unpack(data, self.loaded)

    def options_of(self, game: Game) -> Options:
        """The options a position is played with."""
        return dict(module_of(empires(game)).options)

    def seats_of(self, game: Game) -> int:
        """As many as the module takes."""
        return int(empires(game).tables.seats)

    def seat_name(self, game: Game, seat: int) -> str:
        """A player by the power, by number before it is picked."""
        return seat_name(empires(game), seat)

    def action_count(self, options: Options) -> int:
        """The size of the action space, the same under all options and modules."""
        return ACTION_COUNT

    def label(self, game: Game, action: int) -> str:
        """A legal action in words."""
        return label(empires(game), action)

    def notation(self, game: Game, action: int) -> str:
        """A legal action as short text."""
        return notation(empires(game), action)

    def parse(self, game: Game, text: str) -> int:
        """The legal action behind a notation; IllegalAction with its rule when there is none."""
        return parse(empires(game), text)

    def describe(self, game: Game, action: int) -> ActionView:
        """A legal action with all that a front end shows."""
        return describe(empires(game), action)

    def prompt(self, game: Game) -> Prompt:
        """What the actor, or chance, is asked now."""
        return prompt(empires(game))

    def audience(self, game: Game, action: int) -> int:
        """Who may know a choice: who joins a group, what is bought and what is laid face down is the chooser's secret."""
        state = empires(game)
        return 1 << int(state.actor) if is_secret(state, action) else EVERYONE

    def public_form(self, game: Game, action: int) -> str:
        """What the others are told of such a choice."""
        return public_form(empires(game), action)

    def reveals(self, game: Game, action: int) -> bool:
        """Whether a choice shows its seat something new: looks into hands and stacks, battles that begin, units that rise to the top.

        Rule: S8-R36, S8-R37, WE-R23
        """
        state = empires(game)
        seat = int(state.actor)
        after = state.clone()
        after.told = []
        after.apply(action)
        secrets = any(mask != EVERYONE and mask >> seat & 1 for _, _, mask, *_ in after.told)
        return secrets or known_units(after, seat) > known_units(state, seat)

    def purpose(self, game: Game) -> str:
        """What a throw or a draw is for."""
        return purpose_of(empires(game))

    def chance_label(self, game: Game, outcome: int) -> str:
        """A throw or a draw in words."""
        return chance_label(empires(game), outcome)

    def chance_notation(self, game: Game, outcome: int) -> str:
        """A throw or a draw as people type it."""
        return chance_notation(empires(game), outcome)

    def parse_chance(self, game: Game, text: str) -> int:
        """The outcome that somebody typed; DataError with what is allowed."""
        return parse_chance(empires(game), text)

    def board(self, game: Game) -> Board:
        """The map, empty before it is there, and the words of the module."""
        return board_of(empires(game))

    def view(self, game: Game, seat: int) -> View:
        """Everything but hands, what lies below the top of stacks, and the recruits of others."""
        return view_of(empires(game), seat, self.meta.name)

    def map_text(self, game: Game) -> str:
        """The rolled map as text."""
        return map_text_of(empires(game))

    def turn(self, game: Game) -> int:
        """The number of the player's turn."""
        return int(empires(game).turns)

    def tallies(self, game: Game) -> Mapping[str, Sequence[int]]:
        """Territories, income, points and units of every player."""
        state = empires(game)
        seats = range(self.seats_of(game))
        if state.atlas is None or any(power < 0 for power in state.power):
            return {}
        return {
            "territories": [int(count_markers(state, seat)) for seat in seats],
            "income": [int(income(state, seat)) for seat in seats],
            "points": [int(state.points[seat]) for seat in seats],
            "units": [sum(owner_in(unit) == seat for unit in state.units[: state.standing]) for seat in seats],
        }

    def throwers(self, game: Game, dice: int) -> Sequence[int]:
        """Who throws: the player who rolls for the order, else the active one."""
        state = empires(game)
        seat = int(state.detail(1)) if state.question() == C_ORDER else int(state.active)
        return [seat] * dice if seat >= 0 else ()

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        """Why the seat may not; None exactly when it may."""
        return explain(empires(game), seat, asked)

    def forecast(self, view: View, action: int) -> Forecast | None:
        """What a legal action may lead to."""
        values = self.resolve(view.options)
        tables, module = self.tables(values, len(view.seats))
        return forecast_of(view, tables, module, action)

    def evaluate(self, game: Game, seat: int) -> float:
        """The seat's expected share of the win, 0 to 1."""
        if game.actor == OVER:
            return int(game.scores()[seat]) / WHOLE_WIN
        return float(evaluate(empires(game), seat))

    def narrate(self, game: Game, event: Event, seat: int) -> str:
        """An event as one sentence; its public form for those who may not know more."""
        return narrate(empires(game), event, seat)

    def rules_told(self, game: Game, told: Told) -> tuple[str, ...]:
        """The rule of the event, that of a card that is played or laid in it, and what else it brings about."""
        return rules_told(empires(game), told)

    def rules_refused(self, game: Game, refusal: Refusal) -> tuple[str, ...]:
        """The rule of the refusal, and the module's paragraph that says it again."""
        return rules_refused(empires(game), refusal.rule)

    def sketch(self, game: Game, view: View) -> list[list[Span]]:
        """The map for a terminal, with a panel beside it."""
        return sketch(empires(game), view)

    def lessons(self) -> Sequence[Lesson]:
        """The tutorial."""
        return lessons_of(self.loaded) if self.is_shipped else ()


def known_units(state: Empires, seat: int) -> int:
    """How many units of others a seat knows."""
    return sum(
        owner_in(state.units[index]) != seat and bool(is_known(state, index, seat))
        for index in range(int(state.standing))
    )
