"""The Combat Phase: which fight comes next, how it begins, whether it goes on.

Tells fight (hex, attacker, defender), rolls-again (hex, attacker, defender), fight-over (hex, winner, loser), nobody-left (hex,
attacker, defender), slipped-away (hex, attacker, defender).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import CARD, HEX
from grognard.games.mysterious_islands.hands import hand_size
from grognard.games.mysterious_islands.phases.cards import add_main_cards, play
from grognard.games.mysterious_islands.phases.hide import offer_hiding
from grognard.games.mysterious_islands.questions import AFTERMATH, FIGHT_WHERE, NEXT_ROLL, REGENERATE
from grognard.games.mysterious_islands.state import (
    F_ATTACKER,
    F_DEFENDER,
    F_HEX,
    FIGHT,
    NOBODY,
    State,
    faction_in,
    place_in,
)


def open_combat(state: State) -> None:
    """The phase begins: fights, then whoever was killed may rise.

    Rule: MI-042, MI-103
    """
    state.later(REGENERATE)
    state.later(FIGHT_WHERE)


def fight_hexes(state: State, out: vec[i64]) -> vec[i64]:
    """The hexes that the active player shares with an enemy, as actions.

    Rule: MI-062, MI-R82, MI-R84, MI-R125
    """
    done: i64 = NOBODY
    for index in range(state.groups):
        place = place_in(state.units[index])
        if place == done or state.owner[faction_in(state.units[index])] != state.active:
            continue
        done = place
        if state.enemy_in(place, state.active) != NOBODY:
            out = append(out, HEX + place)
    return out


def step_fight(state: State) -> None:
    """No fight left: the phase ends. One, and no card to play: it begins by itself. Otherwise the active player picks.

    Rule: MI-062, MI-R82, MI-R85, MI-R149, MI-R161
    """
    fights = fight_hexes(state, vec[i64]())
    if len(fights) == 0:
        state.close()
    elif len(fights) == 1 and not hand_size(state, state.active):
        begin_fight(state, fights[0] - HEX)
    else:
        state.ask_again(state.active)


def legal_fight(state: State, out: vec[i64]) -> vec[i64]:
    """A card, or the hex of the next fight; no fight can be left out.

    Rule: MI-062, MI-R82, MI-R85, MI-R149
    """
    return fight_hexes(state, add_main_cards(state, out))


def apply_fight(state: State, action: i64) -> None:
    """Play a card, or begin a fight.

    Rule: MI-R85, MI-R149
    """
    state.ask_again(LATER)
    if action < HEX:
        play(state, action - CARD)
    else:
        begin_fight(state, action - HEX)


def begin_fight(state: State, place: i64) -> None:
    """The active player attacks whoever else is there; who can hide is asked before the first roll.

    Rule: MI-062, MI-R83, MI-R99
    """
    state.fight[F_HEX] = place
    state.fight[F_ATTACKER] = state.own_in(place, state.active)
    state.fight[F_DEFENDER] = state.enemy_in(place, state.active)
    state.tell("fight", "MI-062", place, state.fight[F_ATTACKER], state.fight[F_DEFENDER])
    state.later(NEXT_ROLL)
    offer_hiding(state)


def check_fight(state: State) -> None:
    """Both sides left: they roll again, nobody can withdraw. One left: it has won. None: nobody has.

    Rule: MI-067, MI-069, MI-070, MI-R86, MI-R97
    """
    state.close()
    place = state.fight[F_HEX]
    attacker = state.fight[F_ATTACKER]
    defender = state.fight[F_DEFENDER]
    if not state.has(place, attacker) and not state.has(place, defender):
        state.tell("nobody-left", "MI-R97", place, attacker, defender)
        end_fight(state)
    elif not state.has(place, attacker):
        state.tell("fight-over", "MI-070", place, defender, attacker)
        state.later(AFTERMATH, 0, defender, attacker)
    elif not state.has(place, defender):
        state.tell("fight-over", "MI-070", place, attacker, defender)
        state.later(AFTERMATH, 0, attacker, defender)
    else:
        state.tell("rolls-again", "MI-069", place, attacker, defender)
        state.later(NEXT_ROLL)


def end_fight(state: State) -> None:
    """The fight is history; the next one can be picked."""
    for number in range(i64(FIGHT)):
        state.fight[number] = 0
    state.fight[F_HEX] = NOBODY
