"""Scenarios S33 to S35, S39 and S40: inventions, and the factions with inventions of their own."""

from tests.rules.mysterious_islands.scenario_parts import BOMBARD, COMBAT, LAND, MOVE, carries
from tests.rules.mysterious_islands.script import Part

SCENARIOS: dict[str, list[Part]] = {
    "S33": [
        Part(
            "a Bomb is bought, walks and explodes",
            """
            (1,1)
            buy bomb Lf
            bank nemo 0
            goes Lf bomb: = Lg La
            move Lf bomb to La
            end
            turn 0 bombard
            refuse La
            end
            asks nemo act
            La
            told explodes MI-126
            at La: nobody
            at Lb: nobody
            at Wa: nobody
            at Lc: nobody
            at Lz: company band
            """,
            factions="nemo / company",
            chart="""
            Lf Lg La Lb  V Wy Wx
             ~ Wa Lc Lz  V  ~  ~
            """,
            units={
                "Lf": "nemo: base",
                "Wx": "nemo: boat",
                "Wy": "company: boat",
                "Lb": "company: base, 3 band",
                "Wa": "company: boat, band",
                "Lc": "nemo: band, bomb",
                "Lz": "company: band",
            },
            setting={"phase": "recruit", "invented": ("nemo",)},
        ),
        Part(
            "(b) a beaten Bomb does not explode",
            """
            (10v5)
            untold explodes
            at La: company 2 band
            at Lb: nemo band
            """,
            factions="company / nemo",
            chart="La Lb",
            units={"La": "company: 2 band; nemo: bomb", "Lb": "nemo: band"},
            setting=COMBAT,
        ),
        Part(
            "(c) the centre is spared",
            """
            La
            at La: nemo band
            at Lb: nobody
            """,
            factions="nemo / company",
            options={"blast_centre": "spared"},
            chart="La Lb ~ Lc",
            units={"La": "nemo: bomb, band", "Lb": "company: band", "Lc": "company: base"},
            setting={"phase": "act", "invented": ("nemo",)},
        ),
    ],
    "S34": [
        Part(
            "Cannibalism",
            """
            (8v9) (9v9)
            roll natives 8 MI-110 MI-127 = 11 v zombies 9 = 9
            at La: natives 2 band
            """,
            factions="natives / zombies",
            units={"La": "natives: 2 band; zombies: 2 band"},
            setting={"phase": "combat", "invented": ("natives",)},
        ),
        Part(
            "Cannibalism in later rolls",
            """
            (8v10) ...
            roll natives 8 MI-110 MI-127 = 11 v zombies 10 = 10
            (8v9) ...
            roll natives 8 MI-064 MI-127 = 10 v zombies 9 = 9
            """,
            factions="natives / zombies",
            units={"La": "natives: 2 band; zombies: 2 band"},
            setting={"phase": "combat", "invented": ("natives",)},
        ),
        Part(
            "Weapon Merchants: a Bombard for 2 RP, 1 MP",
            """
            (1,1)
            buy bombard La
            bank rebels 0
            goes La bombard: = Lb
            """,
            factions="rebels / company",
            chart="La Lb Lc",
            units={"La": "rebels: base", "Lc": "company: band"},
            setting={"phase": "recruit", "invented": ("rebels",)},
        ),
        *(
            Part(
                f"Weapon Merchants: die {die}",
                f"""
                shoot La bombard at Lb ({die})
                at Lb: company {left} band
                """,
                factions="rebels / company",
                chart="La Lb",
                units={"La": "rebels: bombard", "Lb": "company: 2 band"},
                setting={"phase": "bombard", "invented": ("rebels",)},
            )
            for die, left in ((4, 2), (5, 1))
        ),
        Part(
            "Weapon Merchants in battle",
            """
            (8v9) ...
            roll rebels 8 MI-064 MI-128 = 10 v company 9 MI-097 = 10
            """,
            factions="rebels / company",
            units={"La": "rebels: 2 band, bombard; company: 2 band"},
            setting={"phase": "combat", "invented": ("rebels",)},
        ),
        Part(
            "no Weapon Merchants for a lone Camp",
            """
            (8v9) (6)
            roll pirates 8 MI-076 MI-077 = 11 v rebels 9 MI-028 MI-095 = 12
            """,
            factions="pirates / rebels",
            units={"La": "pirates: band; rebels: base"},
            setting={"phase": "combat", "invented": ("rebels",)},
        ),
    ],
    "S35": [
        Part(
            "Super Soldiers swim and strike",
            """
            refuse move La 2 band to Wa MI-111
            move La 2 band to Lb ...
            (8v5)
            roll moreau 8 MI-064 MI-089 MI-130 = 13 v company 5 MI-097 = 6
            at Lb: moreau 2 band
            """,
            factions="moreau / company",
            chart="Lc La Wa Lb",
            units={"La": "moreau: 2 band", "Lb": "company: band"},
            setting={"phase": "move", "invented": ("moreau",)},
        ),
        Part(
            "an Ironclad costs 3 and sails 6",
            """
            (1,2)
            buy boat Wa
            bank company 0
            goes Wa boat: Wg / Wh
            """,
            factions="company / rebels",
            chart="""
             La Wa Wb Wc Wd We Wf Wg Wh
              ~ Lb  V  V  V  V  V  V  V
            """,
            units={"La": "company: base", "Lb": "rebels: base"},
            setting={"phase": "recruit", "invented": ("company",)},
        ),
        *(
            Part(
                f"an Ironclad shells over two hexes: die {die} at {units}",
                f"""
                shoot Wa boat at La ({die})
                at La: {left}
                """,
                factions=f"company / {units.split(':')[0]}",
                chart="Wa Wb La",
                units={"Wa": "company: boat", "La": units},
                setting={"phase": "bombard", "invented": ("company",)},
            )
            for units, die, left in (
                ("pirates: 2 band", 3, "pirates band"),
                ("rebels: 2 band", 3, "rebels 2 band"),
                ("rebels: 2 band", 4, "rebels band"),
            )
        ),
        Part(
            "Ironclads in battle",
            """
            (9v9) ...
            roll company 9 MI-097 MI-133 = 11 v pirates 9 MI-076 = 10
            """,
            factions="company / pirates",
            chart="Wa",
            units={"Wa": "company: boat; pirates: boat"},
            setting={"phase": "combat", "invented": ("company",)},
        ),
        Part(
            "Bombards stay as they are",
            """
            offers: La / Lx
            shoot La bombard at Lb (3)
            told miss MI-056
            """,
            factions="company / pirates",
            chart="La Lb Lc Ld Lx",
            units={"La": "company: bombard", "Lx": "company: bombard", "Lb": "pirates: 2 band", "Lc": "pirates: band"},
            setting={"phase": "bombard", "invented": ("company",)},
        ),
        Part(
            "Zombies of the Apocalypse walk 2",
            "goes La band: = Lb Lc",
            factions="zombies / pirates",
            chart=LAND,
            units={"La": "zombies: band"},
            setting={"phase": "move", "invented": ("zombies",)},
        ),
        Part(
            "Zombies of the Apocalypse fight",
            """
            (9v9) ...
            roll zombies 9 MI-137 = 10 v pirates 9 MI-076 = 10
            """,
            factions="zombies / pirates",
            units={"La": "zombies: band; pirates: band"},
            setting={"phase": "combat", "invented": ("zombies",)},
        ),
    ],
    "S39": [
        Part(
            "on horseback, and a General",
            """
            goes La band: = Lb Lc Ld
            goes La boss: = Lb Lc Ld Le
            """,
            factions="confederates / natives",
            chart=LAND,
            units={"La": "confederates: band, boss"},
            setting=MOVE,
        ),
        Part(
            "a Paddleboat takes 3 Bands and a Bombard",
            "goes Wa boat with 3 band, bombard: = Wb Wc Wd We",
            factions="confederates / natives",
            chart="Wa Wb Wc Wd We Wf Wg",
            units={"Wa": "confederates: boat, 3 band, bombard"},
            setting=MOVE,
        ),
        *(
            Part(
                f"a Paddleboat shells: die {die}",
                f"""
                shoot Wa boat at La ({die})
                told {told} MI-162
                """,
                factions="confederates / company",
                chart="Wa La",
                units={"Wa": "confederates: boat", "La": "company: 2 band"},
                setting=BOMBARD,
            )
            for die, told in ((5, "hit"), (4, "miss"))
        ),
        Part(
            "in battle",
            """
            natives> hide 2 (2) (12v9) (5)
            roll confederates 12 MI-064 MI-161 = 14 v natives 9 MI-110 = 11
            told convert MI-165
            at La: confederates 4 band
            """,
            factions="confederates / natives",
            chart="La Lb",
            units={"La": "confederates: 3 band; natives: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "a Balloon is bought and lifts a Band",
            """
            (1,1)
            buy balloon La
            bank confederates 0
            refuse sail La balloon to V MI-021
            refuse sail La balloon with bombard to Lb
            sail La balloon with band to Lb
            goes Lb band: = Lc
            """,
            factions="confederates / natives",
            chart="V La Wa Wb Lb Lc",
            units={"La": "confederates: base, band, bombard"},
            setting={"phase": "recruit", "invented": ("confederates",)},
        ),
        Part(
            "a Balloon escapes with its rider",
            """
            confederates> hide (3)
            told unseen MI-170
            at La: confederates balloon, band
            at Wa: pirates boat
            """,
            factions="pirates / confederates",
            chart="La Wa",
            units={"Wa": "pirates: boat; confederates: balloon, band"},
            setting={"phase": "combat", "invented": ("confederates",)},
        ),
        Part(
            "a Balloon that does not escape",
            """
            confederates> hide (2) (12v7) ...
            told found MI-170
            roll pirates 12 MI-076 = 13 v confederates 7 MI-064 MI-161 = 9
            at Wa: pirates boat
            at La: nobody
            """,
            factions="pirates / confederates",
            chart="La Wa",
            units={"Wa": "pirates: boat; confederates: balloon, band"},
            setting={"phase": "combat", "invented": ("confederates",)},
        ),
    ],
    "S40": [
        carries("satsuma", 3, 2),
        Part(
            "Banzai",
            """
            asks satsuma give_up
            band (8v10) ...
            roll satsuma 8 MI-065 MI-175 MI-176 MI-178 = 14 v zombies 10 MI-064 = 11
            at La: satsuma 2 band, boss; zombies band
            nobody (8v9) (8v8v8v8)
            roll satsuma 8 MI-064 MI-065 MI-175 = 11 v zombies 9 = 9
            at La: satsuma 2 band, boss
            """,
            factions="satsuma / zombies",
            units={"La": "satsuma: 3 band, boss; zombies: 4 band"},
            setting={"phase": "combat", "invented": ("satsuma",)},
        ),
        Part(
            "(b) not a lone Shogun",
            "throws battle",
            factions="satsuma / zombies",
            units={"La": "satsuma: boss; zombies: 4 band"},
            setting={"phase": "combat", "invented": ("satsuma",)},
        ),
        Part(
            "(c) one for each roll",
            """
            band ...
            throws battle
            at La: satsuma 2 band, boss; zombies 4 band
            """,
            factions="satsuma / zombies",
            units={"La": "satsuma: 3 band, boss; zombies: 4 band"},
            setting={"phase": "combat", "invented": ("satsuma",)},
        ),
    ],
}
