"""What battle cards destroy before the totals are compared.

Tells: emptied (winner or -1), and what fall.py tells
"""

from mypy_extensions import i64

from grognard.games.warp_empires.fall import drop_surplus, find_type, lose_unit
from grognard.games.warp_empires.phases.battle_cards import card_in, has_match, is_in_force, side_of_card
from grognard.games.warp_empires.questions import C_KILL, KILL_WHO, SUM
from grognard.games.warp_empires.state import B_PLACE, B_SIDE, B_WINNER, NOBODY, State
from grognard.games.warp_empires.tables import NOTHING, OP_KILL_IN_BATTLE, PICK_CASTER, PICK_OWNER, effect_row


def hit(state: State) -> None:
    """Cards in force destroy what they are aimed at, one after the other; then the rest is compared.

    Rule: S8-056, S8-R24, S8-R30, WE-R75
    """
    index = state.detail(0)
    while index < state.lying:
        row = effect_row(state.tables, card_in(state, index), OP_KILL_IN_BATTLE)
        state.set_detail(0, index + 1)
        if row != NOTHING and is_in_force(state, index) and destroy(state, index, row):
            return
        index += 1
    state.close()
    place = state.battle[B_PLACE]
    for side in range(i64(2)):
        drop_surplus(state, place, state.battle[B_SIDE + side])
    end_or_compare(state)


def destroy(state: State, index: i64, row: i64) -> bool:
    """Destroy the unit that was named, or let chance or its owner pick one; True when somebody has to be asked.

    Rule: S8-R30
    """
    side = side_of_card(state, index)
    seat = state.battle[B_SIDE + 1 - side]
    place = state.battle[B_PLACE]
    pick = state.tables.effects[row + 4]
    if pick != PICK_CASTER:
        if not has_match(state, 1 - side, state.tables.effects[row + 3]):
            return False
        if pick == PICK_OWNER:
            state.ask(KILL_WHO, seat, place, seat, row)
        else:
            state.ask_chance(C_KILL, place, seat, row)
        return True
    kind = state.aimed[index]
    if 0 <= kind < state.tables.types and state.count_type(place, seat, kind):
        lose_unit(state, find_type(state, place, seat, kind), "WE-029")
    return False


def end_or_compare(state: State) -> None:
    """Compare totals while both sides have units; an emptied side has lost without more ado.

    Rule: WE-R75
    """
    place = state.battle[B_PLACE]
    left = state.size(place, state.battle[B_SIDE])
    right = state.size(place, state.battle[B_SIDE + 1])
    if left and right:
        state.later(SUM)
        return
    winner: i64 = 0 if left else 1 if right else NOBODY
    state.battle[B_WINNER] = winner
    state.tell("emptied", "WE-R75", NOBODY if winner == NOBODY else state.battle[B_SIDE + winner])
