"""The recruit roll and its order, prices, and what is for sale."""

import pytest

from tests.rules.mysterious_islands.recruiting import LINE, recruiting
from tests.rules.mysterious_islands.script import Part, rows, run_part

EXTRA = {"extra_factions": True}
ROLLS = rows(
    (
        "MI-044, MI-R36",
        recruiting(
            "two dice to what is left",
            """
            throws recruit
            (3,5)
            told points MI-044
            untold bonus-points
            bank rebels 9
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
            bank={"rebels": 1},
        ),
    ),
    (
        "MI-090, MI-R37",
        recruiting(
            "Moreau adds 1 to the roll",
            """
            (2,2)
            told bonus-points MI-090
            bank moreau 5
            """,
            "moreau/pirates",
            {"La": "moreau: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-138, MI-R37",
        recruiting(
            "a treasure map adds 2",
            """
            (1,1)
            told bonus-points MI-138
            bank pirates 4
            """,
            "pirates/moreau",
            {"La": "pirates: base", "Ld": "moreau: base"},
            invented=("pirates",),
        ),
    ),
    (
        "MI-138",
        recruiting(
            "without the map nothing is added",
            """
            (1,1)
            untold bonus-points
            bank pirates 2
            """,
            "pirates/moreau",
            {"La": "pirates: base", "Ld": "moreau: base"},
        ),
    ),
    (
        "MI-R38",
        recruiting(
            "a faction without a Base rolls",
            """
            throws recruit
            (1,2)
            bank natives 3
            """,
            "natives/moreau",
            {"W1": "natives: boat", "Ld": "moreau: base"},
        ),
    ),
    (
        "MI-R124, MI-R123",
        recruiting(
            "each faction of a player rolls for its own bank",
            """
            (3,4) (2,2) (1,5)
            bank moreau 8
            bank rebels 4
            bank natives 6
            offers: buy:moreau:band buy:rebels:boss buy:natives:base / buy:pirates:band
            buy 4 rebels band Lb
            bank rebels 0
            bank moreau 8
            offers: buy:moreau:band / buy:rebels:band
            """,
            "moreau rebels natives/pirates company zombies",
            {"La": "moreau: base", "Lb": "rebels: base", "Lc": "natives: band", "Ld": "pirates: base"},
            options={"factions_per_player": 3},
            chart="La W1 Lb W2 Lc W3 Ld",
        ),
    ),
    (
        "MI-R36",
        recruiting(
            "points that are left are kept",
            """
            (3,5)
            end
            bank rebels 8
            untold lapsed
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-R36",
        recruiting(
            "under the option they lapse when the phase ends",
            """
            (3,5)
            buy 3 band La
            end
            told lapsed MI-R36
            bank rebels 0
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
            options={"unspent_points": "lose"},
        ),
    ),
    (
        "MI-R36, MI-R161",
        recruiting(
            "they lapse also when nothing can be bought and nobody is asked",
            """
            (3,5)
            told lapsed MI-R36
            bank natives 0
            turn 0 move
            """,
            "natives/pirates",
            {"W1": "natives: boat", "Ld": "pirates: base"},
            options={"unspent_points": "lose"},
            chart="W0 W1 La Lb Lc Ld W2",
        ),
    ),
)
SHOP = rows(
    (
        "MI-045, MI-046",
        recruiting(
            "1 point buys a Band and nothing else",
            """
            (1,1)
            buy band La
            told bought MI-045
            bank rebels 1
            offers: = end buy:band
            buy band La
            bank rebels 0
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-046",
        recruiting(
            "a Base, Boss, Boat and Bombard cost 2 each",
            """
            (4,5)
            buy boss La
            told bought MI-046
            bank company 7
            buy bombard La
            bank company 5
            buy boat W1
            bank company 3
            buy base Lc
            told bought MI-046
            bank company 1
            offers: = end buy:band
            """,
            "company/pirates",
            {"La": "company: base", "Lc": "company: band"},
        ),
    ),
    (
        "MI-136, MI-R140",
        recruiting(
            "an ironclad Clipper costs 3",
            """
            (1,1)
            offers: buy:boss / buy:boat
            """,
            "company/pirates",
            {"La": "company: base", "Ld": "pirates: base"},
            invented=("company",),
        ),
    ),
    (
        "MI-136",
        recruiting(
            "and is paid with 3",
            """
            (1,2)
            buy boat W1
            bank company 0
            """,
            "company/pirates",
            {"La": "company: base", "Ld": "pirates: base"},
            invented=("company",),
        ),
    ),
    (
        "MI-032, MI-R35, MI-R137, MI-129",
        recruiting(
            "Rebels have no Bombards before their merchants come",
            """
            (6,6)
            offers: buy:band buy:boss buy:boat buy:base / buy:bombard buy:bomb buy:balloon
            refuse buy:bombard MI-032
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Lc": "rebels: band"},
        ),
    ),
    (
        "MI-129, MI-R35, MI-R137",
        recruiting(
            "with merchants they have",
            """
            (6,6)
            offers: buy:bombard / buy:bomb buy:balloon
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Lc": "rebels: band"},
            invented=("rebels",),
        ),
    ),
    (
        "MI-032",
        recruiting(
            "Pirates have Bombards",
            """
            (6,6)
            offers: buy:bombard / buy:bomb buy:balloon
            """,
            "pirates/rebels",
            {"La": "pirates: base", "Ld": "rebels: base"},
        ),
    ),
    (
        "MI-032, MI-R134, MI-R156, MI-125",
        recruiting(
            "Nemo has neither Bombards nor Bombs at first",
            """
            (6,6)
            offers: buy:band / buy:bombard buy:bomb buy:balloon
            """,
            "nemo/rebels",
            {"La": "nemo: base", "Ld": "rebels: base"},
        ),
    ),
    (
        "MI-125, MI-R134, MI-R156",
        recruiting(
            "Bombs once they are invented, 2 points each, on land only",
            """
            (1,2)
            offers: buy:bomb / buy:bombard buy:balloon
            buy:bomb
            offers: = La Lb
            Lb
            told bought MI-046
            bank nemo 1
            """,
            "nemo/rebels",
            {"La": "nemo: base", "Ld": "rebels: base"},
            invented=("nemo",),
        ),
    ),
    (
        "MI-104, MI-105, MI-R51",
        recruiting(
            "Zombies buy Bands and nothing else",
            """
            (6,6)
            offers: = end buy:band
            refuse buy:base MI-105
            """,
            "zombies/rebels",
            {"La": "zombies: base, band", "Lc": "zombies: band"},
        ),
    ),
    (
        "MI-168, MI-R155, MI-166",
        recruiting(
            "a Balloon costs 2 and appears on or beside a Plantation, over water, too",
            """
            (1,1)
            buy:balloon
            offers: = W1 La Lb
            W1
            bank confederates 0
            at W1: confederates balloon
            """,
            "confederates/rebels",
            {"La": "confederates: base", "Ld": "rebels: base"},
            options=EXTRA,
            invented=("confederates",),
        ),
    ),
    (
        "MI-166, MI-R156",
        recruiting(
            "no Balloons before they are invented",
            """
            (6,6)
            offers: buy:bombard / buy:balloon
            """,
            "confederates/rebels",
            {"La": "confederates: base", "Ld": "rebels: base"},
            options=EXTRA,
        ),
    ),
    (
        "MI-022",
        recruiting(
            "nobody buys for the factions of others",
            """
            (6,6)
            offers: buy:pirates:band / buy:rebels:band
            refuse buy:rebels:band MI-022
            """,
            "pirates/rebels",
            {"La": "pirates: base", "Ld": "rebels: base"},
        ),
    ),
)
ORDER = rows(
    (
        "MI-R52, MI-052",
        recruiting(
            "the roll comes first, then units one by one until the player ends",
            """
            throws recruit
            (6,6)
            asks rebels recruit
            buy:band
            asks rebels place_unit
            La
            asks rebels recruit
            end
            turn 0 move
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-R149, MI-157, MI-155",
        Part(
            "a Jack or King may be played while recruiting, and the same question comes back",
            """
            (1,1)
            offers: = end card:J card:K buy:band buy:boss buy:boat
            card:K <card:7> <card:7>
            asks rebels recruit
            hand 0: 7 7 J
            """,
            "rebels/pirates",
            LINE,
            {"La": "rebels: base", "Ld": "pirates: base"},
            {"action_deck": True},
            {"phase": "recruit", "hands": {0: "J K", 1: "8"}},
        ),
    ),
    (
        "MI-R149",
        Part(
            "other cards may not",
            """
            (1,1) pass
            offers: = end buy:band buy:boss buy:boat
            """,
            "rebels/pirates",
            LINE,
            {"La": "rebels: base", "Ld": "pirates: base"},
            {"action_deck": True},
            {"phase": "recruit", "hands": {0: "2 7 8 Q"}},
        ),
    ),
)


@pytest.mark.parametrize("part", ROLLS)
def test_roll(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", SHOP)
def test_shop(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", ORDER)
def test_order(part: Part) -> None:
    run_part(part)
