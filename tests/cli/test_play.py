"""Playing through pipes: whole games, refusals that change nothing, taking back, saving, dice of every kind, bugs."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from grognard.bots import make_bot
from grognard.cli.main import run as run_here
from grognard.cli.outcome import sentence_of
from grognard.cli.round import play_on
from grognard.cli.table import Table
from grognard.cli.terminal import Terminal
from grognard.core.chance import Rng, SeededSource
from grognard.core.match import Match
from grognard.core.record import save_text
from grognard.core.registry import find_game
from tests.cli.command import run
from tests.cli.sensible import sensible_choice

PLAY = ("play", "mystic-mountain")


class Typist(Terminal):
    """Types a sensible legal move in notation at every question, and remembers what it typed."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Rng("typist")
        self.typed: list[str] = []
        self.match: Match | None = None

    def ask(self, question: str) -> str:
        assert self.match is not None
        choice = sensible_choice(self.match.game, self.rng)
        self.typed.append(self.match.ruleset.notation(self.match.game, choice))
        return self.typed[-1]


def played_here(players: list[str], seed: int, options: dict[str, object]) -> tuple[str, list[str]]:
    """How a game goes that is typed by a Typist: the closing sentence, and what was typed."""
    source = SeededSource(seed, practice=True)
    match = Match.new(find_game("mystic-mountain"), options, 2, source, players=players)
    typist = Typist()
    typist.match = match
    play_on(Table(match, [None if name == "me" else make_bot(name) for name in players], typist, seed, None))
    return sentence_of(match), typist.typed


@pytest.mark.parametrize(("players", "seed"), [("me,random", 7), ("random,me", 8), ("me,me", 9)])
def test_a_whole_game_by_typed_notation_ends_alike_in_another_process(tmp_path: Path, players: str, seed: int) -> None:
    ending, typed = played_here(players.split(","), seed, {"turn_cap": 30})

    lines = "".join(f"{line}\n" for line in typed)
    done = run(
        tmp_path,
        *PLAY,
        "--players",
        players,
        "--seed",
        str(seed),
        "--option",
        "turn_cap=30",
        "--save",
        "g",
        typed=lines,
    )

    assert done.returncode == 0, done.stderr
    assert ending in done.stdout
    assert "No: " not in done.stdout
    checked = run(tmp_path, "replay", "g", "--verify")
    assert ending in checked.stdout
    assert "agrees" in checked.stdout


REFUSED = [
    # what is typed, what is said; never an order
    ("D15-D11", r"No: .* MM-R12\nIt may go to C12, D12"),
    ("D15-D15", r"No: .* MM-\w+"),
    ("D15xD3", r"No: .* MM-\w+"),
    ("G13^G11", r"No: .* MM-\w+"),
    ("free", r"No: .* MM-\w+"),
    ("D3-D4", r"No: .* MM-023"),
    ("soldier@I17", r"No: .* MM-\w+"),
    ("gibberish", r"No: .*gibberish.* MM-\w+\nWrite D15-D12"),
    ("lsit", r"Did you mean list"),
    ("9999", r"No: .*9999.* MM-\w+"),
    ("? D15 D11", r"No: .* MM-R12"),
    ("? D15 D12", r"Yes"),
    ("? D15-D12", r"Yes: .*MM-038"),
    ("? D3 D4", r"No: .* MM-023"),
    ("? nonsense", r"No: .*nonsense"),
    ("odds D15-D12", r"Nothing about this move is left to chance"),
    ("odds", r"For instance: odds"),
    ("odds D15-D11", r"No: "),
    ("undo", r"No: "),
    ("list Q9", r"\? Q9"),
    ("list D15", r"moves, pick by number"),
    ("list attack soldier", r"Nothing that you may do"),
    ("rules MM-038", r"MM-038"),
    ("rules MM-938", r"Did you mean"),
    ("rules", r"For instance: rules MM-001"),
    ("log 3", r"Nothing has happened yet"),
    ("board", r"A +B +C .* Q"),
    ("save", r"save game\.jsonl"),
    ("save nowhere/game.jsonl", r"there is no folder"),
    ("?", r"odds MOVE"),
    ("", r"pick by number"),
    ("\x1b[2J\x00", r"No: |\?\[2J"),
]


@pytest.mark.parametrize(("typed", "said"), REFUSED, ids=[repr(typed) for typed, _ in REFUSED])
def test_what_is_no_move_is_answered_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\nsave after\n"))

    code = run_here([*PLAY, "--players", "me,greedy", "--seed", "1", "--option", "first_player=south"])

    out, err = capsys.readouterr()
    answer = out.split("South> ")[1]
    assert (code, err) == (0, "")
    assert re.search(said, answer), answer
    kinds = [json.loads(line).get("kind") for line in (tmp_path / "after").read_text().splitlines()]
    assert "act" not in kinds


def test_a_refusal_names_what_is_allowed_instead(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--option", "first_player=south", typed="D15-D11\n")

    assert re.search(r"D12", done.stdout.split("D15-D11")[1])


def test_the_end_of_the_input_ends_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--option", "first_player=south", typed="D15-D12\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("South> \nSave the game? A file name, or Enter for no: \nNot saved: 1 entry.\n")
    assert "\x1b" not in done.stdout


def test_a_move_is_picked_by_number_through_the_groups(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--players", "me,me", "--option", "first_player=south", typed="\n2\n4\n")

    groups, targets, after = done.stdout.split("South> ")[1:4]
    assert "   2  soldier D15: move (34)" in groups
    assert "   4 D15-D12 " in targets
    assert "South's soldier moves from D15 to D12. MM-038" in after


def kinds_of(file: Path) -> list[str]:
    """The kinds of the entries in a game file."""
    return [line["kind"] for line in map(json.loads, file.read_text().splitlines()) if line.get("kind")]


@pytest.mark.rule("MM-R104")
def test_a_move_is_taken_back_until_the_dice_fall(tmp_path: Path) -> None:
    words = (*PLAY, "--players", "me,me", "--option", "first_player=south", "--save", "game.jsonl")

    done = run(tmp_path, *words, typed="D15-D12\nundo\nundo\n")

    assert kinds_of(tmp_path / "game.jsonl") == ["act", "back"]
    assert "No: You have chosen nothing yet. MM-R104" in done.stdout.split("South> undo")[2]


@pytest.mark.rule("MM-R104")
def test_the_end_of_a_turn_is_taken_back_until_the_other_one_moves(tmp_path: Path) -> None:
    words = (*PLAY, "--players", "me,me", "--option", "first_player=south", "--save", "game.jsonl")

    done = run(tmp_path, *words, typed="D15-D13\nend\nundo\nend\nD3-D4\nundo\nundo\nundo\n")

    assert kinds_of(tmp_path / "game.jsonl") == ["act", "act", "back", "act", "act", "back", "back", "back"]
    assert "South> end" in done.stdout.split("North> undo")[1]


@pytest.mark.rule("MM-R104")
def test_a_bots_move_is_not_taken_back(tmp_path: Path) -> None:
    words = (*PLAY, "--players", "me,random", "--option", "first_player=south", "--save", "game.jsonl", "--seed", "2")

    done = run(tmp_path, *words, typed="D15-D13\nend\nundo\n")

    assert "back" not in kinds_of(tmp_path / "game.jsonl")
    assert "No: " in done.stdout.split("South> undo")[1]


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    moves = ["D15-D12", "F15-F12", "end"]
    words = (*PLAY, "--players", "me,greedy", "--seed", "4", "--option", "first_player=south")
    whole = run(tmp_path, *words, typed="".join(f"{move}\n" for move in moves))

    run(tmp_path, *words, "--save", "half", typed=f"{moves[0]}\n{moves[1]}\n")
    rest = run(tmp_path, "play", "--load", "half", typed=f"{moves[2]}\n")

    last_board = whole.stdout.split("South> ")[-2]
    assert "me" in rest.stdout.splitlines()[0]
    assert last_board.splitlines()[-20:] == rest.stdout.split("South> ")[-2].splitlines()[-20:]


def test_a_game_is_gone_on_with_by_other_players(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, "--players", "me,me", "--option", "turn_cap=20", "--save", "half", typed="end\n")

    rest = run(tmp_path, "play", "--load", "half", "--players", "random,random", "--save", "whole")

    assert rest.returncode == 0, rest.stderr
    assert '"replace"' in (tmp_path / "whole").read_text()
    assert "agrees" in run(tmp_path, "replay", "whole", "--verify").stdout


def test_a_foreign_file_is_written_over_only_after_a_yes(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine\n")

    run(tmp_path, *PLAY, typed="save mine\nno\n")
    assert (tmp_path / "mine").read_text() == "mine\n"

    run(tmp_path, *PLAY, typed="save mine\nyes\nsave mine\n")
    assert (tmp_path / "mine").read_text() != "mine\n"


@pytest.mark.rule("MM-R105")
def test_dice_of_a_real_table_are_typed_and_checked(tmp_path: Path) -> None:
    typed = "west\nsouth\nend\n"

    done = run(tmp_path, *PLAY, "--players", "me,random", "--dice", "manual", typed=typed)

    assert "west" in done.stdout.split("dice> ")[1]
    assert "South> end" in done.stdout


def test_fair_dice_are_committed_to_before_and_published_after(tmp_path: Path) -> None:
    words = (*PLAY, "--players", "random,random", "--dice", "fair", "--option", "turn_cap=20", "--save", "game.jsonl")

    done = run(tmp_path, *words)

    hashed = re.search(r"SHA-256: ([0-9a-f]{64})", done.stdout)
    secret = re.search(r"The secret was ([0-9a-f]{64})", done.stdout)
    assert hashed is not None
    assert secret is not None
    assert done.stdout.index(hashed[1]) < done.stdout.index(secret[1])
    checked = run(tmp_path, "replay", "game.jsonl", "--verify")
    assert checked.returncode == 0
    assert "agrees" in checked.stdout


def test_fair_dice_are_not_published_while_the_game_goes_on(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--dice", "fair", typed="end\n")

    assert "SHA-256" in done.stdout
    assert "The secret was" not in done.stdout


@pytest.mark.rule("MM-R102", "MM-R103")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("resign\nno\n", "Give the game up?"),
        ("resign\nyes\n", "North wins: the other side has resigned (MM-R103)."),
        ("draw\nyes\n", "A draw: all sides have agreed to it (MM-R102)."),
        ("draw\nno\nend\n", "North declines."),
    ],
)
def test_a_game_is_given_up_or_drawn(tmp_path: Path, typed: str, said: str) -> None:
    done = run(tmp_path, *PLAY, "--players", "me,me", "--option", "first_player=south", typed=typed)

    assert done.returncode == 0
    assert said in done.stdout


def test_a_bug_shows_a_traceback_and_keeps_the_game(tmp_path: Path) -> None:
    words = (*PLAY, "--players", "me,tests.cli.bots:Broken", "--seed", "11", "--option", "first_player=south")

    done = run(tmp_path, *words, typed="D15-D12\nend\n")

    assert done.returncode == 1
    assert "ZeroDivisionError: a bug of this bot" in done.stderr
    kept = re.search(r"The game is kept in (\S+) \(seed 11,", done.stderr)
    assert kept is not None
    assert Path(kept[1]).is_relative_to(tmp_path)
    assert run(tmp_path, "replay", kept[1]).returncode == 0


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--players", "tests.cli.bots:Last,random", "--option", "turn_cap=20")

    assert done.returncode == 0, done.stderr


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()

    done = run(
        tmp_path, *PLAY, "--players", "me,me", "--save", "nowhere/game.jsonl", typed="end\nend\nquit\ngame.jsonl\n"
    )

    assert "The game is no longer saved. nowhere/game.jsonl" in done.stdout
    assert (tmp_path / "game.jsonl").exists()


def test_two_persons_at_an_open_game_read_the_news_once(tmp_path: Path) -> None:
    words = (*PLAY, "--players", "me,me", "--option", "first_player=south")

    done = run(tmp_path, *words, typed="D15-D12\nend\nD3-D6\nend\n")

    assert done.stdout.count("South's soldier moves from D15 to D12.") == 1
    assert done.stdout.count("North's soldier moves from D3 to D6.") == 1
    assert "keyboard" not in done.stdout


def test_a_bot_that_cheats_is_a_bug_and_no_mistake_of_the_person(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--players", "tests.cli.bots:Cheat,random", "--option", "first_player=south")

    assert done.returncode == 1
    assert "ValueError: cheat chose -7, which is not legal" in done.stderr


def test_a_file_for_the_eyes_of_a_seat_cannot_be_played_on(tmp_path: Path) -> None:
    match = Match.new(find_game("mystic-mountain"), {"first_player": "south"}, 2, SeededSource(1), players=("me", "me"))
    (tmp_path / "seen").write_text(save_text(match, 0))

    done = run(tmp_path, "play", "--load", "seen", "--players", "random,random")

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
