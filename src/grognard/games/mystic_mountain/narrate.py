"""Events as sentences."""

from collections.abc import Callable
from typing import Final

from grognard.core.phrases import counted
from grognard.core.views import Event
from grognard.games.mystic_mountain.board import NOBODY, TARGET
from grognard.games.mystic_mountain.chart import Chart, chart_of
from grognard.games.mystic_mountain.names import SIDES, kind_word, side_of
from grognard.games.mystic_mountain.state import BY_ELIMINATION, BY_TOP, State

Telling = Callable[[Chart, int, int, int], str]


def narrate(state: State, event: Event) -> str:
    """An event in one sentence; everybody may know all of it. Rule: MM-R104"""
    chart = chart_of(state.setup)
    if (event.what, event.rule) in SPECIAL:
        return SPECIAL[event.what, event.rule](chart, *event.numbers)
    return SENTENCES[event.what](chart, *event.numbers)


def who(unit: int) -> str:
    """A unit in words: "South's soldier"."""
    return f"{SIDES[side_of(unit)]}'s {kind_word(unit)}"


def duel(verb: str, tail: str = "") -> Telling:
    """A sentence about a unit that does something to another; the third number tells both squares, first * TARGET + second."""

    def tell(chart: Chart, unit: int, other: int, squares: int) -> str:
        start, target = chart.names[squares // TARGET], chart.names[squares % TARGET]
        return f"{who(unit)} on {start} {verb} {who(other)} on {target}{tail}."

    return tell


def on_turn_end(_chart: Chart, side: int, left: int, _: int) -> str:
    """How a turn ended. Rule: MM-R35"""
    return f"{SIDES[side]} leaves {counted(left, 'action')} unused." if left else f"{SIDES[side]}'s turn is over."


def on_hold(chart: Chart, unit: int, count: int, square: int) -> str:
    """A turn counted on the top. Rule: MM-R95"""
    turns = f"{count} of {counted(chart.options['top_turns'], 'turn')}"
    return f"{who(unit)} has held {chart.names[square]} for {turns}."


def on_income(_chart: Chart, side: int, earned: int, points: int) -> str:
    """The income of a turn. Rule: MM-027"""
    if not earned:
        return f"{SIDES[side]} earns nothing and has {counted(points, 'point')}."
    return f"{SIDES[side]} earns {counted(earned, 'point')} and has {points}."


def on_payment(_chart: Chart, unit: int, price: int, points: int) -> str:
    """A price paid. Rule: MM-R41"""
    return f"{SIDES[side_of(unit)]} pays {counted(price, 'point')} and has {points} left."


def on_dice(_chart: Chart, own: int, other: int, unit: int) -> str:
    """Two dice, the one thrown first belongs to the side on turn. Rule: MM-R52"""
    side = side_of(unit)
    return f"{SIDES[side]} throws {own}, {SIDES[1 - side]} {other}."


def on_throw(_chart: Chart, die: int, distance: int, hit: int) -> str:
    """The die of success. Rule: MM-072"""
    return f"The archer throws {die} at a distance of {distance}: {'a hit' if hit else 'a miss'}."


def on_goal(chart: Chart, winner: int, ending: int, _: int) -> str:
    """The goal that was reached. Rule: MM-014, MM-015, MM-016"""
    side, other = SIDES[winner], SIDES[1 - winner]
    if ending == BY_TOP:
        return f"{side} has held the top for {counted(chart.options['top_turns'], 'turn')}."
    if ending == BY_ELIMINATION:
        return f"{other} has neither soldiers nor archer left."
    return f"{side} has reached {counted(chart.points_to_win, 'point')}."


def on_over(_chart: Chart, winner: int, _: int, _2: int) -> str:
    """The end of the game."""
    return "The game is a draw." if winner == NOBODY else f"{SIDES[winner]} wins."


SENTENCES: Final[dict[str, Telling]] = {
    "begins": lambda _, side, _b, _c: f"{SIDES[side]} begins.",
    "turn": lambda _, side, turn, _c: f"Turn {turn}: {SIDES[side]}.",
    "no-income": lambda _, side, _b, _c: f"{SIDES[side]}'s first turn brings no income.",
    "hold": on_hold,
    "mines": lambda c, unit, earned, at: f"{who(unit)} on {c.names[at]} mines {counted(earned, 'point')}.",
    "income": on_income,
    "actions": lambda _, side, number, _c: f"{SIDES[side]} has {counted(number, 'action')}.",
    "buy-nothing": lambda _, side, _b, _c: f"{SIDES[side]} buys nothing.",
    "pays": on_payment,
    "arrives": lambda c, unit, at, _c: f"{who(unit)} comes back on {c.names[at]}.",
    "move": lambda c, unit, start, at: f"{who(unit)} moves from {c.names[start]} to {c.names[at]}.",
    "climb": lambda c, unit, start, at: f"{who(unit)} climbs from {c.names[start]} to {c.names[at]}.",
    "spends": lambda _, side, cost, left: f"{SIDES[side]} spends {counted(cost, 'action')}, {left} left.",
    "attack": duel("attacks"),
    "dice": on_dice,
    "dies": lambda c, unit, at, _c: f"{who(unit)} on {c.names[at]} dies.",
    "tie": lambda _, _a, _b, _c: "Equal dice: nothing happens.",
    "lower": lambda _, _a, _b, _c: "The lower die: nothing happens.",
    "points": lambda _, side, gained, points: f"{SIDES[side]} gains {counted(gained, 'point')} and has {points}.",
    "no-points": lambda _, dead, _b, _c: f"The dead {kind_word(dead)} brings no points.",
    "engage": duel("engages"),
    "full-attack": duel("attacks", ", with all actions of the turn"),
    "still-engaged": lambda _, archer, _b, _c: f"{who(archer)} is still engaged.",
    "link-ends": lambda _, archer, _b, _c: f"{who(archer)} is no longer engaged.",
    "break-free": duel("tries to break free from"),
    "free": lambda _, archer, _b, _c: f"{who(archer)} is free.",
    "shot": lambda _, archer, miner, far: f"{who(archer)} shoots at {who(miner)} over {counted(far, 'square')}.",
    "throw": on_throw,
    "miss": lambda _, archer, miner, _c: f"{who(archer)} has missed {who(miner)}; that was its shot of the turn.",
    "fall": lambda _, die, unit, _c: f"The second die shows {die} for the fall of {who(unit)}.",
    "stops": lambda c, unit, at, _c: f"Higher ground behind {c.names[at]} stops {who(unit)}.",
    "edge": lambda c, unit, at, _c: f"{who(unit)} is thrown to the edge of the board at {c.names[at]}.",
    "lands": lambda c, unit, start, at: f"{who(unit)} falls from {c.names[start]} to {c.names[at]}.",
    "stays": lambda c, unit, at, _c: f"{who(unit)} finds no free square to fall to and stays on {c.names[at]}.",
    "resets": lambda _, unit, count, _c: (
        f"{who(unit)} leaves the top; {counted(count, 'turn')} counted there are lost."
    ),
    "turn-ends": on_turn_end,
    "goal": on_goal,
    "over": on_over,
}

# Sentences that depend on the rule as well.
SPECIAL: Final[dict[tuple[str, str], Telling]] = {
    ("tie", "MM-R65"): lambda _, archer, _b, _c: f"Equal dice: {who(archer)} is not free.",
    ("lower", "MM-052"): lambda _, archer, _b, _c: f"The lower die: {who(archer)} is not free.",
    ("link-ends", "MM-R59"): lambda _, archer, _b, _c: (
        f"The soldier has moved off: {who(archer)} is no longer engaged."
    ),
    ("link-ends", "MM-R61"): lambda _, archer, _b, _c: f"The engagement lapses: {who(archer)} is free again.",
}
