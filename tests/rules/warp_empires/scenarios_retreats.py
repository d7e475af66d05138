"""Acceptance scenarios AS-31 to AS-34 and AS-42: what is left after the losses, retreats, several battles, the end of a power."""

from tests.rules.warp_empires.script import Part

FAR = {"X": "A", "Y": "K"}

SCENARIOS: dict[str, list[Part]] = {
    "AS-31": [
        Part(
            "Fortifications fall",
            """
            X> done
            total X 16
            total Y 12
            quota 2
            lost 10
            paid 8
            offers Y: = B D G
            Y> B
            at C: X BS
            at B: Y GB
            """,
            powers="japanese russian",
            units={"C*": "Y FT FT GB GB; X BS BS"},
            marks={"X": "A"},
        ),
        Part(
            "before anybody picks",
            """
            X> done
            lost 8
            paid 8
            asks retreat
            Y> B
            at B: Y GB GB
            at C: X BS
            """,
            powers="japanese russian",
            units={"C*": "Y FT FT GB GB; X BS BS"},
            marks={"X": "A"},
            options={"forts_in_half": "first"},
        ),
    ],
    "AS-32": [
        Part(
            "the winner loses everything",
            """
            Y> done X> done
            X> surprise Y> done
            total X 12
            total Y 10
            quota 1
            offers X: = GB BS
            X> BS
            lost 8
            paid 2
            at H: Y GB
            offers Y: = G I L
            Y> I
            at H: nobody
            at I: Y GB
            fills X 7 Y 6
            <any>
            size X 7
            size Y 7
            """,
            powers="belgian french",
            units={"H": "X GB; Y BS GB"},
            hands={"X": "surprise", "Y": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-33": [
        Part(
            "no way out",
            """
            X> done
            total X 10
            total Y 8
            quota 2
            lost 4
            asks payment
            X> GB
            paid 2
            told no-retreat
            lost 4
            at A: X BS
            at B: X CR
            at D: Z CR
            pile GB 15
            marks Y: A
            <any>
            <any>
            X> done
            turn Y draw
            marks Y: A
            """,
            powers="belgian french russian",
            units={"A*": "Y GB GB GB GB; X BS GB", "B": "X CR", "D": "Z CR"},
            marks={"X": "K", "Z": "I"},
        ),
    ],
    "AS-34": [
        Part(
            "two battles, and a card from between",
            """
            X> done
            asks which_battle
            offers X: = C E
            X> E done
            total X 10
            total Z 2
            lost 2
            X> GB
            at E: X BS
            fills X 5 Z 7
            <card:out_maneuver>
            <any>
            size Z 7
            asks battle_card
            offers X: = done out_maneuver
            X> out_maneuver done
            total X 11
            total Y 6
            quota 2
            lost 4
            offers X: = GB CR
            X> GB
            paid 2
            offers Y: = B G
            Y> B
            at C: X CR
            at B: Y BN
            fills X 1 Y 7
            draws X
            <any>
            size X 7
            size Y 7
            """,
            powers="japanese french russian",
            units={"C": "X CR GB; Y BN BN BN", "E": "X BS GB; Z GB"},
            hands={"X": "minor_move minor_move"},
            marks={"X": "A", "Y": "K", "Z": "I"},
        ),
    ],
    "AS-42": [
        Part(
            "out before the hands are filled",
            """
            Y> done X> done Y> done
            total X 6
            total Y 2
            lost 2
            X> GB
            at E: X CR
            out Y
            discards: spies scouts treaty
            size Y 0
            fills X 7
            <any>
            size X 7
            turn X recruit
            """,
            powers="belgian russian german",
            units={"E": "X CR GB; Y GB"},
            hands={"Y": "spies scouts treaty"},
            marks={"X": "A", "Z": "I"},
        ),
        Part(
            "and the last one has won",
            """
            Y> done X> done Y> done
            X> GB
            over X
            """,
            powers="belgian russian",
            units={"E": "X CR GB; Y GB"},
            hands={"Y": "spies scouts armor"},
            marks={"X": "A"},
        ),
    ],
}
