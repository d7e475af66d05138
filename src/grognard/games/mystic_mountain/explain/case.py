"""A position that somebody asks about, and the form of an answer."""

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, SLOTS
from grognard.games.mystic_mountain.chart import chart_of
from grognard.games.mystic_mountain.names import SIDES
from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import State


class Case(Stand):
    """The units on the board together with what the side on turn has already done."""

    def __init__(self, state: State) -> None:
        super().__init__(chart_of(state.setup), list(state.where), list(state.link_soldier))
        self.state = state
        self.side = int(state.side)
        self.enemy = 1 - self.side
        self.actions_left = int(state.actions_left)
        self.asks = int(state.question())

    @property
    def side_name(self) -> str:
        """Whose turn it is: "South" or "North"."""
        return SIDES[self.side]

    @property
    def points(self) -> int:
        """The counter of the side on turn."""
        return int(self.state.points[self.side])

    @property
    def own_archer(self) -> int:
        """The archer of the side on turn."""
        return self.side * SLOTS + ARCHER_SLOT

    @property
    def enemy_archer(self) -> int:
        """The archer of the other side."""
        return self.enemy * SLOTS + ARCHER_SLOT

    def unit(self, slot: int) -> int:
        """The unit in a slot of the side on turn."""
        return self.side * SLOTS + slot

    def has(self, unit: int, mark: int) -> bool:
        """Whether the unit bears a mark of this turn."""
        return bool(int(self.state.marks[unit]) & mark)

    def is_waiting(self, unit: int) -> bool:
        """Whether the unit was bought this turn and so may do nothing yet. Rule: MM-R43"""
        return unit == self.state.bought and not self.options["bought_unit_acts"]


def idle(case: Case, unit: int, word: str) -> Refusal | None:
    """Why a unit can do nothing at all, whatever it is asked to do. Rule: MM-R39, MM-R43"""
    if case.is_dead(unit):
        return no("MM-R39", f"That {word} is dead; it would first have to be bought back.")
    if case.is_waiting(unit):
        return no("MM-R43", f"The {case.named(unit)} was bought this turn and may act from the next turn on.")
    return None
