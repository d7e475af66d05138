"""Words of setting up, of piles, decks and dice, which no shipped module uses, in games of a toy module."""

import pytest

from grognard.core.chance import Rng
from grognard.core.game import CHANCE
from grognard.games.warp_empires import actions as act
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.explain.answer import explain
from grognard.games.warp_empires.format.describe import describe
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.positions import place
from grognard.games.warp_empires.questions import C_CHIT, C_ORDER, PICK_POWER, RECRUIT, WHICH_PILE
from grognard.games.warp_empires.state import owner_in, place_in, type_in
from grognard.games.warp_empires.unpacking import unpack
from tests.rules.warp_empires.toy import Changes, power, toy, unit

NAMES = ["Ann", "Bay", "Cob", "Dun", "Elm", "Fen"]
UNITS = ["foot", "horse", "chief"]


def started(loaded: Loaded, homes: dict[int, str], seats: int = 2, seed: str = "start") -> Empires:
    """A game after setting up: powers in the order of the seats, homes by power where one is named."""
    game = new_game(*loaded.game({}, seats))
    rng = Rng(seed)
    while game.phase == 0:
        if game.actor == CHANCE:
            game.apply(int(rng.below(game.chance()[0])))
            continue
        legal = [int(action) for action in game.legal_actions()]
        if game.question() == PICK_POWER:
            game.apply(act.POWER + game.actor)
            continue
        wanted = act.PLACE + NAMES.index(homes[int(game.power[game.actor])])
        assert wanted in legal, f"{[NAMES[action - act.PLACE] for action in legal]} are offered"
        game.apply(wanted)
    check_position(game)
    return game


def mapped(loaded: Loaded, seats: int, seed: int) -> Empires:
    """A game whose map has been rolled."""
    game = new_game(*loaded.game({}, seats))
    rng = Rng(seed)
    while game.atlas is None:
        game.apply(int(rng.below(game.chance()[0])) if game.actor == CHANCE else int(game.legal_actions()[0]))
    return game


def stack(game: Empires, name: str) -> list[str]:
    """Who stands in a territory, with the number of the owner."""
    units = [int(number) for number in game.units[: game.standing]]
    return [f"{owner_in(each)} {UNITS[type_in(each)]}" for each in units if NAMES[place_in(each)] == name]


def marked(game: Empires, seat: int) -> list[str]:
    return [name for name, owner in zip(NAMES, game.marker, strict=False) if owner == seat]


@pytest.mark.rule("WE-011", "WE-012", "WE-R08")
def test_units_that_are_named_stand_where_they_are_named() -> None:
    loaded = toy(
        ("units_random = 3", 'units_random = 0\nunits_fixed = [{ unit = "foot", count = 2 }]'),
        power(
            "blue",
            'setup = { units_fixed = [{ unit = "horse", count = 1, at = "bay" }, { unit = "chief", count = 1 }] }',
        ),
    )
    game = started(loaded, {0: "Ann", 1: "Elm"})
    assert stack(game, "Ann") == ["0 foot", "0 foot"]
    assert stack(game, "Elm") == ["1 chief"]
    assert stack(game, "Bay") == ["1 horse"]
    assert list(game.pile)[:3] == [18, 11, 3]
    assert "2 × Foot, 0 by lot" in describe(loaded)
    assert "1 × Horse in Bay, 1 × Chief" in describe(loaded)


SECOND = '[piles.stable]\nname = "Stable"\n{}\n[[units]]\nid = "foot"'
STABLE = unit("horse", "")[0], 'id = "horse"\n'


def with_stable(owner: str, *changes: tuple[str, str]) -> Loaded:
    """The toy with horses in a pile of their own."""
    return toy(
        ('[[units]]\nid = "foot"', SECOND.format(owner)),
        ('name = "Horse"\npile = "common"', 'name = "Horse"\npile = "stable"'),
        *changes,
    )


@pytest.mark.rule("WE-011", "WE-R08")
def test_units_come_out_of_the_piles_that_are_named() -> None:
    loaded = with_stable("shared = true", ("units_random = 3", "units_random = 1\nunits_from = { stable = 2 }"))
    game = started(loaded, {0: "Ann", 1: "Elm"})
    assert sorted(stack(game, "Ann")) == ["0 foot", "0 horse", "0 horse"]
    assert "2 by lot of Stable, 1 by lot" in describe(loaded)


@pytest.mark.rule("WE-R08")
def test_powers_begin_with_numbers_of_their_own() -> None:
    loaded = toy(power("blue", "setup = { units_random = 1, hand = 2, points = 9 }"))
    game = started(loaded, {0: "Ann", 1: "Elm"})
    assert [len(stack(game, "Ann")), len(stack(game, "Elm"))] == [3, 1]
    assert list(game.points) == [0, 9]
    assert [sum(int(number) for number in game.hands[seat * 3 : seat * 3 + 3]) for seat in (0, 1)] == [5, 2]
    assert "Blue: Start territories: 1" in describe(loaded)


STARTS: dict[str, tuple[str, dict[int, str], list[str], list[str], str]] = {
    "start_ring": ("start_ring = 1", {0: "Ann", 1: "Elm"}, ["Ann", "Fen"], ["Elm"], "within 1 steps"),
    "start_ring, two steps": ("start_ring = 2", {0: "Ann", 1: "Elm"}, ["Ann", "Cob", "Fen"], ["Elm"], "within 2 steps"),
    "start_region": ('start_region = "south"', {0: "Cob", 1: "Fen"}, ["Cob", "Elm"], ["Fen"], "in South"),
    "start_region, the rest of it is taken": ('start_region = "south"', {0: "Cob", 1: "Elm"}, ["Cob"], ["Elm"], ""),
    "start_terrain": ('start_terrain = { ids = ["fen"] }', {0: "Fen", 1: "Elm"}, ["Fen"], ["Elm"], "Fen"),
}  # fmt: skip


@pytest.mark.rule("WE-012", "S8-R06")
@pytest.mark.parametrize("name", STARTS)
def test_where_a_power_begins(name: str) -> None:
    words, homes, own, others, sheet = STARTS[name]
    loaded = toy(power("red", f"setup = {{ {words} }}"))
    game = started(loaded, homes)
    assert [marked(game, 0), marked(game, 1)] == [own, others]
    assert sheet in describe(loaded)


@pytest.mark.rule("S8-R05", "WE-012")
def test_a_home_outside_of_the_own_region_is_not_offered() -> None:
    loaded = toy(power("red", 'setup = { start_region = "south" }'))
    with pytest.raises(AssertionError, match="are offered"):
        started(loaded, {0: "Ann", 1: "Elm"})


@pytest.mark.rule("S8-R05")
def test_nobody_takes_the_last_home_of_another() -> None:
    """Red can begin in Fen alone; Blue chooses first, and is refused it with a reason."""
    loaded = toy(power("red", 'setup = { start_terrain = { ids = ["fen"] } }'))
    game = mapped(loaded, 2, 0)
    seat = int(game.actor)
    assert game.power[seat] == 1
    assert [NAMES[action - act.PLACE] for action in game.legal_actions()] == ["Ann", "Cob", "Elm"]
    refusal = explain(game, seat, act.PLACE + NAMES.index("Fen"))
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("S8-R05", "With Fen taken somebody else could begin nowhere.")


@pytest.mark.rule("WE-013", "WE-R03")
@pytest.mark.parametrize(("played", "first"), [(1, 1), (2, 0)])
def test_a_power_may_begin(played: int, first: int) -> None:
    """Without the named power the first seat begins; no dice are thrown."""
    loaded = toy(("units_random = 3", 'units_random = 3\nfirst = "blue"'))
    game = new_game(*loaded.game({}, 2))
    assert game.question() == PICK_POWER
    game.apply(act.POWER)
    game.apply(act.POWER + played)
    assert list(game.order) == [first, 1 - first]
    assert "Who begins: Blue" in describe(loaded)


@pytest.mark.rule("WE-R03", "WE-R73")
def test_other_dice_say_who_begins() -> None:
    loaded = toy(("[setup]", '[dice]\norder = "2D10"\n[setup]'))
    game = new_game(*loaded.game({}, 2))
    game.told = []
    assert game.question() == C_ORDER
    assert game.chance()[0] == 100
    game.apply(57)  # 6 and 8
    game.apply(9)  # 1 and 10
    assert [event[4] for event in game.told if event[0] == "rolls-order"] == [14, 11]
    assert list(game.order) == [0, 1]
    assert "the highest 2D10" in describe(loaded)


# ---------------------------------------------------------------- piles


def recruiting(loaded: Loaded, seats: str = "red blue", active: int = 0) -> Empires:
    """A Recruit phase."""
    return place(
        loaded,
        powers=seats.split(),
        units={"Ann": "0: foot", "Elm": "1: foot"},
        markers={"Ann": 0, "Elm": 1},
        points={0: 9, 1: 9},
        active=active,
        phase="recruit",
    )


@pytest.mark.rule("WE-042", "WE-R46", "WE-R51")
@pytest.mark.parametrize("word", ["per_player", "per_power"])
def test_everybody_has_a_copy_of_a_pile(word: str) -> None:
    loaded = toy(("shared = true", f"{word} = true"))
    game = recruiting(loaded)
    assert list(game.pile) == [19, 12, 4, 19, 12, 4]
    assert game.chance()[0] == 35
    game.apply(20)  # a horse
    game.apply(0)
    game.apply(act.UNIT + 1)
    assert list(game.pile) == [18, 11, 4, 19, 12, 4]
    assert unpack(game.pack(), loaded).pack() == game.pack()
    assert "one for each" in describe(loaded)


@pytest.mark.rule("WE-042", "WE-R51")
def test_a_pile_of_certain_powers_is_open_to_them_alone() -> None:
    loaded = with_stable('powers = ["red", "green"]')
    game = recruiting(loaded)
    assert game.question() == WHICH_PILE
    assert list(game.legal_actions()) == [act.PILE, act.PILE + 1]
    game.apply(act.PILE + 1)
    assert (game.question(), game.chance()[0]) == (C_CHIT, 12)
    game.apply(0)
    assert game.question() == WHICH_PILE  # before each chit
    assert recruiting(loaded, active=1).question() == C_CHIT  # Blue has one pile
    assert "| Stable | Red and Green | 12 |" in describe(loaded)


@pytest.mark.rule("WE-042", "WE-R51")
def test_what_is_lost_goes_back_to_the_own_copy() -> None:
    game = place(
        toy(("shared = true", "per_player = true")),
        powers=["red", "blue"],
        units={"Cob": "0: horse horse; 1: foot"},
        markers={"Ann": 0, "Elm": 1},
    )
    game.apply(act.DONE)
    assert list(game.pile)[3:6] == [20, 12, 4]


@pytest.mark.rule("WE-R68")
def test_a_leader_of_a_power_is_in_no_copy_of_another_one() -> None:
    loaded = toy(("shared = true", "per_player = true"), ('start = "pile"', 'start = "power:blue"'))
    game = started(loaded, {0: "Ann", 1: "Elm"})
    assert stack(game, "Elm").count("1 chief") == 4
    assert not any("chief" in each for each in stack(game, "Ann"))
    assert [game.pile[2], game.pile[5]] == [0, 0]


@pytest.mark.rule("WE-007", "WE-R67")
@pytest.mark.parametrize("owner", ["per_player", "per_power"])
def test_everybody_has_a_deck(owner: str) -> None:
    loaded = toy(("[setup]", f'[decks.action]\nowner = "{owner}"\n[setup]'))
    game = started(loaded, {0: "Ann", 1: "Elm"})
    first, second = (sum(int(number) for number in game.decks[at : at + 3]) for at in (0, 3))
    assert [first, second] == [32 - 5, 32 - 5]
    assert "has a deck of" in describe(loaded)


@pytest.mark.rule("WE-044", "WE-R53")
def test_the_bonus_is_thrown_with_the_dice_of_the_module() -> None:
    game = recruiting(toy(("[setup]", '[dice]\nbonus = "2D4"\n[setup]')))
    game.apply(0)
    game.apply(0)
    game.apply(act.UNIT)
    game.apply(act.UNIT)
    assert game.chance()[0] == 16
    game.told = []
    game.apply(5)  # 2 and 2
    assert [event[4] for event in game.told if event[0] == "bonus"] == [4]
    while game.question() != RECRUIT:
        game.apply(0)
    assert sum(map(int, game.offer)) == 4


# ---------------------------------------------------------------- rolled maps

PORT = """[[map.table]]
roll = [6, 6]
terrain = "port"

[terrain.port]
name = "Port"
tags = ["port"]
revenue = 2
"""


def rolled(*changes: tuple[str, str]) -> Loaded:
    text = template("rolled")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return load_module(text.encode(), "rolled.toml", lambda _: None)


@pytest.mark.rule("S8-R04", "S8-R05")
@pytest.mark.parametrize("throws", [1, 200])
def test_a_power_finds_terrain_of_its_own_to_begin_in(throws: int) -> None:
    """On rolled maps, too, and also where they have to be mended: as many as there are players, whoever takes one."""
    ports: Changes = (
        ('[[map.table]]\nroll = [6, 6]\nterrain = "cliffs"\n', PORT),
        ('colour = "#b3262e"', 'colour = "#b3262e"\nsetup = { start_terrain = { all = ["port"] } }'),
        ('start_terrain  = { all = ["town"] }', 'start_terrain  = { any = ["town", "port"] }'),
        ('kind = "random"', f'kind = "random"\nreroll_max = {throws}\nsize = 20'),
        ("[setup]", '[dice]\nterrain = "1D6"\n[setup]'),
    )
    loaded = rolled(*ports)
    port = list(loaded.sheet.terrain).index("port")
    for seed in range(12):
        game = mapped(loaded, 3, seed)
        while game.phase == 0:
            game.apply(int(game.chance()[0]) - 1 if game.actor == CHANCE else int(game.legal_actions()[-1]))
        assert list(game.map().terrain).count(port) >= 3


@pytest.mark.rule("S8-R04")
@pytest.mark.parametrize(
    ("words", "told"),
    [('connect = "none"', ""), ('connect = "air"', "linked for units"), ("wrap = true", "East and west")],
)
def test_words_of_rolled_maps(words: str, told: str) -> None:
    loaded = rolled(('kind = "random"', f'kind = "random"\n{words}\nsize = 30\ncities_min = 8'))
    game = mapped(loaded, 2, 1)
    assert game.map().territories == 30
    assert sum(kind == 0 for kind in game.map().terrain) >= 8
    assert told in describe(loaded)
    assert "30 territories. At least 8 to begin in." in describe(loaded)


@pytest.mark.rule("S8-R02", "S8-R04", "S8-R05")
@pytest.mark.parametrize(
    "changes",
    [
        (('kind = "random"', 'kind = "random"\nsize = 6'),),
        (('kind = "random"', 'kind = "random"\nsize_base = 6\nsize_per_player = 0'),),
        (('kind = "random"', 'kind = "random"\nsize = 256\ncities_min = 128\nreroll_max = 3'),),
        (
            ('kind = "random"', 'kind = "random"\nreroll_max = 3'),
            ("[1, 2]", "[9, 9]"),
            ("[3, 5]", "[10, 10]"),
            ("[6, 6]", "[11, 180]"),
            ("[setup]", '[dice]\nterrain = "9D20"\n[setup]'),
        ),
    ],
)
def test_whatever_the_dice_say_everybody_begins_somewhere(changes: Changes) -> None:
    game = mapped(rolled(*changes), 3, 5)
    while game.phase == 0:
        game.apply(int(game.chance()[0]) - 1 if game.actor == CHANCE else int(game.legal_actions()[0]))
    assert game.map().territories <= 256
    assert list(game.map().terrain).count(0) >= 10
