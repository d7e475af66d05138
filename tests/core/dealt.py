"""Two games of the toy that differ in one hidden hand only, up to a window in which that hand can, or cannot, do something."""

from grognard.core.chance import ChancePoint, SeededSource, Source
from grognard.core.match import Match
from grognard.core.registry import find_game
from tests.contract.toy.state import CANCEL, NUDGE, NUMBER, SPY

SEED = 5
AT_THE_START = 7  # entries before anybody is asked: the map, and two cards for each crew
HOLDER = 1  # whose hand differs
PASS = NUMBER["pass", 0, 0]
BID = NUMBER["bid", 0, 0]
SAIL = (NUMBER["boats", 0, 1], NUMBER["sailors", 1, 0], NUMBER["to", 1, 0])


class Dealt(Source):
    """Chance from a seed, but for the cards that are dealt at the start, which are given by crew."""

    kind = "seeded"

    def __init__(self, hands: tuple[int, int, int]) -> None:
        self.rest = SeededSource(SEED, practice=True)
        self.hands = hands
        self.bag = sorted([SPY, NUDGE, CANCEL] * 4)

    def draw(self, point: ChancePoint) -> int | None:
        if not 0 < point.number < AT_THE_START:
            return self.rest.draw(point)
        index = self.bag.index(self.hands[(point.number - 1) % 3])
        self.bag.pop(index)
        return index

    def header(self) -> dict[str, object]:
        return self.rest.header()

    def opened(self) -> dict[str, object]:
        return self.rest.opened()


def deal(card: int, players: tuple[str, ...] = ()) -> Match:
    """Green holds two cards of a kind; Red has not sailed yet."""
    match = Match.new(find_game("toy"), {}, 3, Dealt((SPY, card, SPY)), players=players)
    for seat in range(3):
        match.order(seat, [BID])
    return match


def sail(card: int, waits: frozenset[int] = frozenset()) -> Match:
    """Red has sailed and thrown, so that the others are asked whether they touch a die; only a NUDGE can."""
    match = deal(card)
    match.waits = waits.__contains__
    match.order(0, SAIL)
    return match
