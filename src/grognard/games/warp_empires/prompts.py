"""What a seat, or chance, is asked: a sentence that says what to do, its rule, and the control to draw."""

from collections.abc import Callable
from typing import Final

from grognard.core.game import CHANCE, OVER
from grognard.core.phrases import counted
from grognard.core.prompts import Asked, Words
from grognard.core.views import Prompt
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.names import (
    card_name,
    card_rule,
    place_name,
    points_in_words,
    seat_name,
    unit_name,
    units_in_words,
)
from grognard.games.warp_empires.phases.battle_cards import card_in
from grognard.games.warp_empires.phases.losses import loser_side
from grognard.games.warp_empires.phases.upkeep import excess
from grognard.games.warp_empires.state import (
    B_FORCE_LOST,
    B_LOST,
    B_PAID,
    B_PLACE,
    B_QUOTA,
    B_SIDE,
    NOBODY,
    State,
    owner_in,
    place_in,
)
from grognard.games.warp_empires.tables import TOP_VISIBLE

WINDOWS: Final = {q.FOE_START: "a foe's turn", q.STORM: "announced moves", q.BATTLE_CARD: "battle cards"}


ASKED: Final = {
    q.PICK_POWER: Asked("power", "S8-012", "choice", "choose a power to play."),
    q.PICK_HOME: Asked("home", "S8-R05", "place", "choose the territory where you begin."),
    q.PICK_EXTRA: Asked("start-marker", "S8-R06", "place", "choose a further territory that is yours from the start."),
    q.DROP: Asked("drop", "WE-015", "card", "throw cards away that you do not want, or go on to draw."),
    q.LIMIT: Asked("discard", "WE-017", "card", "too many cards in hand: choose one to throw away."),
    q.FOE_START: Asked("foe-start", "WE-R70", "card", "the Move phase of {active} begins: play a card, or pass."),
    q.MAIN: Asked("main", "WE-008", "card", "play a card, or end the Move phase."),
    q.FROM_WHERE: Asked("from", "WE-R11", "place", "{granted}: choose the stack that moves."),
    q.WHO_GOES: Asked("who", "WE-R11", "piece", "choose who goes out of {place}{group}."),
    q.GO_WHERE: Asked("go", "WE-020", "place", "{units} in {place}: choose where to go."),
    q.STORM: Asked("storm", "WE-R70", "card", "units of {active} move from {place} to {target}: play a card, or pass."),
    q.WHICH_FOE: Asked("foe", "S8-R40", "choice", "{card}: choose a player."),
    q.WHICH_STACK: Asked("stack", "S8-R40", "place", "{card}: choose a stack."),
    q.WHOSE_STACK: Asked("whose", "S8-R40", "choice", "{card}: whose stack?"),
    q.RAISE_WHERE: Asked("raise", "WE-R22", "place", "choose the stack that shows another unit."),
    q.RAISE_WHO: Asked("raise-who", "WE-R22", "piece", "choose the unit that comes to the top in {place}."),
    q.WHICH_BATTLE: Asked("battle", "WE-R27", "place", "choose where to fight next."),
    q.WHICH_ENEMY: Asked("enemy", "WE-R28", "choice", "several foes stand in {place}: choose whom to fight."),
    q.BATTLE_CARD: Asked("battle-card", "WE-R29", "card", "battle in {fight}: lay a card, or pass."),
    q.AIM_CARD: Asked("aim-card", "S8-R31", "card", "{laid}: choose the card that it cancels."),
    q.AIM_UNIT: Asked("aim-unit", "S8-R30", "piece", "{laid}: choose the unit that it destroys."),
    q.FIRST_LOSS: Asked("first-loss", "WE-034", "piece", "won in {fight}: choose the first unit of {loser} to fall."),
    q.MORE_LOSSES: Asked("losses", "WE-034", "piece", "beaten in {fight}: choose a unit to lose ({quota} to lose)."),
    q.PAYMENT: Asked("payment", "WE-037", "piece", "won in {fight}: choose a unit to pay with ({debt})."),
    q.RETREAT: Asked("retreat", "WE-032", "place", "{outcome} in {fight}: choose where the survivors go."),
    q.RECRUIT: Asked("recruit", "WE-043", "piece", "buy recruits ({points}), or end the Recruit phase."),
    q.WHICH_PILE: Asked("pile", "WE-042", "choice", "choose the pile of the next recruit."),
    q.PLACE_RECRUIT: Asked("place", "WE-047", "place", "choose where the new {kind} goes."),
    q.UPKEEP_WHERE: Asked("upkeep", "WE-049", "place", "{upkeep}: choose the stack that gives a unit up."),
    q.UPKEEP_WHO: Asked("upkeep-who", "WE-049", "piece", "choose the unit in {place} that is given up."),
    q.KILL_WHO: Asked("kill", "S8-R35", "piece", "choose the unit in {place} that is destroyed."),
}
# What chance is asked, by the kind of frame: sentence, rule, control.
CHANCE_ASKED: Final = {
    q.C_ORDER: ("Who begins? The highest die.", "WE-R03", "die"),
    q.C_MAP: ("The map is rolled.", "S8-R03", "choice"),
    q.C_HOME: ("Where does the lot put a player?", "S8-R05", "choice"),
    q.C_LEADER: ("A leader is dealt.", "WE-R68", "piece"),
    q.C_START_UNIT: ("A unit to begin with is drawn.", "S8-R07", "piece"),
    q.C_CARD: ("A card is drawn.", "WE-016", "card"),
    q.C_STEAL: ("A card is taken.", "S8-R34", "card"),
    q.C_KILL: ("Which unit is destroyed?", "S8-R35", "piece"),
    q.C_CHIT: ("A recruit is drawn.", "WE-042", "piece"),
    q.C_BONUS: ("How many more recruits?", "WE-044", "die"),
    q.C_DICE: ("How many points?", "WE-R73", "die"),
}
CARD_ASKED: Final = (q.WHICH_FOE, q.WHICH_STACK, q.WHOSE_STACK)


def prompt(state: State) -> Prompt:
    """What the actor, or chance, is asked now."""
    if state.actor == OVER:
        return Prompt(text="The game is over.", rule="WE-R63", slot="choice")
    kind = int(state.question())
    if state.actor == CHANCE:
        text, rule, slot = CHANCE_ASKED[kind]
        return Prompt(text=text, rule=rule, slot=slot)
    asked = ASKED[kind]
    return Prompt(
        text=f"{seat_name(state, int(state.actor))}: {asked.text.format_map(Words(state, FOUND))}",
        rule=prompt_rule(state, kind),
        slot=asked.slot,
        window=is_window(state, kind),
        about=WINDOWS.get(kind, ""),
    )


def prompt_rule(state: State, kind: int) -> str:
    """The rule of an open question."""
    return card_rule(state, int(state.detail(0))) if kind in CARD_ASKED else ASKED[kind].rule


def is_window(state: State, kind: int) -> bool:
    """Whether the table answers when nothing but passing is left: asked out of turn, or with nothing to do but to play a card.

    It follows from what everybody may know, so that nobody sees what a hand or a stack holds.

    Rule: WE-R65, WE-R70
    """
    if kind in WINDOWS:
        return True
    if kind == q.MAIN:
        return state.free_left == 0 and not has_big_stack(state)
    return kind == q.RECRUIT and not sum(int(number) for number in state.offer) and not has_big_stack(state)


def has_big_stack(state: State) -> bool:
    """Whether the active player has a stack that might show another unit."""
    if state.tables.stacks_hidden != TOP_VISIBLE:
        return False
    stacks = [int(place_in(unit)) for unit in state.units[: state.standing] if owner_in(unit) == state.active]
    return len(set(stacks)) < len(stacks)


def granted_words(state: State) -> str:
    """What grants the move that is open."""
    card = int(state.detail(0))
    if card == NOBODY:
        return "Free move"
    return f"{card_name(state, card)} ({counted(int(state.detail(1)), 'move')} left)"


def group_counts(state: State) -> list[int]:
    """What has been chosen to go, by type."""
    return [int(number) for number in state.group]


def group_words(state: State) -> str:
    """Who goes so far."""
    words = units_in_words(state, int(state.active), group_counts(state))
    return f" (so far {words})" if words else ""


def place_words(state: State) -> str:
    """The territory that the question is about, or where a group comes from."""
    return place_name(state, int(state.detail(0)))


def laid_words(state: State) -> str:
    """The card that is aimed."""
    return card_name(state, int(card_in(state, state.detail(1))))


def debt_words(state: State) -> str:
    """What the winner has paid of what is due."""
    return f"Force {int(state.battle[B_PAID])} of {-(-int(state.battle[B_FORCE_LOST]) // 2)} paid"


def upkeep_words(state: State) -> str:
    """How many units are too many, or that all can be kept."""
    over = int(excess(state))
    return f"{counted(over, 'unit')} too many" if over > 0 else "pay for all units, or fewer"


FOUND: Final[dict[str, Callable[[State], str]]] = {
    "active": lambda state: seat_name(state, int(state.active)),
    "granted": granted_words,
    "place": place_words,
    "target": lambda state: place_name(state, int(state.detail(1))),
    "group": group_words,
    "units": lambda state: units_in_words(state, int(state.active), group_counts(state)),
    "card": lambda state: card_name(state, int(state.detail(0))),
    "fight": lambda state: place_name(state, int(state.battle[B_PLACE])),
    "laid": laid_words,
    "outcome": lambda state: "nobody has won" if state.detail(1) else "beaten",
    "loser": lambda state: seat_name(state, int(state.battle[B_SIDE + loser_side(state)])),
    "quota": lambda state: counted(int(state.battle[B_QUOTA] - state.battle[B_LOST]), "unit"),
    "debt": debt_words,
    "points": lambda state: points_in_words(state, int(state.points[state.active])),
    "kind": lambda state: unit_name(state, int(state.active), int(state.detail(0))),
    "upkeep": upkeep_words,
}
