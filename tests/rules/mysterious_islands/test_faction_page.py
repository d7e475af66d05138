"""The page on factions of one's own: its example plays, its refusal is the one that comes, and no key is missing from its tables."""

import re
from pathlib import Path

import pytest

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER
from grognard.games.mysterious_islands.faction_rows import CONDITIONS, KINDS, POWERS, UNIT_POWERS
from grognard.games.mysterious_islands.factions import load_table
from grognard.games.mysterious_islands.rules import MysteriousIslands
from tests.rules.mysterious_islands.test_tenth_faction import DATA

PAGE = (Path(__file__).parents[3] / "docs" / "factions.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
CHOICES = 400


def test_the_example_plays() -> None:
    ruleset = MysteriousIslands(load_table(DATA + EXAMPLE))
    game = ruleset.start({}, 2)
    rng = Rng("page")
    game.apply(ruleset.parse(game, "smugglers"))
    for _ in range(CHOICES):
        if game.actor == OVER:
            break
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
        else:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
    assert ruleset.view(game, 0).seats[0].name == "Smugglers"
    assert any(piece.facts.get("name") == "Cove" for piece in ruleset.view(game, 0).pieces)


def test_the_refusal_on_the_page_is_the_one_that_comes() -> None:
    wanted = re.findall(r"`(faction smugglers\.[^`]*)`", PAGE)[0]
    with pytest.raises(DataError) as caught:
        load_table(DATA + EXAMPLE.replace("convert_on", "converts_on"))
    assert wanted in str(caught.value)


@pytest.mark.parametrize("key", [*POWERS, *UNIT_POWERS, *CONDITIONS, *KINDS])
def test_every_key_stands_on_the_page(key: str) -> None:
    assert f"`{key}`" in PAGE or f'"{key}"' in PAGE


def test_every_limit_on_the_page_is_right() -> None:
    limits = {key: limit for table in (POWERS, UNIT_POWERS) for key, (_, limit) in table.items()}
    told = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|.*\| (\d+) to (\d+) \|$", PAGE, re.MULTILINE)
    found = {key: (int(least), int(most)) for keys, least, most in told for key in re.findall(r"\w+", keys)}
    assert found == {key: limits[key] for key in found}
    assert {key for key, limit in limits.items() if limit[1] > 3} == set(found)
