"""A position of Mystic Mountain: fields, copying, and who stands where; no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.core.game import Game
from grognard.games.mystic_mountain.actions import SLOTS, SQUARES
from grognard.games.mystic_mountain.board import NOBODY, OFF_BOARD, ROWS, SOUTH, SPAN, Setup

DEAD: Final = 300  # the "square" of a unit that is off the board
UNITS: Final = 32
NO_UNIT: Final = 32
EDGE: Final = 33  # what "stands" on OFF_BOARD

NORTH_BITS: Final = 32  # where the bits of North begin in an occupancy row

# Marks of a unit, cleared when its owner's turn starts.
MOVED: Final = 1
CLIMBED: Final = 2
SHOT: Final = 4
TRIED: Final = 8  # tried to break free

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
        """A blank for clone_into(); clear() makes an empty board of it."""
        super().__init__()
        self.setup = setup  # board tables and options: immutable, shared by all copies
        self.unit_at = vec[u8]()  # by square, NO_UNIT where free
        self.rows = vec[
            i64
        ]()  # by row, SPAN rows of margin at each end: occupied squares as bits, South's and from bit 32 North's
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

    def clear(self) -> None:
        """Everybody off the board, counters at their start."""
        start = self.setup.points_at_start
        self.unit_at = vec[u8]([NO_UNIT] * (SQUARES + 1))
        self.unit_at[OFF_BOARD] = EDGE
        self.rows = vec[i64]([0] * ROWS)
        self.where = vec[i64]([DEAD] * UNITS)
        self.marks = vec[u8]([0] * UNITS)
        self.attacked = vec[i64]([NO_UNIT] * UNITS)
        self.hold = vec[i64]([0] * UNITS)
        self.points = vec[i64]([start, start])
        self.earned = vec[i64]([start, start])
        self.revived = vec[i64]([0, 0])
        self.link_soldier = vec[i64]([NO_UNIT, NO_UNIT])
        self.link_turn = vec[i64]([0, 0])
        self.link_tried = vec[i64]([0, 0])
        self.frames = vec[i64]([0] * (FRAME * FRAMES))

    def clone_into(self, copy: "State") -> None:
        """Make another position equal to this one; what it tells is its own."""
        copy.actor = self.actor
        copy.unit_at = self.unit_at[:]
        copy.rows = self.rows[:]
        copy.where = self.where[:]
        copy.marks = self.marks[:]
        copy.attacked = self.attacked[:]
        copy.hold = self.hold[:]
        copy.points = self.points[:]
        copy.earned = self.earned[:]
        copy.revived = self.revived[:]
        copy.link_soldier = self.link_soldier[:]
        copy.link_turn = self.link_turn[:]
        copy.link_tried = self.link_tried[:]
        copy.frames = self.frames[:]
        copy.depth = self.depth
        copy.side = self.side
        copy.starter = self.starter
        copy.turn = self.turn
        copy.actions_left = self.actions_left
        copy.bought = self.bought
        copy.winner = self.winner
        copy.ending = self.ending

    def put(self, unit: i64, square: i64) -> None:
        """Set a unit that is off the board on a free square."""
        self.where[unit] = square
        self.unit_at[square] = u8(unit)
        self.flip(unit, square)

    def lift(self, unit: i64) -> None:
        """Take a unit off the board."""
        square = self.where[unit]
        self.where[unit] = DEAD
        self.unit_at[square] = NO_UNIT
        self.flip(unit, square)

    def flip(self, unit: i64, square: i64) -> None:
        """Keep the occupancy rows in step with a square that is taken or left."""
        row = self.setup.row_of[square] + SPAN
        self.rows[row] ^= self.setup.bit_of[square] << unit // SLOTS * NORTH_BITS

    def ask(self, kind: i64, asked: i64, unit: i64 = NO_UNIT, target: i64 = NO_UNIT, detail: i64 = 0) -> None:
        """Open a question to a seat or to chance, on top of those that are open."""
        start = self.depth * FRAME
        self.frames[start] = kind
        self.frames[start + 1] = unit
        self.frames[start + 2] = target
        self.frames[start + 3] = detail
        self.depth += 1
        self.actor = asked

    def answered(self) -> None:
        """Close the topmost question; what was below it is open again."""
        self.depth -= 1
        start = self.depth * FRAME
        for index in range(start, start + FRAME):
            self.frames[index] = 0
        self.actor = self.side

    def question(self) -> i64:
        """The kind of the topmost question, 0 when none is open."""
        return self.frames[(self.depth - 1) * FRAME] if self.depth else 0

    def asked_unit(self) -> i64:
        """Whose action the topmost question belongs to."""
        return self.frames[(self.depth - 1) * FRAME + 1]

    def asked_target(self) -> i64:
        """The unit at which that action is aimed."""
        return self.frames[(self.depth - 1) * FRAME + 2]

    def asked_detail(self) -> i64:
        """What else the topmost question has to know."""
        return self.frames[(self.depth - 1) * FRAME + 3]

    def is_dead(self, unit: i64) -> bool:
        """Whether a unit is off the board."""
        return self.where[unit] == DEAD
