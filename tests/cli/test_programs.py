"""What the commands print for programs, and for people who only want an answer."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import run


def test_simulate_has_exactly_the_agreed_keys(tmp_path: Path) -> None:
    words = (
        "simulate",
        "mystic-mountain",
        "--players",
        "random,greedy",
        "--games",
        "3",
        "--option",
        "turn_cap=20",
        "--json",
    )

    done = run(tmp_path, *words)
    found = json.loads(done.stdout)

    assert done.returncode == 0
    assert list(found) == ["game", "games", "finished", "wins", "endings", "decisions", "decisions_per_second"]
    assert (found["game"], found["games"], found["finished"]) == ("mystic-mountain", 3, 3)
    assert len(found["wins"]) == 2
    assert sum(found["wins"]) == 3
    assert sum(found["endings"].values()) == 3
    assert done.stderr == ""


def test_the_number_of_jobs_changes_nothing_but_the_time(tmp_path: Path) -> None:
    words = (
        "simulate",
        "mystic-mountain",
        "--players",
        "random,random",
        "--games",
        "6",
        "--option",
        "turn_cap=20",
        "--json",
    )

    one, two = (json.loads(run(tmp_path, *words, "--jobs", jobs).stdout) for jobs in ("1", "2"))

    del one["decisions_per_second"], two["decisions_per_second"]
    assert one == two


def test_simulate_shows_people_wins_with_intervals(tmp_path: Path) -> None:
    done = run(
        tmp_path, "simulate", "mystic-mountain", "--players", "random,random", "--games", "4", "--option", "turn_cap=20"
    )

    assert "4 of 4 games finished" in done.stdout
    assert len(re.findall(r"random +[\d.]+ wins +[\d.]+ % \([\d.]+-[\d.]+\)", done.stdout)) == 2


def test_bench_has_exactly_the_agreed_keys(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, "bench", "mystic-mountain", "--json").stdout)

    assert list(found) == ["compiled", "us_per_decision", "clone_us", "uct_simulations_per_second"]
    assert isinstance(found["compiled"], bool)


def test_coverage_has_exactly_the_agreed_keys_and_its_exit_code_says_what_is_missing(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "coverage", "mystic-mountain", "--games", "2", "--seed", "1", "--json")
    found = json.loads(done.stdout)

    assert list(found) == ["rules", "without_code", "without_test", "unexercised"]
    assert list(found["rules"]["MM-019"]) == ["kind", "code", "tests", "count"]
    assert done.returncode == (1 if found["without_code"] or found["without_test"] else 0)


@pytest.mark.parametrize(
    ("words", "said", "unsaid"),
    [
        ("", ["MM-001", "MM-085", "MM-R106"], []),
        ("MM-019", ["MM-019", "2 points", "Kind: must", "34, 65", "Code:", "Tests:"], ["MM-020"]),
        ("mm-r76", ["MM-R76", "point_blank", "forbid, auto", "a ruling"], []),
        ("engaged archer", ["MM-R58"], ["MM-R76"]),
    ],
)
def test_rules_are_listed_looked_up_and_searched(
    tmp_path: Path, words: str, said: list[str], unsaid: list[str]
) -> None:
    done = run(tmp_path, "rules", "mystic-mountain", *words.split())

    assert done.returncode == 0
    assert [text for text in said if text not in done.stdout] == []
    assert [text for text in unsaid if re.search(rf"^{text}", done.stdout, re.MULTILINE)] == []


def test_games_names_every_option_with_its_default(tmp_path: Path) -> None:
    done = run(tmp_path, "games")

    assert "mystic-mountain" in done.stdout
    assert "layout = A17" in done.stdout
    assert "diagonal_moves = on" in done.stdout


def test_a_reader_that_has_seen_enough_is_no_failure(tmp_path: Path) -> None:
    import subprocess

    from tests.cli.command import COMMAND, surroundings

    shell = f"{COMMAND} rules mystic-mountain | head -1"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, env=surroundings(tmp_path), check=False)

    assert done.stderr == ""
