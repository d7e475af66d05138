"""First Bases and Boats: harbours dealt or chosen, who starts there, and where the Boat lies.

What it tells: home faction, hex, seat · starts hex, unit (faction * KINDS + kind), how many
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, FACTIONS, HEX, KINDS, RANKS
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.phases.setup import count_factions
from grognard.games.mysterious_islands.phases.turn import start_first_turn
from grognard.games.mysterious_islands.questions import C_HOME, CHOOSE_BERTH, CHOOSE_START, NEXT_BERTH
from grognard.games.mysterious_islands.state import NOBODY, State
from grognard.games.mysterious_islands.tables import START_BANDS, START_BOATS, START_BOSSES

CARDS_OF_A_RANK: Final = 4


def nth_in_order(state: State, index: i64) -> i64:
    """The factions in the order in which they are set up: one of each player in turn order, then the next of each."""
    seats = state.setup.seats
    seat = (state.starter + index) % seats
    left = index // seats
    for faction in range(state.setup.factions):
        if state.owner[faction] == seat:
            if left == 0:
                return faction
            left -= 1
    raise AssertionError("a player has fewer factions")


# Bases.


def next_home(state: State) -> None:
    """The next faction gets its harbour: from chance, or from its player under the option; the last one without a choice.

    Rule: MI-011, MI-012, MI-R15, MI-R161
    """
    index = state.detail(0)
    if index == count_factions(state):
        state.close()
        state.later(NEXT_BERTH)
        return
    state.set_detail(0, index + 1)
    faction = nth_in_order(state, index)
    if state.setup.choices.choose_start:
        state.ask(CHOOSE_START, state.owner[faction], faction)
    elif size_of_home(state) == 1:
        settle_down(state, faction, free_homes(state)[0])
    else:
        state.ask_chance(C_HOME, faction)


def free_homes(state: State) -> vec[i64]:
    """The harbours of the chart that are not dealt yet, ascending."""
    free = vec[i64]()
    for place in state.map().homes:
        if state.held[place] == 0:
            free = append(free, place)
    return free


def size_of_home(state: State) -> i64:
    """How many harbours of the chart are free."""
    return len(free_homes(state))


def draw_home(state: State, outcome: i64) -> None:
    """A harbour is dealt.

    Rule: MI-R15
    """
    faction = state.detail(0)
    state.close()
    settle_down(state, faction, free_homes(state)[outcome])


def legal_start(state: State, out: vec[i64]) -> vec[i64]:
    """Every coast on which the first Base of the faction may stand.

    Rule: MI-011, MI-012, MI-R15, MI-R19
    """
    faction = state.detail(0)
    for place in range(state.map().hexes):
        if may_start(state, faction, place):
            out = append(out, HEX + place)
    return out


def may_start(state: State, faction: i64, place: i64) -> bool:
    """Jungle that touches water, on an island without a Base, with berths enough for all Boats that start.

    Rule: MI-011, MI-012, MI-R15, MI-R19
    """
    if not state.map().is_land(place) or not touches_water(state, place) or is_taken(state, place):
        return False
    return state.power(faction, START_BOATS) == 0 or have_berths(state, faction, place, NOBODY)


def touches_water(state: State, place: i64) -> bool:
    """Whether a hex borders on water.

    Rule: MI-011
    """
    chart = state.map()
    return any(beside >= 0 and chart.terrain[beside] == WATER for beside in chart.around[place])


def is_taken(state: State, place: i64) -> bool:
    """Whether the island of a hex has a first Base.

    Rule: MI-012, MI-R16
    """
    chart = state.map()
    for faction in range(i64(FACTIONS)):
        home = state.home[faction]
        if home >= 0 and chart.island_of[home] == chart.island_of[place]:
            return True
    return False


def apply_start(state: State, action: i64) -> None:
    """The harbour is chosen."""
    faction = state.detail(0)
    state.close()
    settle_down(state, faction, action - HEX)


def settle_down(state: State, faction: i64, place: i64) -> None:
    """A Base with its Bands and its Boss.

    Rule: MI-011, MI-013, MI-R17, MI-R18, MI-R20
    """
    state.home[faction] = place
    state.tell("home", "MI-011", faction, place, state.owner[faction])
    begin_with(state, place, faction, BASE, 1, "MI-011")
    begin_with(state, place, faction, BAND, state.power(faction, START_BANDS), "MI-013")
    begin_with(state, place, faction, BOSS, state.power(faction, START_BOSSES), "MI-013")


def begin_with(state: State, place: i64, faction: i64, kind: i64, number: i64, rule: str) -> None:
    """Units that stand there at the start."""
    if number:
        state.put(place, faction, kind, 0, number)
        state.tell("starts", rule, place, faction * KINDS + kind, number)


# Boats.


def next_berth(state: State) -> None:
    """The next faction with a Boat gets a berth; one that is the only one is not asked for. After the last the game begins.

    Rule: MI-014, MI-139, MI-R15, MI-R19, MI-R150, MI-R161
    """
    index = state.detail(0)
    if index == count_factions(state):
        state.close()
        shuffle(state)
        start_first_turn(state)
        return
    state.set_detail(0, index + 1)
    faction = nth_in_order(state, index)
    if state.power(faction, START_BOATS) == 0:
        return
    berths = find_berths(state, faction, vec[i64]())
    if len(berths) == 1:
        moor(state, faction, berths[0] - HEX)
    else:
        state.ask(CHOOSE_BERTH, state.owner[faction], faction)


def shuffle(state: State) -> None:
    """Four cards of each rank lie in the deck, if the option has one; no hand at the start.

    Rule: MI-139, MI-R150
    """
    if state.setup.choices.action_deck:
        for rank in range(i64(1), i64(RANKS)):
            state.deck[rank] = u8(CARDS_OF_A_RANK)


def legal_berth(state: State, out: vec[i64]) -> vec[i64]:
    """Every water hex beside the Base where the Boat may lie.

    Rule: MI-014, MI-R15, MI-R19
    """
    return find_berths(state, state.detail(0), out)


def find_berths(state: State, faction: i64, out: vec[i64]) -> vec[i64]:
    """The berths of a faction, ascending."""
    for place in range(state.map().hexes):
        if may_moor(state, faction, place):
            out = append(out, HEX + place)
    return out


def may_moor(state: State, faction: i64, place: i64) -> bool:
    """Water beside the first Base without units of others, such that the Boats still to come find berths, too.

    Rule: MI-014, MI-R19
    """
    chart = state.map()
    if chart.terrain[place] != WATER or state.held[place] or chart.distance(state.home[faction], place) != 1:
        return False
    return have_berths(state, faction, NOBODY, place)


def have_berths(state: State, faction: i64, home: i64, berth: i64) -> bool:
    """Whether all Boats that are still to start find berths of their own, if a faction takes a home, or a berth (NOBODY: not).

    Rule: MI-R19
    """
    waiting = vec[i64]()
    for other in range(state.setup.factions):
        if other == faction or state.home[other] < 0 or state.power(other, START_BOATS) == 0:
            continue
        if not has_boat(state, other):
            waiting = append(waiting, state.home[other])
    if home >= 0:
        waiting = append(waiting, home)
    return fit(state, waiting, 0, vec[i64]([NOBODY] * FACTIONS), berth)


def has_boat(state: State, faction: i64) -> bool:
    """Whether the Boat of a faction lies beside its first Base."""
    around = state.map().around[state.home[faction]]
    return any(beside >= 0 and state.count(beside, faction, BOAT) > 0 for beside in around)


def fit(state: State, waiting: vec[i64], index: i64, taken: vec[i64], berth: i64) -> bool:
    """Whether the homes from an index on find berths that are not taken yet."""
    if index == len(waiting):
        return True
    chart = state.map()
    for beside in chart.around[waiting[index]]:
        if beside < 0 or beside == berth or chart.terrain[beside] != WATER or state.held[beside]:
            continue
        if beside in taken:
            continue
        taken[index] = beside
        if fit(state, waiting, index + 1, taken, berth):
            return True
        taken[index] = NOBODY
    return False


def apply_berth(state: State, action: i64) -> None:
    """The berth is chosen."""
    faction = state.detail(0)
    state.close()
    moor(state, faction, action - HEX)


def moor(state: State, faction: i64, place: i64) -> None:
    """The first Boat, with nothing aboard.

    Rule: MI-014, MI-R17
    """
    begin_with(state, place, faction, BOAT, state.power(faction, START_BOATS), "MI-014")
