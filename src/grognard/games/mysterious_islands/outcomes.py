"""Outcomes of chance as people type them in, and in words."""

import re
from typing import Final

from grognard.core.chance import faces_of
from grognard.core.chance import throw as outcome_of
from grognard.core.errors import DataError
from grognard.core.phrases import numbered, opened
from grognard.core.typing_in import read_drawn, read_map_number
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.chances import MAPS, PURPOSES
from grognard.games.mysterious_islands.hands import count_cards, hand_size, nth_rank
from grognard.games.mysterious_islands.names import (
    KINDS,
    RANKS,
    card_name,
    counts_in,
    faction_ids,
    faction_name,
    lore_of,
    spot,
    unit_name,
)
from grognard.games.mysterious_islands.phases.bombard import stack_kinds
from grognard.games.mysterious_islands.phases.homes import free_homes
from grognard.games.mysterious_islands.phases.invent import inventions_left
from grognard.games.mysterious_islands.phases.setup import factions_left
from grognard.games.mysterious_islands.rolls import ROLLS, needed_now, roll_frame
from grognard.games.mysterious_islands.state import F_ATTACKER, F_DEFENDER, F_HEX, State

DICE: Final = (q.C_THROW, q.C_THROW_ONE, q.C_THROW_AGAIN, q.C_FIRST)


def purpose_of(state: State) -> str:
    """What chance is asked for, in one word; a throw by what it is for."""
    if state.question() == q.C_THROW:
        return ROLLS[roll_frame(state)[2]].word
    return PURPOSES[int(state.chance()[1])]


def dice_asked(state: State) -> int:
    """How many dice are thrown at once, 0 where chance is asked for something else."""
    if state.question() not in DICE:
        return 0
    size, dice = int(state.chance()[0]), 0
    while size > 1:
        size, dice = size // 6, dice + 1
    return dice


def chance_notation(state: State, outcome: int) -> str:
    """An outcome as people type it: the faces of dice, or what is drawn. Rule: MI-R162"""
    dice = dice_asked(state)
    if dice:
        return ",".join(str(face) for face in faces_of(outcome, dice))
    return str(outcome) if state.question() == q.C_MAP else drawn(state)[outcome]


def parse_chance(state: State, text: str) -> int:
    """The outcome behind a chance notation; DataError says what is allowed."""
    dice = dice_asked(state)
    if dice:
        return read_dice(text, "".join(text.split()), dice)
    if state.question() == q.C_MAP:
        return read_map_number(text, MAPS)
    return read_drawn(text, drawn(state))


def read_dice(text: str, word: str, dice: int) -> int:
    """The outcome of dice that are typed in."""
    faces = [int(face) for face in word if face in "123456"]
    if len(faces) != dice or not re.fullmatch(r"[1-6](?:[,;-]?[1-6])*", word):
        example = ",".join("5316421534261"[:dice] or "5")
        raise DataError(
            f"“{text.strip()}” is no throw of {dice} dice." if dice > 1 else f"“{text.strip()}” is no die.",
            allowed=[f"{dice} faces such as {example}"] if dice > 1 else ["1 to 6"],
        )
    return outcome_of(*faces)


def drawn(state: State) -> list[str]:
    """All that may be drawn, by outcome."""
    kind = int(state.question())
    if kind in (q.C_DRAW, q.C_STEAL):
        return numbered([f"card:{RANKS[rank]}" for rank in bag(state)])
    if kind in (q.C_UNIT, q.C_LOSS):
        return numbered([KINDS[unit] for unit in units_drawn(state)])
    ids = faction_ids(state.setup)
    if kind == q.C_ISLAND:
        return [f"island:{number + 1}" for number in range(len(state.map().islands))]
    if kind == q.C_HOME:
        return [spot(state, int(place)) for place in free_homes(state)]
    if kind == q.C_LOT:
        return [ids[int(faction)] for faction in factions_left(state)]
    return [ids[int(choice)] if choice >= 0 else "reinforcements" for choice in inventions_left(state)]


def bag(state: State) -> list[int]:
    """The ranks among which a card is drawn, by outcome."""
    if state.question() == q.C_DRAW:
        return [int(nth_rank(state, -1, index)) for index in range(int(count_cards(state)))]
    victim = int(state.detail(1))
    return [int(nth_rank(state, victim, index)) for index in range(int(hand_size(state, victim)))]


def units_drawn(state: State) -> list[int]:
    """The kinds of the units among which one is drawn, by outcome."""
    if state.question() == q.C_UNIT:
        return [int(kind) for kind in stack_kinds(state)]
    faction = int(state.fight[F_DEFENDER if state.detail(0) else F_ATTACKER])
    counts = counts_in(state, int(state.fight[F_HEX]), faction)
    return [kind for kind, number in enumerate(counts) for _ in range(number)]


def chance_label(state: State, outcome: int) -> str:
    """An outcome in words."""
    kind = int(state.question())
    if dice_asked(state):
        return dice_label(state, outcome)
    if kind == q.C_MAP:
        return f"map {outcome}"
    if kind in (q.C_DRAW, q.C_STEAL):
        return card_name(bag(state)[outcome])
    if kind in (q.C_UNIT, q.C_LOSS):
        faction = state.detail(1) if kind == q.C_UNIT else state.fight[F_DEFENDER if state.detail(0) else F_ATTACKER]
        return unit_name(state, int(faction), units_drawn(state)[outcome])
    if kind == q.C_LOT:
        return faction_name(state, int(factions_left(state)[outcome]))
    if kind == q.C_INVENTION:
        choice = int(inventions_left(state)[outcome])
        return lore_of(state.setup, choice).invention if choice >= 0 else "Reinforcements"
    return opened(drawn(state)[outcome].replace(":", " "))


def dice_label(state: State, outcome: int) -> str:
    """A throw in words, with what it means where one die decides."""
    faces = faces_of(outcome, dice_asked(state))
    text = ", ".join(str(face) for face in faces)
    needed = needed_now(state) if state.question() != q.C_FIRST else 0
    if not needed or len(faces) > 1:
        return text
    return f"{text}, {'enough' if faces[0] >= needed else 'not enough'}"
