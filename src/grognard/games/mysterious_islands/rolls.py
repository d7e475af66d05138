"""What dice are thrown for, in words, and what they need; read from the open questions."""

from typing import Final, NamedTuple

from grognard.core.frames import open_frames
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands import tables as t
from grognard.games.mysterious_islands.chart import WATER
from grognard.games.mysterious_islands.names import counts_in
from grognard.games.mysterious_islands.sides import Side, hides_on, shot_needs
from grognard.games.mysterious_islands.state import NOBODY, State, kind_in


class Roll(NamedTuple):
    """A purpose of dice: its word in views, a sentence, its rule, and what a window over it is about."""

    word: str
    text: str
    rule: str
    about: str


ROLLS: Final = {
    q.P_EVENT: Roll("event", "A die for an event, which happens on a 6", "MI-117", "event dice"),
    q.P_EVENT_TABLE: Roll("event-table", "A die names the event", "MI-117", "event dice"),
    q.P_REINFORCE: Roll("reinforcements", "A die for the reinforcements", "MI-124", "recruit dice"),
    q.P_RECRUIT: Roll("recruit", "Two dice for recruit points", "MI-044", "recruit dice"),
    q.P_SHELL: Roll("shell", "A die for the shell", "MI-055", "shots"),
    q.P_TORPEDO: Roll("torpedo", "A die for the torpedo", "MI-R78", "shots"),
    q.P_HIDE: Roll("hide", "A die for those who hide", "MI-R100", "hiding"),
    q.P_BATTLE: Roll("battle", "Three dice a side, the attacker's first", "MI-063", "battle dice"),
    q.P_WASH: Roll("wash", "A die for those overboard", "MI-073", "shore dice"),
    q.P_BITE: Roll("bite", "A die for the bite of the beaten side", "MI-R115", "dice after a fight"),
    q.P_CONVERT: Roll("convert", "A die for a new Band", "MI-R116", "dice after a fight"),
    q.P_CAPTURE: Roll("capture", "A die for every beaten Boat", "MI-R113", "dice after a fight"),
    q.P_REGENERATE: Roll("regenerate", "Two dice for everyone who may rise again", "MI-R118", "rising"),
}
NEEDED_POWERS: Final = {
    q.P_WASH: t.WASH_ON,
    q.P_BITE: t.BITE_ON,
    q.P_CONVERT: t.CONVERT_ON,
    q.P_CAPTURE: t.CAPTURE_ON,
}
EVENT_ON: Final = 6
BATTLE_DICE: Final = 3  # a side


def find_frame(state: State, kind: int) -> list[int]:
    """The topmost frame of a kind: its kind, whom it asks, its details; empty when there is none."""
    return next((frame for frame in reversed(open_frames(state)) if frame[0] == kind), [])


def roll_frame(state: State) -> list[int]:
    """The window of the throw that goes on: kind, seat, purpose, hex, both factions …; empty when there is none."""
    return find_frame(state, q.ROLL_WINDOW)


def is_thrown(state: State) -> bool:
    """Whether the dice of the open throw lie on the table: not before all of them are thrown."""
    return state.question() != q.C_THROW


def side_of(state: State, place: int, faction: int, attacks: bool = False) -> Side:
    """A stack of a position."""
    return Side(int(faction), int(state.invented[faction]), tuple(counts_in(state, place, faction)), attacks)


def needed_now(state: State) -> int:
    """The least face that succeeds in the throw that goes on, 0 where none decides alone.

    Rule: MI-056, MI-057, MI-061, MI-073, MI-080, MI-086, MI-091, MI-094, MI-108, MI-117, MI-R116
    """
    frame = roll_frame(state)
    if not frame:
        return 0
    purpose, place, faction = frame[2], frame[3], frame[4]
    if purpose == q.P_EVENT:
        return EVENT_ON
    if purpose in NEEDED_POWERS:
        return int(state.power(faction, NEEDED_POWERS[purpose])) if faction != NOBODY else 0
    if purpose == q.P_HIDE:
        return hide_needed(state, place, faction)
    return shot_needed(state) if purpose in (q.P_SHELL, q.P_TORPEDO) else 0


def hide_needed(state: State, place: int, faction: int) -> int:
    """The die that those who hide need; who rides along needs none of its own."""
    stack = side_of(state, place, faction)
    in_water = bool(state.map().terrain[place] == WATER)
    kinds = [int(kind_in(state.chosen[pick])) for pick in range(int(state.picks))]
    return max((hides_on(state.setup, stack, kind, in_water) for kind in kinds), default=0)


def shot_needed(state: State) -> int:
    """The die that the shot on its way needs."""
    frame = find_frame(state, q.SHOT_ROLLED)
    if not frame:
        return 0
    place, faction, kind, target, enemy = frame[2:7]
    in_water = bool(state.map().terrain[target] == WATER)
    return shot_needs(state.setup, side_of(state, place, faction), kind, side_of(state, target, enemy), in_water)


def throwers_of(state: State, dice: int) -> list[int]:
    """The seats that throw the dice which chance is asked for, in their order."""
    kind = int(state.question())
    if kind == q.C_FIRST:
        return [int(state.detail(1))] * dice
    frame = roll_frame(state)
    if not frame:
        return []
    one, other = frame[4], frame[5]
    if frame[2] != q.P_BATTLE:
        return [int(state.owner[one] if one != NOBODY else state.active)] * dice
    first = int(state.detail(0)) if kind in (q.C_THROW_ONE, q.C_THROW_AGAIN) else 0
    seats = [int(state.owner[one])] * BATTLE_DICE + [int(state.owner[other])] * BATTLE_DICE
    return seats[first : first + dice]
