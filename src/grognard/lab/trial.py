"""Trial games of a module: does it end, who wins how often, which cards and units were never used."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from grognard.bots import Bot, make_bot
from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.core.ruleset import Ruleset
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.state import type_in

ROUNDS: Final = 60  # after which a game is decided: players at random need not come to an end
LONGEST: Final = 20_000  # decisions
MOST_SEATS: Final = 4  # more players make long games and show nothing new
TABLES: Final = (
    "random",
    "random",
    "random",
    "greedy",
)  # who plays the games in turn: one in four is between greedy ones
PLAYED: Final = {"plays": 3, "lays": 4}  # by event: where the card stands in it


class Trial(msgspec.Struct):
    """What came out of the games."""

    games: int = 0
    unfinished: int = 0
    rounds: list[int] = []
    endings: Counter[int] = msgspec.field(default_factory=Counter)  # State.ending: games
    cards: Counter[int] = msgspec.field(default_factory=Counter)  # how often each type was played
    units: Counter[int] = msgspec.field(default_factory=Counter)  # in how many games each type was on the board
    powers: Counter[int] = msgspec.field(default_factory=Counter)  # how often each was played
    wins: dict[int, float] = {}  # by power


def try_module(
    ruleset: Ruleset, games: int, seed: int | str, progress: Callable[[int, int], None] | None = None
) -> Trial:
    """Play so many games between bots, with two to four players in turn."""
    found = Trial()
    least, most = ruleset.meta.least_seats, min(ruleset.meta.most_seats, max(MOST_SEATS, ruleset.meta.least_seats))
    for number in range(games):
        seats = least + number % (most - least + 1)
        bot = make_bot(TABLES[number // (most - least + 1) % len(TABLES)])
        play(ruleset, seats, bot, Rng(f"{seed} {number}"), found)
        if progress is not None:
            progress(number + 1, games)
    return found


def play(ruleset: Ruleset, seats: int, bot: Bot, rng: Rng, found: Trial) -> None:
    """One game with the same bot on all seats; what it shows is added."""
    game = ruleset.start({"max_rounds": ROUNDS}, seats)
    if not isinstance(game, Empires):
        raise TypeError(f"{ruleset.meta.name} is no module")
    seen: set[int] = set()
    game.told = []
    for _ in range(LONGEST):
        if game.actor == OVER:
            break
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
        else:
            seat = int(game.actor)
            game.apply(bot.choose(ruleset, game.determinize(seat, rng), seat, rng))
        seen.update(int(type_in(unit)) for unit in game.units[: game.standing])
        count_cards(game, found)
    found.units.update(seen)
    add_result(game, found)


def count_cards(game: Empires, found: Trial) -> None:
    """Cards that were played since the last look."""
    for event in game.told or ():
        if event[0] in PLAYED:
            found.cards[int(event[PLAYED[event[0]]])] += 1
    game.told = []


def add_result(game: Empires, found: Trial) -> None:
    """How a game ended, and for whom."""
    found.games += 1
    powers = [int(power) for power in game.power]
    found.powers.update(powers)
    if game.actor != OVER:
        found.unfinished += 1
        return
    found.rounds.append(int(game.round))
    found.endings[int(game.ending)] += 1
    for power, share in zip(powers, game.scores(), strict=True):
        found.wins[power] = found.wins.get(power, 0.0) + int(share) / WHOLE_WIN


def never(used: Counter[int], names: Sequence[str]) -> list[str]:
    """The names of what was not used once."""
    return [name for number, name in enumerate(names) if not used[number]]
