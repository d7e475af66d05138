"""What players have, in points: a Base is a thousand of them at the end of the game and before."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.modifiers import count_kinds, sum_bonuses, sum_of, truths
from grognard.games.mysterious_islands.odds import THOUSAND, chance_to_win, share_left
from grognard.games.mysterious_islands.prospects import Prospects, count_slots
from grognard.games.mysterious_islands.state import (
    NOBODY,
    RECRUIT_PHASE,
    State,
    count_in,
    faction_in,
    kind_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import CONVERT_ON, FLOATS, RUINS, SLOTS

UNITS: Final = vec[i64]([105, 190, 170, 180, 60, 130, 1000, 0])  # by kind
WANING: Final = 4  # in the last so many rounds units are worth less and less
LEAST: Final = 3  # tenths of its worth that a unit has at the end
CLAIM: Final = 450  # a Band or Boss where a Base can be founded
SPARE_CLAIM: Final = 60  # one for which there will be no points
NEAR: Final = vec[i64](
    [100, 92, 84, 77, 70, 63, 57, 51, 45, 40, 35, 30, 26, 22, 18, 15, 12, 9, 6, 3, 0]
)  # a Band or Boss by steps to a site or target
POINT: Final = 80  # a recruit point
NEEDED_POINT: Final = 190  # one that claims wait for
ROLL: Final = 7  # points of a recruit roll
BASE_PRICE: Final = 2
PLACE_ABOARD: Final = 80  # a slot that somebody waits for
ABOARD: Final = 70  # one who waits no longer
CALL: Final = 15  # a slot of a Boat beside them
FIRST_ROLL: Final = 2  # thirds of a bonus of the first roll that count for the whole fight
THIRDS: Final = 3
SIDES_OF_A_DIE: Final = 6
DANGER: Final = 350  # thousandths of a lone Base's risk that count
REACH: Final = 4  # hexes within which enemies threaten


def fade(state: State) -> i64:
    """How much units are worth, in tenths: less when few rounds are left to use them."""
    left = state.setup.choices.rounds - state.round
    return 10 if left >= WANING else LEAST + (10 - LEAST) * left // WANING


def rolls_left(state: State, seat: i64) -> i64:
    """How many recruit rolls a seat still has, the one of the turn that goes on only before it is made or spent."""
    seats = state.setup.seats
    mine = (seat + seats - state.starter) % seats
    now = (state.active + seats - state.starter) % seats
    left = state.setup.choices.rounds - state.round
    return left + 1 if mine > now or (mine == now and state.phase <= RECRUIT_PHASE) else left


def worth_of_all(state: State) -> vec[i64]:
    """By seat: units and Bases, those in fights by their chances; points and prospects are not looked at."""
    totals = vec[i64]([0] * state.setup.seats)
    strength = fade(state)
    last: i64 = NOBODY
    for index in range(state.groups):
        group = state.units[index]
        place = place_in(group)
        seat = state.owner[faction_in(group)]
        if state.enemy_in(place, seat) == NOBODY:
            kind = kind_in(group)
            totals[seat] += count_in(group) * (UNITS[BASE] if kind == BASE else UNITS[kind] * strength // 10)
        elif place != last:
            last = place
            add_fight(state, totals, place, strength)
    return totals


def add_fight(state: State, totals: vec[i64], place: i64, strength: i64) -> None:
    """Both sides of a fight by what is likely to be left of them."""
    attacker = state.own_in(place, state.active)
    if attacker == NOBODY:
        return
    defender = state.enemy_in(place, state.active)
    own = count_kinds(state, place, attacker)
    enemy = count_kinds(state, place, defender)
    shift = shift_of(state, own, enemy, attacker, defender)
    totals[state.active] += side_worth(state, attacker, own, enemy, shift, strength)
    totals[state.owner[defender]] += side_worth(state, defender, enemy, own, -shift, strength)


def shift_of(state: State, own: vec[i64], enemy: vec[i64], attacker: i64, defender: i64) -> i64:
    """The attacker's bonus less the defender's over a whole fight, the one for more units left out.

    Rule: MI-063, MI-065, MI-R88
    """
    first = one_roll(state, own, enemy, attacker, defender, True)
    then = one_roll(state, own, enemy, attacker, defender, False)
    return (first * FIRST_ROLL + then * (THIRDS - FIRST_ROLL)) // THIRDS


def one_roll(state: State, own: vec[i64], enemy: vec[i64], attacker: i64, defender: i64, first: bool) -> i64:
    """The same for the first roll, or for a later one."""
    mine = truths(own, enemy, first, True, state.invented[attacker] != 0)
    theirs = truths(enemy, own, first, False, state.invented[defender] != 0)
    more = i64(sum_of(own) > sum_of(enemy)) - i64(sum_of(enemy) > sum_of(own))
    return sum_bonuses(state.setup, attacker, mine) - sum_bonuses(state.setup, defender, theirs) - more


def side_worth(state: State, faction: i64, own: vec[i64], enemy: vec[i64], shift: i64, strength: i64) -> i64:
    """What is likely to be left of a side in a fight, and what it is likely to gain by winning: the Base, a Band that comes over."""
    gain: i64 = 0
    if enemy[BASE] and (state.power(faction, RUINS) or state.setup.choices.bases_captured):
        gain = UNITS[BASE]
    least = state.power(faction, CONVERT_ON)
    if least:
        gain += (SIDES_OF_A_DIE + 1 - least) * UNITS[BAND] * strength // (10 * SIDES_OF_A_DIE)
    if gain:
        gain = gain * chance_to_win(shift, sum_of(own), sum_of(enemy)) // THOUSAND
    return left_of(own, enemy, shift, strength) + gain


def left_of(own: vec[i64], enemy: vec[i64], shift: i64, strength: i64) -> i64:
    """What is likely to be left of a side: a Base falls last."""
    share = share_left(shift, sum_of(own), sum_of(enemy))
    total: i64 = 0
    for kind in range(i64(BASE)):
        total += own[kind] * UNITS[kind]
    total = total * strength // 10 * share
    if own[BASE]:
        total += UNITS[BASE] * chance_to_win(shift, sum_of(own), sum_of(enemy))
    return total // THOUSAND


def worth_of_seat(state: State, seat: i64, prospects: Prospects) -> i64:
    """Everything of a seat: what it has, and what it hopes for."""
    return worth_of_all(state)[seat] + worth_of_hopes(state, seat, prospects)


def worth_of_hopes(state: State, seat: i64, prospects: Prospects) -> i64:
    """Points, claims, distances, Boats and dangers of a seat."""
    strength = fade(state)
    rolls = rolls_left(state, seat)
    total = points_worth(state, seat, prospects, rolls)
    payable = (all_points(state, seat) + ROLL * rolls) // BASE_PRICE if rolls else 0
    claims = prospects.claims if prospects.claims < payable else payable
    total += claims * CLAIM + (prospects.claims - claims) * SPARE_CLAIM * strength // 10
    for index in range(state.groups):
        group = state.units[index]
        if state.owner[faction_in(group)] != seat:
            continue
        place = place_in(group)
        kind = kind_in(group)
        if kind <= BOSS:
            near = NEAR[prospects.steps[place]] + (ABOARD if is_at_sea(state, group) else 0)
            total += (count_in(group) - prospects.claimed[place]) * near * strength // 10
        elif kind == BOAT:
            total += boat_worth(state, group, prospects)
        elif kind == BASE:
            total -= danger_of(state, place, seat)
    return total + places_worth(state, prospects, count_slots(state, seat))


def is_at_sea(state: State, group: i64) -> bool:
    """Whether a land unit has a Boat under it that may carry it on."""
    return state.map().terrain[place_in(group)] == WATER and not state.kind_power(
        FLOATS, faction_in(group), kind_in(group)
    )


def places_worth(state: State, prospects: Prospects, slots: i64) -> i64:
    """Boats for all who find no site on their island, or are on their way already."""
    wanted = prospects.stuck + prospects.aboard
    return (slots if slots < wanted else wanted) * PLACE_ABOARD * fade(state) // 10


def all_points(state: State, seat: i64) -> i64:
    """The recruit points of all factions of a seat."""
    total: i64 = 0
    for faction in range(state.setup.factions):
        if state.owner[faction] == seat:
            total += state.bank[faction]
    return total


def points_worth(state: State, seat: i64, prospects: Prospects, rolls: i64) -> i64:
    """Points in the bank: dear while claims wait for them, worth nothing when no more can be recruited."""
    if rolls == 0:
        return 0
    points = all_points(state, seat)
    needed = prospects.claims * BASE_PRICE - (ROLL if rolls > 1 or state.active != seat else 0)
    needed = needed if needed > 0 else 0
    needed = needed if needed < points else points
    return needed * NEEDED_POINT + (points - needed) * POINT * fade(state) // 10


def boat_worth(state: State, group: i64, prospects: Prospects) -> i64:
    """Boats lie well beside those who wait for them."""
    slots = state.kind_power(SLOTS, faction_in(group), BOAT) * count_in(group)
    calls = prospects.calls[place_in(group)]
    return (slots if slots < calls else calls) * CALL


def danger_of(state: State, place: i64, seat: i64) -> i64:
    """What a Base has to fear from enemy Bands and Bosses near by, less the more guards it has."""
    enemies: i64 = 0
    chart = state.map()
    for index in range(state.groups):
        group = state.units[index]
        is_enemy = kind_in(group) <= BOSS and state.owner[faction_in(group)] != seat
        if is_enemy and chart.distance(place, place_in(group)) <= REACH:
            enemies += count_in(group)
    if enemies == 0 or state.enemy_in(place, seat) != NOBODY:
        return 0
    guards = state.total(place, state.own_in(place, seat))
    return UNITS[BASE] * chance_to_win(0, enemies, guards) // THOUSAND * DANGER // THOUSAND
