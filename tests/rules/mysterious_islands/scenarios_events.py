"""Scenarios S30 to S32: the dice of the Event Phase and what they bring."""

from tests.rules.mysterious_islands.scenario_parts import EVENT, EVENTS, event
from tests.rules.mysterious_islands.script import Part

SCENARIOS: dict[str, list[Part]] = {
    "S30": [
        Part(
            "die 5: nothing",
            """
            (5) ...
            told no-event MI-117
            throws recruit
            """,
            factions="natives / zombies",
            options=EVENTS,
            chart="La Lb",
            units={"La": "natives: base", "Lb": "zombies: band"},
            setting=EVENT,
        ),
        event(
            1,
            """<6> ...
            told eruption MI-118
            untold rises-on
            at La: nobody
            at Lb: nobody
            at Wa: natives boat
            throws recruit
            """,
            "eruption of island 7",
            factions="natives / zombies",
            chart="L1 ~ L2 ~ L3 ~ L4 ~ L5 ~ L6 ~ La Lb Wa",
            units={"La": "natives: base, 3 band", "Lb": "zombies: 2 band", "Wa": "natives: boat"},
        ),
        event(
            2,
            """...
            asks natives event_target
            offers = Wa Wb
            Wa (4) ...
            told whirlpool MI-119
            at Wa: nobody
            at La: company 2 band
            at Wb: natives boat
            """,
            "whirlpool",
            factions="natives / company",
            chart="La Wa ~ Wb Lb",
            units={"Wa": "company: boat, 2 band", "Wb": "natives: boat"},
        ),
        event(
            3,
            """...
            offers = La Lc
            La ...
            told animal MI-120
            at La: nobody
            at Lb: moreau base, band
            at Lc: company band, bombard
            """,
            "giant animal",
            factions="moreau / company",
            chart="La ~ Lb ~ Lc",
            units={"La": "moreau: 2 band, boss", "Lb": "moreau: base, band", "Lc": "company: band, bombard"},
        ),
        event(
            3,
            """...
            Lc ...
            at Lc: company bombard
            at La: moreau 2 band, boss
            """,
            "a Bombard survives the giant animal",
            factions="moreau / company",
            chart="La ~ Lb ~ Lc",
            units={"La": "moreau: 2 band, boss", "Lb": "moreau: base, band", "Lc": "company: band, bombard"},
        ),
    ],
    "S31": [
        event(
            4,
            """...
            offers = La Lb
            La ...
            told sinkhole MI-121
            untold ruin
            at La: satsuma 2 band
            """,
            "sinkhole",
            factions="zombies / satsuma",
            chart="La ~ Lb",
            units={"La": "satsuma: base, 2 band", "Lb": "zombies: base"},
        ),
        event(
            5,
            """...
            offers = La Lb
            La ...
            told assassin MI-122
            at La: pirates band
            at Lb: company boss
            """,
            "assassin",
            factions="company / pirates",
            chart="La ~ Lb",
            units={"La": "pirates: boss, band", "Lb": "company: boss"},
        ),
        event(
            5,
            """...
            told fizzles MI-R129
            throws recruit
            """,
            "no Boss on the map",
            factions="company / pirates",
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
        ),
    ],
    "S32": [
        event(
            6,
            """...
            offers = pirates reinforcements
            reinforcements (3) ...
            told reinforcements MI-124
            bank pirates 3
            throws recruit
            (4,4) ...
            bank pirates 11
            """,
            "Reinforcements",
            factions="pirates / natives",
            chart="La Wa ~ Lb",
            units={"La": "pirates: base", "Lb": "natives: base"},
        ),
        event(
            6,
            """...
            pirates ...
            told invents MI-138
            (4,2)
            bank pirates 8
            end
            (1) (1,1) rest
            (6) (6) ...
            throws reinforce
            (1) (1,1)
            bank pirates 13
            """,
            "Treasure Map; the next event lists Reinforcements alone",
            factions="pirates / natives",
            chart="La Wa ~ Lb",
            units={"La": "pirates: base", "Lb": "natives: base"},
        ),
        event(
            6,
            """...
            offers = natives reinforcements
            """,
            "Natives never see the Treasure Map",
            factions="natives / pirates",
            chart="La Wa ~ Lb",
            units={"La": "pirates: base", "Lb": "natives: base"},
        ),
    ],
}
