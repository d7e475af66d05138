"""A position that somebody asks about, in plain numbers, and the form of an answer."""

import functools
from typing import NamedTuple

from grognard.core.explaining import made_once
from grognard.core.frames import DETAILS
from grognard.core.views import Prompt
from grognard.games.warp_empires.prompts import prompt
from grognard.games.warp_empires.state import State, marks_in, owner_in, place_in, type_in
from grognard.games.warp_empires.tables import NOTHING, SELECTOR


class Unit(NamedTuple):
    """A unit in a stack; `at` counts all units of the board."""

    at: int
    place: int
    owner: int
    kind: int
    marks: int


class Case:
    """The stacks by territory, whom the open question asks, and its details."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.tables = state.tables
        self.seat = int(state.actor)
        self.active = int(state.active)
        self.question = int(state.question())
        self.details = [int(state.detail(number)) for number in range(DETAILS)] if state.depth else [0] * DETAILS
        self.units = [self._unit(index) for index in range(int(state.standing))]
        self.stacks: dict[tuple[int, int], list[Unit]] = {}
        for unit in self.units:
            self.stacks.setdefault((unit.place, unit.owner), []).append(unit)

    def _unit(self, index: int) -> Unit:
        value = self.state.units[index]
        return Unit(index, int(place_in(value)), int(owner_in(value)), int(type_in(value)), int(marks_in(value)))

    @functools.cached_property
    def asks(self) -> Prompt:
        """The open question in words."""
        return prompt(self.state)

    @property
    def seats(self) -> int:
        """How many players began."""
        return int(self.tables.seats)

    @property
    def territories(self) -> int:
        """How many territories the map has."""
        return int(self.state.map().territories)

    def stack(self, place: int, owner: int) -> list[Unit]:
        """A stack, from the top."""
        return self.stacks.get((place, owner), [])

    def count(self, place: int, owner: int, kind: int) -> int:
        """How many units of a type a stack has."""
        return sum(unit.kind == kind for unit in self.stack(place, owner))

    def foes_in(self, place: int, seat: int) -> list[int]:
        """The other players with a stack in a territory."""
        return [owner for owner in range(self.seats) if owner != seat and self.stack(place, owner)]

    def borders(self, place: int) -> list[int]:
        """The neighbours of a territory."""
        return [int(near) for near in self.state.map().borders[place]]

    def held(self, card: int, seat: int | None = None) -> int:
        """How many cards of a type a hand has."""
        holder = self.seat if seat is None else seat
        return int(self.state.hands[holder * int(self.tables.cards) + card])

    def cards(self, seat: int) -> int:
        """How many cards a hand has."""
        return sum(self.held(card, seat) for card in range(int(self.tables.cards)))

    def tags(self, owner: int, kind: int) -> int:
        """The tags of a type as its owner has it."""
        return int(self.tables.tags[int(self.state.power[owner]) * int(self.tables.types) + kind])

    def fits(self, selector: int, tags: int) -> bool:
        """Whether tags satisfy a selector."""
        if selector == NOTHING:
            return False
        every, some, without = (int(self.tables.selectors[selector * SELECTOR + part]) for part in range(3))
        return tags & every == every and (not some or bool(tags & some)) and not tags & without

    def is_meant(self, selector: int, owner: int, kind: int) -> bool:
        """Whether a selector matches a type of unit of a player."""
        return self.fits(selector, self.tags(owner, kind))

    def is_land(self, selector: int, place: int) -> bool:
        """Whether a selector matches a territory."""
        return self.fits(selector, int(self.state.map().tags[place]))


case_of = made_once(Case)  # of a position
