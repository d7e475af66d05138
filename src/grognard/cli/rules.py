"""`grognard rules`: the ledger of a game, whole, by word, or one rule."""

from collections.abc import Iterable

from grognard.cli.terminal import Terminal
from grognard.core.errors import DataError, did_you_mean
from grognard.core.ledger import Ledger, Rule, ledger_of
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.core.views import Span


def rules(game: str, /, *words: str) -> None:
    """List the rules of a game, look one up, or search for words.

    Parameters
    ----------
    game
        A game's name, as `grognard games` lists them.
    words
        A rule's id such as MM-019, or words that a rule must hold.
    """
    ruleset = find_game(game)
    ledger = ledger_of(ruleset)
    terminal = Terminal()
    if not words:
        show_list(terminal, ledger.values())
    elif len(words) == 1 and words[0].upper() in ledger:
        show_rule(terminal, ruleset, ledger.find(words[0]))
    else:
        found = search(ledger, " ".join(words))
        show_list(terminal, found)


def search(ledger: Ledger, words: str) -> list[Rule]:
    """The rules that hold the words; DataError when none does."""
    if looks_like_id(words):
        return [ledger.find(words)]
    found = ledger.search(words)
    if not found:
        raise DataError(f"No rule holds {words!r}.{did_you_mean(words, _vocabulary(ledger))}")
    return found


def looks_like_id(word: str) -> bool:
    """Whether somebody means an id and not a word: letters, a dash, digits."""
    head, dash, tail = word.partition("-")
    return bool(dash) and head.isalnum() and any(sign.isdigit() for sign in tail) and " " not in word


def _vocabulary(ledger: Ledger) -> set[str]:
    words = " ".join(rule.text for rule in ledger.values()).split()
    return {word.strip(".,;:()").lower() for word in words if len(word) > 3}


def show_list(terminal: Terminal, found: Iterable[Rule]) -> None:
    """Rules by section, each as one paragraph."""
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            terminal.say()
            terminal.say(section, "title")
        terminal.show(Span(rule.id, "strong"), Span(f" {rule.kind} ", "faint"), Span(unmarked(rule.text)))


def show_rule(terminal: Terminal, ruleset: Ruleset, rule: Rule, *, places: bool = True) -> None:
    """One rule with its kind, its lines, and where the repository carries it."""
    terminal.show(Span(rule.id, "strong"), Span(f" {rule.section}", "faint"))
    terminal.say(unmarked(rule.text))
    terminal.say(f"Kind: {rule.kind}, {'a ruling' if rule.is_ruling else 'stated by the designer'}", "faint")
    if rule.lines:
        terminal.say(f"Lines of the designer's text: {rule.lines}", "faint")
    for name in rule.options:
        terminal.say(f"Option: {name} ({', '.join(_allowed(ruleset, name))})", "faint")
    if places:
        _show_places(terminal, ruleset, rule.id)


def _allowed(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    return next((option.allowed for option in ruleset.options if option.name == name), ())


def unmarked(text: str) -> str:
    """A text of the page without its marks of emphasis and code."""
    return text.replace("**", "").replace("`", "")


def _show_places(terminal: Terminal, ruleset: Ruleset, rule_id: str) -> None:
    """Code and tests of a rule; an installed package without its repository has none to show."""
    from grognard.lab.coverage import rule_places

    try:
        code, tests = rule_places(ruleset)
    except DataError:
        return
    for title, places in (("Code", code), ("Tests", tests)):
        found = places.get(rule_id, ["none"])
        terminal.say(f"{title}:", "faint")
        for place in found:
            terminal.say(f"  {place}", "faint")
