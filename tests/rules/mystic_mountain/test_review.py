"""Rare sequences: which rule is named when options and links meet."""

import pytest

from grognard.core.errors import DataError
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, check


def bound(name: str, lines: str) -> Part:
    """South's archer on I13 is engaged by North's soldier on H14, may shoot all the same, and has the miner on I9 in its line."""
    return Part(
        name=name,
        lines=lines,
        south="a I13",
        north="s H14, m I9",
        options={"engaged_archer_may_shoot": True},
        setting={"links": {"H14": 5}},
    )


@pytest.mark.rule("MM-R69")
@pytest.mark.rule("MM-R58")
@pytest.mark.rule("MM-072")
def test_only_an_archer_that_is_free_again_shoots_as_a_freed_one() -> None:
    """MM-R69 is about freed archers: one that has failed and shoots by the option of MM-R58 is told as any other."""
    check(
        [
            bound("freed", "free 5,2\nI13*I9 1\ntold shot MM-R69"),
            bound("still engaged", "free 3,3\nI13*I9 1\ntold shot MM-072"),
            bound("not tried", "I13*I9 1\ntold shot MM-072"),
        ]
    )


@pytest.mark.rule("MM-037")
@pytest.mark.rule("MM-R44")
def test_only_an_own_entrance_square_is_refused_for_being_occupied() -> None:
    """Anywhere else a bought unit could not arrive if the square were free, either."""
    check(
        [
            Part(
                name="occupied",
                lines="refuse soldier@I17 MM-R44\nrefuse soldier@D9 MM-037\nrefuse soldier@I1 MM-037\nrefuse soldier@D8 MM-037",
                south="s I17, m D9",
                north="m I1",
                setting={"points": (40, 0), "begin": True},
            )
        ]
    )


def test_a_lead_of_any_size_can_be_judged() -> None:
    """Where points do not win, a long game piles them up."""
    game = place({"win_ways": "elimination", "turn_cap": 100_000}, points=(2**40 - 1, 0), turn=90_000)
    assert RULESET.evaluate(game, 0) > 0.99
    assert 0.0 <= RULESET.evaluate(game, 1) < 0.01


@pytest.mark.rule("MM-R95")
@pytest.mark.parametrize(("turns", "count"), [(5, 5), (5, 300), (2, 2)])
def test_no_position_goes_on_after_the_top_was_held_long_enough(turns: int, count: int) -> None:
    options = {"top_turns": turns}
    place(options, south="m I9", hold={"I9": turns - 1})
    with pytest.raises(DataError, match="held the top"):
        place(options, south="m I9", hold={"I9": count})
