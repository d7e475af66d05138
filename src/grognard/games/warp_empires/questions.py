"""The kinds of frames: questions to a seat, questions to chance, and steps that are carried out when what lies above is answered."""

from typing import Final

# Questions to a seat (details in brackets; node of the state machine).
PICK_POWER: Final = 1  # SU-POWER
PICK_HOME: Final = 2  # SU-HOME
PICK_EXTRA: Final = 3  # SU-EXTRA [how many still]
DROP: Final = 4  # DR-DROP [seat]; CARD throws away, INDEX plays
LIMIT: Final = 5  # DR-LIMIT
FOE_START: Final = 6  # the start of a foe's Move phase, a window
MAIN: Final = 7  # MV-MAIN
FROM_WHERE: Final = 8  # MV-STACK [card or NOBODY (free move), allowances left, row of the effect]
WHO_GOES: Final = 9  # MV-UNITS [territory, card, last type added, row of the effect]; what goes is in `group`
GO_WHERE: Final = 10  # MV-DEST [territory, card, row of the effect]
STORM: Final = 11  # MV-STORM, a window [from, to, card]
WHICH_FOE: Final = 12  # EV-FOE [card, its deck]
WHICH_STACK: Final = 13  # EV-STACK [card, its deck]
WHOSE_STACK: Final = 14  # EV-STACK where several foes stand [card, its deck, territory]
RAISE_WHERE: Final = 15  # whose top changes
RAISE_WHO: Final = 16  # [territory]
WHICH_BATTLE: Final = 17  # BT-NEXT
WHICH_ENEMY: Final = 18  # BT-NEXT where several foes stand [territory]
BATTLE_CARD: Final = 19  # BT-CARD, a window [side]
AIM_CARD: Final = 20  # BT-CARD: which opposing card is cancelled [side, card]
AIM_UNIT: Final = 21  # BT-CARD: which opposing unit is destroyed [side, card]
FIRST_LOSS: Final = 22  # BT-PICK
MORE_LOSSES: Final = 23  # BT-REST
PAYMENT: Final = 24  # BT-PAY
RETREAT: Final = 25  # BT-RETREAT
RECRUIT: Final = 26  # RC-MAIN
WHICH_PILE: Final = 27  # RC-DRAW where several piles are open [chits still to draw, bonus]
PLACE_RECRUIT: Final = 28  # RC-PLACE [type, price]
UPKEEP_WHERE: Final = 29  # UP: which stack
UPKEEP_WHO: Final = 30  # UP: which unit [territory]
KILL_WHO: Final = (
    31  # EV-DO: which unit of a stack a card destroys, asked of caster or owner [territory, owner, effect row]
)

# Questions to chance.
C_ORDER: Final = 40  # SU-ORDER: a die [seats that still roll as bits, next seat, best so far, seats with it as bits]
C_MAP: Final = 41  # SU-MAP: the seed of the map
C_HOME: Final = 42  # a home by lot
C_LEADER: Final = 43  # which leader is dealt
C_START_UNIT: Final = 44  # [seat, chits still, pile]
C_CARD: Final = 45  # [seat]
C_STEAL: Final = 46  # [thief, victim]
C_KILL: Final = 47  # which unit of a stack [territory, owner, effect row]
C_CHIT: Final = 48  # a recruit is drawn [chits still, bonus, pile]
C_BONUS: Final = 49  # how many more
C_DICE: Final = 50  # points by dice [amount of dice, sides, seat]

# Steps carried out later.
NEXT_POWER: Final = 60
NEXT_HOME: Final = 61
NEXT_EXTRA: Final = 62
DEAL_LEADERS: Final = 63
DEAL_UNITS: Final = 64  # [place in the turn order]
DEAL_HANDS: Final = 65  # [place in the turn order, cards still]
BEGIN_TURN: Final = 66
BEGIN_PHASE: Final = 67  # [phase]
END_TURN: Final = 68
DRAW_CARDS: Final = 69  # [seat, how many]
CHECK_LIMIT: Final = 70  # [seat]
NEXT_ANSWER: Final = (
    71  # the next foe in a window [question, places on in turn order, from, to, card, 1 when it is settled]
)
DO_MOVE: Final = 72  # [from, to, card, row of the effect, 1 when it is cancelled]
NEXT_MOVE: Final = 73  # the next allowance [card, allowances left, row of the effect]
DO_EFFECTS: Final = (
    74  # the effects of a card with its target [card, foe, territory, how many are done, caster, its deck]
)
NEXT_BATTLE: Final = 75
NEXT_CARD: Final = 76  # battle cards go round
HIT: Final = 77  # BT-HIT
SUM: Final = 78  # BT-SUM
FORTS: Final = 79  # BT-FORT
REST: Final = 80
PAY: Final = 81
WITHDRAW: Final = 82  # BT-RETREAT
FILL: Final = 83  # BT-FILL [side]
NEXT_CHIT: Final = 84  # [chits still, bonus]
NEXT_UPKEEP: Final = 85
NEXT_KILL: Final = 87  # EV-DO: one more unit of a stack is destroyed [territory, owner, effect row, how many, caster]
CHECK_OUT: Final = 86  # who is eliminated
