"""The page of rules that play does not name: each has a test, and none is missing."""

import pytest

from grognard.core.errors import DataError
from grognard.core.ledger import ledger_of
from grognard.core.registry import find_game
from unexercised import GAMES, PAGE, play_ids, read_ids, write_page


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_the_page_names_tests_that_are_there(page: str) -> None:
    assert page == write_page(read_ids(page)), "python scripts/unexercised.py --kept looks the tests up again"


@pytest.mark.parametrize("rule", ["MM-999", "MM-R106"])
def test_what_is_not_counted_is_not_listed(rule: str) -> None:
    with pytest.raises((DataError, KeyError)):
        write_page({name: [rule] if name == "mystic-mountain" else [] for name in GAMES})


@pytest.mark.soak
def test_nothing_else_goes_unexercised(page: str) -> None:
    listed = read_ids(page)
    for game, ids in play_ids().items():
        assert set(ids) <= set(listed[game]), "python scripts/unexercised.py writes the page anew"
        assert set(listed[game]) <= set(ledger_of(find_game(game)))
