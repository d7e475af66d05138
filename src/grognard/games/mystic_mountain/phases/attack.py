"""Attack: a soldier strikes a soldier with dice, or kills a miner on the open ground."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.game import CHANCE
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, ATTACK, DIRECTIONS, FIRST_MINER, SLOTS
from grognard.games.mystic_mountain.board import TARGET
from grognard.games.mystic_mountain.phases.buy import is_idle
from grognard.games.mystic_mountain.phases.effects import gain, remove
from grognard.games.mystic_mountain.phases.end import after_action
from grognard.games.mystic_mountain.reach import is_beside
from grognard.games.mystic_mountain.state import DEAD, NO_UNIT, ROLL_ATTACK, State


def legal_attack(state: State, out: vec[i64]) -> vec[i64]:
    """Every soldier, at the enemies next to it that it may attack.

    Rule: MM-022, MM-030, MM-040, MM-R10, MM-R50, MM-R53, MM-R55
    """
    enemy = 1 - state.side
    first = state.side * SLOTS
    for slot in range(i64(FIRST_MINER)):
        square = state.where[first + slot]
        if square == DEAD or not is_beside(state, square, enemy) or is_idle(state, first + slot):
            continue
        around = state.setup.neighbours[square]
        for direction in range(i64(DIRECTIONS)):
            victim = i64(state.unit_at[around[direction]])
            if victim // SLOTS == enemy and may_attack(state, first + slot, victim):
                out = append(out, ATTACK + slot * DIRECTIONS + direction)
    return out


def may_attack(state: State, unit: i64, victim: i64) -> bool:
    """Whether a soldier may attack this neighbouring enemy: soldiers, miners on level 0, one enemy a turn.

    Rule: MM-041, MM-047, MM-054, MM-066, MM-R48, MM-R49, MM-R54, MM-R56
    """
    earlier = state.attacked[unit]
    if earlier != NO_UNIT and not (earlier == victim and state.setup.choices.repeat_attack):
        return False
    slot = victim % SLOTS
    if slot < FIRST_MINER:
        return True
    return slot < ARCHER_SLOT and state.setup.level[state.where[victim]] == 0


def apply_attack(state: State, action: i64) -> None:
    """A miner dies at once; a soldier defends itself with a die.

    Rule: MM-030, MM-042, MM-046, MM-055, MM-R48, MM-R52, MM-R54
    """
    slot = (action - ATTACK) // DIRECTIONS
    unit = state.side * SLOTS + slot
    target = state.setup.neighbours[state.where[unit]][(action - ATTACK) % DIRECTIONS]
    victim = i64(state.unit_at[target])
    state.attacked[unit] = victim
    state.tell("attack", "MM-R48", unit, victim, state.where[unit] * TARGET + target)
    if victim % SLOTS < FIRST_MINER:
        state.ask(ROLL_ATTACK, CHANCE, unit, victim)
        return
    remove(state, victim, unit, "MM-055")
    state.tell("no-points", "MM-046", victim, unit)
    after_action(state, 1, "MM-030")


def roll_attack(state: State, outcome: i64) -> None:
    """The attacker's die, then the defender's: higher kills and earns points, otherwise nothing happens to anyone.

    Rule: MM-019, MM-042, MM-043, MM-044, MM-045, MM-R51, MM-R52
    """
    unit = state.asked_unit()
    victim = state.asked_target()
    state.answered()
    own = outcome // 6 + 1
    other = outcome % 6 + 1
    state.tell("dice", "MM-042", own, other, unit)
    if own > other:
        remove(state, victim, unit, "MM-043")
        gain(state, state.side, state.setup.points_for_a_soldier)
        state.tell("points", "MM-019", state.side, state.setup.points_for_a_soldier, state.points[state.side])
    elif own == other:
        state.tell("tie", "MM-044", unit, victim)
    else:
        state.tell("lower", "MM-045", unit, victim)
    after_action(state, 1, "MM-030")
