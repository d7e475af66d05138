"""At a terminal: colours that can be turned off, lines that fit, keys that end things cleanly."""

import re
from pathlib import Path

import pytest

from tests.cli.command import Screen

PLAY = ("play", "mystic-mountain", "--players", "me,greedy", "--seed", "1", "--option", "first_player=south")


def test_a_person_plays_and_leaves_with_a_saved_game(tmp_path: Path) -> None:
    screen = Screen(tmp_path, *PLAY)
    screen.wait_for("South> ")
    screen.type("D15-D12")
    screen.wait_for("South> ")
    screen.type("quit")
    screen.wait_for("Enter for no: ")
    screen.type("game.jsonl")
    screen.wait_for("Saved to game.jsonl")

    assert screen.leave() == 0
    assert '"D15-D12"' in (tmp_path / "game.jsonl").read_text()


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_board_news_and_question_fit_the_screen(tmp_path: Path, columns: int, lines: int) -> None:
    screen = Screen(tmp_path, *PLAY, columns=columns, lines=lines)
    screen.wait_for("South> ")
    for move in ("D15-D12", "F15-F12", "end"):
        screen.type(move)
        shown = screen.wait_for("South> ")
    screen.press("\x04\x04")

    assert screen.leave() == 0
    written = [line for line in shown.split(f"{move}\n", 1)[1].splitlines() if line and "thinks" not in line]
    assert max(len(line) for line in written) <= columns
    assert len(written) <= lines


def test_a_commitment_waits_until_it_was_read(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "mystic-mountain", "--players", "me,me", "--dice", "fair")
    shown = screen.wait_for("press Enter. ")
    screen.type("")
    screen.wait_for("> ")
    screen.press("\x04\x04")

    assert screen.leave() == 0
    assert re.search(r"SHA-256:\s+[0-9a-f]{64}", shown)
    assert shown.count("\n") < 10


@pytest.mark.parametrize(("key", "code"), [("\x04", 0), ("\x03", 130)])
def test_one_may_leave_before_the_game_begins(tmp_path: Path, key: str, code: int) -> None:
    screen = Screen(tmp_path, "play", "mystic-mountain", "--players", "me,me", "--dice", "fair")
    screen.wait_for("press Enter. ")
    screen.rest()
    screen.press(key)

    assert screen.leave() == code
    assert "Traceback" not in screen.raw


def test_colours_are_there_and_go_with_no_color(tmp_path: Path) -> None:
    seen = {}
    for setting in ("", "1"):
        screen = Screen(tmp_path, *PLAY, environment={"NO_COLOR": setting} if setting else {})
        screen.wait_for("South> ")
        screen.press("\x04\x04")
        screen.leave()
        seen[setting] = screen.raw

    assert "\x1b[9" in seen[""] or "\x1b[3" in seen[""]
    assert not any(
        f"\x1b[{ground}{colour}" in seen["1"] for ground in ("3", "4", "9", "1;9", "1;3") for colour in range(1, 8)
    )


@pytest.mark.parametrize(("keys", "code"), [("\x04\x04", 0), ("\x03\x03", 130), ("\x03\x04", 130)])
def test_keys_that_end_things_ask_once_and_leave_no_traceback(tmp_path: Path, keys: str, code: int) -> None:
    screen = Screen(tmp_path, *PLAY)
    screen.wait_for("South> ")
    screen.type("D15-D12")
    screen.wait_for("South> ")
    screen.rest()
    screen.press(keys[0])
    screen.wait_for("Enter for no: ")
    screen.rest()
    screen.press(keys[1])

    assert screen.leave() == code
    assert "Traceback" not in screen.raw
    assert "Not saved" in screen.seen


def test_a_thinking_bot_is_interrupted(tmp_path: Path) -> None:
    screen = Screen(
        tmp_path, "play", "mystic-mountain", "--players", "me,uct:100000000", "--option", "first_player=south"
    )
    screen.wait_for("South> ")
    screen.type("end")
    screen.wait_for("thinks")
    screen.press("\x03")
    screen.wait_for("Enter for no: ")
    screen.type("game.jsonl")

    assert screen.leave() == 130
    assert (tmp_path / "game.jsonl").exists()


def test_an_unfinished_simulation_is_interrupted_without_noise(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "simulate", "mystic-mountain", "--games", "100000")
    screen.wait_for("games")
    screen.press("\x03")

    assert screen.leave() == 130
    assert "Traceback" not in screen.raw
