"""Scenarios S01 to S22 of the forty-two acceptance scenarios of the rules, cell by cell; S23 to S42 are in scenarios_late.py.

Unless stated: all options at their defaults, seat 0 is the active player, L… are Jungle hexes and W… water hexes, side by side in one row.
A new game (S01) and what only options refuse (of S29) are checked in test_scenarios.py.
"""

from tests.rules.mysterious_islands.script import Part

RECRUIT = {"phase": "recruit"}
MOVE = {"phase": "move"}
BOMBARD = {"phase": "bombard"}
COMBAT = {"phase": "combat"}

SPEEDS = [
    ("moreau", "band", 3), ("natives", "band", 3), ("confederates", "band", 3), ("satsuma", "band", 3),
    ("pirates", "band", 2), ("rebels", "band", 2), ("company", "band", 2), ("zombies", "band", 1), ("nemo", "band", 1),
    ("pirates", "boss", 4), ("nemo", "boss", 4), ("moreau", "boss", 4), ("rebels", "boss", 4), ("company", "boss", 4),
    ("natives", "boss", 4), ("confederates", "boss", 4), ("satsuma", "boss", 4),
    ("pirates", "bombard", 1), ("company", "bombard", 1), ("confederates", "bombard", 1),
]  # fmt: skip
LAND = "La Lb Lc Ld Le Lf"
BOATS = [
    ("pirates", 4, 4), ("nemo", 6, 3), ("moreau", 4, 3), ("rebels", 2, 2), ("company", 5, 5), ("natives", 4, 2),
    ("confederates", 4, 4), ("satsuma", 3, 2),
]  # fmt: skip
WATER = "Wa Wb Wc Wd We Wf Wg Wh"


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


def carries(faction: str, steps: int, places: int) -> Part:
    """A Boat goes so far with so many Bands; one more is refused."""
    other = "pirates" if faction != "pirates" else "rebels"
    reached = " ".join(WATER.split()[1 : steps + 1])
    return Part(
        f"{faction} {steps}/{places}",
        f"""
        refuse sail Wa boat with {places + 1} band to Wb MI-R60
        goes Wa boat with {places} band: = {reached}
        """,
        factions=f"{faction} / {other}",
        chart=WATER,
        units={"Wa": f"{faction}: 2 boat, {places + 1} band"},
        setting=MOVE,
    )


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
    "S15": [
        Part(
            "Moreau bites",
            """
            (10v9) (4) ...
            roll company 10 MI-064 MI-065 MI-097 = 13 v moreau 9 MI-028 = 10
            asks company bitten
            band
            at La: company 2 band, boss
            """,
            factions="company / moreau",
            units={"La": "company: 3 band, boss; moreau: base, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) bite die 3",
            """
            (10v9) (3)
            told bite MI-091
            at La: company 3 band, boss
            """,
            factions="company / moreau",
            units={"La": "company: 3 band, boss; moreau: base, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) no bite at sea",
            """
            (10v9)
            roll company 10 MI-064 MI-065 MI-097 = 13 v moreau 9 = 9
            untold bite
            at Wa: company boat, 3 band, boss
            """,
            factions="company / moreau",
            chart="Wa",
            units={"Wa": "company: boat, 3 band, boss; moreau: boat, 2 band"},
            setting=COMBAT,
        ),
    ],
    "S16": [
        Part(
            "tie, conversion, regeneration",
            """
            (9v9) (3) ...
            roll company 9 MI-097 = 10 v zombies 9 MI-064 = 10
            told roll-tied MI-067
            at La: zombies 2 band
            (4,6)
            told rises-on MI-103
            at La: zombies 3 band
            """,
            factions="company / zombies",
            units={"La": "company: band; zombies: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) convert die 2, and 9",
            """
            (9v9) (2) (9)
            at La: zombies band
            """,
            factions="company / zombies",
            units={"La": "company: band; zombies: 2 band"},
            setting=COMBAT,
        ),
    ],
    "S17": [
        Part(
            "raid against ambush",
            """
            rebels> hide 3 (4) ...
            told found MI-094
            (8v8) ...
            roll pirates 8 MI-076 MI-077 = 11 v rebels 8 MI-095 = 10
            at La: pirates 3 band; rebels 2 band
            (7v11) ...
            roll pirates 7 MI-064 MI-076 = 9 v rebels 11 = 11
            at La: pirates band; rebels 2 band
            (10v8)
            roll pirates 10 MI-076 = 11 v rebels 8 MI-064 = 9
            at La: pirates band
            at Lb: nobody
            """,
            factions="pirates / rebels",
            chart="La Lb",
            units={"La": "pirates: 3 band; rebels: 3 band"},
            setting=COMBAT,
        ),
    ],
    "S18": [
        Part(
            "(a) hidden, no roll, no winner",
            """
            rebels> hide 3 (5)
            told unseen MI-094
            untold total
            untold fight-over
            at Lb: rebels 3 band
            at La: pirates 3 band
            """,
            factions="pirates / rebels",
            chart="La Lb",
            units={"La": "pirates: 3 band; rebels: 3 band"},
            setting=COMBAT,
        ),
        *(
            Part(
                f"(b) convert die {die}",
                f"""
                (9v8) ({die})
                roll rebels 9 MI-064 MI-065 = 11 v pirates 8 MI-076 = 9
                told convert MI-093
                at La: rebels {bands} band, boss
                """,
                factions="rebels / pirates",
                units={"La": "rebels: 2 band, boss; pirates: band"},
                setting=COMBAT,
            )
            for die, bands in ((5, 3), (4, 2))
        ),
        Part(
            "(c) no room aboard, no free land",
            """
            (9v8) (5)
            roll rebels 9 MI-064 = 10 v pirates 8 MI-076 = 9
            at Wa: rebels boat, 2 band
            """,
            factions="rebels / pirates",
            chart="Wa Wb",
            units={"Wa": "rebels: boat, 2 band; pirates: boat"},
            setting=COMBAT,
        ),
    ],
    "S19": [
        Part(
            "lightning, and the bite of the beaten",
            """
            natives> hide 2 (3) ...
            told found MI-108
            (7v9) ...
            roll moreau 7 MI-089 = 10 v natives 9 MI-110 = 11
            at La: moreau band; natives 2 band
            (8v7) (4)
            roll moreau 8 = 8 v natives 7 MI-064 = 8
            at La: nobody
            """,
            factions="moreau / natives",
            chart="La Lb",
            units={"La": "moreau: 2 band; natives: 2 band"},
            setting=COMBAT,
        ),
    ],
    "S20": [
        Part(
            "the Village is left behind",
            """
            natives> hide 3 (4) ...
            told unseen MI-108
            at Lb: natives 3 band
            (9v10)
            roll pirates 9 MI-064 MI-076 MI-077 = 13 v natives 10 MI-028 MI-110 = 13
            at La: pirates band
            """,
            factions="pirates / natives",
            chart="La Lb",
            units={"La": "pirates: 2 band; natives: base, 3 band"},
            setting=COMBAT,
        ),
    ],
    "S21": [
        Part(
            "a roll repeated",
            """
            (1,1,2,5,5,1) ...
            natives> shaman (5,4,4)
            told reroll MI-113
            roll natives 13 MI-064 MI-065 MI-110 = 17 v company 11 MI-097 = 12
            at La: natives boss, 2 band
            """,
            factions="natives / company",
            units={"La": "natives: boss, 2 band; company: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) once a turn",
            """
            (1,1,2,5,5,1) ...
            natives> shaman (3,2,2) ...
            roll natives 7 MI-064 MI-065 MI-110 = 11 v company 11 MI-097 = 12
            natives> band ...
            throws battle
            (18v3)
            roll natives 18 MI-065 = 19 v company 3 MI-097 = 4
            at La: natives boss, band
            (1,1) end
            move Lb band to La ...
            (3v3) ...
            asks natives roll_window
            offers: shaman
            """,
            factions="natives / company",
            chart="La Lb Lc",
            units={"La": "natives: boss, 2 band; company: 2 band", "Lb": "company: band, base"},
            setting=COMBAT,
        ),
    ],
    "S22": [
        Part(
            "(a) Sub and Divers slip away",
            """
            nemo> hide 2 1 (4)
            told unseen MI-086
            at Wb: nemo boat, 2 band
            at Wa: pirates 2 boat
            """,
            factions="pirates / nemo",
            chart="Wa Wb",
            units={"Wa": "pirates: 2 boat; nemo: boat, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) against Boats",
            """
            nemo> hide 2 1 (3) ...
            told found MI-086
            (10v9) ...
            roll pirates 10 MI-076 = 11 v nemo 9 MI-064 MI-081 = 12
            at Wa: pirates boat; nemo boat, 2 band
            (7v8)
            roll pirates 7 MI-076 = 8 v nemo 8 MI-064 MI-081 = 11
            at Wa: nemo boat, 2 band
            """,
            factions="pirates / nemo",
            chart="Wa Wb",
            units={"Wa": "pirates: 2 boat; nemo: boat, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) no hiding on land",
            "throws battle",
            factions="pirates / nemo",
            chart="La Lb",
            units={"La": "pirates: 2 band; nemo: band"},
            setting=COMBAT,
        ),
        Part(
            "(d) nothing against Zombies",
            """
            nemo> stand (9v9) ...
            roll zombies 9 = 9 v nemo 9 = 9
            """,
            factions="zombies / nemo",
            chart="Wa Wb",
            units={"Wa": "zombies: 2 band; nemo: boat, band"},
            setting=COMBAT,
        ),
    ],
}
