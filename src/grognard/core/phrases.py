"""Words as sentences need them, the same in every game."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

MOST_LISTED: Final = 8
CONSONANT_Y: Final = re.compile(r"(?<=[^aeiou])y$")
NUMBERED: Final = re.compile(r"\.\d+$")


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a list in a sentence; a long one is cut."""
    named = list(words)
    if len(named) > MOST_LISTED + 1:
        return f"{', '.join(named[:MOST_LISTED])} {last} {len(named) - MOST_LISTED} more"
    return joined(named, last)


def joined(words: Iterable[str], last: str = "and") -> str:
    """All words as a list in a sentence, however many they are."""
    named = list(words)
    return f" {last} ".join(part for part in (", ".join(named[:-1]), "".join(named[-1:])) if part)


def counted(number: int, word: str) -> str:
    """A number of things: "1 point", "2 points", "1,200 entries"."""
    if number == 1:
        return f"1 {word}"
    return f"{int(number):,} {CONSONANT_Y.sub('ie', word)}s"


def opened(text: str) -> str:
    """A sentence's beginning: its first letter made a capital."""
    return text[:1].upper() + text[1:]


def numbered(words: Sequence[str]) -> list[str]:
    """Words for equal things: the first has no number, then ".2", ".3" …"""
    counts: dict[str, int] = {}
    found = []
    for word in words:
        counts[word] = counts.get(word, 0) + 1
        found.append(word if counts[word] == 1 else f"{word}.{counts[word]}")
    return found


def unnumbered(word: str) -> str:
    """A word without its number among equal things, which would tell how many of them there are."""
    return NUMBERED.sub("", word)
