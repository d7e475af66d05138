"""Why nobody, or not this seat, is asked for an action."""

from typing import Final

from grognard.core.explaining import no
from grognard.core.game import CHANCE, OVER
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.names import SIDES
from grognard.games.mystic_mountain.state import ASK_FIRST, BY_CAP, BY_ELIMINATION, BY_POINTS, BY_TOP, State

ENDINGS: Final = {
    BY_TOP: ("MM-015", "a miner held the top"),
    BY_ELIMINATION: ("MM-014", "all soldiers and the archer of one side are dead"),
    BY_POINTS: ("MM-016", "one side has the points to win"),
    BY_CAP: ("MM-R101", "the last turn of the game has ended"),
}


def not_asked(state: State, seat: int) -> Refusal | None:
    """Why the seat is asked for nothing now; None when it is on turn.

    Rule: MM-023, MM-R08, MM-R91, MM-R101, MM-R105
    """
    if state.actor == OVER:
        return no(ending_rule(state), f"The game is over: {ENDINGS[int(state.ending)][1]}.")
    if state.actor == CHANCE:
        if state.question() == ASK_FIRST:
            return no("MM-R08", "The game has not begun: chance decides who starts.")
        return no("MM-R105", "First the dice of the action that was just taken are thrown.")
    if seat != state.actor:
        return no(
            "MM-023", f"It is {SIDES[int(state.actor)]}'s turn; a side acts with its own units and in its own turn."
        )
    return None


def ending_rule(state: State) -> str:
    """The rule by which the game is over.

    Rule: MM-014, MM-015, MM-016, MM-R92, MM-R101
    """
    if state.ending == BY_ELIMINATION and state.setup.choices.eliminated_after_purchase:
        return "MM-R92"
    return ENDINGS[int(state.ending)][0]


def still_to_buy() -> Refusal:
    """Refuses an action while the purchase is open. Rule: MM-R33"""
    return no("MM-R33", "First the purchase: buy a unit or decline, then act.")
