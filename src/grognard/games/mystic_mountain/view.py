"""Everything on the table as data. Nothing is hidden: every seat and every spectator gets the same."""

from typing import Any, Final

from grognard.core.game import CHANCE, OVER
from grognard.core.views import Board, Piece, Place, SeatView, View
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, MINER, SLOTS
from grognard.games.mystic_mountain.board import NOBODY
from grognard.games.mystic_mountain.chart import Chart, chart_for, chart_of
from grognard.games.mystic_mountain.explain.ends import ending_rule
from grognard.games.mystic_mountain.layout import bands
from grognard.games.mystic_mountain.meta import NAME
from grognard.games.mystic_mountain.names import KINDS, PIECES, SIDES, kind_of_unit, piece_id, read_square, side_of
from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import (
    ASK_BUY,
    BY_CAP,
    BY_ELIMINATION,
    BY_POINTS,
    BY_TOP,
    CLIMBED,
    DEAD,
    MOVED,
    NO_UNIT,
    SHOT,
    TRIED,
    State,
)
from grognard.games.mystic_mountain.threats import threats_of
from grognard.games.mystic_mountain.words import PURPOSES

MARKS: Final = ((MOVED, "moved"), (CLIMBED, "climbed"), (SHOT, "shot"), (TRIED, "tried"))
REASONS: Final = {BY_TOP: "top", BY_ELIMINATION: "elimination", BY_POINTS: "points", BY_CAP: "cap"}


def board_of(state: State) -> Board:
    """The squares with their heights, colours and Entrances. Rule: MM-009, MM-011"""
    chart = chart_of(state.setup)
    places = [place_of(chart, square) for square in range(chart.squares)]
    facts = {"width": chart.width, "height": chart.height, "top_turns": chart.options["top_turns"]}
    return Board(name=f"{chart.options['layout']} {chart.options['mountain']}", places=places, facts=facts)


def place_of(chart: Chart, square: int) -> Place:
    """One square. Rule: MM-011, MM-R02, MM-R10, MM-R94"""
    level, owner = chart.level[square], chart.entrance[square]
    facts: dict[str, Any] = {"level": level, "neighbours": [chart.names[near] for near in chart.neighbours(square)]}
    if level:
        band = next(band for band in bands() if band.lowest <= level <= band.highest)
        facts |= {"band": band.colour, "ore": band.ore, "yield": band.yields, "top": chart.is_top[square]}
    if owner != NOBODY:
        facts["owner"] = owner
    kind = "mountain" if level else "battlefield" if owner == NOBODY else "entrance"
    x, y = square % chart.width, square // chart.width
    return Place(id=chart.names[square], kind=kind, x=x, y=y, facts=facts)


def view_of(state: State, seat: int) -> View:
    """All that anybody may know, which is everything. Rule: MM-R104"""
    stand = Stand(chart_of(state.setup), list(state.where), list(state.link_soldier))
    return View(
        game=NAME,
        options=dict(stand.options),
        viewer=seat,
        actor=int(state.actor),
        turn=int(state.turn),
        seats=[SeatView(number=side, name=SIDES[side], facts=seat_facts(state, stand, side)) for side in (0, 1)],
        pieces=[piece_of(state, stand, unit) for unit in PIECES.values()],
        facts=facts_of(state, stand),
        result=result_of(state),
    )


def seat_facts(state: State, stand: Stand, side: int) -> dict[str, Any]:
    """The numbers of a side. Rule: MM-021, MM-R34, MM-R46, MM-R99"""
    kinds = [kind_of_unit(unit) for unit in stand.own(side)]
    return {
        "points": int(state.points[side]),
        "earned": int(state.earned[side]),
        "income": income_of(stand, side),
        "alive": {word: kinds.count(kind) for kind, word in enumerate(KINDS)},
        "archer_came_back": bool(state.revived[side]),
        "hold": max(int(state.hold[unit]) for unit in range(side * SLOTS, side * SLOTS + SLOTS)),
        "actions_left": int(state.actions_left) if side == state.side and state.actor != OVER else 0,
    }


def income_of(stand: Stand, side: int) -> int:
    """What the miners of a side would earn now. Rule: MM-021, MM-R34"""
    return sum(stand.chart.value(stand.where[unit]) for unit in stand.own(side) if kind_of_unit(unit) == MINER)


def piece_of(state: State, stand: Stand, unit: int) -> Piece:
    """One unit, with what it did this turn; a dead one lies beside the board."""
    square, kind = stand.where[unit], KINDS[kind_of_unit(unit)]
    if square == DEAD:
        return Piece(id=piece_id(unit), kind=kind, owner=side_of(unit))
    done = [word for mark, word in MARKS if int(state.marks[unit]) & mark]
    facts: dict[str, Any] = {"level": stand.chart.level[square], "done": done}
    if int(state.attacked[unit]) != NO_UNIT:
        done.append("attacked")
        facts["attacked"] = piece_id(int(state.attacked[unit]))
    if unit == state.bought:
        done.append("bought")
    if kind_of_unit(unit) == MINER:
        facts |= {"earns": stand.chart.value(square), "hold": int(state.hold[unit])}
    for side in (0, 1):
        if stand.engaged[side] == unit:
            facts["engages"] = stand.spot(stand.where[stand.archer(side)])
        elif stand.archer(side) == unit and stand.engaged[side] != NO_UNIT:
            facts["engaged_by"] = stand.spot(stand.where[stand.engaged[side]])
    return Piece(id=piece_id(unit), kind=kind, owner=side_of(unit), place=stand.spot(square), facts=facts)


def facts_of(state: State, stand: Stand) -> dict[str, Any]:
    """What is no seat's and no unit's: the turn, engagements, counts on the top, the open question, threats."""
    holders = [unit for unit in range(len(stand.where)) if state.hold[unit]]
    return {
        "side": int(state.side),
        "starter": int(state.starter) if state.starter != NOBODY else -1,
        "actions_left": int(state.actions_left),
        "purchase_open": state.question() == ASK_BUY,
        "bought": piece_id(int(state.bought)) if state.bought != NO_UNIT else "",
        "engaged": [link_of(state, side) for side in (0, 1) if stand.engaged[side] != NO_UNIT],
        "top": [{"unit": piece_id(unit), "count": int(state.hold[unit])} for unit in holders],
        "top_turns": stand.options["top_turns"],
        "chance": chance_of(state),
        "threats": [*threats_of(stand, 0), *threats_of(stand, 1)],
    }


def link_of(state: State, side: int) -> dict[str, Any]:
    """The engagement of a side's archer. Rule: MM-R57, MM-R61, MM-R64"""
    return {
        "archer": piece_id(side * SLOTS + ARCHER_SLOT),
        "soldier": piece_id(int(state.link_soldier[side])),
        "since_turn": int(state.link_turn[side]),
        "tried": bool(state.link_tried[side]),
    }


def chance_of(state: State) -> dict[str, Any] | None:
    """The throw that is due: what for, whose action, at whom, how far."""
    if state.actor != CHANCE:
        return None
    units = {"unit": int(state.asked_unit()), "target": int(state.asked_target())}
    known: dict[str, Any] = {word: piece_id(unit) for word, unit in units.items() if unit != NO_UNIT}
    return {"purpose": PURPOSES[int(state.question())], **known}


def result_of(state: State) -> dict[str, Any] | None:
    """How the game ended. Rule: MM-R100, MM-R101"""
    if state.actor != OVER:
        return None
    ending = int(state.ending)
    winner = int(state.winner) if state.winner != NOBODY else -1
    scores = [int(share) for share in state.scores()]
    return {
        "reason": REASONS[ending],
        "text": ending_text(state, winner),
        "rule": ending_rule(state),
        "scores": scores,
        "winner": winner,
    }


def ending_text(state: State, winner: int) -> str:
    """Why the game is over, to be read after who won. Rule: MM-014, MM-015, MM-016, MM-R101"""
    ending = int(state.ending)
    if ending == BY_CAP:
        return "the last turn of the game has ended"
    texts = {
        BY_TOP: f"a miner of {SIDES[winner]} has held the top long enough",
        BY_ELIMINATION: f"{SIDES[1 - winner]} has lost all soldiers and the archer",
        BY_POINTS: f"{SIDES[winner]} has the points to win",
    }
    return texts[ending]


def stand_of(view: View) -> Stand:
    """The units of a view on their board: all that a forecast may look at."""
    chart = chart_for(view.options)
    where = [DEAD] * len(PIECES)
    for piece in view.pieces:
        if piece.place:
            where[PIECES[piece.id]] = read_square(piece.place, chart.width, chart.height)
    engaged = [NO_UNIT, NO_UNIT]
    for link in view.facts["engaged"]:
        engaged[side_of(PIECES[link["archer"]])] = PIECES[link["soldier"]]
    return Stand(chart, where, engaged)
