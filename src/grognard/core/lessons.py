"""Lessons: small positions with something to do and something to see, played with dice that are known beforehand."""

from typing import Final

import msgspec

from grognard.core.game import Game

LEARNER: Final = 0  # the first seat learns, the others reply


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do: one of the `wanted` choices, or a try that is refused by one of the rules of `refused`.

    After a wanted choice chance answers from the lesson's dice, then the other seats choose their `replies`, each in notation.
    `say` is what to notice afterwards, `otherwise` the hint after another legal choice, or while nothing was done yet.
    """

    wanted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    say: str
    otherwise: str = ""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson: what it tells, what to do, the packed position where it begins, who learns, and the dice in chance notation."""

    id: str
    title: str
    text: str
    goal: str
    position: bytes
    seat: int
    steps: tuple[Step, ...]
    dice: tuple[str, ...] = ()


class LessonRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as a file has it; a game adds the words of its positions."""

    id: str
    title: str
    text: str
    goal: str
    step: tuple[Step, ...]
    dice: tuple[str, ...] = ()

    def at(self, position: Game) -> Lesson:
        """The lesson with the position where it begins."""
        return Lesson(
            id=self.id,
            title=self.title,
            text=self.text,
            goal=self.goal,
            position=position.pack(),
            seat=LEARNER,
            steps=self.step,
            dice=self.dice,
        )
