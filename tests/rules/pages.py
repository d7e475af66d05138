"""What the tests of rules pages read them with."""

from grognard.core.ledger import Ledger


def lines_in(spans: str) -> set[int]:
    """The lines of the original that a rule names: "1-3, 7"."""
    found: set[int] = set()
    for span in filter(None, spans.split(", ")):
        first, _, last = span.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


def rows_between(page: str, start: str, end: str) -> list[list[str]]:
    """The rows of the table between two headings, without its head."""
    part = page[page.index(start) : page.index(end)]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


def check_sources(ledger: Ledger) -> None:
    """A ruling says its decision, a rule its lines."""
    assert [rule.id for rule in ledger.values() if rule.is_ruling and "Decision: " not in rule.text] == []
    assert [rule.id for rule in ledger.values() if not rule.is_ruling and not rule.lines] == []
