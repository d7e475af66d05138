"""Event 6: reinforcements, or an invention that lasts.

What it tells: invention seat, how many to pick from · invents faction, seat · reinforcements faction, seat ·
reinforced faction, points, bank after
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import FACTION, REINFORCE
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import C_INVENTION, INVENT, P_REINFORCE, RECEIVER, REINFORCED
from grognard.games.mysterious_islands.state import NOBODY, State
from grognard.games.mysterious_islands.tables import AT_RANDOM, IN_PLAY


def open_inventions(state: State) -> None:
    """The active player picks from the list, or chance does under the option; a list of one is not asked for.

    Rule: MI-123, MI-R128, MI-R133, MI-R161
    """
    size = size_of_inventions(state)
    state.tell("invention", "MI-123", state.active, size)
    if size == 1:
        reinforce(state)
    elif state.setup.choices.inventions == AT_RANDOM:
        state.ask_chance(C_INVENTION)
    else:
        state.ask(INVENT, state.active)


def size_of_inventions(state: State) -> i64:
    """How long the list is."""
    return len(inventions_left(state))


def inventions_left(state: State) -> vec[i64]:
    """The list: NOBODY for reinforcements, then the factions whose inventions can be made, ascending."""
    left = vec[i64]([NOBODY])
    for faction in range(state.setup.factions):
        if may_invent(state, faction):
            left = append(left, faction)
    return left


def legal_invention(state: State, out: vec[i64]) -> vec[i64]:
    """Reinforcements, and the inventions not made yet of living own factions, or of all in play under the option.

    Rule: MI-123, MI-124, MI-R133, MI-R160
    """
    for faction in inventions_left(state):
        out = append(out, REINFORCE if faction == NOBODY else FACTION + faction)
    return out


def may_invent(state: State, faction: i64) -> bool:
    """Whether the invention of a faction is on the list.

    Rule: MI-R133
    """
    owner = state.owner[faction]
    if owner < 0 or state.dead[faction] or state.invented[faction]:
        return False
    if owner != state.active and state.setup.choices.inventions != IN_PLAY:
        return False
    return state.setup.invention_rules[faction] != ""


def apply_invention(state: State, action: i64) -> None:
    """The pick of the player."""
    state.close()
    invent(state, NOBODY if action == REINFORCE else action - FACTION)


def draw_invention(state: State, outcome: i64) -> None:
    """The pick of chance.

    Rule: MI-R133
    """
    state.close()
    invent(state, inventions_left(state)[outcome])


def invent(state: State, faction: i64) -> None:
    """Points by a die, or an invention that works from now on, for units that exist as well.

    Rule: MI-123, MI-124, MI-125, MI-127, MI-128, MI-130, MI-132, MI-137, MI-138, MI-166, MI-178, MI-R133
    """
    if faction == NOBODY:
        reinforce(state)
        return
    state.invented[faction] = 1
    state.tell("invents", state.setup.invention_rules[faction], faction, state.owner[faction])


def reinforce(state: State) -> None:
    """Who gets the points: a single living faction is not asked for.

    Rule: MI-124, MI-R133, MI-R161
    """
    receivers = legal_receiver(state, vec[i64]())
    if len(receivers) == 1:
        throw_for(state, receivers[0] - FACTION)
    else:
        state.ask(RECEIVER, state.active)


def legal_receiver(state: State, out: vec[i64]) -> vec[i64]:
    """The living factions of the active player.

    Rule: MI-124, MI-R133
    """
    for faction in range(state.setup.factions):
        if state.owner[faction] == state.active and not state.dead[faction]:
            out = append(out, FACTION + faction)
    return out


def apply_receiver(state: State, action: i64) -> None:
    """The receiver is named."""
    state.close()
    throw_for(state, action - FACTION)


def throw_for(state: State, faction: i64) -> None:
    """A die of points.

    Rule: MI-124, MI-R143
    """
    state.tell("reinforcements", "MI-124", faction, state.active)
    state.later(REINFORCED, faction)
    throw(state, 1, P_REINFORCE, NOBODY, faction)


def reinforced(state: State) -> None:
    """The die is added to the bank as it stands.

    Rule: MI-124, MI-R145
    """
    faction = state.detail(0)
    state.close()
    state.bank[faction] += state.dice[0]
    state.tell("reinforced", "MI-124", faction, state.dice[0], state.bank[faction])
