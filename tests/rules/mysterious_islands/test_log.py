"""What a spectator reads while a game is played: who, where, how much, and by which rule."""

import pytest

from grognard.core.game import SPECTATOR
from grognard.core.views import Event
from grognard.games.mysterious_islands.narrate import narrate
from tests.rules.mysterious_islands.script import Part, Table, rows, table

COMBAT = {"phase": "combat"}
SHELLS = {"phase": "bombard"}


def log_of(run: Table) -> list[str]:
    """The sentences of the last line, each after its rule; dice and the beginning of phases and turns left out."""
    events = [Event(what=what, rule=rule, audience=who, numbers=(*rest,)) for what, rule, who, *rest in run.told]
    quiet = ("dice", "throw", "phase", "turn")
    return [f"{event.rule} {narrate(run.game, event, SPECTATOR)}" for event in events if event.what not in quiet]


# A line, and the sentences that must follow from it.
LOGS = rows(
    (
        "MI-063, MI-066, MI-068, MI-070, MI-R93",
        Part(
            "a guard falls, then the lone Base",
            """
            (10v9)
                MI-097 Company: +1 (a Band or Boat).
                MI-063 Company: dice 10, total 11.
                MI-028 Nemo: +1 (its Base).
                MI-063 Nemo: dice 9, total 10.
                MI-066 The roll goes to Company, by 1 over Nemo.
                MI-068 Nemo: 1 unit to lose.
            band
                MI-068 Nemo: a Diver in B1 is lost.
                MI-069 Both sides stand: Company and Nemo roll again in B1.
                MI-R93 Nemo: the Factory in B1 stands alone and falls.
                MI-R93 Nemo: a Factory in B1 is lost.
                MI-070 Nemo beaten in B1, by Company.
            """,
            "company / nemo",
            "Lb La",
            {"La": "company: 2 band; nemo: band, base", "Lb": "nemo: band"},
            {"lone_base": "falls"},
            COMBAT,
        ),
    ),
    (
        "MI-054, MI-056, MI-058, MI-103",
        Part(
            "a shell, and one who rises again",
            """
            shoot Wa boat at La (4) ...
                MI-054 Company: a Clipper shoots from A1 to B1, at Zombies.
                MI-056 4 where 4 is needed: a hit in B1.
                MI-058 Zombies: a Zombie in B1 is lost.
            (5,5)
                MI-103 Zombies: to rise again needs 10, thrown 10: it rises.
                MI-103 Zombies: a Zombie rises in B1.
            """,
            "company / zombies",
            "Wa La",
            {"Wa": "company: boat", "La": "zombies: 2 band"},
            {},
            SHELLS,
        ),
    ),
    (
        "MI-072, MI-073",
        Part(
            "a wreck, and all get ashore",
            """
            shoot Wa boat at Wb (5) ...
                MI-060 Nemo: a Submarine shoots from A1 to B1, at Company.
                MI-061 5 where 5 is needed: a hit in B1.
                MI-060 Company: a Clipper in B1 is lost.
                MI-072 Company: 2 units overboard in B1.
            (4)
                MI-073 Company: a 4 brings those overboard ashore from B1 to C1.
            """,
            "nemo / company",
            "Wa Wb Lb",
            {"Wa": "nemo: boat", "Wb": "company: boat, 2 band"},
            {},
            SHELLS,
        ),
    ),
    (
        "MI-178",
        Part(
            "one is given up for a better roll",
            """
            satsuma> band ...
                MI-178 Satsuma: a Samurai in A1 is given up for a better roll.
                MI-178 Satsuma: a Samurai in A1 is lost.
            """,
            "nemo / satsuma",
            "La",
            {"La": "nemo: 6 band; satsuma: 4 band"},
            {"extra_factions": True},
            COMBAT | {"invented": ("satsuma",)},
        ),
    ),
    (
        "MI-140, MI-142",
        Part(
            "two cards are drawn",
            """
            rest ...
                MI-142 Nemo: 2 cards to draw.
            """,
            "company / nemo",
            "La Lb",
            {"La": "company: band", "Lb": "nemo: band"},
            {"action_deck": True},
            {"phase": "move"},
        ),
    ),
)


@pytest.mark.parametrize("part", LOGS)
def test_the_log_of_what_is_done(part: Part) -> None:
    run = table(part)
    expected: list[str] = []
    for line in (text.strip() for text in part.lines.strip().splitlines()):
        if line.startswith("MI-"):
            expected.append(line)
            continue
        assert log_of(run) == expected
        expected = []
        run.run(line)
    assert log_of(run) == expected
