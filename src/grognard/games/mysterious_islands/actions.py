"""The numbers of the actions: what each means depends on the question that is open, so that the space stays small."""

from typing import Final

HEXES: Final = 1024  # most hexes of a chart
FACTIONS: Final = 12  # most rows of the table of factions
KINDS: Final = 8  # numbers kept free for kinds of unit; seven are used
SEATS: Final = 6
COUNTS: Final = 1024  # a count, a die or a group is a number below this

PASS: Final = 0  # pass in a window, stand and fight, sacrifice nobody
END: Final = 1  # end the phase
HIDE: Final = 2  # try to slip away
REINFORCE: Final = 3  # the invention that every faction can pick
SHAMAN: Final = 4  # throw the dice of the own stack again
UP: Final = 5  # change a die by +1
DOWN: Final = 6  # change a die by -1
LOT: Final = 7  # let chance pick the faction
KIND: Final = 8  # + kind: the unit to lose, to give up, to send overboard
CARD: Final = 16  # + rank, 1 (Ace) to 13 (King): play or discard a card
SEAT: Final = 32  # + seat: whose hand is robbed
FACTION: Final = 40  # + faction: to play, to receive, whose invention is made
BUY: Final = 56  # + faction * KINDS + kind: what to recruit, and for whom
NUMBER: Final = 160  # + n: how many go, which die, which group
HEX: Final = NUMBER + COUNTS  # + hex: where
ACTION_COUNT: Final = HEX + HEXES

# Kinds of unit, in the order in which groups of a hex are listed.
BAND: Final = 0
BOSS: Final = 1
BOMBARD: Final = 2
BOMB: Final = 3
BOAT: Final = 4
BALLOON: Final = 5
BASE: Final = 6
LAND_KINDS: Final = 4  # kinds below this walk

# Ranks of cards that are no die values.
ACE: Final = 1
SIX: Final = 6
SEVEN: Final = 7
EIGHT: Final = 8
NINE: Final = 9
TEN: Final = 10
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
RANKS: Final = 14  # rank 0 is not used
