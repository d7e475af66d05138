"""Words and paths that must not be in the project, whoever wrote them and with whatever."""

import re
from pathlib import Path

import pytest

from tests.native.project import ROOT

# Written in pieces, so that this page does not forbid itself.
FORBIDDEN = {
    "a path of one machine": r"(?<![\w.}])/" + r"(?:work|farm|tmp|root|home/\w+)/",
    "a host of a package registry": r"(?:py" + r"pi\.org|python" + r"hosted|npm" + r"js\.(?:org|com)|deb\.deb" + r"ian)",
    "a word about the tools it was written with": r"(?i)\b(?:sub" + r"agents?|clau" + r"de|anthro" + r"pic|copi" + r"lot|chat" + r"gpt|\.lib" + r"rary)\b",
    "an issue's number": r"(?i)\bissue" + r"s? #?\d",
    "a private key": r"BEGIN [A-Z ]*PRI" + r"VATE KEY",
    "a task left undone": r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b",
}  # fmt: skip


BUILT = {
    ".git",
    ".venv",
    ".bench-venv",
    "node_modules",
    "build",
    "dist",
    "mutants",
    ".hypothesis",
    ".coverage",
    "__pycache__",
}

NO_TEXT = {".so", ".pyc", ".png", ".woff2"}  # compressed bytes spell any short word by chance


def project_files() -> list[Path]:
    def is_ours(path: Path) -> bool:
        parts = path.relative_to(ROOT).parts
        built = any(part in BUILT or part.endswith(("_cache", ".egg-info")) for part in parts)
        return path.is_file() and not built and path.suffix not in NO_TEXT

    return sorted(filter(is_ours, ROOT.rglob("*")))


@pytest.mark.parametrize("what", FORBIDDEN)
def test_the_project_does_not_hold(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    files = project_files()
    assert len(files) > 20
    found = []
    for path in files:
        text = path.read_bytes().decode("utf-8", "replace")
        found += [f"{path}:{n}: {line[:120]}" for n, line in enumerate(text.split("\n"), 1) if pattern.search(line)]
    assert found == []


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a path of one machine", "see /" + "work/shared"),
        ("a path of one machine", "'/" + "tmp/x'"),
        ("a host of a package registry", "https://py" + "pi.org/simple"),
        ("a word about the tools it was written with", "by a Sub" + "agent"),
        ("an issue's number", "as issue" + " 2 says"),
        ("a private key", "-----BEGIN RSA PRI" + "VATE KEY-----"),
        ("a task left undone", "# TO" + "DO: later"),
    ],
)
def test_it_would_be_found(what: str, text: str) -> None:
    assert re.search(FORBIDDEN[what], text)
