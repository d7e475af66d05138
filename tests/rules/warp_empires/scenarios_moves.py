"""Acceptance scenarios AS-10 to AS-17 and AS-43: who may move, how far, and with whom aboard."""

from tests.rules.warp_empires.script import Part

FAR = {"Y": "K"}

SCENARIOS: dict[str, list[Part]] = {
    "AS-10": [
        Part(
            "one group at the speed of its slowest unit",
            """
            reach A GB CR: B C D E G
            reach A GB: B C D E G H
            reach A BN GB: B
            X> minor_move A GB CR done G
            at G: X GB CR
            at A: X BN
            seen G X by Y: GB .
            seen A X by Y: BN
            """,
            powers="french german",
            units={"A": "X GB BN CR"},
            hands={"X": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-11": [
        Part(
            "two groups, no unit twice",
            """
            X> major_move A GB done B
            offers X: = done A C
            X> A GB done D
            asks main
            offers X: = done
            at C: X CR
            discards: major_move
            """,
            powers="french german",
            units={"A": "X GB GB", "C": "X CR"},
            hands={"X": "major_move"},
            marks=FAR,
        ),
    ],
    "AS-12": [
        Part(
            "three groups, and one of them again by another card",
            """
            X> grand_move A BN done B C GB done D G CR done E
            asks main
            at D: X GB
            X> minor_move B BN done E
            at E: X CR BN
            at B: nobody
            """,
            powers="french german",
            units={"A": "X BN", "C": "X GB", "G": "X CR"},
            hands={"X": "grand_move minor_move"},
            marks=FAR,
        ),
    ],
    "AS-13": [
        Part(
            "ships, with cargo",
            """
            only A: GB BS GB+BS BN+BS BN+GB+BS
            groups A: BS GB BS+GB BS+BN BS+GB+BN / BN GB+BN
            reach A BS GB: B C D E
            """,
            powers="french german",
            units={"A": "X BN BS GB"},
            hands={"X": "wind_and_steam"},
            marks=FAR,
        ),
    ],
    "AS-14": [
        Part(
            "a Battleship carries one Battalion",
            """
            reach A BS BN: B C D E
            reach A BS BN BN: B
            X> minor_move A BN BS done D
            at D: X BS BN
            groups D: BS+BN / BS
            reach D BS BN: A B C G
            """,
            powers="french german",
            units={"A": "X BS BN BN"},
            hands={"X": "minor_move minor_move"},
            marks=FAR,
        ),
    ],
    "AS-15": [
        Part(
            "foes are entered, not passed",
            """
            reach A GB: B C D E G H
            reach A BN: B
            X> minor_move A GB done B
            X> minor_move
            offers X: = done A
            X> A
            offers X: = BN
            X> BN done B
            X> done
            told battle
            """,
            powers="french german",
            units={"A": "X BN GB", "B": "Y GB"},
            hands={"X": "minor_move minor_move"},
            marks=FAR,
        ),
    ],
    "AS-16": [
        Part(
            "Americans go one space more",
            """
            reach A BN: B C E
            groups A: BN GB CR BS / FT
            reach A BS: B C D E G
            reach A CR: B C D E G H
            reach A GB: B C D E G H I L
            """,
            powers="american german",
            units={"A": "X BN FT GB CR BS"},
            hands={"X": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-17": [
        Part(
            "a raid five spaces away",
            """
            reach A GB: B C D E G H I L
            reach A CR: B C D E G
            X> minor_move A GB done I
            X> done
            total X 3
            total Y 4
            winner Y
            lost 3
            paid 4
            at I: nobody
            fills X 7 Y 7
            <any>
            size X 7
            size Y 7
            """,
            powers="high_martian german",
            units={"A": "X GB CR", "I": "Y CR"},
            hands={"X": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-43": [
        Part(
            "only groups that can go are offered",
            """
            X> minor_move
            offers X: = done D
            X> D
            offers X: = BN
            X> BN
            offers X: = done BS
            X> BS done
            offers X: = A C
            """,
            powers="french german",
            units={"D": "X BN BS", "I": "X FT", "A": "Y GB", "C": "Y GB"},
            hands={"X": "minor_move"},
        ),
        Part(
            "stopping spends the card",
            """
            X> minor_move done
            asks main
            offers X: done / minor_move
            discards: minor_move
            """,
            powers="french german",
            units={"D": "X BN BS", "I": "X FT", "A": "Y GB", "C": "Y GB"},
            hands={"X": "minor_move"},
        ),
    ],
}
