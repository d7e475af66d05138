"""The ledger of a game: every rule and ruling of its page, by id."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from grognard.core.errors import DataError, did_you_mean
from grognard.core.ruleset import Ruleset

KINDS: Final = ("may", "must", "may_not", "value", "setup", "document")
ID: Final = r"[A-Z][A-Z0-9]*-R?[0-9]{2,3}"

BEGINS: Final = re.compile(rf"\* \*\*({ID})\*\*")  # a list item that is a rule
ITEM: Final = re.compile(rf"\* \*\*{ID}\*\* \*\(([^)]*)\)\* (\S.*)")
HEADING: Final = re.compile(r"#{2,6} +(.+?)\s*")
LINES: Final = re.compile(r"lines ([0-9]+(?:-[0-9]+)?(?:, [0-9]+(?:-[0-9]+)?)*)")
OPTIONS: Final = re.compile(r"option ((?:`[a-z][a-z0-9_]*`)(?:, `[a-z][a-z0-9_]*`)*)")


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule or ruling; `lines` of the designer's text ("17-18, 22", "" where it is silent), `line` of the page."""

    id: str
    kind: str
    text: str
    section: str
    lines: str = ""
    options: tuple[str, ...] = ()
    line: int = 0

    @property
    def is_ruling(self) -> bool:
        """Whether this is a decision of ours and not stated by the designer's text."""
        return "-R" in self.id


class Ledger(Mapping[str, Rule]):
    """All rules of a page in its order, by id."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def find(self, asked: str) -> Rule:
        """The rule of an id as a person types it, in either case; DataError offers the nearest ids."""
        rule = self._rules.get(asked.strip().upper())
        if rule is None:
            raise DataError(f"There is no rule {asked}.{did_you_mean(asked.strip().upper(), self._rules)}")
        return rule

    def search(self, words: str) -> list[Rule]:
        """All rules that hold every one of the words in id, text, options or heading, in either case."""
        wanted = words.lower().split()
        return [rule for rule in self._rules.values() if all(word in _searched(rule) for word in wanted)]

    def of_kind(self, *kinds: str) -> list[str]:
        """The ids of these kinds, in the order of the page."""
        return [rule.id for rule in self._rules.values() if rule.kind in kinds]


def ledger_of(ruleset: Ruleset) -> Ledger:
    """The ledger of a game, from the rules page in its package."""
    return parse_ledger(ruleset.rules_text(), f"{ruleset.meta.package}/rules.md")


def parse_ledger(text: str, file: str = "") -> Ledger:
    """Read a rules page: list items such as "* **MM-019** *(must · lines 34, 65)* A soldier …"; DataError says file and line."""
    rules: dict[str, Rule] = {}
    for rule in _read(text.splitlines(), file):
        if rule.id in rules:
            raise DataError(f"{rule.id} stands already in line {rules[rule.id].line}.", file=file, line=rule.line)
        rules[rule.id] = rule
    if not rules:
        raise DataError("This page holds no rules.", file=file)
    return Ledger(rules.values())


def _read(lines: list[str], file: str) -> Iterator[Rule]:
    """The rules of a page; what is drawn between fences is left alone."""
    section, fenced = "", False
    for index, line in enumerate(lines):
        fenced ^= line.startswith("```")
        heading = HEADING.fullmatch(line)
        if fenced:
            continue
        if heading is not None:
            section = heading[1]
        elif BEGINS.match(line):
            yield _read_item(_joined(lines, index), section, file, index + 1)


def _joined(lines: list[str], start: int) -> str:
    """A list item with the indented lines that carry it on."""
    parts = [lines[start].rstrip()]
    for line in lines[start + 1 :]:
        if not line.startswith("  ") or not line.strip():
            break
        parts.append(line.strip())
    return " ".join(parts)


def _read_item(item: str, section: str, file: str, line: int) -> Rule:
    begins, whole = BEGINS.match(item), ITEM.fullmatch(item)
    if begins is None or whole is None:
        raise DataError("A rule is written * **ID** *(kind · lines 1, 2-3 · option `key`)* text.", file=file, line=line)
    kind, *rest = whole[1].split(" · ")
    if kind not in KINDS:
        raise DataError(
            f"{begins[1]} is of no known kind: {kind!r}.",
            file=file,
            line=line,
            column=whole.start(1) + 1,
            allowed=KINDS,
        )
    lines = ""
    options: tuple[str, ...] = ()
    for part in rest:
        of_lines, of_options = LINES.fullmatch(part), OPTIONS.fullmatch(part)
        if of_lines is not None and not lines:
            lines = of_lines[1]
        elif of_options is not None and not options:
            options = tuple(name.strip("`") for name in of_options[1].split(", "))
        else:
            column = item.index(part) + 1
            allowed = ("lines 1, 2-3", "option `key`, `key`")
            raise DataError(f"{begins[1]} has {part!r}.", file=file, line=line, column=column, allowed=allowed)
    return Rule(id=begins[1], kind=kind, text=whole[2], section=section, lines=lines, options=options, line=line)


def _searched(rule: Rule) -> str:
    return " ".join((rule.id, rule.text, rule.section, *rule.options)).lower()
