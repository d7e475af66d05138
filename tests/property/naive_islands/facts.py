"""What the tables of the ledger say about factions, kinds of unit and battle rolls, typed in from it once more."""

from typing import Final

FACTIONS: Final = range(9)
PI, NE, MO, RE, CO, ZO, NA, CF, SA = FACTIONS
KINDS: Final = range(7)
BAND, BOSS, BOMBARD, BOMB, BOAT, BALLOON, BASE = KINDS
MEN: Final = {BAND, BOSS}
ON_FOOT: Final = {BAND, BOSS, BOMBARD, BOMB}
WATER, JUNGLE, VOLCANO = range(3)

BAND_MP: Final = {PI: 2, NE: 1, MO: 3, RE: 2, CO: 2, ZO: 1, NA: 3, CF: 3, SA: 3}
BOAT_MP: Final = {PI: 4, NE: 6, MO: 4, RE: 2, CO: 5, NA: 4, CF: 4, SA: 3}
BERTHS: Final = {PI: 4, NE: 3, MO: 3, RE: 2, CO: 5, NA: 2, CF: 4, SA: 2}
FROM_THE_EDGE: Final = {PI, NE, CO}
HIDE_ON: Final = {NE: 4, RE: 5, NA: 4, CF: 3}
CONVERT_ON: Final = {RE: 5, ZO: 3, CF: 5}
SHELL_ON: Final = {PI: 5, CO: 4, CF: 5, RE: 5}
HAND: Final = 5
BAND_LIKE_BONUS: Final = {PI, CO}
FIRST_ROLL: Final = {NA: 2, SA: 2}
CHARGE: Final = {PI: 2, MO: 3}
FOR_MEN: Final = {NA, RE, MO}


def moves(faction: int, kind: int, invented: bool) -> int:
    """Movement points: table 1.3."""
    if kind == BAND:
        return BAND_MP[faction] + (faction == ZO and invented)
    if kind == BOAT:
        return BOAT_MP[faction] + (faction == CO and invented)
    return {BOSS: 4, BOMBARD: 1, BOMB: 2, BALLOON: 3, BASE: 0}[kind]


def price(faction: int, kind: int, invented: bool) -> int:
    """Recruit points: table 1.4; 0 is not for sale."""
    if kind == BAND:
        return 1
    if faction == ZO:
        return 0
    if kind == BOMBARD:
        return 2 if faction in {PI, CO, CF} or (faction == RE and invented) else 0
    if kind == BOMB:
        return 2 if faction == NE and invented else 0
    if kind == BALLOON:
        return 2 if faction == CF and invented else 0
    return 3 if kind == BOAT and faction == CO and invented else 2


def floats(faction: int, kind: int) -> bool:
    return (faction == NE and kind in MEN) or (faction == ZO and kind == BAND)


def swims(faction: int, kind: int, invented: bool) -> bool:
    return kind in MEN and (faction == NA or (faction == MO and invented))


def bonus(faction: int, mine: list[int], theirs: list[int], *, attacks: bool, first: bool, invented: bool) -> int:
    """Table 1.5 without the unit given up, for the kinds of units on both sides."""
    men = any(kind in MEN for kind in mine)
    boat = BOAT in mine
    total = int(len(mine) > len(theirs))
    total += int(BOSS in mine)
    total += int(not attacks and BASE in mine)
    total += int(faction in BAND_LIKE_BONUS and (men or boat))
    if attacks and first and men:
        total += CHARGE.get(faction, 0)
    if faction == NE and boat and BOAT in theirs:
        total += 2
    if faction == RE and first and not attacks:
        total += 2
    if first:
        total += FIRST_ROLL.get(faction, 0)
    total += int(faction in {CF, SA})
    if invented:
        total += int(faction in FOR_MEN and men) + int(faction == CO and boat) + int(faction == ZO)
    return total


def hides(faction: int, kind: int, in_water: bool, invented: bool) -> bool:
    """Whether a unit has the ability to hide (not to escape) where it is: MI-R76, MI-R101, MI-R104."""
    if faction == NE:
        return in_water and kind in {BAND, BOSS, BOAT}
    if faction in {RE, NA}:
        return kind in {BAND, BOSS, BOAT} or (kind == BOMBARD and invented)
    return False
