"""Windows: while seats are asked out of turn, nobody learns who has answered already, or how far the asking has come."""

from grognard.core.history import History


def is_open(history: History) -> bool:
    """Whether a seat is asked out of turn now."""
    return history.result is None and history.game.actor >= 0 and history.ruleset.prompt(history.game).window


def count_known(history: History, seat: int) -> int:
    """How many entries a seat (or a SPECTATOR) may know of now.

    While a window is open, answers of others that have told nothing are no entries yet for whoever is not asked.
    """
    number = history.number
    if not is_open(history) or history.game.actor == seat:
        return number
    first = count_before(history)
    while number > first and history.entries[number - 1].seat != seat:
        number -= 1
    return number


def count_before(history: History) -> int:
    """How many entries there were when the questions began that are still open, or when something was last told between them."""
    first = history.number
    while first and history.entries[first - 1].kind == "act" and not history.has_told(first - 1):
        first -= 1
    game = history.at(first)
    for number in range(first, history.number):
        if not history.ruleset.prompt(game).window:
            first = number + 1
        game.apply(history.entries[number].choice)
    return first
