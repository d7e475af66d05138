"""Taking back: free down to the last chance, reveal or entry of another seat, and only while the seat itself is asked."""

from typing import TYPE_CHECKING, NamedTuple

from grognard.core.entries import Entry, path_to
from grognard.core.game import CHANCE

if TYPE_CHECKING:
    from grognard.core.match import Match


class TakeBack(NamedTuple):
    """Which entries a seat may go back to, the latest first, and what keeps it from going further ("" when it got as far as asked)."""

    numbers: list[int]
    limit: str


def take_back(match: "Match", seat: int, to: int | None = None) -> TakeBack:
    """The own choices that the seat may still take back, down to entry `to`; only the last one when that is None."""
    barred = _why_not_now(match, seat)
    if barred:
        return TakeBack([], barred)
    numbers: list[int] = []
    for number in reversed(path_to(match.entries, match.number)[1]):
        entry = match.entries[number]
        if (numbers and to is None) or (to is not None and number < to):
            return TakeBack(numbers, "")
        if entry.kind == "offer" and entry.seat == seat:
            continue
        barred = _barrier(match, entry, seat)
        if barred:
            return TakeBack(numbers, barred)
        if not entry.auto:
            numbers.append(number)
    return TakeBack(numbers, "" if numbers else "You have chosen nothing yet.")


def _why_not_now(match: "Match", seat: int) -> str:
    if match.result is not None:
        return "The game is over."
    if match.game.actor == CHANCE:
        return "Your choice is made and chance is asked."
    return "" if match.game.actor == seat else "Another seat is asked now."


def _barrier(match: "Match", entry: Entry, seat: int) -> str:
    """Why this entry cannot be taken back by the seat, "" when it can."""
    if entry.kind == "chance":
        return "Chance has answered your last choice."
    if entry.seat != seat:
        return "Another seat has answered since your last choice."
    if entry.kind != "act":
        return "The table has done something else since your last choice."
    if match.ruleset.reveals(match.at(entry.number), entry.choice):
        return "Your last choice has shown you something hidden."
    return ""
