"""A position of Three Crews: fields, copying, packing, and what a crew does not know; no rules."""

import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, Game
from grognard.core.options import OptionValue

NAME = "toy"
RULES_VERSION = 1
CREWS = ("red", "green", "blue")
CARDS = ("spy", "nudge", "cancel")
SPY, NUDGE, CANCEL = range(3)
WORTH = {"reef": 1, "jungle": 2, "ruins": 3}
PLACES = 6
RICH = 9

Action = tuple[str, int, int]  # a verb and up to two numbers
Frame = tuple[str, int, int, int, int]  # an open question, the seat that is asked, three numbers

SPACE: tuple[Action, ...] = (  # an action's number is its index here
    ("pass", 0, 0),
    *(("bid", coins, 0) for coins in range(3)),
    ("draw", 0, 0),
    *(("bury", card, 0) for card in range(3)),
    *(("spy", crew, 0) for crew in range(3)),
    *(("boats", place, count) for place in range(PLACES) for count in (1, 2)),
    *(("sailors", count, 0) for count in (1, 2, 3)),
    *(("to", place, 0) for place in range(PLACES)),
    *(("nudge", die, step) for die in (0, 1) for step in (-1, 1)),
    ("cancel", 0, 0),
)
NUMBER = {action: number for number, action in enumerate(SPACE)}
PURPOSES = ("map", "draw", "throw")  # the questions to chance
WINDOWS = ("dice", "answer")  # the questions that go round the other crews
HELD = {"spy": SPY, "nudge": NUDGE, "cancel": CANCEL}  # verbs that play a card


class Table(msgspec.Struct):
    """All that changes once the map is made."""

    stack: list[Frame]  # the topmost question last; empty when the game is over
    bag: list[int]
    coins: list[int]
    hands: list[list[int]]
    buried: list[list[int]]
    discards: list[int]
    seen: list[list[int]]  # by crew and other crew: the round in which it saw that hand as it is still, or 0
    bids: list[int]  # -1 while none is made
    boats: list[list[int]]  # by crew and place
    sailors: list[list[int]]
    round: int = 1


Packed = tuple[str, int, dict[str, OptionValue], tuple[str, ...], Table]  # name, rules version, options, map, table


def first_table(nudges: bool) -> Table:
    """The table before the map is made.

    Rule: TOY-001, TOY-003, TOY-004
    """
    bag = [card for card in range(3) for _ in range(4) if nudges or card != NUDGE]
    draws: list[Frame] = [("draw", crew, 0, 0, 0) for crew in (2, 1, 0, 2, 1, 0)]
    boats, sailors = ([[n if place == 2 * crew else 0 for place in range(PLACES)] for crew in range(3)] for n in (2, 3))
    return Table(
        stack=[("bid", 0, 0, 0, 0), *draws, ("map", 0, 0, 0, 0)],
        bag=bag,
        coins=[3, 3, 3],
        hands=[[], [], []],
        buried=[[], [], []],
        discards=[],
        seen=[[0, 0, 0] for _ in range(3)],
        bids=[-1, -1, -1],
        boats=boats,
        sailors=sailors,
    )


def build_map(seed: int, terrain: Sequence[str]) -> tuple[str, ...]:
    """What each place is.

    Rule: TOY-002
    """
    rng = Rng(seed)
    return tuple(terrain[rng.below(len(terrain))] for _ in range(PLACES))


class State(Game):
    """One position; options and map are immutable and shared by copies."""

    def __init__(self, options: Mapping[str, Any], terrain: tuple[str, ...], table: Table) -> None:
        super().__init__()
        self.options = options
        self.terrain = terrain  # empty before it is made
        self.table = table
        self.find_actor()

    def find_actor(self) -> None:
        """Whoever the topmost question asks."""
        kind, crew = self.table.stack[-1][:2] if self.table.stack else ("", OVER)
        self.actor = CHANCE if kind in PURPOSES else crew

    def clone(self) -> Self:
        table = msgspec.msgpack.decode(msgspec.msgpack.encode(self.table), type=Table)
        return type(self)(self.options, self.terrain, table)

    def pack(self) -> bytes:
        body = msgspec.msgpack.encode((NAME, RULES_VERSION, self.options, self.terrain, self.table))
        return body + zlib.crc32(body).to_bytes(4, "big")

    def determinize(self, seat: i64, rng: Rng) -> Self:
        twin = self.clone()
        t = twin.table
        others = [crew for crew in range(3) if crew != seat]
        hidden = [t.hands[crew] for crew in others if seat < 0 or not t.seen[seat][crew]]
        hidden += [t.buried[crew] for crew in others]
        unseen = t.bag + [card for cards in hidden for card in cards]
        for cards in hidden:
            cards[:] = sorted(unseen.pop(int(rng.below(len(unseen)))) for _ in cards)
        t.bag = sorted(unseen)
        for crew in others:
            if t.bids[crew] >= 0 and self.options["bids"] == "sealed":
                t.bids[crew] = int(rng.below(min(2, t.coins[crew]) + 1))
        return twin
