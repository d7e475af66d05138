"""A module with the words that no shipped one uses keeps the contract, too; it is registered nowhere, so what needs that is left to the shipped ones."""

from functools import cache

import pytest

from tests.contract import checks_position, checks_secrets, checks_words
from tests.contract.sample import Sample, take_sample
from tests.contract.sink import sink
from tests.contract.test_contract import Check

CHECKS: tuple[Check, ...] = (
    checks_position.check_options,
    checks_position.check_legal,
    checks_position.check_clone,
    checks_position.check_pack,
    checks_position.check_replay,
    checks_position.check_chance,
    checks_position.check_endings,
    checks_position.check_events,
    checks_words.check_explain,
    checks_words.check_notation,
    checks_words.check_described,
    checks_words.check_prompts,
    checks_words.check_views,
    checks_secrets.check_secrets,
    checks_secrets.check_drawn,
    checks_secrets.check_who_is_asked,
)


@cache
def sample() -> Sample:
    return take_sample(sink())


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_words_keep_the_contract(check: Check) -> None:
    check(sample())
