"""Games with hidden information at one terminal: a curtain between persons, and nothing of the others on the screen."""

import re
from pathlib import Path

from tests.cli.command import Screen, run

TOY = {"PYTHONPATH": f"{Path(__file__).parents[2]}:{Path(__file__).parents[1] / 'contract' / 'installed'}"}


def cards_named(text: str) -> set[str]:
    """The crews whose drawn cards the screen names."""
    return set(re.findall(r"(\w+) drew a (?:spy|nudge|cancel)", text))


def test_the_next_person_looks_only_after_a_curtain(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "toy", "--players", "me,me,random", "--seed", "3", environment=TOY)
    first = screen.wait_for("red> ")
    screen.type("bid:1:0")
    screen.wait_for("green, take the keyboard and press Enter.")
    curtain = len(screen.raw)
    screen.type("")
    second = screen.wait_for("green> ")

    assert cards_named(first) == {"red"}
    assert "\x1b[2J" in screen.raw[curtain - 200 :]
    assert cards_named(second) == {"green"}
    screen.press("\x04")
    screen.wait_for("Enter for no: ")
    screen.press("\x04")
    screen.wait_for("Not saved")
    assert screen.leave() == 0


def test_one_person_among_bots_sees_no_curtain_and_no_foreign_card(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "toy", "--players", "random,me,random", "--seed", "3", typed="log\n", environment=TOY)

    assert done.returncode == 0
    assert "keyboard" not in done.stdout
    assert cards_named(done.stdout) == {"green"}


def test_every_seat_but_the_offering_one_answers_an_offer_of_a_draw(tmp_path: Path) -> None:
    typed = "draw\nyes\nno\ndraw\nyes\nyes\n"

    done = run(tmp_path, "play", "toy", "--players", "me,me,me", "--seed", "3", typed=typed, environment=TOY)

    assert "blue declines." in done.stdout
    assert "A draw: all sides have agreed to it" in done.stdout


def test_dice_from_a_real_table_are_asked_for_and_checked(tmp_path: Path) -> None:
    typed = "red\n\n0\nbid:0:0\n"

    done = run(
        tmp_path, "play", "toy", "--players", "me,random,random", "--dice", "manual", typed=typed, environment=TOY
    )

    assert "red is no outcome" in done.stdout
    assert done.stdout.count("dice> ") == 3
    assert "red> bid:0:0" in done.stdout


def test_a_refused_command_of_the_table_is_told(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "toy", "--players", "me,random,random", typed="resign\nyes\nundo\n", environment=TOY)

    assert "With more than two seats nobody resigns." in done.stdout
    assert "Chance has answered" in done.stdout or "chosen nothing yet" in done.stdout
