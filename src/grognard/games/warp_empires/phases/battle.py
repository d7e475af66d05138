"""The Battle phase: which battle, the totals, the refill of hands.

Tells: battle (territory, attacker, defender) · wins (winner, loser, difference) · tie (winner or -1) · fills (seat, cards), and what
totals.py tells
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.rows import doubled
from grognard.games.warp_empires.actions import PLACE, PLAYER
from grognard.games.warp_empires.hands import hand_size, to_discards
from grognard.games.warp_empires.knowledge import reveal
from grognard.games.warp_empires.phases.battle_cards import card_in, origin_in
from grognard.games.warp_empires.phases.losses import begin_losses
from grognard.games.warp_empires.phases.retreat import begin_withdrawal
from grognard.games.warp_empires.phases.totals import side_total
from grognard.games.warp_empires.questions import (
    CHECK_OUT,
    DRAW_CARDS,
    FILL,
    HIT,
    NEXT_BATTLE,
    NEXT_CARD,
    WHICH_BATTLE,
    WHICH_ENEMY,
)
from grognard.games.warp_empires.state import (
    ALL_SEATS,
    B_PASSES,
    B_PLACE,
    B_SIDE,
    B_WINNER,
    BATTLE,
    NOBODY,
    State,
    owner_in,
    place_in,
)
from grognard.games.warp_empires.tables import ATTACKER_WINS, DEFENDER_WINS

FOES: Final = 16  # numbers of foes that a fought battle keeps room for


def open_battles(state: State) -> None:
    """The Battle phase begins.

    Rule: WE-026, WE-R24
    """
    state.later(NEXT_BATTLE)


def next_battle(state: State) -> None:
    """The active player picks the next battle as long as one is left; a single one is taken up at once.

    Rule: WE-026, WE-R24, WE-R26, WE-R27, WE-R28, WE-R65
    """
    pending = pending_battles(state)
    if len(pending) == 0 or state.out[state.active]:
        state.close()
        forget_fought(state)
    elif len(pending) == 1:
        start_battle(state, pending[0] // FOES, pending[0] % FOES)
    else:
        state.ask(WHICH_BATTLE, state.active)


def pending_battles(state: State) -> vec[i64]:
    """Territory * FOES + foe of every battle that is still to be fought, ascending.

    Rule: WE-R24, WE-R28, S8-R33
    """
    out = vec[i64]()
    for index in range(state.standing):
        unit = state.units[index]
        place = place_in(unit)
        foe = owner_in(unit)
        if foe == state.active or state.truce[foe] or state.size(place, state.active) == 0:
            continue
        pair = place * FOES + foe
        if not has_fought(state, pair) and (len(out) == 0 or out[len(out) - 1] != pair):
            out = append(out, pair)
    return out


def has_fought(state: State, pair: i64) -> bool:
    """Whether two stacks have fought in this phase."""
    return any(state.fought[fight] == pair for fight in range(state.fights))


def forget_fought(state: State) -> None:
    """The phase is over."""
    for fight in range(state.fights):
        state.fought[fight] = 0
    state.fights = 0


def legal_battle(state: State, out: vec[i64]) -> vec[i64]:
    """Every territory with a battle.

    Rule: WE-R27
    """
    last: i64 = NOBODY
    for pair in pending_battles(state):
        if pair // FOES != last:
            last = pair // FOES
            out = append(out, PLACE + last)
    return out


def apply_battle(state: State, action: i64) -> None:
    """Fight there; where several foes stand, the active player says against whom.

    Rule: WE-R27, WE-R28
    """
    place = action - PLACE
    state.close()
    foes = foes_to_fight(state, place)
    if len(foes) == 1:
        start_battle(state, place, foes[0])
    else:
        state.ask(WHICH_ENEMY, state.active, place)


def foes_to_fight(state: State, place: i64) -> vec[i64]:
    """The foes in a territory with whom a battle is pending."""
    out = vec[i64]()
    for pair in pending_battles(state):
        if pair // FOES == place:
            out = append(out, pair % FOES)
    return out


def legal_enemy(state: State, out: vec[i64]) -> vec[i64]:
    """Every foe who stands there.

    Rule: WE-R28
    """
    for foe in foes_to_fight(state, state.detail(0)):
        out = append(out, PLAYER + foe)
    return out


def apply_enemy(state: State, action: i64) -> None:
    """Against whom."""
    place = state.detail(0)
    state.close()
    start_battle(state, place, action - PLAYER)


def start_battle(state: State, place: i64, foe: i64) -> None:
    """Both stacks are open from now on; battle cards go round, the attacker first.

    Rule: WE-026, WE-R23, WE-R25, WE-R29
    """
    if state.fights == len(state.fought):
        state.fought = doubled(state.fought)
    state.fought[state.fights] = place * FOES + foe
    state.fights += 1
    for index in range(i64(BATTLE)):
        state.battle[index] = 0
    state.battle[B_PLACE] = place
    state.battle[B_SIDE] = state.active
    state.battle[B_SIDE + 1] = foe
    state.battle[B_WINNER] = NOBODY
    state.tell("battle", "WE-026", place, state.active, foe)
    reveal(state, place, state.active, ALL_SEATS)
    reveal(state, place, foe, ALL_SEATS)
    state.later(FILL, 0)
    state.later(HIT)
    state.later(NEXT_CARD)


def sum_up(state: State) -> None:
    """The totals are compared: the higher one wins; equal ones by the option.

    Rule: WE-028, WE-031, WE-R32
    """
    state.close()
    attack = side_total(state, 0)
    defence = side_total(state, 1)
    tables = state.tables
    winner: i64 = 0 if attack > defence else 1
    if attack == defence:
        winner = NOBODY
        if tables.tie_winner == DEFENDER_WINS:
            winner = 1
        elif tables.tie_winner == ATTACKER_WINS:
            winner = 0
        state.tell("tie", "WE-R32", NOBODY if winner == NOBODY else state.battle[B_SIDE + winner])
    state.battle[B_WINNER] = winner
    if winner == NOBODY:
        begin_withdrawal(state, 0)
        return
    difference = attack - defence if winner == 0 else defence - attack
    state.tell("wins", "WE-031", state.battle[B_SIDE + winner], state.battle[B_SIDE + 1 - winner], difference)
    begin_losses(state)


def fill(state: State) -> None:
    """The cards of the battle are discarded, whoever has nothing left is out, and the living fill their hands, the attacker first.

    Rule: WE-040, WE-R09, WE-R48, WE-R62
    """
    stage = state.detail(0)
    if stage == 0:
        discard_cards(state)
        state.set_detail(0, 1)
        state.later(CHECK_OUT)
        return
    state.close()
    attacker = state.battle[B_SIDE]
    defender = state.battle[B_SIDE + 1]
    state.battle[B_PLACE] = NOBODY
    state.battle[B_PASSES] = 0
    tell_refill(state, attacker)
    tell_refill(state, defender)
    refill(state, defender)
    refill(state, attacker)


def discard_cards(state: State) -> None:
    """All cards of the battle, cancelled or not, leave it."""
    for index in range(state.lying):
        to_discards(state, origin_in(state, index), card_in(state, index))
        state.laid[index] = 0
        state.aimed[index] = 0
    state.lying = 0


def tell_refill(state: State, seat: i64) -> None:
    """Say how many cards a side will draw.

    Rule: WE-040
    """
    missing = missing_cards(state, seat)
    if missing > 0:
        state.tell("fills", "WE-040", seat, missing)


def refill(state: State, seat: i64) -> None:
    """Draw up to the number of the module; what is asked last is drawn first.

    Rule: WE-040, WE-R48
    """
    missing = missing_cards(state, seat)
    if missing > 0:
        state.later(DRAW_CARDS, seat, missing)


def missing_cards(state: State, seat: i64) -> i64:
    """How many cards a hand lacks after a battle; one that has as many is left alone, and so is who is out.

    Rule: WE-040, WE-R48
    """
    return 0 if state.out[seat] else state.tables.refill - hand_size(state, seat)
