"""The modules that ship, and their cards."""

import pytest

from grognard.core.errors import DataError
from grognard.games.warp_empires.meta import load_shipped, meta_of, shipped_ids


def test_two_modules_ship() -> None:
    assert shipped_ids() == ["amber_fens", "space_1889_empires"]


@pytest.mark.rule("WE-R04", "S8-R45")
def test_the_card_of_a_module() -> None:
    meta = meta_of(load_shipped("space_1889_empires"))
    assert (meta.name, meta.title) == ("space-1889-empires", "Space 1889 Empires")
    assert (meta.least_seats, meta.most_seats) == (2, 9)
    assert meta.rules_version == 20_001
    assert "licensed" in meta.credit


@pytest.mark.rule("WE-001")
def test_an_unknown_module_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(DataError, match="Did you mean amber_fens"):
        load_shipped("amber_fen")


@pytest.mark.rule("WE-R04")
@pytest.mark.parametrize("seats", [1, 10])
def test_too_few_or_many_players_are_refused(seats: int) -> None:
    with pytest.raises(DataError, match="is not played by"):
        load_shipped("space_1889_empires").game({}, seats)
