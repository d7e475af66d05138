"""The Recruit Phase: the roll, buying, placing, founding, entry by the rim.

Tells: points (faction, gained in all, bank now) · bonus-points (faction, added, bank now) · lapsed (faction, points, 0) ·
bought (hex, unit, price) · placed, founded, came-in, appeared (hex, unit, price).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import BASE, BOAT, BUY, CARD, END, HEX, KINDS, LAND_KINDS
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.hands import hand_size
from grognard.games.mysterious_islands.phases.cards import add_main_cards, play
from grognard.games.mysterious_islands.phases.place import (
    close_gates,
    gate_at,
    has_place,
    is_beside_base,
    open_gate,
    places_for,
)
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import P_RECRUIT, PLACE_UNIT, RECRUIT, RECRUIT_ROLLED, RECRUIT_ROLLS
from grognard.games.mysterious_islands.state import NOBODY, State
from grognard.games.mysterious_islands.tables import ENTERS_EDGE, FLOATS, PRICE, RECRUIT_BONUS, RISES


def open_recruit(state: State) -> None:
    """First every faction of the active player rolls, then it buys.

    Rule: MI-R52
    """
    state.later(RECRUIT)
    state.later(RECRUIT_ROLLS, 0)


def recruit_rolls(state: State) -> None:
    """The next living faction of the active player, in the order of the table, throws two dice, also without a Base.

    Rule: MI-044, MI-R38, MI-R123, MI-R124
    """
    faction = state.detail(0)
    while faction < state.setup.factions and not is_rolling(state, faction):
        faction += 1
    if faction >= state.setup.factions:
        state.close()
        return
    state.set_detail(0, faction + 1)
    state.later(RECRUIT_ROLLED, faction)
    throw(state, 2, P_RECRUIT, NOBODY, faction)


def is_rolling(state: State, faction: i64) -> bool:
    """Whether a faction is the active player's and lives.

    Rule: MI-R38
    """
    return state.owner[faction] == state.active and not state.dead[faction]


def recruit_rolled(state: State) -> None:
    """Two dice and the faction's bonus go to its own bank.

    Rule: MI-044, MI-090, MI-138, MI-R36, MI-R37, MI-R124
    """
    faction = state.detail(0)
    state.close()
    bonus = state.power(faction, RECRUIT_BONUS)
    gained = state.dice[0] + state.dice[1] + bonus
    state.bank[faction] += gained
    state.tell("points", "MI-044", faction, gained, state.bank[faction])
    if bonus and state.told is not None:
        state.tell("bonus-points", state.setup.rule_of(faction, RECRUIT_BONUS), faction, bonus, state.bank[faction])


def step_recruit(state: State) -> None:
    """Ask what to recruit while there is something to choose; otherwise the phase is over.

    Rule: MI-R52, MI-R149, MI-R161
    """
    holds_cards = state.setup.choices.action_deck and hand_size(state, state.active) > 0
    if holds_cards or can_buy_any(state):
        state.ask_again(state.active)
    else:
        end_recruit(state)


def can_buy_any(state: State) -> bool:
    """Whether anything at all can be paid and placed."""
    for faction in range(state.setup.factions):
        if state.owner[faction] == state.active:
            for kind in range(i64(BASE + 1)):
                if can_buy(state, faction, kind):
                    return True
    return False


def can_buy(state: State, faction: i64, kind: i64) -> bool:
    """Whether a unit is for sale, its faction can pay for it, and there is a place for it.

    Rule: MI-022, MI-032, MI-045, MI-046, MI-104, MI-105, MI-129, MI-136, MI-168, MI-R35, MI-R42, MI-R51, MI-R134, MI-R137
    """
    price = state.kind_power(PRICE, faction, kind)
    return 0 < price <= state.bank[faction] and has_place(state, faction, kind)


def legal_recruit(state: State, out: vec[i64]) -> vec[i64]:
    """End the phase, play a card, or buy a unit for one of the own factions.

    Rule: MI-044, MI-045, MI-046, MI-R52, MI-R124
    """
    out = append(out, END)
    out = add_main_cards(state, out)
    for faction in range(state.setup.factions):
        if state.owner[faction] == state.active and state.bank[faction] > 0:
            for kind in range(i64(BASE + 1)):
                if can_buy(state, faction, kind):
                    out = append(out, BUY + faction * KINDS + kind)
    return out


def apply_recruit(state: State, action: i64) -> None:
    """End the phase, play a card, or ask where the new unit goes.

    Rule: MI-R52, MI-R149, MI-R161
    """
    if action == END:
        end_recruit(state)
        return
    state.ask_again(LATER)
    if action < BUY:
        play(state, action - CARD)
        return
    faction = (action - BUY) // KINDS
    kind = (action - BUY) % KINDS
    places = places_for(state, faction, kind)
    if len(places) == 1:
        recruit(state, places[0], faction, kind)
    else:
        state.ask(PLACE_UNIT, state.active, faction, kind)


def end_recruit(state: State) -> None:
    """The phase is over; under the option points that are left lapse.

    Rule: MI-R36, MI-R48
    """
    state.close()
    close_gates(state)
    if not state.setup.choices.lose_points:
        return
    for faction in range(state.setup.factions):
        if state.owner[faction] == state.active and state.bank[faction] > 0:
            state.tell("lapsed", "MI-R36", faction, state.bank[faction])
            state.bank[faction] = 0


def legal_place(state: State, out: vec[i64]) -> vec[i64]:
    """Every hex in which the new unit may be placed.

    Rule: MI-047, MI-048, MI-049, MI-078, MI-087, MI-099, MI-107
    """
    for place in places_for(state, state.detail(0), state.detail(1)):
        out = append(out, HEX + place)
    return out


def apply_place(state: State, action: i64) -> None:
    """The new unit appears.

    Rule: MI-047, MI-048, MI-049
    """
    faction = state.detail(0)
    kind = state.detail(1)
    state.close()
    recruit(state, action - HEX, faction, kind)


def recruit(state: State, place: i64, faction: i64, kind: i64) -> None:
    """Pay for a unit and place it; a Boat at the rim lets others in, who use its slots up.

    Rule: MI-045, MI-046, MI-R46, MI-R48
    """
    price = state.kind_power(PRICE, faction, kind)
    state.bank[faction] -= price
    if state.told is not None:
        tell_recruit(state, place, faction, kind, price)
    if kind == BOAT:
        if state.map().rim[place] and state.power(faction, ENTERS_EDGE):
            open_gate(state, place, faction)
    elif needs_slot(state, place, faction, kind):
        state.gates[gate_at(state, place, faction) * 2 + 1] -= 1
    state.put(place, faction, kind, 0, 1)


def needs_slot(state: State, place: i64, faction: i64, kind: i64) -> bool:
    """Whether a recruit in a hex depends on a Boat that came in at the rim with it.

    Rule: MI-R48
    """
    return kind < LAND_KINDS and state.map().terrain[place] == WATER and not state.kind_power(FLOATS, faction, kind)


def tell_recruit(state: State, place: i64, faction: i64, kind: i64, price: i64) -> None:
    """Tell what was bought, and by which rule it stands where it stands."""
    unit = faction * KINDS + kind
    state.tell("bought", "MI-045" if price == 1 else "MI-046", place, unit, price)
    if kind == BASE:
        state.tell("founded", "MI-049", place, unit, price)
    elif not needs_slot(state, place, faction, kind) and is_beside_base(state, place, faction):
        state.tell("placed", "MI-048" if kind == BOAT else "MI-047", place, unit, price)
    elif state.map().terrain[place] == WATER:
        state.tell("came-in", state.setup.rule_of(faction, ENTERS_EDGE), place, unit, price)
    else:
        state.tell("appeared", state.setup.rule_of(faction, RISES), place, unit, price)
