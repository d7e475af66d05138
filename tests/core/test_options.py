"""Options of kind text: what is read, and what is said to anything else."""

import pytest

from grognard.core.errors import DataError
from grognard.core.options import Option, resolve

TEXT = Option(name="map", rule="X-1", text="A map", default="", most=8)


def test_a_text_has_no_choices() -> None:
    assert TEXT.kind == "text"
    assert TEXT.allowed == ("a text of up to 8 printable characters and line breaks",)
    assert Option(name="word", rule="X-1", text="A word", default="a", choices=("a", "b")).kind == "word"


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("", ""),
        ("..j", "..j"),
        ("..j\n.vj", "..j\n.vj"),
        ("..j\r\n.vj\r\n", "..j\n.vj"),  # line ends of any system, and the one at the end of a file
        ("12345678", "12345678"),
        ("é – 6", "é – 6"),
    ],
)
def test_reads(given: str, read: str) -> None:
    assert TEXT.read(given) == read
    assert resolve([TEXT], {"map": given}) == {"map": read}


@pytest.mark.parametrize("given", ["123456789", "a\tb", "a\x00", "a\x1b[1m", "a\rb", "a\u2028b", 7, True, None, ["a"]])
def test_does_not_read(given: object) -> None:
    with pytest.raises(DataError, match="Option map cannot be") as refused:
        TEXT.read(given)
    assert refused.value.allowed == TEXT.allowed


def test_a_long_value_is_cut_in_the_message() -> None:
    with pytest.raises(DataError) as refused:
        TEXT.read("x" * 5000)
    assert len(refused.value.message) < 100


def test_a_text_that_is_not_given_is_the_default() -> None:
    assert resolve([TEXT], {}) == {"map": ""}
