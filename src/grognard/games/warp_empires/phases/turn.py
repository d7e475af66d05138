"""The turn: its phases in order, and its end.

What it tells: turn seat, round · phase number · revenue seat, points
"""

from mypy_extensions import i64, u8

from grognard.games.warp_empires.hands import pick_up
from grognard.games.warp_empires.phases.battle import open_battles
from grognard.games.warp_empires.phases.control import lapse_markers, place_markers
from grognard.games.warp_empires.phases.draw import open_draw_phase
from grognard.games.warp_empires.phases.out import check_out, give_up
from grognard.games.warp_empires.phases.recruit import open_recruit
from grognard.games.warp_empires.phases.upkeep import open_upkeep
from grognard.games.warp_empires.phases.victory import check_round, check_turn
from grognard.games.warp_empires.phases.windows import open_window, place_at_table
from grognard.games.warp_empires.questions import (
    BEGIN_PHASE,
    BEGIN_TURN,
    END_TURN,
    FOE_START,
    MAIN,
)
from grognard.games.warp_empires.state import (
    BATTLE_PHASE,
    CONTROL_PHASE,
    DRAW_PHASE,
    MARKS,
    MOVE_PHASE,
    NOBODY,
    PRICE,
    RECRUIT_PHASE,
    REVENUE_PHASE,
    SEEN,
    UPKEEP_PHASE,
    State,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.stats import income
from grognard.games.warp_empires.tables import NO_LEADER


def begin_turn(state: State) -> None:
    """A player's turn begins: nothing of his has moved, no truce holds.

    Rule: WE-013, WE-014, WE-R02
    """
    state.close()
    state.turns += 1
    for index in range(state.standing):
        unit = state.units[index]
        state.units[index] = (unit & ~MARKS) + (unit & (PRICE | SEEN))
    state.tell("turn", "WE-013", state.active, state.round)
    state.later(END_TURN)
    state.later(BEGIN_PHASE, DRAW_PHASE)


def begin_phase(state: State) -> None:
    """The phase that went before is over: markers may lapse, players may be out. The next one begins, or the turn ends.

    Rule: WE-014, WE-R60, WE-R62, WE-R65
    """
    phase = state.detail(0)
    if phase > DRAW_PHASE:
        if state.tables.garrison:
            lapse_markers(state)
        check_out(state)
        if state.depth == 0:
            return
    if phase > CONTROL_PHASE or state.out[state.active]:
        state.close()
        return
    state.set_detail(0, phase + 1)
    state.phase = phase
    state.tell("phase", "WE-014", phase, state.active)
    open_phase(state, phase)


def open_phase(state: State, phase: i64) -> None:
    """What a phase asks or does first."""
    seat = state.active
    if phase == DRAW_PHASE:
        open_draw_phase(state, seat)
    elif phase == MOVE_PHASE:
        open_move_phase(state)
    elif phase == BATTLE_PHASE:
        state.fights = 0
        open_battles(state)
    elif phase == REVENUE_PHASE:
        points = income(state, seat)
        state.points[seat] += points
        state.tell("revenue", "WE-041", seat, points)
    elif phase == RECRUIT_PHASE:
        state.raises = 0
        open_recruit(state)
    elif phase == UPKEEP_PHASE:
        open_upkeep(state)
    elif phase == CONTROL_PHASE:
        place_markers(state, seat)


def open_move_phase(state: State) -> None:
    """Foes may answer first; free moves are counted.

    Rule: WE-R22, S8-R33
    """
    state.raises = 0
    state.free_left = state.tables.free_moves
    if state.free_left < 0:
        for place in range(i64(len(state.led))):
            state.led[place] = u8(0)
        for index in range(state.standing):
            unit = state.units[index]
            if owner_in(unit) == state.active and state.tables.leader[type_in(unit)] != NO_LEADER:
                state.led[place_in(unit)] = u8(1)
    state.later(MAIN)
    open_window(state, FOE_START, NOBODY, NOBODY, NOBODY)


def end_turn(state: State) -> None:
    """Has the player won? Cards in play are done; the next living player is on turn, a round may be over.

    Rule: WE-013, WE-R09, WE-R69, WE-R71, S8-R43
    """
    state.close()
    for seat in range(state.tables.seats):
        state.truce[seat] = 0
    for at in range(i64(len(state.in_play))):
        while state.in_play[at] > 0:
            pick_up(state, at // state.tables.cards, at % state.tables.cards)
    if not state.out[state.active] and check_turn(state):
        give_up(state, state.active)
    at = place_at_table(state, state.active)
    while state.depth == 0 and state.ending == 0:
        at += 1
        if at == state.tables.seats:
            at = 0
            check_round(state)
            if state.ending:
                return
            state.round += 1
        if not state.out[state.order[at]]:
            state.active = state.order[at]
            state.later(BEGIN_TURN)
