"""Rare sequences: which rule is named when options and links meet."""

import pytest

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
