"""Losses of a battle: halves, forts, who picks."""

import pytest

from tests.rules.warp_empires.battles import battle, marked
from tests.rules.warp_empires.script import Part, run_part


def halves(name: str, units: str, quota: int, lost: int, asked: str = "", **options: object) -> Part:
    """X attacks with five Battleships and wins; how many units Y has to lose, what Force falls, who is asked first (else nobody picks)."""
    asks = f"asks {asked}" if asked else "told has-to-lose"
    lines = f"""
    X> done
    told has-to-lose
    quota {quota}
    lost {lost}
    {asks}
    """
    return battle(name, lines, units={"C": f"X BS BS BS BS BS; Y {units}"}, options=options)


HALVES = [
    # quota, Force that has fallen by then
    marked(halves("a single unit dies", "GB", 1, 2), "WE-R34"),
    marked(halves("a single unit lives, rounded down", "GB", 0, 0, half_round="down"), "WE-R34"),
    marked(halves("a single unit dies, at least one", "GB", 1, 2, half_round="down_min1"), "WE-R34"),
    marked(halves("two of three", "GB GB GB", 2, 4), "WE-033", "WE-R34"),
    marked(halves("one of three, rounded down", "GB GB GB", 1, 2, half_round="down"), "WE-R34"),
    marked(halves("one of three, at least one", "GB GB GB", 1, 2, half_round="down_min1"), "WE-R34"),
    marked(halves("two of four, at least one", "GB GB GB GB", 2, 4, half_round="down_min1"), "WE-033", "WE-R34"),
    marked(halves("three of five", "GB GB GB GB GB", 3, 6), "WE-033", "WE-R34"),
    marked(halves("the winner picks before the forts fall", "FT GB CR", 2, 0, "first_loss"), "WE-034", "WE-R35", "WE-R36"),
    marked(halves("a fort alone is not picked", "FT", 1, 5), "WE-035", "WE-R36"),  # German: Force 5
    marked(halves("a fort dies even where the half is nothing", "FT", 0, 5, half_round="down"), "WE-035", "WE-R34"),
    marked(halves("forts and the pick, more than half", "FT FT GB GB", 2, 12), "WE-R35"),
    marked(halves("forts besides the half of the others", "FT FT GB GB", 3, 12, forts_in_half="extra"), "WE-R35"),
    marked(halves("forts besides: two of three others", "FT GB GB GB", 3, 9, forts_in_half="extra"), "WE-R35"),
    marked(halves("forts fill the half", "FT FT GB GB", 2, 10, forts_in_half="first"), "WE-R35"),
    marked(halves("forts do not fill it", "FT GB GB GB GB", 3, 9, forts_in_half="first"), "WE-R35"),
    marked(halves("forts first, then a pick", "FT GB GB CR", 2, 5, "first_loss", forts_in_half="first"), "WE-R35", "WE-R36"),
    marked(halves("half of one other is nothing: no pick", "FT GB", 1, 5, forts_in_half="extra", half_round="down"), "WE-R35", "WE-R36"),
    marked(halves("half of one other, at least one", "FT GB", 2, 7, forts_in_half="extra", half_round="down_min1"), "WE-R35", "WE-R36"),
]  # fmt: skip


@pytest.mark.parametrize("part", HALVES)
def test_half_of_the_losers(part: Part) -> None:
    run_part(part)


LOSSES = [
    marked(
        battle(
            "the winner may not name a fort, nor pay with what the loser has",
            """
            X> done
            offers X: = GB CR
            X> GB
            offers X: = BN BS
            """,
            units={"C": "X BN BS BS; Y FT GB CR"},
        ),
        "WE-R36", "WE-037",
    ),
    marked(
        battle(
            "the loser names the rest, forts that are left are no choice, and no more than the half falls",
            """
            X> done
            X> CR
            asks more_losses
            offers Y: = BN GB
            Y> GB
            lost 6
            asks payment
            """,
            units={"C": "X BN BS BS BS; Y GB BN GB CR"},
        ),
        "WE-033", "WE-034",
    ),
    marked(
        battle(
            "the winner may waste, and stops at half",
            """
            X> done
            lost 2
            X> BS
            paid 8
            asks retreat
            """,
            units={"E": "X BS GB; Y GB GB"},
        ),
        "WE-R39", "WE-037",
    ),
    marked(
        battle(
            "half of an uneven Force is rounded up",
            """
            X> done
            lost 3
            told lost 2
            at E: X GB
            """,
            units={"E": "X GB GB; Y BN"},
        ),
        "WE-036", "WE-R38",
    ),
    marked(
        battle(
            "a named carrier takes its cargo along, which counts for nothing",
            """
            X> done
            quota 2
            X> BS
            told lost 2
            lost 8
            asks more_losses
            offers Y: = GB CR
            Y> GB
            lost 10
            """,
            units={"D": "X CR CR CR CR CR CR; Y BS BN GB CR"},
        ),
        "S8-R24", "WE-R38",
    ),
    marked(
        battle(
            "so does a carrier that the winner pays with",
            """
            X> done
            lost 4
            X> BS
            told lost 2
            paid 8
            at D: X CR CR
            """,
            units={"D": "X BS BN CR CR; Y CR"},
        ),
        "S8-R24", "WE-R38",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", LOSSES)
def test_losses(part: Part) -> None:
    run_part(part)
