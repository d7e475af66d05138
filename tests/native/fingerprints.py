"""Prints fingerprints of seeded games, so that compiled and plain rules can be compared: python -m tests.native.fingerprints GAME PART.

games FIRST COUNT DECISIONS   a line for each game: a hash over every position, what is offered there, and how it looks
bots COUNT SIMULATIONS        a line for each position: what the bots choose there
"""

import hashlib
import sys
from collections.abc import Iterator

from grognard import native
from grognard.bots.make import make_bot
from grognard.bots.playout import lean_playout, pick
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, Game
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from tests.contract.sample import draw_options

LOOK_EVERY = 16  # decisions between two looks at the evaluation
APART = 25  # decisions between two positions that bots are asked about


def choose(game: Game, rng: Rng, sensibly: bool) -> int:
    """A choice by lot, or by the game's cheap policy."""
    if game.actor == CHANCE:
        return int(rng.below(game.chance()[0]))
    legal = game.legal_actions()
    return int(legal[pick(game.lean(legal), rng)] if sensibly else legal[rng.below(len(legal))])


def start(ruleset: Ruleset, rng: Rng, seats: int, *, is_plain: bool = False) -> Game:
    """A new game, with options by lot; drawn again where they are not for so many."""
    while True:
        try:
            return ruleset.start({} if is_plain else draw_options(ruleset, rng), seats)
        except DataError:
            continue


def seats_for(ruleset: Ruleset, number: int) -> int:
    """How many play: all numbers in turn."""
    return ruleset.meta.least_seats + number % (ruleset.meta.most_seats - ruleset.meta.least_seats + 1)


def game_print(ruleset: Ruleset, number: int, decisions: int) -> str:
    """The fingerprint of one game: every other one is played with some sense, and every fourth with the default options."""
    rng = Rng(f"both ways {number}")
    game = start(ruleset, rng, seats_for(ruleset, number), is_plain=number % 4 == 0)
    seen = hashlib.sha256(repr(sorted(ruleset.options_of(game).items())).encode())
    made = 0
    while game.actor >= CHANCE and made < decisions:
        made += game.actor != CHANCE
        offered = [int(number) for number in (game.chance() if game.actor == CHANCE else game.legal_actions())]
        seen.update(game.pack() + repr(offered).encode())
        if made % LOOK_EVERY == 0 and game.actor != CHANCE:
            seen.update(repr(ruleset.evaluate(game, int(game.actor))).encode())
        game.apply(choose(game, rng, number % 2 == 1))
    seen.update(game.pack() + repr([int(share) for share in game.scores()]).encode())
    return f"{number} {made} {seen.hexdigest()}"


def positions(ruleset: Ruleset, count: int) -> Iterator[Game]:
    """Positions out of games with some sense, a seat being asked in each."""
    rng = Rng("positions")
    while True:
        game = start(ruleset, rng, seats_for(ruleset, count))
        while game.actor >= CHANCE:
            lean_playout(game, rng, APART)
            if game.actor >= 0:
                yield game.clone()
                count -= 1
                if count == 0:
                    return


def bot_prints(ruleset: Ruleset, count: int, simulations: int) -> Iterator[str]:
    """What bots choose in some positions."""
    for number, game in enumerate(positions(ruleset, count)):
        seat = int(game.actor)
        chosen = []
        for name in ("greedy", f"uct:{simulations}"):
            rng = Rng(f"{name} {number}")
            chosen.append(make_bot(name).choose(ruleset, game.determinize(seat, rng), seat, rng))
        yield f"{number} {' '.join(map(str, chosen))}"


def main(words: list[str]) -> None:
    """Print the form of the rules, then what was asked for, a line at a time."""
    name, part, *numbers = words
    ruleset = find_game(name)
    print("compiled" if native.compiled() else "plain")
    lines: Iterator[str]
    if part == "games":
        first, count, decisions = (int(number) for number in numbers)
        lines = (game_print(ruleset, number, decisions) for number in range(first, first + count))
    else:
        count, simulations = (int(number) for number in numbers)
        lines = bot_prints(ruleset, count, simulations)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
