"""The chance of a table: as it is wished for, as it is kept, as it is shown."""

from collections.abc import Sequence
from typing import Any

from grognard.core.chance import CommittedSource, ManualSource, SeededSource, Source, fresh_seed
from grognard.core.match import Match
from grognard.core.sources import ClosedSource, read_source
from grognard.server.errors import bad_request
from grognard.server.wire import ChanceInfo
from grognard.server.wishes import ChanceWanted


def new_source(wanted: ChanceWanted, table: str, salts: Sequence[str]) -> Source:
    """The source of a new table."""
    if wanted.kind == "practice":
        seed = fresh_seed() if wanted.seed in {None, ""} else wanted.seed
        if seed is None:
            raise AssertionError("a seed was made")
        return SeededSource(seed, practice=True)
    if wanted.seed is not None:
        raise bad_request("Only a practice table has a seed that somebody chose.")
    if wanted.kind == "manual":
        return ManualSource(SeededSource(fresh_seed()))
    source = CommittedSource.fresh(table, len(salts))
    source.salts = list(salts)
    return source


def source_of_branch(source: Source, table: str, seats: int, number: int) -> Source:
    """Chance of its own for a table that branches off at an entry, of the same kind."""
    if isinstance(source, ManualSource):
        return ManualSource(SeededSource(fresh_seed()))
    if isinstance(source, SeededSource):
        seed = f"{source.seed} {table} {number}" if source.practice else fresh_seed()
        return SeededSource(seed, practice=source.practice)
    return CommittedSource.fresh(table, seats)


def keep_source(source: Source) -> dict[str, Any]:
    """The source as the database keeps it, secrets included."""
    return {"header": source.header(), "opened": source.opened()}


def kept_source(kept: dict[str, Any]) -> Source:
    """The source that was kept."""
    return read_source(kept["header"], kept["opened"])


def show_source(match: Match, waits: Sequence[int]) -> ChanceInfo:
    """What players are told of the source; its secret once the game is over."""
    source = match.source
    opened = source.opened() if match.result is not None else None
    if isinstance(source, CommittedSource):
        return ChanceInfo(
            kind="fair",
            practice=False,
            commitment=source.commitment(),
            salts=list(source.salts),
            waits=list(waits),
            opened=opened,
        )
    if isinstance(source, ManualSource):
        return ChanceInfo(kind="manual", practice=False, opened=opened)
    if isinstance(source, ClosedSource):
        return ChanceInfo(kind="closed", practice=source.header().get("practice") is True)
    practice = isinstance(source, SeededSource) and source.practice
    return ChanceInfo(kind="practice" if practice else "seeded", practice=practice, opened=opened)
