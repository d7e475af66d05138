"""Why a unit may not be bought, or not on that square."""

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ARCHER, SLOTS
from grognard.games.mystic_mountain.explain.case import Case
from grognard.games.mystic_mountain.names import FIRST_SLOTS, KINDS
from grognard.games.mystic_mountain.state import ASK_BUY, NO_UNIT

FIRST_TURNS = 2  # the first turn of each side


def explain_purchase(case: Case, kind: int, square: int) -> Refusal | None:
    """Why the side on turn may not buy a unit of this kind on this square; None when it may.

    Rule: MM-036, MM-R40, MM-R47
    """
    if case.asks == ASK_BUY:
        return unaffordable(case, kind) or bad_entrance(case, square)
    if int(case.state.turn) <= FIRST_TURNS:
        return no("MM-R47", "Nothing is bought in a side's first turn.")
    if int(case.state.bought) == NO_UNIT and is_fresh(case):
        refusal = unaffordable(case, kind) or bad_entrance(case, square)
        if refusal is not None:
            return refusal
    return no("MM-036", "One unit may be bought at the start of a turn, before its actions; that moment is over.")


def is_fresh(case: Case) -> bool:
    """Whether nothing has been done yet this turn, so that the opening's reasons still hold."""
    return case.actions_left == case.chart.actions


def unaffordable(case: Case, kind: int) -> Refusal | None:
    """Why no unit of the kind can be bought at all.

    Rule: MM-056, MM-067, MM-085, MM-R39, MM-R41, MM-R46
    """
    word = KINDS[kind]
    if not dead_of(case, kind):
        return no("MM-R39", f"No {word} of {case.side_name} is dead; only dead units can be bought back.")
    if kind == ARCHER and int(case.state.revived[case.side]):
        return no("MM-085", f"{case.side_name} has bought its archer back once; that is possible once in a game.")
    price = case.chart.price[kind]
    if case.points < price:
        text = f"A {word} costs {counted(price, 'point')}, and {case.side_name} has {case.points}."
        return no("MM-R41", text.replace("A archer", "An archer"))
    return None


def dead_of(case: Case, kind: int) -> list[int]:
    """The dead units of a kind of the side on turn."""
    last = (*FIRST_SLOTS, SLOTS)[kind + 1]
    return [unit for unit in map(case.unit, range(FIRST_SLOTS[kind], last)) if case.is_dead(unit)]


def bad_entrance(case: Case, square: int) -> Refusal | None:
    """Why a bought unit cannot arrive on the square.

    Rule: MM-037, MM-R14, MM-R17, MM-R44
    """
    spots = arrivals(case)
    if square in spots:
        return None
    if not spots:
        return no("MM-R44", "All own Entrance squares are occupied, so nothing can be bought.")
    nearest = f"Free to arrive on: {listed(case.spot(spot) for spot in spots)}."
    if not 0 <= square < case.chart.squares:
        return no("MM-R01", "The board has no such square.", nearest)
    if case.chart.entrance[square] == case.side and case.unit_on(square) != NO_UNIT:
        return no("MM-R44", f"{case.spot(square)} is occupied by the {case.named(case.unit_on(square))}.", nearest)
    return no("MM-037", f"Bought units arrive at the own Entrance, and not on {case.spot(square)}.", nearest)


def arrivals(case: Case) -> list[int]:
    """The squares on which a unit bought now may arrive.

    Rule: MM-037, MM-R44
    """
    chart = case.chart
    own = [square for square in range(chart.squares) if chart.entrance[square] == case.side]
    free = [square for square in own if case.unit_on(square) == NO_UNIT]
    if free or case.options["entrance_full"] == "refuse":
        return free
    ground = [spot for spot in range(chart.squares) if not chart.level[spot] and case.unit_on(spot) == NO_UNIT]
    steps = {spot: min(chart.distance(spot, square) for square in own) for spot in ground}
    return [spot for spot in ground if steps[spot] == min(steps.values())]
