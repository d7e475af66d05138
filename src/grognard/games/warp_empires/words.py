"""Every action with all that a front end shows: words, rule, cost, and what a click means."""

from typing import Final

from grognard.core.views import ActionView
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import (
    CARD,
    DONE,
    FREE,
    INDEX,
    PILE,
    PLACE,
    PLAYER,
    POWER,
    RAISE,
    UNIT,
)
from grognard.games.warp_empires.ground import counts_in
from grognard.games.warp_empires.names import (
    card_name,
    card_pieces,
    card_rule,
    first_rule,
    module_of,
    own_id,
    place_id,
    place_name,
    points_in_words,
    power_name,
    seat_name,
    stack_id,
    unit_name,
    units_in_words,
)
from grognard.games.warp_empires.notation import notation
from grognard.games.warp_empires.phases.battle_cards import card_in, is_sealed
from grognard.games.warp_empires.phases.losses import loser_side
from grognard.games.warp_empires.phases.recruit import open_places, price
from grognard.games.warp_empires.phases.upkeep import count_units
from grognard.games.warp_empires.prompts import ASKED, WINDOWS, prompt_rule
from grognard.games.warp_empires.state import B_PLACE, B_SIDE, NOBODY, State
from grognard.games.warp_empires.tables import OPEN_STACKS, TOP_VISIBLE

DONES: Final = {
    q.DROP: ("done", "Go on to draw"),
    q.FOE_START: ("pass", "Pass"),
    q.STORM: ("pass", "Let them move"),
    q.BATTLE_CARD: ("pass", "Lay no card"),
    q.MAIN: ("end", "End the Move phase"),
    q.FROM_WHERE: ("stop", "Move nothing more with this card"),
    q.WHO_GOES: ("go", "These go"),
    q.RECRUIT: ("end", "End the Recruit phase"),
}
PLACES: Final = {
    q.PICK_HOME: ("home", "Begin in {place}"),
    q.PICK_EXTRA: ("start-marker", "Hold {place} from the start"),
    q.FROM_WHERE: ("from", "Move out of {place}: {own}"),
    q.GO_WHERE: ("go", "Go to {place}{foes}"),
    q.WHICH_STACK: ("aim", "Aim at the stack in {place}{foes}"),
    q.RAISE_WHERE: ("raise", "Show another unit in {place}"),
    q.WHICH_BATTLE: ("fight", "Fight in {place}{foes}"),
    q.RETREAT: ("retreat", "Go back to {place}"),
    q.PLACE_RECRUIT: ("place", "Place it in {place}"),
    q.UPKEEP_WHERE: ("upkeep", "Give a unit up in {place}: {own}"),
}
UNITS: Final = {
    q.WHO_GOES: ("add", "{unit} goes"),
    q.RAISE_WHO: ("raise", "{unit} comes to the top"),
    q.AIM_UNIT: ("aim", "Destroy {unit}"),
    q.FIRST_LOSS: ("lose", "{unit} falls"),
    q.MORE_LOSSES: ("lose", "Lose {unit}"),
    q.PAYMENT: ("pay", "Pay with {unit}"),
    q.RECRUIT: ("buy", "Buy {unit}"),
    q.UPKEEP_WHO: ("upkeep", "Give {unit} up"),
    q.KILL_WHO: ("kill", "Destroy {unit}"),
}
PLAYERS: Final = {q.WHICH_FOE: ("aim", "{seat}"), q.WHOSE_STACK: ("aim", "{seat}"), q.WHICH_ENEMY: ("fight", "{seat}")}
DONE_RULES: Final = {q.MAIN: "WE-014", q.RECRUIT: "WE-046", q.UPKEEP_WHERE: "WE-048"}


def describe(state: State, action: int) -> ActionView:
    """An action of the seat that is asked with all that a front end shows."""
    verb, text = said(state, action)
    return ActionView(
        id=action,
        verb=verb,
        label=text,
        notation=notation(state, action),
        touches=touches_of(state, action),
        rule=rule_of(state, action),
        cost=cost_of(state, action),
    )


def label(state: State, action: int) -> str:
    """An action of the seat that is asked in words, for a button."""
    return said(state, action)[1]


def said(state: State, action: int) -> tuple[str, str]:
    """The verb of an action and what its button says."""
    kind = int(state.question())
    if action >= PLACE:
        verb, text = PLACES[kind]
        return verb, text.format_map(place_words(state, action - PLACE))
    if action >= INDEX:
        return index_said(state, kind, action - INDEX)
    if action >= POWER:
        return power_or_pile_said(state, action)
    if action >= PLAYER:
        verb, text = PLAYERS[kind]
        return verb, text.format(seat=seat_name(state, action - PLAYER))
    if action >= UNIT:
        verb, text = UNITS[kind]
        return verb, text.format(unit=unit_name(state, owner_of_units(state), action - UNIT))
    if action >= CARD:
        return card_said(state, kind, action - CARD)
    return word_said(state, kind, action)


def place_words(state: State, place: int) -> dict[str, str]:
    """A territory, the own stack there, and the foes."""
    seat = int(state.actor)
    foes = []
    foe = int(state.foe_in(place, seat))
    while foe != NOBODY:
        foes.append(f"{seat_name(state, foe)} {int(state.size(place, foe))}")
        foe = int(state.foe_in(place, seat, foe))
    own = [int(number) for number in counts_in(state, place, seat)] if seat >= 0 else []
    return {
        "place": place_name(state, place),
        "own": units_in_words(state, seat, own),
        "foes": f" ({', '.join(foes)})" if foes else "",
    }


def index_said(state: State, kind: int, number: int) -> tuple[str, str]:
    """A card played while dropping, or one that is cancelled."""
    if kind == q.DROP:
        return "play", f"Play {card_name(state, number)}"
    return "cancel", f"Cancel {card_name(state, int(card_in(state, number)))}"


def power_or_pile_said(state: State, action: int) -> tuple[str, str]:
    """A power to play, or a pile to draw from."""
    if action >= PILE:
        return "pile", f"Draw from {module_of(state).piles[action - PILE].name}"
    return "power", f"Play {power_name(state, action - POWER)}"


def card_said(state: State, kind: int, card: int) -> tuple[str, str]:
    """A card that is played, laid or thrown away."""
    name = card_name(state, card)
    if kind in (q.DROP, q.LIMIT):
        return "discard", f"Throw {name} away"
    return ("lay", f"Lay {name}") if kind == q.BATTLE_CARD else ("play", f"Play {name}")


def word_said(state: State, kind: int, action: int) -> tuple[str, str]:
    """What needs no more than a word."""
    if action == RAISE:
        return "raise", "Show another unit of a stack"
    if action == FREE:
        return "move", "Move a group without a card"
    if kind == q.UPKEEP_WHERE:
        cost = int(state.tables.upkeep_cost * count_units(state))
        return "pay", f"Pay {points_in_words(state, cost)} for all units"
    return DONES[kind]


# Whose units and where.


def owner_of_units(state: State) -> int:
    """The player whose units the open question is about."""
    kind = int(state.question())
    if kind == q.AIM_UNIT:
        return int(state.battle[B_SIDE + 1 - state.detail(0)])
    if kind == q.FIRST_LOSS:
        return int(state.battle[B_SIDE + loser_side(state)])
    return int(state.detail(1)) if kind == q.KILL_WHO else int(state.actor)


def place_of_units(state: State) -> int:
    """The territory of the units that the open question is about."""
    kind = int(state.question())
    fights = (q.AIM_UNIT, q.FIRST_LOSS, q.MORE_LOSSES, q.PAYMENT)
    return int(state.battle[B_PLACE]) if kind in fights else int(state.detail(0))


def touches_of(state: State, action: int) -> list[str]:
    """The territories, units and cards that a click may name."""
    kind, seat = int(state.question()), int(state.actor)
    if action >= PLACE:
        return [place_id(state, action - PLACE)]
    if action >= INDEX:
        return card_pieces(state, seat, action - INDEX) if kind == q.DROP else [f"laid-{action - INDEX}"]
    if action >= PLAYER:
        return touched_foe(state, kind, action - PLAYER) if action < POWER else []
    if action >= UNIT:
        return [touched_unit(state, kind, action - UNIT)]
    return card_pieces(state, seat, action - CARD) if action >= CARD else []


def touched_foe(state: State, kind: int, foe: int) -> list[str]:
    """The stack of a foe, where one is meant."""
    if kind not in (q.WHOSE_STACK, q.WHICH_ENEMY):
        return []
    return [stack_id(int(state.detail(2 if kind == q.WHOSE_STACK else 0)), foe)]


def touched_unit(state: State, kind: int, unit: int) -> str:
    """A recruit on offer, own units of a type, or the stack of a foe."""
    if kind == q.RECRUIT:
        return f"chit-{unit}"
    owner, place = owner_of_units(state), place_of_units(state)
    return own_id(place, owner, unit) if owner == state.actor else stack_id(place, owner)


# Rule and cost.


def rule_of(state: State, action: int) -> str:
    """The rule that allows an action."""
    kind = int(state.question())
    if CARD <= action < UNIT and kind not in (q.DROP, q.LIMIT):
        return card_rule(state, action - CARD)
    if action >= INDEX and action < PLACE and kind == q.DROP:
        return card_rule(state, action - INDEX)
    if POWER <= action < PILE:
        return first_rule(module_of(state).powers[action - POWER].rules, prompt_rule(state, kind))
    if action == DONE:
        return ASKED[kind].rule if kind in WINDOWS else DONE_RULES.get(kind, ASKED[kind].rule)
    if action in (RAISE, FREE):
        return "WE-R22" if action == RAISE else "WE-R14"
    return prompt_rule(state, kind)


def cost_of(state: State, action: int) -> str:
    """What an action costs.

    Rule: WE-043
    """
    if UNIT <= action < PLAYER and state.question() == q.RECRUIT:
        return points_in_words(state, int(price(state, action - UNIT)))
    return ""


# What others are told.


def is_secret(state: State, action: int) -> bool:
    """Whether a choice tells something that others may not know: who joins a group, what is bought, what is laid face down.

    Rule: WE-R22, WE-R29, WE-R51
    """
    kind = int(state.question())
    if kind == q.BATTLE_CARD:
        return is_sealed(state) and action >= CARD
    if not UNIT <= action < PLAYER or state.tables.stacks_hidden == OPEN_STACKS:
        return False
    return kind == q.WHO_GOES or (kind == q.RECRUIT and not is_shown_at_once(state))


def is_shown_at_once(state: State) -> bool:
    """Whether a recruit goes to the only place there is, and lies on top there.

    Rule: WE-R22
    """
    places = open_places(state)
    is_bare = len(places) == 1 and state.size(places[0], state.active) == 0
    return bool(is_bare and state.tables.stacks_hidden == TOP_VISIBLE)


def public_form(state: State, action: int) -> str:
    """What others are told of a secret choice; what follows in the open is part of it."""
    kind = int(state.question())
    if not is_secret(state, action):
        return label(state, action)
    if kind == q.WHO_GOES:
        return "adds a unit to the group"
    if kind == q.BATTLE_CARD:
        return "lays a card face down"
    places = open_places(state)
    where = f" for {place_name(state, int(places[0]))}" if len(places) == 1 else ""
    return f"buys a unit for {points_in_words(state, int(price(state, action - UNIT)))}{where}"
