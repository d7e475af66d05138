"""Boarding, riding and landing, and nobody left in the water."""

import pytest

from grognard.games.mysterious_islands.actions import BAND, BOAT, HEX, NUMBER
from grognard.games.mysterious_islands.questions import CARGO, HOW_MANY, WHICH_GROUP
from grognard.games.mysterious_islands.state import kind_in
from tests.rules.mysterious_islands.mixed import LORE
from tests.rules.mysterious_islands.sailing import sailing
from tests.rules.mysterious_islands.script import Part, rows, run_part
from tests.rules.mysterious_islands.test_tenth_faction import at

RIDES = rows(
    (
        "MI-R57, MI-R63, MI-R58",
        sailing(
            "board, sail and land on enemies in one turn",
            """
            move La 4 band to W1
            told walk MI-050
            refuse move La boss to W1 MI-R60
            sail W1 boat with 4 band to W5
            told ride MI-R57
            goes W5 4 band: = Lz
            move W5 4 band to Lz
            told pinned MI-R54
            at Lz: pirates 4 band; rebels 2 band
            refuse W5 MI-R58
            """,
            {"La": "pirates: 4 band, boss", "W1": "pirates: boat", "Lz": "rebels: 2 band"},
            chart="Ly La W1 W2 W3 W4 W5 Lz",
        ),
    ),
    (
        "MI-R58",
        sailing(
            "a second Boat may not take them on",
            """
            sail W1 boat with 4 band to W5
            goes W5 boat: W4 W6
            sail W5 boat to W6
            at W5: pirates boat, 4 band
            """,
            {"W1": "pirates: boat, 4 band", "W5": "pirates: boat"},
            chart="La W1 W2 W3 W4 W5 W6",
        ),
    ),
    (
        "MI-R58, MI-R61",
        sailing(
            "nor may a Boat leave people behind who were carried already",
            """
            sail W1 boat with 4 band to W2
            sail W2 boat to W3
            at W2: pirates boat, 4 band
            """,
            {"W1": "pirates: boat, 4 band", "W2": "pirates: boat"},
            chart="La W1 W2 W3",
        ),
    ),
    (
        "MI-R57, MI-053, MI-033",
        sailing(
            "a Bombard that boards has no point left to land with",
            """
            move La bombard to W1
            sail W1 boat with bombard to W2
            refuse W2 MI-053
            offers: / W2
            """,
            {"La": "pirates: bombard, base", "W1": "pirates: boat", "Lx": "pirates: band"},
            chart="La W1 W2 Lb V Lx Ly",
        ),
    ),
    (
        "MI-R57",
        sailing(
            "who began aboard sails and has one walk, not two",
            """
            sail W1 boat with band to W2
            goes W2 band: = Lb Lc
            move W2 band to Lb
            refuse Lb MI-053
            offers: / Lb
            """,
            {"W1": "pirates: boat, band", "Lx": "pirates: band"},
            chart="La W1 W2 Lb Lc V Lx Ly",
        ),
    ),
    (
        "MI-R57",
        sailing(
            "a walk before the ride leaves the rest of the points for after it",
            """
            move Lb boss to W1
            sail W1 boat with boss to W2
            goes W2 boss: = Lc Ld Le
            """,
            {"Lb": "pirates: boss", "W1": "pirates: boat"},
            chart="Lb W1 W2 Lc Ld Le Lf",
        ),
    ),
    (
        "MI-R59, MI-029",
        sailing(
            "a Boat is no bridge: stepping aboard ends the walk",
            """
            goes La boss: = W1
            """,
            {"La": "pirates: 2 boss", "W1": "pirates: boat"},
            chart="La W1 Lb Lc",
        ),
    ),
    (
        "MI-R59",
        sailing(
            "without a ride they stay aboard until the next turn",
            """
            move La 2 boss to W1
            end (1,1) end
            at W1: pirates boat, 2 boss
            (2,2) end
            goes W1 boss: = La Lb Lx
            """,
            {"La": "pirates: 2 boss", "W1": "pirates: boat", "Lx": "rebels: base"},
            chart="La W1 Lb\nV1 W2 Lx",
        ),
    ),
    (
        "MI-R60, MI-029",
        sailing(
            "slots of all Boats in a hex are pooled, and full is full",
            """
            move La 2 band to W1
            at W1: rebels 2 boat, 4 band
            refuse move La 1 band to W1 MI-R60
            goes La band: = Lb Lc
            """,
            {"La": "rebels: 4 band", "W1": "rebels: 2 boat, 2 band"},
            "rebels/pirates",
            chart="W0 W1 La Lb Lc Ld",
        ),
    ),
    (
        "MI-R60",
        sailing(
            "no more can be picked to board than find room",
            """
            La
            offers: = 1 2
            2
            at W1: rebels boat, 2 band
            """,
            {"La": "rebels: 4 band", "W1": "rebels: boat"},
            "rebels/pirates",
            chart="W1 La V W2",
        ),
    ),
    (
        "MI-R61",
        sailing(
            "a Boat may not sail away from people who need it",
            """
            W1
            asks rebels which_group
            boat
            asks rebels go_where
            W2
            at W2: rebels boat, 2 band
            """,
            {"W1": "rebels: boat, 2 band"},
            "rebels/pirates",
            chart="La W1 W2 W3",
        ),
    ),
    (
        "MI-R61",
        sailing(
            "it takes at least as many as find no place in the Boats that stay",
            """
            W1
            boat
            asks rebels cargo
            offers: = 1 2
            1
            W2
            at W2: rebels boat, band
            at W1: rebels boat, 2 band
            """,
            {"W1": "rebels: 2 boat, 3 band"},
            "rebels/pirates",
            chart="La W1 W2 W3",
        ),
    ),
    (
        "MI-R61, MI-R60",
        sailing(
            "cargo is asked group by group; what cannot be completed is not offered",
            """
            W1
            boat
            asks pirates cargo
            offers: = 0 1 2 3
            1
            asks pirates cargo
            offers: = 0 1
            0
            asks pirates cargo
            offers: = 1 2
            2
            W2
            at W2: pirates boat, band, 2 bombard
            at W1: pirates boat, 2 band, boss
            """,
            {"W1": "pirates: 2 boat, 3 band, boss, 2 bombard"},
            chart="La W1 W2 W3",
        ),
    ),
    (
        "MI-R61",
        sailing(
            "those who ashore can go first free the Boat",
            """
            move W1 2 band to La
            sail W1 boat to W3
            at W3: rebels boat
            at La: rebels 2 band
            """,
            {"W1": "rebels: boat, 2 band"},
            "rebels/pirates",
            chart="La W1 W2 W3",
        ),
    ),
    (
        "MI-R68, MI-083",
        sailing(
            "Divers need nobody: a Sub leaves them in the water, but not a Bomb",
            """
            W1
            boat
            asks nemo cargo
            offers: = 0 1 2
            0
            at W2: nemo boat, bomb
            at W1: nemo 2 band
            """,
            {"W1": "nemo: boat, 2 band, bomb"},
            "nemo/rebels",
            invented=("nemo",),
            chart="La W1 W2",
        ),
    ),
    (
        "MI-R69, MI-101",
        sailing(
            "Zombies have nothing to ride",
            """
            offers: = end W1 W3
            goes W1 band: = La W2
            """,
            {"W1": "zombies: 2 band", "W3": "zombies: band"},
            "zombies/rebels",
            chart="La W1 W2 W3",
        ),
    ),
    (
        "MI-R62, MI-R54",
        sailing(
            "passengers among enemies may not step off beside the fight",
            """
            sail W1 boat with 2 band to W2
            refuse W2 MI-R54
            offers: / W2
            """,
            {"W1": "pirates: boat, 2 band", "W2": "rebels: boat", "La": "pirates: 2 band"},
            chart="La Lc W1 W2 Lb",
        ),
    ),
    (
        "MI-R64",
        sailing(
            "others may board a Boat that lies among enemies",
            """
            sail W1 boat with 2 band to W2
            move Lb 2 band to W2
            told pinned MI-R54
            at W2: pirates boat, 4 band; rebels boat
            refuse move Lb 1 band to W2 MI-R60
            """,
            {"W1": "pirates: boat, 2 band", "W2": "rebels: boat", "Lb": "pirates: 3 band"},
            chart="La V W1 W2 Lb Lc",
        ),
    ),
    (
        "MI-R125, MI-R60",
        sailing(
            "partners' Boats carry nobody, and are passed but not joined",
            """
            goes La band: = Lb Lc W0
            goes W0 boat: = W2 W3 W4
            refuse move La 1 band to W1 MI-R125
            """,
            {"La": "moreau: 2 band", "W1": "rebels: boat", "W0": "moreau: boat"},
            "moreau rebels/pirates natives",
            options={"factions_per_player": 2},
            chart="W0 W1 W2 W3 W4 W5 W6\nLa Lb Lc V1 V2 V3 V4",
        ),
    ),
)


@pytest.mark.parametrize("part", RIDES)
def test_rides(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-R60", "MI-R61")
@pytest.mark.parametrize(
    ("faction", "bands", "bosses", "asked", "offered"),
    [
        ("rafters", 3, 3, BAND, [1, 2]),  # a Band has to come: that Bosses float makes no room for it
        ("rafters", 2, 3, BAND, [0, 1, 2]),
        ("divers", 3, 3, BAND, [0, 1]),  # a place is kept for the Boss that has to come
        ("divers", 3, 2, BAND, [0, 1, 2]),
    ],
)
def test_nobody_is_left_in_the_water_by_those_who_float(
    faction: str, bands: int, bosses: int, asked: int, offered: list[int]
) -> None:
    """One of two Boats with two slots each sails."""
    units = {"Wa": f"{faction}: 2 boat, {bands} band, {bosses} boss", "La": "company: band"}
    game, names = at("La Wa Wb", units, "move", active=1, factions=f"company {faction}", lore=LORE)
    game.apply(HEX + names["Wa"])
    assert game.question() == WHICH_GROUP
    boat = next(index for index in range(3) if kind_in(game.units[index + game.first_in(names["Wa"])]) == BOAT)
    game.apply(NUMBER + boat)
    if game.question() == HOW_MANY:
        game.apply(NUMBER + 1)
    assert game.question() == CARGO
    assert kind_in(game.units[game.first_in(names["Wa"]) + game.detail(3)]) == asked
    assert [int(action) - NUMBER for action in game.legal_actions()] == offered
