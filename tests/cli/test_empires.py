"""Space 1889 Empires at a terminal: the panel whole on a narrow screen, what signs mean, where one may go."""

from pathlib import Path

import pytest

from tests.cli.command import Screen

PLAY = ("play", "space-1889-empires", "--players", "me,random", "--seed", "3", "--option", "max_rounds=4")


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_numbers_hand_and_choices_are_on_the_screen(tmp_path: Path, columns: int, lines: int) -> None:
    screen = Screen(tmp_path, *PLAY, columns=columns, lines=lines)
    screen.wait_for("Player 1> ")
    screen.type("british")
    home = screen.wait_for("British> ")
    screen.type(home.split("Where: ")[1].split(",")[0].split()[1])
    turn = screen.wait_for("British> ")
    screen.press("\x04\x04")

    assert screen.leave() == 0
    assert "o City  . Flats  : Ravines  ^ Peaks" in home
    assert "hand: " in turn
    for shown in (home, turn):
        said = [line for line in shown.splitlines() if "thinks" not in line]
        assert max(len(line) for line in said) <= columns
        assert any(line.rstrip().endswith("mark inc  pts unit card") for line in said)
