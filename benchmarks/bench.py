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
from typing import NamedTuple

from ours import ALL_COPIES, ONCE, READINGS, RULES, Case

from grognard import native

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROTOTYPE = ROOT.parent / "shared/prototype/mystic_nested.py"
OTHERS = {"catanatron": "catanatron (four players)", "open_spiel": "open_spiel (backgammon, from Python)"}
MARK = "<!-- table -->"


class Row(NamedTuple):
    """One line of our own: a game with options and seats, and what it may cost."""

    title: str
    game: str
    options: dict[str, object]
    seats: int
    factor: float  # of the prototype's time a decision
    clone: float  # µs
    loop: float | None = None  # µs
    map: float | None = None  # ms
    module: float | None = None  # ms


ROWS = (
    Row("mystic-mountain", "mystic-mountain", {}, 2, 1.3, 0.3, 6.0),
    Row("mysterious-islands", "mysterious-islands", {}, 2, 3.0, 1.0, None, 20.0),
    Row(
        "mysterious-islands, six players, events and cards",
        "mysterious-islands",
        {"event_phase": True, "action_deck": True},
        6,
        3.0,
        1.0,
    ),
    Row("space-1889-empires", "space-1889-empires", {}, 2, 3.0, 1.0, module=100.0),
    Row("space-1889-empires, four players", "space-1889-empires", {}, 4, 3.0, 1.0),
)
Times = dict[str, dict[str, float]]  # by title of the row


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="only the rows of this game")
    parser.add_argument("--prototype", type=Path, default=Path(os.environ.get("GROGNARD_PROTOTYPE") or PROTOTYPE))
    parser.add_argument("--alone", action="store_true", help="only our own times")
    parser.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    given = parser.parse_args()
    if not native.compiled():
        sys.exit(f"the rules are not compiled, their times would mislead ({native.why()})")
    rows = [row for row in ROWS if given.game in ("", row.game)]
    ours = time_ours(rows)
    others = {} if given.alone else time_others(given.prototype)
    text = table(rows, ours, others)
    print(text)
    if given.write:
        write(text)


def time_ours(rows: list[Row]) -> Times:
    """All our measures; those of a whole game in its first row."""
    times: Times = {}
    for row in rows:
        case = Case(row.game, row.options, row.seats)
        measures = dict(RULES) if any(known.game == row.game for known in rows[: rows.index(row)]) else RULES | ONCE
        times[row.title] = {}
        for name, measure in measures.items():
            print(f"measuring: {row.title}: {name}", file=sys.stderr)
            times[row.title][name] = measure(case)
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


def table(rows: list[Row], ours: Times, others: dict[str, dict[str, float] | str]) -> str:
    """All of it as Markdown."""
    searched = [row for row in rows if "simulation" in ours[row.title]]
    return "\n".join(
        [
            where_and_when(),
            "",
            "| what | legal actions | µs a decision | aim | µs a clone | aim |",
            "|---|---|---|---|---|---|",
            *(line for row in rows for line in lines_of(row, ours[row.title], others.get("prototype"))),
            *lines_of_others(others),
            "",
            "| tree search | simulations a second, as the bot `uct` plays | leaves evaluated without playing on |",
            "|---|---|---|",
            *(search_line(row, ours[row.title]) for row in searched),
            "",
            *(memory_line(row, ours[row.title]) for row in searched),
            *(map_line(row, ours[row.title]) for row in searched if row.map is not None),
            *(module_line(row, ours[row.title]) for row in searched if row.module is not None),
        ]
    )


def lines_of(row: Row, times: dict[str, float], before: dict[str, float] | str | None) -> list[str]:
    """A row compiled, and through a loop in Python."""
    aim = f"{row.factor * before['decision']:.2f} ({row.factor:g} × the prototype)" if isinstance(before, dict) else ""
    loop = "" if row.loop is None else f"{row.loop:g}"
    cells = f"{times['choices']:.1f} | {times['decision']:.2f} | {aim} | {times['clone']:.3f} | {row.clone:g}"
    return [
        f"| **{row.title}**, random play, compiled | {cells} |",
        f"| {row.title}, Python loop over compiled rules | | {times['loop']:.2f} | {loop} | | |",
    ]


def lines_of_others(others: dict[str, dict[str, float] | str]) -> list[str]:
    """The other libraries, or why they are missing."""
    lines = []
    for name, title in {"prototype": "compiled prototype of mystic-mountain", **OTHERS}.items():
        times = others.get(name)
        if isinstance(times, dict):
            lines.append(f"| {title} | | {times['decision']:.2f} | | {times['clone']:.3f} | |")
        elif times:
            lines.append(f"| {title} | | {times} | | | |")
    return lines


def search_line(row: Row, times: dict[str, float]) -> str:
    """How fast a game is searched."""
    names = ("simulation", "simulation without playing on")
    return f"| {row.game} | {' | '.join(f'{1e6 / times[name]:,.0f}' for name in names)} |"


def memory_line(row: Row, times: dict[str, float]) -> str:
    """Whether copies are let go."""
    copies = f"{ALL_COPIES:,} clones and {READINGS:,} readings from bytes of {row.game}"
    return f"Memory gained over {copies}: {times['memory']:,.0f} KiB (aim: none)."


def map_line(row: Row, times: dict[str, float]) -> str:
    """What a new map takes."""
    return f"A new map of {row.game}: {times['map'] / 1000:.1f} ms (aim: {row.map:g} ms)."


def module_line(row: Row, times: dict[str, float]) -> str:
    """What a module takes until a game can begin."""
    return (
        f"{row.game} read, checked and compiled into tables: {times['module'] / 1000:.1f} ms (aim: {row.module:g} ms)."
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
