"""A battle as data: both totals term by term, the cards that lie, what is still to be lost or paid."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from grognard.games.warp_empires.ground import counts_in
from grognard.games.warp_empires.names import (
    card_name,
    card_rule,
    module_of,
    place_id,
    unit_id,
    unit_name,
    units_name,
)
from grognard.games.warp_empires.phases.battle_cards import (
    card_in,
    is_in_force,
    is_sealed,
    side_of_card,
)
from grognard.games.warp_empires.phases.totals import added_by, count_matching, has_leader, row_holds
from grognard.games.warp_empires.state import (
    B_FORCE_LOST,
    B_LOST,
    B_PAID,
    B_PLACE,
    B_QUOTA,
    B_SIDE,
    B_WINNER,
    NOBODY,
    State,
)
from grognard.games.warp_empires.stats import force_of
from grognard.games.warp_empires.tables import BATTLE_ROW, NOTHING, OP_CANCEL_BATTLE_CARD, effect_row

ROLES: Final = ("attacker", "defender")


class Term(NamedTuple):
    """One part of a total: what it is, what it adds, by which rule."""

    text: str
    add: int
    rule: str


def battle_of(state: State, viewer: int) -> dict[str, Any] | None:
    """The battle that goes on: where, both sides, the cards in their order.

    Rule: WE-026, WE-029, WE-R23
    """
    if state.battle[B_PLACE] == NOBODY:
        return None
    winner = int(state.battle[B_WINNER])
    return {
        "place": place_id(state, int(state.battle[B_PLACE])),
        "sides": [side_facts(state, side) for side in range(2)],
        "cards": list(laid_cards(state, viewer)),
        "winner": int(state.battle[B_SIDE + winner]) if winner >= 0 else None,
        "to_lose": max(0, int(state.battle[B_QUOTA] - state.battle[B_LOST])),
        "lost_force": int(state.battle[B_FORCE_LOST]),
        "paid_force": int(state.battle[B_PAID]),
    }


def side_facts(state: State, side: int) -> dict[str, Any]:
    """One side: its units and its total as it stands."""
    seat, place = int(state.battle[B_SIDE + side]), int(state.battle[B_PLACE])
    counts = [int(number) for number in counts_in(state, place, seat)]
    terms = list(terms_of(state, side))
    return {
        "seat": seat,
        "role": ROLES[side],
        "units": {unit_id(state, kind): number for kind, number in enumerate(counts) if number},
        "terms": [{"text": term.text, "add": term.add, "rule": term.rule} for term in terms],
        "total": sum(term.add for term in terms),
    }


def terms_of(state: State, side: int) -> Iterator[Term]:
    """All that counts for a side now, cards that lie open included.

    Rule: WE-028, WE-029, WE-030, WE-R74
    """
    seat, place = int(state.battle[B_SIDE + side]), int(state.battle[B_PLACE])
    counts = counts_in(state, place, seat)
    for kind in range(int(state.tables.types)):
        if counts[kind]:
            force = int(force_of(state, seat, kind))
            each = "" if counts[kind] == 1 else f", {force} each"
            yield Term(f"{units_name(state, seat, kind, counts[kind])}{each}", force * int(counts[kind]), "WE-028")
    if not is_sealed(state):
        yield from card_terms(state, side)
    if has_leader(state, side) and not has_leader(state, 1 - side):
        leader = module_of(state).sheet.terms.leader
        yield Term(f"the only {leader}", int(state.tables.leader_bonus), "WE-030")
    yield from place_terms(state, side)


def card_terms(state: State, side: int) -> Iterator[Term]:
    """What the cards of a side add that nobody has cancelled.

    Rule: WE-029, S8-R27
    """
    for index in range(int(state.lying)):
        if side_of_card(state, index) == side and is_in_force(state, index):
            card = int(card_in(state, index))
            added = int(added_by(state, side, card))
            if added:
                yield Term(card_name(state, card), added, card_rule(state, card))


def place_terms(state: State, side: int) -> Iterator[Term]:
    """What terrain, role and opponent add."""
    tables = state.tables
    seat, place = int(state.battle[B_SIDE + side]), int(state.battle[B_PLACE])
    terrain = int(state.map().terrain[place])
    if side == 1 and tables.defense[terrain]:
        number = int(state.size(place, seat))
        name = module_of(state).terrains[terrain].name
        yield Term(f"defending in {name}", int(tables.defense[terrain]) * number, "WE-029")
    for row in range(len(tables.battle_rows) // BATTLE_ROW):
        at = row * BATTLE_ROW
        if row_holds(state, side, at):
            number = int(count_matching(state, side, tables.battle_rows[at + 2]))
            if number:
                yield Term("in this battle", int(tables.battle_rows[at + 1]) * number, "WE-029")


def laid_cards(state: State, viewer: int) -> Iterator[dict[str, Any]]:
    """The cards of the battle in order; face down ones only to who laid them."""
    hidden = is_sealed(state)
    for index in range(int(state.lying)):
        side = int(side_of_card(state, index))
        seat = int(state.battle[B_SIDE + side])
        card = int(card_in(state, index))
        if hidden and seat != viewer:
            yield {"id": f"laid-{index}", "seat": seat, "card": None}
            continue
        aimed = int(state.aimed[index])
        yield {
            "id": f"laid-{index}",
            "seat": seat,
            "card": module_of(state).cards[card].id,
            "name": card_name(state, card),
            "rule": card_rule(state, card),
            "in_force": bool(is_in_force(state, index)),
            "adds": 0 if hidden else int(added_by(state, side, card)),
            "aim": aim_of(state, side, card, aimed),
        }


def aim_of(state: State, side: int, card: int, aimed: int) -> str:
    """What a card is aimed at: a unit by name, or another card."""
    if effect_row(state.tables, card, OP_CANCEL_BATTLE_CARD) != NOTHING:
        return card_name(state, int(card_in(state, aimed))) if 0 <= aimed < state.lying else ""
    if 0 <= aimed < state.tables.types:
        return unit_name(state, int(state.battle[B_SIDE + 1 - side]), aimed)
    return ""
