"""Which rules an event is a use of: its own, and that of the card that is played in it."""

from typing import Final

from grognard.core.game import Told
from grognard.games.warp_empires.names import card_rule
from grognard.games.warp_empires.state import State

CARD_FIRST: Final = "plays"  # events by which a card is used tell (card, seat) or (seat, card)
CARD_SECOND: Final = "lays"


def rules_told(state: State, told: Told) -> tuple[str, ...]:
    """The rule of an event, and that of the card that is played or laid face up in it.

    Rule: WE-R09, WE-029
    """
    what, rule, _, a, b, _ = told
    if what == CARD_FIRST:
        return rule, card_rule(state, a)
    return (rule, card_rule(state, b)) if what == CARD_SECOND else (rule,)
