"""What a seat knows, found out without asking the game for it: by comparing positions that the seat cannot tell apart."""

from collections.abc import Callable
from typing import Final

from grognard.core.chance import Rng
from grognard.core.game import SPECTATOR, Game
from grognard.core.views import View, encode

DRAWS: Final = 16  # positions drawn for one comparison


def reveals(game: Game, action: int, known_to: int, view: Callable[[Game, int], View]) -> bool:
    """Whether a legal action, which the seats of the mask `known_to` may know, shows its seat something it did not know.

    It does when the action, taken in positions drawn by determinize(), leaves the seat with different views or choices. Drawn
    positions can all agree by luck, so an event told to fewer seats than knew the choice counts as well.
    """
    seat = int(game.actor)
    if _whispers(game, action, known_to):
        return True
    packed = game.pack()
    rng = Rng(f"reveals {action}")
    shown = b""
    for _ in range(DRAWS):
        drawn = game.determinize(seat, rng)
        if drawn.pack() == packed:
            continue
        shown = shown or _seen_after(game, action, view)
        if _seen_after(drawn, action, view) != shown:
            return True
    return False


def hides(game: Game, seats: int) -> bool:
    """Whether some seat or a spectator does not know the whole position."""
    packed = game.pack()
    for seat in range(SPECTATOR, seats):
        rng = Rng(f"hides {seat}")
        if any(game.determinize(seat, rng).pack() != packed for _ in range(DRAWS)):
            return True
    return False


def _whispers(game: Game, action: int, known_to: int) -> bool:
    seat = int(game.actor)
    after = game.clone()
    after.told = []
    after.apply(action)
    return any(audience & known_to != known_to and audience >> seat & 1 for _, _, audience, *_ in after.told)


def _seen_after(game: Game, action: int, view: Callable[[Game, int], View]) -> bytes:
    seat = int(game.actor)
    after = game.clone()
    after.apply(action)
    choices = [int(choice) for choice in after.legal_actions()] if after.actor == seat else []
    return encode([view(after, seat), choices])
