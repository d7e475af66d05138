"""Times one other program in an environment of its own and prints JSON: others.py prototype|catanatron|open_spiel."""

import json
import random
import sys
from typing import Any

from measure import microseconds

LONGEST = 2_000  # decisions of one random game, as for our own
COPIES = 10_000


def prototype() -> dict[str, float]:
    """Random games of the measurement that came before this project; its module lies compiled on the path."""
    import mystic_nested  # type: ignore[import-not-found]

    if mystic_nested.__file__.endswith(".py"):
        raise SystemExit("the prototype is not compiled")
    seeds = iter(range(1_000_000))
    return {
        "decision": microseconds(lambda: int(mystic_nested.many_playouts(next(seeds), 1, LONGEST)[0])),
        "clone": microseconds(lambda: (mystic_nested.many_clones(1, COPIES), COPIES)[1]),
    }


def catanatron() -> dict[str, float]:
    """Random games of four."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def new() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play() -> int:
        game = new()
        game.play()
        return len(game.state.actions)

    middle = new()
    for _ in range(60):
        middle.play_tick()
    return {"decision": microseconds(play), "clone": microseconds(lambda: (middle.copy(), 1)[1])}


def open_spiel() -> dict[str, float]:
    """Random games of backgammon, driven from Python."""
    import pyspiel  # type: ignore[import-not-found]

    backgammon = pyspiel.load_game("backgammon")

    def step(state: Any) -> int:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            return 0
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    def play() -> int:
        state = backgammon.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state)
        return decisions

    middle = backgammon.new_initial_state()
    for _ in range(30):
        step(middle)
    return {"decision": microseconds(play), "clone": microseconds(lambda: (middle.clone(), 1)[1])}


if __name__ == "__main__":
    random.seed(1)
    print(json.dumps({"prototype": prototype, "catanatron": catanatron, "open_spiel": open_spiel}[sys.argv[1]]()))
