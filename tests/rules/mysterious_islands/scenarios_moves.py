"""Scenarios S06 to S10 and S29: how far units go, Boats and who is aboard, diving, swimming, partners in the way."""

from tests.rules.mysterious_islands.scenario_parts import LAND, MOVE, RECRUIT, WATER, carries
from tests.rules.mysterious_islands.script import Part

SPEEDS = [
    ("moreau", "band", 3), ("natives", "band", 3), ("confederates", "band", 3), ("satsuma", "band", 3),
    ("pirates", "band", 2), ("rebels", "band", 2), ("company", "band", 2), ("zombies", "band", 1), ("nemo", "band", 1),
    ("pirates", "boss", 4), ("nemo", "boss", 4), ("moreau", "boss", 4), ("rebels", "boss", 4), ("company", "boss", 4),
    ("natives", "boss", 4), ("confederates", "boss", 4), ("satsuma", "boss", 4),
    ("pirates", "bombard", 1), ("company", "bombard", 1), ("confederates", "bombard", 1),
]  # fmt: skip
BOATS = [
    ("pirates", 4, 4), ("nemo", 6, 3), ("moreau", 4, 3), ("rebels", 2, 2), ("company", 5, 5), ("natives", 4, 2),
    ("confederates", 4, 4), ("satsuma", 3, 2),
]  # fmt: skip


def reaches(faction: str, kind: str, steps: int) -> Part:
    """A unit on an empty line of land goes exactly so far."""
    reached = " ".join(LAND.split()[1 : steps + 1])
    other = "pirates" if faction != "pirates" else "rebels"
    return Part(
        f"{faction} {kind} {steps}",
        f"goes La {kind}: = {reached}",
        factions=f"{faction} / {other}",
        chart=LAND,
        units={"La": f"{faction}: {kind}"},
        setting=MOVE,
    )


THREE: dict[str, object] = {"factions_per_player": 3}

SCENARIOS: dict[str, list[Part]] = {
    "S06": [
        Part(
            "nobody passes an enemy, nobody enters a Volcano",
            """
            goes La band: = Lb Lc
            refuse move La band to V MI-021
            goes La boss: = Lb Lc
            refuse move La boss to Ld
            goes Lf band: = Le Ld
            move La band to Lc
            told pinned MI-R54
            goes Lc band: none
            """,
            factions="rebels / natives",
            chart="V La Lb Lc Ld Le Lf",
            units={"La": "rebels: band, boss", "Lc": "natives: band", "Lf": "rebels: band"},
            setting=MOVE,
        ),
        *(reaches(*speed) for speed in SPEEDS),
    ],
    "S07": [
        *(carries(*boat) for boat in BOATS),
        Part(
            "a Boss and a Bombard take a place each",
            """
            goes Wa boat with 2 band, boss, bombard: = Wb Wc Wd We
            refuse sail Wa boat with 3 band, boss, bombard to Wb
            """,
            factions="pirates / rebels",
            chart=WATER,
            units={"Wa": "pirates: 2 boat, 3 band, boss, bombard"},
            setting=MOVE,
        ),
    ],
    "S08": [
        Part(
            "over the sea in one turn",
            """
            move La 4 band to Wa
            goes La boss: none
            refuse move La boss to Wa
            sail Wa boat with 4 band to Wb
            at Wb: pirates 2 boat, 4 band
            refuse sail Wb boat with 4 band to We
            move Wb 4 band to Lz
            told pinned MI-R54
            goes Lz band: none
            goes Wb boat: We
            sail Wb boat to We
            goes Wb boat: none
            """,
            factions="pirates / rebels",
            chart="""
             La Wa  ~  ~  ~ Wb Lz
              ~  ~  ~  ~ We  ~  ~
            """,
            units={"La": "pirates: 4 band, boss", "Wa": "pirates: boat", "Wb": "pirates: boat", "Lz": "rebels: 2 band"},
            setting=MOVE,
        ),
        Part(
            "(b) a Bombard lands one turn later",
            """
            move La bombard to Wa
            sail Wa boat with bombard to Wb
            goes Wb bombard: none
            rest (1,1) rest (1,1)
            end
            goes Wb bombard: Lz
            """,
            factions="pirates / rebels",
            chart="Lq Lr V La Wa ~ ~ ~ Wb Lz V V Ly",
            units={"Lq": "pirates: band", "La": "pirates: bombard", "Wa": "pirates: boat", "Ly": "rebels: band"},
            setting=MOVE,
        ),
        Part(
            "(c) aboard from the beginning: one walk after the voyage",
            """
            sail Wa boat with 2 band to Wb
            goes Wb band: = Lx Ly
            move Wb band to Lx
            goes Lx band: none
            goes Wb band: = Lx Ly
            """,
            factions="pirates / rebels",
            chart="Wa ~ ~ ~ Wb Lx Ly Lz",
            units={"Wa": "pirates: boat, 2 band"},
            setting=MOVE,
        ),
    ],
    "S09": [
        Part(
            "a Diver in the water, and a Sub that fetches him",
            """
            move La band to Wa
            told float MI-083
            at Wa: nemo band
            sail Wb boat to Wa
            rest (1,1) rest (1,1)
            end
            sail Wa boat with band to Wg
            move Wg band to Lz
            at Lz: nemo band
            """,
            factions="nemo / moreau",
            chart="La Wa Wb Wc Wd We Wf Wg Lz V V V Ly",
            units={"La": "nemo: band", "Wb": "nemo: boat", "Ly": "moreau: band"},
            setting=MOVE,
        ),
        Part(
            "a Sub Commander dives four hexes",
            """
            goes La boss: = Wa Wb Wc Wd
            move La boss to Wd
            at Wd: nemo boss
            """,
            factions="nemo / moreau",
            chart="La Wa Wb Wc Wd We Wf",
            units={"La": "nemo: boss"},
            setting=MOVE,
        ),
    ],
    "S10": [
        Part(
            "across, but not into the water",
            """
            goes La band: = Lc Lb
            refuse move La band to Wb MI-111
            move La band to Lb
            """,
            factions="natives / rebels",
            chart="Lc La Wa Wb Lb",
            units={"La": "natives: band"},
            setting=MOVE,
        ),
        Part(
            "(b) onto the own Outrigger",
            "move La band to Wb",
            factions="natives / rebels",
            chart="Lc La Wa Wb Lb",
            units={"La": "natives: band", "Wb": "natives: boat"},
            setting=MOVE,
        ),
        Part(
            "(c) an enemy Raft bars the way",
            """
            goes La band: = Lc Ld
            refuse move La band to Wa
            refuse move La band to Lb
            """,
            factions="natives / rebels",
            chart="Ld Lc La Wa Wb Lb",
            units={"La": "natives: band", "Wa": "rebels: boat"},
            setting=MOVE,
        ),
        Part(
            "(d) a Shaman crosses three hexes",
            "goes La boss: = Lc Ld",
            factions="natives / rebels",
            chart="Lc La Wa Wb Wc Ld",
            units={"La": "natives: boss"},
            setting=MOVE,
        ),
    ],
    "S29": [
        Part(
            "three banks; Moreau, Rebels and Natives roll in the order of the table",
            """
            (6) (7) (4)
            bank rebels 7
            bank natives 4
            bank moreau 7
            buy 7 moreau band Lc
            bank moreau 0
            bank rebels 7
            offers: buy:rebels:band buy:natives:band / buy:moreau:band
            refuse buy moreau band Lc MI-045
            """,
            factions="rebels natives moreau / pirates nemo company",
            options=THREE,
            chart="La ~ Lb ~ Lc ~ Ld Wa Wb Wc",
            units={
                "La": "rebels: base, band",
                "Lb": "natives: base, band",
                "Lc": "moreau: base, band",
                "Ld": "pirates: base",
            },
            setting=RECRUIT,
        ),
        Part(
            "a partner's hex is passed, not stayed in",
            """
            goes La band: Lc Ld / Lb
            refuse move La band to Lb MI-R125
            rest
            untold fight
            turn 1 recruit
            """,
            factions="rebels natives moreau / pirates nemo company",
            options=THREE,
            chart="La Lb Lc Ld Le",
            units={"La": "natives: band", "Lb": "rebels: band", "Le": "pirates: base"},
            setting=MOVE,
        ),
    ],
}
