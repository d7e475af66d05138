"""What is going on, as data: the open question and what it is about, who is on the way, where they may go."""

from typing import Any, Final

from grognard.core.frames import open_frames
from grognard.core.game import CHANCE, OVER
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import PLACE
from grognard.games.warp_empires.chances import PURPOSES
from grognard.games.warp_empires.ground import is_revenue
from grognard.games.warp_empires.names import module_of, place_id, place_ids, unit_id
from grognard.games.warp_empires.prompts import ASKED
from grognard.games.warp_empires.reach import Muster
from grognard.games.warp_empires.state import NOBODY, State

# The details of a question in words: p a territory, c a card (or none), n a number, s a seat, - what is nobody's business.
DETAIL_WORDS: Final = {
    q.PICK_EXTRA: (("left", "n"),),
    q.FROM_WHERE: (("card", "c"), ("left", "n")),
    q.WHO_GOES: (("place", "p"), ("card", "c")),
    q.GO_WHERE: (("place", "p"), ("card", "c")),
    q.STORM: (("place", "p"), ("target", "p"), ("card", "c")),
    q.WHICH_FOE: (("card", "c"),),
    q.WHICH_STACK: (("card", "c"),),
    q.WHOSE_STACK: (("card", "c"), ("", "-"), ("place", "p")),
    q.RAISE_WHO: (("place", "p"),),
    q.WHICH_ENEMY: (("place", "p"),),
    q.UPKEEP_WHO: (("place", "p"),),
    q.KILL_WHO: (("place", "p"), ("owner", "s")),
    q.C_CARD: (("seat", "s"),),
    q.C_START_UNIT: (("seat", "s"),),
    q.C_LEADER: (("seat", "s"),),
    q.C_HOME: (("seat", "s"),),
    q.C_STEAL: (("seat", "s"), ("victim", "s")),
    q.C_KILL: (("place", "p"), ("owner", "s")),
    q.C_DICE: (("dice", "n"), ("sides", "n"), ("seat", "s")),
}


def question_of(state: State) -> str:
    """The open question in a word: what a seat is asked, or what chance is asked for."""
    if state.actor == OVER:
        return ""
    if state.actor == CHANCE:
        return PURPOSES[int(state.chance()[1])]
    return ASKED[int(state.question())].word


def asked_of(state: State, viewer: int) -> dict[str, Any]:
    """What the open question is about, as far as the viewer may know."""
    kind = int(state.question())
    found = {
        word: detail_of(state, sign, int(state.detail(number)))
        for number, (word, sign) in enumerate(DETAIL_WORDS.get(kind, ()))
        if word
    }
    if kind == q.PLACE_RECRUIT:
        found["price"] = int(state.detail(1))
        if viewer == state.active:
            found["type"] = unit_id(state, int(state.detail(0)))
    if kind == q.C_ORDER:
        found["seat"] = int(state.detail(1))
    return found


def detail_of(state: State, sign: str, value: int) -> object:
    """A detail of a question."""
    if sign == "p":
        return place_id(state, value) if value != NOBODY else None
    if sign == "c":
        return module_of(state).cards[value].id if value != NOBODY else None
    return value


def group_of(state: State, viewer: int) -> dict[str, Any] | None:
    """The group that is chosen or on its way: everybody sees how many, its owner which units.

    Rule: WE-R22
    """
    number = sum(int(count) for count in state.group)
    frame = moving_frame(state)
    if not number or not frame:
        return None
    kind, _, place, target, *_ = frame
    is_announced = kind == q.DO_MOVE
    found: dict[str, Any] = {
        "from": place_id(state, place),
        "to": place_id(state, target) if is_announced else None,
        "count": number,
    }
    if viewer == state.active:
        found["units"] = {unit_id(state, kind): int(count) for kind, count in enumerate(state.group) if count}
    return found


def moving_frame(state: State) -> list[int]:
    """The frame of the group that is chosen or moves; empty when there is none."""
    moving = (q.WHO_GOES, q.GO_WHERE, q.DO_MOVE)
    return next((frame for frame in reversed(open_frames(state)) if frame[0] in moving), [])


def reach_of(state: State, viewer: int) -> dict[str, int] | None:
    """Where the chosen group may go, and the steps it has left there; only its owner knows who goes and so how far.

    Rule: WE-020, WE-R12
    """
    if state.actor < 0 or state.question() != q.GO_WHERE or viewer != state.actor:
        return None
    muster = Muster(state, state.detail(0), state.detail(2))
    muster.choose_group()
    steps = muster.spread()
    limit = int(muster.slowest())
    places = [int(action) - PLACE for action in state.legal_actions() if action >= PLACE]
    return {place_id(state, place): max(0, limit - max(1, int(steps[place]))) for place in places}


def ground_of(state: State) -> dict[str, Any] | None:
    """While somebody chooses where to go: all territories by number, those that yield revenue, and what terrain adds for a unit that defends."""
    if state.actor < 0 or state.question() != q.GO_WHERE:
        return None
    terrain, defence = state.map().terrain, state.tables.defense
    adds = {name: int(defence[terrain[place]]) for place, name in enumerate(place_ids(state))}
    revenue = [name for place, name in enumerate(place_ids(state)) if is_revenue(state, place)]
    return {
        "places": list(place_ids(state)),
        "revenue": revenue,
        "defence": {name: add for name, add in adds.items() if add},
    }
