"""Shoot: the archer hits a miner on the mountain, who falls in the direction of the arrow."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.game import CHANCE
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, SHOOT, SHOT_REACH, SLOTS
from grognard.games.mystic_mountain.board import OFF_BOARD, TARGET
from grognard.games.mystic_mountain.phases.buy import is_idle
from grognard.games.mystic_mountain.phases.effects import relocate, remove
from grognard.games.mystic_mountain.phases.end import after_action
from grognard.games.mystic_mountain.state import DEAD, NO_UNIT, ROLL_FALL, ROLL_SHOT, SHOT, TRIED, State


def legal_shoot(state: State, out: vec[i64]) -> vec[i64]:
    """Every enemy miner on the mountain that the archer can shoot off.

    Rule: MM-022, MM-032, MM-071, MM-082, MM-084, MM-R72, MM-R73, MM-R74, MM-R79
    """
    archer = state.side * SLOTS + ARCHER_SLOT
    square = state.where[archer]
    if square == DEAD or not can_shoot(state, archer):
        return out
    miners = (1 - state.side) * SLOTS + FIRST_MINER
    for shot in state.setup.shots[square]:
        target = i64(state.unit_at[shot % TARGET])
        if miners <= target < miners + ARCHER_SLOT - FIRST_MINER and is_in_sight(state, square, shot):
            out = append(out, SHOOT + shot // TARGET)
    return out


def can_shoot(state: State, archer: i64) -> bool:
    """Whether the archer has its shot of the turn left and is not engaged, or may shoot all the same.

    Rule: MM-070, MM-R43, MM-R58, MM-R90
    """
    if state.marks[archer] & SHOT or is_idle(state, archer):
        return False
    return state.link_soldier[state.side] == NO_UNIT or state.setup.choices.engaged_archer_may_shoot


def is_in_sight(state: State, square: i64, shot: i64) -> bool:
    """Whether nothing strictly between archer and target blocks the shot; by default nothing ever does.

    Rule: MM-R78
    """
    choices = state.setup.choices
    if not choices.terrain_blocks_shots:
        return True
    level = state.setup.level[shot % TARGET]
    direction = shot // TARGET // SHOT_REACH
    for _ in range(shot // TARGET % SHOT_REACH):
        square = state.setup.neighbours[square][direction]
        if state.setup.level[square] > level:
            return False
        if choices.units_block_shots and state.unit_at[square] != NO_UNIT:
            return False
    return True


def apply_shoot(state: State, action: i64) -> None:
    """The archer throws for success; hit or miss, the shot of the turn is used up.

    Rule: MM-032, MM-070, MM-072, MM-R69, MM-R75, MM-R90
    """
    archer = state.side * SLOTS + ARCHER_SLOT
    direction = (action - SHOOT) // SHOT_REACH
    distance = (action - SHOOT) % SHOT_REACH + 1
    square = state.where[archer]
    for _ in range(distance):
        square = state.setup.neighbours[square][direction]
    target = i64(state.unit_at[square])
    freed = state.marks[archer] & TRIED != 0 and state.link_soldier[state.side] == NO_UNIT
    state.tell("shot", "MM-R69" if freed else "MM-072", archer, target, distance)
    state.marks[archer] |= SHOT
    state.ask(ROLL_SHOT, CHANCE, archer, target, direction * 8 + distance)


def roll_shot(state: State, outcome: i64) -> None:
    """The die of success: the farther, the higher it has to be; only a hit asks for the second die.

    Rule: MM-072, MM-073, MM-074, MM-075, MM-076, MM-077, MM-078, MM-R37, MM-R76, MM-R88, MM-R90
    """
    archer = state.asked_unit()
    target = state.asked_target()
    detail = state.asked_detail()
    state.answered()
    distance = detail % 8
    hit = outcome + 1 >= state.setup.hits_from[distance]
    if state.told is not None:
        state.tell("throw", throw_rule(distance), outcome + 1, distance, 1 if hit else 0)
    if hit:
        state.ask(ROLL_FALL, CHANCE, archer, target, detail)
    else:
        state.tell("miss", "MM-R90", archer, target)
        after_action(state, 1, "MM-032")


def throw_rule(distance: i64) -> str:
    """The row of the table of shots for a distance.

    Rule: MM-073, MM-074, MM-075, MM-076, MM-077, MM-R76
    """
    rows = ["MM-R76", "MM-073", "MM-074", "MM-075", "MM-076", "MM-077"]
    return rows[distance - 1]


def roll_fall(state: State, outcome: i64) -> None:
    """The second die: the miner falls that far, away from the archer.

    Rule: MM-078, MM-079, MM-083, MM-R85, MM-R86, MM-R87, MM-R89
    """
    archer = state.asked_unit()
    miner = state.asked_target()
    direction = state.asked_detail() // 8
    state.answered()
    state.tell("fall", "MM-078", outcome + 1, miner)
    lane = fall_lane(state, state.where[miner], direction)
    last = lane[len(lane) - 1]
    beyond = state.setup.neighbours[last][direction]
    if outcome >= len(lane):
        if beyond == OFF_BOARD:
            state.tell("edge", "MM-R84", miner, last)
            if state.setup.choices.edge_kills:
                remove(state, miner, archer, "MM-R84")
                after_action(state, 1, "MM-032")
                return
        else:
            state.tell("stops", "MM-R80", miner, last)
    land(state, miner, lane, outcome if outcome < len(lane) else i64(len(lane)) - 1)
    after_action(state, 1, "MM-032")


def fall_lane(state: State, square: i64, direction: i64) -> vec[i64]:
    """The squares behind a miner, up to the edge of the board or to a square higher than the one he stands on.

    Rule: MM-079, MM-R80, MM-R84, MM-R85
    """
    level = state.setup.level[square]
    lane = vec[i64]()
    while True:
        square = state.setup.neighbours[square][direction]
        if state.setup.level[square] > level:
            return lane
        lane = append(lane, square)


def land(state: State, miner: i64, lane: vec[i64], rolled: i64) -> None:
    """The miner lands on the rolled square of the lane; when that is taken, on the first free one beyond; when there is none, on the
    first free one on the way back; when there is none either, he stays. Units on the way do not matter.

    Rule: MM-079, MM-080, MM-081, MM-R14, MM-R81, MM-R82, MM-R83
    """
    place = rolled
    while place < len(lane) and state.unit_at[lane[place]] != NO_UNIT:
        place += 1
    if place == len(lane):
        place = rolled - 1
        while place >= 0 and state.unit_at[lane[place]] != NO_UNIT:
            place -= 1
    if place < 0:
        state.tell("stays", "MM-R83", miner, state.where[miner])
        return
    if state.told is not None:
        state.tell("lands", landing_rule(state, place - rolled, lane[place]), miner, state.where[miner], lane[place])
    relocate(state, miner, lane[place])


def landing_rule(state: State, further: i64, square: i64) -> str:
    """The rule that decided a landing, by how many squares further it is than rolled.

    Rule: MM-079, MM-080, MM-081, MM-R82, MM-R83
    """
    if further:
        return "MM-R83" if further < 0 else "MM-080" if further == 1 else "MM-R82"
    return "MM-081" if state.setup.level[square] else "MM-079"
