"""Founding Bases: where an own Band or Boss stands, away from every other Base."""

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

LINE = "W1 La Lb Lc Ld Le W2"
RECRUIT = {"phase": "recruit"}


def founding(name: str, lines: str, factions: str, units: dict[str, str], **more: object) -> Part:
    options = more.pop("options", {})
    chart = str(more.pop("chart", LINE))
    assert isinstance(options, dict)
    return Part(name, lines, factions, chart, units, options, {**RECRUIT, **more})


PARTS = rows(
    (
        "MI-049, MI-R44, MI-027",
        founding(
            "where a Band stands, not beside another Base; the Band stays",
            """
            (2,2)
            buy:base
            offers: = Lc Ld
            refuse Lb MI-027
            refuse La MI-026
            refuse Le MI-049
            Lc
            told founded MI-049
            told bought MI-046
            bank company 2
            at Lc: company band, base
            offers: buy:band buy:boss / buy:base
            """,
            "company/rebels",
            {"La": "company: base, band", "Lb": "company: band", "Lc": "company: band", "Ld": "company: band"},
        ),
    ),
    (
        "MI-R45, MI-027",
        founding(
            "nor beside a Base of an enemy",
            """
            (2,2)
            offers: buy:band / buy:base
            """,
            "company/natives",
            {"La": "company: base", "Lb": "company: band", "Lc": "company: band", "Ld": "natives: base"},
        ),
    ),
    (
        "MI-R45",
        founding(
            "a Base beside an enemy's is refused for that reason",
            """
            (2,2)
            buy:base
            offers: = La Le
            refuse Lb MI-R45
            """,
            "company/natives",
            {"La": "company: band", "Lb": "company: band", "Le": "company: band", "Lc": "natives: base"},
        ),
    ),
    (
        "MI-R45, MI-R125",
        founding(
            "nor beside a Base of a partner",
            """
            (2,2) (1,1)
            offers: / buy:moreau:base
            """,
            "moreau rebels/natives nemo",
            {"La": "moreau: band", "Lb": "rebels: base"},
            options={"factions_per_player": 2},
        ),
    ),
    (
        "MI-R46",
        founding(
            "recruits may appear at it at once",
            """
            (3,3)
            buy base Ld
            buy:band
            offers: = La Lb Lc Ld Le
            Le
            told placed MI-047
            """,
            "company/rebels",
            {"La": "company: base", "Ld": "company: band"},
        ),
    ),
    (
        "MI-R44, MI-071, MI-R29",
        founding(
            "a Boss may found as well as a Band",
            """
            (1,1)
            buy:base
            told founded MI-049
            at Lc: moreau boss, base
            """,
            "moreau/rebels",
            {"Lc": "moreau: boss"},
            banks={"moreau": 0},
        ),
    ),
    (
        "MI-R44, MI-R134",
        founding(
            "Bombards, Bombs and Boats may not",
            """
            (3,3)
            offers: = end buy:boat
            """,
            "nemo/rebels",
            {"Lc": "nemo: bomb", "W1": "nemo: boat"},
            invented=("nemo",),
        ),
    ),
    (
        "MI-R44, MI-R155",
        founding(
            "nor Balloons",
            """
            (3,3)
            bank confederates 6
            turn 0 move
            """,
            "confederates/rebels",
            {"Lc": "confederates: balloon, bombard"},
            options={"extra_factions": True},
            invented=("confederates",),
        ),
    ),
    (
        "MI-025, MI-R44",
        founding(
            "never in water, though Divers stand there",
            """
            (3,3)
            buy:base
            offers: = Lc Le
            refuse W1 MI-025
            """,
            "nemo/rebels",
            {"Lc": "nemo: band", "Le": "nemo: band", "W1": "nemo: 2 band"},
        ),
    ),
    (
        "MI-026",
        founding(
            "never where one stands already",
            """
            (3,3)
            offers: buy:band / buy:base
            """,
            "company/rebels",
            {"La": "company: base, 3 band"},
        ),
    ),
    (
        "MI-105, MI-R44",
        founding(
            "never by Zombies",
            """
            (6,6)
            offers: = end buy:band
            """,
            "zombies/rebels",
            {"Lc": "zombies: 3 band"},
        ),
    ),
    (
        "MI-R44",
        founding(
            "on small islands and inland, more than once a turn",
            """
            (3,1)
            buy base Lf
            buy base Lb
            at Lf: rebels band, base
            at Lb: rebels band, base
            bank rebels 0
            """,
            "rebels/pirates",
            {"Lb": "rebels: band", "Lf": "rebels: band"},
            chart="La Lb Lc W1 Lf W2",
        ),
    ),
    (
        "MI-R16",
        founding(
            "several Bases on one island",
            """
            (1,1)
            buy:base
            at Le: rebels band, base
            """,
            "rebels/pirates",
            {"La": "rebels: base", "Le": "rebels: band"},
        ),
    ),
    (
        "MI-R16",
        founding(
            "under the option one at most, whosever it is",
            """
            (1,3)
            buy:base
            at Lf: rebels band, base
            at Le: rebels band
            bank rebels 2
            offers: / buy:base
            """,
            "rebels/pirates",
            {"La": "pirates: base", "Le": "rebels: band", "Lf": "rebels: band"},
            chart="La Lb Lc Ld Le W1 Lf",
            options={"one_base_per_island": "always"},
        ),
    ),
)


@pytest.mark.parametrize("part", PARTS)
def test_founding(part: Part) -> None:
    run_part(part)
