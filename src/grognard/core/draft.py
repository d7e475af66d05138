"""A draft: what a seat would see and could choose after a beginning of an order, without anything being stored."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import msgspec

from grognard.core.game import CHANCE, OVER, Game
from grognard.core.ruleset import Ruleset
from grognard.core.views import NOT_TOLD, ActionView, Forecast, Prompt, Refusal, View

OTHER_SEAT: Final = "other seat"


class Draft:
    """A moment of one seat after `chosen`, which it may still change.

    `stop` says why nothing can be added: "" it can, or "chance", "reveal", "other seat", "over". Before a reveal the
    view is the one without the last choice, since only the order itself may show what is hidden.
    """

    def __init__(
        self, ruleset: Ruleset, game: Game, seat: int, number: int, chosen: tuple[int, ...], stop: str
    ) -> None:
        self._ruleset = ruleset
        self._game = game
        self.number = number
        self.seat = seat
        self.chosen = chosen
        self.stop = stop
        self.legal: list[int] = [] if stop else [int(action) for action in game.legal_actions()]

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self._ruleset.view(self._game, self.seat)

    @cached_property
    def shown(self) -> View:
        """The view as it may be passed on: in a window only the seat itself is told who is asked."""
        actor = int(self._game.actor)
        is_asked = actor == self.seat and self.stop != OTHER_SEAT
        if actor < 0 or is_asked or not self._ruleset.prompt(self._game).window:
            return self.view
        return msgspec.structs.replace(self.view, actor=NOT_TOLD)

    @cached_property
    def prompt(self) -> Prompt | None:
        """What the seat is asked, None when it is not asked."""
        return None if self.stop else self._ruleset.prompt(self._game)

    @cached_property
    def actions(self) -> list[ActionView]:
        """The legal actions with all that a front end shows."""
        return [self._ruleset.describe(self._game, action) for action in self.legal]

    def explain(self, asked: int | Sequence[str]) -> Refusal | None:
        """Why the seat may not take an action, or do anything with these places; None when it may."""
        return self._ruleset.explain(self._game, self.seat, asked)

    def forecast(self, action: int) -> Forecast | None:
        """What a legal action may lead to, by what the seat sees."""
        return self._ruleset.forecast(self.view, action)


def stop_after(ruleset: Ruleset, before: Game, action: int, after: Game) -> str:
    """Why an order ends with this action: "reveal", "chance", "over", "other seat", or "" when it may go on."""
    if ruleset.reveals(before, action):
        return "reveal"
    return stop_at(after, int(before.actor))


def stop_at(game: Game, seat: int) -> str:
    """Why the seat (or a SPECTATOR) has no choice here: "chance", "over", "other seat", or "" when it has."""
    if seat >= 0 and game.actor == seat:
        return ""
    return {CHANCE: "chance", OVER: "over"}.get(int(game.actor), OTHER_SEAT)
