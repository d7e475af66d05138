"""Taking back: free down to the last chance, reveal or entry of another seat."""

from typing import NamedTuple

from grognard.core.entries import Entry, path_to
from grognard.core.game import CHANCE
from grognard.core.history import History


class TakeBack(NamedTuple):
    """Which entries a seat may go back to, the latest first, and what keeps it from going further ("" when it got as far as asked)."""

    numbers: list[int]
    limit: str


def take_back(history: History, seat: int, to: int | None = None) -> TakeBack:
    """The own choices that the seat may still take back, down to entry `to`; only the last one when that is None."""
    barred = _why_not_now(history, seat)
    if barred:
        return TakeBack([], barred)
    numbers: list[int] = []
    for number in reversed(path_to(history.entries, history.number)[1]):
        entry = history.entries[number]
        if (numbers and to is None) or (to is not None and number < to):
            return TakeBack(numbers, "")
        if entry.kind == "offer" and entry.seat == seat:
            continue
        barred = _barrier(history, entry, seat)
        if barred:
            return TakeBack(numbers, barred)
        if not entry.auto:
            numbers.append(number)
    return TakeBack(numbers, "" if numbers else "You have chosen nothing yet.")


def restart(history: History, seat: int) -> TakeBack:
    """The own choices of this turn that the seat takes back to begin the turn again, and why it cannot, "" when it can."""
    barred = _why_not_now(history, seat)
    if not barred and history.game.actor != seat:
        barred = "Another seat is asked now."
    if barred:
        return TakeBack([], barred)
    numbers: list[int] = []
    turn = history.ruleset.turn(history.game)
    for number in reversed(path_to(history.entries, history.number)[1]):
        entry = history.entries[number]
        if _is_before_turn(history, entry, seat, turn):
            break
        if entry.kind == "offer" and entry.seat == seat:
            continue
        barred = barred or _barrier(history, entry, seat)
        if entry.kind == "act" and entry.seat == seat and not entry.auto:
            if barred:
                return TakeBack(numbers, barred)
            numbers.append(number)
    return TakeBack(numbers, "" if numbers else "You have chosen nothing yet this turn.")


def _is_before_turn(history: History, entry: Entry, seat: int, turn: int) -> bool:
    """Whether the entry belongs to an earlier turn: by the game's count, or because another seat was on turn."""
    if not entry.moves:
        return False
    before = history.at(entry.number)
    if history.ruleset.turn(before) != turn:
        return True
    return entry.kind == "act" and entry.seat != seat and not history.ruleset.prompt(before).window


def _why_not_now(history: History, seat: int) -> str:
    """Why nothing at all can be taken back; in a window, because whether it is open at all may tell what somebody holds."""
    if history.result is not None:
        return "The game is over."
    if history.game.actor == CHANCE:
        return "Your choice is made and chance is asked."
    answers = history.game.actor != seat and history.ruleset.prompt(history.game).window
    return "Another seat is asked for an answer now." if answers else ""


def _barrier(history: History, entry: Entry, seat: int) -> str:
    """Why this entry cannot be taken back by the seat, "" when it can."""
    if entry.kind == "chance":
        return "Chance has answered your last choice."
    if entry.seat != seat:
        return "Another seat has answered since your last choice."
    if entry.kind != "act":
        return "The table has done something else since your last choice."
    if history.ruleset.reveals(history.at(entry.number), entry.choice):
        return "Your last choice has shown you something hidden."
    return ""
