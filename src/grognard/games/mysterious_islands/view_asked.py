"""What is going on, as data: the open question, the throw, the fight, who is on the way and where to."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.frames import open_frames
from grognard.core.game import CHANCE, OVER
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import BALLOON, BOAT, HEX, KIND
from grognard.games.mysterious_islands.names import KINDS, RANKS, counts_in, hex_name, lore_of, spot
from grognard.games.mysterious_islands.outcomes import purpose_of
from grognard.games.mysterious_islands.phases.bombard import legal_kinds, legal_targets, shooting_hexes
from grognard.games.mysterious_islands.prompts import ASKED, legal_of
from grognard.games.mysterious_islands.reach import reach
from grognard.games.mysterious_islands.rolls import ROLLS, find_frame, is_thrown, needed_now, roll_frame, side_of
from grognard.games.mysterious_islands.sides import Modifier, modifiers
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    F_ATTACKER,
    F_DEFENDER,
    F_GIVEN,
    F_HEX,
    F_LOSSES,
    F_ROLL,
    NOBODY,
    POINTS_LEFT,
    State,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)

DETAIL_WORDS: Final = {
    q.CHOOSE_START: ("faction",),
    q.CHOOSE_BERTH: ("faction",),
    q.EVENT_TARGET: ("event",),
    q.PLACE_UNIT: ("faction", "kind"),
    q.WHICH_GROUP: ("hex", "faction"),
    q.HOW_MANY: ("hex", "faction", "group"),
    q.CARGO: ("hex", "faction", "group", "index"),
    q.GO_WHERE: ("hex", "faction"),
    q.WHO_SHOOTS: ("hex",),
    q.AIM_WHERE: ("hex", "faction", "kind"),
    q.HIDE_WHO: ("index",),
    q.GIVE_UP: ("side",),
    q.LOSE_UNIT: ("side",),
    q.OVERBOARD: ("hex", "faction", "number"),
    q.SHORE: ("hex", "faction"),
    q.BITTEN: ("hex", "faction"),
    q.JOIN_WHERE: ("hex", "faction"),
    q.RISE_WHERE: ("hex", "faction"),
    q.WHICH_DIE: ("rank",),
    q.UP_OR_DOWN: ("die",),
    q.NEGATE_WINDOW: ("rank", "player"),
}


def question_of(state: State) -> str:
    """The open question in a word: what a seat is asked, or what chance is asked for."""
    if state.actor == OVER:
        return ""
    return purpose_of(state) if state.actor == CHANCE else ASKED[int(state.question())].word


def asked_of(state: State) -> dict[str, Any]:
    """What the open question is about: hex, faction, kind, card …"""
    kind = int(state.question())
    return {
        word: detail_of(state, word, int(state.detail(number)))
        for number, word in enumerate(DETAIL_WORDS.get(kind, ()))
        if word != "group"
    }


def detail_of(state: State, word: str, value: int) -> object:
    """A detail of a question in words where there are some."""
    if word == "hex":
        return spot(state, value)
    if word == "faction":
        return lore_of(state.setup, value).id
    return {"kind": KINDS, "rank": RANKS}[word][value] if word in ("kind", "rank") else value


def chance_details(state: State) -> dict[str, Any]:
    """What the open question to chance is about, as far as everybody may know."""
    kind = int(state.question())
    words = {
        q.C_FIRST: ("rolling", "seat"),
        q.C_THROW: ("dice", "more"),
        q.C_THROW_ONE: ("die",),
        q.C_THROW_AGAIN: ("die", "dice"),
        q.C_DRAW: ("seat",),
        q.C_STEAL: ("seat", "victim"),
        q.C_UNIT: ("hex", "faction"),
        q.C_LOSS: ("side",),
    }.get(kind, ())
    return {word: detail_of(state, word, int(state.detail(number))) for number, word in enumerate(words)}


def roll_of(state: State) -> dict[str, Any] | None:
    """The throw that goes on: what for, the dice as they stand, whose it is, and the least face that succeeds."""
    frame = roll_frame(state)
    if not frame:
        return None
    purpose, place, factions = frame[2], frame[3], frame[4:6]
    dice = [int(state.dice[die]) for die in range(int(state.thrown))] if is_thrown(state) else []
    shot = find_frame(state, q.SHOT_ROLLED)[2:7] if purpose in (q.P_SHELL, q.P_TORPEDO) else []
    return {
        "purpose": ROLLS[purpose].word,
        "dice": dice,
        "place": spot(state, place) if place != NOBODY else "",
        "target": spot(state, shot[3]) if shot else "",
        "factions": [lore_of(state.setup, faction).id for faction in (*factions, *shot[4:]) if faction != NOBODY],
        "needed": needed_now(state) or None,
    }


def fight_of(state: State) -> dict[str, Any] | None:
    """The fight that goes on: both sides, what each adds to its dice now, and losses that are still to be chosen.

    Rule: MI-063, MI-R83, MI-R88
    """
    if state.fight[F_HEX] == NOBODY:
        return None
    place = int(state.fight[F_HEX])
    factions = [int(state.fight[part]) for part in (F_ATTACKER, F_DEFENDER)]
    sides = [side_of(state, place, faction, attacks=number == 0) for number, faction in enumerate(factions)]
    rolls = int(state.fight[F_ROLL])
    return {
        "hex": spot(state, place),
        "attacker": lore_of(state.setup, factions[0]).id,
        "defender": lore_of(state.setup, factions[1]).id,
        "roll": rolls,
        "given": [int(state.fight[F_GIVEN + number]) for number in range(2)],
        "sides": [
            side_facts(
                state, number, modifiers(state.setup, own, enemy, rolls == 0, int(state.fight[F_GIVEN + number]))
            )
            for number, (own, enemy) in enumerate((sides, sides[::-1]))
        ],
    }


def side_facts(state: State, number: int, adds: list[Modifier]) -> dict[str, Any]:
    """One side of the fight."""
    faction = int(state.fight[F_DEFENDER if number else F_ATTACKER])
    counts = counts_in(state, int(state.fight[F_HEX]), faction)
    return {
        "faction": lore_of(state.setup, faction).id,
        "units": {KINDS[kind]: number for kind, number in enumerate(counts) if number},
        "modifiers": [{"add": each.add, "rule": each.rule, "text": each.text} for each in adds],
        "total": sum(each.add for each in adds),
        "to_lose": int(state.fight[F_LOSSES + number]),
    }


def chosen_of(state: State) -> dict[str, Any] | None:
    """Who goes, as far as it is chosen: a carrier comes first, then its cargo."""
    if not state.picks:
        return None
    picks = [int(state.chosen[pick]) for pick in range(int(state.picks))]
    first = int(kind_in(picks[0]))
    return {
        "from": spot(state, int(place_in(picks[0]))),
        "faction": lore_of(state.setup, int(faction_in(picks[0]))).id,
        "carrier": KINDS[first] if first in (BOAT, BALLOON) else None,
        "groups": [{"kind": KINDS[int(kind_in(pick))], "count": pick & COUNT_MASK} for pick in picks],
    }


def reach_of(state: State) -> dict[str, int] | None:
    """Where those chosen may go, and the points they have left there. Rule: MI-053, MI-R53"""
    if state.question() != q.GO_WHERE or state.actor < 0:
        return None
    first = int(state.chosen[0])
    place, faction, kind = int(place_in(first)), int(faction_in(first)), int(kind_in(first))
    left = reach(state, place, faction, kind, marks_in(first) & POINTS_LEFT, first & COUNT_MASK)
    width = int(state.map().width)
    return {hex_name(action - HEX, width): int(left[action - HEX]) for action in legal_of(state) if action >= HEX}


def shots_of(state: State) -> list[dict[str, Any]]:
    """While shooters are chosen: the kinds of each hex that can shoot, and at which hexes. Rule: MI-054, MI-055, MI-R71, MI-R72"""
    if state.actor < 0 or state.question() not in (q.BOMBARD, q.WHO_SHOOTS):
        return []
    places = [int(action) - HEX for action in shooting_hexes(state, vec[i64]())]
    if state.question() == q.WHO_SHOOTS:
        places = [int(state.detail(0))]
    return [
        shot_of(state, place, int(kind) - KIND) for place in places for kind in legal_kinds(state, place, vec[i64]())
    ]


def shot_of(state: State, place: int, kind: int) -> dict[str, Any]:
    """One kind that can shoot."""
    faction = int(state.own_in(place, state.active))
    targets = [spot(state, int(action) - HEX) for action in legal_targets(state, place, faction, kind, vec[i64]())]
    return {
        "hex": spot(state, place),
        "faction": lore_of(state.setup, faction).id,
        "kind": KINDS[kind],
        "targets": targets,
    }


def played_of(state: State) -> list[dict[str, Any]]:
    """Cards on the table that may still be cancelled, the latest last. Rule: MI-156, MI-R148"""
    standing = [frame for frame in open_frames(state) if frame[0] == q.CARD_STANDS]
    return [{"rank": RANKS[frame[2]], "seat": frame[3]} for frame in standing]
