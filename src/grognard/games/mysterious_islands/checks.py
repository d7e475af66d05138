"""What every position fulfils, whoever made it: a file or a test."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.errors import DataError
from grognard.core.frames import LATER, open_frames
from grognard.core.game import CHANCE
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import BASE, BOAT, EIGHT, FACTIONS, JACK, RANKS, SEATS, SEVEN, TEN
from grognard.games.mysterious_islands.chart import JUNGLE, VOLCANO, WATER
from grognard.games.mysterious_islands.hands import mates_of
from grognard.games.mysterious_islands.stand import add_load, count_short, no_load
from grognard.games.mysterious_islands.state import (
    ALL_MARKS,
    COMBAT_PHASE,
    COUNT_BITS,
    COUNT_MASK,
    DISCARD_PHASE,
    F_ATTACKER,
    F_DEFENDER,
    F_HEX,
    KIND_SHIFT,
    MOVE_PHASE,
    NOBODY,
    SETTING_UP,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)

MOST: Final = 2**40  # no counter, count or turn comes near
OF_A_RANK: Final = 4
PACK: Final = 52
FACES: Final = 100  # Tens move a die, but never as far

# What the details of a frame are, by kind: h a hex, H a hex or none, f a faction in play, F one or none, s a seat, S one or none,
# k a kind of unit, r a rank, d a die, g a group of units without its count, t a side of the fight, n a number from 0 up, i any number.
DETAILS: Final = {
    q.PICK_FACTION: "",
    q.CHOOSE_START: "f",
    q.CHOOSE_BERTH: "f",
    q.EVENT_TARGET: "n",
    q.INVENT: "",
    q.RECEIVER: "",
    q.RECRUIT: "",
    q.PLACE_UNIT: "fk",
    q.MOVE: "",
    q.WHICH_GROUP: "hf",
    q.HOW_MANY: "hfg",
    q.CARGO: "hfgn",
    q.GO_WHERE: "hf",
    q.SEVEN_WHERE: "",
    q.EIGHT_WINDOW: "n",
    q.EIGHT_WHERE: "",
    q.BOMBARD: "",
    q.WHO_SHOOTS: "h",
    q.AIM_WHERE: "hfk",
    q.ACT: "",
    q.FIGHT_WHERE: "",
    q.HIDE_OR_STAND: "",
    q.HIDE_WHO: "n",
    q.REFUGE: "",
    q.GIVE_UP: "t",
    q.LOSE_UNIT: "t",
    q.OVERBOARD: "hfnn",
    q.SHORE: "hf",
    q.BITTEN: "hf",
    q.JOIN_WHERE: "hf",
    q.RISE_WHERE: "hf",
    q.ROLL_WINDOW: "nHFFns",
    q.WHICH_DIE: "r",
    q.UP_OR_DOWN: "d",
    q.NEGATE_WINDOW: "rss",
    q.VICTIM: "",
    q.DISCARD: "",
    q.C_LOT: "s",
    q.C_FIRST: "ns",
    q.C_MAP: "",
    q.C_HOME: "f",
    q.C_THROW: "nn",
    q.C_THROW_ONE: "d",
    q.C_THROW_AGAIN: "nn",
    q.C_DRAW: "s",
    q.C_STEAL: "ss",
    q.C_ISLAND: "",
    q.C_UNIT: "hf",
    q.C_LOSS: "t",
    q.C_INVENTION: "",
    q.NEXT_PICK: "n",
    q.NEXT_HOME: "n",
    q.NEXT_BERTH: "n",
    q.BEGIN_TURN: "",
    q.BEGIN_PHASE: "n",
    q.END_TURN: "",
    q.EVENT_ROLLED: "",
    q.EVENT_NAMED: "i",
    q.REINFORCED: "f",
    q.RECRUIT_ROLLS: "n",
    q.RECRUIT_ROLLED: "f",
    q.SHOT_ROLLED: "hfkhf",
    q.HIDE_ROLLED: "",
    q.NEXT_ROLL: "",
    q.BATTLE_ROLLED: "",
    q.LOSSES: "",
    q.GOING_DOWN: "hf",
    q.WASH_ROLLED: "hfh",
    q.CHECK_FIGHT: "",
    q.AFTERMATH: "nff",
    q.BITE_ROLLED: "ff",
    q.CONVERT_ROLLED: "f",
    q.CAPTURE_ROLLED: "f",
    q.REGENERATE: "",
    q.REGENERATED: "",
    q.RISE_NEXT: "",
    q.CARD_STANDS: "rsiiin",
    q.NEXT_EIGHT: "n",
    q.DRAW_ONE: "sn",
}
# Frames under which somebody may be in the water without a place aboard, until it is settled.
SINKING: Final = frozenset({q.GOING_DOWN, q.OVERBOARD, q.SHORE, q.WASH_ROLLED})
# Frames that stand for a card on its way from a hand to the discards: its rank, or where the frame has it.
IN_PLAY: Final = {q.VICTIM: JACK, q.SEVEN_WHERE: SEVEN, q.EIGHT_WHERE: EIGHT, q.UP_OR_DOWN: TEN}
RANKED: Final = frozenset({q.CARD_STANDS, q.WHICH_DIE})
RANK_AT: Final = 2


def check_position(state: State) -> None:
    """DataError unless the position is one that rules can go on from."""
    for check in CHECKS:
        check(state)


def demand(fulfilled: object, sentence: str) -> None:
    """DataError with the sentence unless it is fulfilled."""
    if not fulfilled:
        raise DataError(sentence)


def hexes_of(state: State) -> int:
    """How many hexes there are, none before the chart is there."""
    return int(state.chart.hexes) if state.chart is not None else 0


def check_single(state: State) -> None:
    """Numbers of the turn lie in their ranges."""
    seats = state.setup.seats
    demand(NOBODY <= state.starter < seats, "The starting seat is one of the table's.")
    demand(NOBODY <= state.active < seats, "The active seat is one of the table's.")
    demand(0 <= state.round <= state.setup.choices.rounds, f"The round is 0 to {state.setup.choices.rounds}.")
    demand(0 <= state.turns < MOST, "Turns are counted from 0 up.")
    demand(SETTING_UP <= state.phase <= DISCARD_PHASE, f"The phase is {SETTING_UP} to {DISCARD_PHASE}.")
    demand(0 <= state.decisions < MOST, "Decisions are counted from 0 up.")
    for seat in range(SEATS):
        demand(0 <= state.out[seat] <= state.turns, f"Seat {seat} fell in a turn that has begun, or lives.")
    for die in state.dice[: state.thrown]:
        demand(-FACES <= die <= FACES, "A die shows what no die can.")


def check_factions(state: State) -> None:
    """Factions have owners at the table, and points from 0 up.

    Rule: MI-R163
    """
    for faction in range(FACTIONS):
        owner = int(state.owner[faction])
        is_known = faction < state.setup.factions
        demand(owner == NOBODY or (is_known and 0 <= owner < state.setup.seats), f"Faction {faction} is nobody's.")
        demand(0 <= state.bank[faction] < MOST, f"Faction {faction} has points from 0 up.")
        demand(state.invented[faction] in {0, 1}, f"Faction {faction} has made its invention or not.")
        demand(state.dead[faction] in {0, 1}, f"Faction {faction} is dead or not.")
        demand(NOBODY <= state.home[faction] < max(hexes_of(state), 1), f"Faction {faction} is at home on no hex.")


def is_in_play(state: State, faction: int) -> bool:
    """Whether somebody plays a faction."""
    return 0 <= faction < state.setup.factions and state.owner[faction] != NOBODY


def check_units(state: State) -> None:
    """Groups stand in order, each of a faction in play, on a hex that it may be on.

    Rule: MI-021, MI-025, MI-R163
    """
    before = -1
    for value in state.units[: state.groups]:
        group = int(value)
        demand(group >> COUNT_BITS > before, "The groups of units are not in order.")
        before = group >> COUNT_BITS
        place, faction, kind = int(place_in(group)), int(faction_in(group)), int(kind_in(group))
        demand(place < hexes_of(state), f"Units stand on hex {place}, which is beyond the board.")
        demand(is_in_play(state, faction), f"Units of faction {faction} are there, which nobody plays.")
        demand(kind <= BASE and 1 <= count_in(group) <= COUNT_MASK, "Units are of a kind that does not exist.")
        demand(0 <= marks_in(group) <= ALL_MARKS, "Units have marks that do not exist.")
        terrain = state.map().terrain[place]
        demand(terrain != VOLCANO, "Nobody stands on a Volcano (MI-021).")
        demand(kind != BOAT or terrain == WATER, "Boats lie in water.")
        demand(kind != BASE or terrain == JUNGLE, "Bases stand on Jungle (MI-025).")


def check_hexes(state: State) -> None:
    """Who may be in a hex together, and Bases apart.

    Rule: MI-026, MI-027, MI-R84, MI-R125, MI-R163
    """
    held: dict[int, set[int]] = {}
    bases: dict[int, int] = {}
    for group in state.units[: state.groups]:
        place = int(place_in(group))
        held.setdefault(place, set()).add(int(faction_in(group)))
        if kind_in(group) == BASE:
            bases[place] = bases.get(place, 0) + int(count_in(group))
    for factions in held.values():
        owners = {int(state.owner[faction]) for faction in factions}
        demand(len(owners) == len(factions), "Factions of one player share a hex (MI-R125).")
        demand(len(owners) <= 2, "More than two factions are in a hex (MI-R84).")
        demand(len(owners) == 1 or MOVE_PHASE <= state.phase <= COMBAT_PHASE, "Enemies share a hex (MI-R163).")
    for place, number in bases.items():
        demand(number == 1, "A hex holds one Base (MI-026).")
        demand(not any(int(near) in bases for near in state.map().around[place]), "Bases are neighbours (MI-027).")


def check_aboard(state: State) -> None:
    """Whoever cannot rest in water has a place aboard, unless it goes down just now.

    Rule: MI-R60, MI-R61, MI-R163
    """
    if any(frame[0] in SINKING for frame in open_frames(state)):
        return
    loads: dict[tuple[int, int], vec[i64]] = {}
    for group in state.units[: state.groups]:
        place, faction = int(place_in(group)), int(faction_in(group))
        if state.map().terrain[place] == WATER:
            load = loads.setdefault((place, faction), no_load())
            add_load(state, load, faction, kind_in(group), count_in(group))
    for load in loads.values():
        demand(count_short(load) == 0, "Somebody is in the water without a place aboard (MI-R163).")


def check_cards(state: State) -> None:
    """All cards of the pack are somewhere, four of each rank; without the option there are none.

    Rule: MI-139, MI-144, MI-150
    """
    seats = range(SEATS)
    totals = [int(state.deck[rank]) + int(state.discards[rank]) for rank in range(RANKS)]
    for rank in range(RANKS):
        totals[rank] += sum(int(state.hands[seat * RANKS + rank]) for seat in seats)
    for frame in open_frames(state):
        rank = IN_PLAY.get(frame[0], frame[RANK_AT] if frame[0] in RANKED else 0)
        totals[rank] += rank > 0
    whole = [0] + [OF_A_RANK] * (RANKS - 1)
    none = [0] * RANKS
    if not state.setup.choices.action_deck:
        demand(totals == none, "There are cards, which the options do not have.")
    else:
        demand(totals == whole or (totals == none and state.turns == 0), f"The cards are not the {PACK} of a pack.")
    check_renewed(state)
    for viewer in seats:
        for other in seats:
            for rank in range(RANKS):
                known = state.known[(viewer * SEATS + other) * RANKS + rank]
                demand(known <= state.hands[other * RANKS + rank], "Somebody knows a card that is not there.")


def check_renewed(state: State) -> None:
    """What was drawn since the deck was renewed is still in hands, or was laid down, by those who may have had it.

    Rule: MI-141
    """
    for seat in range(SEATS):
        mates = int(mates_of(state, seat))
        demand(0 <= mates < 2 ** int(state.setup.seats) or seat >= state.setup.seats, "A card went to nobody's hand.")
        crew = [other for other in range(SEATS) if mates & 2**other]
        demand(all(int(mates_of(state, other)) == mates for other in crew), "Hands that share cards do not agree.")
        for rank in range(RANKS):
            at = [other * RANKS + rank for other in crew]
            had = sum(int(state.hands[place]) + int(state.laid[place]) for place in at)
            demand(had >= sum(int(state.drawn[place]) for place in at), "Somebody has drawn a card that is nowhere.")


def check_lists(state: State) -> None:
    """Notes, choices and gates name hexes and factions that exist.

    Rule: MI-R48, MI-R118
    """
    hexes = hexes_of(state)
    for note in state.notes[: state.noted]:
        demand(0 <= note < hexes * FACTIONS and is_in_play(state, int(note) % FACTIONS), "A note names no unit.")
    stand: Counter[int] = Counter()  # by group
    kinds: Counter[int] = Counter()  # by hex, faction and kind: who goes overboard is named so
    for group in state.units[: state.groups]:
        stand[int(group) >> COUNT_BITS] += int(count_in(group))
        kinds[int(group) >> KIND_SHIFT] += int(count_in(group))
    for group in state.chosen[: state.picks]:
        there = stand[int(group) >> COUNT_BITS] or kinds[int(group) >> KIND_SHIFT]
        demand(1 <= count_in(group) <= there, "A choice names units that are not there.")
    for pair in range(state.gated):
        gate, free = int(state.gates[pair * 2]), int(state.gates[pair * 2 + 1])
        known = 0 <= gate < hexes * FACTIONS and is_in_play(state, gate % FACTIONS)
        demand(known and 0 <= free < MOST, "A place at the rim names no hex.")


def check_fight(state: State) -> None:
    """The fight is between two factions in one hex, or there is none."""
    place = int(state.fight[F_HEX])
    demand(NOBODY <= place < max(hexes_of(state), 1), "The fight is on no hex.")
    for number in state.fight[F_HEX + 1 :]:
        demand(NOBODY <= number < MOST, "A number of the fight is out of range.")
    if place != NOBODY:
        for side in (F_ATTACKER, F_DEFENDER):
            demand(is_in_play(state, int(state.fight[side])), "The fight is between factions that nobody plays.")


def check_frames(state: State) -> None:
    """The open questions are ones that exist, and ask whom they can ask."""
    frames = open_frames(state)
    for at, frame in enumerate(frames):
        kind, asked, details = frame[0], frame[1], frame[2:]
        demand(kind in DETAILS, "A question is open that does not exist.")
        is_top = at == len(frames) - 1
        if q.LAST_QUESTION < kind <= q.C_INVENTION:
            demand(asked == CHANCE, "A question to chance asks somebody else.")
        elif asked == LATER:
            demand(not is_top, "The topmost question asks nobody.")
        else:
            demand(is_top and kind <= q.LAST_QUESTION, "A question is open that cannot be.")
            demand(0 <= asked < state.setup.seats, "A question asks nobody at the table.")
        for number, sign in zip(details, DETAILS[kind].ljust(len(details), "0"), strict=True):
            demand(is_detail(state, number, sign), f"A detail of question {kind} is out of range.")


def is_detail(state: State, number: int, sign: str) -> bool:
    """Whether a detail of a frame is what it has to be; see DETAILS."""
    if sign in "HFS" and number == NOBODY:
        return True
    least_most = {
        "0": (0, 0),
        "h": (0, hexes_of(state) - 1),
        "s": (0, int(state.setup.seats) - 1),
        "k": (0, BASE),
        "r": (1, RANKS - 1),
        "d": (0, int(state.thrown) - 1),
        "t": (0, 1),
        "n": (0, MOST),
        "i": (-MOST, MOST),
        "g": (0, MOST),
    }
    if sign in "fF":
        return is_in_play(state, number)
    least, most = least_most[sign.lower()]
    return least <= number <= most


CHECKS: Final[tuple[Callable[[State], None], ...]] = (
    check_single,
    check_factions,
    check_units,
    check_hexes,
    check_aboard,
    check_fight,
    check_lists,
    check_frames,
    check_cards,
)
