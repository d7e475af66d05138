"""The Bombardment Phase: who shoots, where to, what is hit.

Tells shoots (unit as faction*KINDS+kind, hexes as from*HEXES+to, faction shot at), shot-adds (hex, faction shot at, what is
added to the die), hit and miss (die with what was added, number needed, hex).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import (
    BALLOON,
    BASE,
    BOAT,
    CARD,
    END,
    HEX,
    HEXES,
    KIND,
    KINDS,
    LAND_KINDS,
)
from grognard.games.mysterious_islands.chart import OUTSIDE, SIDES, WATER
from grognard.games.mysterious_islands.hands import hand_size
from grognard.games.mysterious_islands.hiding import hides_only
from grognard.games.mysterious_islands.phases.cards import add_main_cards, play
from grognard.games.mysterious_islands.phases.losses import lose, lose_of_group
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import (
    AIM_WHERE,
    BOMBARD,
    C_UNIT,
    GOING_DOWN,
    P_SHELL,
    P_TORPEDO,
    REGENERATE,
    SHOT_ROLLED,
    WHO_SHOOTS,
)
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    FACTION_SHIFT,
    FIRED,
    HEX_SHIFT,
    KIND_SHIFT,
    NOBODY,
    ONE_FACTION,
    State,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import AIM, IMMUNE, LAST_ONLY, RANGE, SHELLS_ON, TORPEDOES_ON


def open_bombardment(state: State) -> None:
    """The phase begins: shots, then whoever was killed may rise.

    Rule: MI-042, MI-103
    """
    state.later(REGENERATE)
    state.later(BOMBARD)


def step_bombard(state: State) -> None:
    """Ask the active player while somebody can shoot or a card is held; otherwise the phase ends by itself.

    Rule: MI-054, MI-R149, MI-R161
    """
    if hand_size(state, state.active) or len(shooting_hexes(state, vec[i64]())):
        state.ask_again(state.active)
    else:
        state.close()


def legal_bombard(state: State, out: vec[i64]) -> vec[i64]:
    """End the phase, a card, or a hex with somebody who can shoot.

    Rule: MI-054, MI-060, MI-R71, MI-R149
    """
    out = append(out, END)
    out = add_main_cards(state, out)
    return shooting_hexes(state, out)


def shooting_hexes(state: State, out: vec[i64]) -> vec[i64]:
    """The hexes with a unit of the active player that can shoot and has a target.

    Rule: MI-054, MI-060, MI-162, MI-R71, MI-R75, MI-R79, MI-R154
    """
    done: i64 = NOBODY
    for index in range(state.groups):
        group = state.units[index]
        place = place_in(group)
        faction = faction_in(group)
        if place == done or state.owner[faction] != state.active or not is_ready(state, group):
            continue
        if has_target(state, place, place, faction, kind_in(group), state.kind_power(RANGE, faction, kind_in(group))):
            out = append(out, HEX + place)
            done = place
    return out


def is_ready(state: State, group: i64) -> bool:
    """Whether a group can shoot: armed, not fired yet this turn, and no cargo.

    Rule: MI-R71, MI-R75, MI-R78, MI-R137
    """
    if marks_in(group) & FIRED:
        return False
    faction = faction_in(group)
    kind = kind_in(group)
    if not state.kind_power(SHELLS_ON, faction, kind) and not state.kind_power(TORPEDOES_ON, faction, kind):
        return False
    return kind >= LAND_KINDS or state.map().terrain[place_in(group)] != WATER


def has_target(state: State, start: i64, place: i64, faction: i64, kind: i64, far: i64) -> bool:
    """Whether a target for units that stand at the start lies at most so far from a place.

    Rule: MI-055, MI-134, MI-R72
    """
    around = state.map().around[place]
    for side in range(i64(SIDES)):
        near = around[side]
        if near == OUTSIDE:
            continue
        if near != start and is_target(state, near, faction, kind):
            return True
        if far > 1 and has_target(state, start, near, faction, kind, far - 1):
            return True
    return False


def is_target(state: State, place: i64, faction: i64, kind: i64) -> bool:
    """Whether enemies that a kind can hit stand in a hex: anybody for shells, a Boat for torpedoes.

    Rule: MI-055, MI-060, MI-R65, MI-R72, MI-R74, MI-R78
    """
    enemy = state.enemy_in(place, state.owner[faction])
    if enemy == NOBODY:
        return False
    if not state.kind_power(SHELLS_ON, faction, kind):
        return state.count(place, enemy, BOAT) > 0
    return count_exposed(state, place, enemy) > 0


def count_exposed(state: State, place: i64, faction: i64) -> i64:
    """How many units of a stack a shell can hit: all, but for a Base that an option shields.

    Rule: MI-R73, MI-R74
    """
    shielded = state.setup.choices.base_shelling
    total = state.total(place, faction)
    bases = state.count(place, faction, BASE)
    if shielded == IMMUNE or (shielded == LAST_ONLY and total > bases):
        return total - bases
    return total


def is_alike(state: State, place: i64, faction: i64) -> bool:
    """Whether all units that a shell can hit are of one group, so that nothing is left to chance."""
    first = state.index_of((place << HEX_SHIFT) + (faction << FACTION_SHIFT))
    return state.units[first] & COUNT_MASK >= count_exposed(state, place, faction)


def apply_bombard(state: State, action: i64) -> None:
    """End the phase, play a card, or let somebody shoot out of a hex.

    Rule: MI-042, MI-R71, MI-R149
    """
    if action == END:
        state.close()
        return
    state.ask_again(LATER)
    if action < HEX:
        play(state, action - CARD)
        return
    place = action - HEX
    kinds = legal_kinds(state, place, vec[i64]())
    if len(kinds) > 1:
        state.ask(WHO_SHOOTS, state.active, place)
    else:
        take_aim(state, place, kinds[0] - KIND)


def legal_kinds(state: State, place: i64, out: vec[i64]) -> vec[i64]:
    """The kinds in a hex that can shoot and have a target."""
    faction = state.own_in(place, state.active)
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
    index = state.index_of(first)
    done: i64 = NOBODY
    while index < state.groups and state.units[index] < first + ONE_FACTION:
        kind = kind_in(state.units[index])
        far = state.kind_power(RANGE, faction, kind)
        if kind != done and is_ready(state, state.units[index]) and has_target(state, place, place, faction, kind, far):
            out = append(out, KIND + kind)
            done = kind
        index += 1
    return out


def legal_shooter(state: State, out: vec[i64]) -> vec[i64]:
    """Which kind shoots.

    Rule: MI-054, MI-R71
    """
    return legal_kinds(state, state.detail(0), out)


def apply_shooter(state: State, action: i64) -> None:
    """A kind is named."""
    place = state.detail(0)
    state.close()
    take_aim(state, place, action - KIND)


def take_aim(state: State, place: i64, kind: i64) -> None:
    """Ask for the target; a single one is taken.

    Rule: MI-R72, MI-R161
    """
    faction = state.own_in(place, state.active)
    targets = legal_targets(state, place, faction, kind, vec[i64]())
    if len(targets) > 1:
        state.ask(AIM_WHERE, state.active, place, faction, kind)
    else:
        fire(state, place, faction, kind, targets[0] - HEX)


def legal_targets(state: State, place: i64, faction: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """The hexes that units of a kind can shoot at.

    Rule: MI-055, MI-134, MI-R72, MI-R78, MI-R140
    """
    far = state.kind_power(RANGE, faction, kind)
    done = place
    for index in range(state.groups):
        target = place_in(state.units[index])
        if target == done or target == place or state.map().distance(place, target) > far:
            continue
        done = target
        if is_target(state, target, faction, kind):
            out = append(out, HEX + target)
    return out


def legal_aim(state: State, out: vec[i64]) -> vec[i64]:
    """Which hex is shot at."""
    return legal_targets(state, state.detail(0), state.detail(1), state.detail(2), out)


def apply_aim(state: State, action: i64) -> None:
    """A hex is named."""
    place = state.detail(0)
    faction = state.detail(1)
    kind = state.detail(2)
    state.close()
    fire(state, place, faction, kind, action - HEX)


def fire(state: State, place: i64, faction: i64, kind: i64, target: i64) -> None:
    """One unit fires its only shot of the turn: one die, that cards can change. Nobody hides from it or shoots back.

    Rule: MI-054, MI-060, MI-R71, MI-R77, MI-R78, MI-R81, MI-R143
    """
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + (kind << KIND_SHIFT)
    index = state.index_of(first)
    while marks_in(state.units[index]) & FIRED:
        index += 1
    marks = marks_in(state.units[index])
    state.take(place, faction, kind, marks, 1)
    state.put(place, faction, kind, marks | FIRED, 1)
    enemy = state.enemy_in(target, state.active)
    shell = state.kind_power(SHELLS_ON, faction, kind) != 0
    state.tell("shoots", "MI-054" if shell else "MI-060", faction * KINDS + kind, place * HEXES + target, enemy)
    state.later(SHOT_ROLLED, place, faction, kind, target, enemy)
    throw(state, 1, P_SHELL if shell else P_TORPEDO, place, faction)


def shot_rolled(state: State) -> None:
    """The die decides: a hit strikes one unit at random, a torpedo sinks a Boat.

    Rule: MI-056, MI-057, MI-058, MI-060, MI-061, MI-162, MI-R73, MI-R76, MI-R78
    """
    faction = state.detail(1)
    kind = state.detail(2)
    target = state.detail(3)
    enemy = state.detail(4)
    state.close()
    power: i64 = SHELLS_ON if state.kind_power(SHELLS_ON, faction, kind) else TORPEDOES_ON
    needed = state.kind_power(power, faction, kind)
    die = state.dice[0] + added(state, faction, kind, target, enemy)
    if state.told is not None:
        state.tell("hit" if die >= needed else "miss", state.setup.rule_of_kind(faction, power), die, needed, target)
    if die < needed:
        return
    if power == TORPEDOES_ON:
        strike(state, target, enemy, BOAT, NOBODY)
    elif is_alike(state, target, enemy):
        draw_from(state, target, enemy, 0)
    else:
        state.ask_chance(C_UNIT, target, enemy)


def added(state: State, faction: i64, kind: i64, target: i64, enemy: i64) -> i64:
    """What is added to the die of a shot: the skill of the shooter, and -1 where all can hide.

    Rule: MI-059, MI-135, MI-R76, MI-R140
    """
    skill = state.kind_power(AIM, faction, kind)
    if skill and state.told is not None:
        state.tell("shot-adds", state.setup.rule_of_kind(faction, AIM), target, enemy, skill)
    if not hides_only(state, target, enemy):
        return skill
    state.tell("shot-adds", "MI-059", target, enemy, -1)
    return skill - 1


def size_of_stack(state: State) -> i64:
    """How many units the shell can hit, each with equal chance.

    Rule: MI-058, MI-R73, MI-R74
    """
    return count_exposed(state, state.detail(0), state.detail(1))


def stack_kinds(state: State) -> vec[i64]:
    """The kinds of the units that the shell can hit, in the order of the outcomes."""
    place = state.detail(0)
    index = state.index_of((place << HEX_SHIFT) + (state.detail(1) << FACTION_SHIFT))
    kinds = vec[i64]()
    while len(kinds) < size_of_stack(state):
        for _ in range(state.units[index] & COUNT_MASK):
            kinds = append(kinds, kind_in(state.units[index]))
        index += 1
    return kinds


def draw_unit(state: State, outcome: i64) -> None:
    """The unit that is hit, counted through the groups of the stack.

    Rule: MI-058, MI-R73, MI-R164
    """
    place = state.detail(0)
    faction = state.detail(1)
    state.close()
    draw_from(state, place, faction, outcome)


def draw_from(state: State, place: i64, faction: i64, number: i64) -> None:
    """The n-th unit of a stack is lost; a Base counts last, so that a shielded one is never reached.

    Rule: MI-058, MI-R73, MI-R74
    """
    index = state.index_of((place << HEX_SHIFT) + (faction << FACTION_SHIFT))
    while number >= state.units[index] & COUNT_MASK:
        number -= state.units[index] & COUNT_MASK
        index += 1
    strike(state, place, faction, kind_in(state.units[index]), state.units[index])


def strike(state: State, place: i64, faction: i64, kind: i64, group: i64) -> None:
    """A unit is lost to a shot, out of a certain group or any of its kind; who was aboard goes down.

    Rule: MI-058, MI-060, MI-072, MI-R106
    """
    if group == NOBODY:
        lose(state, place, faction, kind, "MI-060")
    else:
        lose_of_group(state, place, faction, group, "MI-058")
    if kind == BOAT or kind == BALLOON:
        state.later(GOING_DOWN, place, faction)
