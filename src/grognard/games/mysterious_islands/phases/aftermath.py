"""After a fight: the bite of the beaten, a Ruin or a captured Base, a new Band, beaten Boats kept; in this order.

Tells bite (die, number needed, faction), ruin (hex, faction), base-taken (hex, faction), convert (die, number needed, faction),
joins (hex, faction), no-room (hex, faction), capture (die, number needed, faction), boat-taken (hex, faction).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, HEX, KIND
from grognard.games.mysterious_islands.chart import OUTSIDE, SIDES, WATER
from grognard.games.mysterious_islands.hiding import ASCENDING
from grognard.games.mysterious_islands.phases.fight import end_fight
from grognard.games.mysterious_islands.phases.losses import lose
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import (
    BITE_ROLLED,
    BITTEN,
    CAPTURE_ROLLED,
    CONVERT_ROLLED,
    JOIN_WHERE,
    P_BITE,
    P_CAPTURE,
    P_CONVERT,
)
from grognard.games.mysterious_islands.stand import is_free_for, load_of, may_rest
from grognard.games.mysterious_islands.state import (
    F_ATTACKER,
    F_BAND_AT_START,
    F_BASE_AT_START,
    F_BOATS_LOST,
    F_HEX,
    F_ROLL,
    State,
)
from grognard.games.mysterious_islands.tables import BITE_ON, CAPTURE_ON, CONVERT_ON, RUINS

# The steps after a fight, in their order.
BITING: Final = 0
RUIN: Final = 1
CONVERTING: Final = 2
CAPTURING: Final = 3


def aftermath(state: State) -> None:
    """One step after another; a victory stays one even if the bite kills the last winner.

    Rule: MI-R98
    """
    at = state.detail(0)
    winner = state.detail(1)
    loser = state.detail(2)
    state.set_detail(0, at + 1)
    if at == BITING:
        bite(state, winner, loser)
    elif at == RUIN:
        take_base(state, winner, loser)
    elif at == CONVERTING:
        convert(state, winner)
    elif at == CAPTURING:
        capture(state, winner, loser)
    else:
        state.close()
        end_fight(state)


def side_bit(state: State, faction: i64) -> i64:
    """The bit of a side in the notes of a fight: 1 attacker, 2 defender."""
    return 1 if state.fight[F_ATTACKER] == faction else 2


def legal_bites(state: State, place: i64, winner: i64, out: vec[i64]) -> vec[i64]:
    """What can be bitten: a Band or a Boss."""
    if state.count(place, winner, BAND):
        out = append(out, KIND + BAND)
    if state.count(place, winner, BOSS):
        out = append(out, KIND + BOSS)
    return out


def bite(state: State, winner: i64, loser: i64) -> None:
    """A die when the beaten had a Band on land and the winner has one to lose.

    Rule: MI-091, MI-R115
    """
    place = state.fight[F_HEX]
    if not state.power(loser, BITE_ON) or state.map().terrain[place] == WATER:
        return
    if state.fight[F_BAND_AT_START] & side_bit(state, loser) and len(legal_bites(state, place, winner, vec[i64]())):
        state.later(BITE_ROLLED, winner, loser)
        throw(state, 1, P_BITE, place, loser)


def bite_rolled(state: State) -> None:
    """The winner loses a Band or Boss of its choice.

    Rule: MI-091, MI-R115, MI-R161
    """
    winner = state.detail(0)
    loser = state.detail(1)
    state.close()
    place = state.fight[F_HEX]
    least = state.power(loser, BITE_ON)
    state.tell("bite", state.setup.rule_of(loser, BITE_ON), state.dice[0], least, loser)
    if state.dice[0] < least:
        return
    kinds = legal_bites(state, place, winner, vec[i64]())
    if len(kinds) > 1:
        state.ask(BITTEN, state.owner[winner], place, winner)
    else:
        lose(state, place, winner, kinds[0] - KIND, "MI-R115")


def legal_bitten(state: State, out: vec[i64]) -> vec[i64]:
    """A Band or the Boss.

    Rule: MI-R115
    """
    return legal_bites(state, state.detail(0), state.detail(1), out)


def apply_bitten(state: State, action: i64) -> None:
    """The winner has named who is bitten."""
    place = state.detail(0)
    winner = state.detail(1)
    state.close()
    lose(state, place, winner, action - KIND, "MI-R115")


def take_base(state: State, winner: i64, loser: i64) -> None:
    """A Base that stood there when the combat began becomes a Ruin; under the option any surviving winner takes it over.

    Rule: MI-106, MI-R94, MI-R117
    """
    place = state.fight[F_HEX]
    if not state.fight[F_BASE_AT_START] & side_bit(state, loser):
        return
    if state.power(winner, RUINS):
        state.tell("ruin", state.setup.rule_of(winner, RUINS), place, winner)
    elif state.setup.choices.bases_captured and state.has(place, winner):
        state.tell("base-taken", "MI-R94", place, winner)
    else:
        return
    state.put(place, winner, BASE, 0, 1)


def convert(state: State, winner: i64) -> None:
    """One die for every combat won, whatever was beaten.

    Rule: MI-093, MI-102, MI-165, MI-R27, MI-R93, MI-R116
    """
    is_battle = state.fight[F_ROLL] > 0  # not where a lone Base fell without a roll
    if is_battle and state.power(winner, CONVERT_ON):
        state.later(CONVERT_ROLLED, winner)
        throw(state, 1, P_CONVERT, state.fight[F_HEX], winner)


def convert_rolled(state: State) -> None:
    """A new Band where the fight was, or beside it, or nowhere.

    Rule: MI-093, MI-102, MI-165, MI-R116, MI-R161
    """
    winner = state.detail(0)
    state.close()
    place = state.fight[F_HEX]
    least = state.power(winner, CONVERT_ON)
    state.tell("convert", state.setup.rule_of(winner, CONVERT_ON), state.dice[0], least, winner)
    if state.dice[0] < least:
        return
    if may_rest(state, place, winner, load_of(state, winner, BAND, 1)):
        join(state, place, winner)
        return
    hexes = legal_joins(state, place, winner, vec[i64]())
    if len(hexes) == 0:
        state.tell("no-room", "MI-R116", place, winner)
    elif len(hexes) > 1:
        state.ask(JOIN_WHERE, state.owner[winner], place, winner)
    else:
        join(state, hexes[0] - HEX, winner)


def join(state: State, place: i64, winner: i64) -> None:
    """A Band joins the winner; what it can do this turn are the phases still to come.

    Rule: MI-R110, MI-R116
    """
    state.tell("joins", state.setup.rule_of(winner, CONVERT_ON), place, winner)
    state.put(place, winner, BAND, 0, 1)


def legal_joins(state: State, place: i64, winner: i64, out: vec[i64]) -> vec[i64]:
    """The neighbouring Jungle hexes that are empty or friendly, ascending.

    Rule: MI-021, MI-R116, MI-R125
    """
    around = state.map().around[place]
    for number in range(i64(SIDES)):
        near = around[ASCENDING[number]]
        if near != OUTSIDE and is_free_for(state, near, winner):
            out = append(out, HEX + near)
    return out


def legal_join(state: State, out: vec[i64]) -> vec[i64]:
    """Where the new Band stands.

    Rule: MI-R116
    """
    return legal_joins(state, state.detail(0), state.detail(1), out)


def apply_join(state: State, action: i64) -> None:
    """The owner has named the hex."""
    winner = state.detail(1)
    state.close()
    join(state, action - HEX, winner)


def capture(state: State, winner: i64, loser: i64) -> None:
    """A die for each Boat that the beaten side lost in the combat, all thrown together.

    Rule: MI-080, MI-R69, MI-R113
    """
    boats = state.fight[F_BOATS_LOST + side_bit(state, loser) - 1]
    if state.power(winner, CAPTURE_ON) and boats:
        state.later(CAPTURE_ROLLED, winner)
        throw(state, boats, P_CAPTURE, state.fight[F_HEX], winner)


def capture_rolled(state: State) -> None:
    """Each die that is high enough brings an empty Boat of the winner's own kind.

    Rule: MI-080, MI-R110, MI-R113
    """
    winner = state.detail(0)
    state.close()
    place = state.fight[F_HEX]
    least = state.power(winner, CAPTURE_ON)
    rule = state.setup.rule_of(winner, CAPTURE_ON)
    for index in range(state.thrown):
        state.tell("capture", rule, state.dice[index], least, winner)
        if state.dice[index] >= least:
            state.tell("boat-taken", rule, place, winner)
            state.put(place, winner, BOAT, 0, 1)
