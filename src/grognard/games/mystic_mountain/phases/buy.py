"""The purchase: one dead unit may come back at the start of a turn; then the actions open."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mystic_mountain.actions import (
    ARCHER,
    ARCHER_SLOT,
    BUY,
    BUY_NOTHING,
    FIRST_MINER,
    MINER,
    SLOTS,
    SOLDIER,
    SQUARES,
)
from grognard.games.mystic_mountain.board import king_steps
from grognard.games.mystic_mountain.phases.effects import finish, is_eliminated, pay
from grognard.games.mystic_mountain.state import (
    ASK_ACTION,
    ASK_BUY,
    BY_ELIMINATION,
    DEAD,
    NO_UNIT,
    State,
)


def open_purchase(state: State) -> None:
    """Ask what to buy, if anything can be bought; else the actions follow at once.

    Rule: MM-036, MM-R40, MM-R47
    """
    if can_buy(state):
        state.ask(ASK_BUY, state.side)
    else:
        open_actions(state)


def open_actions(state: State) -> None:
    """The purchase is over: under the option a side without soldiers and archer has lost now, else its actions begin.

    Rule: MM-028, MM-R31, MM-R32, MM-R92
    """
    choices = state.setup.choices
    if choices.win_by_elimination and choices.eliminated_after_purchase and is_eliminated(state, state.side):
        finish(state, 1 - state.side, BY_ELIMINATION)
        return
    state.ask(ASK_ACTION, state.side)
    if state.actions_left < state.setup.actions:
        state.tell("actions", "MM-R32", state.side, state.actions_left)
    else:
        state.tell("actions", "MM-R31" if state.turn <= 2 else "MM-028", state.side, state.actions_left)


def can_buy(state: State) -> bool:
    """Whether some unit could be bought now; never in a player's first turn.

    Rule: MM-R47
    """
    if state.turn <= 2:
        return False
    for kind in range(i64(3)):
        if is_for_sale(state, kind):
            return len(arrivals(state)) > 0
    return False


def is_for_sale(state: State, kind: i64) -> bool:
    """Whether a unit of the kind is dead and the counter pays for it; an archer comes back once in a game for each player.

    Rule: MM-056, MM-067, MM-085, MM-R39, MM-R41, MM-R46
    """
    if state.points[state.side] < state.setup.price[kind]:
        return False
    if kind == ARCHER and state.revived[state.side]:
        return False
    return dead_unit(state, kind) != NO_UNIT


def dead_unit(state: State, kind: i64) -> i64:
    """The dead unit of a kind that would come back: the lowest number, or NO_UNIT.

    Rule: MM-R45
    """
    first = state.side * SLOTS
    begin: i64 = 0 if kind == SOLDIER else FIRST_MINER if kind == MINER else ARCHER_SLOT
    end: i64 = FIRST_MINER if kind == SOLDIER else ARCHER_SLOT if kind == MINER else SLOTS
    for unit in range(first + begin, first + end):
        if state.where[unit] == DEAD:
            return unit
    return NO_UNIT


def arrivals(state: State) -> vec[i64]:
    """Where a bought unit may arrive, ascending: free own Entrance squares, or under the option the nearest free squares.

    Rule: MM-037, MM-R17, MM-R44
    """
    free = vec[i64]()
    for square in state.setup.entrances[state.side]:
        if state.unit_at[square] == NO_UNIT:
            free = append(free, square)
    if len(free) == 0 and state.setup.choices.nearest_entrance:
        return nearest_to_entrance(state)
    return free


def nearest_to_entrance(state: State) -> vec[i64]:
    """The free level-0 squares at the smallest king's-step distance from an own Entrance square; units and heights are ignored.

    Rule: MM-R44
    """
    nearest = vec[i64]()
    least: i64 = SQUARES
    for square in range(state.setup.squares):
        if state.setup.level[square] > 0 or state.unit_at[square] != NO_UNIT:
            continue
        distance = steps_to_entrance(state, square)
        if distance < least:
            least = distance
            nearest = vec[i64]()
        if distance == least:
            nearest = append(nearest, square)
    return nearest


def steps_to_entrance(state: State, square: i64) -> i64:
    """King's steps from a square to the nearest Entrance square of the side on turn."""
    least: i64 = SQUARES
    for entrance in state.setup.entrances[state.side]:
        steps = king_steps(state.setup, square, entrance)
        least = steps if steps < least else least
    return least


def legal_buy(state: State, out: vec[i64]) -> vec[i64]:
    """Nothing, or one unit of a kind that is dead and can be paid, on each square where it may arrive.

    Rule: MM-036, MM-037, MM-R39, MM-R40
    """
    out = append(out, BUY_NOTHING)
    squares = arrivals(state)
    for kind in range(i64(3)):
        if is_for_sale(state, kind):
            for square in squares:
                out = append(out, BUY + kind * SQUARES + square)
    return out


def apply_buy_nothing(state: State) -> None:
    """The purchase is declined; it does not add up for later turns.

    Rule: MM-R40
    """
    state.tell("buy-nothing", "MM-R40", state.side)
    state.answered()
    open_actions(state)


def apply_buy(state: State, action: i64) -> None:
    """Pay and place the unit, fresh; it costs no action.

    Rule: MM-036, MM-037, MM-056, MM-067, MM-085, MM-R41, MM-R42, MM-R43, MM-R45, MM-R46
    """
    kind = (action - BUY) // SQUARES
    square = (action - BUY) % SQUARES
    unit = dead_unit(state, kind)
    state.answered()
    pay(state, unit, state.setup.price[kind], "MM-056" if kind == SOLDIER else "MM-067" if kind == MINER else "MM-085")
    if kind == ARCHER:
        state.revived[state.side] = 1
    state.put(unit, square)
    state.marks[unit] = 0
    state.attacked[unit] = NO_UNIT
    state.bought = unit
    state.tell("arrives", "MM-037", unit, square)
    open_actions(state)


def is_idle(state: State, unit: i64) -> bool:
    """Whether a unit must not act because it was bought this turn and the option says so.

    Rule: MM-R43
    """
    return unit == state.bought and not state.setup.choices.bought_unit_acts
