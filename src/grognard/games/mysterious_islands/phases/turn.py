"""The turn: its phases in order, its end, who is out, and when the game is over.

What it tells: round number · turn seat, round, turn · phase which, seat · dead faction, seat · out seat, turn ·
skipped seat, round · over round, winners as bits · wins seat, Bases, share of the win in 2520ths
"""

from typing import Final

from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import RANKS
from grognard.games.mysterious_islands.hands import held_cards
from grognard.games.mysterious_islands.phases.act import open_action
from grognard.games.mysterious_islands.phases.bombard import open_bombardment
from grognard.games.mysterious_islands.phases.cards import discard, open_discard, open_draw
from grognard.games.mysterious_islands.phases.event import open_event
from grognard.games.mysterious_islands.phases.fight import open_combat
from grognard.games.mysterious_islands.phases.move import open_movement
from grognard.games.mysterious_islands.phases.recruit import open_recruit
from grognard.games.mysterious_islands.questions import BEGIN_PHASE, BEGIN_TURN, END_TURN
from grognard.games.mysterious_islands.score import count_bases, shares
from grognard.games.mysterious_islands.state import (
    ACTION_PHASE,
    BOMBARD_PHASE,
    DISCARD_PHASE,
    DRAW_PHASE,
    EVENT_PHASE,
    FIRED,
    MOVE_PHASE,
    RECRUIT_PHASE,
    SPENT,
    State,
    bit,
    faction_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import ENTERS_EDGE

# The rule of each phase; 0 is setting up.
RULE_OF_PHASE: Final = ["", "MI-140", "MI-116", "MI-042", "MI-042", "MI-042", "MI-043", "MI-041", "MI-140"]


def start_first_turn(state: State) -> None:
    """Everything is set up: round 1 begins with whoever won the roll-off.

    Rule: MI-015, MI-R12
    """
    state.round = 1
    state.active = state.starter
    state.tell("round", "MI-006", state.round)
    state.later(BEGIN_TURN)


def begin_turn(state: State) -> None:
    """A player's turn: shots and rerolls of all factions are fresh.

    Rule: MI-007, MI-R06, MI-R120, MI-R123
    """
    state.close()
    state.turns += 1
    state.decisions = 0
    refresh(state)
    state.tell("turn", "MI-007", state.active, state.round, state.turns)
    state.later(BEGIN_PHASE, DRAW_PHASE)


def refresh(state: State) -> None:
    """Clear the marks of shots and rerolls; a group without them may move down in the list, or join another."""
    index: i64 = 0
    while index < state.groups:
        if marks_in(state.units[index]) & (FIRED | SPENT):
            state.mark(index, FIRED | SPENT, 0)
        else:
            index += 1


def begin_phase(state: State) -> None:
    """A phase begins; the next one waits under it. Draw, Event and Discard exist under their options only.

    Rule: MI-041, MI-042, MI-043, MI-116, MI-140, MI-R10, MI-R11, MI-R13
    """
    phase = state.detail(0)
    state.close()
    state.phase = phase
    if phase == DISCARD_PHASE:
        state.later(END_TURN)
    else:
        state.later(BEGIN_PHASE, phase + 1)
    if is_played(state, phase):
        state.tell("phase", RULE_OF_PHASE[phase], phase, state.active)
        open_phase(state, phase)


def is_played(state: State, phase: i64) -> bool:
    """Whether the options have this phase.

    Rule: MI-116, MI-140
    """
    if phase == EVENT_PHASE:
        return state.setup.choices.event_phase
    if phase == DRAW_PHASE or phase == DISCARD_PHASE:
        return state.setup.choices.action_deck
    return True


def open_phase(state: State, phase: i64) -> None:
    """Put down what happens in a phase; nothing when nothing can."""
    if phase == DRAW_PHASE:
        open_draw(state)
    elif phase == EVENT_PHASE:
        open_event(state)
    elif phase == RECRUIT_PHASE:
        open_recruit(state)
    elif phase == MOVE_PHASE:
        open_movement(state)
    elif phase == BOMBARD_PHASE:
        open_bombardment(state)
    elif phase == ACTION_PHASE:
        open_action(state)
    elif phase == DISCARD_PHASE:
        open_discard(state)
    else:
        open_combat(state)


def end_turn(state: State) -> None:
    """Who has no unit and no way back is out; then the next player's turn, or the end of the game.

    Rule: MI-006, MI-007, MI-R04, MI-R05, MI-R07
    """
    state.close()
    bury(state)
    living: i64 = 0
    for seat in range(state.setup.seats):
        if state.out[seat] == 0:
            living += 1
    if living < 2:
        finish(state, "MI-R07")
    else:
        pass_on(state)


def bury(state: State) -> None:
    """Mark the factions that are dead, and the players who have none left; a hand without a player is discarded.

    Rule: MI-R05, MI-R151
    """
    present = factions_present(state)
    alive: i64 = 0  # seats, as bits
    for faction in range(state.setup.factions):
        seat = state.owner[faction]
        if seat < 0 or state.dead[faction]:
            continue
        if present & bit(faction) or state.power(faction, ENTERS_EDGE):
            alive |= bit(seat)
            continue
        state.dead[faction] = 1
        state.bank[faction] = 0
        state.tell("dead", "MI-R05", faction, seat)
    for seat in range(state.setup.seats):
        if not alive & bit(seat) and state.out[seat] == 0:
            state.out[seat] = state.turns
            state.tell("out", "MI-R05", seat, state.turns)
            discard_hand(state, seat)


def factions_present(state: State) -> i64:
    """The factions that have units on the map, as bits."""
    present: i64 = 0
    for index in range(state.groups):
        present |= bit(faction_in(state.units[index]))
    return present


def discard_hand(state: State, seat: i64) -> None:
    """All cards of a player who is out.

    Rule: MI-R151
    """
    for rank in range(i64(RANKS)):
        while held_cards(state, seat, rank):
            discard(state, seat, rank, "MI-R151")


def pass_on(state: State) -> None:
    """The next living player clockwise; the round ends when the order has gone round, and after the last one the game.

    Rule: MI-006, MI-007, MI-R04, MI-R05, MI-R12
    """
    seat = state.active
    while True:
        seat = (seat + 1) % state.setup.seats
        if seat == state.starter:
            if state.round == state.setup.choices.rounds:
                finish(state, "MI-006")
                return
            state.round += 1
            state.tell("round", "MI-006", state.round)
        if state.out[seat] == 0:
            break
        state.tell("skipped", "MI-R05", seat, state.round)
    state.active = seat
    state.later(BEGIN_TURN)


def finish(state: State, rule: str) -> None:
    """The game is over; with nothing left to ask nobody is the actor any more.

    Rule: MI-006, MI-008, MI-R04, MI-R07
    """
    won = shares(state)
    winners: i64 = 0
    for seat in range(state.setup.seats):
        if won[seat]:
            winners |= bit(seat)
    state.tell("over", rule, state.round, winners)
    for seat in range(state.setup.seats):
        if won[seat]:
            state.tell("wins", "MI-008" if rule == "MI-006" else rule, seat, count_bases(state, seat), won[seat])
