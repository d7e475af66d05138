"""Making tables: new, from a file, or branched off."""

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from grognard.core.chance import CommittedSource, SeededSource, Source
from grognard.core.errors import IllegalAction
from grognard.core.match import Match
from grognard.core.record import load_match
from grognard.core.registry import find_game
from grognard.core.table import check_name
from grognard.server.bots import check_bot, is_bot
from grognard.server.chances import keep_source, new_source, source_of_branch
from grognard.server.errors import bad_request
from grognard.server.models import TableRow
from grognard.server.rooms import Room, facts_of
from grognard.server.standing import KEY
from grognard.server.store import milliseconds
from grognard.server.wishes import NewTable, Seating, SeatWanted

ID_BYTES: Final = 9  # twelve letters
TITLE_LETTERS: Final = 180


class Draught(msgspec.Struct):
    """A table that is not stored yet."""

    row: TableRow
    match: Match


def new_id() -> str:
    """The id of a new table, not to be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


def new_table(wanted: NewTable) -> Draught:
    """A table as somebody wants it, played on to the first choice of a seat; with `wait`, to the first chance."""
    ruleset = find_game(wanted.game)
    check_title(wanted.title)
    for seat in wanted.seats:
        check_seat(seat)
    table = new_id()
    salts = [seat.salt for seat in wanted.seats]
    source = new_source(wanted.chance, table, salts)
    if not isinstance(source, CommittedSource) and (any(salts) or wanted.chance.wait):
        raise bad_request("Players add a salt to fair dice only.")
    title = wanted.title or ruleset.meta.title
    players = [seat.bot if seat.kind == "bot" else seat.player for seat in wanted.seats]
    match = Match(ruleset, wanted.options, len(wanted.seats), source, name=title, players=players)
    waits = [
        number
        for number, seat in enumerate(wanted.seats)
        if wanted.chance.wait and seat.kind == "person" and not seat.salt
    ]
    if not waits:
        match.settle()
    seated = [
        {"kind": seat.kind, "player": seat.player, "bot": seat.bot if seat.kind == "bot" else ""}
        for seat in wanted.seats
    ]
    return Draught(row_of(table, title, match, seated, waits), match)


def loaded_table(text: bytes) -> Draught:
    """A table that goes on with a game file; DataError says what is wrong with it."""
    match = load_match(text)
    match.settle()
    seated = [
        {"kind": "bot", "player": "", "bot": player}
        if is_bot(player)
        else {"kind": "person", "player": player, "bot": ""}
        for player in match.players
    ]
    return Draught(row_of(new_id(), match.name or match.ruleset.meta.title, match, seated, []), match)


def branched_table(room: Room, number: int) -> Draught:
    """A table that shares the first `number` entries and goes on with chance of its own."""
    table = new_id()
    old = room.match
    if not 0 <= number <= old.number:
        raise bad_request(f"There is no entry {number}.")
    match = old.branch(number, source_of_branch(old.source, table, old.seats, number))
    title = branch_title(room.row.title, number)
    match.name = title
    seated = [dict(seat) for seat in room.row.seated]
    return Draught(row_of(table, title, match, seated, []), match)


def row_of(table: str, title: str, match: Match, seated: Sequence[dict[str, str]], waits: Sequence[int]) -> TableRow:
    """The row of a new table."""
    now = milliseconds()
    names = [match.ruleset.seat_name(match.game, seat) for seat in range(match.seats)]
    return TableRow(
        id=table,
        game=match.ruleset.meta.name,
        rules_version=match.ruleset.meta.rules_version,
        seats=match.seats,
        title=title,
        options={name: list(value) if isinstance(value, tuple) else value for name, value in match.options.items()},
        players=list(match.first_players),
        seated=[{"name": name, **seat} for name, seat in zip(names, seated, strict=True)],
        chance=keep_source(match.source),
        waits=list(waits),
        inherited=match.inherited,
        bot_seed=bot_seed_of(match.source),
        created=now,
        changed=now,
        finished=False,
        **facts_of(match),
    )


def bot_seed_of(source: Source) -> str:
    """What bots of a table draw from: where somebody chose the seed it all repeats, elsewhere nobody can know it."""
    if isinstance(source, SeededSource) and source.practice:
        return hashlib.sha256(f"bots {source.seed}".encode()).hexdigest()
    return secrets.token_hex(8)


def add_salt(room: Room, seat: int, text: str) -> None:
    """A seat adds its part to fair dice; when nobody is waited for any more, the game begins."""
    match, source = room.match, room.match.source
    check_name(text)
    if not isinstance(source, CommittedSource):
        raise bad_request("Players add a salt to fair dice only.")
    if match.inherited or any(entry.kind == "chance" for entry in match.entries):
        raise IllegalAction(match.ruleset.table_rules.get("chance", ""), "The first dice have been thrown already.")
    source.salts[seat] = text
    room.row.waits = [waiting for waiting in room.row.waits if waiting != seat]
    if not room.row.waits:
        match.settle()


def reseated(room: Room, wanted: Seating) -> list[dict[str, str]]:
    """Who sits where when another player takes a seat."""
    check_seat(wanted)
    if not 0 <= wanted.seat < room.match.seats:
        raise bad_request(f"There is no seat {wanted.seat} at this table.")
    seated = [dict(seat) for seat in room.row.seated]
    bot = wanted.bot if wanted.kind == "bot" else ""
    seated[wanted.seat] |= {"kind": wanted.kind, "player": wanted.player, "bot": bot, KEY: ""}
    return seated


def check_seat(seat: SeatWanted | Seating) -> None:
    """Refuse a seat's unreadable names and unknown bots."""
    check_name(seat.player)
    if seat.kind == "bot":
        check_bot(seat.bot)
    elif seat.bot:
        raise bad_request("A person's seat has no bot.")
    if isinstance(seat, SeatWanted):
        check_name(seat.salt)


def check_title(title: str) -> None:
    """Refuse an unreadable title."""
    check_name(title)
    if title != title.strip():
        raise bad_request("A title does not begin or end with spaces.")


def branch_title(title: str, number: int) -> str:
    """The title of a table that branched off."""
    first = re.sub(r" \(from \d+\)$", "", title)[:TITLE_LETTERS]
    return f"{first} (from {number})"


def file_name(title: str, ending: str = "jsonl") -> str:
    """A file name made of a title."""
    word = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    return f"{word[:60] or 'game'}.{ending}"
