"""Who may know what chance brings, and what a seat may think of a choice that another is in the middle of."""

from collections.abc import Iterator

import pytest

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, EVERYONE
from grognard.games.warp_empires.actions import UNIT
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.positions import module_of, place
from grognard.games.warp_empires.questions import (
    C_CARD,
    C_CHIT,
    C_START_UNIT,
    C_STEAL,
    GO_WHERE,
    PLACE_RECRUIT,
    WHO_GOES,
)
from grognard.games.warp_empires.state import owner_in, type_in
from tests.rules.warp_empires.desk import Desk
from tests.rules.warp_empires.script import Part, Play, position
from tests.rules.warp_empires.toy import card, power, toy

X, Y, Z = 1, 2, 4
FAR = {"X": "A", "Y": "K", "Z": "I"}
TRIES = 60


def worlds(game: Empires, seat: int) -> Iterator[Empires]:
    """Positions that a seat cannot tell from the true one."""
    for number in range(TRIES):
        copy = game.determinize(seat, Rng(number))
        check_position(copy)
        assert isinstance(copy, Empires)
        yield copy


# ---- outcomes ------------------------------------------------------------------------


def played(lines: str, phase: str = "move", active: int = 0) -> Empires:
    setting = {"phase": phase, "active": active}
    hands = {"X": "adventurers resupplied", "Y": "trap armor"}
    part = Part("", "", "french german russian", {"A": "X BN", "K": "Y BN", "I": "Z BN"}, hands, FAR, setting=setting)
    return Play(position(part, load_shipped("space_1889_empires"))).run(lines).game


# What is done, what is asked of chance then, and who may know the outcome.
OUTCOMES = {
    "a card that is drawn": ("X> done", "draw", 0, C_CARD, X),
    "of the next player": ("Y> done", "draw", 1, C_CARD, Y),
    "a card drawn by a card": ("Y> done X> resupplied", "move", 0, C_CARD, X),
    "a chit that is drawn": ("", "recruit", 0, C_CHIT, X),
    "a card that is stolen": ("Y> done X> adventurers Y", "move", 0, C_STEAL, X | Y),
}


@pytest.mark.rule("WE-R73", "WE-R51", "S8-R34")
@pytest.mark.parametrize("name", OUTCOMES)
def test_who_may_know_an_outcome(name: str) -> None:
    lines, phase, active, question, seats = OUTCOMES[name]
    game = played(lines, phase, active)
    assert game.question() == question
    assert game.chance()[2] == seats


@pytest.mark.rule("WE-R22", "WE-R73")
@pytest.mark.parametrize(
    ("hidden", "first", "later"), [("top_visible", EVERYONE, X), ("open", EVERYONE, EVERYONE), ("closed", X, X)]
)
def test_who_may_know_a_unit_to_begin_with(hidden: str, first: int, later: int) -> None:
    """The first one of a stack lies on top."""
    game = started(toy(("[[victory]]", f'[options]\nstacks_hidden = "{hidden}"\n[[victory]]')))
    for wanted in (first, later, later):
        assert game.question() == C_START_UNIT
        assert game.chance()[2] == wanted << int(game.detail(0)) if wanted > 0 else game.chance()[2] == wanted
        game.apply(0)


def started(loaded: Loaded) -> Empires:
    """A game up to the first unit by lot."""
    game = new_game(*loaded.game({}, 2))
    rng = Rng("start")
    while game.question() != C_START_UNIT:
        game.apply(int(rng.below(game.chance()[0])) if game.actor == CHANCE else int(game.legal_actions()[0]))
    return game


# ---- a choice that is not finished -----------------------------------------------------


def group_of(game: Empires) -> list[int]:
    return [int(number) for number in game.group[: game.tables.types]]


@pytest.mark.rule("WE-R22")
@pytest.mark.parametrize(("words", "question"), [("BN", WHO_GOES), ("BN done", GO_WHERE)])
def test_others_know_how_many_are_named_and_not_which(words: str, question: int) -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "CR BN GB GB BN", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.hand("X", "minor_move")
    desk.begin(2).do(f"minor_move A {words}")
    assert desk.game.question() == question
    assert {tuple(group_of(copy)) for copy in worlds(desk.game, 0)} == {tuple(group_of(desk.game))}
    found = set()
    for copy in worlds(desk.game, 1):
        group = group_of(copy)
        assert sum(group) == 1
        assert all(number <= copy.count_type(0, 0, kind) for kind, number in enumerate(group))
        assert len(copy.legal_actions())
        found.add(group.index(1))
    assert len(found) > 2


@pytest.mark.rule("WE-R22")
def test_a_group_of_more_can_be_completed() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "CR BN GB GB BN", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.hand("X", "minor_move")
    desk.begin(2).do("minor_move A BN GB CR")
    groups = set()
    for copy in worlds(desk.game, 1):
        group = group_of(copy)
        assert sum(group) == 3
        assert all(number <= copy.count_type(0, 0, kind) for kind, number in enumerate(group))
        later = [kind for kind in range(len(group)) if group[kind]][-1]
        offered = [int(action) - UNIT for action in copy.legal_actions() if action >= UNIT]
        assert all(kind >= later for kind in offered)  # units are named in their order
        groups.add(tuple(group))
    assert len(groups) > 2


@pytest.mark.rule("WE-R51")
@pytest.mark.parametrize("own", [False, True])
def test_others_know_what_was_paid_for_a_recruit_and_not_its_type(own: bool) -> None:
    """At one price for all, any chit of the pile may have been bought; at a price of its own only that type."""
    prices = () if own else (power("red", 'modifiers = [{ stat = "price", set = 1 }]'),)
    game = place(
        toy(*prices),
        powers=["red", "blue"],
        units={"Elm": "1: foot"},
        markers={"Ann": 0, "Fen": 0, "Elm": 1},
        points={0: 9},
        phase="recruit",
    )
    play = Play(game).run("<horse> <foot>\nX> horse")
    assert game.question() == PLACE_RECRUIT
    horse = play.units.index("horse")
    assert {int(copy.detail(0)) for copy in worlds(game, 0)} == {horse}
    assert {int(copy.detail(0)) for copy in worlds(game, 1)} == ({horse} if own else {0, 1, 2})


# ---- chits where they can be -------------------------------------------------------------


@pytest.mark.rule("WE-R22", "S8-R17")
def test_nobody_thinks_of_a_fort_where_none_can_come_to_stand() -> None:
    """A Fort never moves, and recruits come into Cities; A is none here."""
    sketch = {"terrain": {"A": 1, "C": 0, "H": 1, "K": 0}, "borders": "A-C C-H H-K"}  # 0 City, 1 Flats
    desk = Desk("french", "german", sketch=sketch)
    desk.stack("C", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN FT FT FT", marker=True)
    desk.stack("H", "Y", "BN GB GB GB")
    fort, forts = desk.units.index("FT"), set()
    for copy in worlds(desk.begin(2).game, 0):
        assert copy.count_type(desk.places.index("H"), 1, fort) == 0
        forts.add(int(copy.count_type(desk.places.index("K"), 1, fort)))
    assert len(forts) > 1


@pytest.mark.rule("WE-R46", "WE-R22")
def test_chits_of_own_piles_are_thought_of_as_their_owners() -> None:
    """Red has no Horse left in the pile, Blue no Chief: nobody thinks that the other one's stand there."""
    game = place(
        toy(("shared = true", "per_player = true")),
        powers=["red", "blue"],
        units={"Ann": "0: foot foot chief", "Elm": "1: foot horse foot"},
        markers={"Ann": 0, "Elm": 1},
    )
    foot, horse, chief = range(3)
    for seat, gone in ((0, horse), (1, chief)):
        game.pile[seat * 3 + gone] = 0
    assert [[int(game.pile[seat * 3 + kind]) for kind in range(3)] for seat in (0, 1)] == [[18, 0, 3], [18, 11, 0]]
    found: dict[int, set[int]] = {0: set(), 1: set()}
    for seat in (0, 1):
        for number in range(TRIES):
            copy = game.determinize(1 - seat, Rng(number))
            found[seat] |= {type_in(unit) for unit in copy.units[: copy.standing] if owner_in(unit) == seat}
    assert found == {0: {foot, chief}, 1: {foot, horse}}


# ---- counters ---------------------------------------------------------------------------------


@pytest.mark.rule("WE-R72")
def test_of_several_counters_the_one_that_moves_is_told() -> None:
    game = place(
        toy(card('{ op = "token", name = "fame", add = 1 }, { op = "token", name = "panic", add = 2 }')),
        powers=["red", "blue"],
        units={"Ann": "0: foot", "Elm": "1: foot"},
        markers={"Ann": 0, "Elm": 1},
        hands={0: "trick"},
    )
    play = Play(game).run("X> trick\ncounter X fame 1\ncounter X panic 2")
    names = module_of(game).counters
    counts = [(names[numbers[0]], *numbers[1:]) for what, _, _, *numbers in play.told if what == "counts"]
    assert counts == [("fame", 0, 1), ("panic", 0, 2)]
