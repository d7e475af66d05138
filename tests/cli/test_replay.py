"""Replaying files: results, positions, dice that disagree, damage."""

import json
import re
from pathlib import Path

import pytest

from grognard.cli.outcome import sentence_of
from grognard.core.chance import ChancePoint, CommittedSource, ManualSource, ScriptedSource, SeededSource, Source
from grognard.core.match import Match
from grognard.core.record import load_match, save_text
from grognard.core.registry import find_game
from tests.cli.command import run
from tests.cli.sensible import sensible_match

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
UNPROVEN_SEED = "Nothing proves that nobody chose the seed"
CHOSEN_SEED = "The seed was chosen by a person"


@pytest.fixture(scope="module")
def whole() -> str:
    """The file of a finished game with some fights in it."""
    return save_text(sensible_match({"turn_cap": 40}, SeededSource(1)))


@pytest.fixture
def game(tmp_path: Path, whole: str) -> Path:
    """That game in game.jsonl."""
    (tmp_path / "game.jsonl").write_text(whole)
    return tmp_path / "game.jsonl"


def test_a_file_is_one_line(game: Path) -> None:
    done = run(game.parent, "replay", "game.jsonl")

    assert done.returncode == 0
    assert re.fullmatch(r"game\.jsonl: mystic-mountain, \d+ entries\. A draw: .* \(MM-R101\)\.\n", done.stdout)


def test_a_position_is_shown(game: Path) -> None:
    first, later = (run(game.parent, "replay", "game.jsonl", "--at", at).stdout for at in ("1", "9"))

    assert first.count("\n") > 17
    assert first.splitlines()[1:] != later.splitlines()[1:]


def test_a_position_beyond_the_end_is_refused(game: Path) -> None:
    done = run(game.parent, "replay", "game.jsonl", "--at", "99999")

    assert done.returncode == 2
    assert "There is no entry 99999. Allowed: 0 to" in done.stderr


def test_true_dice_are_verified(game: Path) -> None:
    done = run(game.parent, "replay", "game.jsonl", "--verify")

    assert done.returncode == 0
    counted = re.search(r"agrees: (\d+) outcomes of chance \(seeded\), \1 worked out again", done.stdout)
    assert counted is not None
    assert int(counted[1]) > 1  # more than who begins


@pytest.mark.parametrize(
    ("source", "said", "unsaid"),
    [
        (SeededSource(1), UNPROVEN_SEED, CHOSEN_SEED),
        (SeededSource(1, practice=True), CHOSEN_SEED, UNPROVEN_SEED),
        (CommittedSource("mystic-mountain 77", b"secret" * 6), "agrees", "seed"),
    ],
)
def test_what_a_seed_is_worth_is_said(tmp_path: Path, source: Source, said: str, unsaid: str) -> None:
    match = Match.new(find_game("mystic-mountain"), {}, 2, source)
    match.resign(int(match.game.actor))
    (tmp_path / "game.jsonl").write_text(save_text(match))

    shown = run(tmp_path, "replay", "game.jsonl", "--verify").stdout

    assert said in shown
    assert unsaid not in shown


def test_nothing_is_said_of_a_seed_that_made_no_outcome(tmp_path: Path) -> None:
    match = Match.new(find_game("mystic-mountain"), {}, 2, ManualSource(SeededSource(1)))
    match.supply(0)
    match.resign(int(match.game.actor))
    (tmp_path / "game.jsonl").write_text(save_text(match))

    shown = run(tmp_path, "replay", "game.jsonl", "--verify").stdout

    assert "agrees: 1 outcome of chance (manual), 0 worked out again, 1 typed in by people." in shown
    assert "seed" not in shown


class Liar(Source):
    """Says that its outcomes come from a seed, and draws others."""

    kind = "seeded"

    def __init__(self, seed: int) -> None:
        self.true = SeededSource(seed)

    def draw(self, point: ChancePoint) -> int | None:
        outcome = self.true.draw(point)
        return None if outcome is None else (outcome + 1) % point.size

    def header(self) -> dict[str, object]:
        return self.true.header()

    def opened(self) -> dict[str, object]:
        return self.true.opened()


def test_dice_that_do_not_come_from_the_seed_disagree(tmp_path: Path) -> None:
    match = Match.new(find_game("mystic-mountain"), {}, 2, Liar(1))
    match.resign(int(match.game.actor))
    (tmp_path / "game.jsonl").write_text(save_text(match))

    done = run(tmp_path, "replay", "game.jsonl", "--verify")

    assert done.returncode == 1
    assert "DISAGREES" in done.stdout
    assert re.search(r"line 2: .* for first should be outcome \d, not \d\.", done.stdout)


def test_what_could_not_be_worked_out_again_is_not_said_to_agree(tmp_path: Path) -> None:
    match = Match.new(find_game("mystic-mountain"), {}, 2, ScriptedSource([0]))
    (tmp_path / "game.jsonl").write_text(save_text(match))

    done = run(tmp_path, "replay", "game.jsonl", "--verify")

    assert done.returncode == 0
    assert "not proven: 1 outcome of chance (scripted), 0 worked out again" in done.stdout
    assert "agrees" not in done.stdout


def test_the_commitment_is_shown_to_be_compared(tmp_path: Path) -> None:
    source = CommittedSource("mystic-mountain 77", b"secret" * 6)
    match = Match.new(find_game("mystic-mountain"), {}, 2, source)
    match.resign(int(match.game.actor))
    (tmp_path / "game.jsonl").write_text(save_text(match))

    done = run(tmp_path, "replay", "game.jsonl", "--verify")

    assert done.returncode == 0
    assert "agrees: 1 outcome of chance (committed), 1 worked out again" in done.stdout
    assert f"mystic-mountain 77 was bound to {source.commitment()}" in done.stdout


def test_a_file_that_was_edited_is_refused(game: Path) -> None:
    game.write_text(game.read_text().replace('"seed":1}', '"seed":2}'))

    done = run(game.parent, "replay", "game.jsonl")

    assert done.returncode == 2
    assert re.match(r"game\.jsonl, line \d+: The file was changed", done.stderr)


DAMAGES = [
    ("cut", lambda lines: lines[:-1]),
    ("half a line", lambda lines: [*lines[:-1], lines[-1][: len(lines[-1]) // 2]]),
    ("a line lost", lambda lines: [*lines[:5], *lines[6:]]),
    ("no JSON", lambda lines: [*lines[:3], "nonsense", *lines[4:]]),
    ("another game", lambda lines: [lines[0].replace("mystic-mountain", "mystic-fountain"), *lines[1:]]),
    ("an option that is none", lambda lines: [lines[0].replace('"A17"', '"Z1"'), *lines[1:]]),
    ("empty", lambda lines: []),
]


@pytest.mark.parametrize(("name", "damage"), DAMAGES, ids=[name for name, _ in DAMAGES])
@pytest.mark.parametrize("flags", [(), ("--verify",)])
def test_a_damaged_file_is_named_with_its_line_and_the_others_are_still_played(game: Path, name, damage, flags) -> None:  # type: ignore[no-untyped-def]  # rows of functions
    bad = game.parent / "bad.jsonl"
    bad.write_text("\n".join(damage(game.read_text().splitlines())))

    done = run(game.parent, "replay", "bad.jsonl", "game.jsonl", *flags)

    assert done.returncode == 2
    assert re.match(r"bad\.jsonl(, line \d+.*)?: .+\n", done.stderr)
    assert done.stderr.count("\n") == 1
    assert "game.jsonl: mystic-mountain" in done.stdout


def test_an_edited_move_does_not_pass(game: Path) -> None:
    lines = game.read_text().splitlines()
    place = next(n for n, line in enumerate(lines) if json.loads(line).get("kind") == "act")
    lines[place] = lines[place].replace(json.loads(lines[place])["text"], "free")
    game.write_text("\n".join(lines) + "\n")

    done = run(game.parent, "replay", "game.jsonl")

    assert done.returncode == 2
    assert f"line {place + 1}" in done.stderr


def test_what_wins_by_a_module_is_told_in_one_sentence() -> None:
    recorded = (GOLDEN / "space_1889_empires/half-the-cities.jsonl").read_bytes()
    match = load_match(recorded, "half-the-cities.jsonl", find_game("space-1889-empires"))
    ending = sentence_of(match)
    assert ending == "Canal Martian wins: markers on half of all City territories or more (S8-011)."
