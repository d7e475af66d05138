"""Mysterious Islands as one game: whoever is asked answers, then the steps that follow are carried out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE
from grognard.games.mysterious_islands import packing
from grognard.games.mysterious_islands.asking import apply_moving, legal_moving
from grognard.games.mysterious_islands.chances import carry_out, chance_of
from grognard.games.mysterious_islands.guess import guess
from grognard.games.mysterious_islands.lean import weights
from grognard.games.mysterious_islands.phases.setup import set_up
from grognard.games.mysterious_islands.score import shares
from grognard.games.mysterious_islands.state import State
from grognard.games.mysterious_islands.steps import step
from grognard.games.mysterious_islands.tables import Setup

MOST_DECISIONS: Final = 2000  # in one turn


class Islands(State):
    """A position of Mysterious Islands with its rules."""

    def legal_actions(self) -> vec[i64]:
        """The choices of the seat that is asked, ascending; beyond the safety cap of a turn only the first: pass, end, stand.

        Rule: MI-R161
        """
        out = vec[i64](capacity=64)
        if self.actor < 0:
            return out
        out = legal_moving(self, self.question(), out)
        return out if self.decisions < MOST_DECISIONS else vec[i64]([out[0]])

    def chance(self) -> vec[i64]:
        """Dice, draws and lots."""
        return chance_of(self, self.question()) if self.actor == CHANCE else vec[i64]()

    def apply(self, choice: i64) -> None:
        """Carry out an action or a chance outcome, and the steps that follow until somebody is asked again."""
        if self.actor == CHANCE:
            carry_out(self, self.question(), choice)
        else:
            self.decisions += 1
            apply_moving(self, self.question(), choice)
        self.settle()

    def step(self, kind: i64) -> None:
        """Carry out the topmost frame, a step."""
        step(self, kind)

    def clone(self) -> "Islands":
        """An independent copy; chart, factions and options are shared."""
        copy = Islands(self.setup)
        self.clone_into(copy)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "Islands":
        """A copy in which the cards that the seat does not know are dealt anew."""
        copy = self.clone()
        guess(copy, seat, rng)
        return copy

    def scores(self) -> vec[i64]:
        """Shares of the win."""
        return shares(self)

    def pack(self) -> bytes:
        """The whole position with its options and chart."""
        return packing.pack(self)

    def lean(self, actions: vec[i64]) -> vec[i64]:
        """Weights of a cheap policy for playouts."""
        return weights(self, actions)


def new_game(setup: Setup) -> Islands:
    """A game before anybody has picked a faction."""
    game = Islands(setup)
    game.clear()
    set_up(game)
    game.settle()
    return game
