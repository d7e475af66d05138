"""Which rules an event or a refusal is a use of, for those who count: its own, and more special ones that it brings about.

What is said here follows from what everybody sees who sees the event. The rules of a module count where its file names them.
"""

from collections.abc import Callable
from typing import Final

from grognard.core.game import Told
from grognard.games.warp_empires.actions import TERRITORIES
from grognard.games.warp_empires.ground import closed_types
from grognard.games.warp_empires.hands import hand_size
from grognard.games.warp_empires.names import card_rule, module_of
from grognard.games.warp_empires.phases.battle_cards import side_of_card
from grognard.games.warp_empires.questions import DROP
from grognard.games.warp_empires.state import B_SIDE, B_WINNER, MOVES, NOBODY, State, owner_in, place_in, type_in
from grognard.games.warp_empires.tables import BITS

Rules = tuple[str, ...]
Numbers = tuple[int, int, int]

# What an event always is a use of, besides its own rule.
ALWAYS: Final[dict[str, Rules]] = {
    "turn": ("WE-R02",),
    "reshuffled": ("WE-R07",),
    "battle": ("WE-R23", "WE-R26"),
    "fills": ("WE-R48",),
    "lost": ("WE-038", "WE-R46"),
    "captured": ("WE-R47",),
    "recruit": ("WE-R54",),
}
# Paragraphs of modules that say a generic rule again, or a rule of the module once more.
SAID_AGAIN: Final = {
    "WE-015": "S8-032",
    "WE-017": "S8-034",
    "WE-018": "S8-035",
    "WE-019": "S8-036",
    "WE-023": "S8-041",
    "S8-009": "S8-R20",
}
# The events by which a card is used, and which of their numbers is the card.
CARD_IN: Final = {"plays": 0, "lays": 1}
CARRIED: Final = ("S8-028", "S8-R21")  # cargo stands where it could not stand alone
GENERIC: Final = "WE-"
PAID: Final = "WE-036"  # why the winner of a battle loses units


def rules_told(state: State, told: Told) -> Rules:
    """All rules that an event is a use of; the state is that after the choice that brought it about.

    Rule: WE-R09, WE-029
    """
    what, rule, _, a, b, c = told
    numbers = a, b, c
    more = ALWAYS.get(what, ())
    if what in MORE:
        more += MORE[what](state, numbers)
    elif what == "lost" and rule == PAID:
        more += of_payment(state, numbers)
    card = (card_rule(state, numbers[CARD_IN[what]]),) if what in CARD_IN else ()
    return rule, *card, *special(state, (rule, *more))


def rules_refused(state: State, rule: str) -> Rules:
    """All rules that a refusal is a use of."""
    return rule, *special(state, (rule,))


def special(state: State, rules: Rules) -> Rules:
    """The rules after the first, and what the module says again of any; those of modules as far as its file names them."""
    named = module_of(state).named
    again = (SAID_AGAIN[rule] for rule in rules if rule in SAID_AGAIN)
    return tuple(rule for rule in (*rules[1:], *again) if rule.startswith(GENERIC) or rule in named)


# ---- what depends on numbers and position -------------------------------------------


def of_dropped(state: State, numbers: Numbers) -> Rules:
    """A card is thrown away at the start of the Draw phase, in the first round before the very first draw; or it is one too many.

    Rule: WE-015, WE-017, S8-R51
    """
    if state.question() != DROP and hand_size(state, numbers[1]):
        return ("WE-017",)
    return ("WE-015", "S8-R51") if state.round == 1 else ("WE-015",)


def of_moves(state: State, numbers: Numbers) -> Rules:
    """A group of several goes at one speed, passes territories, leaves foes; there have been more moves than there are units.

    Rule: WE-R12, WE-R14, WE-R17, WE-R19
    """
    way, seat, units = numbers
    start, end = divmod(way, TERRITORIES)
    own = [unit for unit in state.units[: state.standing] if owner_in(unit) == seat]
    found = {
        "WE-R12": units > 1,
        "WE-R14": sum(unit & MOVES for unit in own) > len(own),
        "WE-R17": end not in list(state.map().borders[start]),
        "WE-R19": state.foe_in(start, seat) != NOBODY,
    }
    return tuple(rule for rule, holds in found.items() if holds)


def of_battle(state: State, numbers: Numbers) -> Rules:
    """A third side stands by; cargo is in the battle, which all see as both stacks are open.

    Rule: WE-R28, S8-028, S8-R21
    """
    place, *sides = numbers
    owners = {int(owner_in(unit)) for unit in state.units[: state.standing] if place_in(unit) == place}
    third = ("WE-R28",) if owners - set(sides) else ()
    return third + (CARRIED if any(is_carried(state, place, seat) for seat in sides) else ())


def is_carried(state: State, place: int, seat: int) -> bool:
    """Whether a stack has units that may be in the territory only because they are carried."""
    closed = closed_types(state, seat, place)
    units = [unit for unit in state.units[: state.standing] if place_in(unit) == place and owner_in(unit) == seat]
    return any(closed & BITS[type_in(unit)] for unit in units)


def of_lays(state: State, numbers: Numbers) -> Rules:
    """A side has laid more than one card.

    Rule: WE-R30
    """
    sides = [int(state.battle[B_SIDE + side_of_card(state, index)]) for index in range(state.lying)]
    return ("WE-R30",) if sides.count(numbers[0]) > 1 else ()


def of_payment(state: State, numbers: Numbers) -> Rules:
    """The winner pays, unit by unit, maybe with all that he has.

    Rule: WE-R39, WE-R40
    """
    place, seat, _ = numbers
    return ("WE-R39",) if state.size(place, seat) else ("WE-R39", "WE-R40")


def of_retreats(state: State, numbers: Numbers) -> Rules:
    """Survivors go when all losses are taken; those of a battle without winner have none. Who joins nobody is known to all.

    Rule: WE-R37, S8-028, S8-R21
    """
    seat, way, units = numbers
    end = way % TERRITORIES
    rules = ("WE-R37",) if state.battle[B_WINNER] != NOBODY else ()
    return rules + (CARRIED if units == state.size(end, seat) and is_carried(state, end, seat) else ())


def of_returns(_state: State, numbers: Numbers) -> Rules:
    """Recruits go back at the end of the phase.

    Rule: WE-R55
    """
    return ("WE-R55",) if numbers[1] else ()


def of_upkeep(_state: State, numbers: Numbers) -> Rules:
    """Units without any income.

    Rule: WE-R57
    """
    _, limit, units = numbers
    return ("WE-R57",) if units and not limit else ()


MORE: Final[dict[str, Callable[[State, Numbers], Rules]]] = {
    "dropped": of_dropped,
    "moves": of_moves,
    "battle": of_battle,
    "lays": of_lays,
    "retreats": of_retreats,
    "returns": of_returns,
    "upkeep-limit": of_upkeep,
}
