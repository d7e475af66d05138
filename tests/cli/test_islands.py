"""Playing on a sea chart at a terminal: moves that are numbers, panels on narrow screens, maps as text, passing beforehand."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from grognard.bots import make_bot
from grognard.cli.round import play_on
from grognard.cli.screen import Screen, parted
from grognard.cli.table import Table
from grognard.cli.terminal import InputEnded, Terminal
from grognard.cli.turn import Turn
from grognard.core.chance import SeededSource
from grognard.core.match import Match
from grognard.core.record import save_text
from grognard.core.registry import find_game
from grognard.games.mysterious_islands import RULESET
from tests.cli.command import run

CHART = """
........................
....jj...jH...j.........
.....jjv.jj...jj........
.....jv..jj..jj.........
........j..j....j.jv..j.
......jjv....vjj..jj.jj.
..Hj..jjv......j...vj.j.
..jv..j......jvj..jj....
..jjj....jj...jj.j.jj...
.jvj.....vjj..jj.j.j....
.......jj..j.....j...jj.
.jj........j...jj.j.jj..
.jjj....j......vj..j.jj.
.jj.....jj.....j.jjj....
.jj......jj......jj.j...
.j.jj.....j......v......
...jv.........jj........
.jjjv..j......jj........
........................
........................
""".strip()


class Script(Terminal):
    """Types lines that are known beforehand, at a screen of a given width."""

    def __init__(self, lines: Iterable[str] = (), columns: int = 120) -> None:
        super().__init__()
        self.lines = list(lines)
        self.console.width = columns
        self.flow = False

    def ask(self, question: str) -> str:
        if not self.lines:
            raise InputEnded
        return self.lines.pop(0)


def begun(options: dict[str, object]) -> Match:
    """A match in the first Movement Phase, Pirates in seat 0 against the Company; who begins is decided by the dice."""
    match = Match.new(RULESET, {"map": CHART} | options, 2, SeededSource(1, practice=True))
    for notation in ("pirates", "company"):
        do(match, notation)
    while RULESET.view(match.game, 0).facts["phase"] != "move":
        legal = [RULESET.notation(match.game, action) for action in match.legal()]
        do(match, next((word for word in ("end", "pass") if word in legal), legal[0]))
    return match


def do(match: Match, notation: str) -> None:
    match.order(int(match.game.actor), [RULESET.parse(match.game, notation)])


def seated(match: Match, terminal: Terminal) -> Table:
    return Table(match, [None, None], terminal, 1, None)


def at_a_count(match: Match) -> int:
    """Go on to the question how many Bands leave the first home; the seat that is asked."""
    seat = int(match.game.actor)
    home = next(p.place for p in RULESET.view(match.game, seat).pieces if p.kind == "base" and p.owner == seat)
    do(match, home)
    do(match, "band")
    return seat


def test_where_moves_are_numbers_a_typed_number_is_the_move(capsys: pytest.CaptureFixture[str]) -> None:
    match = begun({})
    seat = at_a_count(match)
    Turn(seated(match, Script(["", "2"])), seat).ask()
    assert match.entries[-1].text == "2"
    listed = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["4", "moves,", "type", "one"] in listed
    assert [line[0] for line in listed if line[1:] and line[1] in ("Pirate", "Pirates", "Soldier", "Soldiers")] == []
    assert [line[:2] for line in listed[-4:]] == [["1", "1"], ["2", "2"], ["3", "3"], ["4", "4"]]


def test_a_number_without_a_list_is_no_move() -> None:
    match = begun({})
    before = match.number
    table = seated(match, Script(["7", "end"]))
    Turn(table, int(match.game.actor)).ask()
    assert [entry.text for entry in match.entries[before:] if entry.kind == "act"] == ["end"]


def test_the_panel_stands_above_the_chart_where_both_are_too_wide(capsys: pytest.CaptureFixture[str]) -> None:
    match = begun({})
    shown = {}
    for columns in (80, 120):
        Screen(Script(columns=columns), match).show_position(0)
        shown[columns] = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in shown[80][:35]) <= 80
    first = next(at for at, line in enumerate(shown[80]) if line.split()[:3] == ["A", "B", "C"])
    assert any(line.startswith("Round 1 of 12") for line in shown[80][:first])
    assert shown[80][first + 1].split()[0] == "1"
    assert any(line.split()[:1] == ["1"] and line.endswith("Round 1 of 12") for line in shown[120])


def test_a_pipe_gets_chart_and_panel_whole_however_wide(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Script(columns=80)
    terminal.flow = True
    Screen(terminal, begun({})).show_position(0)
    assert any(
        line.split()[:1] == ["1"] and line.endswith("Round 1 of 12") for line in capsys.readouterr().out.splitlines()
    )


def test_a_board_that_stays_the_same_is_drawn_once(capsys: pytest.CaptureFixture[str]) -> None:
    match = begun({})
    screen = Screen(Script(), match)
    seat = int(match.game.actor)
    screen.show_position(seat, whole=False)
    assert " A  B  C " in capsys.readouterr().out
    screen.show_position(seat, whole=False)
    assert " A  B  C " not in capsys.readouterr().out
    screen.show_position(seat)
    assert " A  B  C " in capsys.readouterr().out
    screen.show_position(1 - seat, whole=False)
    assert " A  B  C " in capsys.readouterr().out


def test_the_sketch_is_parted_where_the_panel_begins() -> None:
    match = begun({})
    board, panel = parted(RULESET.sketch(match.game, RULESET.view(match.game, 0)))
    assert len(board) == 22  # twenty rows between two lines of letters
    assert len({sum(len(span.text) for span in line) for line in board}) == 1
    assert any("Round 1" in span.text for line in panel for span in line)


def test_the_map_is_shown_and_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begun({})
    path = tmp_path / "sea.txt"
    table = seated(match, Script(["map", f"map {path}", f"map {path}", "no", "end"]))
    Turn(table, int(match.game.actor)).ask()
    assert path.read_text() == f"{CHART}\n"
    said = capsys.readouterr().out
    assert CHART.splitlines()[4] in said
    assert f"--option map=@{path}" in said.replace("\n", "")


def test_the_map_of_a_saved_game_is_written_by_replay(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(save_text(begun({})))
    assert run(tmp_path, "replay", "game.jsonl", "--map").stdout == f"{CHART}\n"
    (tmp_path / "chart.txt").write_text(f"{CHART}\n")
    done = run(
        tmp_path, "play", "mysterious-islands", "--option", "map=@chart.txt", "--save", "new.jsonl", typed="map\nquit\n"
    )
    assert CHART in done.stdout


def test_a_game_without_a_map_has_none_to_write(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "mystic-mountain", typed="map\nsave game.jsonl\nquit\n")
    assert "“map” is no action" in done.stdout
    missing = run(tmp_path, "replay", "game.jsonl", "--map")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "no map" in missing.stderr


def test_who_passes_beforehand_is_asked_in_turn_alone(capsys: pytest.CaptureFixture[str]) -> None:
    refused = {}
    for word in ("pass", "pass game"):
        match = begun({"action_deck": True})
        seat = 1 - int(match.game.actor)
        bots = [None if at == seat else make_bot("random") for at in range(2)]
        table = Table(match, bots, Script([word, *["end"] * 8]), 1, None)
        with pytest.raises(InputEnded):
            play_on(table)
        refused[word] = capsys.readouterr().out.count("No: ")
        assert (seat in table.standing) is (word == "pass game")
    assert refused["pass game"] == 0
    assert refused["pass"] > 0


def test_passing_beforehand_ends_when_it_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    match = begun({"action_deck": True})
    table = seated(match, Script(["pass", "pass soon", "pass game", "board", "pass off", "board", "end"]))
    seat = int(match.game.actor)
    Turn(table, seat).ask()
    said = capsys.readouterr().out
    assert said.count("Until when?") == 2
    assert said.count("`pass off` ends that") == 1
    assert table.standing == {}


def test_a_game_without_secrets_has_nothing_to_pass_on(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(find_game("mystic-mountain"), {}, 2, SeededSource(1, practice=True))
    Turn(seated(match, Script(["?", "end"])), int(match.game.actor)).ask()
    assert "pass UNTIL" not in capsys.readouterr().out
