"""Events as sentences; what a seat may not know is told in its public form."""

from collections.abc import Callable
from typing import Final, NamedTuple

from grognard.core.phrases import counted, listed, opened
from grognard.core.views import Event
from grognard.games.warp_empires.actions import TERRITORIES
from grognard.games.warp_empires.names import (
    PHASE_NAMES,
    a_unit,
    card_name,
    counter_name,
    module_of,
    place_name,
    points_in_words,
    power_name,
    seat_name,
)
from grognard.games.warp_empires.state import State

AIMED_IN_BATTLE: Final = "WE-029"
VIEWERS: Final = 256  # an event about a viewer and a foe tells viewer * 256 + foe


class Told(NamedTuple):
    """An event to be put into words, and its numbers: territories, seats, types, cards as its word has them."""

    state: State
    rule: str
    a: int
    b: int
    c: int

    def place(self, place: int) -> str:
        """A territory."""
        return place_name(self.state, place)

    def seat(self, seat: int) -> str:
        """A player."""
        return seat_name(self.state, seat)

    def seats(self, mask: int) -> str:
        """Several players, as bits."""
        return listed(self.seat(seat) for seat in range(int(self.state.tables.seats)) if mask >> seat & 1)

    def unit(self, seat: int, kind: int) -> str:
        """A unit with its article."""
        return a_unit(self.state, seat, kind)

    def card(self, card: int) -> str:
        """A card."""
        return card_name(self.state, card)

    def points(self, number: int) -> str:
        """A number in the module's word for points."""
        return points_in_words(self.state, number)

    def way(self, places: int) -> str:
        """From a territory to another one, told as from * TERRITORIES + to."""
        return f"from {self.place(places // TERRITORIES)} to {self.place(places % TERRITORIES)}"


Telling = Callable[[Told], str]


def narrate(state: State, event: Event, seat: int) -> str:
    """An event in one sentence."""
    if not event.is_open_to(seat):
        return hidden(state, event)
    return SENTENCES[event.what](Told(state, event.rule, *event.numbers))


def hidden(state: State, event: Event) -> str:
    """What those are told who may not know more; by who may, not by the numbers."""
    names = listed(seat_name(state, seat) for seat in range(int(state.tables.seats)) if event.audience >> seat & 1)
    return HIDDEN[event.what].format(who=names)


HIDDEN: Final = {
    "draws": "{who}: a card is drawn.",
    "steals": "A card changes hands between {who}.",
    "spied": "{who} looks at a card of a hand.",
    "scouted": "{who} looks at a unit of a stack.",
    "start-unit": "{who}: a unit to begin with is drawn.",
    "drawn-chit": "{who}: a recruit is drawn.",
}


def by_seat(text: str) -> Telling:
    """A sentence of a player, for events that begin with the seat; the two numbers that follow are in it."""
    return lambda told: f"{told.seat(told.a)}: {text.format(b=told.b, c=told.c, units=counted(told.b, 'unit'))}."


def card_of(text: str) -> Telling:
    """A sentence about a card and a player, for events that tell (card, seat)."""
    return lambda told: f"{told.seat(told.b)}: {text.format(card=told.card(told.a))}."


def at_place(text: str) -> Telling:
    """A sentence about a territory and a player, for events that tell (territory, seat)."""
    return lambda told: f"{told.seat(told.b)}: {text.format(place=told.place(told.a), c=told.c)}."


def unit_at(text: str) -> Telling:
    """A sentence about a unit in a territory, for events that tell (territory, seat, type)."""
    return lambda told: (
        f"{told.seat(told.b)}: {opened(text.format(unit=told.unit(told.b, told.c), place=told.place(told.a)))}."
    )


def on_way(text: str) -> Telling:
    """Units that go, for events that tell (from and to, seat, units)."""
    return lambda told: f"{told.seat(told.b)}: {text.format(units=counted(told.c, 'unit'), way=told.way(told.a))}."


def battle_card(text: str) -> Telling:
    """A sentence about a card in a battle, for events that tell (seat, card, more)."""

    def tell(told: Told) -> str:
        return f"{told.seat(told.a)}: {text.format(card=told.card(told.b), c=told.c)}."

    return tell


def on_tie(told: Told) -> str:
    """Equal totals.

    Rule: WE-R32
    """
    return f"The totals are equal: {told.seat(told.a)} wins." if told.a >= 0 else "The totals are equal: nobody wins."


def on_emptied(told: Told) -> str:
    """A side without units before the comparison.

    Rule: WE-R75
    """
    return f"Only {told.seat(told.a)} has units left and wins." if told.a >= 0 else "Nobody is left in the battle."


def on_map(told: Told) -> str:
    """The size of the map, and how many throws its terrain took, if it was thrown.

    Rule: S8-R02, S8-R04
    """
    throws = f" Its terrain took {counted(told.b, 'throw')} of all dice." if told.b else ""
    mended = " The last one was mended." if told.c else ""
    return f"The map has {told.a} territories.{throws}{mended}"


def on_won(told: Told) -> str:
    """The end of the game."""
    return f"The game is over in round {int(told.state.round)}. The winner: {told.seat(told.a)}."


def on_steals(told: Told) -> str:
    """A card that changes hands, for those who may know which."""
    return f"{told.seat(told.b)} takes {told.card(told.a)} from {told.seat(told.c)}."


def on_spied(told: Told) -> str:
    """A card of a hand that was looked at."""
    viewer, foe = divmod(told.b, VIEWERS)
    return f"{told.seat(viewer)}: {told.seat(foe)} holds {told.card(told.a)}."


def on_force(told: Told) -> str:
    """The Force of a stack in a battle."""
    return f"{told.seat(told.a)}: Force {told.b} of {counted(told.c, 'unit')}."


def on_aims(told: Told) -> str:
    """A card that is aimed: in a battle at a unit (seat, card, type), elsewhere at a player (card, seat, foe)."""
    if told.rule == AIMED_IN_BATTLE:
        return f"{told.seat(told.a)}: {told.card(told.b)} is aimed at {name_of_type(told)}."
    return f"{told.seat(told.b)}: {told.card(told.a)} is aimed at {told.seat(told.c)}."


def name_of_type(told: Told) -> str:
    """A type of unit by its own name."""
    return module_of(told.state).units[told.c].name


def leader_word(told: Told) -> str:
    """The module's word for a leader."""
    return module_of(told.state).sheet.terms.leader


SENTENCES: Final[dict[str, Telling]] = {
    # setting up
    "rolls-order": by_seat("a {b} in the roll-off"),
    "tied": lambda told: f"The highest dice are equal: {told.seats(told.a)} roll again.",
    "first": by_seat("first to play"),
    "picks": lambda told: f"Player {told.b + 1} plays {power_name(told.state, told.a)}.",
    "map": on_map,
    "home": at_place("at home in {place}"),
    "start-marker": at_place("{place} is held from the start"),
    "leader": unit_at("{unit} in {place}"),
    "start-unit": unit_at("{unit} in {place}"),
    # turns
    "turn": by_seat("turn of round {b}"),
    "phase": lambda told: f"{told.seat(told.b)}: {PHASE_NAMES[told.a]}.",
    "revenue": lambda told: f"{told.seat(told.a)}: {told.points(told.b)} of revenue.",
    "marker": at_place("takes control of {place}"),
    "unmarked": at_place("no longer holds {place}"),
    "out": by_seat("out of the game"),
    "limit": lambda told: f"Round {told.a} was the last one.",
    "won": on_won,
    "shared": lambda told: f"The game is over. The win is shared by {told.seats(told.a)}.",
    # cards
    "dropped": card_of("{card} is thrown away"),
    "draws": card_of("{card} is drawn"),
    "reshuffled": lambda told: "The discards become the new deck.",
    "no-cards": by_seat("no card is left to draw"),
    "plays": card_of("{card} is played"),
    "aims": on_aims,
    "aims-at": lambda told: (
        f"{told.card(told.c)} is aimed at the stack of {told.seat(told.b)} in {told.place(told.a)}."
    ),
    "steals": on_steals,
    "spied": on_spied,
    "scouted": unit_at("{unit} in {place}"),
    "points": lambda told: f"{told.seat(told.a)}: {told.points(told.b)} more.",
    "counts": lambda told: f"{told.seat(told.b)}: {counter_name(told.state, told.a)} at {told.c}.",
    "truce": by_seat("nobody may be attacked until the turn ends"),
    "dice": by_seat("the dice show {b}"),
    # moves
    "raises": unit_at("{unit} comes to the top in {place}"),
    "announces": on_way("{units} set out {way}"),
    "cancelled": lambda told: f"{told.seat(told.b)}: the move {told.way(told.a)} is cancelled.",
    "moves": on_way("{units} moved {way}"),
    # battles
    "battle": lambda told: f"Battle in {told.place(told.a)}: {told.seat(told.b)} against {told.seat(told.c)}.",
    "lays": battle_card("{card} is laid"),
    "cancels": lambda told: f"{told.seat(told.a)}: {told.card(told.b)} cancels {told.card(told.c)}.",
    "passes": by_seat("no further card laid"),
    "force": on_force,
    "card-force": battle_card("{c:+d} by {card}"),
    "leader-force": lambda told: f"{told.seat(told.a)}: {told.b:+d} for the only {leader_word(told)}.",
    "place-force": lambda told: f"{told.seat(told.a)}: {told.b:+d} by the place of the battle.",
    "total": by_seat("{b} in all"),
    "wins": lambda told: f"{told.seat(told.a)} beats {told.seat(told.b)} by {told.c}.",
    "tie": on_tie,
    "emptied": on_emptied,
    "fills": lambda told: f"{told.seat(told.a)}: {counted(told.b, 'card')} to draw.",
    # losses
    "has-to-lose": by_seat("{units} of {c} to lose"),
    "lost": unit_at("{unit} in {place} is lost"),
    "captured": lambda told: f"{told.seat(told.a)} captures {told.unit(told.b, told.c)} of {told.seat(told.b)}.",
    "retreats": lambda told: f"{told.seat(told.a)}: {counted(told.c, 'unit')} retreated {told.way(told.b)}.",
    "stays": lambda told: f"{told.seat(told.a)}: {counted(told.c, 'unit')} stayed in {told.place(told.b)}.",
    "no-retreat": lambda told: (
        f"{told.seat(told.a)}: no way out of {told.place(told.b)} for {counted(told.c, 'unit')}."
    ),
    # recruiting and upkeep
    "draws-chits": lambda told: f"{told.seat(told.a)}: {counted(told.b, 'recruit')} drawn.",
    "drawn-chit": lambda told: f"{told.seat(told.a)}: {told.unit(told.a, told.b)} on offer.",
    "no-chits": by_seat("no recruit is left to draw"),
    "buys": lambda told: f"{told.seat(told.a)}: {told.points(told.b)} for a recruit.",
    "recruit": at_place("a recruit goes to {place}"),
    "bonus": lambda told: f"{told.seat(told.a)}: all are bought, {counted(told.b, 'more recruit')} may be drawn.",
    "returns": lambda told: f"{told.seat(told.a)}: {counted(told.b, 'recruit')} not bought.",
    "upkeep-limit": by_seat("up to {b} units can be kept, {c} are there"),
    "too-many": by_seat("{units} too many"),
    "pays-upkeep": lambda told: f"{told.seat(told.a)}: {told.points(told.b)} of upkeep.",
}
