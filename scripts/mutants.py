"""Breaks the rules of one game, one small change at a time, and counts how many of the changes its tests of rules notice."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import native_build

ROOT = native_build.ROOT
# Opinions about positions, and what they are made of: other numbers are no broken rule.
NOT_RULES = ("evaluate", "lean", "odds", "pending", "prospects", "worth")
COPIED = ("src", "tests", "scripts", "docs", "pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE")

SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
also_copy = ["scripts", "docs", "setup.py", "constraints.txt", "README.md", "LICENSE"]
pytest_add_cli_args = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not soak and not reads_code"]
pytest_add_cli_args_test_selection = {tests}
use_git_change_detection = false
"""


def games() -> dict[str, str]:
    """The package of every game that has tests of rules, by its name on the command line; modules share one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = project["entry-points"]["grognard.games"].items()
    packages = {game: entry.split(":")[0].split(".")[2] for game, entry in sorted(entries)}
    return {game: package for game, package in packages.items() if (ROOT / "tests/rules" / package).is_dir()}


def rules_files(package: str) -> list[str]:
    """The compiled modules of a game, as far as they hold rules."""
    modules = native_build.compiled_modules().items()
    rules = [
        path for name, path in modules if name.startswith(f"grognard.games.{package}.") and path.stem not in NOT_RULES
    ]
    return [str(path.relative_to(ROOT)) for path in rules]


def lay_out(package: str) -> Path:
    """A copy of the project to break, with the settings for this one game."""
    folder = ROOT / "build/mutants" / package
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name,
                folder / name,
                ignore=shutil.ignore_patterns("__pycache__", "*.so", "_native.json", "*.egg-info"),
            )
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    settings = SETTINGS.format(files=json.dumps(rules_files(package)), tests=json.dumps([f"tests/rules/{package}"]))
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(settings)
    return folder


def report(folder: Path) -> None:
    """Print the share that was noticed, and the changes that were not."""
    mutmut = [sys.executable, "-m", "mutmut"]
    subprocess.run([*mutmut, "export-cicd-stats"], cwd=folder, check=True, capture_output=True)
    counts = json.loads((folder / "mutants/mutmut-cicd-stats.json").read_text(encoding="utf-8"))
    listed = subprocess.run([*mutmut, "results"], cwd=folder, check=True, capture_output=True, text=True).stdout
    print("\n".join(line.strip() for line in listed.splitlines() if line.strip()))
    noticed = counts["killed"] + counts["timeout"] + counts["segfault"]
    total = counts["total"] - counts["skipped"]
    print(f"{noticed} of {total} mutants killed: {100 * noticed / max(total, 1):.1f} %")
    print(f"See a survivor: cd {folder.relative_to(ROOT)} && mutmut show NAME")


def main(arguments: list[str]) -> int:
    """Break one game's rules; the exit code tells whether that worked, not how many mutants survived."""
    if len(arguments) != 1 or arguments[0] not in games():
        print(f"Which game? make mutants GAME={'|'.join(games())}")
        return 2
    folder = lay_out(games()[arguments[0]])
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", "run"], cwd=folder, env={**os.environ, "GROGNARD_NATIVE": "off"}, check=False
    )
    if done.returncode == 0:
        report(folder)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
