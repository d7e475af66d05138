"""What a seat knows, found out without asking the game for it: by comparing positions that the seat cannot tell apart."""

from typing import TYPE_CHECKING, Final

from grognard.core.chance import Rng
from grognard.core.game import SPECTATOR, Game
from grognard.core.views import encode

if TYPE_CHECKING:
    from grognard.core.ruleset import Ruleset

DRAWS: Final = 16  # positions drawn for one comparison


def reveals(ruleset: "Ruleset", game: Game, action: int) -> bool:
    """Whether a legal action shows its seat something it did not know.

    It does when the action, taken in positions drawn by determinize(), leaves the seat with different views or choices. Drawn
    positions can all agree by luck, so an event told to fewer seats than knew the choice counts as well.
    """
    seat = int(game.actor)
    if _whispers(ruleset, game, action):
        return True
    packed = game.pack()
    rng = Rng(f"reveals {action}")
    shown = b""
    for _ in range(DRAWS):
        drawn = game.determinize(seat, rng)
        if drawn.pack() == packed:
            continue
        shown = shown or _seen_after(ruleset, game, action)
        if _seen_after(ruleset, drawn, action) != shown:
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


def _whispers(ruleset: "Ruleset", game: Game, action: int) -> bool:
    seat = int(game.actor)
    known_to = ruleset.audience(game, action)
    after = game.clone()
    after.told = []
    after.apply(action)
    return any(audience & known_to != known_to and audience >> seat & 1 for _, _, audience, *_ in after.told)


def _seen_after(ruleset: "Ruleset", game: Game, action: int) -> bytes:
    seat = int(game.actor)
    after = game.clone()
    after.apply(action)
    choices = [int(choice) for choice in after.legal_actions()] if after.actor == seat else []
    return encode([ruleset.view(after, seat), choices])
