"""What a seat, or chance, is asked: a sentence that says what to do, its rule, and the control to draw."""

from collections.abc import Callable
from typing import Final

from grognard.core.frames import open_frames
from grognard.core.game import CHANCE, OVER
from grognard.core.phrases import counted, listed
from grognard.core.prompts import Asked, Words
from grognard.core.views import Prompt
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import (
    BASE,
    BOAT,
    EIGHT,
    HEX,
    HEXES,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SIX,
    TEN,
)
from grognard.games.mysterious_islands.names import (
    EVENTS,
    card_name,
    card_rule,
    faction_name,
    factions_of,
    pick_in_words,
    seat_name,
    spot,
    unit_name,
)
from grognard.games.mysterious_islands.rolls import ROLLS, find_frame, roll_frame
from grognard.games.mysterious_islands.state import (
    F_ATTACKER,
    F_DEFENDER,
    F_HEX,
    F_LOSSES,
    NOBODY,
    State,
    kind_in,
)

WINDOWS: Final = (q.ROLL_WINDOW, q.NEGATE_WINDOW, q.EIGHT_WINDOW)
MAIN: Final = (q.RECRUIT, q.MOVE, q.BOMBARD, q.ACT, q.FIGHT_WHERE)  # Jacks and Kings are played there


ASKED: Final = {
    q.PICK_FACTION: Asked("faction", "MI-010", "choice", "choose a faction to play."),
    q.CHOOSE_START: Asked("start", "MI-011", "place", "choose the coast where the first {base}{of} goes."),
    q.CHOOSE_BERTH: Asked("berth", "MI-014", "place", "choose the water where the first {boat}{of} goes."),
    q.EVENT_TARGET: Asked("target", "MI-R128", "place", "{event}: choose {victim}."),
    q.INVENT: Asked("invention", "MI-123", "choice", "choose what is invented."),
    q.RECEIVER: Asked("receiver", "MI-R133", "choice", "choose which faction gets the reinforcements."),
    q.RECRUIT: Asked("recruit", "MI-R52", "choice", "choose what to recruit ({bank}), or end the Recruit Phase."),
    q.PLACE_UNIT: Asked("place", "MI-047", "place", "choose where the new {unit}{of} goes."),
    q.MOVE: Asked("move", "MI-050", "place", "choose a stack to move, or end the Movement Phase."),
    q.WHICH_GROUP: Asked("group", "MI-R55", "choice", "choose which units in {hex} move."),
    q.HOW_MANY: Asked("count", "MI-R55", "count", "how many of these go: {group}?"),
    q.CARGO: Asked("cargo", "MI-R58", "count", "how many of these ride along with the {carrier}: {group}?"),
    q.GO_WHERE: Asked("go", "MI-053", "place", "{chosen} in {hex}: choose where to go."),
    q.SEVEN_WHERE: Asked("again", "MI-151", "place", "Seven: choose the stack that may move again."),
    q.EIGHT_WINDOW: Asked("eight", "MI-152", "card", "play an Eight to stop a stack of {active}, or pass."),
    q.EIGHT_WHERE: Asked("freeze", "MI-152", "place", "Eight: choose the stack that may not move."),
    q.BOMBARD: Asked("bombard", "MI-054", "place", "choose a stack that shoots, or end the Bombardment Phase."),
    q.WHO_SHOOTS: Asked("shooter", "MI-R71", "choice", "choose who shoots from {hex}."),
    q.AIM_WHERE: Asked("aim", "MI-055", "place", "{unit} in {hex}: choose a target."),
    q.ACT: Asked("act", "MI-R135", "place", "choose a Bomb that explodes, or end the Action Phase."),
    q.FIGHT_WHERE: Asked("fight", "MI-R85", "place", "choose where to fight next."),
    q.HIDE_OR_STAND: Asked("hide", "MI-R99", "choice", "attacked in {fight}: try to hide, or stand and fight."),
    q.HIDE_WHO: Asked("hide-who", "MI-R101", "count", "how many of these hide: {group}?"),
    q.REFUGE: Asked("refuge", "MI-R102", "place", "choose where they hide."),
    q.GIVE_UP: Asked("give-up", "MI-R158", "choice", "give up a unit in {fight} for a better roll, or keep them all."),
    q.LOSE_UNIT: Asked("lose", "MI-R95", "choice", "choose a unit to lose in {fight} ({losses} to lose)."),
    q.OVERBOARD: Asked(
        "overboard", "MI-R105", "choice", "choose who goes overboard in {hex} ({count} without a place)."
    ),
    q.SHORE: Asked("shore", "MI-R108", "place", "choose the shore for those overboard."),
    q.BITTEN: Asked("bitten", "MI-R115", "choice", "the beaten side bites back: choose a unit to lose in {hex}."),
    q.JOIN_WHERE: Asked("join", "MI-R116", "place", "choose where the new {band} stands."),
    q.RISE_WHERE: Asked("rise", "MI-R119", "place", "choose where the {band} rises again."),
    q.ROLL_WINDOW: Asked("dice", "MI-R142", "card", "{roll}: change the dice, or let them stand?"),
    q.WHICH_DIE: Asked("die", "MI-R141", "die", "{card}: choose a die."),
    q.UP_OR_DOWN: Asked(
        "up-or-down", "MI-154", "choice", "Ten: make the die that shows {face} one higher or one lower."
    ),
    q.NEGATE_WINDOW: Asked("negate", "MI-156", "card", "cancel the {card} of {player}{deed} with a Queen, or pass."),
    q.VICTIM: Asked("victim", "MI-155", "choice", "Jack: choose whose hand you steal a card from."),
    q.DISCARD: Asked("discard", "MI-143", "card", "choose a card to discard, down to five."),
}
# The same of phases that only cards keep open.
IDLE: Final = {
    q.MOVE: "no stack can move: end the Movement Phase, or play a card.",
    q.BOMBARD: "nobody can shoot: end the Bombardment Phase, or play a card.",
    q.ACT: "no Bomb can explode: end the Action Phase, or play a card.",
}
# What chance is asked, by the kind of frame; dice have the sentence of their purpose.
CHANCE_ASKED: Final = {
    q.C_THROW_ONE: ("A die is thrown again.", "MI-153", "die"),
    q.C_THROW_AGAIN: ("The whole throw is made again.", "MI-R120", "die"),
    q.C_UNIT: ("Which unit is hit?", "MI-058", "choice"),
    q.C_LOSS: ("Which unit is lost?", "MI-R95", "choice"),
    q.C_DRAW: ("A card is drawn.", "MI-142", "card"),
    q.C_STEAL: ("A card is stolen.", "MI-155", "card"),
    q.C_ISLAND: ("Which island erupts?", "MI-118", "choice"),
    q.C_INVENTION: ("Which invention is made?", "MI-123", "choice"),
    q.C_LOT: ("Which faction does the lot give?", "MI-R14", "choice"),
    q.C_FIRST: ("Who begins? The highest die.", "MI-015", "die"),
    q.C_MAP: ("The islands are laid out by lot.", "MI-003", "choice"),
    q.C_HOME: ("Which harbour does the lot give?", "MI-R15", "choice"),
}
# What an event takes, and what a card does on the table, by its number.
VICTIMS: Final = {
    2: "the Boat that it sinks",
    3: "the stack whose Bands it kills",
    4: "the Base that it swallows",
    5: "the Boss who is killed",
}
DEEDS: Final = {
    SEVEN: "the stack in {hex} moves again",
    EIGHT: "the stack in {hex} stays where it is",
    NINE: "a {face} is thrown again",
    JACK: "it steals a card of {robbed}",
    KING: "two cards are drawn",
}
TARGET_RULES: Final = {2: "MI-119", 3: "MI-120", 4: "MI-121", 5: "MI-122"}


def prompt(state: State) -> Prompt:
    """What the actor, or chance, is asked now."""
    if state.actor == OVER:
        return Prompt(text="The game is over.", rule="MI-006", slot="choice")
    if state.actor == CHANCE:
        return chance_prompt(state)
    kind = int(state.question())
    asked = ASKED[kind]
    said = IDLE[kind] if kind in IDLE and is_idle(state) else asked.text
    text = said.format_map(Words(state, FOUND))
    return Prompt(
        text=f"{seat_name(state, int(state.actor))}: {text}",
        rule=prompt_rule(state, kind),
        slot=asked.slot,
        window=is_window(kind),
        about=about(state, kind),
    )


def is_idle(state: State) -> bool:
    """Whether no place can be chosen."""
    return not any(HEX <= action < HEX + HEXES for action in state.legal_actions())


def chance_prompt(state: State) -> Prompt:
    """What chance is asked."""
    kind = int(state.question())
    if kind == q.C_THROW:
        roll = ROLLS[int(roll_frame(state)[2])]
        return Prompt(text=f"{roll.text}.", rule=roll.rule, slot="die")
    text, rule, slot = CHANCE_ASKED[kind]
    return Prompt(text=text, rule=rule, slot=slot)


def prompt_rule(state: State, kind: int) -> str:
    """The rule of an open question."""
    if kind == q.EVENT_TARGET:
        return TARGET_RULES[int(state.detail(0))]
    if kind == q.PLACE_UNIT:
        return {BOAT: "MI-048", BASE: "MI-049"}.get(int(state.detail(1)), "MI-047")
    return card_rule(int(state.detail(0))) if kind == q.WHICH_DIE else ASKED[kind].rule


def is_window(kind: int) -> bool:
    """Whether a question is put out of turn, so that the table answers when passing is all that is left.

    A phase that its owner could use for a Jack or a King only is put to him: ending it for him would tell that he holds none.

    Rule: MI-R153, MI-R161
    """
    return kind in WINDOWS


def legal_of(state: State) -> list[int]:
    """The legal actions as a list."""
    return [int(action) for action in state.legal_actions()]


def about(state: State, kind: int) -> str:
    """What a window is about, in a word or two. Rule: MI-R153"""
    if kind == q.ROLL_WINDOW:
        return ROLLS[int(state.detail(0))].about
    return {q.NEGATE_WINDOW: "cards played", q.EIGHT_WINDOW: "movement"}.get(kind, "")


def asked_faction(state: State) -> int:
    """The faction that the open question is about, by its first or second detail."""
    kind = int(state.question())
    first = (q.CHOOSE_START, q.CHOOSE_BERTH, q.PLACE_UNIT)
    return int(state.detail(0 if kind in first else 1))


def asked_group(state: State) -> int:
    """The group that the open question counts, with its number."""
    kind = int(state.question())
    if kind == q.HOW_MANY:
        group = int(state.detail(2))
        return int(state.units[state.index_of(group)])
    place, index = (state.fight[F_HEX], state.detail(0)) if kind == q.HIDE_WHO else (state.detail(0), state.detail(3))
    return int(state.units[state.first_in(place) + index])


def side_faction(state: State) -> int:
    """The faction of the side that a fight asks."""
    return int(state.fight[F_DEFENDER if state.detail(0) else F_ATTACKER])


def chosen_words(state: State) -> str:
    """What has been chosen to go: "Sloop with 3 Pirates"."""
    picks = [pick_in_words(state, int(state.chosen[pick])) for pick in range(int(state.picks))]
    return f"{picks[0]} with {' and '.join(picks[1:])}" if len(picks) > 1 else "".join(picks)


def roll_words(state: State) -> str:
    """The throw in the open window, and whose it is: "A die for the shell (Pirates in A1 at Rebels in B1)"."""
    _, _, purpose, place, one, other = roll_frame(state)[:6]
    text = ROLLS[purpose].text
    if one == NOBODY:
        return text
    where = f" in {spot(state, place)}" if place != NOBODY else ""
    shot = find_frame(state, q.SHOT_ROLLED)
    if shot and purpose in (q.P_SHELL, q.P_TORPEDO):
        return f"{text} ({faction_name(state, one)}{where} at {faction_name(state, shot[6])} in {spot(state, shot[5])})"
    against = f" against {faction_name(state, other)}" if other != NOBODY else ""
    return f"{text} ({faction_name(state, one)}{against}{where})"


def deed_words(state: State) -> str:
    """What the card does that may be cancelled, in brackets: "(a 2 becomes a 6)". Rule: MI-156, MI-R148"""
    _, _, rank, _, one, step = find_frame(state, q.CARD_STANDS)[:6]
    if rank == QUEEN:
        below = [frame for frame in open_frames(state) if frame[0] == q.CARD_STANDS][-2]
        return f" (it cancels the {card_name(below[2])} of {seat_name(state, below[3])})"
    face = int(state.dice[one]) if rank <= SIX or rank in (NINE, TEN) else 0
    if rank <= SIX or rank == TEN:
        return f" (a {face} becomes a {rank if rank <= SIX else face + step})"
    place = spot(state, one) if rank in (SEVEN, EIGHT) else ""
    return f" ({DEEDS[rank].format(hex=place, face=face, robbed=seat_name(state, one) if rank == JACK else '')})"


def unit_words(state: State) -> str:
    """The kind of unit that is placed, or that shoots."""
    return unit_name(state, asked_faction(state), int(state.detail(1 if state.question() == q.PLACE_UNIT else 2)))


def bank_words(state: State) -> str:
    """What the factions of the seat have to spend."""
    own = [faction for faction in factions_of(state, int(state.actor)) if not state.dead[faction]]
    if len(own) == 1:
        return f"{int(state.bank[own[0]])} RP"
    return listed(f"{faction_name(state, faction)} {int(state.bank[faction])} RP" for faction in own)


FOUND: Final[dict[str, Callable[[State], str]]] = {
    "of": lambda state: (
        f" of {faction_name(state, asked_faction(state))}" if len(factions_of(state, int(state.actor))) > 1 else ""
    ),
    "bank": bank_words,
    "active": lambda state: seat_name(state, int(state.active)),
    "player": lambda state: seat_name(state, int(state.detail(1))),
    "base": lambda state: unit_name(state, asked_faction(state), BASE),
    "boat": lambda state: unit_name(state, asked_faction(state), BOAT),
    "band": lambda state: unit_name(state, asked_faction(state), 0),
    "unit": unit_words,
    "carrier": lambda state: unit_name(state, asked_faction(state), int(kind_in(state.detail(2)))),
    "event": lambda state: EVENTS[int(state.detail(0))].capitalize(),
    "hex": lambda state: spot(state, int(state.detail(0))),
    "fight": lambda state: spot(state, int(state.fight[F_HEX])),
    "group": lambda state: pick_in_words(state, asked_group(state)),
    "chosen": chosen_words,
    "losses": lambda state: counted(int(state.fight[F_LOSSES + state.detail(0)]), "unit"),
    "count": lambda state: counted(int(state.detail(2)), "unit"),
    "roll": roll_words,
    "card": lambda state: card_name(int(state.detail(0))),
    "deed": deed_words,
    "face": lambda state: str(int(state.dice[state.detail(0)])),
    "victim": lambda state: VICTIMS[int(state.detail(0))],
}
