"""Swimmers: they cross water that is free of enemies and end on land or aboard."""

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part


def swimming(name: str, lines: str, units: dict[str, str], factions: str = "natives/pirates", **more: object) -> Part:
    options = more.pop("options", {})
    chart = str(more.pop("chart", "La Wa Wb Lb"))
    assert isinstance(options, dict)
    return Part(name, lines, factions, chart, units, options, {**more})


PARTS = rows(
    (
        "MI-111, MI-R67",
        swimming(
            "a Native Band crosses two water hexes and may not end in them",
            """
            goes La band: = Lb Lz
            refuse move La 1 band to Wb MI-111
            refuse move La 1 band to Wa MI-111
            move La 1 band to Lb
            at Lb: natives band
            """,
            {"La": "natives: 2 band"},
            chart="Lz La Wa Wb Lb",
        ),
    ),
    (
        "MI-111, MI-053",
        swimming(
            "three are too many for it, not for a Shaman",
            """
            goes La band: = Lz
            goes La boss: = Lz Lb
            move La boss to Lb
            told walk MI-050
            untold float
            """,
            {"La": "natives: 2 band, boss"},
            chart="Lz La Wa Wb Wc Lb",
        ),
    ),
    (
        "MI-R67, MI-R60",
        swimming(
            "it may end on an own Boat with a free slot",
            """
            goes La band: = Lz Wb Lb
            move La 2 band to Wb
            at Wb: natives boat, 2 band
            goes La band: = Lz Lb
            refuse move La 1 band to Wb MI-R60
            """,
            {"La": "natives: 4 band", "Wb": "natives: boat"},
            chart="Lz La Wa Wb Lb",
        ),
    ),
    (
        "MI-R67, MI-111",
        swimming(
            "own Boats, full or not, do not end the swim",
            """
            goes La band: = Lz Lb
            """,
            {"La": "natives: 2 band", "Wa": "natives: boat, 2 band"},
            chart="Lz La Wa Wb Lb",
        ),
    ),
    (
        "MI-R67, MI-R54",
        swimming(
            "an enemy in the water bars the way, and is not attacked by swimmers",
            """
            goes La band: = Lz
            refuse move La 1 band to Wa MI-R67
            refuse move La 1 band to Lb
            """,
            {"La": "natives: 2 band", "Wa": "pirates: boat"},
            chart="Lz La Wa Wb Lb",
        ),
    ),
    (
        "MI-R67, MI-R64",
        swimming(
            "but an own Boat there may be boarded",
            """
            sail Wb boat to Wa
            told pinned MI-R54
            goes La band: = Lz Wa
            move La 2 band to Wa
            told pinned MI-R54
            at Wa: natives boat, 2 band; pirates boat
            """,
            {"La": "natives: 3 band", "Wa": "pirates: boat", "Wb": "natives: boat"},
            chart="Lz La Wa Wb Lb",
        ),
    ),
    (
        "MI-R63, MI-R67",
        swimming(
            "they swim straight onto enemy land",
            """
            move La 2 band to Lb
            told pinned MI-R54
            at Lb: natives 2 band; pirates band
            """,
            {"La": "natives: 3 band", "Lb": "pirates: band"},
        ),
    ),
    (
        "MI-131, MI-130, MI-R138, MI-R29",
        swimming(
            "super soldiers swim alike, Beastmen and Task Masters",
            """
            goes La band: = Lz Lb
            goes La boss: = Lz Lb Lc
            refuse move La 1 band to Wa MI-111
            """,
            {"La": "moreau: 2 band, 2 boss"},
            "moreau/pirates",
            chart="Lz La Wa Wb Lb Lc",
            invented=("moreau",),
        ),
    ),
    (
        "MI-131, MI-R138",
        swimming(
            "before their invention they do not",
            """
            goes La band: = Lz
            goes La boss: = Lz
            refuse move La 1 band to Wa MI-029
            """,
            {"La": "moreau: 2 band, 2 boss"},
            "moreau/pirates",
            chart="Lz La Wa Wb Lb Lc",
        ),
    ),
    (
        "MI-111, MI-R125",
        swimming(
            "they swim past partners' Boats, which take nobody aboard",
            """
            goes La band: = Lz Lb
            """,
            {"La": "natives: 2 band", "Wb": "rebels: boat"},
            "natives rebels/pirates company",
            options={"factions_per_player": 2},
            chart="Lz La Wa Wb Lb",
        ),
    ),
)


@pytest.mark.parametrize("part", PARTS)
def test_swimming(part: Part) -> None:
    run_part(part)
