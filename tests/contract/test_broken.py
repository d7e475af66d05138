"""The suite can fail: each toy that breaks the contract in one way is noticed by the check that is there for it."""

import functools
from collections.abc import Iterator

import pytest

from tests.contract.broken import BROKEN, Check
from tests.contract.sample import Sample, take_sample
from tests.contract.toy.game import Toy
from tests.contract.toy.ruleset import ToyRuleset
from tests.contract.toy.state import Action

DECISIONS = 2000
POSITIONS = 120


@functools.cache
def sound_sample() -> Sample:
    return take_sample(ToyRuleset(), decisions=DECISIONS, positions=POSITIONS)


@pytest.mark.parametrize(("ruleset", "check"), BROKEN, ids=lambda each: each.__name__)
def test_check_notices_what_is_broken(ruleset: type[ToyRuleset], check: Check) -> None:
    check(sound_sample())
    sample = take_sample(ruleset(), decisions=DECISIONS, positions=POSITIONS)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        check(sample)


class Speechless(Toy):
    """Asks for a nudge without letting anybody pass."""

    def choices(self) -> Iterator[Action]:
        return (action for action in super().choices() if action[0] != "pass" or self.table.stack[-1][0] == "turn")


class Endless(Toy):
    def end_round(self) -> None:
        self.table.stack.append(("bid", 0, 0, 0, 0))


@pytest.mark.parametrize(("position", "says"), [(Speechless, "has no choice"), (Endless, "did not end")])
def test_random_games_notice_what_is_broken(position: type[Toy], says: str) -> None:
    ruleset = ToyRuleset()
    ruleset.position = position
    with pytest.raises(AssertionError, match=says):
        take_sample(ruleset)
