"""Setting up: factions, the roll-off, the chart. First Bases and Boats are in homes.py.

What it tells: picks faction, seat · rolls-off seat, die · tied seats as bits · first seat · chart hexes, islands
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import FACTION, LOT, SEATS
from grognard.games.mysterious_islands.build_chart import build
from grognard.games.mysterious_islands.questions import C_FIRST, C_LOT, C_MAP, NEXT_HOME, NEXT_PICK, PICK_FACTION
from grognard.games.mysterious_islands.state import NOBODY, State, bit


def set_up(state: State) -> None:
    """Put down the first question: who plays which faction. A fixed chart is there from the start.

    Rule: MI-002, MI-010
    """
    state.chart = state.setup.chart
    state.later(NEXT_PICK)


# Factions.


def next_pick(state: State) -> None:
    """The next pick, in seat order, round after round; then the roll-off, the chart, and the homes.

    Rule: MI-010, MI-114, MI-115, MI-R14, MI-R126
    """
    picks = state.detail(0)
    if picks == count_factions(state):
        state.close()
        state.later(NEXT_HOME)
        if state.chart is None:
            state.ask_chance(C_MAP)
        open_roll_off(state)
        return
    state.set_detail(0, picks + 1)
    seat = picks % state.setup.seats
    if state.setup.choices.random_factions:
        state.ask_chance(C_LOT, seat)
    else:
        state.ask(PICK_FACTION, seat)


def count_factions(state: State) -> i64:
    """How many factions are played: equally many by every player.

    Rule: MI-R126
    """
    return state.setup.seats * state.setup.choices.factions_per_player


def is_on_list(state: State, faction: i64) -> bool:
    """Whether a faction can be picked: nobody has it, and it is basic, or the option brings it in.

    Rule: MI-004, MI-158, MI-171, MI-R14
    """
    return state.owner[faction] == NOBODY and (state.setup.choices.extra_factions or not state.setup.extra[faction])


def legal_faction(state: State, out: vec[i64]) -> vec[i64]:
    """Chance may pick, or any faction that nobody has.

    Rule: MI-004, MI-010, MI-R14
    """
    out = append(out, LOT)
    for faction in factions_left(state):
        out = append(out, FACTION + faction)
    return out


def apply_faction(state: State, action: i64) -> None:
    """A pick, or a lot instead of it."""
    seat = state.asked()
    state.close()
    if action == LOT:
        state.ask_chance(C_LOT, seat)
    else:
        give(state, seat, action - FACTION)


def factions_left(state: State) -> vec[i64]:
    """The factions that nobody has, ascending: what a lot may give."""
    left = vec[i64]()
    for faction in range(state.setup.factions):
        if is_on_list(state, faction):
            left = append(left, faction)
    return left


def size_of_lot(state: State) -> i64:
    """How many factions nobody has."""
    return len(factions_left(state))


def draw_lot(state: State, outcome: i64) -> None:
    """Chance has picked.

    Rule: MI-R14
    """
    seat = state.detail(0)
    state.close()
    give(state, seat, factions_left(state)[outcome])


def give(state: State, seat: i64, faction: i64) -> None:
    """A player plays a faction.

    Rule: MI-010
    """
    state.owner[faction] = seat
    state.tell("picks", "MI-010", faction, seat)


# The roll-off; faces stand in `dice` by seat, 0 where none is thrown yet.


def open_roll_off(state: State) -> None:
    """Everybody throws a die.

    Rule: MI-015
    """
    bits: i64 = 0
    for seat in range(state.setup.seats):
        bits |= bit(seat)
    state.thrown = state.setup.seats
    state.ask_chance(C_FIRST, bits, 0)


def roll_first(state: State, outcome: i64) -> None:
    """One die of the roll-off; the highest begins, tied highest ones throw again.

    Rule: MI-015, MI-R12
    """
    bits = state.detail(0)
    seat = state.detail(1)
    state.dice[seat] = outcome + 1
    state.tell("rolls-off", "MI-015", seat, outcome + 1)
    following = next_of(bits, seat + 1)
    if following < SEATS:
        state.set_detail(1, following)
        return
    best = highest(state, bits)
    if next_of(best, next_of(best, 0) + 1) < SEATS:
        throw_again(state, best)
        return
    state.close()
    state.starter = next_of(best, 0)
    state.tell("first", "MI-015", state.starter)
    clear_dice(state)
    state.thrown = 0


def next_of(bits: i64, seat: i64) -> i64:
    """The first seat of a set from a seat on, SEATS when there is none."""
    while seat < SEATS and not bits & bit(seat):
        seat += 1
    return seat


def highest(state: State, bits: i64) -> i64:
    """The seats with the highest die among those that threw, as bits."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(state.setup.seats):
        if not bits & bit(seat) or state.dice[seat] < best:
            continue
        if state.dice[seat] > best:
            best = state.dice[seat]
            found = 0
        found |= bit(seat)
    return found


def throw_again(state: State, bits: i64) -> None:
    """Tied highest throwers throw again among themselves.

    Rule: MI-R12
    """
    state.tell("tied", "MI-R12", bits)
    clear_dice(state)
    state.set_detail(0, bits)
    state.set_detail(1, next_of(bits, 0))


def clear_dice(state: State) -> None:
    """No die lies on the table."""
    for index in range(i64(len(state.dice))):
        state.dice[index] = 0


# The chart.


def make_map(state: State, outcome: i64) -> None:
    """The chart that belongs to the outcome; cards and rerolls do not touch it.

    Rule: MI-003, MI-016, MI-017, MI-018, MI-019, MI-020, MI-R26
    """
    state.close()
    chart = build(outcome, count_factions(state))
    state.chart = chart
    state.tell("chart", "MI-003", chart.hexes, len(chart.islands))
