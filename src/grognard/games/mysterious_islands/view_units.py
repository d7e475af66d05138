"""Units and cards as pieces: one for all units of a kind and faction in a hex, one for every card of a hand."""

from itertools import groupby
from typing import Any

from grognard.core.views import Piece
from grognard.games.mysterious_islands.actions import LAND_KINDS, RANKS
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.hands import hand_size, held_cards
from grognard.games.mysterious_islands.labels import MARK_WORDS
from grognard.games.mysterious_islands.names import KINDS, card_id, card_text, lore_of, piece_id, spot, unit_name
from grognard.games.mysterious_islands.names import RANKS as RANK_LETTERS
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    POINTS_LEFT,
    State,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import FLOATS, SLOTS


def pieces_of(state: State, viewer: int) -> list[Piece]:
    """All that lies on the table: units by hex, then the hands; only own cards are face up. Rule: MI-R08"""
    groups = [int(state.units[index]) for index in range(int(state.groups))]
    units = [
        piece_of(state, place, int(faction), int(kind), list(alike))
        for (place, faction, kind), alike in groupby(
            groups, lambda group: (int(place_in(group)), faction_in(group), kind_in(group))
        )
    ]
    return [*units, *(card for seat in range(int(state.setup.seats)) for card in hand_of(state, seat, viewer))]


def piece_of(state: State, place: int, faction: int, kind: int, groups: list[int]) -> Piece:
    """All units of one kind and faction in a hex, with the groups of equal ones among them. Rule: MI-R60"""
    first = int(state.first_in(place))
    where = {int(state.units[first + index]): index for index in range(int(state.first_in(place + 1)) - first)}
    is_water = bool(state.map().terrain[place] == WATER)
    facts: dict[str, Any] = {
        "faction": lore_of(state.setup, faction).id,
        "name": unit_name(state, faction, kind),
        "count": sum(group & COUNT_MASK for group in groups),
        "in_water": is_water,
        "aboard": is_water and kind < LAND_KINDS and not state.kind_power(FLOATS, faction, kind),
        "slots": int(state.kind_power(SLOTS, faction, kind)),
        "groups": [{"index": where[group], **group_facts(group)} for group in groups],
    }
    return Piece(
        id=piece_id(state, place, faction, kind),
        kind=KINDS[kind],
        owner=int(state.owner[faction]),
        place=spot(state, place),
        facts=facts,
    )


def group_facts(group: int) -> dict[str, Any]:
    """Units of equal marks: how many, what they have left, and what they have done."""
    marks = int(marks_in(group))
    return {
        "count": int(group & COUNT_MASK),
        "points": marks & POINTS_LEFT,
        **{word: bool(marks & mark) for mark, word in MARK_WORDS},
    }


def hand_of(state: State, seat: int, viewer: int) -> list[Piece]:
    """The cards of a hand, by rank; others see their backs. Rule: MI-R08, MI-R162"""
    shown: list[dict[str, Any]] = [{} for _ in range(int(hand_size(state, seat)))]
    if seat == viewer:
        held = [rank for rank in range(RANKS) for _ in range(int(held_cards(state, seat, rank)))]
        shown = [{"rank": RANK_LETTERS[rank], "text": card_text(rank)} for rank in held]
    return [Piece(id=card_id(seat, number), kind="card", owner=seat, facts=facts) for number, facts in enumerate(shown)]
