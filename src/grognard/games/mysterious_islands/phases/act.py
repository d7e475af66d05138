"""The Action Phase: Bombs.

Tells explodes (hex, faction).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import BOMB, CARD, END, HEX
from grognard.games.mysterious_islands.chart import OUTSIDE, SIDES
from grognard.games.mysterious_islands.hands import hand_size
from grognard.games.mysterious_islands.phases.cards import add_main_cards, play
from grognard.games.mysterious_islands.phases.losses import lose, lose_all
from grognard.games.mysterious_islands.questions import ACT
from grognard.games.mysterious_islands.state import NOBODY, State, faction_in, kind_in, place_in


def open_action(state: State) -> None:
    """The phase begins.

    Rule: MI-043, MI-R10
    """
    state.later(ACT)


def step_act(state: State) -> None:
    """Ask the active player while there is a Bomb or a card is held; otherwise the phase passes in silence.

    Rule: MI-043, MI-R10, MI-R149, MI-R161
    """
    if hand_size(state, state.active) or len(bomb_hexes(state, vec[i64]())):
        state.ask_again(state.active)
    else:
        state.close()


def legal_act(state: State, out: vec[i64]) -> vec[i64]:
    """End the phase, a card, or the hex of a Bomb.

    Rule: MI-126, MI-R135, MI-R149
    """
    out = append(out, END)
    out = add_main_cards(state, out)
    return bomb_hexes(state, out)


def bomb_hexes(state: State, out: vec[i64]) -> vec[i64]:
    """The hexes with a Bomb of the active player, aboard a Boat or among enemies as well.

    Rule: MI-126, MI-R135
    """
    done: i64 = NOBODY
    for index in range(state.groups):
        group = state.units[index]
        if kind_in(group) == BOMB and place_in(group) != done and state.owner[faction_in(group)] == state.active:
            done = place_in(group)
            out = append(out, HEX + done)
    return out


def apply_act(state: State, action: i64) -> None:
    """End the phase, play a card, or let a Bomb explode.

    Rule: MI-042, MI-126, MI-R135, MI-R149
    """
    if action == END:
        state.close()
        return
    state.ask_again(LATER)
    if action < HEX:
        play(state, action - CARD)
    else:
        explode(state, action - HEX)


def explode(state: State, place: i64) -> None:
    """A Bomb destroys itself and everybody around it, and in its own hex unless the option spares them; nothing goes off with it.

    Rule: MI-126, MI-R106, MI-R136
    """
    faction = state.own_in(place, state.active)
    state.tell("explodes", "MI-126", place, faction)
    lose(state, place, faction, BOMB, "MI-126")
    if not state.setup.choices.blast_spares_centre:
        destroy(state, place)
    around = state.map().around[place]
    for side in range(i64(SIDES)):
        if around[side] != OUTSIDE:
            destroy(state, around[side])


def destroy(state: State, place: i64) -> None:
    """Every unit in a hex is gone, whoever owns it.

    Rule: MI-126, MI-R136
    """
    for faction in range(state.setup.factions):
        if state.has(place, faction):
            lose_all(state, place, faction, "MI-126")
