"""Positions of Space 1889 on small fixed maps, or of another module on its own, and choices in short words, for direct tests of single rules."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from grognard.core.game import CHANCE
from grognard.games.warp_empires import actions as act
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.fall import add_to_pile
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.hands import change, count_deck, deck_of, hand_size, held_cards, put_in_hand
from grognard.games.warp_empires.maps import make_map
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.phases.deal import fill_decks, fill_piles
from grognard.games.warp_empires.phases.setup import set_up as start_up
from grognard.games.warp_empires.questions import BEGIN_PHASE, C_CARD, C_MAP, END_TURN
from grognard.games.warp_empires.state import NO_MARKS, NOBODY, owner_in, place_in, type_in

UNITS = ("BN", "FT", "GB", "CR", "BS")
MINI_MARS = {
    "terrain": {"A": 0, "B": 1, "C": 0, "D": 2, "E": 1, "F": 3, "G": 0, "H": 1, "I": 0, "J": 1, "K": 0, "L": 1},
    "borders": "A-B A-D B-C B-E B-F C-D C-G E-G F-G G-H H-I H-L I-J J-K K-L",
}
RING_10 = {
    "terrain": {f"{kind}{n}": "CF".index(kind) for n in range(10) for kind in "CF"},
    "borders": " ".join(f"C{n}-F{n} F{n}-C{(n + 1) % 10}" for n in range(10)),
}


def changed(*changes: tuple[str, str], module: str = "amber_fens") -> Loaded:
    """A shipped module with some of its text replaced."""
    folder = files("grognard.games.warp_empires.modules")
    text = folder.joinpath(f"{module}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return load_module(text.encode(), f"{module}.toml", lambda name: folder.joinpath(name).read_bytes())


@cache
def mars() -> Loaded:
    return load_shipped("space_1889_empires")


def atlas_of(sketch: Mapping[str, object], module: Module) -> Atlas:
    """A map out of a sketch."""
    terrain: dict[str, int] = sketch["terrain"]  # type: ignore[assignment]
    names = list(terrain)
    near: list[set[int]] = [set() for _ in names]
    for border in str(sketch["borders"]).split():
        one, other = (names.index(name) for name in border.split("-"))
        near[one].add(other)
        near[other].add(one)
    bits = [module.terrain_bits[kind] for kind in terrain.values()]
    none = [-1] * len(names)
    return Atlas(names, list(terrain.values()), [sorted(row) for row in near], bits, none, none, "")


class Desk:
    """A position; seats are X, Y, Z in this order, X is the active player."""

    def __init__(
        self,
        *powers: str,
        sketch: Mapping[str, object] | None = MINI_MARS,
        loaded: Loaded | None = None,
        **options: object,
    ) -> None:
        """A sketch for Space 1889, or another module with a map of its own."""
        self.tables, self.module = (loaded or mars()).game(options, len(powers))
        self.units = UNITS if loaded is None else tuple(unit.id for unit in self.module.units)
        self.game = Empires(self.tables, self.module)
        self.game.clear()
        self.game.told = []
        self.steps = 0
        self.atlas = atlas_of(sketch, self.module) if loaded is None and sketch else make_map(self.module, [], 0).atlas
        self.game.atlas = self.atlas
        self.places = ["".join(letter for letter in name if letter.isalnum()) for name in self.atlas.names]
        self.cards = [card.id for card in self.module.cards]
        self.powers = [power.id for power in self.module.powers]
        for seat, power in enumerate(powers):
            self.game.power[seat] = self.powers.index(power)
            self.game.order[seat] = seat
        fill_piles(self.game)
        fill_decks(self.game)
        self.game.active = 0
        self.game.round = self.game.turns = 1
        self.game.later(END_TURN)

    def stack(self, place: str, seat: str, units: str, marker: bool = False) -> None:
        """Units of a seat, the top one first."""
        for unit in units.split():
            kind = self.units.index(unit)
            add_to_pile(self.game, "XYZ".index(seat), kind, -1)
            self.game.put_under(self.places.index(place), "XYZ".index(seat), kind, NO_MARKS)
        if marker:
            self.mark(place, seat)

    def mark(self, place: str, seat: str) -> None:
        self.game.marker[self.places.index(place)] = "XYZ".index(seat)

    def hand(self, seat: str, cards: str) -> None:
        """Cards out of the deck for a hand."""
        number = "XYZ".index(seat)
        for card in cards.split():
            deck = deck_of(self.game, number)
            change(self.game.decks, deck * len(self.cards) + self.cards.index(card), -1)
            put_in_hand(self.game, number, deck, self.cards.index(card))

    def begin(self, phase: int) -> "Desk":
        """The active player's turn goes on with a phase."""
        self.game.later(BEGIN_PHASE, phase)
        self.game.settle()
        return self

    def fresh(self) -> Empires:
        """The same table before anything is decided."""
        self.game = new_game(self.tables, self.module)
        return self.game

    def advance(self) -> None:
        """One more choice or outcome, the first legal one, or dice that do not tie for ever."""
        self.steps += 1
        if self.game.actor == CHANCE:
            self.game.apply(self.steps * 7 % self.game.chance()[0])
        else:
            self.game.apply(self.game.legal_actions()[0])

    # What is offered and done.

    def word(self, action: int) -> str:
        """An action in short."""
        if action < act.CARD:
            return ("done", "raise", "free")[action]
        if action < act.UNIT:
            return self.cards[action - act.CARD]
        if action < act.PLAYER:
            return self.units[action - act.UNIT]
        if action < act.POWER:
            return "XYZ"[action - act.PLAYER]
        if action < act.PILE:
            return self.powers[action - act.POWER]
        return f"#{action - act.INDEX}" if action < act.PLACE else self.places[action - act.PLACE]

    @property
    def offers(self) -> str:
        """What is legal now."""
        return " ".join(self.word(action) for action in self.game.legal_actions())

    @property
    def asked(self) -> str:
        return "XYZ"[self.game.actor] if self.game.actor >= 0 else "chance"

    def do(self, words: str) -> "Desk":
        """Choices one after the other."""
        for word in words.split():
            legal = {self.word(action): action for action in self.game.legal_actions()}
            assert word in legal, f"{word} is not among {sorted(legal)}"
            self.game.apply(legal[word])
        return self

    def chance(self, *outcomes: int) -> "Desk":
        for outcome in outcomes:
            assert self.game.actor == CHANCE
            self.game.apply(outcome)
        return self

    def draw(self, cards: str) -> "Desk":
        """The next cards come out of the deck in this order."""
        for card in cards.split():
            assert self.game.question() == C_CARD
            number = self.cards.index(card)
            self.game.apply(sum(int(self.game.decks[before]) for before in range(number)))
        return self

    def draw_any(self) -> "Desk":
        while self.game.actor == CHANCE and self.game.question() == C_CARD:
            self.game.apply(0)
        return self

    # What there is.

    def units_of(self, place: str, seat: str) -> list[int]:
        """The units of a stack, the top one first."""
        there, owner = self.places.index(place), "XYZ".index(seat)
        units = [int(self.game.units[at]) for at in range(self.game.standing)]
        return [unit for unit in units if place_in(unit) == there and owner_in(unit) == owner]

    def at(self, place: str, seat: str) -> str:
        """The stack of a seat, the top unit first."""
        return " ".join(self.units[type_in(unit)] for unit in self.units_of(place, seat))

    def seen(self, place: str, owner: str, viewer: str) -> str:
        """What a viewer knows of a stack; a dot for what is hidden."""
        bit = 1 << 12 << "XYZ".index(viewer)
        return " ".join(self.units[type_in(unit)] if unit & bit else "." for unit in self.units_of(place, owner))

    def held(self, seat: str) -> str:
        """A hand."""
        number = "XYZ".index(seat)
        return " ".join(name for at, name in enumerate(self.cards) for _ in range(held_cards(self.game, number, at)))

    def size(self, seat: str) -> int:
        return int(hand_size(self.game, "XYZ".index(seat)))

    def discarded(self) -> str:
        return " ".join(name for at, name in enumerate(self.cards) for _ in range(self.game.discards[at]))

    def deck(self) -> int:
        return int(count_deck(self.game, 0))

    def owner(self, place: str) -> str:
        seat = self.game.marker[self.places.index(place)]
        return "XYZ"[seat] if seat >= 0 else ""

    def told(self, what: str) -> list[tuple[int, int, int]]:
        """The numbers of what was told under a word."""
        return [event[3:] for event in self.game.told or () if event[0] == what]


def set_up(*powers: str, sketch: Mapping[str, object] = MINI_MARS, **options: object) -> Desk:
    """A desk at which nothing is decided yet: the powers stand for as many seats."""
    desk = Desk(*powers, sketch=sketch, loaded=None, **options)
    desk.game.atlas = None
    for seat in range(len(powers)):
        desk.game.power[seat] = desk.game.order[seat] = NOBODY
    for at in range(len(desk.game.pile)):
        desk.game.pile[at] = 0
    desk.game.close()
    desk.game.active = NOBODY
    start_up(desk.game)
    desk.game.settle()
    return desk


def lay_map(desk: Desk) -> None:
    """Instead of a map by lot, the one of the sketch."""
    assert desk.game.question() == C_MAP
    desk.game.close()
    desk.game.atlas = desk.atlas
    desk.game.settle()
