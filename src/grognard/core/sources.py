"""Sources of chance as game files name them."""

from collections.abc import Mapping
from typing import Final

from grognard.core.chance import ChancePoint, CommittedSource, ManualSource, SeededSource, Source
from grognard.core.errors import DataError

SECRET: Final = ("seeded", "committed")  # kinds whose secret is published when the game is over
KINDS: Final = (*SECRET, "manual", "scripted", "none")


class ClosedSource(Source):
    """The chance of a file that does not hold its secret: what happened can be looked at, but not played on."""

    def __init__(self, header: Mapping[str, object]) -> None:
        self.said = dict(header)

    @property
    def withholds(self) -> bool:
        """Whether there is a secret that the file keeps back."""
        return self.said.get("kind") in SECRET

    def draw(self, point: ChancePoint) -> int | None:
        raise DataError(f"The file does not hold its source of chance, so nothing can answer {point.purpose}.")

    def header(self) -> dict[str, object]:
        return dict(self.said)


def read_source(header: Mapping[str, object], opened: Mapping[str, object]) -> Source:
    """The source that a header and its published secret describe; a ClosedSource without a secret. DataError when they are none."""
    kind = header.get("kind")
    if kind == "manual":
        other = header.get("other")
        if not isinstance(other, dict):
            raise DataError("Manual chance names no other source for what stays hidden.")
        return ManualSource(read_source(other, opened))
    if kind == "seeded" and opened:
        return _read_seeded(header, opened)
    if kind == "committed" and opened:
        return _read_committed(header, opened)
    if kind not in KINDS:
        raise DataError(f"There is no source of chance {kind!r}.", allowed=KINDS)
    return ClosedSource(header)


def _read_seeded(header: Mapping[str, object], opened: Mapping[str, object]) -> Source:
    seed = opened.get("seed")
    practice = header.get("practice")
    if isinstance(seed, bool) or not isinstance(seed, int | str) or not isinstance(practice, bool):
        raise DataError('Seeded chance needs a "seed", a number or text, and "practice", true or false.')
    return SeededSource(seed, practice)


def _read_committed(header: Mapping[str, object], opened: Mapping[str, object]) -> Source:
    table = header.get("table")
    salts = header.get("salts")
    secret = opened.get("secret")
    if not isinstance(table, str) or not isinstance(salts, list) or not isinstance(secret, str):
        raise DataError('Committed chance needs a "table", its "salts" and the "secret".')
    if not all(isinstance(salt, str) for salt in salts):
        raise DataError('The "salts" of committed chance are texts.')
    try:
        return CommittedSource(table, bytes.fromhex(secret), salts)
    except ValueError:
        raise DataError('The "secret" of committed chance is written in hexadecimal.') from None
