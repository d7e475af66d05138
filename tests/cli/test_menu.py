"""The numbered list: one page when few, groups by piece and verb when many; every action stays reachable once."""

import pytest

from grognard.cli.menu import FEW, Menu, build_menu, touching
from grognard.core.views import ActionView, Piece

PIECES = [Piece(id=f"s{n}", kind="soldier", owner=0, place=f"A{n}") for n in range(12)]


def action(number: int, verb: str, *touches: str) -> ActionView:
    return ActionView(
        id=number, verb=verb, label=f"{verb} {number}", notation=f"n{number}", touches=list(touches), rule=""
    )


def pages(menu: Menu) -> list[int]:
    found: list[int] = []
    for item in menu.items:
        found.extend([item.action] if item.group is None else pages(item.group))
    return found


def test_few_actions_stand_on_one_page_by_verb() -> None:
    menu = build_menu("all", [action(1, "move", "s1"), action(2, "end"), action(3, "attack", "s1")], PIECES)

    assert [item.notation for item in menu.items] == ["n3", "n2", "n1"]


def test_many_actions_ask_for_the_piece_first() -> None:
    actions = [action(n, "move", f"s{n % 3}", f"B{n}") for n in range(45)] + [action(99, "end")]

    menu = build_menu("all", actions, PIECES)

    assert [item.label for item in menu.items] == [
        "soldier A0: move (15)",
        "soldier A1: move (15)",
        "soldier A2: move (15)",
        "end 99",
    ]
    assert menu.pick(4) == menu.items[3]
    assert menu.items[3].action == 99


@pytest.mark.parametrize("count", [1, FEW, FEW + 1, 60, 400])
@pytest.mark.parametrize("pieces", [0, 1, 12])
def test_every_action_is_reached_once_and_no_page_of_a_group_is_endless(count: int, pieces: int) -> None:
    verbs = ("move", "attack", "buy")
    actions = [action(n, verbs[n % 3], *([f"s{n % pieces}"] if pieces else []), f"B{n % 25}") for n in range(count)]

    menu = build_menu("all", actions, PIECES)

    assert sorted(pages(menu)) == list(range(count))


def test_a_number_that_is_not_on_the_page_picks_nothing() -> None:
    menu = build_menu("all", [action(7, "end")], PIECES)

    assert menu.pick(0) is None
    assert menu.pick(2) is None


@pytest.mark.parametrize(
    ("word", "found"),
    [("a1", [1, 2]), ("S1", [1, 2]), ("b9", [2]), ("soldier", [1, 2]), ("END", [3]), ("move", [1]), ("c3", [])],
)
def test_the_list_narrows_to_a_place_a_piece_a_kind_or_a_verb(word: str, found: list[int]) -> None:
    actions = [action(1, "move", "s1", "B1"), action(2, "attack", "s1", "B9"), action(3, "end")]

    assert [one.id for one in touching(actions, PIECES, word)] == found
