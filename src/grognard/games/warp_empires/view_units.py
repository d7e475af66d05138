"""Stacks, markers, recruits and cards as pieces: stacks as far as the viewer knows them, what it knows of them by type besides."""

from collections.abc import Iterator
from typing import Any

from grognard.core.views import Piece
from grognard.games.warp_empires.format.phrases import Phrases
from grognard.games.warp_empires.hands import hand_size, held_cards
from grognard.games.warp_empires.knowledge import is_known
from grognard.games.warp_empires.names import (
    card_piece,
    card_rule,
    module_of,
    own_id,
    place_id,
    stack_id,
    unit_id,
    unit_name,
)
from grognard.games.warp_empires.phases.battle_cards import card_in, is_in_force, is_sealed, side_of_card
from grognard.games.warp_empires.phases.recruit import price
from grognard.games.warp_empires.state import (
    B_PLACE,
    B_SIDE,
    BY_THIS_CARD,
    MOVES,
    NOBODY,
    PINNED,
    PRICE,
    PRICE_SHIFT,
    State,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.stats import force_of, speed_of


def pieces_of(state: State, viewer: int) -> list[Piece]:
    """All that lies on the table, as far as the viewer may know it.

    Rule: WE-025, WE-R22, WE-R23
    """
    return [
        *stacks_of(state, viewer),
        *markers_of(state),
        *offer_of(state, viewer),
        *laid_of(state, viewer),
        *(card for seat in range(int(state.tables.seats)) for card in hand_of(state, seat, viewer)),
    ]


def stacks_of(state: State, viewer: int) -> Iterator[Piece]:
    """All stacks, by territory and owner: all units of an owner in a territory are one. Rule: WE-R10"""
    last = (NOBODY, NOBODY)
    for index in range(int(state.standing)):
        unit = state.units[index]
        where = (int(place_in(unit)), int(owner_in(unit)))
        if where == last:
            continue
        last = where
        yield stack_piece(state, *where, index, viewer)
        yield from known_pieces(state, *where, index, viewer)


def known_pieces(state: State, place: int, owner: int, first: int, viewer: int) -> Iterator[Piece]:
    """The units in a stack that the viewer knows, one piece a type; one of them may be on top."""
    indexes = [index for index in stack_indexes(state, place, owner, first) if sees(state, index, viewer)]
    for kind in range(int(state.tables.types)):
        units = [(index, int(state.units[index])) for index in indexes if type_in(state.units[index]) == kind]
        if not units:
            continue
        facts = {
            **kind_facts(state, owner, kind),
            "count": len(units),
            "top": units[0][0] == first,
            "moved": sum(bool(unit & (MOVES | BY_THIS_CARD)) for _, unit in units),
            "pinned": sum(bool(unit & PINNED) for _, unit in units),
        }
        yield Piece(id=own_id(place, owner, kind), kind="unit", owner=owner, place=place_id(state, place), facts=facts)


def stack_indexes(state: State, place: int, owner: int, first: int) -> list[int]:
    """The units of a stack by their indexes, from the top."""
    index = first
    while state.is_in(index, place, owner):
        index += 1
    return list(range(first, index))


def sees(state: State, index: int, viewer: int) -> bool:
    """Whether a viewer knows what a unit is: an own one, or one it has seen."""
    return bool(owner_in(state.units[index]) == viewer or is_known(state, index, viewer))


def kind_facts(state: State, seat: int, kind: int) -> dict[str, Any]:
    """A type of unit in the hands of a player: words and numbers."""
    return {
        "type": unit_id(state, kind),
        "name": unit_name(state, seat, kind),
        "icon": module_of(state).units[kind].icon,
        "force": int(force_of(state, seat, kind)),
        "speed": int(speed_of(state, seat, kind)),
    }


def stack_piece(state: State, place: int, owner: int, first: int, viewer: int) -> Piece:
    """A stack: how many, the top unit, and whatever else the viewer knows, from the top.

    Rule: WE-025, WE-R22, S8-R37
    """
    units = [seen_unit(state, index, viewer) for index in stack_indexes(state, place, owner, first)]
    facts: dict[str, Any] = {"count": len(units), "units": units}
    if sees(state, first, viewer):
        facts |= kind_facts(state, owner, int(type_in(state.units[first])))
    return Piece(id=stack_id(place, owner), kind="stack", owner=owner, place=place_id(state, place), facts=facts)


def seen_unit(state: State, index: int, viewer: int) -> dict[str, Any]:
    """A unit of a stack: its type where the viewer knows it, and the price that was paid for it in the open, as far as one can tell."""
    unit = state.units[index]
    owner = int(owner_in(unit))
    price = {"price": int(unit & PRICE) >> PRICE_SHIFT or None}
    if not sees(state, index, viewer):
        return {"type": None, **price}
    kind = int(type_in(unit))
    force = int(force_of(state, owner, kind))
    return {"type": unit_id(state, kind), "name": unit_name(state, owner, kind), "force": force, **price}


def markers_of(state: State) -> Iterator[Piece]:
    """The control markers.

    Rule: WE-050, WE-051
    """
    for place in range(int(state.map().territories) if state.atlas is not None else 0):
        seat = int(state.marker[place])
        if seat >= 0:
            name = place_id(state, place)
            yield Piece(id=f"marker-{name}", kind="marker", owner=seat, place=name)


def offer_of(state: State, viewer: int) -> Iterator[Piece]:
    """Recruits that may be bought: the buyer sees what they are, others how many.

    Rule: WE-042, WE-R51
    """
    seat = int(state.active)
    if seat != viewer or seat < 0:
        return
    for kind in range(int(state.tables.types)):
        number = int(state.offer[kind])
        if number:
            facts = {**kind_facts(state, seat, kind), "count": number, "price": int(price(state, kind))}
            yield Piece(id=f"chit-{kind}", kind="chit", owner=seat, facts=facts)


def laid_of(state: State, viewer: int) -> Iterator[Piece]:
    """The cards that lie in a battle; face down ones show their backs to others.

    Rule: WE-R29
    """
    hidden = is_sealed(state)
    for index in range(int(state.lying)):
        seat = int(state.battle[B_SIDE + side_of_card(state, index)])
        facts: dict[str, Any] = {}
        if seat == viewer or not hidden:
            facts = {**card_facts(state, int(card_in(state, index))), "in_force": bool(is_in_force(state, index))}
        place = place_id(state, int(state.battle[B_PLACE])) if state.battle[B_PLACE] != NOBODY else ""
        yield Piece(id=f"laid-{index}", kind="laid", owner=seat, place=place, facts=facts)


def hand_of(state: State, seat: int, viewer: int) -> list[Piece]:
    """The cards of a hand in the order of the module; others see their backs.

    Rule: WE-006
    """
    shown: list[dict[str, Any]] = [{} for _ in range(int(hand_size(state, seat)))]
    if seat == viewer:
        cards = range(int(state.tables.cards))
        shown = [card_facts(state, card) for card in cards for _ in range(int(held_cards(state, seat, card)))]
    return [
        Piece(id=card_piece(seat, number), kind="card", owner=seat, facts=facts) for number, facts in enumerate(shown)
    ]


def card_facts(state: State, card: int) -> dict[str, Any]:
    """A card in words: when it is played and what it does."""
    module = module_of(state)
    words, sheet = module.cards[card], module.sheet.cards[card]
    phrases = Phrases(module)
    return {
        "card": words.id,
        "name": words.name,
        "text": words.text or phrases.card(sheet),
        "window": phrases.window(sheet),
        **({"rule": card_rule(state, card)} if words.rules else {}),
    }
