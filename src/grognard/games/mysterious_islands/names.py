"""Names of hexes, units, cards, factions and seats, and how a list of them reads."""

import re
from collections.abc import Iterable
from typing import Final, Protocol, cast

from grognard.core.phrases import listed
from grognard.games.mysterious_islands.actions import ACE, EIGHT, FACTIONS, JACK, KING, NINE, QUEEN, SEVEN, TEN
from grognard.games.mysterious_islands.hands import held_cards
from grognard.games.mysterious_islands.state import COUNT_MASK, State, faction_in, kind_in
from grognard.games.mysterious_islands.tables import Setup

KINDS: Final = ("band", "boss", "bombard", "bomb", "boat", "balloon", "base")
PHASES: Final = ("", "draw", "event", "recruit", "move", "bombard", "act", "fight", "discard")
PHASE_NAMES: Final = (
    "setting up",
    "Draw Phase",
    "Event Phase",
    "Recruit Phase",
    "Movement Phase",
    "Bombardment Phase",
    "Action Phase",
    "Combat Phase",
    "Discard Phase",
)
EVENTS: Final = ("", "eruption", "whirlpool", "giant animal", "sinkhole", "assassin", "invention")
RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_WORDS: Final = {ACE: "Ace", JACK: "Jack", QUEEN: "Queen", KING: "King"}
NUMBERS: Final = ("", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
CARD_TEXTS: Final = {
    SEVEN: "a stack moves again",
    EIGHT: "a stack stays where it is",
    NINE: "a die is thrown again",
    TEN: "a die is one higher or lower",
    JACK: "steal a card",
    QUEEN: "cancel a card",
    KING: "draw 2 cards",
}
HEX_NAME: Final = re.compile(r"([A-Z]{1,2})([1-9]\d{0,3})", re.ASCII)
LETTERS: Final = 26
NO_HEX: Final = -1


class Lore(Protocol):
    """The words of a faction, as its table gives them; kinds and plurals are by kind of unit, "" where it has none."""

    @property
    def id(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> str: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...
    @property
    def plurals(self) -> tuple[str, ...]: ...
    @property
    def invention(self) -> str: ...
    @property
    def invention_rule(self) -> str: ...
    @property
    def invention_text(self) -> str: ...


def lore_of(setup: Setup, faction: int) -> Lore:
    """The words of a faction."""
    return cast("Lore", setup.lore[faction])


def faction_ids(setup: Setup) -> list[str]:
    """All factions of the table by their ids, in its order."""
    return [lore_of(setup, faction).id for faction in range(int(setup.factions))]


def column_name(column: int) -> str:
    """A column as letters: A to Z, then AA, AB …"""
    letters = chr(ord("A") + column % LETTERS)
    return letters if column < LETTERS else f"{chr(ord('A') + column // LETTERS - 1)}{letters}"


def hex_name(place: int, width: int) -> str:
    """A hex as people call it: column letters, then row number from the north."""
    return f"{column_name(place % width)}{place // width + 1}"


def read_hex(text: str, width: int, height: int) -> int:
    """The hex of a name in either case, or NO_HEX when the chart has none like it."""
    found = HEX_NAME.fullmatch(text.upper())
    if found is None:
        return NO_HEX
    column = 0
    for letter in found[1]:
        column = column * LETTERS + ord(letter) - ord("A") + 1
    row = int(found[2])
    return (row - 1) * width + column - 1 if column <= width and row <= height else NO_HEX


def spot(state: State, place: int) -> str:
    """The name of a hex of the chart."""
    return hex_name(int(place), int(state.map().width))


def piece_id(state: State, place: int, faction: int, kind: int) -> str:
    """The id of all units of one kind and faction in a hex: "PI-band-K12"."""
    return f"{lore_of(state.setup, faction).code}-{KINDS[kind]}-{spot(state, place)}"


def card_id(seat: int, number: int) -> str:
    """The id of a card of a hand; the cards are counted by rank."""
    return f"card-{seat}-{number}"


def card_ids(state: State, seat: int, rank: int) -> list[str]:
    """The ids of the cards of one rank in a hand."""
    before = sum(int(held_cards(state, seat, lower)) for lower in range(rank))
    return [card_id(seat, before + number) for number in range(int(held_cards(state, seat, rank)))]


def card_name(rank: int) -> str:
    """A card in words: "Ace", "Seven", "King"."""
    return RANK_WORDS.get(rank) or NUMBERS[rank]


def card_text(rank: int) -> str:
    """What a card does, in a few words."""
    return CARD_TEXTS.get(rank) or f"a die becomes {rank}"


def card_rule(rank: int) -> str:
    """The rule of a card. Rule: MI-145, MI-146, MI-147, MI-148, MI-149, MI-150, MI-151, MI-152, MI-153, MI-154, MI-155, MI-156, MI-157"""
    return f"MI-{144 + rank}"


def faction_name(state: State, faction: int) -> str:
    """A faction in words: "Pirates"."""
    return lore_of(state.setup, int(faction)).name


def factions_of(state: State, seat: int) -> list[int]:
    """The factions that a seat plays."""
    return [faction for faction in range(FACTIONS) if state.owner[faction] == seat]


def seat_name(state: State, seat: int) -> str:
    """A seat by its factions, or by its number before it has one. Rule: MI-010"""
    names = [faction_name(state, faction) for faction in factions_of(state, seat)]
    return listed(names) if names else f"Player {int(seat) + 1}"


def unit_name(state: State, faction: int, kind: int) -> str:
    """One unit in the words of its faction: "Sloop".

    Rule: MI-034, MI-035, MI-036, MI-037, MI-038, MI-039, MI-040, MI-159, MI-160, MI-172, MI-173
    """
    return lore_of(state.setup, int(faction)).kinds[int(kind)] or KINDS[int(kind)].capitalize()


def units_name(state: State, faction: int, kind: int, number: int) -> str:
    """Some units of a kind: "1 Sloop", "3 Pirates"."""
    if number == 1:
        return f"1 {unit_name(state, faction, kind)}"
    plural = lore_of(state.setup, int(faction)).plurals[int(kind)] or f"{KINDS[int(kind)].capitalize()}s"
    return f"{int(number)} {plural}"


def a_unit(state: State, faction: int, kind: int) -> str:
    """One unit with its article: "a Sloop", "an Agent"."""
    name = unit_name(state, faction, kind)
    return f"{'an' if name[:1] in 'AEIOU' else 'a'} {name}"


def counts_in(state: State, place: int, faction: int) -> list[int]:
    """How many units of each kind a faction has in a hex."""
    return [int(state.count(place, faction, kind)) for kind in range(len(KINDS))]


def units_in_words(state: State, faction: int, counts: Iterable[int]) -> str:
    """Units by kind as a list: "3 Pirates and 1 Sloop"."""
    return listed(units_name(state, faction, kind, number) for kind, number in enumerate(counts) if number)


def groups_of(state: State, place: int, faction: int) -> list[tuple[int, int]]:
    """The groups of a faction in a hex, each with its index among all groups of the hex."""
    first, last = int(state.first_in(place)), int(state.first_in(place + 1))
    found = [(index - first, int(state.units[index])) for index in range(first, last)]
    return [(index, group) for index, group in found if faction_in(group) == faction]


def group_word(state: State, place: int, index: int) -> str:
    """A group by its kind; with its number among those of the kind when there are several: "band", "band.2"."""
    first = int(state.first_in(place))
    group = int(state.units[first + index])
    faction, kind = faction_in(group), kind_in(group)
    alike = [at for at, other in groups_of(state, place, int(faction)) if kind_in(other) == kind]
    number = alike.index(index) + 1
    return KINDS[int(kind)] if number == 1 else f"{KINDS[int(kind)]}.{number}"


def pick_in_words(state: State, group: int) -> str:
    """A group in words: "2 Pirates"."""
    return units_name(state, int(faction_in(group)), int(kind_in(group)), int(group & COUNT_MASK))
