"""Generic rules that Space 1889 changes or does not use: what a module says nothing of, and words that other modules use."""

from functools import cache

import pytest

from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template
from grognard.games.warp_empires.game import new_game
from grognard.games.warp_empires.questions import C_MAP
from tests.rules.warp_empires.script import Part, Play, run_part

TOY_TERRAIN = {"city": "town", "flats": "plain", "ravines": "plain", "peaks": "cliffs"}
FAR = {"X": "A", "Y": "K"}
DRAW_WORDS = "[phases.draw]\ncount = 3\nhand_limit = 7\n"
CONTROL_WORDS = '[phases.control]\nneeds = "can_control"\n'


@cache
def toy(*changes: tuple[str, str]) -> Loaded:
    """The template of a module with some of its text replaced."""
    text = template("toy")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return load_module(text.encode(), "toy.toml", lambda _: None)


# ---- what a module says nothing of ---------------------------------------------


@pytest.mark.rule("WE-016", "WE-017", "WE-R01")
@pytest.mark.parametrize(("words", "drawn"), [("", 5), (DRAW_WORDS, 3)])
def test_five_cards_are_drawn_unless_a_module_says_otherwise(words: str, drawn: int) -> None:
    run_part(
        Part(
            "",
            f"X> done <any>\nsize X {1 + drawn}",
            powers="red blue",
            units={"B": "X cavalry"},
            hands={"X": "march"},
            marks=FAR,
            setting={"phase": "draw"},
        ),
        toy((DRAW_WORDS, words)),
        TOY_TERRAIN,
    )


@pytest.mark.rule("WE-050", "WE-R59")
@pytest.mark.parametrize(("words", "marks"), [("", "A C"), (CONTROL_WORDS, "A")])
def test_any_unit_takes_control_unless_a_module_says_otherwise(words: str, marks: str) -> None:
    run_part(
        Part(
            "",
            f"marks X: {marks}\nmarks Y: K",
            powers="red blue",
            units={"C": "X cavalry", "G": "X cavalry; Y cavalry", "H": "X infantry"},
            marks=FAR,
            setting={"phase": "control"},
        ),
        toy((CONTROL_WORDS, words)),
        TOY_TERRAIN,
    )


@pytest.mark.rule("WE-R61", "WE-R59")
@pytest.mark.parametrize(("most", "marks"), [(0, "A C G"), (3, "A C G"), (2, "A C"), (1, "A")])
def test_markers_may_be_limited(most: int, marks: str) -> None:
    words = f'{CONTROL_WORDS}max_markers = {most}\n\n[options]\nvictory_compare = "more_than"\n'
    run_part(
        Part(
            "",
            f"marks X: {marks}",
            powers="red blue",
            units={"C": "X infantry", "G": "X infantry"},
            marks=FAR,
            setting={"phase": "control"},
        ),
        toy((CONTROL_WORDS, words)),
        TOY_TERRAIN,
    )


# ---- moves ------------------------------------------------------------------------


@pytest.mark.rule("WE-R14", "WE-R15")
@pytest.mark.parametrize(("limit", "offers"), [(0, "done A B"), (1, "done A"), (2, "done A B")])
def test_how_often_cards_may_move_a_unit_in_a_turn(limit: int, offers: str) -> None:
    run_part(
        Part(
            "",
            f"X> march A infantry done B\nX> march\noffers X: = {offers}",
            powers="green blue",
            units={"A": "X infantry infantry"},
            hands={"X": "march march"},
            marks=FAR,
        ),
        toy((CONTROL_WORDS, f"{CONTROL_WORDS}\n[options]\nmoves_per_unit = {limit}\n")),
        TOY_TERRAIN,
    )


@pytest.mark.rule("WE-R14", "WE-008", "WE-R70")
def test_moves_without_a_card_are_counted() -> None:
    play = run_part(
        Part(
            "",
            """
            Y> done
            offers X: = done free
            X> free
            offers X: = A C
            X> A cavalry done B
            asks storm
            Y> done
            X> free B cavalry done A
            Y> done
            at A: X cavalry
            offers X: = done
            """,
            powers="green blue",
            units={"A": "X cavalry", "C": "X infantry"},
            hands={"Y": "march"},
            marks={"X": "G", "Y": "K"},
        ),
        toy((CONTROL_WORDS, f"{CONTROL_WORDS}\n[phases.move]\nfree_moves = 2\n\n[options]\nmoves_per_unit = 1\n")),
        TOY_TERRAIN,
    )
    assert play.game.free_left == 0


# ---- own decks, targets, windows -----------------------------------------------------


@pytest.mark.rule("WE-006", "WE-007", "WE-R67")
@pytest.mark.parametrize(("words", "size"), [("", 32 - 5), ('[decks.action]\nowner = "per_player"\n\n', 32)])
def test_a_card_is_drawn_from_the_common_deck_or_the_own_one(words: str, size: int) -> None:
    play = run_part(
        Part(
            "",
            "turn Y draw",
            powers="red blue",
            units={"B": "X cavalry"},
            hands={"X": "march march march march march"},
            marks=FAR,
            setting={"phase": "draw", "active": 1},
        ),
        toy((DRAW_WORDS, f"{words}{DRAW_WORDS}")),
        TOY_TERRAIN,
    )
    assert play.game.chance()[0] == size


@pytest.mark.rule("S8-061", "S8-063", "S8-R35", "S8-R37", "S8-R40")
def test_where_several_foes_stand_one_is_named() -> None:
    run_part(
        Part(
            "",
            """
            X> scouts G
            asks whose_stack
            offers X: = Y Z
            X> Z
            secret scouted X: BN GB
            X> sabotage G
            offers X: = Y Z
            X> Y <1>
            at G: Y CR; Z BN GB
            at A: X GB
            X> scouts H
            secret scouted X: FT FT
            """,
            powers="french german russian",
            units={"A": "X GB", "G": "Y BS CR; Z BN GB", "H": "Y FT FT; Z FT"},
            hands={"X": "scouts scouts sabotage"},
            marks={"X": "A", "Y": "K", "Z": "I"},
        )
    )


@pytest.mark.rule("WE-R70", "S8-R32")
def test_who_is_asked_about_a_move_is_told_where_from_where_to_and_by_which_card() -> None:
    play = run_part(
        Part(
            "",
            "Y> done\nX> major_move A GB done E\nasks storm",
            powers="french german",
            units={"A": "X GB"},
            hands={"X": "major_move", "Y": "trap"},
            marks=FAR,
        )
    )
    asked = [play.game.detail(number) for number in range(3)]
    assert asked == [play.at("A"), play.at("E"), play.cards.index("major_move")]


# ---- setting up -----------------------------------------------------------------------


@pytest.mark.rule("WE-R03", "WE-013")
@pytest.mark.parametrize(("picks", "order"), [("X> green\nY> red", [0, 1]), ("X> red\nY> green", [1, 0])])
def test_a_power_may_begin_without_dice(picks: str, order: list[int]) -> None:
    loaded = toy(("start_distance = 3\n", 'start_distance = 3\nfirst = "green"\n'))
    play = Play(new_game(*loaded.game({}, 2))).run(picks)
    assert play.game.question() == C_MAP
    play.game.apply(0)
    assert [int(seat) for seat in play.game.order] == order
    assert play.game.actor == order[-1]  # the last in turn order chooses its home first
