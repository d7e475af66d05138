"""Acceptance scenarios AS-05 to AS-09, AS-18 to AS-22 and AS-41: the draw, and cards outside of battles."""

from tests.rules.warp_empires.script import Part

FAR = {"Y": "K"}
DRAW = {"phase": "draw"}
# AS-09: what is neither in the deck nor lies on the discards nor belongs to X and Y.
ALL_OTHERS = " ".join(
    ["minor_move"] * 11
    + ["major_move"] * 10
    + ["grand_move", "wind_and_steam"] * 5
    + ["out_maneuver", "machine_guns", "big_guns", "close_combat", "swift_attack", "evasion", "sandstorms"] * 2
    + ["resupplied", "martian_treasures"] * 2
    + ["surprise", "trap", "armor", "guided_torpedo", "adventurers", "treaty", "sabotage"]
)

SCENARIOS: dict[str, list[Part]] = {
    "AS-05": [
        Part(
            "no Battalion is needed to keep a City",
            """
            turn X draw
            <any>
            X> done
            points X 5
            limit 25
            <any>
            X> done
            turn Y draw
            marks X: A
            marks Y: K
            at A: X GB GB CR FT FT
            points X 5
            """,
            powers="french german",
            units={"A*": "X GB GB CR FT FT", "K*": "Y BN"},
            setting=DRAW,
        ),
    ],
    "AS-06": [
        Part(
            "(a) two are thrown away, three drawn",
            """
            offers X: = done trap armor rams spies scouts
            X> trap armor done <card:sabotage> <card:evasion> <card:surprise>
            size X 6
            hand X: rams spies scouts sabotage evasion surprise
            discards: trap armor
            asks main
            """,
            powers="french german",
            units={"A*": "X GB", "K*": "Y BN"},
            hands={"X": "trap armor rams spies scouts"},
            setting=DRAW,
        ),
        Part(
            "(b) nine, and two of own choice go",
            """
            X> done <any>
            size X 9
            asks limit
            offers X: trap scouts / done
            X> scouts trap
            size X 7
            discards: scouts trap
            asks main
            """,
            powers="french german",
            units={"A*": "X GB", "K*": "Y BN"},
            hands={"X": "trap armor rams spies scouts surprise"},
            setting=DRAW,
        ),
    ],
    "AS-07": [
        Part(
            "Belgians draw four",
            """
            X> done <any>
            told draws 4
            size X 8
            X> armor
            size X 7
            asks main
            """,
            powers="belgian german",
            units={"A*": "X GB", "K*": "Y BN"},
            hands={"X": "trap armor rams spies"},
            setting=DRAW,
        ),
    ],
    "AS-08": [
        Part(
            "Japanese keep ten",
            """
            X> done <any>
            size X 11
            asks limit
            X> armor
            size X 10
            asks main
            """,
            powers="japanese german",
            units={"A*": "X GB", "K*": "Y BN"},
            hands={"X": "trap armor rams spies scouts surprise treaty evasion"},
            setting=DRAW,
        ),
        Part(
            "and fill up to seven after a battle",
            """
            X> done C surprise out_maneuver done
            fills X 2 Y 7
            size X 5
            <any>
            size X 7
            size Y 7
            asks battle_card
            X> done Y> done
            untold fills
            size X 7
            """,
            powers="japanese german",
            units={"C": "X GB GB; Y BN", "E": "X CR; Y BN"},
            hands={"X": "surprise out_maneuver spies spies scouts scouts treaty"},
            marks={"X": "A", "Y": "K"},
        ),
        Part(
            "nine are left alone",
            """
            X> done C surprise out_maneuver done
            fills Y 7
            <any>
            size X 9
            size Y 7
            """,
            powers="japanese german",
            units={"C": "X GB GB; Y BN", "E": "X CR; Y BN"},
            hands={"X": "surprise out_maneuver spies spies scouts scouts treaty treaty trap trap sabotage"},
            marks={"X": "A", "Y": "K"},
        ),
    ],
    "AS-09": [
        Part(
            "a deck of two and three discards",
            """
            Y> done Z> done X> done
            deck 2
            X> done Y> done <card:trap>
            draws X
            <card:armor>
            told reshuffled
            deck 3
            discards:
            draws X
            <card:rams>
            size X 7
            draws Y
            <card:rams> <card:surprise>
            size Y 7
            deck 0
            discards:
            <any>
            X> done
            turn Y draw
            Y> done
            told no-cards
            size Y 7
            """,
            powers="french german russian",
            units={"C": "X GB GB; Y BN"},
            hands={
                "X": "minor_move minor_move minor_move minor_move",
                "Y": "spies spies scouts scouts treaty",
                "Z": ALL_OTHERS,
            },
            marks={"X": "A", "Y": "K", "Z": "I"},
            setting={"discards": "rams rams surprise"},
        ),
    ],
    "AS-18": [
        Part(
            "a storm stops one group",
            """
            Y> done Z> done
            X> grand_move A BN done B
            asks storm
            Y> done
            Z> sandstorms
            at A: X BN
            at B: nobody
            offers X: = done C G
            X> C GB done D
            Y> done
            X> G CR done E
            Y> done
            asks main
            discards: grand_move sandstorms
            hand Y: sandstorms
            hand Z:
            X> minor_move
            offers X: = done A D E
            X> A BN done B
            Y> done
            at B: X BN
            """,
            powers="french german russian",
            units={"A": "X BN", "C": "X GB", "G": "X CR"},
            hands={"X": "grand_move minor_move", "Y": "sandstorms", "Z": "sandstorms"},
            marks={"Y": "K", "Z": "I"},
        ),
    ],
    "AS-19": [
        Part(
            "a treaty spares everybody for a turn",
            """
            asks foe_start
            Y> treaty
            groups A: CR /
            reach A CR: B D E G
            X> minor_move
            offers X: = done A C
            X> C
            X> GB done
            offers X: B / C
            X> B
            at B: X GB
            """,
            powers="french german",
            units={"C": "X GB; Y BN", "A": "X CR"},
            hands={"X": "minor_move", "Y": "treaty"},
            marks=FAR,
        ),
        Part(
            "and then is over",
            """
            Y> treaty
            X> minor_move A CR done B
            X> done
            untold battle
            at C: X GB; Y BN
            <any>
            X> done
            turn Y draw
            discards: minor_move treaty
            <any>
            Y> done
            told battle
            """,
            powers="french german",
            units={"C": "X GB; Y BN", "A*": "X CR"},
            hands={"X": "minor_move", "Y": "treaty"},
            marks=FAR,
        ),
    ],
    "AS-20": [
        Part(
            "theft, then a look",
            """
            Y> done
            X> adventurers
            offers X: = Y
            X> Y <armor> <evasion>
            hand X: spies minor_move armor evasion
            hand Y: trap major_move scouts
            secret steals XY: armor evasion
            hears Z: aims
            X> spies Y
            secret spied X: trap major_move scouts
            hears Z: plays aims
            discards: adventurers spies
            """,
            powers="french german russian",
            hands={"X": "adventurers spies minor_move", "Y": "trap armor major_move evasion scouts"},
            marks={"X": "A", "Y": "K", "Z": "I"},
        ),
    ],
    "AS-21": [
        Part(
            "sabotage, then a look",
            """
            pile BS 4
            X> sabotage G <3>
            told lost
            pile BS 5
            at G: Y BN GB
            X> scouts I
            secret scouted X: FT CR CR
            seen I Y by X: FT CR CR
            seen I Y by Z: FT . .
            """,
            powers="french german russian",
            units={"G": "Y BN GB BS", "I": "Y FT CR CR"},
            hands={"X": "sabotage scouts"},
            marks={"X": "A", "Y": "K", "Z": "C"},
        ),
    ],
    "AS-22": [
        Part(
            "three cards, ten points",
            """
            X> resupplied <any>
            size X 9
            asks main
            X> done
            points X 8
            <any>
            X> martian_treasures
            points X 18
            limit 20
            X> done
            turn Y draw
            <any>
            X> done
            Y> done
            <any>
            Y> done
            turn X draw
            size X 8
            X> done <any>
            size X 11
            asks limit
            X> trap armor rams spies
            size X 7
            asks foe_start
            Y> done
            asks main
            """,
            powers="german french",
            units={"A*": "X BN", "K*": "Y BN"},
            hands={"X": "resupplied martian_treasures trap armor rams spies scouts"},
            setting={"points": {"X": 4}},
        ),
    ],
    "AS-41": [
        Part(
            f"Y is asked, with {hand}",
            f"""
            Y> done
            X> minor_move A BN done B
            asks storm
            offers Y: = {offers}
            Y> done
            asks main
            offers X: = done
            at B: X BN
            """,
            powers="french german russian",
            units={"A": "X BN"},
            hands={"X": "minor_move", "Y": hand},
            marks={"Y": "K", "Z": "I"},
        )
        for hand, offers in (("sandstorms trap", "done sandstorms"), ("armor trap", "done"))
    ],
}
