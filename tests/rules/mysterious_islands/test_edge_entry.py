"""Entry by the rim: recruits come in with a new Boat of their own, and only with it."""

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

# Everything but Wm and its neighbours in the middle is rim.
CHART = """
    W1 W2 W3 W4 W5
     W6 Wm Wn La W7
    W8 Wo Wp Lb W9
     Wa Wb Wc Wd We
"""
RECRUIT = {"phase": "recruit"}


def entering(name: str, lines: str, factions: str, units: dict[str, str], **more: object) -> Part:
    return Part(name, lines, factions, CHART, units, {}, {**RECRUIT, **more})


PARTS = rows(
    (
        "MI-078, MI-R48, MI-079",
        entering(
            "a Sloop and the four Bands it carries",
            """
            (3,4)
            offers: = end buy:boat
            buy boat W1
            told came-in MI-078
            buy:band
            at W1: pirates boat, band
            buy 3 band W1
            told came-in MI-078 3
            at W1: pirates boat, 4 band
            bank pirates 1
            turn 0 move
            goes W1 boat with 4 band: W5 / La
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "the fifth Band finds no slot, its point is kept",
            """
            (3,5)
            buy boat W1
            buy 4 band W1
            offers: = end buy:boat
            bank pirates 2
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48, MI-R49",
        entering(
            "no Bands without a new Boat, though one waits at the rim",
            """
            (3,4)
            offers: = end buy:boat
            refuse buy:band
            """,
            "pirates/rebels",
            {"La": "rebels: base", "W1": "pirates: boat"},
        ),
    ),
    (
        "MI-087, MI-R48, MI-R68",
        entering(
            "Divers need no slot, so four come in with a Sub",
            """
            (2,4)
            buy boat W1
            told came-in MI-087
            buy 4 band W1
            at W1: nemo boat, 4 band
            bank nemo 0
            """,
            "nemo/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48, MI-R134",
        entering(
            "Bombs do need one",
            """
            (6,6)
            buy boat W1
            buy 3 bomb W1
            at W1: nemo boat, 3 bomb
            offers: buy:band buy:boss buy:boat / buy:bomb
            buy 2 band W1
            """,
            "nemo/rebels",
            {"La": "rebels: base"},
            invented=("nemo",),
        ),
    ),
    (
        "MI-099, MI-R48, MI-098",
        entering(
            "a Clipper brings five, Bosses and Bombards among them",
            """
            (6,5)
            buy boat W1
            told came-in MI-099
            buy 3 band W1
            buy boss W1
            buy bombard W1
            bank company 2
            offers: = end buy:boat
            at W1: company boat, 3 band, boss, bombard
            """,
            "company/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "any enemy-free water at the rim, no other place",
            """
            (3,4)
            buy:boat
            offers: W1 W5 W6 W7 Wa We / Wm Wn Wo Wp La W3
            refuse W3 MI-R40
            refuse Wm MI-R41
            refuse La MI-R40
            refuse Lb MI-R41
            """,
            "pirates/rebels",
            {"La": "rebels: base", "W3": "rebels: boat"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "each rim hex needs its own Boat; slots do not pass from one to the other",
            """
            (5,4)
            buy boat W1
            buy boat We
            buy:band
            offers: = W1 We
            refuse W5 MI-R48
            W1
            buy 3 band W1
            at W1: pirates boat, 4 band
            buy:band
            at We: pirates boat, band
            bank pirates 0
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "as many Boats at as many places as can be paid",
            """
            (6,6)
            buy boat W1
            buy boat W2
            buy boat W3
            buy boat W4
            buy boat W5
            buy boat W6
            buy:band
            offers: = W1 W2 W3 W4 W5 W6
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
            banks={"pirates": 4},
        ),
    ),
    (
        "MI-R48",
        entering(
            "two Boats in one rim hex bring twice as many",
            """
            (6,6)
            buy 2 boat W1
            buy 8 band W1
            at W1: pirates 2 boat, 8 band
            bank pirates 0
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "a Boat beside a Base brings nobody in unless it lies at the rim",
            """
            (6,6)
            buy boat Wn
            told placed MI-048
            buy:band
            offers: = La Lb
            La
            buy boat W4
            buy:band
            offers: = W4 La Lb
            W4
            told came-in MI-078
            """,
            "pirates/rebels",
            {"La": "pirates: base", "We": "rebels: boat"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "other purchases still use Bases",
            """
            (3,5)
            buy boat W1
            buy band La
            told placed MI-047
            buy band W1
            told came-in MI-078
            """,
            "pirates/rebels",
            {"La": "pirates: base", "We": "rebels: boat"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "no Base comes in by the rim",
            """
            (6,6)
            buy boat W1
            offers: buy:band buy:boss buy:bombard buy:boat / buy:base
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
        ),
    ),
    (
        "MI-R48",
        entering(
            "Natives never enter so, with a Base or without",
            """
            (6,6)
            bank natives 12
            turn 0 move
            """,
            "natives/rebels",
            {"La": "rebels: base", "W1": "natives: boat"},
        ),
    ),
    (
        "MI-R48, MI-048",
        entering(
            "Moreau's Boats appear beside Labs only",
            """
            (6,5)
            buy:boat
            offers: = W4 W5 Wn W9
            refuse Wm MI-R41
            refuse W1 MI-R48
            """,
            "moreau/rebels",
            {"La": "moreau: base", "We": "rebels: boat", "W7": "rebels: boat"},
        ),
    ),
    (
        "MI-R48, MI-R36",
        Part(
            "with enemies all along the rim the points are kept",
            """
            (3,4)
            bank pirates 7
            turn 1 recruit
            alive pirates
            """,
            "pirates/rebels",
            "W1 W2 W3 Lx",
            {"W1": "rebels: boat", "W2": "rebels: boat", "W3": "rebels: boat"},
            {},
            {"phase": "recruit"},
        ),
    ),
    (
        "MI-R48, MI-R125",
        Part(
            "not where a partner's Boat lies",
            """
            (3,4) (1,1)
            buy:pirates:boat
            offers: = W2 W3
            """,
            "pirates rebels/natives moreau",
            "W1 W2 W3 Lx",
            {"W1": "rebels: boat"},
            {"factions_per_player": 2},
            {"phase": "recruit"},
        ),
    ),
    (
        "MI-R48, MI-R43",
        entering(
            "what came in may sail at once, and nothing may come in later with the same Boat",
            """
            (1,2)
            buy boat W1
            buy:band
            at W1: pirates boat, band
            turn 0 move
            sail W1 boat with band to Wm
            at Wm: pirates boat, band
            """,
            "pirates/rebels",
            {"La": "rebels: base"},
        ),
    ),
)


@pytest.mark.parametrize("part", PARTS)
def test_edge_entry(part: Part) -> None:
    run_part(part)
