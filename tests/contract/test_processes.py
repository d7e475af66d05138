"""The same seed gives the same game in every process, whatever its hash seed, compiled and plain."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import native
from grognard.core.registry import game_names
from tests.contract.trajectory import trajectory

ROOT = Path(__file__).parents[2]
PACKAGE = Path(native.__file__).parents[1]  # the very one that this process runs
PATHS = (PACKAGE, ROOT, ROOT / "tests" / "contract" / "installed")


def run(name: str, form: str, hash_seed: str) -> dict[str, object]:
    """The fingerprints of a game that another process finds."""
    changed = {
        "GROGNARD_NATIVE": form,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(str(path) for path in PATHS),
    }
    command = [sys.executable, "-m", "tests.contract.trajectory", name]
    done = subprocess.run(
        command, env={**os.environ, **changed}, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
@pytest.mark.parametrize("name", game_names())
def test_same_seed_gives_the_same_game_in_other_processes(name: str, hash_seed: str) -> None:
    # One of them runs the plain rules: where this process runs compiled ones, that compares both forms.
    form = "require" if native.compiled() and hash_seed != "1" else "off"
    assert run(name, form, hash_seed) == {"compiled": form == "require", name: trajectory(name)}
