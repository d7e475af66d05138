"""Scenarios S12 to S14 and S27: who shells what, what is hit, and Zombies that rise again."""

from tests.rules.mysterious_islands.scenario_parts import BOMBARD, COMBAT
from tests.rules.mysterious_islands.script import Part

SCENARIOS: dict[str, list[Part]] = {
    "S12": [
        Part(
            "3 misses",
            """
            shoot Wa boat at La (3)
            told miss MI-056
            at La: zombies base, 2 band
            """,
            factions="company / zombies",
            chart="La Wa",
            units={"Wa": "company: boat", "La": "zombies: base, 2 band"},
            setting=BOMBARD,
        ),
        Part(
            "4 hits, and chance takes the Ruin",
            """
            shoot Wa boat at La (4) <base>
            told hit MI-056
            at La: zombies 2 band
            """,
            factions="company / zombies",
            chart="La Wa",
            units={"Wa": "company: boat", "La": "zombies: base, 2 band"},
            setting=BOMBARD,
        ),
        *(
            Part(
                f"(b) (c) a {shooter} of the Pirates hits on 5",
                f"""
                shoot {where} {shooter} at La ({die}) {unit}
                told {told} MI-057
                """,
                factions="pirates / zombies",
                chart="Lb La Wa",
                units={where: f"pirates: {shooter}", "La": "zombies: base, 2 band"},
                setting=BOMBARD,
            )
            for where, shooter in (("Lb", "bombard"), ("Wa", "boat"))
            for die, told, unit in ((4, "miss", ""), (5, "hit", "<base>"))
        ),
        Part(
            "(d) a Bombard aboard is no shooter",
            """
            Wa ...
            throws shell
            """,
            factions="pirates / zombies",
            chart="La Wa",
            units={"Wa": "pirates: boat, bombard", "La": "zombies: base, 2 band"},
            setting=BOMBARD,
        ),
        Part(
            "(e) each shooter only once",
            """
            shoot Wa boat at La (3)
            refuse shoot Wa boat at La MI-R71
            shoot Lb bombard at La (3)
            turn 1 recruit
            """,
            factions="company / zombies",
            chart="Lb La Wa",
            units={"Wa": "company: boat", "Lb": "company: bombard", "La": "zombies: base, 2 band"},
            setting=BOMBARD,
        ),
    ],
    "S13": [
        *(
            Part(
                f"{shooter}, die {die}: {told}",
                f"""
                shoot Wa boat at La ({die}) {"<band>" if "base" in units else ""}
                told {told} {rule}
                {"told" if lowered else "untold"} shot-adds {"MI-059" if lowered else ""}
                """,
                factions=f"{shooter} / {units.split(':')[0]}",
                chart="La Wa",
                units={"Wa": f"{shooter}: boat", "La": units},
                setting=BOMBARD,
            )
            for shooter, units, die, told, rule, lowered in (
                ("company", "rebels: 3 band", 4, "miss", "MI-056", True),
                ("company", "rebels: 3 band", 5, "hit", "MI-056", True),
                ("company", "rebels: 3 band, base", 4, "hit", "MI-056", False),
                ("pirates", "natives: 2 band", 5, "miss", "MI-057", True),
                ("pirates", "natives: 2 band", 6, "hit", "MI-057", True),
                ("company", "nemo: 2 band", 4, "hit", "MI-056", False),
            )
        ),
        Part(
            "Divers in the water, die 4: miss",
            """
            shoot Wa boat at Wb (4)
            told miss MI-056
            told shot-adds MI-059
            """,
            factions="company / nemo",
            chart="Wa Wb",
            units={"Wa": "company: boat", "Wb": "nemo: 2 band"},
            setting=BOMBARD,
        ),
    ],
    "S14": [
        Part(
            "the Clipper is sunk, both Soldiers get ashore",
            """
            shoot Wa boat at Wb (5) (4)
            told hit MI-061
            told ashore MI-073
            at Wb: nobody
            at Lb: company 2 band
            """,
            factions="nemo / company",
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "company: boat, 2 band"},
            setting=BOMBARD,
        ),
        Part(
            "wash die 3: both are lost",
            """
            shoot Wa boat at Wb (5) (3)
            at Wb: nobody
            at Lb: nobody
            """,
            factions="nemo / company",
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "company: boat, 2 band"},
            setting=BOMBARD,
        ),
        Part(
            "(b) no free shore: lost without a die",
            """
            shoot Wa boat at Wb (5)
            at Wb: nobody
            at Lb: nemo band
            """,
            factions="nemo / company",
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "company: boat, 2 band", "Lb": "nemo: band"},
            setting=BOMBARD,
        ),
        Part(
            "(c) all can hide: die 5 misses",
            """
            shoot Wa boat at Wb (5)
            told miss MI-061
            at Wb: natives boat, 2 band
            """,
            factions="nemo / natives",
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "natives: boat, 2 band"},
            setting=BOMBARD,
        ),
        Part(
            "(c) die 6 sinks, Natives get ashore on 3",
            """
            shoot Wa boat at Wb (6) (3)
            told ashore MI-074
            at Wb: nobody
            at Lb: natives 2 band
            """,
            factions="nemo / natives",
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "natives: boat, 2 band"},
            setting=BOMBARD,
        ),
        Part(
            "(d) Zombies are no target for torpedoes",
            "turn 1 recruit",
            factions="nemo / zombies",
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "zombies: 2 band"},
            setting=BOMBARD,
        ),
    ],
    "S27": [
        Part(
            "regeneration after shelling",
            """
            shoot Lb bombard at La (4)
            shoot Wa boat at La (5) ...
            at La: zombies band
            (10v9)
            told rises-on MI-103 2
            at La: zombies 2 band
            """,
            factions="company / zombies",
            chart="Lb La Wa",
            units={"Lb": "company: bombard", "Wa": "company: boat", "La": "zombies: 3 band"},
            setting=BOMBARD,
        ),
        Part(
            "(b) beside a lost hex",
            """
            (12v6) (11v4) ...
            roll company 12 MI-064 MI-097 = 14 v zombies 6 = 6
            zombies> Lc
            at Lc: zombies band
            at La: company 3 band
            at Lb: nobody
            """,
            factions="company / zombies",
            chart="Lb La Lc",
            units={"La": "company: 3 band; zombies: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) nowhere to rise",
            """
            (12v6) (11v4)
            at La: company 3 band
            at Lb: company band
            told no-grave MI-R119
            """,
            factions="company / zombies",
            chart="Lb La V",
            units={"La": "company: 3 band; zombies: 2 band", "Lb": "company: band"},
            setting=COMBAT,
        ),
    ],
}
