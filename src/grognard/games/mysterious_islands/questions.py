"""The kinds of frames: questions to a seat, questions to chance, and steps that are carried out when what lies above is answered."""

from typing import Final

# Questions to a seat (details in brackets).
PICK_FACTION: Final = 1
CHOOSE_START: Final = 2  # [faction] where its first Base goes
CHOOSE_BERTH: Final = 3  # [faction] where its first Boat goes
EVENT_TARGET: Final = 4  # [event 2 to 5]
INVENT: Final = 5
RECEIVER: Final = 6  # who gets the reinforcements
RECRUIT: Final = 7  # the main question of the Recruit Phase
PLACE_UNIT: Final = 8  # [faction, kind]
MOVE: Final = 9  # the main question of the Movement Phase
WHICH_GROUP: Final = 10  # [hex, faction]
HOW_MANY: Final = 11  # [hex, faction, group without count]
CARGO: Final = 12  # [hex, faction, carrier without count, next index among the groups of the hex]
GO_WHERE: Final = 13  # [hex, faction]; what goes is in `chosen`, the carrier first
SEVEN_WHERE: Final = 14  # which stack moves again
EIGHT_WINDOW: Final = 15
EIGHT_WHERE: Final = 16  # which stack is frozen
BOMBARD: Final = 17  # the main question of the Bombardment Phase: which hex shoots
WHO_SHOOTS: Final = 18  # [hex]: which kind
AIM_WHERE: Final = 19  # [hex, faction, kind]
ACT: Final = 20  # the main question of the Action Phase
FIGHT_WHERE: Final = 21  # the main question of the Combat Phase
HIDE_OR_STAND: Final = 22
HIDE_WHO: Final = 23  # [next index among the groups of the hex]; who hides so far is in `chosen`
REFUGE: Final = 24
GIVE_UP: Final = 25  # [side 0 attacker, 1 defender] a unit for a bonus
LOSE_UNIT: Final = 26  # [side]
OVERBOARD: Final = 27  # [hex, faction, how many still, reason]; who goes is in `chosen`
SHORE: Final = 28  # [hex, faction]
BITTEN: Final = 29  # [hex, faction]
JOIN_WHERE: Final = 30  # [hex, faction] where a converted Band stands
RISE_WHERE: Final = 31  # [hex, faction] where a risen Band stands
ROLL_WINDOW: Final = (
    32  # [purpose, hex, faction A or NOBODY, faction B or NOBODY, passes so far, seat before the first asked]
)
WHICH_DIE: Final = 33  # [rank]
UP_OR_DOWN: Final = 34  # [die]
NEGATE_WINDOW: Final = 35  # [rank, seat that played it, seat asked last]
VICTIM: Final = 36  # whose card is stolen
DISCARD: Final = 37
LAST_QUESTION: Final = 37

# Questions to chance.
C_LOT: Final = 40  # which faction
C_FIRST: Final = 41  # the roll-off: [seats that still roll, as bits, next seat]
C_MAP: Final = 42
C_HOME: Final = 43  # which of the harbours left
C_THROW: Final = 44  # dice: [how many now, how many later still]
C_THROW_ONE: Final = 45  # a die thrown again: [die]
C_THROW_AGAIN: Final = 46  # all dice of one faction's throw again: [first die, how many]
C_DRAW: Final = 47  # [seat]
C_STEAL: Final = 48  # [thief, victim]
C_ISLAND: Final = 49  # which island erupts
C_UNIT: Final = 50  # [hex, faction] which unit is hit
C_LOSS: Final = 51  # [side] which unit is lost, under the option
C_INVENTION: Final = 52  # which invention, under the option

# Steps carried out later.
NEXT_PICK: Final = 60
NEXT_HOME: Final = 61
NEXT_BERTH: Final = 62
BEGIN_TURN: Final = 63
BEGIN_PHASE: Final = 64  # [phase]
END_TURN: Final = 65
EVENT_ROLLED: Final = 66
EVENT_NAMED: Final = 67
REINFORCED: Final = 68  # [faction]
RECRUIT_ROLLS: Final = 69  # [faction next]
RECRUIT_ROLLED: Final = 70  # [faction]
SHOT_ROLLED: Final = 71  # [hex, faction, kind, target hex, target faction]
HIDE_ROLLED: Final = 72
NEXT_ROLL: Final = 73  # the next battle roll of the fight
BATTLE_ROLLED: Final = 74
LOSSES: Final = 75  # go on with casualties of both sides
GOING_DOWN: Final = 76  # [hex, faction] who has no place aboard any more
WASH_ROLLED: Final = 77  # [hex, faction, shore]
CHECK_FIGHT: Final = 78
AFTERMATH: Final = 79  # [step, winner faction, loser faction]
BITE_ROLLED: Final = 80
CONVERT_ROLLED: Final = 81
CAPTURE_ROLLED: Final = 82
REGENERATE: Final = 83
REGENERATED: Final = 84
RISE_NEXT: Final = 85
CARD_STANDS: Final = 86  # [rank, seat, three numbers of what it is played on, 1 once a King has drawn]
NEXT_EIGHT: Final = 87  # [how many seats after the active one is asked next]
DRAW_ONE: Final = 88  # [seat, how many]

# What dice are thrown for: the first detail of a ROLL_WINDOW.
P_EVENT: Final = 1
P_EVENT_TABLE: Final = 2
P_REINFORCE: Final = 3
P_RECRUIT: Final = 4
P_SHELL: Final = 5
P_TORPEDO: Final = 6
P_HIDE: Final = 7
P_BATTLE: Final = 8
P_WASH: Final = 9
P_BITE: Final = 10
P_CONVERT: Final = 11
P_CAPTURE: Final = 12
P_REGENERATE: Final = 13
