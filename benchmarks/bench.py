"""Times rules and search beside other libraries, in one run; `--write` puts the table into README.md.

CPU time, median of five. The others run in an environment of their own, made on the first run and left out when it cannot be.
The compiled prototype that came before this project is timed too where it is found (GROGNARD_PROTOTYPE or --prototype).
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from datetime import UTC, datetime
from pathlib import Path

from ours import ALL_COPIES, MEASURES

from grognard import native
from grognard.core.registry import find_game

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROTOTYPE = ROOT.parent / "shared/prototype/mystic_nested.py"
OTHERS = {"catanatron": "catanatron (four players)", "open_spiel": "open_spiel (backgammon, from Python)"}
MARK = "<!-- table -->"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mystic-mountain")
    parser.add_argument("--prototype", type=Path, default=Path(os.environ.get("GROGNARD_PROTOTYPE") or PROTOTYPE))
    parser.add_argument("--alone", action="store_true", help="only our own times")
    parser.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    given = parser.parse_args()
    if not native.compiled():
        sys.exit(f"the rules are not compiled, their times would mislead ({native.why()})")
    ours = time_ours(given.game)
    others = {} if given.alone else time_others(given.prototype)
    text = table(given.game, ours, others)
    print(text)
    if given.write:
        write(text)


def time_ours(game: str) -> dict[str, float]:
    """All our measures."""
    ruleset = find_game(game)
    times = {}
    for name, measure in MEASURES.items():
        print(f"measuring: {name}", file=sys.stderr)
        times[name] = measure(ruleset)
    return times


def time_others(prototype: Path) -> dict[str, dict[str, float] | str]:
    """Times of the others by name, or why there are none."""
    found: dict[str, dict[str, float] | str] = {"prototype": time_prototype(prototype)}
    python = environment()
    for name in OTHERS:
        print(f"measuring: {name}", file=sys.stderr)
        found[name] = time_one(name, python) if python else "not installable here"
    return found


def time_prototype(source: Path) -> dict[str, float] | str:
    """Compile a copy of the prototype and time it."""
    if not source.is_file():
        return "not here"
    print("measuring: prototype", file=sys.stderr)
    folder = ROOT / "build/bench"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / source.name).write_bytes(source.read_bytes())
    compiler = Path(sys.executable).with_name("mypyc")
    level = {**os.environ, "MYPYC_OPT_LEVEL": "3"}
    built = subprocess.run([compiler, source.name], cwd=folder, env=level, capture_output=True, check=False)
    return time_one("prototype", Path(sys.executable), folder) if built.returncode == 0 else "does not compile here"


def environment() -> Path | None:
    """The Python of the environment of the others, None when it cannot be made."""
    folder = ROOT / ".bench-venv"
    python = folder / "bin/python"
    if not (folder / "complete").is_file():
        print("installing the other libraries into .bench-venv", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install", *OTHERS]
        if subprocess.run(command, check=False).returncode != 0:
            return None
        (folder / "complete").touch()
    return python


def time_one(name: str, python: Path, path: Path = HERE) -> dict[str, float] | str:
    """What others.py prints for a name."""
    variables = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [python, HERE / "others.py", name], env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stderr, file=sys.stderr)
        return "failed"
    times: dict[str, float] = json.loads(done.stdout)
    return times


def table(game: str, ours: dict[str, float], others: dict[str, dict[str, float] | str]) -> str:
    """All of it as Markdown."""
    per_second = {name: 1e6 / ours[name] for name in ours if name.startswith("simulation")}
    aims = {"decision": "", "loop": "6.0"}
    before = others.get("prototype")
    if isinstance(before, dict):
        aims["decision"] = f"{1.3 * before['decision']:.2f} (1.3 × the prototype)"
    lines = [
        where_and_when(),
        "",
        "| what | µs a decision | aim | µs a clone | aim |",
        "|---|---|---|---|---|",
        f"| **{game}**, random play, compiled | {ours['decision']:.2f} | {aims['decision']} | {ours['clone']:.3f} | 0.3 |",
        f"| {game}, Python loop over compiled rules | {ours['loop']:.2f} | {aims['loop']} | | |",
    ]
    for name, title in {"prototype": "compiled prototype of the same game", **OTHERS}.items():
        times = others.get(name)
        if isinstance(times, dict):
            lines.append(f"| {title} | {times['decision']:.2f} | | {times['clone']:.3f} | |")
        elif times:
            lines.append(f"| {title} | {times} | | | |")
    return "\n".join(
        [
            *lines,
            "",
            "| tree search | simulations a second |",
            "|---|---|",
            f"| as the bot `uct` plays | {per_second['simulation']:,.0f} |",
            f"| leaves evaluated without playing on | {per_second['simulation without playing on']:,.0f} |",
            "",
            f"Memory gained over {ALL_COPIES:,} clones: {ours['memory']:,.0f} KiB (aim: none).",
        ]
    )


def where_and_when() -> str:
    """Machine, Python, date and commit in one line."""
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores, {version}, {datetime.now(UTC):%Y-%m-%d}, commit {commit()}."


def processor() -> str:
    """The processor's name."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def commit() -> str:
    """The commit, with a + when files differ from it."""

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "--", "src", "pyproject.toml")
    return (git("rev-parse", "--short", "HEAD") or "unknown") + ("+" if changed else "")


def write(text: str) -> None:
    """Put the table between the marks of README.md."""
    page = HERE / "README.md"
    head, _, rest = page.read_text(encoding="utf-8").partition(MARK)
    _, _, tail = rest.partition(MARK)
    page.write_text(f"{head}{MARK}\n{text}\n{MARK}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
