"""How good a position looks for a side, without searching: a sum of terms in points, made an expected share of the win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.game import OVER
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, SHOT_REACH, SLOTS
from grognard.games.mystic_mountain.board import NOBODY, NORTH, SOUTH, TARGET, king_steps
from grognard.games.mystic_mountain.phases.shoot import is_in_sight
from grognard.games.mystic_mountain.reach import is_beside
from grognard.games.mystic_mountain.state import DEAD, NO_UNIT, State

# What things are worth, in tenths of a point.
POINT: Final = 18
INCOME: Final = 30  # a point of income in each turn to come
SOLDIER: Final = 25
MINERS: Final = vec[i64]([0, 270, 460, 580, 680])  # by how many there are: the first must be worth its price
ARCHER: Final = 110
HEIGHT: Final = vec[i64]([0, 25, 47, 70, 105, 140, 180, 235, 300])  # a miner by its level, for what it may still reach
WAY: Final = 3  # each step a miner on the ground is away from the foot of the mountain
STRANDED: Final = 8  # a miner on the mountain from where no climb leads on
HELD: Final = vec[i64]([0, 500, 240, 130, 80, 50, 30])  # a count on the top, by own turn starts that are missing
SAFE_TOP: Final = 2  # such a count is worth so many times more when the enemy has no archer
FEW: Final = vec[i64]([1500, 320, 140, 60, 20])  # danger of elimination, by soldiers and archer left
CONTACT: Final = 12  # an attack on a neighbouring soldier that a side may make before the other answers
ANSWER: Final = 7  # and one that the other may make in answer
EXPOSED: Final = 50  # a miner on the ground next to an enemy soldier
NEAR: Final = 15  # a miner on the ground within a soldier's move and blow
ADVANCE: Final = 4  # each row that a soldier has gone towards the enemy: waiting is no plan
BEYOND: Final = 2  # rows past the middle up to which that counts
BLOW: Final = 4  # squares within which a soldier moves and strikes in one turn
DISTANT: Final = 6  # each step to the nearest enemy for a soldier that has to seek the others
FAR: Final = 17  # steps beyond which distance no longer counts
BOUND: Final = 60  # an archer that is engaged
AIM: Final = vec[i64]([0, 6, 5, 4, 3, 2, 1])  # sixths of hits, by distance
SHOT_AT: Final = 8  # divides height * sixths for a miner in an archer's line
SCALE: Final = 300.0  # a lead of so much makes a win about 73 % likely
HOPELESS: Final = 700.0  # so many times SCALE behind: exp() of more is beyond any float


def evaluate(state: State, seat: i64) -> float:
    """The seat's expected share of the win, 0 to 1."""
    if state.actor == OVER:
        return 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
    lead = worth(state, seat) - worth(state, 1 - seat) + initiative(state, seat)
    behind = -float(lead) / SCALE
    return 1.0 / (1.0 + exp(behind if behind < HOPELESS else HOPELESS))


def worth(state: State, side: i64) -> i64:
    """What a side has: points and income, units, heights and counts, less what threatens them."""
    points = state.earned[side] if state.setup.choices.lifetime_points else state.points[side]
    return points * POINT + miners_worth(state, side) + fighters_worth(state, side) - shots_against(state, side)


def miners_worth(state: State, side: i64) -> i64:
    """Miners by what they earn, may reach and hold, and by the soldiers that threaten those on the ground."""
    total: i64 = 0
    count: i64 = 0
    for unit in range(side * SLOTS + FIRST_MINER, side * SLOTS + ARCHER_SLOT):
        square = state.where[unit]
        if square == DEAD:
            continue
        level = state.setup.level[square]
        count += 1
        total += HEIGHT[level] + state.setup.yields[level] * INCOME
        if level == 0:
            total -= state.setup.approach[square] * WAY + danger_on_ground(state, 1 - side, square)
        elif state.setup.is_top[square]:
            total += worth_of_hold(state, side, unit)
        elif len(state.setup.climbs[square]) == 0:
            total -= STRANDED
    return total + MINERS[count]


def danger_on_ground(state: State, enemy: i64, square: i64) -> i64:
    """What a miner on the ground has to fear from enemy soldiers."""
    nearest = nearest_soldier(state, enemy, square)
    return EXPOSED if nearest <= 1 else NEAR if nearest <= BLOW else 0


def worth_of_hold(state: State, side: i64, unit: i64) -> i64:
    """A miner on the top, by the own turn starts that are missing; more when nobody can shoot it down."""
    if not state.setup.choices.win_by_top:
        return 0
    missing = state.setup.choices.top_turns - state.hold[unit]
    last = i64(len(HELD)) - 1
    held = HELD[missing if missing < last else last]
    return held * SAFE_TOP if state.where[(1 - side) * SLOTS + ARCHER_SLOT] == DEAD else held


def fighters_worth(state: State, side: i64) -> i64:
    """Soldiers and the archer, the danger of having few of them, and whether soldiers seek the enemy."""
    total: i64 = 0
    fighters: i64 = 0
    hunter = side_that_hunts(state)
    first = side * SLOTS
    for unit in range(first, first + FIRST_MINER):
        square = state.where[unit]
        if square != DEAD:
            fighters += 1
            total += SOLDIER
            if hunter == NOBODY:
                total += rows_forward(state, side, square) * ADVANCE
            elif hunter == side:
                total -= nearest_soldier(state, 1 - side, square) * DISTANT
    if state.where[first + ARCHER_SLOT] != DEAD:
        fighters += 1
        total += ARCHER
        if state.link_soldier[side] != NO_UNIT:
            total -= BOUND
    if state.setup.choices.win_by_elimination and fighters < len(FEW):
        total -= FEW[fighters]
    return total


def side_that_hunts(state: State) -> i64:
    """Once no miner is left, the side with more soldiers has to seek the others; NOBODY before."""
    lead: i64 = 0
    for slot in range(i64(ARCHER_SLOT)):
        south = state.where[slot] != DEAD
        north = state.where[SLOTS + slot] != DEAD
        if slot >= FIRST_MINER and (south or north):
            return NOBODY
        lead += i64(south) - i64(north)
    return SOUTH if lead >= 0 else NORTH


def rows_forward(state: State, side: i64, square: i64) -> i64:
    """How many rows a soldier is away from his own edge, as far as that is worth something."""
    row = state.setup.row_of[square]
    rows = row if side == NORTH else state.setup.height - 1 - row
    most = state.setup.height // 2 + BEYOND
    return rows if rows < most else most


def nearest_soldier(state: State, side: i64, square: i64) -> i64:
    """Steps from a square to the nearest soldier of a side, FAR when there is none."""
    nearest: i64 = FAR
    for unit in range(side * SLOTS, side * SLOTS + FIRST_MINER):
        if state.where[unit] != DEAD:
            steps = king_steps(state.setup, square, state.where[unit])
            nearest = steps if steps < nearest else nearest
    return nearest


def shots_against(state: State, side: i64) -> i64:
    """What a side's miners have to fear from the enemy archer where it stands."""
    archer = (1 - side) * SLOTS + ARCHER_SLOT
    square = state.where[archer]
    if square == DEAD or state.link_soldier[1 - side] != NO_UNIT:
        return 0
    total: i64 = 0
    miners = side * SLOTS + FIRST_MINER
    for shot in state.setup.shots[square]:
        target = i64(state.unit_at[shot % TARGET])
        if miners <= target < side * SLOTS + ARCHER_SLOT and is_in_sight(state, square, shot):
            level = state.setup.level[shot % TARGET]
            total += (
                (HEIGHT[level] + state.setup.yields[level] * INCOME) * AIM[shot // TARGET % SHOT_REACH + 1] // SHOT_AT
            )
    return total


def initiative(state: State, seat: i64) -> i64:
    """Who strikes first where soldiers stand next to each other: the side on turn has what is left of its actions, then the other."""
    now = attackers(state, state.side)
    later = attackers(state, 1 - state.side)
    mine = now if now < state.actions_left else state.actions_left
    theirs = later if later < state.setup.actions else state.setup.actions
    lead = mine * CONTACT - theirs * ANSWER
    return lead if seat == state.side else -lead


def attackers(state: State, side: i64) -> i64:
    """Soldiers of a side that stand next to enemies and may strike: those of the side on turn only once a turn."""
    count: i64 = 0
    for unit in range(side * SLOTS, side * SLOTS + FIRST_MINER):
        square = state.where[unit]
        if (
            square != DEAD
            and is_beside(state, square, 1 - side)
            and (side != state.side or state.attacked[unit] == NO_UNIT)
        ):
            count += 1
    return count
