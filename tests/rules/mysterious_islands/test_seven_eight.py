"""Sevens let a stack move again, Eights keep one from moving."""

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

LINE = "La Lb Lc Ld Le Lf W1 W2 W3"


def dealt(
    name: str,
    lines: str,
    units: dict[str, str],
    hands: dict[int, str],
    factions: str = "rebels/pirates",
    chart: str = LINE,
    **more: object,
) -> Part:
    return Part(name, lines, factions, chart, units, {"action_deck": True, **more}, {"hands": hands})


SEVENS = rows(
    (
        "MI-151, MI-R146, MI-144",
        dealt(
            "units of the stack walk a second time with all their points, others do not",
            """
            move La 3 band to Lc
            move Le 1 band to Lf
            offers: end card:7 / Lc
            card:7
            asks rebels seven_where
            offers: = Lc Lf
            Lc
            told seven MI-151
            hand 0:
            discards: 7
            goes Lc 3 band: = La Lb Ld Le
            move Lc 3 band to La
            offers: / La Lf
            """,
            {"La": "rebels: 3 band", "Le": "rebels: base, band"},
            {0: "7"},
        ),
    ),
    (
        "MI-R146, MI-R54",
        dealt(
            "pinned units may leave the enemy again, old points are not added",
            """
            move La band to Lc
            told pinned MI-R54
            card:7
            told seven MI-151
            goes Lc 1 band: = La Lb Ld Le
            move Lc 1 band to Lb
            at Lc: pirates band
            """,
            {"La": "rebels: band", "Lc": "pirates: band"},
            {0: "7"},
        ),
    ),
    (
        "MI-R146, MI-R58, MI-R57",
        dealt(
            "a Boat sails again, and those aboard may be carried again",
            """
            sail W1 boat with 2 band to W3
            offers: card:7 / W3
            card:7
            W3
            sail W3 boat with 2 band to W1
            at W1: rebels boat, 2 band
            """,
            {"W1": "rebels: boat, 2 band", "La": "rebels: band"},
            {0: "7"},
            chart="La W1 W2 W3 W4",
        ),
    ),
    (
        "MI-R146, MI-R61, MI-R64",
        dealt(
            "a Boat that may leave a fight again does not leave those who came to it, enemies do not ride in their place",
            """
            sail W1 boat to W2
            card:7 W2
            goes W2 boat: = W1
            move Lb 2 band to W2
            offers: end Lb / W2
            """,
            {"W1": "pirates: boat", "W2": "rebels: boat, 2 band", "Lb": "pirates: 3 band"},
            {0: "7"},
            "pirates/rebels",
            "La W1 W2 Lb Lc",
        ),
    ),
    (
        "MI-156, MI-151",
        dealt(
            "a Queen cancels it",
            """
            move La band to Lc
            card:7
            asks pirates negate_window
            card:Q
            untold seven
            turn 1 draw
            discards: 7 Q
            """,
            {"La": "rebels: band"},
            {0: "7", 1: "Q"},
        ),
    ),
    (
        "MI-R146",
        dealt(
            "no Seven without a stack that can move at all",
            """
            offers: = end
            """,
            {"La": "rebels: base"},
            {0: "7"},
        ),
    ),
    (
        "MI-R146",
        Part(
            "nor in another phase",
            """
            offers: = end
            refuse card:7 MI-R146
            """,
            "rebels/pirates",
            LINE,
            {"La": "rebels: band"},
            {"action_deck": True},
            {"hands": {0: "7"}, "phase": "bombard"},
        ),
    ),
    (
        "MI-R146, MI-151",
        dealt(
            "stacks of others are not among those that may",
            """
            card:7
            offers: = La Lc
            refuse Le MI-R146
            """,
            {"La": "rebels: band", "Lc": "rebels: band", "Le": "pirates: band"},
            {0: "7"},
        ),
    ),
)

EIGHTS = rows(
    (
        "MI-152, MI-R147",
        dealt(
            "a Boat and those aboard neither move nor ride; others may step aboard",
            """
            asks pirates eight_window
            offers: = pass card:8
            card:8
            asks pirates eight_where
            offers: = La W1
            W1
            told eight MI-152
            hand 1:
            offers: end La / W1
            refuse W1 MI-R147
            move La 1 band to W1
            at W1: company boat, 4 band
            offers: / W1
            end
            turn 0 bombard
            """,
            {"W1": "company: boat, 3 band", "La": "company: 2 band"},
            {1: "8", 0: "2"},
            "company/pirates",
            "Lb La W1 W2 W3",
        ),
    ),
    (
        "MI-R147, MI-152",
        dealt(
            "from the next phase on it has no effect: frozen Boats shell and move in the next turn",
            """
            card:8
            told eight MI-152
            turn 0 bombard
            W1 (3) <card:2> <card:3> (1,1) passes end end end end <card:4> <card:4> (1,1) passes end
            turn 0 move
            goes W1 boat: W2 W3
            """,
            {"W1": "company: boat", "La": "pirates: base, band"},
            {1: "8"},
            "company/pirates",
            "Lb La W1 W2 W3",
        ),
    ),
    (
        "MI-R147",
        dealt(
            "passing lets everything move",
            """
            asks pirates eight_window
            pass
            asks rebels move
            offers: end La
            hand 1: 8
            """,
            {"La": "rebels: band"},
            {1: "8"},
        ),
    ),
    (
        "MI-R147, MI-R153",
        dealt(
            "an opponent with other cards is asked, too, and can only pass",
            """
            asks rebels move
            """,
            {"La": "rebels: band"},
            {1: "7"},
        ),
    ),
    (
        "MI-R147",
        Part(
            "opponents in clockwise order, each as many as held",
            """
            asks pirates eight_window
            card:8 La
            asks pirates eight_window
            card:8 Lb
            asks nemo eight_window
            card:8
            told eight MI-152
            asks rebels move
            offers: = end
            """,
            "rebels/pirates/nemo",
            LINE,
            {"La": "rebels: band", "Lb": "rebels: band", "Lc": "rebels: band"},
            {"action_deck": True},
            {"hands": {1: "8 8", 2: "8", 0: "2"}},
        ),
    ),
    (
        "MI-R147, MI-R146",
        dealt(
            "a Seven does not undo it, and is not offered for a stack that is frozen throughout",
            """
            card:8 La
            offers: = end card:7 Lc
            card:7
            told seven MI-151
            move Lc band to La
            at La: rebels 2 band
            offers: / La Lc
            """,
            {"La": "rebels: band", "Lc": "rebels: band"},
            {0: "7", 1: "8"},
        ),
    ),
    (
        "MI-R147, MI-024",
        dealt(
            "a Base alone is no stack for it",
            """
            card:8
            offers: = La Lc
            refuse Le MI-R147
            """,
            {"La": "rebels: band", "Lc": "rebels: base, band", "Le": "rebels: base"},
            {1: "8"},
        ),
    ),
    (
        "MI-156, MI-R147",
        dealt(
            "a Queen of the active player cancels it",
            """
            card:8
            asks rebels negate_window
            card:Q
            untold eight
            asks rebels move
            offers: end La
            """,
            {"La": "rebels: 2 band"},
            {0: "Q", 1: "8"},
        ),
    ),
    (
        "MI-R147",
        dealt(
            "nobody is asked when nothing can be frozen",
            """
            asks rebels move
            offers: = end
            """,
            {"La": "rebels: base"},
            {0: "2", 1: "8"},
        ),
    ),
    (
        "MI-R147, MI-R127",
        Part(
            "a player plays none on himself, and none in another phase",
            """
            offers: = end
            refuse card:8 MI-R147
            """,
            "rebels/pirates",
            LINE,
            {"La": "rebels: band"},
            {"action_deck": True},
            {"hands": {0: "8"}, "phase": "bombard"},
        ),
    ),
)


@pytest.mark.parametrize("part", SEVENS)
def test_seven(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", EIGHTS)
def test_eight(part: Part) -> None:
    run_part(part)
