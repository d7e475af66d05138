"""Chance: the one place that makes randomness. Generators for bots, and the sources that decide a table's dice and draws."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from grognard.core.errors import DataError, ScriptRanOut

FACTOR: Final = 2147483085  # multiply-with-carry in 63 bits; never reaches 2**63
LOW: Final = 0xFFFFFFFF
MOST_OUTCOMES: Final = 281474976710656  # 2**48


class Rng:
    """A small fast generator for bots, playouts and determinize; a table's own dice never come from it."""

    def __init__(self, seed: int | str) -> None:
        """Equal seeds give equal streams, on every machine and in every process."""
        digest = hashlib.sha256(f"grognard {seed}".encode()).digest()
        self.state: i64 = int.from_bytes(digest[:8], "big") % 4611686018427387847 + 1

    def bits(self) -> i64:
        """32 random bits."""
        self.state = FACTOR * (self.state & LOW) + (self.state >> 32)
        return (self.state & LOW) ^ (self.state >> 32)

    def below(self, limit: i64) -> i64:
        """An even draw from 0 … limit - 1, for 1 <= limit <= 2**48."""
        if limit > LOW:
            return self.wide(limit)
        rest = (LOW + 1) % limit
        drawn = self.bits()
        while drawn > LOW - rest:
            drawn = self.bits()
        return drawn % limit

    def wide(self, limit: i64) -> i64:
        """An even draw for limits beyond 32 bits: 60 bits, the uneven tail drawn again."""
        whole: i64 = 1152921504606846976
        rest = whole % limit
        drawn = (self.bits() >> 2) * 1073741824 + (self.bits() >> 2)
        while drawn >= whole - rest:
            drawn = (self.bits() >> 2) * 1073741824 + (self.bits() >> 2)
        return drawn % limit

    def branch(self) -> "Rng":
        """A generator of its own, seeded from this one."""
        return Rng(f"{int(self.bits())} {int(self.bits())}")


class ChancePoint:
    """One question to chance at a table: its entry number, how many outcomes, what for, and who may know (a mask of seats)."""

    def __init__(self, number: int, size: int, purpose: str, audience: int) -> None:
        self.number = number
        self.size = size
        self.purpose = purpose
        self.audience = audience


def derive(key: bytes, message: str, size: int) -> int:
    """An even draw from 0 … size - 1 out of HMAC-SHA256; a draw from the uneven tail is made again with the next counter."""
    space: int = 2**64
    counter = 0
    while True:
        digest = hmac.new(key, f"{message}|{counter}".encode(), hashlib.sha256).digest()
        drawn = int.from_bytes(digest[:8], "big")
        if drawn < space - space % size:
            return drawn % size
        counter += 1


def throw(*faces: int) -> int:
    """The outcome number of dice that show these faces, in the order thrown."""
    outcome = 0
    for face in faces:
        outcome = outcome * 6 + face - 1
    return outcome


def count_throws(dice: i64, sides: i64) -> i64:
    """How many ways some dice may fall."""
    size: i64 = 1
    for _ in range(dice):
        size *= sides
    return size


def sum_of_faces(outcome: i64, dice: i64, sides: i64) -> i64:
    """What the dice behind an outcome show together."""
    total = dice
    for _ in range(dice):
        total += outcome % sides
        outcome //= sides
    return total


def faces_of(outcome: int, dice: int, sides: int = 6) -> tuple[int, ...]:
    """The faces behind an outcome of `dice` dice, the first one counts the most."""
    shown: list[int] = []
    for _ in range(dice):
        shown.append(outcome % sides + 1)
        outcome //= sides
    return tuple(reversed(shown))


def fresh_seed() -> int:
    """A seed nobody chose."""
    return secrets.randbits(63)


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a table's chance comes from."""

    kind = "none"

    def draw(self, point: ChancePoint) -> int | None:
        """An outcome, or None when people have to supply it."""
        raise NotImplementedError

    def header(self) -> dict[str, object]:
        """What a game file says of the source while secrets must stay secret."""
        return {"kind": self.kind}

    def opened(self) -> dict[str, object]:
        """What is published once the game is over."""
        return {}


class SeededSource(Source):
    """Chance from a seed: equal seeds and entries give equal outcomes."""

    kind = "seeded"

    def __init__(self, seed: int | str, practice: bool = False) -> None:
        """`practice` marks a table whose seed somebody chose and so may know beforehand."""
        self.seed = seed
        self.practice = practice

    def draw(self, point: ChancePoint) -> int | None:
        return derive(f"seed {self.seed}".encode(), f"{point.number}|{point.purpose}", point.size)

    def header(self) -> dict[str, object]:
        return {"kind": self.kind, "practice": self.practice}

    def opened(self) -> dict[str, object]:
        return {"seed": str(self.seed) if len(str(self.seed)) > 18 else self.seed}  # files hold numbers of 64 bits


class ScriptedSource(Source):
    """Chance from a list, for tests: each outcome is used once, in order."""

    kind = "scripted"

    def __init__(self, outcomes: Iterable[int] = ()) -> None:
        self.left: list[int] = list(outcomes)

    def add(self, *outcomes: int) -> None:
        """Put further outcomes at the end of the script."""
        self.left.extend(outcomes)

    def draw(self, point: ChancePoint) -> int | None:
        if not self.left:
            raise ScriptRanOut(f"nothing scripted for {point.purpose} at entry {point.number}")
        outcome = self.left.pop(0)
        if not 0 <= outcome < point.size:
            raise ScriptRanOut(f"{outcome} scripted for {point.purpose}, which has {point.size} outcomes")
        return outcome


class ManualSource(Source):
    """People throw real dice and draw open cards themselves; what must stay hidden falls to a second source."""

    kind = "manual"

    def __init__(self, other: Source) -> None:
        if isinstance(other, CommittedSource):
            raise DataError("Dice typed in by people cannot be committed to beforehand.")
        self.other = other

    def draw(self, point: ChancePoint) -> int | None:
        return None if point.audience == -1 else self.other.draw(point)

    def header(self) -> dict[str, object]:
        return {"kind": self.kind, "other": self.other.header()}

    def opened(self) -> dict[str, object]:
        return self.other.opened()


class CommittedSource(Source):
    """Fair dice: bound to a secret whose hash was shown before the game, and to the salts of the seats."""

    kind = "committed"

    def __init__(self, game: str, secret: bytes, salts: Iterable[str] = ()) -> None:
        """`game` names this one table; `salts` holds one text a seat, "" for a seat that added none."""
        self.game = game
        self.secret = secret
        self.salts: list[str] = list(salts)

    @staticmethod
    def fresh(game: str, seats: int) -> "CommittedSource":
        """A new secret of 32 bytes, no salts yet."""
        return CommittedSource(game, secrets.token_bytes(32), [""] * seats)

    def commitment(self) -> str:
        """The hash to show before the game."""
        return commitment_of(self.secret)

    def draw(self, point: ChancePoint) -> int | None:
        return committed_outcome(self.secret, self.salts, self.game, point)

    def header(self) -> dict[str, object]:
        return {"kind": self.kind, "table": self.game, "commitment": self.commitment(), "salts": list(self.salts)}

    def opened(self) -> dict[str, object]:
        return {"secret": self.secret.hex()}


def commitment_of(secret: bytes) -> str:
    """SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def committed_outcome(secret: bytes, salts: Iterable[str], game: str, point: ChancePoint) -> int:
    """The outcome that a committed table must show: HMAC(secret; game, salts, entry number, purpose), without modulo bias."""
    bound = "|".join(hashlib.sha256(salt.encode()).hexdigest() for salt in salts)
    return derive(secret, f"{game}|{bound}|{point.number}|{point.purpose}", point.size)
