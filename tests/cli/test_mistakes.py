"""What was mistyped is told in one line that says what was meant; nothing happens."""

from pathlib import Path

import pytest

from grognard.cli.main import run as run_here
from tests.cli.command import run

MISTAKES = [
    # words, what the one line on stderr says
    ("plya mystic-mountain", 'Did you mean "play"?'),
    ("play mystic-mountan", "Did you mean mystic-mountain?"),
    ("play", "Which game?"),
    ("play mystic-mountain chess", "Too many words: chess."),
    ("play mystic-mountain --sed 3", "Did you mean --seed?"),
    ("play mystic-mountain --seed three", 'unable to convert "three" into int'),
    ("play mystic-mountain --seed", "--seed requires an argument"),
    ("play mystic-mountain --dice fiar", 'Did you mean "fair"?'),
    ("play mystic-mountain --dice fair --seed 3", "leave --seed out"),
    ("play mystic-mountain --players me,greedi", "Did you mean greedy?"),
    ("play mystic-mountain --players mee,greedy", "Did you mean me?"),
    ("play mystic-mountain --players me,uct:many", "uct:1000"),
    ("play mystic-mountain --players me", "not played by 1. Allowed: 2."),
    ("play mystic-mountain --players me,,me", "leaves a seat without a name"),
    ("play mystic-mountain --option layuot=A17", "Did you mean layout?"),
    ("play mystic-mountain --option layout=C9", "Allowed: A17, B15x19."),
    ("play mystic-mountain --option layout", "not of the form name=value"),
    ("play mystic-mountain --option layout=A17 --option layout=A17", "given twice"),
    ("play mystic-mountain --option turn_cap=19", "Option turn_cap"),
    ("play mystic-mountain --option mountain=spiral --option miner_sideways=off", "miner_sideways"),
    ("play --load none.jsonl", "none.jsonl: Cannot be read: no such file"),
    ("play --load . ", ".: Cannot be read"),
    ("play mystic-mountain --load none.jsonl --seed 3", "stand in the game file"),
    ("play mystic-mountain --save taken.jsonl", "taken.jsonl: There is a file already"),
    ("simulate mystic-mountain --players greedy,gredy", "Did you mean greedy?"),
    ("simulate mystic-mountain --players greedy", "not played by 1"),
    ("simulate mystic-mountain --players me,greedy", "There is no bot me"),
    ("simulate mystic-mountain --games 0", "Must be >= 1"),
    ("simulate mystic-mountain --jobs -1", "--jobs"),
    ("simulate mystic-mountain --games many", 'unable to convert "many" into int'),
    ("simulate", "GAME requires an argument"),
    ("rules", "GAME requires an argument"),
    ("rules mystic-mountain MM-919", "There is no rule MM-919. Did you mean"),
    ("rules mystic-mountain entrnce", "Did you mean entrance"),
    ("rules mystic", "Did you mean mystic-mountain?"),
    ("rules coverage mystic-mountan", "Did you mean mystic-mountain?"),
    ("rules coverage mystic-mountain --games -1", "Must be >= 0"),
    ("bench mystik-mountain", "Did you mean mystic-mountain?"),
    ("replay", "Which game file?"),
    ("replay none.jsonl", "none.jsonl: Cannot be read: no such file"),
    ("replay . --verify", ".: Cannot be read"),
    ("replay none.jsonl --at -1", "Must be >= 0"),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES, ids=[words for words, _ in MISTAKES])
def test_a_mistake_is_one_line_and_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken.jsonl").write_text("mine\n")

    code = run_here(words.split())

    out, err = capsys.readouterr()
    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["taken.jsonl"]
    assert (tmp_path / "taken.jsonl").read_text() == "mine\n"


def test_what_cannot_be_printed_does_not_reach_the_terminal(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "mystic\x1b[2J\nmountain")

    assert done.returncode == 2
    assert "\x1b" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_mistake_names_the_help_that_helps(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "mystic-mountain", "--sed", "3")

    assert "`grognard play --help` helps" in done.stderr
