"""A position of Mystic Mountain: fields, copying and packing; no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.core.game import Game
from grognard.games.mystic_mountain.board import Setup

SOUTH: Final = 0
NORTH: Final = 1
NOBODY: Final = 2

OFF_BOARD: Final = 289  # one extra square that is never free: the edge of the board
DEAD: Final = 300  # the "square" of a unit that is off the board
NO_UNIT: Final = 32
EDGE: Final = 33  # what "stands" on OFF_BOARD

# Marks of a unit, cleared when its owner's turn starts.
MOVED: Final = 1
CLIMBED: Final = 2
SHOT: Final = 4
TRIED: Final = 8  # tried to break free
BOUGHT: Final = 16

# Frames, the open questions, the topmost last: kind, unit, target, detail.
FRAME: Final = 4  # numbers in a frame
FRAMES: Final = 3  # deepest stack
ASK_FIRST: Final = 1  # chance: who starts
ASK_BUY: Final = 2
ASK_ACTION: Final = 3
ROLL_ATTACK: Final = 4  # chance: attacker and defender
ROLL_FULL_ATTACK: Final = 5  # chance: soldier and archer
ROLL_SHOT: Final = 6  # chance: success; detail = direction * 8 + distance
ROLL_FALL: Final = 7  # chance: fall distance; detail as above
ROLL_ESCAPE: Final = 8  # chance: archer and soldier

# How a game ended.
NOT_ENDED: Final = 0
BY_TOP: Final = 1
BY_ELIMINATION: Final = 2
BY_POINTS: Final = 3
BY_CAP: Final = 4


class State(Game):
    """One position; unit = side * 16 + slot, square = row * width + column, row 0 in the north."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup  # board tables and options: immutable, shared by all copies
        self.unit_at = vec[u8]()  # by square, NO_UNIT where free
        self.where = vec[i64]()  # by unit: its square or DEAD
        self.marks = vec[u8]()  # by unit: what it did this turn
        self.attacked = vec[i64]()  # by unit: the enemy a soldier attacked this turn, or NO_UNIT
        self.hold = vec[i64]()  # by unit: own turn starts a miner has seen on the same top square
        self.points = vec[i64]()  # by side: the counter
        self.earned = vec[i64]()  # by side: all points ever gained
        self.revived = vec[i64]()  # by side: 1 once the archer has come back
        self.link_soldier = vec[i64]()  # by the archer's side: the soldier that engages it, or NO_UNIT
        self.link_turn = vec[i64]()  # by the archer's side: the turn in which it was engaged
        self.link_tried = vec[i64]()  # by the archer's side: 1 once it tried to break this link
        self.frames = vec[i64]()
        self.depth: i64 = 0
        self.side: i64 = SOUTH  # whose turn it is, also while chance is asked
        self.starter: i64 = NOBODY
        self.turn: i64 = 0  # player turns begun, 1 = the first
        self.actions_left: i64 = 0
        self.bought: i64 = NO_UNIT  # the unit bought this turn
        self.winner: i64 = NOBODY
        self.ending: i64 = NOT_ENDED
