"""Prints fingerprints of seeded random games, so that processes can be compared: python -m tests.contract.trajectory GAME…"""

import hashlib
import json
import sys

from grognard.core.chance import Rng
from grognard.core.game import OVER
from grognard.core.registry import find_game
from grognard.core.views import encode
from tests.contract.sample import draw_choice, start_by_lot

GAMES = 3
CHOICES = 250  # of each game


def trajectory(name: str) -> list[str]:
    """For each game, a hash over every position, every choice, and all that each seat sees at the end."""
    ruleset = find_game(name)
    prints: list[str] = []
    for number in range(GAMES):
        rng = Rng(f"trajectory {number}")
        options, game = start_by_lot(ruleset, rng, ruleset.meta.most_seats)
        seen = hashlib.sha256(repr(options).encode())
        for _ in range(CHOICES):
            if game.actor == OVER:
                break
            choice = draw_choice(game, rng)
            seen.update(f"{choice} ".encode() + game.pack())
            game.apply(choice)
        for seat in range(-1, ruleset.meta.most_seats):
            drawn = game.determinize(seat, Rng(f"drawn {seat}"))
            seen.update(encode(ruleset.view(game, seat)) + drawn.pack())
        prints.append(seen.hexdigest())
    return prints


def main(names: list[str]) -> None:
    """Print the fingerprints of these games as JSON."""
    from grognard import native

    print(json.dumps({"compiled": native.compiled(), **{name: trajectory(name) for name in names}}))


if __name__ == "__main__":
    main(sys.argv[1:])
