"""One position of any game: whose move it is, what is legal, and what a choice leads to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grognard.core.chance import Rng

CHANCE: Final = -1  # the actor when dice or a draw come next
OVER: Final = -2  # the actor when the game has ended
SPECTATOR: Final = -1  # the "seat" of somebody who only watches
EVERYONE: Final = -1  # the audience mask of what all may know
WHOLE_WIN: Final = 2520  # a win divides evenly among up to ten seats

# An event: what happened, the id of its rule, the seats that may know it (a bit mask), and three numbers that the game reads.
Told = tuple[str, str, int, int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One position; change it only with apply()."""

    def __init__(self) -> None:
        self.actor: i64 = 0  # a seat, CHANCE or OVER
        self.told: list[Told] | None = None  # events since a table asked; None in search, where nobody listens

    def legal_actions(self) -> vec[i64]:
        """The actor's choices, ascending numbers of the action space; never empty for a seat, empty otherwise."""
        raise NotImplementedError

    def chance(self) -> vec[i64]:
        """At CHANCE: how many outcomes, all equally likely (below 2**48), the purpose's number, the mask of seats that may know."""
        raise NotImplementedError

    def apply(self, choice: i64) -> None:
        """Carry out an action of the actor or a chance outcome; the caller has made sure that it is legal."""
        raise NotImplementedError

    def clone(self) -> "Game":
        """An independent copy to search in; it tells nothing."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> "Game":
        """A copy drawn from all positions that agree with what the seat (or a SPECTATOR) knows."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """At OVER: each seat's share of the win in 2520ths."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The whole state, options included; equal positions give equal bytes."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """Refuse pickling and copy.copy: a compiled object would lose the fields of an interpreted subclass, without a word."""
        raise TypeError("a position crosses processes as pack() and is copied by clone()")

    def lean(self, actions: vec[i64]) -> vec[i64]:
        """Weights above 0 of a cheap, sensible policy over these legal actions, for playouts; even unless a game knows better."""
        return vec[i64]([1 for _ in range(len(actions))])

    def tell(self, what: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell everyone an event."""
        if self.told is not None:
            self.told.append((what, rule, EVERYONE, int(a), int(b), int(c)))

    def whisper(self, audience: i64, what: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell an event whose numbers only the seats of the mask may know; the others get its public form."""
        if self.told is not None:
            self.told.append((what, rule, int(audience), int(a), int(b), int(c)))
