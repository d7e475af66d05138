"""Names of territories, units, cards, powers and seats out of the module, and how a list of them reads."""

import functools
import re
from collections.abc import Iterable, Sequence
from typing import Final, cast

from grognard.core.phrases import listed
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.hands import held_cards
from grognard.games.warp_empires.state import State

PHASES: Final = ("", "draw", "move", "battle", "revenue", "recruit", "upkeep", "control")
PHASE_NAMES: Final = (
    "setting up",
    "Draw phase",
    "Move phase",
    "Battle phase",
    "Revenue phase",
    "Recruit phase",
    "Upkeep phase",
    "Control phase",
)
# Words of the notation that are no ids.
WORDS: Final = frozenset({"done", "pass", "stop", "raise", "free"})
NONE: Final = -1
CARD_RULE: Final = "WE-R09"
KNOWN_RULE: Final = re.compile(r"(WE|S8)-R?\d+")


def module_of(state: State) -> Module:
    """The words of the module that is played."""
    return cast("Module", state.module)


# Territories.


@functools.lru_cache(maxsize=64)
def ids_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of territories by their names: "Aeolis-Fossae"; numbered where two would be alike, or like another word."""
    found: list[str] = []
    taken: set[str] = set(WORDS)
    for number, name in enumerate(names):
        word = "-".join(re.findall(r"\w+", name))
        if not word or word.lower() in taken or word.isdigit():
            word = f"{word or 'T'}-{number + 1}"
        while word.lower() in taken:
            word += "'"
        taken.add(word.lower())
        found.append(word)
    return tuple(found)


def place_ids(state: State) -> tuple[str, ...]:
    """The ids of all territories; none before the map is there."""
    return ids_of(tuple(state.atlas.names)) if state.atlas is not None else ()


def place_id(state: State, place: int) -> str:
    """The id of a territory."""
    return place_ids(state)[int(place)]


def place_name(state: State, place: int) -> str:
    """The name of a territory."""
    return str(state.map().names[int(place)])


def read_place(state: State, word: str) -> int:
    """The territory of an id in either case, of its name or its number; NONE when there is none."""
    ids = [each.lower() for each in place_ids(state)]
    if word in ids:
        return ids.index(word)
    if re.fullmatch(r"#?\d{1,3}", word, re.ASCII) and 0 < int(word.lstrip("#")) <= len(ids):
        return int(word.lstrip("#")) - 1
    plain = [re.sub(r"\W", "", each) for each in ids]
    bare = re.sub(r"\W", "", word)
    return plain.index(bare) if bare and plain.count(bare) == 1 else NONE


# Units.


def unit_id(state: State, kind: int) -> str:
    """The id of a type of unit."""
    return module_of(state).units[int(kind)].id


def unit_name(state: State, seat: int, kind: int) -> str:
    """One unit as the people of its owner call it.

    Rule: S8-R26
    """
    return module_of(state).unit_name(int(kind), int(state.power[seat]))


def units_name(state: State, seat: int, kind: int, number: int) -> str:
    """Some units of a type: "1 Gunboat", "2 × Gunboat"."""
    name = unit_name(state, seat, kind)
    return f"1 {name}" if number == 1 else f"{int(number)} × {name}"


def a_unit(state: State, seat: int, kind: int) -> str:
    """One unit with its article."""
    name = unit_name(state, seat, kind)
    if name.endswith("s"):
        return name
    return f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}"


def units_in_words(state: State, seat: int, counts: Sequence[int]) -> str:
    """Units by type in words."""
    return listed(units_name(state, seat, kind, int(number)) for kind, number in enumerate(counts) if number)


def stack_id(place: int, seat: int) -> str:
    """The id of a stack."""
    return f"stack-{int(seat)}-{int(place) + 1}"


def own_id(place: int, seat: int, kind: int) -> str:
    """The id of the units of one type in a stack that are known."""
    return f"unit-{int(seat)}-{int(place) + 1}-{int(kind)}"


# Cards.


def card_name(state: State, card: int) -> str:
    """A card in words."""
    return module_of(state).cards[int(card)].name


def card_rule(state: State, card: int) -> str:
    """The first rule of a card; that of all cards where the module names none of a known ledger."""
    return first_rule(module_of(state).cards[int(card)].rules, CARD_RULE)


def first_rule(rules: Iterable[str], otherwise: str) -> str:
    """The first of an entry's rules that stands in the ledgers of these games."""
    return next((rule for rule in rules if KNOWN_RULE.fullmatch(rule)), otherwise)


def card_pieces(state: State, seat: int, card: int) -> list[str]:
    """The ids of the cards of one type in a hand; the cards are counted in the order of the module."""
    before = sum(int(held_cards(state, seat, lower)) for lower in range(int(card)))
    return [card_piece(seat, before + number) for number in range(int(held_cards(state, seat, card)))]


def card_piece(seat: int, number: int) -> str:
    """The id of a card of a hand."""
    return f"card-{int(seat)}-{number}"


# Seats.


def power_name(state: State, power: int) -> str:
    """A power in words."""
    return module_of(state).powers[int(power)].name


def seat_name(state: State, seat: int) -> str:
    """A player by the power, or by the number before one is picked."""
    power = int(state.power[seat])
    if power < 0:
        return f"Player {int(seat) + 1}"
    name = power_name(state, power)
    alike = [other for other in range(int(state.tables.seats)) if other != seat and named(state, other) == name]
    return f"{name} ({int(seat) + 1})" if alike else name


def named(state: State, seat: int) -> str:
    """The name of a seat before it is made different from others."""
    power = int(state.power[seat])
    return power_name(state, power) if power >= 0 else f"Player {seat + 1}"


def counter_name(state: State, counter: int) -> str:
    """A counter in words."""
    return module_of(state).counters[int(counter)].replace("_", " ")


def points_in_words(state: State, number: int) -> str:
    """A number in the module's word for points, which it gives for several of them."""
    word = module_of(state).sheet.terms.points
    return f"{int(number)} {word.removesuffix('s') if number == 1 else word}"
