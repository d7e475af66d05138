"""Scenarios S02 to S05 and S11: Bases that win together, the recruit roll and prices, founding, where new units appear."""

from tests.rules.mysterious_islands.scenario_parts import MOVE, RECRUIT
from tests.rules.mysterious_islands.script import Part

SCENARIOS: dict[str, list[Part]] = {
    "S02": [
        Part(
            "A and B have four Bases each and share the win",
            "over 0 1",
            factions="pirates / company / rebels",
            chart="La Lb Lc Ld Le Lf Lg Lh Li Lj Lk",
            units={
                **dict.fromkeys(("La", "Lb", "Lc", "Ld"), "pirates: base"),
                **dict.fromkeys(("Le", "Lf", "Lg", "Lh"), "company: base"),
                **dict.fromkeys(("Li", "Lj", "Lk"), "rebels: base"),
            },
            setting={"phase": "combat", "active": 2, "round_number": 12},
        ),
        Part(
            "(b) Bases of all factions of a player are added up",
            "over 0",
            factions="rebels natives / moreau pirates",
            chart="La Lb Lc Ld Le Lf Lg Lh Li Wa",
            units={
                **dict.fromkeys(("La", "Lb"), "rebels: base"),
                **dict.fromkeys(("Lc", "Ld", "Le"), "natives: base"),
                **dict.fromkeys(("Lf", "Lg", "Lh", "Li"), "moreau: base"),
                "Wa": "pirates: boat",
            },
            options={"factions_per_player": 2},
            setting={"phase": "combat", "active": 1, "round_number": 12},
        ),
    ],
    "S03": [
        Part(
            "recruit roll and prices",
            """
            throws recruit
            (3,3)
            bank moreau 9
            offers: buy:band buy:boss buy:boat / buy:bombard
            refuse buy bombard La MI-032
            buy boss La
            bank moreau 7
            refuse buy boat We MI-R41
            buy boat Wa
            bank moreau 5
            refuse buy band Ld MI-047
            buy 2 band La
            buy band Lb
            bank moreau 2
            at La: moreau base, boss, 2 band
            at Lb: moreau band
            at Wa: moreau boat
            end
            rest (1,1) rest
            turn 0 recruit
            bank moreau 2
            """,
            factions="moreau / zombies",
            chart="""
            ~  ~  ~  ~  ~  ~  ~ ~
             ~ Wa La Lb Lc Ld We ~
            ~  ~  ~  ~  ~  ~  ~ ~
             ~  ~  ~ Lz  ~  ~  ~ ~
            ~  ~  ~  ~  ~  ~  ~ ~
            """,
            units={"La": "moreau: base", "Lz": "zombies: band"},
            setting={"phase": "recruit", "banks": {"moreau": 2}},
        ),
    ],
    "S04": [
        Part(
            "founding keeps a hex between Bases",
            """
            (1,1)
            bank company 4
            refuse buy base Lb MI-027
            buy base Lc
            bank company 2
            at Lc: company base, band
            refuse buy base Ld
            """,
            factions="company / natives",
            chart="La Lb Lc Ld ~ Lz",
            units={
                "La": "company: base",
                "Lb": "company: band",
                "Lc": "company: band",
                "Ld": "company: band",
                "Lz": "natives: base",
            },
            setting={"phase": "recruit", "banks": {"company": 2}},
        ),
        Part(
            "(b) an enemy Village counts as well",
            """
            (1,1)
            refuse buy base Lc MI-R45
            buy base Lx
            """,
            factions="company / natives",
            chart="La Lb Lc Ld ~ Lx ~ Ly",
            units={
                "La": "company: base",
                "Lb": "company: band",
                "Lc": "company: band",
                "Ld": "natives: base",
                "Lx": "company: band",
                "Ly": "company: band",
            },
            setting={"phase": "recruit", "banks": {"company": 2}},
        ),
        Part(
            "(c) the new Outpost gives a Band at once",
            """
            (1,1)
            buy base Lc
            buy band Lc
            at Lc: company base, 2 band
            bank company 1
            """,
            factions="company / natives",
            chart="La Lb Lc Ld ~ Lz",
            units={
                "La": "company: base",
                "Lb": "company: band",
                "Lc": "company: band",
                "Ld": "company: band",
                "Lz": "natives: base",
            },
            setting={"phase": "recruit", "banks": {"company": 2}},
        ),
    ],
    "S05": [
        Part(
            "(a) Pirates without Bases come in with a Sloop",
            """
            (3,4)
            buy boat Wa
            told came-in MI-078
            buy 4 band Wa
            turn 0 move
            bank pirates 1
            goes Wa boat with 4 band: E1 / F1
            """,
            factions="pirates / natives",
            chart="""
            Wa ~  ~  ~ ~ ~
             ~  ~  ~  ~  ~  ~
            ~  ~  Lz ~ ~ ~
             ~  ~  ~  ~  ~  ~
            ~  ~  ~  ~ ~ ~
            """,
            units={"Lz": "natives: base"},
            setting=RECRUIT,
        ),
        Part(
            "(b) Bands need a new Boat",
            """
            (3,4)
            offers: buy:boat / buy:band
            refuse buy band Wa
            """,
            factions="pirates / natives",
            chart="""
            Wa ~ ~ ~
             ~ ~ ~ ~
            ~ Lz ~ ~
             ~ ~ ~ ~
            """,
            units={"Lz": "natives: base"},
            setting=RECRUIT,
        ),
        Part(
            "(c) Divers need no place",
            """
            (3,3)
            buy boat Wa
            buy 4 band Wa
            bank nemo 0
            at Wa: nemo boat, 4 band
            """,
            factions="nemo / natives",
            chart="""
            Wa ~ ~ ~
             ~ ~ ~ ~
            ~ Lz ~ ~
             ~ ~ ~ ~
            """,
            units={"Lz": "natives: base"},
            setting=RECRUIT,
        ),
        Part(
            "(d) a Clipper brings five",
            """
            (3,4)
            buy boat Wa
            buy 5 band Wa
            bank company 0
            at Wa: company boat, 5 band
            """,
            factions="company / natives",
            chart="""
            Wa ~ ~ ~
             ~ ~ ~ ~
            ~ Lz ~ ~
             ~ ~ ~ ~
            """,
            units={"Lz": "natives: base"},
            setting=RECRUIT,
        ),
        Part(
            "(e) Natives are never offered the rim",
            """
            (3,4)
            offers: buy:boat buy:band
            refuse buy boat Wa MI-R48
            refuse buy band Wa
            """,
            factions="natives / pirates",
            chart="""
            Wa ~ ~ ~ ~
             ~ ~ ~ ~ ~
            ~ ~ Lz ~ ~
             ~ ~ ~ ~ ~
            ~ ~ ~ ~ Wz
            """,
            units={"Lz": "natives: base", "Wz": "pirates: boat"},
            setting=RECRUIT,
        ),
        Part(
            "(f) not onto an enemy Boat",
            """
            (3,4)
            refuse buy boat Wa MI-R40
            buy boat Wz
            """,
            factions="pirates / natives",
            chart="""
            Wa ~ ~ ~
             ~ ~ ~ ~
            ~ Lz ~ ~
             ~ ~ ~ Wz
            """,
            units={"Lz": "natives: base", "Wa": "natives: boat"},
            setting=RECRUIT,
        ),
    ],
    "S11": [
        Part(
            "a Zombie walks into the sea and stays",
            """
            move La band to Wa
            told float MI-101
            at Wa: zombies band
            """,
            factions="zombies / company",
            chart="Wa La Lb Lc Ld V ~ Lx Ly",
            units={"La": "zombies: band", "Ld": "company: band"},
            setting=MOVE,
        ),
        Part(
            "(b) new Bands anywhere on an occupied island",
            """
            (2,3)
            refuse buy band Ld MI-R40
            refuse buy band Wa MI-047
            refuse buy band V MI-021
            refuse buy band Lx MI-R50
            buy 2 band Lc
            told appeared MI-107 2
            buy 2 band Lb
            buy band La
            at Lc: zombies 2 band
            at Lb: zombies 2 band
            at La: zombies 2 band
            bank zombies 0
            """,
            factions="zombies / company",
            chart="""
            ~  ~  ~  ~  ~  ~ ~ ~  ~  ~
             ~ Wa La Lb Lc Ld V ~ Lx Ly
            ~  ~  ~  ~  ~  ~ ~ ~  ~  ~
            """,
            units={"La": "zombies: band", "Ld": "company: band"},
            setting=RECRUIT,
        ),
        Part(
            "(c) Bands only",
            """
            (5,5)
            offers = buy:band end
            refuse buy base Lb MI-105
            refuse buy boat Wa MI-104
            refuse buy boss La MI-104
            refuse buy bombard La MI-032
            """,
            factions="zombies / company",
            chart="Wa La Lb Lc Ld V ~ Lx Ly",
            units={"La": "zombies: band", "Lb": "zombies: band", "Ld": "company: band"},
            setting=RECRUIT,
        ),
        Part(
            "(d) nothing on land, nothing placed",
            """
            (2,3)
            turn 0 move
            bank zombies 5
            """,
            factions="zombies / company",
            chart="Wa La Lb Lc Ld V ~ Lx Ly",
            units={"Wa": "zombies: band", "Ld": "company: band"},
            setting=RECRUIT,
        ),
        Part(
            "(e) from a Ruin straight into the water",
            """
            (2,3)
            buy band Wa
            at Wa: zombies band
            """,
            factions="zombies / company",
            chart="Wa La Lb Lc Ld V ~ Lx Ly",
            units={"La": "zombies: base", "Ld": "company: band"},
            setting=RECRUIT,
        ),
    ],
}
