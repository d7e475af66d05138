"""Trial games of a module: what is counted adds up, and what is never used is named."""

from collections import Counter

import pytest

from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.rules import WarpEmpires
from grognard.lab.trial import never, try_module


@pytest.fixture(scope="module")
def fens() -> WarpEmpires:
    return WarpEmpires(load_shipped("amber_fens"))


def test_counts_add_up(fens: WarpEmpires) -> None:
    found = try_module(fens, 6, 1)
    assert found.games == 6
    assert sum(found.endings.values()) == len(found.rounds) == 6 - found.unfinished
    assert sum(found.powers.values()) == 2 + 3 + 4 + 2 + 3 + 4
    assert sum(found.wins.values()) == pytest.approx(6 - found.unfinished)
    assert all(count <= 6 for count in found.units.values())


def test_equal_seeds_give_equal_games(fens: WarpEmpires) -> None:
    assert try_module(fens, 2, "a") == try_module(fens, 2, "a")
    assert try_module(fens, 2, "a") != try_module(fens, 2, "b")


def test_what_was_never_used_is_named() -> None:
    assert never(Counter({0: 3, 2: 1}), ["one", "two", "three"]) == ["two"]
