"""A position of any module of Warp Empires with its rules: whoever is asked answers, then the steps that follow are carried out."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE
from grognard.games.warp_empires import packing
from grognard.games.warp_empires.asking import apply_moving, legal_moving
from grognard.games.warp_empires.chances import carry_out, chance_of
from grognard.games.warp_empires.guess import guess
from grognard.games.warp_empires.lean import weights
from grognard.games.warp_empires.phases.setup import set_up
from grognard.games.warp_empires.score import shares
from grognard.games.warp_empires.state import State
from grognard.games.warp_empires.steps import step
from grognard.games.warp_empires.tables import Tables


class Empires(State):
    """A position that knows its rules."""

    def legal_actions(self) -> vec[i64]:
        """The choices of the seat that is asked, ascending."""
        out = vec[i64](capacity=64)
        return out if self.actor < 0 else legal_moving(self, self.question(), out)

    def chance(self) -> vec[i64]:
        """Dice, draws and lots."""
        return chance_of(self, self.question()) if self.actor == CHANCE else vec[i64]()

    def apply(self, choice: i64) -> None:
        """Carry out an action or a chance outcome, and the steps that follow until somebody is asked again."""
        if self.actor == CHANCE:
            carry_out(self, self.question(), choice)
        else:
            apply_moving(self, self.question(), choice)
        self.settle()

    def step(self, kind: i64) -> None:
        """Carry out the topmost frame, a step."""
        step(self, kind)

    def clone(self) -> "Empires":
        """An independent copy; map, tables and module are shared."""
        copy = Empires(self.tables, self.module)
        self.clone_into(copy)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "Empires":
        """A copy in which what the seat does not know is drawn anew."""
        copy = self.clone()
        guess(copy, seat, rng)
        return copy

    def scores(self) -> vec[i64]:
        """Shares of the win."""
        return shares(self)

    def pack(self) -> bytes:
        """The whole position with its module, options and map."""
        return packing.pack(self)

    def lean(self, actions: vec[i64]) -> vec[i64]:
        """Weights of a cheap policy for playouts."""
        return weights(self, actions)


def new_game(tables: Tables, module: object) -> Empires:
    """A game before anything is decided."""
    game = Empires(tables, module)
    game.clear()
    set_up(game)
    game.settle()
    return game
