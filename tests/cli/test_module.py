"""`grognard module`: a module is begun, checked, broken, checked again, and described."""

import json
from pathlib import Path

from tests.cli.command import run


def test_a_new_module_has_no_faults(tmp_path: Path) -> None:
    assert run(tmp_path, "module", "new", "my_empire").returncode == 0
    done = run(tmp_path, "module", "check", "my_empire.toml", "--games", "0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "My Empire: no faults." in done.stdout
    assert "2 to 3 players, 3 powers, 30 chits of 2 types, 32 cards of 5 types" in done.stdout


def test_a_new_module_may_have_a_map(tmp_path: Path) -> None:
    done = run(tmp_path, "module", "new", "my_empire", "--with-map")
    assert "my_empire.toml and my_empire_map.toml are written." in " ".join(done.stdout.split())
    done = run(tmp_path, "module", "check", "my_empire.toml", "--games", "0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "9 territories" in done.stdout
    (tmp_path / "my_empire.toml").unlink()
    assert run(tmp_path, "module", "new", "my_empire", "--with-map").returncode == 2  # the map is there already


def test_all_faults_are_told_with_their_places(tmp_path: Path) -> None:
    run(tmp_path, "module", "new", "my_empire")
    file = tmp_path / "my_empire.toml"
    text = file.read_text()
    file.write_text(text.replace("count = 20", "count = 2000").replace('pile = "common"', 'pile = "comon"'))
    done = run(tmp_path, "module", "check", "my_empire.toml")
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    assert lines == [
        "my_empire.toml:55:8: units[1].pile: There is no pile comon. Did you mean common? Allowed: common.",
        "my_empire.toml:56:9: units[1].count: 2000 is not allowed. Allowed: at most 200.",
        "my_empire.toml:64:8: units[2].pile: There is no pile comon. Did you mean common? Allowed: common.",
        "3 faults: this module cannot be played.",
    ]


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("precious")
    done = run(tmp_path, "module", "new", "mine")
    assert done.returncode == 2
    assert "there already" in done.stderr
    assert (tmp_path / "mine.toml").read_text() == "precious"


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    for words in (["new", "My Empire"], ["check", "nothing.toml"], ["describe", "nothing.toml"]):
        done = run(tmp_path, "module", *words)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1


def test_the_sheet_and_the_schema(tmp_path: Path) -> None:
    run(tmp_path, "module", "new", "my_empire")
    assert run(tmp_path, "module", "describe", "my_empire.toml", "--out", "sheet.md").returncode == 0
    sheet = (tmp_path / "sheet.md").read_text()
    assert sheet.startswith("# My Empire\n")
    assert run(tmp_path, "module", "describe", "my_empire.toml").stdout == sheet
    schema = json.loads(run(tmp_path, "module", "schema").stdout)
    assert "cards" in schema["properties"]
    assert "territory" in json.loads(run(tmp_path, "module", "schema", "--map-file").stdout)["properties"]


def test_trial_games_are_counted(tmp_path: Path) -> None:
    run(tmp_path, "module", "new", "my_empire")
    done = run(tmp_path, "module", "check", "my_empire.toml", "--games", "2", "--seed", "3")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[1].startswith("2 games between bots: 2 ended, ")
    assert [line.split(":")[0] for line in lines if line.startswith("  ") and "%" in line] != []
    assert lines[-2].startswith("Cards never played: ")
    assert lines[-1].startswith("Units never on the board: ")
