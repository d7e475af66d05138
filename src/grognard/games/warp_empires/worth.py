"""What players have, in points: territories, income, Force, treasury, cards; and what their units may still come to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.warp_empires.ground import closed_types, is_ground, is_revenue
from grognard.games.warp_empires.phases.totals import stack_force
from grognard.games.warp_empires.phases.victory import is_for, share_terrain
from grognard.games.warp_empires.state import (
    NOBODY,
    REVENUE_PHASE,
    State,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.stats import force_of, income_of, speed_of
from grognard.games.warp_empires.tables import (
    BITS,
    EFFECT,
    NO_LEADER,
    OP_FORCE,
    OP_MOVE,
    UPKEEP_LIMIT,
    VICTORY,
    WIN_TOKENS,
)

MARK: Final = 300  # a territory that counts for the victory
INCOME: Final = 45  # a point of income
FORCE: Final = 22  # a point of Force on the board
LEADER: Final = 90  # a leader beside that
POINT: Final = 14  # a point of the treasury
SPARE_POINT: Final = 4  # one of more than can be spent soon
SOON: Final = 40
EXCESS: Final = 50  # a unit that upkeep takes
CAPTIVE: Final = 250  # a captured leader
COUNTER: Final = 2000  # a counter that has reached what wins
CARD: Final = 10
CARD_MOVE: Final = 8  # for each group that it moves
CARD_FORCE: Final = 5
THOUSAND: Final = 1000
KEPT_BY_WINNER: Final = 800  # thousandths of a stack that are left on average
KEPT_BY_LOSER: Final = 350
NEAR: Final = vec[i64](
    [330, 170, 120, 85, 60, 42, 30, 20, 13, 8, 4, 2, 0]
)  # a target by steps of the nearest unit that can take it
HELD: Final = 3  # a target that foes hold counts for a third
FAR: Final = 12


class Ledger:
    """Everybody's worth in a position."""

    def __init__(self, state: State) -> None:
        self.worth = vec[i64]([0] * state.tables.seats)
        self.units = vec[i64]([0] * state.tables.seats)
        self.gain = vec[i64]([0] * state.tables.seats)  # income
        add_markers(state, self)
        add_units(state, self)
        for seat in range(state.tables.seats):
            if state.out[seat]:
                continue
            self.worth[seat] += treasury(state, seat, self.gain[seat]) + captives(state, seat)
            self.worth[seat] += counters(state, seat)
            if state.tables.upkeep_mode == UPKEEP_LIMIT:
                over = self.units[seat] - state.tables.upkeep_factor * self.gain[seat]
                self.worth[seat] -= over * EXCESS if over > 0 else 0


def mark_worth(state: State, seat: i64, place: i64, terrain: i64) -> i64:
    """What the marker in a territory is worth to a player."""
    return (MARK if is_ground(state, place, terrain) else 0) + INCOME * income_of(state, seat, place)


def add_markers(state: State, ledger: Ledger) -> None:
    """Markers and income."""
    terrain = share_terrain(state)
    for place in range(state.map().territories):
        seat = i64(state.marker[place])
        if seat != NOBODY:
            ledger.worth[seat] += mark_worth(state, seat, place, terrain)
            ledger.gain[seat] += income_of(state, seat, place)


def treasury(state: State, seat: i64, gain: i64) -> i64:
    """Points, with the income that the active player is still to get in this turn."""
    points = state.points[seat]
    if state.active == seat and state.phase < REVENUE_PHASE:
        points += gain
    soon = points if points < SOON else i64(SOON)
    return soon * POINT + (points - soon) * SPARE_POINT


def captives(state: State, seat: i64) -> i64:
    """Leaders that a player has captured."""
    total: i64 = 0
    for kind in range(state.tables.types):
        total += i64(state.captured[seat * state.tables.types + kind]) * CAPTIVE
    return total


def counters(state: State, seat: i64) -> i64:
    """How near a player's counters are to what wins or loses by them."""
    rows = state.tables.victories
    total: i64 = 0
    for at in range(0, i64(len(rows)), VICTORY):
        if rows[at] == WIN_TOKENS and is_for(state, at, seat):
            near = COUNTER * state.tokens[seat * state.tables.counters + rows[at + 4]] // rows[at + 2]
            total += near if rows[at + 3] else -near
    return total


def add_units(state: State, ledger: Ledger) -> None:
    """All stacks; where two meet, what is likely to be left of them."""
    index: i64 = 0
    while index < state.standing:
        seat = owner_in(state.units[index])
        place = place_in(state.units[index])
        force: i64 = 0
        extra: i64 = 0
        while index < state.standing and state.is_in(index, place, seat):
            kind = type_in(state.units[index])
            force += force_of(state, seat, kind)
            if state.tables.leader[kind] != NO_LEADER:
                extra += LEADER
            ledger.units[seat] += 1
            index += 1
        ledger.worth[seat] += left_of(state, place, seat, force) * FORCE + extra


def left_of(state: State, place: i64, seat: i64, force: i64) -> i64:
    """The Force that a stack is likely to keep."""
    foe = state.foe_in(place, seat)
    if foe == NOBODY or state.truce[foe] or state.truce[seat]:
        return force
    odds = odds_of(force, foe_force(state, place, seat))
    return force * (odds * KEPT_BY_WINNER + (THOUSAND - odds) * KEPT_BY_LOSER) // (THOUSAND * THOUSAND)


def odds_of(own: i64, foe: i64) -> i64:
    """How likely the bigger Force wins, in thousandths; cards may turn it."""
    if own + foe == 0:
        return THOUSAND // 2
    own, foe = (own + 2) * (own + 2) * (own + 2), (foe + 2) * (foe + 2) * (foe + 2)
    return own * THOUSAND // (own + foe)


def foe_force(state: State, place: i64, seat: i64) -> i64:
    """The Force of all foes in a territory."""
    total: i64 = 0
    foe = state.foe_in(place, seat)
    while foe != NOBODY:
        total += stack_force(state, place, foe)
        foe = state.foe_in(place, seat, foe)
    return total


def hand_worth(state: State, seat: i64) -> i64:
    """Cards are better kept than played for nothing."""
    total: i64 = 0
    for card in range(state.tables.cards):
        number = i64(state.hands[seat * state.tables.cards + card])
        if number:
            total += number * card_worth(state, card)
    return total


def card_worth(state: State, card: i64) -> i64:
    """What a card is worth in the hand."""
    tables = state.tables
    total: i64 = CARD
    for row in range(tables.first_effect[card], tables.first_effect[card + 1]):
        op = tables.effects[row * EFFECT]
        amount = tables.effects[row * EFFECT + 1]
        if op == OP_MOVE:
            total += CARD_MOVE * (amount if amount < 3 else 3)
        elif op == OP_FORCE:
            total += CARD_FORCE
    return total


# What units may come to.


def takers(state: State) -> i64:
    """The types of a player's units that can take control, as bits."""
    mask: i64 = 0
    for kind in range(state.tables.types):
        if state.tables.control_any_unit or state.tables.can_control[kind]:
            mask |= BITS[kind]
    return mask


def is_target(state: State, seat: i64, place: i64) -> bool:
    """Whether a player would like to have a marker there."""
    if i64(state.marker[place]) == seat or not is_revenue(state, place):
        return False
    return is_ground(state, place, state.tables.control_terrain)


def steps_of_takers(state: State, seat: i64, mask: i64) -> vec[i64]:
    """By territory: the steps of the nearest unit that can take control; FAR and more where none comes."""
    atlas = state.map()
    steps = vec[i64]([FAR] * atlas.territories)
    queue = vec[i64]([0] * (atlas.territories + 1))
    tail: i64 = 0
    for index in range(state.standing):
        unit = state.units[index]
        if owner_in(unit) == seat and mask & BITS[type_in(unit)] and steps[place_in(unit)]:
            steps[place_in(unit)] = 0
            queue[tail] = place_in(unit)
            tail += 1
    head: i64 = 0
    while head < tail:
        here = queue[head]
        head += 1
        for near in atlas.borders[here]:
            if steps[near] == FAR and mask & ~closed_types(state, seat, near):
                steps[near] = steps[here] + 1
                queue[tail] = near
                tail += 1
    return steps


def hopes(state: State, seat: i64) -> i64:
    """Targets by how near they are; where a unit stands that takes one at the end of the turn, it is as good as taken."""
    terrain = share_terrain(state)
    mask = takers(state)
    moving: i64 = 0
    for kind in range(state.tables.types):
        if mask & BITS[kind] and speed_of(state, seat, kind):
            moving |= BITS[kind]
    steps = steps_of_takers(state, seat, mask & moving)
    total: i64 = 0
    for place in range(state.map().territories):
        if not is_target(state, seat, place):
            continue
        near = steps[place] if steps[place] < FAR else i64(FAR)
        foes = foe_force(state, place, seat)
        if near > 0:
            total += NEAR[near] if foes == 0 else NEAR[near] // HELD
        elif foes == 0:
            total += mark_worth(state, seat, place, terrain) if state.active == seat else NEAR[0]
        else:
            odds = odds_of(stack_force(state, place, seat), foes)
            total += mark_worth(state, seat, place, terrain) * odds // THOUSAND
    return total
