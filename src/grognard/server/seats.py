"""Who may do what: signed tokens for the host, each seat and spectators. Names, not accounts."""

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.server.errors import forbidden, not_found, unauthorised

KEY_FILE: Final = "key"
LEAST_KEY: Final = 32
WATCH: Final = "watch"


class Access(msgspec.Struct, frozen=True):
    """What a token allows: everything for the host, else one seat (or, -1, watching) of one table."""

    host: bool = False
    table: str = ""
    seat: int = SPECTATOR

    def check_host(self) -> None:
        """Refuse anybody but the host."""
        if not self.host:
            raise forbidden("Only the host of this server may do that.")

    def check_table(self, table: str) -> None:
        """Refuse a token of another table, which is not told whether this one exists."""
        if not self.host and self.table != table:
            raise not_found("There is no such table.")

    def check_sees(self, seat: int, kinds: list[str]) -> None:
        """Refuse a look at the cards of another seat; `kinds` says who sits where."""
        if seat != SPECTATOR:
            self.check_plays(seat, kinds)

    def check_plays(self, seat: int, kinds: list[str]) -> None:
        """Refuse to act for another seat; the host plays every person's."""
        if not 0 <= seat < len(kinds):
            raise not_found(f"There is no seat {seat} at this table.")
        if not self.host and self.seat != seat:
            raise forbidden("That is not your seat.")
        if kinds[seat] != "person":
            raise forbidden("A bot plays that seat.")

    def seat_of(self, kinds: list[str], asked: int) -> int:
        """The seat to begin with: of those that it plays the one that is asked, else the first; none is SPECTATOR."""
        seats = self.seats_of(kinds)
        return asked if asked in seats else seats[0] if seats else SPECTATOR

    def seats_of(self, kinds: list[str]) -> tuple[int, ...]:
        """The seats that it plays."""
        return tuple(seat for seat, kind in enumerate(kinds) if kind == "person" and (self.host or self.seat == seat))

    def check_takes_part(self) -> None:
        """Refuse who only watches."""
        if not self.host and self.seat == SPECTATOR:
            raise forbidden("Who watches does not play.")


class Tokens:
    """Makes and reads tokens, by a key that only this server knows."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="grognard seat")

    def host(self) -> str:
        """The token of the host."""
        return str(self._serializer.dumps(["host"]))

    def seat(self, table: str, seat: int) -> str:
        """The token of a seat, or of a SPECTATOR."""
        return str(self._serializer.dumps(["seat", table, seat]))

    def of_table(self, table: str, seats: int) -> dict[str, str]:
        """The tokens of all seats of a table and of spectators."""
        return {str(seat): self.seat(table, seat) for seat in range(seats)} | {WATCH: self.seat(table, SPECTATOR)}

    def read(self, token: str) -> Access:
        """What a token allows; refuses one that was not made here."""
        try:
            said = self._serializer.loads(token)
        except BadSignature:
            raise unauthorised() from None
        match said:
            case ["host"]:
                return Access(host=True)
            case ["seat", str(table), int(seat)]:
                return Access(table=table, seat=seat)
        raise unauthorised()


def read_key(folder: Path) -> str:
    """The key kept in the data folder, made at the first start and readable by its owner alone."""
    path = folder / KEY_FILE
    if path.exists():
        key = path.read_text(encoding="ascii").strip()
        if len(key) < LEAST_KEY:
            raise DataError("The key of this server is damaged; delete it, and old links stop working.", file=str(path))
        return key
    key = secrets.token_urlsafe(LEAST_KEY)
    half = path.with_suffix(".half")
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as stream:
        stream.write(key + "\n")
        stream.flush()
        os.fsync(stream.fileno())
    half.replace(path)
    return key
