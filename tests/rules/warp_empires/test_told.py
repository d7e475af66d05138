"""What the rules tell and what is put into words are the same events."""

import ast
from pathlib import Path

from grognard.games.warp_empires import narrate

RULES = Path(narrate.__file__).parent


def told_in(path: Path) -> set[tuple[str, bool]]:
    """The words of all events that a file tells, and whether they are whispered."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    found = set()
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr in {"tell", "whisper"}:
            word = call.args[call.func.attr == "whisper"]
            assert isinstance(word, ast.Constant), f"{path.name} tells {ast.dump(word)}"
            found.add((str(word.value), call.func.attr == "whisper"))
    return found


def test_every_event_has_a_sentence_and_no_sentence_is_idle() -> None:
    told = {event for path in RULES.glob("**/*.py") if path.parent.name != "format" for event in told_in(path)}
    assert {word for word, _ in told} == set(narrate.SENTENCES)
    assert {word for word, whispered in told if whispered} == set(narrate.HIDDEN)
