"""Mystic Mountain as one game: which phase answers what."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, EVERYONE, OVER, WHOLE_WIN
from grognard.games.mystic_mountain import packing
from grognard.games.mystic_mountain.actions import (
    ATTACK,
    BREAK_FREE,
    BUY,
    BUY_NOTHING,
    CLIMB,
    END_TURN,
    ENGAGE,
    FULL_ATTACK,
    MOVE,
    SHOOT,
    kind_of,
)
from grognard.games.mystic_mountain.board import NOBODY, Setup
from grognard.games.mystic_mountain.lean import weights
from grognard.games.mystic_mountain.phases.attack import apply_attack, legal_attack, roll_attack
from grognard.games.mystic_mountain.phases.buy import apply_buy, apply_buy_nothing, legal_buy
from grognard.games.mystic_mountain.phases.climb import apply_climb, legal_climb
from grognard.games.mystic_mountain.phases.end import end_turn
from grognard.games.mystic_mountain.phases.engage import (
    apply_engage,
    apply_full_attack,
    legal_engage,
    legal_full_attack,
    roll_full_attack,
)
from grognard.games.mystic_mountain.phases.escape import apply_escape, legal_escape, roll_escape
from grognard.games.mystic_mountain.phases.move import apply_move, legal_move
from grognard.games.mystic_mountain.phases.shoot import apply_shoot, legal_shoot, roll_fall, roll_shot
from grognard.games.mystic_mountain.phases.start import roll_first, set_up
from grognard.games.mystic_mountain.state import (
    ASK_BUY,
    ASK_FIRST,
    ROLL_ATTACK,
    ROLL_ESCAPE,
    ROLL_FALL,
    ROLL_FULL_ATTACK,
    ROLL_SHOT,
    State,
)

# What chance is asked for; the numbers are what chance() gives as the purpose.
PURPOSES: Final = ["first", "attack", "full-attack", "shot", "fall", "escape"]
FOR_FIRST: Final = 0
FOR_ATTACK: Final = 1
FOR_FULL_ATTACK: Final = 2
FOR_SHOT: Final = 3
FOR_FALL: Final = 4
FOR_ESCAPE: Final = 5


class Mountain(State):
    """A position of Mystic Mountain with its rules."""

    def legal_actions(self) -> vec[i64]:
        """The choices of the side on turn: a purchase, or End turn and every action that some unit can take.

        Rule: MM-022, MM-023, MM-028, MM-R35, MM-R36, MM-R56, MM-R103
        """
        out = vec[i64](capacity=512)
        if self.actor < 0:
            return out
        if self.question() == ASK_BUY:
            return legal_buy(self, out)
        out = append(out, END_TURN)
        out = legal_escape(self, out)
        out = legal_full_attack(self, out)
        out = legal_engage(self, out)
        out = legal_attack(self, out)
        out = legal_climb(self, out)
        out = legal_shoot(self, out)
        return legal_move(self, out)

    def chance(self) -> vec[i64]:
        """Who begins, or dice; everyone may see them. Two dice make one outcome, the first die counts sixfold.

        Rule: MM-R52, MM-R104, MM-R105
        """
        if self.actor != CHANCE:
            return vec[i64]()
        question = self.question()
        if question == ASK_FIRST:
            return vec[i64]([2, FOR_FIRST, EVERYONE])
        if question == ROLL_ATTACK:
            return vec[i64]([36, FOR_ATTACK, EVERYONE])
        if question == ROLL_FULL_ATTACK:
            return vec[i64]([36, FOR_FULL_ATTACK, EVERYONE])
        if question == ROLL_ESCAPE:
            return vec[i64]([36, FOR_ESCAPE, EVERYONE])
        return vec[i64]([6, FOR_SHOT if question == ROLL_SHOT else FOR_FALL, EVERYONE])

    def apply(self, choice: i64) -> None:
        """Carry out an action, or a chance outcome."""
        if self.actor == CHANCE:
            self.apply_outcome(choice)
        else:
            self.apply_action(choice)

    def apply_action(self, action: i64) -> None:
        """Carry out an action of the side on turn."""
        kind = kind_of(action)
        if kind == MOVE:
            apply_move(self, action)
        elif kind == ATTACK:
            apply_attack(self, action)
        elif kind == CLIMB:
            apply_climb(self, action)
        elif kind == END_TURN:
            end_turn(self)
        elif kind == SHOOT:
            apply_shoot(self, action)
        elif kind == ENGAGE:
            apply_engage(self, action)
        elif kind == FULL_ATTACK:
            apply_full_attack(self, action)
        elif kind == BREAK_FREE:
            apply_escape(self)
        elif kind == BUY:
            apply_buy(self, action)
        elif kind == BUY_NOTHING:
            apply_buy_nothing(self)

    def apply_outcome(self, outcome: i64) -> None:
        """Carry out what chance has brought."""
        question = self.question()
        if question == ROLL_ATTACK:
            roll_attack(self, outcome)
        elif question == ROLL_SHOT:
            roll_shot(self, outcome)
        elif question == ROLL_FALL:
            roll_fall(self, outcome)
        elif question == ROLL_FULL_ATTACK:
            roll_full_attack(self, outcome)
        elif question == ROLL_ESCAPE:
            roll_escape(self, outcome)
        elif question == ASK_FIRST:
            roll_first(self, outcome)

    def clone(self) -> "Mountain":
        """An independent copy; boards and options are shared."""
        copy = Mountain(self.setup)
        self.clone_into(copy)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "Mountain":
        """A copy: everything is open.

        Rule: MM-R104
        """
        return self.clone()

    def scores(self) -> vec[i64]:
        """The whole win for the winner; a draw is shared."""
        if self.actor != OVER:
            return vec[i64]([0, 0])
        if self.winner == NOBODY:
            return vec[i64]([WHOLE_WIN // 2, WHOLE_WIN // 2])
        shares = vec[i64]([0, 0])
        shares[self.winner] = WHOLE_WIN
        return shares

    def pack(self) -> bytes:
        """The whole position with its options."""
        return packing.pack(self)

    def lean(self, actions: vec[i64]) -> vec[i64]:
        """Weights of a cheap policy for playouts."""
        return weights(self, actions)


def new_game(setup: Setup) -> Mountain:
    """The start position; chance then names the side that begins, unless an option does."""
    game = Mountain(setup)
    set_up(game)
    return game
