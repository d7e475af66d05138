"""A position whose open questions lie in a stack of frames: a frame asks a seat, asks chance, or is a step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.game import CHANCE, OVER, Game

LATER: Final = -3  # whom a step asks: nobody, it is carried out as soon as nothing lies above it

FRAME: Final = 8  # numbers in a frame: kind, whom it asks, six details
FRAMES: Final = 24  # deepest stack
DETAILS: Final = 6


class Frames(Game):
    """A position with a stack of frames; the topmost says who acts."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = vec[i64]()
        self.depth: i64 = 0

    def step(self, kind: i64) -> None:
        """Carry out the topmost frame, a step."""
        raise NotImplementedError

    def settle(self) -> None:
        """Carry out steps until a seat or chance is asked, or the game is over."""
        while self.depth and self.asked() == LATER:
            self.step(self.question())
        self.actor = self.asked() if self.depth else OVER

    def ask(
        self, kind: i64, asked: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Open a question on top of those that are open: to a seat, to CHANCE, or a step (LATER)."""
        start = self.depth * FRAME
        self.frames[start] = kind
        self.frames[start + 1] = asked
        self.frames[start + 2] = a
        self.frames[start + 3] = b
        self.frames[start + 4] = c
        self.frames[start + 5] = d
        self.frames[start + 6] = e
        self.frames[start + 7] = f
        self.depth += 1

    def later(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Put a step under what is asked next: it is carried out when that is answered."""
        self.ask(kind, LATER, a, b, c, d, e, f)

    def ask_chance(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Ask chance."""
        self.ask(kind, CHANCE, a, b, c, d, e, f)

    def close(self) -> None:
        """Close the topmost question; what was below it is open again."""
        self.depth -= 1
        start = self.depth * FRAME
        for index in range(start, start + FRAME):
            self.frames[index] = 0

    def question(self) -> i64:
        """The kind of the topmost frame, 0 when none is open."""
        return self.frames[(self.depth - 1) * FRAME] if self.depth else 0

    def asked(self) -> i64:
        """Whom the topmost frame asks."""
        return self.frames[(self.depth - 1) * FRAME + 1]

    def ask_again(self, asked: i64) -> None:
        """Let the topmost frame ask another seat, or be a step again (LATER)."""
        self.frames[(self.depth - 1) * FRAME + 1] = asked

    def detail(self, number: i64) -> i64:
        """One of the six details of the topmost frame, 0 to 5."""
        return self.frames[(self.depth - 1) * FRAME + 2 + number]

    def set_detail(self, number: i64, value: i64) -> None:
        """Change a detail of the topmost frame."""
        self.frames[(self.depth - 1) * FRAME + 2 + number] = value


def open_frames(state: Frames) -> list[list[int]]:
    """The open frames as lists of their numbers, the topmost last."""
    return [[int(state.frames[at * FRAME + number]) for number in range(FRAME)] for at in range(int(state.depth))]
