"""Boats and Balloons: how far each goes, and how many are aboard."""

import pytest

from tests.rules.mysterious_islands.sailing import sailing
from tests.rules.mysterious_islands.script import Part, rows, run_part

EXTRA: dict[str, object] = {"extra_factions": True}


def boat(faction: str, points: int, slots: int, rules: str, **more: object) -> tuple[str, Part]:
    """A row: a full Boat sails so far with everybody aboard and no further; one more finds no place."""
    enemy = "rebels" if faction != "rebels" else "pirates"
    reached = " ".join(f"W{number}" for number in range(1, points + 1))
    part = sailing(
        f"{faction} Boat: {points} hexes, {slots} aboard",
        f"""
        goes W0 boat with {slots} band: = {reached}
        sail W0 boat with {slots} band to W{points}
        told sail MI-050
        told ride MI-R57
        at W{points}: {faction} boat, {slots} band
        refuse move Lx 1 band to W{points} MI-R60
        """,
        {"W0": f"{faction}: boat, {slots} band", f"L{points}": f"{faction}: band"},
        f"{faction}/{enemy}",
        chart=" ".join(f"W{number}" for number in range(9))
        + "\n"
        + " ".join(f"L{number}" if number == points else f"V{number}" for number in range(9)),
        **more,
    )
    return rules, Part(
        part.name,
        part.lines.replace("Lx", f"L{points}"),
        part.factions,
        part.chart,
        part.units,
        part.options,
        part.setting,
    )


BOATS = rows(
    boat("pirates", 4, 4, "MI-079, MI-052, MI-R60"),
    boat("moreau", 4, 3, "MI-092, MI-052, MI-R60"),
    boat("rebels", 2, 2, "MI-096, MI-R60"),
    boat("company", 5, 5, "MI-098, MI-R60"),
    boat("natives", 4, 2, "MI-112, MI-052, MI-R60"),
    boat("confederates", 4, 4, "MI-164, MI-R60", options=EXTRA),
    boat("satsuma", 3, 2, "MI-174, MI-R60", options=EXTRA),
    boat("company", 6, 5, "MI-132, MI-R140", invented=("company",)),
    (
        "MI-082, MI-085, MI-R68",
        sailing(
            "a Sub goes 6 hexes and takes three Divers, the fourth stays in the water",
            """
            goes W0 boat with 3 band: = W1 W2 W3 W4 W5 W6
            refuse sail W0 boat with 4 band to W6 MI-R60
            sail W0 boat with 3 band to W6
            at W6: nemo boat, 3 band
            at W0: nemo band
            """,
            {"W0": "nemo: boat, 4 band"},
            "nemo/rebels",
        ),
    ),
    (
        "MI-R60, MI-R29, MI-071",
        sailing(
            "a Boss, a Bombard and a Bomb each use one slot like a Band",
            """
            sail W0 boat with 2 band, boss, bombard to W4
            at W4: pirates boat, 2 band, boss, bombard
            """,
            {"W0": "pirates: boat, 2 band, boss, bombard"},
        ),
    ),
    (
        "MI-R66",
        sailing(
            "an empty Boat sails",
            """
            goes W0 boat: = W1 W2 W3 W4
            """,
            {"W0": "pirates: boat"},
        ),
    ),
    (
        "MI-R56, MI-053",
        sailing(
            "Boats keep to water and within their allowance",
            """
            refuse sail W6 boat to La MI-R56
            refuse sail W6 boat to W1 MI-053
            """,
            {"W6": "pirates: boat"},
        ),
    ),
    (
        "MI-R54, MI-053",
        sailing(
            "enemies at sea stop a Boat, nobody passes them; who rides is pinned, too",
            """
            goes W0 boat with 2 band: = W1 W2
            sail W0 boat with 2 band to W2
            told pinned MI-R54 2
            at W2: pirates boat, 2 band; rebels boat
            offers: = end W7
            """,
            {"W0": "pirates: boat, 2 band", "W2": "rebels: boat", "W7": "pirates: boat"},
        ),
    ),
)
BALLOONS = rows(
    (
        "MI-167, MI-166, MI-R155",
        sailing(
            "a Balloon flies three hexes over land and water and rests on either, never in a Volcano",
            """
            goes La balloon: = W1 Lb W2
            refuse sail La balloon to V MI-021
            """,
            {"La": "confederates: balloon", "W5": "rebels: boat"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="La W1 Lb W2 W3 W4 W5\nV V1 V2 V3 V4 V5 V6",
        ),
    ),
    (
        "MI-169, MI-R155, MI-R57",
        sailing(
            "it lifts one Band, which may walk on after the flight",
            """
            La
            asks confederates cargo
            offers: = 0 1
            1
            asks confederates go_where
            Lb
            told sail MI-050
            told ride MI-R57
            at Lb: confederates balloon, band
            goes Lb band: = Lc Ld Le
            """,
            {"La": "confederates: balloon, 2 band, bombard"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="La W1 W2 Lb Lc Ld Le Lf",
        ),
    ),
    (
        "MI-169, MI-R155",
        sailing(
            "a Boss, too, but only one of them",
            """
            La
            offers: = 0 1
            1
            W1
            at W1: confederates balloon, band
            at La: confederates boss, bombard
            """,
            {"La": "confederates: balloon, band, boss, bombard"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="La W1 W2 Lb Lc",
        ),
    ),
    (
        "MI-169, MI-R155",
        sailing(
            "a Bombard cannot ride",
            """
            sail La balloon to Lb
            at Lb: confederates balloon
            at La: confederates bombard
            """,
            {"La": "confederates: balloon, bombard"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="La W1 W2 Lb Lc",
        ),
    ),
    (
        "MI-R155, MI-R61",
        sailing(
            "over water it is a place for one Band, and may not leave it",
            """
            move La 1 band to W1
            at W1: confederates balloon, band
            refuse move La 1 band to W1 MI-R60
            sail W1 balloon with band to W2
            at W2: confederates balloon, band
            """,
            {"La": "confederates: 2 band", "W1": "confederates: balloon"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="Lz La W1 W2",
        ),
    ),
    (
        "MI-R155, MI-R60",
        sailing(
            "it is no place for a Bombard, and no Boat carries it",
            """
            goes La bombard: = Lz
            sail W2 boat to W3
            at W2: confederates balloon
            at W3: confederates boat
            """,
            {"La": "confederates: 2 bombard", "W1": "confederates: balloon", "W2": "confederates: balloon, boat"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="Lz La W1 W2 W3",
        ),
    ),
    (
        "MI-R54, MI-R155",
        sailing(
            "it stops at enemies and may attack alone",
            """
            goes La balloon: = W1 Lb
            sail La balloon to Lb ...
            told pinned MI-R54
            """,
            {"La": "confederates: balloon", "Lb": "rebels: band"},
            "confederates/rebels",
            options=EXTRA,
            invented=("confederates",),
            chart="La W1 Lb W2 W3",
        ),
    ),
)


@pytest.mark.parametrize("part", BOATS)
def test_boats(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", BALLOONS)
def test_balloons(part: Part) -> None:
    run_part(part)
