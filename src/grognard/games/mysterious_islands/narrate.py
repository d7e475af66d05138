"""Events as sentences; what a seat may not know is told in its public form."""

from collections.abc import Callable
from typing import Final, NamedTuple

from grognard.core.game import WHOLE_WIN
from grognard.core.phrases import counted, listed
from grognard.core.views import Event
from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, HEXES, KINDS
from grognard.games.mysterious_islands.names import (
    EVENTS,
    PHASE_NAMES,
    a_unit,
    card_name,
    faction_name,
    lore_of,
    seat_name,
    spot,
    unit_name,
    units_name,
)
from grognard.games.mysterious_islands.rolls import ROLLS
from grognard.games.mysterious_islands.sides import why_of
from grognard.games.mysterious_islands.state import NOBODY, State


class Told(NamedTuple):
    """An event to be put into words, and its numbers: hexes, factions, seats, units as its word has them."""

    state: State
    rule: str
    a: int
    b: int
    c: int

    def hex(self, place: int) -> str:
        """A hex."""
        return spot(self.state, place)

    def faction(self, faction: int) -> str:
        """A faction."""
        return faction_name(self.state, faction)

    def seat(self, seat: int) -> str:
        """A player."""
        return seat_name(self.state, seat)

    def units(self, unit: int, number: int) -> str:
        """Some units of a kind, told as faction * KINDS + kind."""
        return units_name(self.state, unit // KINDS, unit % KINDS, number)

    def some(self, unit: int, number: int) -> str:
        """Some units of a kind, one with its article."""
        return self.units(unit, number) if number > 1 else self.the_unit(unit // KINDS, unit % KINDS)

    def the_unit(self, faction: int, kind: int) -> str:
        """One unit with its article."""
        return a_unit(self.state, faction, kind)

    def name(self, faction: int, kind: int) -> str:
        """One unit."""
        return unit_name(self.state, faction, kind)

    def way(self, hexes: int) -> str:
        """From a hex to a hex, told as from * HEXES + to."""
        return f"from {self.hex(hexes // HEXES)} to {self.hex(hexes % HEXES)}"


Telling = Callable[[Told], str]


def narrate(state: State, event: Event, seat: int) -> str:
    """An event in one sentence. Rule: MI-R08, MI-R162"""
    if not event.is_open_to(seat):
        return hidden(state, event)
    told = Told(state, event.rule, *event.numbers)
    return SENTENCES[event.what](told)


def hidden(state: State, event: Event) -> str:
    """What those are told who may not see a card; by who may, not by the numbers."""
    names = [seat_name(state, seat) for seat in range(int(state.setup.seats)) if event.audience >> seat & 1]
    return (
        f"{names[0]}: a card is drawn." if event.what == "drawn" else f"A card changes hands between {listed(names)}."
    )


def on_throw(told: Told) -> str:
    """What dice are thrown for."""
    place = f" in {told.hex(told.b)}" if told.b != NOBODY else ""
    name = f"{told.faction(told.c)}: " if told.c != NOBODY else ""
    text = ROLLS[told.a].text
    return f"{name}{text[0].lower()}{text[1:]}{place}." if name else f"{text}{place}."


def on_dice(told: Told) -> str:
    """The faces that fall."""
    return f"The dice show {listed(str(face) for face in (told.a, told.b, told.c) if face)}."


def on_over(told: Told) -> str:
    """The end of the game. Rule: MI-006, MI-R07"""
    winners = [seat_name(told.state, seat) for seat in range(int(told.state.setup.seats)) if told.b >> seat & 1]
    return f"The game is over in round {told.a}. {'The win is shared by' if len(winners) > 1 else 'The winner:'} {listed(winners)}."


def on_points(told: Told) -> str:
    """What a recruit roll brought. Rule: MI-044"""
    return f"{told.faction(told.a)}: {counted(told.b, 'recruit point')} gained, {told.c} in the bank."


def on_invention(told: Told) -> str:
    """What is invented, and what it brings."""
    lore = lore_of(told.state.setup, told.a)
    return f"{lore.name}: {lore.invention} is invented. {lore.invention_text}"


def on_shot_adds(told: Told) -> str:
    """What changes the die of a shot. Rule: MI-059, MI-135"""
    why = f"all of {told.faction(told.b)} in {told.hex(told.a)} can hide" if told.c < 0 else "better guns"
    return f"{told.c:+d} to the die: {why}."


def on_bonus(told: Told) -> str:
    """What a side adds to its dice, and why. Rule: MI-063"""
    return f"{told.faction(told.b)}: {told.c:+d} ({why_of(told.state.setup, told.rule)})."


def on_lost(told: Told) -> str:
    """A unit is gone."""
    return f"{told.faction(told.b)}: {told.the_unit(told.b, told.c)} in {told.hex(told.a)} is lost."


def on_must_lose(told: Told) -> str:
    """Losses of a battle roll, never more than there are. Rule: MI-067, MI-068, MI-R96"""
    beyond = f", all there are of {told.c}" if told.c > told.b else ""
    return f"{told.faction(told.a)}: {counted(told.b, 'unit')} to lose{beyond}."


def die_against(text: str, enough: str, short: str) -> Telling:
    """A die (or a sum) against the number that is needed, thrown for a faction."""

    def tell(told: Told) -> str:
        result = enough if told.a >= told.b else short
        return f"{told.faction(told.c)}: {text} needs {told.b}, thrown {told.a}: {result}."

    return tell


def at_hex(text: str) -> Telling:
    """A sentence of a faction about a hex, for events that tell (hex, faction)."""

    def tell(told: Told) -> str:
        words = {"hex": told.hex(told.a), "many": f"{counted(told.c, 'unit')}"}
        words |= {"base": told.name(told.b, BASE), "band": told.name(told.b, BAND), "boat": told.the_unit(told.b, BOAT)}
        words |= {"boss": told.the_unit(told.b, BOSS), "bands": told.units(told.b * KINDS + BAND, 2).split(" ", 1)[1]}
        return f"{told.faction(told.b)}: {text.format_map(words)}."

    return tell


def on_way(many: str, one: str) -> Telling:
    """Units that go from a hex to a hex."""
    return lambda told: (
        f"{told.faction(told.b // KINDS)}: {told.some(told.b, told.c)} {many if told.c > 1 else one} {told.way(told.a)}."
    )


def recruit(text: str) -> Telling:
    """A recruit that appears in a hex, for events that tell (hex, unit, price)."""
    return lambda told: f"{told.faction(told.b // KINDS)}: {told.some(told.b, 1)} {text} {told.hex(told.a)}."


def rivals(text: str) -> Telling:
    """A sentence about a fight, for events that tell (hex, one faction, the other)."""
    return lambda told: text.format(hex=told.hex(told.a), one=told.faction(told.b), other=told.faction(told.c))


def factions(text: str) -> Telling:
    """A sentence about two factions and a number."""
    return lambda told: text.format(one=told.faction(told.a), other=told.faction(told.b), number=told.c)


def player(text: str) -> Telling:
    """A sentence of a player; the two numbers that follow are in it."""
    return lambda told: f"{told.seat(told.a)}: {text.format(b=told.b, c=told.c)}."


def with_card(text: str) -> Telling:
    """A sentence of a player about a card."""
    return lambda told: f"{told.seat(told.a)}: {text.format(card=card_name(told.b))}."


def robbing(text: str) -> Telling:
    """A sentence about a thief and a victim."""
    return lambda told: f"{told.seat(told.a)}: {text.format(victim=told.seat(told.b), card=card_name(told.c or 1))}."


SENTENCES: Final[dict[str, Telling]] = {
    # setting up
    "picks": lambda told: f"Player {told.b + 1} plays {told.faction(told.a)}.",
    "rolls-off": player("a {b} in the roll-off"),
    "tied": lambda told: "The highest dice are equal and are thrown again.",
    "first": player("first to play"),
    "chart": lambda told: f"The chart has {told.a} hexes and {counted(told.b, 'island')}.",
    "home": lambda told: f"{told.faction(told.a)}: at home in {told.hex(told.b)}.",
    "starts": lambda told: f"{told.faction(told.b // KINDS)}: {told.some(told.b, told.c)} in {told.hex(told.a)}.",
    # turns
    "round": lambda told: f"Round {told.a}.",
    "turn": lambda told: f"{told.seat(told.a)}: turn of round {told.b}.",
    "phase": lambda told: f"{told.seat(told.b)}: {PHASE_NAMES[told.a]}.",
    "dead": lambda told: f"{told.faction(told.a)}: no unit is left and no way back.",
    "out": player("out of the game"),
    "skipped": player("out, so the turn of round {b} is passed over"),
    "over": on_over,
    "wins": lambda told: (
        f"{told.seat(told.a)}: {counted(told.b, 'Base')}, {'the win' if told.c == WHOLE_WIN else 'a share of the win'}."
    ),
    # dice and cards
    "throw": on_throw,
    "dice": on_dice,
    "die": lambda told: f"Die {told.a + 1} is a {told.c} instead of a {told.b}.",
    "reroll": lambda told: f"{told.faction(told.b)}: the throw is made again and stands.",
    "draws": player("{b} cards to draw"),
    "drawn": with_card("the {card} is drawn"),
    "renewed": lambda told: f"The discards are shuffled: a new deck of {counted(told.a, 'card')}.",
    "none-left": player("no card is left to draw"),
    "plays": with_card("the {card} is played"),
    "to-discards": with_card("the {card} goes to the discards"),
    "discards": with_card("the {card} is discarded"),
    "robs": robbing("a card of {victim} is stolen"),
    "robbed": robbing("the {card} of {victim} is stolen"),
    "robs-nothing": robbing("{victim} has no card left to steal"),
    "cancels": robbing("the {card} of {victim} is cancelled"),
    # events and inventions
    "event": lambda told: f"An event happens: {EVENTS[told.b]}.",
    "no-event": lambda told: f"A {told.a}: no event.",
    "eruption": lambda told: f"A volcano erupts: all units on island {told.a + 1} are lost.",
    "whirlpool": at_hex("a whirlpool takes {boat} in {hex}"),
    "animal": at_hex("a giant animal kills the {bands} in {hex}"),
    "sinkhole": at_hex("a sinkhole takes the {base} in {hex}"),
    "assassin": at_hex("an assassin kills {boss} in {hex}"),
    "fizzles": lambda told: f"The {EVENTS[told.a]} finds nothing to hit.",
    "invention": player("an invention"),
    "invents": on_invention,
    "reinforcements": lambda told: f"{told.faction(told.a)}: reinforcements.",
    "reinforced": on_points,
    # recruiting
    "points": on_points,
    "bonus-points": lambda told: f"{told.faction(told.a)}: {told.b} of them by its own rule.",
    "lapsed": lambda told: f"{told.faction(told.a)}: {counted(told.b, 'recruit point')} unspent, and lost.",
    "bought": lambda told: f"{told.faction(told.b // KINDS)}: {told.c} RP for {told.some(told.b, 1)}.",
    "placed": recruit("appears in"),
    "founded": recruit("is founded in"),
    "came-in": recruit("comes in at the rim of the chart, in"),
    "appeared": recruit("rises from the ground in"),
    # movement
    "walk": on_way("go", "goes"),
    "sail": on_way("sail", "sails"),
    "ride": on_way("ride along", "rides along"),
    "float": lambda told: (
        f"{told.faction(told.b // KINDS)}: {told.some(told.b, told.c)} in the water of {told.hex(told.a)}."
    ),
    "pinned": lambda told: (
        f"{told.faction(told.b // KINDS)}: {told.some(told.b, told.c)} among enemies in {told.hex(told.a)}, to fight."
    ),
    "seven": at_hex("the stack in {hex} may move again"),
    "eight": at_hex("the stack in {hex} may not move"),
    # bombardment and bombs
    "shoots": lambda told: (
        f"{told.faction(told.a // KINDS)}: {told.some(told.a, 1)} shoots {told.way(told.b)}, at {told.faction(told.c)}."
    ),
    "shot-adds": on_shot_adds,
    "hit": lambda told: f"{told.a} where {told.b} is needed: a hit in {told.hex(told.c)}.",
    "miss": lambda told: f"{told.a} where {told.b} is needed: a miss.",
    "lost": on_lost,
    "explodes": lambda told: f"{told.faction(told.b)}: a Bomb explodes in {told.hex(told.a)}.",
    # fights
    "fight": rivals("A fight in {hex}: {one} against {other}."),
    "stands": at_hex("nobody hides in {hex}"),
    "hiding-group": lambda told: (
        f"{told.faction(told.a)}: {told.units(told.a * KINDS + told.b, told.c)} among those who hide."
    ),
    "tries-to-hide": at_hex("{many} in {hex} may slip away"),
    "unseen": die_against("hiding", "unseen", "found"),
    "found": die_against("hiding", "unseen", "found"),
    "hides": lambda told: f"{told.faction(told.b)}: {counted(told.c, 'unit')} slip away {told.way(told.a)}.",
    "slipped-away": rivals("No fight in {hex}: all of {other} slipped away, it is left to {one}."),
    "gives-up": lambda told: (
        f"{told.faction(told.b)}: {told.the_unit(told.b, told.c)} in {told.hex(told.a)} is given up for a better roll."
    ),
    "base-falls": at_hex("the {base} in {hex} stands alone and falls"),
    "bonus": on_bonus,
    "total": lambda told: f"{told.faction(told.a)}: dice {told.b}, total {told.c}.",
    "roll-won": factions("The roll goes to {one}, by {number} over {other}."),
    "roll-tied": factions("{one} and {other} are equal."),
    "must-lose": on_must_lose,
    "rolls-again": rivals("Both sides stand: {one} and {other} roll again in {hex}."),
    "fight-over": rivals("{other} beaten in {hex}, by {one}."),
    "nobody-left": rivals("Nobody is left in {hex}: neither {one} nor {other} has won."),
    "overboard": at_hex("{many} overboard in {hex}"),
    "no-shore": at_hex("no shore beside {hex}"),
    "ashore": lambda told: f"{told.faction(told.b)}: a {told.c} brings those overboard ashore {told.way(told.a)}.",
    "drowns": lambda told: f"{told.faction(told.b)}: with a {told.c} those overboard in {told.hex(told.a)} drown.",
    # after a fight
    "bite": die_against("the bite of the beaten", "it bites", "nothing"),
    "ruin": at_hex("the beaten Base in {hex} becomes a {base}"),
    "base-taken": at_hex("the beaten Base in {hex} becomes a {base}"),
    "convert": die_against("a new Band", "one joins", "nobody joins"),
    "joins": at_hex("a new {band} in {hex}"),
    "no-room": at_hex("no room for a new {band} in {hex}"),
    "capture": die_against("a beaten Boat", "it is kept", "it is gone"),
    "boat-taken": at_hex("{boat} more in {hex}"),
    "rises-on": die_against("to rise again", "it rises", "it stays dead"),
    "rises": lambda told: f"{told.faction(told.b)}: a {told.name(told.b, BAND)} rises in {told.hex(told.a % HEXES)}.",
    "no-grave": at_hex("no room to rise in {hex}"),
}
