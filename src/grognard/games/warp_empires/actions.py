"""The numbers of the actions: what each means depends on the question that is open, so that the space stays small."""

from typing import Final

SEATS: Final = 16  # most players
TYPES: Final = 32  # most types of unit
CARDS: Final = 64  # most types of card
TERRITORIES: Final = 256
PILES: Final = 16

DONE: Final = 0  # done, pass, decline, stop, group complete, end of the phase
RAISE: Final = 1  # bring another unit to the top of an own stack
FREE: Final = 2  # move a group without a card
CARD: Final = 8  # + type of card: play or discard one
UNIT: Final = CARD + CARDS  # + type of unit: add to the group, lose, pay with, buy, bring to the top
PLAYER: Final = UNIT + TYPES  # + seat: whose hand, which foe
POWER: Final = PLAYER + SEATS  # + power: to play
PILE: Final = POWER + SEATS  # + pile: where the next chit is drawn
INDEX: Final = PILE + PILES  # + n: which card that lies in the battle
PLACE: Final = INDEX + CARDS  # + territory: where
ACTION_COUNT: Final = PLACE + TERRITORIES
