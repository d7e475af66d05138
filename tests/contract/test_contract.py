"""Every registered game keeps the contract."""

import functools
from collections.abc import Callable

import pytest

from grognard.core.registry import find_game, game_names
from tests.contract import checks_position, checks_secrets, checks_table, checks_words
from tests.contract.sample import Sample, take_sample

Check = Callable[[Sample], None]
CHECKS: tuple[Check, ...] = (
    checks_position.check_options,
    checks_position.check_legal,
    checks_position.check_clone,
    checks_position.check_pack,
    checks_position.check_damage,
    checks_position.check_replay,
    checks_position.check_chance,
    checks_position.check_endings,
    checks_position.check_evaluate,
    checks_position.check_events,
    checks_words.check_explain,
    checks_words.check_explain_places,
    checks_words.check_notation,
    checks_words.check_described,
    checks_words.check_prompts,
    checks_words.check_views,
    checks_words.check_forecasts,
    checks_secrets.check_secrets,
    checks_secrets.check_drawn,
    checks_secrets.check_hidden_things_vary,
    checks_secrets.check_secret_steps,
    checks_secrets.check_who_is_asked,
    checks_table.check_drafts,
    checks_table.check_records,
    checks_table.check_seat_files,
)


@functools.cache
def sample_of(name: str) -> Sample:
    return take_sample(find_game(name))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", game_names())
def test_game_keeps_the_contract(name: str, check: Check) -> None:
    check(sample_of(name))


def test_toy_is_registered_from_outside_the_package() -> None:
    assert "toy" in game_names()
    assert not type(find_game("toy")).__module__.startswith("grognard")
