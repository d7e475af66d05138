"""The rules page of a game as blocks of safe HTML, every rule with an anchor of its own."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from grognard.core.ledger import BEGINS, ID, Ledger, Rule, ledger_of
from grognard.core.ruleset import Ruleset
from grognard.server.wire import HtmlBlock, RuleBlock, RulesPage, Section

TITLE: Final = re.compile(r"(#{1,6}) +(.+?)\s*")
RULE_ID: Final = re.compile(rf"\b({ID})\b")
MARKS: Final = re.compile(r"[*`]")

Line = tuple[str, str]  # what it is ("heading", "rule", "other") and its text


@lru_cache(maxsize=16)
def rules_page(ruleset: Ruleset) -> RulesPage:
    """The page of a game, made once."""
    writer = Writer(ruleset.meta.name, ledger_of(ruleset))
    for what, text in parts_of(ruleset.rules_text().splitlines()):
        writer.add(what, text)
    meta = ruleset.meta
    return RulesPage(game=meta.name, title=meta.title, credit=meta.credit, sections=writer.sections)


def parts_of(lines: Sequence[str]) -> Iterator[Line]:
    """The page taken apart: headings, rules by their ids, and whole stretches of anything else."""
    stretch: list[str] = []
    fenced = in_rule = False
    for line in lines:
        fenced ^= line.startswith("```")
        begins = None if fenced else BEGINS.match(line)
        is_heading = not fenced and TITLE.fullmatch(line) is not None
        if in_rule and line.startswith("  ") and line.strip():
            continue  # the ledger has joined it to its rule
        in_rule = begins is not None
        if begins is None and not is_heading:
            stretch.append(line)
            continue
        if any(stretch):
            yield "other", "\n".join(stretch)
        stretch = []
        yield ("heading", line) if begins is None else ("rule", begins[1])
    if any(stretch):
        yield "other", "\n".join(stretch)


class Writer:
    """Collects the sections of a page."""

    def __init__(self, game: str, ledger: Ledger) -> None:
        self.game = game
        self.ledger = ledger
        self.sections: list[Section] = []
        self._markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def add(self, what: str, text: str) -> None:
        """One part of the page."""
        if what == "heading":
            found = TITLE.fullmatch(text)
            if found is None:
                raise AssertionError("a heading was seen")
            self._open(found[2], len(found[1]))
        elif what == "rule":
            self._blocks().append(self._rule(self.ledger[text]))
        else:
            self._blocks().append(HtmlBlock(html=self.html(text)))

    def html(self, text: str) -> str:
        """Markdown as safe HTML, with links at the ids of rules."""
        return str(self._markdown.renderer.render(self._linked(self._markdown.parse(text)), self._markdown.options, {}))

    def _open(self, title: str, level: int) -> None:
        plain = plain_of(title)
        anchor = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
        again = sum(each.title == plain for each in self.sections)
        if again:
            anchor = f"{anchor}-{again + 1}"
        self.sections.append(Section(title=plain, level=level, anchor=anchor, blocks=[]))

    def _blocks(self) -> list[HtmlBlock | RuleBlock]:
        if not self.sections:
            self._open(self.game, 1)
        return self.sections[-1].blocks

    def _rule(self, rule: Rule) -> RuleBlock:
        tokens = self._linked(self._markdown.parseInline(rule.text))
        return RuleBlock(
            id=rule.id,
            rule_kind=rule.kind,
            ruling=rule.is_ruling,
            lines=rule.lines,
            options=rule.options,
            text=plain_of(rule.text),
            html=str(self._markdown.renderer.render(tokens, self._markdown.options, {})),
        )

    def _linked(self, tokens: list[Token]) -> list[Token]:
        for token in tokens:
            if token.children:
                token.children = list(self._link(token.children))
        return tokens

    def _link(self, tokens: Sequence[Token]) -> Iterator[Token]:
        """The tokens of a line; ids become links, unless they stand in a link already."""
        depth = 0
        for token in tokens:
            depth += {"link_open": 1, "link_close": -1}.get(token.type, 0)
            if token.type != "text" or depth:
                yield token
                continue
            for index, part in enumerate(RULE_ID.split(token.content)):
                yield from self._anchored(part) if index % 2 and part in self.ledger else [text_token(part)]

    def _anchored(self, rule: str) -> Iterator[Token]:
        link = Token("link_open", "a", 1)
        link.attrSet("href", f"#/rules/{self.game}/{rule}")
        yield link
        yield text_token(rule)
        yield Token("link_close", "a", -1)


def text_token(text: str) -> Token:
    """Plain text of a line."""
    token = Token("text", "", 0)
    token.content = text
    return token


def plain_of(text: str) -> str:
    """Markdown of one line without its marks."""
    return MARKS.sub("", text)
