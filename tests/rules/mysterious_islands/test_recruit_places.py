"""Where new units appear, and Zombies that rise."""

import pytest

from tests.rules.mysterious_islands.recruiting import recruiting
from tests.rules.mysterious_islands.script import Part, rows, run_part

ROUND = """
    W1 W2 W3 W4
     W5 La Lb W6
    W7 Lc V1 W8
     W9 Wa Wb Wc
"""
PLACES = rows(
    (
        "MI-047, MI-R39, MI-R34",
        recruiting(
            "on a Base or beside it, on land",
            """
            (6,6)
            buy:band
            offers: = La Lb
            refuse Lc MI-047
            refuse W1 MI-R39
            Lb
            told placed MI-047
            at Lb: rebels band
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-047, MI-R34, MI-021",
        recruiting(
            "a Boss likewise, never in a Volcano",
            """
            (6,6)
            buy:boss
            offers: = La Lb Lc
            refuse V1 MI-021
            Lc
            told placed MI-047
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Wc": "pirates: boat"},
            chart=ROUND,
        ),
    ),
    (
        "MI-R39",
        recruiting(
            "not aboard a Boat beside the Base",
            """
            (6,6)
            buy:band
            offers: La / W1
            refuse W1 MI-R39
            """,
            "rebels/pirates",
            {"La": "rebels: base", "W1": "rebels: boat", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-R39, MI-083",
        recruiting(
            "Divers and Commanders also in water beside a Factory",
            """
            (6,6)
            buy band W1
            told placed MI-047
            buy boss W1
            at W1: nemo band, boss
            """,
            "nemo/pirates",
            {"La": "nemo: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-R40",
        recruiting(
            "never onto enemies, on land or in water",
            """
            (6,6)
            buy:band
            offers: = La Lc
            refuse Lb MI-R40
            refuse W1 MI-R40
            """,
            "nemo/pirates",
            {"La": "nemo: base", "Lb": "pirates: band", "W1": "pirates: boat"},
            chart="W1 La Lb Ld\nV1 Lc V2 V3",
        ),
    ),
    (
        "MI-R125",
        recruiting(
            "never where a partner stands",
            """
            (6,6) (1,1)
            buy 2 moreau band La
            told placed MI-047 2
            at La: moreau base, 2 band
            at Lb: rebels band
            """,
            "moreau rebels/pirates company",
            {"La": "moreau: base", "Lb": "rebels: band"},
            options={"factions_per_player": 2},
        ),
    ),
    (
        "MI-048, MI-R41",
        recruiting(
            "a Boat in water beside a Base, also where Boats are already",
            """
            (6,6)
            buy boat W1
            told placed MI-048
            at W1: rebels 3 boat
            """,
            "rebels/pirates",
            {"La": "rebels: base", "W1": "rebels: 2 boat", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-048, MI-R41",
        recruiting(
            "only beside a Base, and not on land",
            """
            (6,6)
            buy:boat
            offers: = W2 W3 W5
            refuse W1 MI-R48
            refuse Lb MI-R41
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Wc": "pirates: boat"},
            chart=ROUND,
        ),
    ),
    (
        "MI-048, MI-R41",
        recruiting(
            "a Base inland produces no Boat",
            """
            (6,6)
            offers: buy:band / buy:boat
            """,
            "rebels/pirates",
            {"Lb": "rebels: base", "Ld": "pirates: band"},
        ),
    ),
    (
        "MI-R41, MI-R40",
        recruiting(
            "nor one whose water is full of enemies",
            """
            (6,6)
            offers: buy:band / buy:boat
            """,
            "rebels/pirates",
            {"La": "rebels: base", "W1": "pirates: boat"},
        ),
    ),
    (
        "MI-R41, MI-R60",
        recruiting(
            "slots of a new Boat count at once",
            """
            (1,1)
            buy boat W1
            move Ld 4 band to W1
            at W1: rebels 2 boat, 4 band
            """,
            "rebels/pirates",
            {"La": "rebels: base", "W1": "rebels: boat", "Ld": "rebels: 4 band"},
            chart="La W1 Ld Le W2",
        ),
    ),
    (
        "MI-R42, MI-R33",
        recruiting(
            "all points may be spent at one Base",
            """
            (6,6)
            buy 12 band La
            at La: rebels base, 12 band
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Ld": "pirates: base"},
        ),
    ),
    (
        "MI-R43",
        recruiting(
            "recruits move in the same turn",
            """
            (1,1)
            buy 2 band Lb
            told placed MI-047 2
            goes Lb 2 band: Ld Lc La / W1
            move Lb 2 band to Ld
            at Ld: rebels 2 band
            """,
            "rebels/pirates",
            {"La": "rebels: base", "W2": "pirates: boat"},
        ),
    ),
)
RISING = rows(
    (
        "MI-107, MI-R50",
        recruiting(
            "Zombies appear anywhere on an island they occupy, without a Ruin",
            """
            (2,3)
            buy:band
            offers: = La Lc Ld
            refuse Lb MI-R40
            refuse V1 MI-021
            refuse W1
            refuse Lf MI-R50
            Ld
            told appeared MI-107
            buy 4 band Lc
            at Lc: zombies 4 band
            bank zombies 0
            """,
            "zombies/company",
            {"La": "zombies: band", "Lb": "company: band"},
            chart="La Lb Lc Ld V1 W1 Le Lf",
        ),
    ),
    (
        "MI-R50",
        recruiting(
            "with nobody on land nothing can be placed",
            """
            (2,3)
            bank zombies 5
            turn 0 move
            """,
            "zombies/company",
            {"W1": "zombies: band", "Lf": "company: band"},
            chart="La Lb Lc Ld V1 W1 Le Lf",
        ),
    ),
    (
        "MI-107, MI-R39, MI-R50",
        recruiting(
            "a Ruin occupies its island, and water beside it is open, too",
            """
            (2,3)
            buy:band
            offers: = W1 La Lb
            W1
            told placed MI-047
            at W1: zombies band
            """,
            "zombies/company",
            {"La": "zombies: base", "Ld": "company: band"},
            chart="W1 La Lb W2 W3 Lc Ld",
        ),
    ),
    (
        "MI-R50, MI-107",
        recruiting(
            "water beside their island is closed to them without a Ruin",
            """
            (2,3)
            buy:band
            offers: = La Lb
            refuse W1
            """,
            "zombies/company",
            {"La": "zombies: band", "Ld": "company: band"},
            chart="W1 La Lb W2 W3 Lc Ld",
        ),
    ),
    (
        "MI-107",
        recruiting(
            "nobody else does",
            """
            (2,3)
            bank natives 5
            offers: = end buy:base
            """,
            "natives/company",
            {"La": "natives: band", "Ld": "company: band"},
            chart="W1 La Lb W2 W3 Lc Ld",
        ),
    ),
)


@pytest.mark.parametrize("part", PLACES)
def test_places(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", RISING)
def test_rising(part: Part) -> None:
    run_part(part)
