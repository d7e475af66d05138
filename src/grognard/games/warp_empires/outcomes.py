"""Outcomes of chance as people type them in, and in words."""

import re
from typing import Final

from grognard.core.chance import faces_of
from grognard.core.errors import DataError
from grognard.core.phrases import numbered, opened
from grognard.core.typing_in import read_drawn, read_map_number
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.chances import MAPS, PURPOSES
from grognard.games.warp_empires.fall import pile_at
from grognard.games.warp_empires.hands import deck_of, hand_size, nth_held, nth_in_deck
from grognard.games.warp_empires.names import card_name, module_of, place_id, place_name, unit_id, unit_name
from grognard.games.warp_empires.phases.deal import is_start_unit, leaders_left
from grognard.games.warp_empires.phases.homes import homes_for
from grognard.games.warp_empires.state import State, type_in
from grognard.games.warp_empires.tables import BITS, types_in

DICE: Final = (q.C_ORDER, q.C_BONUS, q.C_DICE)
CARDS: Final = (q.C_CARD, q.C_STEAL)


def purpose_of(state: State) -> str:
    """What chance is asked for, in one word."""
    return PURPOSES[int(state.chance()[1])]


def dice_asked(state: State) -> tuple[int, int]:
    """How many dice are thrown at once and how many sides they have; none where chance is asked for something else."""
    kind = int(state.question())
    if kind == q.C_ORDER:
        return int(state.tables.order_dice), int(state.tables.order_sides)
    if kind == q.C_BONUS:
        return int(state.tables.bonus_dice), int(state.tables.bonus_sides)
    return (int(state.detail(0)), int(state.detail(1))) if kind == q.C_DICE else (0, 1)


def chance_notation(state: State, outcome: int) -> str:
    """An outcome as people type it: the faces of dice, or what is drawn.

    Rule: WE-R73
    """
    dice, sides = dice_asked(state)
    if dice:
        return ",".join(str(face) for face in faces_of(outcome, dice, sides))
    return str(outcome) if state.question() == q.C_MAP else drawn(state)[outcome]


def parse_chance(state: State, text: str) -> int:
    """The outcome behind a chance notation; DataError says what is allowed."""
    dice, sides = dice_asked(state)
    if dice:
        return read_dice(text, "".join(text.split()), dice, sides)
    if state.question() == q.C_MAP:
        return read_map_number(text, MAPS)
    return read_drawn(text, drawn(state))


def read_dice(text: str, word: str, dice: int, sides: int) -> int:
    """The outcome of dice that are typed in."""
    faces = [int(face) for face in re.findall(r"\d{1,4}", word, re.ASCII)]
    if (
        not re.fullmatch(r"\d{1,4}(?:,\d{1,4})*", word, re.ASCII)
        or len(faces) != dice
        or not all(1 <= face <= sides for face in faces)
    ):
        raise DataError(f"“{text.strip()}” is no throw.", allowed=[f"{dice} times 1 to {sides}, with commas"])
    outcome = 0
    for face in faces:
        outcome = outcome * sides + face - 1
    return outcome


def drawn(state: State) -> list[str]:
    """All that may be drawn, by outcome."""
    kind = int(state.question())
    if kind in CARDS:
        cards = module_of(state).cards
        return numbered([f"card:{cards[card].id}" for card in cards_drawn(state)])
    if kind == q.C_HOME:
        return [place_id(state, place) for place in homes_drawn(state)]
    if kind == q.C_KILL:
        return [f"unit:{number}" for number in places_hit(state)]
    return numbered([unit_id(state, unit) for unit in units_drawn(state)])


def cards_drawn(state: State) -> list[int]:
    """The cards among which one is drawn, by outcome."""
    size = int(state.chance()[0])
    if state.question() == q.C_CARD:
        deck = deck_of(state, int(state.detail(0)))
        return [int(nth_in_deck(state, deck, index)) for index in range(size)]
    victim = int(state.detail(1))
    return [int(nth_held(state, victim, index)) for index in range(int(hand_size(state, victim)))]


def units_drawn(state: State) -> list[int]:
    """The types of the units among which one is drawn, by outcome."""
    kind = int(state.question())
    types = range(int(state.tables.types))
    if kind == q.C_LEADER:
        seat = int(state.detail(0))
        return [unit for unit in types for _ in range(int(leaders_left(state, seat, unit)))]
    seat = int(state.detail(0)) if kind == q.C_START_UNIT else int(state.active)
    at = int(pile_at(state, int(state.detail(2)), seat))
    return [
        unit
        for unit in types
        if kind == q.C_CHIT or is_start_unit(state, unit)
        for _ in range(int(state.pile[at + unit]))
    ]


def places_hit(state: State) -> list[int]:
    """The units of a stack that an effect may destroy, by their places from the top: what they are may be a secret.

    Rule: S8-R35
    """
    place, owner, row = (int(state.detail(number)) for number in range(3))
    mask = types_in(state.tables, state.power[owner], state.tables.effects[row + 3])
    first = index = int(state.first_of(place, owner))
    found = []
    while state.is_in(index, place, owner):
        if mask & BITS[type_in(state.units[index])]:
            found.append(index - first + 1)
        index += 1
    return found


def homes_drawn(state: State) -> list[int]:
    """The territories among which the lot decides."""
    return [int(place) for place in homes_for(state, int(state.detail(0)))]


def chance_label(state: State, outcome: int) -> str:
    """An outcome in words."""
    kind = int(state.question())
    dice, sides = dice_asked(state)
    if dice:
        return ", ".join(str(face) for face in faces_of(outcome, dice, sides))
    if kind == q.C_MAP:
        return f"map {outcome}"
    if kind in CARDS:
        return card_name(state, cards_drawn(state)[outcome])
    if kind == q.C_HOME:
        return place_name(state, homes_drawn(state)[outcome])
    if kind == q.C_KILL:
        return f"unit {places_hit(state)[outcome]} from the top"
    owner = int(state.active if kind == q.C_CHIT else state.detail(0))
    return opened(unit_name(state, owner, units_drawn(state)[outcome]))
