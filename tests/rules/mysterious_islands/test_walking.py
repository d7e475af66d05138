"""Walking: how far units go on land, what stops them, who floats, and that each walks once."""

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

LINE = "La Lb Lc Ld Le Lf V W"


def walking(name: str, lines: str, units: dict[str, str], factions: str = "rebels/pirates", **more: object) -> Part:
    options = more.pop("options", {})
    chart = str(more.pop("chart", LINE))
    assert isinstance(options, dict)
    return Part(name, lines, factions, chart, units, options, {**more})


def far(faction: str, kind: str, hexes: str, rules: str, **more: object) -> tuple[str, Part]:
    """A row: a unit alone on a line of land reaches exactly these hexes."""
    part = walking(
        f"{faction} {kind}",
        f"goes La {kind}: = {hexes}",
        {"La": f"{faction}: {kind}"},
        f"{faction}/{'rebels' if faction != 'rebels' else 'pirates'}",
        **more,
    )
    return rules, part


EXTRA: dict[str, object] = {"options": {"extra_factions": True}}
ALLOWANCES = rows(
    far("rebels", "band", "Lb Lc", "MI-051, MI-053"),
    far("pirates", "band", "Lb Lc", "MI-051, MI-053"),
    far("company", "band", "Lb Lc", "MI-051, MI-053"),
    far("nemo", "band", "Lb", "MI-084"),
    far("moreau", "band", "Lb Lc Ld", "MI-088"),
    far("zombies", "band", "Lb", "MI-100"),
    far("natives", "band", "Lb Lc Ld", "MI-109"),
    far("confederates", "band", "Lb Lc Ld", "MI-163", **EXTRA),
    far("satsuma", "band", "Lb Lc Ld", "MI-177", **EXTRA),
    far("rebels", "boss", "Lb Lc Ld Le", "MI-052"),
    far("nemo", "boss", "Lb Lc Ld Le", "MI-052, MI-R30"),
    far("natives", "boss", "Lb Lc Ld Le", "MI-052, MI-R30"),
    far("moreau", "boss", "Lb Lc Ld Le", "MI-052, MI-R30"),
    far("confederates", "boss", "Lb Lc Ld Le", "MI-052, MI-R30", **EXTRA),
    far("satsuma", "boss", "Lb Lc Ld Le", "MI-052, MI-R30", **EXTRA),
    far("pirates", "bombard", "Lb", "MI-033"),
    far("confederates", "bombard", "Lb", "MI-033, MI-R30", **EXTRA),
    far("nemo", "bomb", "Lb Lc", "MI-R134", invented=("nemo",)),
    far("zombies", "band", "Lb Lc", "MI-137", invented=("zombies",)),
)

TERRAIN = rows(
    (
        "MI-021, MI-R56",
        walking(
            "nobody enters a Volcano, Bosses and Zombies neither",
            """
            goes Lb band: = La Lc Ld
            goes Lb boss: = La Lc Ld
            refuse move Lb 1 band to V1 MI-021
            """,
            {"Lb": "rebels: band, boss"},
            chart="La Lb Lc\nV1 V2 Ld",
        ),
    ),
    (
        "MI-021, MI-101",
        walking(
            "Zombies neither",
            """
            goes La band: = Lb W
            refuse move La band to V MI-021
            """,
            {"La": "zombies: band"},
            "zombies/pirates",
            chart="La Lb\nW V",
        ),
    ),
    (
        "MI-029, MI-R56",
        walking(
            "no land unit walks into water without a Boat",
            """
            goes La band: = Lb
            refuse move La 1 band to W MI-029
            """,
            {"La": "rebels: 2 band"},
            chart="W La Lb W2",
        ),
    ),
    (
        "MI-029, MI-R161",
        walking(
            "a unit that can go nowhere is not offered",
            """
            turn 1 recruit
            """,
            {"La": "rebels: 2 band, boss, base"},
            chart="W La V W2",
        ),
    ),
    (
        "MI-R53",
        walking(
            "a way around costs a point for each hex",
            """
            goes La boss: Lb Lc Ld Le / Lf
            """,
            {"La": "rebels: boss"},
            chart="La V1 V2 V3 Lf\nLb Lc Ld Le V4",
        ),
    ),
)

ENEMIES = rows(
    (
        "MI-R54, MI-053",
        walking(
            "an enemy stops whoever enters, and nobody passes",
            """
            goes La band: = Lb Lc
            goes La boss: = Lb Lc
            move La band to Lc
            told walk MI-050
            told pinned MI-R54
            at Lc: rebels band; pirates band
            """,
            {"La": "rebels: band, boss", "Lc": "pirates: band"},
        ),
    ),
    (
        "MI-R54",
        walking(
            "those who come later may not pass either, nor leave the hex",
            """
            move La band to Lb
            goes La boss: = Lb
            offers: La / Lb
            refuse Lb MI-R54
            """,
            {"La": "rebels: band, boss", "Lb": "pirates: base"},
        ),
    ),
    (
        "MI-R54, MI-R28",
        walking(
            "a lone Base is enough to stop",
            """
            goes La boss: = Lb Lc
            move La boss to Lc ...
            told pinned MI-R54
            """,
            {"La": "rebels: boss", "Lc": "pirates: base"},
        ),
    ),
    (
        "MI-R54",
        walking(
            "hexes beside enemies are free, own units never block",
            """
            goes La boss: = Lb Lc Ld
            move La boss to Lc
            untold pinned
            at Lc: rebels band, boss
            """,
            {"La": "rebels: boss", "Lb": "rebels: base", "Lc": "rebels: band", "Ld": "pirates: band"},
        ),
    ),
    (
        "MI-R65, MI-R56",
        walking(
            "land units do not attack Boats offshore",
            """
            goes La band: = Lb
            refuse move La 1 band to W MI-029
            """,
            {"La": "rebels: 2 band", "W": "pirates: boat"},
            chart="W La Lb W2",
        ),
    ),
)

ONCE = rows(
    (
        "MI-053, MI-R57",
        walking(
            "whoever has walked may not walk again, though points are left",
            """
            move La band to Lb
            turn 1 recruit
            """,
            {"La": "rebels: band"},
        ),
    ),
    (
        "MI-053, MI-050",
        walking(
            "others still may",
            """
            move La 1 band to Lb
            told walk MI-050
            offers: La / Lb
            refuse Lb MI-053
            move La band to Lc
            at Lb: rebels band
            at Lc: rebels band
            """,
            {"La": "rebels: 2 band"},
        ),
    ),
    (
        "MI-050",
        walking(
            "nobody has to move",
            """
            offers: = end La
            end
            at La: rebels 2 band
            turn 1 recruit
            """,
            {"La": "rebels: 2 band"},
        ),
    ),
    (
        "MI-R55, MI-R164",
        walking(
            "groups of one kind go together, as many as one likes; the others stay",
            """
            move La 3 band to Lc
            at La: rebels band, boss
            at Lc: rebels 3 band
            goes La boss: Le
            move La boss to Le
            at Le: rebels boss
            """,
            {"La": "rebels: 4 band, boss"},
        ),
    ),
    (
        "MI-R164, MI-R55",
        walking(
            "units of one kind in different states are different groups",
            """
            move La 1 band to Lb
            Lb
            asks rebels how_many
            2
            offers: La Lc Ld
            Ld
            at Lb: rebels band
            at Ld: rebels 2 band
            """,
            {"La": "rebels: 2 band", "Lb": "rebels: 2 band"},
        ),
    ),
    (
        "MI-R121",
        walking(
            "a Base may be left alone",
            """
            move La 2 band to Lc
            at La: natives base
            """,
            {"La": "natives: base, 2 band"},
            "natives/pirates",
        ),
    ),
    (
        "MI-024",
        walking(
            "Bases are not among what may be picked",
            """
            offers: = end Lc
            refuse La MI-024
            """,
            {"La": "rebels: base", "Lc": "rebels: band"},
        ),
    ),
    (
        "MI-022",
        walking(
            "nor are units of others",
            """
            offers: = end Lc
            refuse Le MI-022
            """,
            {"Le": "pirates: 2 band", "Lc": "rebels: band"},
        ),
    ),
    (
        "MI-050, MI-R13",
        walking(
            "in the next turn everybody may move again",
            """
            move La 1 band to Lb
            end (2,2) end
            turn 1 move
            end (1,1) end
            goes Lb band: La Lc Ld
            """,
            {"La": "rebels: base, 2 band", "Lf": "pirates: base, band"},
        ),
    ),
)

PARTNERS = rows(
    (
        "MI-R125, MI-R27",
        walking(
            "partners are walked through and not joined",
            """
            goes La band: = Lc Ld
            refuse move La 1 band to Lb MI-R125
            """,
            {"La": "natives: 2 band", "Lb": "rebels: band"},
            "rebels natives/pirates company",
            options={"factions_per_player": 2},
        ),
    ),
    (
        "MI-R125",
        walking(
            "one behind whom partners fill the way is not offered",
            """
            offers: end Lb / La
            refuse move La bombard to Lb MI-R125
            """,
            {"La": "company: bombard", "Lb": "rebels: band"},
            "rebels company/pirates natives",
            options={"factions_per_player": 2},
        ),
    ),
    (
        "MI-R125, MI-R84",
        walking(
            "nobody joins partners in a fight",
            """
            move La band to Lb
            goes Lc band: = Ld Le Lf
            """,
            {"La": "rebels: band", "Lc": "natives: 2 band", "Lb": "pirates: band"},
            "rebels natives/pirates company",
            options={"factions_per_player": 2},
        ),
    ),
)

FLOATING = rows(
    (
        "MI-083, MI-R68",
        walking(
            "a Diver goes into water and stays there without a Sub",
            """
            goes La band: = Wa
            goes La boss: Wa Wb Wc Wd
            move La 1 band to Wa
            told float MI-083
            at Wa: nemo band
            """,
            {"La": "nemo: 2 band, boss"},
            "nemo/pirates",
            chart="La Wa Wb Wc Wd We",
        ),
    ),
    (
        "MI-101, MI-R69",
        walking(
            "a Zombie, too, and further the next turn",
            """
            move La band to Wa
            told float MI-101
            (1,1) end (2,2)
            goes Wa band: La Wb / Wc
            """,
            {"La": "zombies: band", "Lz": "pirates: base, band"},
            "zombies/pirates",
            chart="La Wa Wb Wc Wd Lz",
        ),
    ),
    (
        "MI-083, MI-R68, MI-R54",
        walking(
            "Divers attack in water and are pinned there",
            """
            move La boss to Wb
            told pinned MI-R54
            at Wb: nemo boss; pirates boat
            goes La band: = Wa
            """,
            {"La": "nemo: 2 band, boss", "Wb": "pirates: boat"},
            "nemo/pirates",
            chart="La Wa Wb Wc Wd We",
        ),
    ),
    (
        "MI-R69",
        walking(
            "Zombies fight Boats in water",
            """
            move La band to Wa ...
            told pinned MI-R54
            """,
            {"La": "zombies: band", "Wa": "pirates: boat"},
            "zombies/pirates",
            chart="La Wa Wb",
        ),
    ),
    (
        "MI-R134, MI-029",
        walking(
            "a Bomb does not dive",
            """
            goes La bomb: = Lb
            """,
            {"La": "nemo: 2 bomb"},
            "nemo/pirates",
            chart="Wa La Lb V",
            invented=("nemo",),
        ),
    ),
)


@pytest.mark.parametrize("part", ALLOWANCES)
def test_allowance(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", TERRAIN)
def test_terrain(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", ENEMIES)
def test_enemies(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", ONCE)
def test_once(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", PARTNERS)
def test_partners(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", FLOATING)
def test_floating(part: Part) -> None:
    run_part(part)
