"""Windows: while seats are asked out of turn, nobody learns who has answered already, or how far the asking has come."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.core.match import Match


def is_open(match: "Match") -> bool:
    """Whether a seat is asked out of turn now."""
    return match.result is None and match.game.actor >= 0 and match.ruleset.prompt(match.game).window


def count_known(match: "Match", seat: int) -> int:
    """How many entries a seat (or a SPECTATOR) may know of now.

    While a window is open, answers of others that have told nothing are no entries yet for whoever is not asked.
    """
    number = match.number
    if not is_open(match) or match.game.actor == seat:
        return number
    first = count_before(match)
    while number > first and match.entries[number - 1].seat != seat:
        number -= 1
    return number


def count_before(match: "Match") -> int:
    """How many entries there were when the questions began that are still open, or when something was last told between them."""
    first = match.number
    while first and match.entries[first - 1].kind == "act" and not match.has_told(first - 1):
        first -= 1
    game = match.at(first)
    for number in range(first, match.number):
        if not match.ruleset.prompt(game).window:
            first = number + 1
        game.apply(match.entries[number].choice)
    return first
