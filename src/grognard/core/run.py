"""A run: steps tried on a copy of a position, to be added to a match all together or not at all."""

from collections.abc import Callable
from typing import Final, TypeGuard

from grognard.core.chance import ChancePoint, Source
from grognard.core.entries import Entry
from grognard.core.errors import IllegalAction
from grognard.core.game import CHANCE, EVERYONE, OVER, Game
from grognard.core.options import Options
from grognard.core.ruleset import Ruleset
from grognard.core.views import Event

KEEP_EVERY: Final = 32  # entries between two positions that a match keeps, to reach any moment quickly


class Run:
    """Entries that follow one position, with what they tell and the positions worth keeping."""

    def __init__(self, ruleset: Ruleset, game: Game, number: int) -> None:
        self.ruleset = ruleset
        self.game = game.clone()
        self.number = number  # of the next entry
        self.entries: list[Entry] = []
        self.told: list[list[Event]] = []
        self.kept: dict[int, Game] = {}

    def act(self, action: int, *, auto: bool = False) -> None:
        """Carry out a legal action of the actor; `auto` when the table answers for it."""
        audience = self.ruleset.audience(self.game, action)
        entry = Entry(
            number=self.number,
            kind="act",
            seat=int(self.game.actor),
            choice=action,
            text=self.ruleset.notation(self.game, action),
            audience=audience,
            public="" if audience == EVERYONE else self.ruleset.public_form(self.game, action),
            auto=auto,
        )
        self._step(entry)

    def answer(self, outcome: int) -> None:
        """Carry out an outcome of chance."""
        point = self.point()
        if not 0 <= outcome < point.size:
            raise ValueError(f"{outcome} is no outcome of {point.purpose}, which has {point.size}")
        entry = Entry(
            number=self.number,
            kind="chance",
            choice=outcome,
            text=self.ruleset.chance_notation(self.game, outcome),
            purpose=point.purpose,
            audience=point.audience,
        )
        self._step(entry)

    def point(self) -> ChancePoint:
        """The question to chance, where chance is asked."""
        return chance_point(self.ruleset, self.game, self.number)

    def settle(self, source: Source, waits: Callable[[int], bool]) -> None:
        """Let chance answer, and the table for seats that can only pass, until a seat has a choice, people must throw, or the end.

        It does not pass for a seat yet when that `waits`.
        """
        while self.game.actor != OVER:
            if self.game.actor == CHANCE:
                outcome = source.draw(self.point())
                if outcome is None:
                    return
                self.answer(outcome)
            elif is_forced(self.ruleset, self.game) and not waits(int(self.game.actor)):
                self.act(int(self.game.legal_actions()[0]), auto=True)
            else:
                return

    def _step(self, entry: Entry) -> None:
        self.game.told = []
        self.game.apply(entry.choice)
        told = self.game.told or []
        self.game.told = None
        self.entries.append(entry)
        self.told.append(
            [Event(what=what, rule=rule, audience=mask, numbers=(a, b, c)) for what, rule, mask, a, b, c in told]
        )
        self.number += 1
        if self.number % KEEP_EVERY == 0:
            self.kept[self.number] = self.game.clone()


def chance_point(ruleset: Ruleset, game: Game, number: int) -> ChancePoint:
    """What chance is asked in this position, as the entry of that number."""
    size, _, audience = game.chance()
    return ChancePoint(number, int(size), ruleset.purpose(game), int(audience))


def is_forced(ruleset: Ruleset, game: Game) -> bool:
    """Whether a seat is asked out of turn and can only pass, so that the table answers for it."""
    return game.actor >= 0 and len(game.legal_actions()) == 1 and ruleset.prompt(game).window


def check_choice(ruleset: Ruleset, options: Options, game: Game, seat: int, action: object) -> int:
    """The action as a number, or IllegalAction when the seat may not choose it now."""
    order_rule = ruleset.table_rules.get("order", "")
    if not is_number(action):
        raise IllegalAction(order_rule, f"{action!r} is no number of an action.")
    count = ruleset.action_count(options)
    if not 0 <= action < count:
        raise IllegalAction(order_rule, f"There is no action {action}.", f"Actions have the numbers 0 to {count - 1}.")
    if game.actor != seat or action not in list(game.legal_actions()):
        raise ruleset.refuse(game, seat, action)
    return action


def is_number(value: object) -> TypeGuard[int]:
    """Whether it is a whole number and no switch."""
    return isinstance(value, int) and not isinstance(value, bool)
