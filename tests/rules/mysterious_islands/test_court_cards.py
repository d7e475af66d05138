"""Jacks, Queens and Kings: who may play them when, what is stolen, moved on or cancelled."""

import pytest

from tests.rules.mysterious_islands.hands import at_main, playing
from tests.rules.mysterious_islands.script import Part, rows, run_part

ROBBERIES = rows(
    (
        "MI-155, MI-R127, MI-R149",
        at_main(
            "a Jack takes a random card of an opponent",
            """
            asks pirates move
            card:J
            asks pirates victim
            offers: = seat:1 seat:2
            refuse seat:0 MI-R127
            seat:2 passes <card:4>
            told robs MI-155
            told robbed MI-155
            hand 0: 4 5
            hand 2: 4 A
            discards: J
            asks pirates move
            """,
            {0: "J 5", 1: "9", 2: "4 4 A"},
        ),
    ),
    (
        "MI-R149, MI-R161",
        at_main("a single victim is not asked for", "card:J passes <card:9>\nhand 0: 9\nhand 1:", {0: "J", 1: "9"}),
    ),
    (
        "MI-155, MI-R149",
        at_main("who has no card cannot be robbed", "offers: end / card:J\nrefuse card:J MI-R149", {0: "J 5"}),
    ),
    (
        "MI-R149, MI-156",
        at_main(
            "a victim whose last card is a Queen loses nothing more",
            """
            card:J
            asks rebels negate_window
            card:Q
            asks pirates negate_window
            card:Q
            told robs-nothing MI-R149
            hand 0:
            hand 1:
            discards: J Q Q
            """,
            {0: "J Q", 1: "Q"},
        ),
    ),
    (
        "MI-R152",
        at_main(
            "a stolen card can be played at once",
            "card:J passes <card:K>\ncard:K <card:2> <card:3>\nhand 0: 2 3",
            {0: "J", 1: "K"},
        ),
    ),
    (
        "MI-157, MI-R150, MI-144",
        at_main(
            "a King draws two and lies among the discards only then",
            "card:K <card:A> <card:A>\ntold drawn MI-157 2\nhand 0: 2 3 A A\ndiscards: K\ndeck 0\nasks pirates move",
            {0: "2 3 K"},
            deck="A A",
        ),
    ),
    (
        "MI-157, MI-R150, MI-141",
        at_main(
            "so it never draws itself",
            "card:K <card:A> <card:5>\nhand 0: A 5\ndiscards: K\ndeck 0",
            {0: "K"},
            deck="A",
            discards="5",
        ),
    ),
    (
        "MI-157",
        at_main("a King draws from something", "offers: end / card:K\nrefuse card:K MI-R150", {0: "K"}, deck=""),
    ),
    (
        "MI-R149",
        at_main(
            "at every main question of the own turn, whatever else there is",
            """
            offers: card:J card:K
            end
            asks pirates bombard
            offers: = end card:J card:K
            end
            asks pirates act
            offers: = end card:J card:K
            card:J passes <card:2>
            asks pirates act
            """,
            {0: "J K", 1: "2"},
        ),
    ),
    (
        "MI-R149",
        at_main(
            "and in the Recruit Phase",
            "(1,1) pass\nasks pirates recruit\noffers: end card:K",
            {0: "K", 1: "2"},
            phase="recruit",
        ),
    ),
    (
        "MI-R142, MI-R148",
        at_main(
            "dice cards and Queens have no place at a main question",
            """
            offers: end / card:A card:6 card:9 card:10 card:Q card:8
            refuse card:A MI-R142
            refuse card:6 MI-R142
            refuse card:9 MI-R142
            refuse card:10 MI-R142
            refuse card:Q MI-R148
            refuse card:8 MI-R147
            """,
            {0: "A 6 9 10 Q 8", 1: "2"},
        ),
    ),
)


@pytest.mark.parametrize("part", ROBBERIES)
def test_jacks_and_kings(part: Part) -> None:
    run_part(part)


QUEENS = rows(
    (
        "MI-156, MI-R148",
        playing(
            "a Queen cancels a Six, both are discarded",
            """
            (3)
            card:6
            asks rebels negate_window
            offers: = pass card:Q
            refuse card:5 MI-R142
            refuse card:J MI-R149
            card:Q ...
            told cancels MI-156
            told to-discards MI-144 2
            untold die
            discards: 6 Q
            asks rebels roll_window
            """,
            {0: "6 8", 1: "Q 8 5 J"},
        ),
    ),
    (
        "MI-156, MI-R148",
        at_main(
            "a Queen on a Jack: nothing is stolen",
            "card:J\ncard:Q\ntold cancels MI-156\nuntold robs\nhand 0:\nhand 1: 4\ndiscards: J Q",
            {0: "J", 1: "Q 4"},
        ),
    ),
    (
        "MI-R148",
        at_main(
            "a Queen on the Queen: the Jack works",
            """
            card:J
            card:Q
            asks pirates negate_window
            card:Q <card:4>
            told cancels MI-156
            told robs MI-155
            discards: J Q Q
            hand 0: 4
            """,
            {0: "J Q", 1: "Q 4"},
        ),
    ),
    (
        "MI-R148",
        at_main(
            "after a Queen that fell the same player may try again",
            """
            card:J seat:1
            asks rebels negate_window
            card:Q
            asks natives negate_window
            pass
            asks pirates negate_window
            card:Q
            asks rebels negate_window
            pass
            asks natives negate_window
            pass
            told cancels MI-156
            asks rebels negate_window
            card:Q
            asks natives negate_window
            pass
            told cancels MI-156
            untold robs
            discards: J Q Q Q
            hand 1: 4
            asks pirates move
            """,
            {0: "J Q", 1: "Q Q 4", 2: "Q"},
        ),
    ),
    (
        "MI-156, MI-R148, MI-R150",
        at_main(
            "a cancelled King draws nothing",
            "card:K\ncard:Q\nuntold drawn\nhand 0:\ndiscards: K Q",
            {0: "K", 1: "Q"},
        ),
    ),
    (
        "MI-R148",
        at_main(
            "nobody answers an own card",
            "card:K <card:2> <card:3>\ntold drawn MI-157 2\nhand 0: Q 2 3",
            {0: "K Q", 1: "A"},
        ),
    ),
    (
        "MI-R148",
        playing(
            "dice and events are no cards",
            "(6)\noffers: = pass card:5",
            {0: "Q 5", 1: "Q"},
        ),
    ),
)


@pytest.mark.parametrize("part", QUEENS)
def test_queens(part: Part) -> None:
    run_part(part)
