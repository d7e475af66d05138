"""Sections, tables and lists in Markdown."""

from collections.abc import Iterable, Sequence


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A section with a table."""
    lines = [f"## {title}", "", line_of(heads), line_of(["---"] * len(heads))]
    return "\n".join([*lines, *(line_of(row) for row in rows)])


def line_of(cells: Sequence[object]) -> str:
    """One line of a table."""
    return "| " + " | ".join(" ".join(str(cell).replace("|", "\\|").split()) for cell in cells) + " |"


def items(title: str, lines: Iterable[str]) -> str:
    """A section with a list; nothing without lines."""
    every = [f"* {' '.join(line.split())}" for line in lines if line]
    return "\n".join([f"## {title}", "", *every]) if every else ""
