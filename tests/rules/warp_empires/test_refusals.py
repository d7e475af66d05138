"""What may not be done outside battles, the rule that says so, and what is allowed instead."""

import pytest

from grognard.core.views import Refusal
from grognard.games.warp_empires import actions as act
from grognard.games.warp_empires.explain.answer import explain
from tests.rules.warp_empires.desk import RING_10, lay_map, mars, set_up
from tests.rules.warp_empires.script import SEATS, SHORT, Part, Play, position

MOVING = {"powers": "french german russian", "marks": {"X": "A", "Y": "K", "Z": "I"}}
HAND = "minor_move trap treaty sandstorms scouts spies martian_treasures"


def number(play: Play, word: str) -> int:
    """An action by its word, legal or not."""
    if word in ("done", "raise", "free"):
        return ("done", "raise", "free").index(word)
    if word in play.cards:
        return act.CARD + play.cards.index(word)
    if word in SHORT:
        return act.UNIT + play.units.index(SHORT[word])
    if word in SEATS:
        return act.PLAYER + SEATS.index(word)
    return act.PLACE + play.at(word)


def refusal(play: Play, word: str, seat: int | None = None) -> Refusal | None:
    return explain(play.game, int(play.game.actor) if seat is None else seat, number(play, word))


# Units, hands, lines that lead to a question, what is asked for, the rule that forbids it, a word of the sentence or of what is allowed.
ROWS = [
    # nothing moves by itself, cards have their time and need an effect
    ({"B": "X GB"}, {}, "", "free", "WE-008", "card"),
    ({"B": "X GB"}, {}, "", "minor_move", "WE-R09", "hold no Minor Move"),
    ({"B": "X FT"}, {"X": HAND}, "", "minor_move", "WE-R72", "no effect"),
    ({"B": "X GB"}, {"X": HAND}, "", "trap", "S8-R42", "in a battle"),
    ({"B": "X GB"}, {"X": HAND}, "", "treaty", "S8-R42", "another player's Move phase"),
    ({"B": "X GB"}, {"X": HAND}, "", "sandstorms", "S8-R42", "announces a move"),
    ({"B": "X GB", "E": "Y GB"}, {"X": HAND}, "", "scouts", "WE-R72", "no effect"),
    ({"B": "X GB", "E": "Y GB"}, {"X": HAND}, "", "spies", "WE-R72", "no effect"),
    ({"B": "X GB"}, {"Y": "sandstorms trap"}, "", "sandstorms", "S8-R41", "announces a move"),
    ({"B": "X GB"}, {"X": HAND, "Y": "treaty trap"}, "Y> done\nX> minor_move B GB done E", "treaty", "S8-R41", "Move phase begins"),
    # the top of a stack
    ({"B": "X GB GB"}, {}, "", "raise", "WE-R22", "None of your stacks"),
    ({"B": "X GB BN", "E": "X GB"}, {}, "X> raise", "E", "WE-R22", "No unit of another type"),
    ({"B": "X GB BN", "E": "X BN GB"}, {}, "X> raise B BN raise", "B", "WE-R22", "changed in this phase"),
    ({"B": "X GB BN"}, {}, "X> raise B", "GB", "WE-R22", "below the top"),
    # which stack, which units
    ({"B": "X GB", "E": "Y GB"}, {"X": HAND}, "X> minor_move", "E", "WE-019", "no units"),
    ({"B": "X GB", "E": "X FT"}, {"X": HAND}, "X> minor_move", "E", "WE-024", "never moves"),
    ({"B": "X GB BN", "E": "X GB; Y GB"}, {"X": "minor_move minor_move"}, "X> minor_move B GB done E minor_move B", "GB", "WE-019", "no such unit"),
    ({"B": "X GB FT"}, {"X": HAND}, "X> minor_move B", "FT", "WE-024", "never moves"),
    ({"B": "X GB BN"}, {"X": HAND}, "X> minor_move B", "done", "WE-R11", "At least one"),
    ({"B": "X GB BN"}, {"X": HAND}, "X> minor_move B GB", "BN", "WE-R11", "order of the unit table"),
    ({"B": "X GB BN"}, {"X": HAND}, "X> minor_move B GB", "GB", "WE-019", "in the group already"),
    ({"B": "X GB BN"}, {"X": "wind_and_steam"}, "X> wind_and_steam B", "BN", "WE-R16", "not go anywhere"),
    ({"B": "X GB BN BS"}, {"X": "wind_and_steam"}, "X> wind_and_steam B BN", "done", "WE-R16", "needs a carrier"),
    ({"D": "X GB BN BS"}, {"X": HAND}, "X> minor_move D", "BS", "WE-R16", "could not go anywhere"),
    ({"B": "X GB", "E": "X GB"}, {"X": "major_move"}, "X> major_move B GB done A", "A", "WE-R15", "has moved"),
    ({"B": "X GB", "E": "Y GB", "C": "X GB"}, {"X": "minor_move minor_move"}, "X> minor_move B GB done E minor_move", "E", "WE-R18", "met foes"),
    # where to
    ({"B": "X GB"}, {"X": HAND}, "X> minor_move B GB done", "B", "WE-R20", "leave B"),
    ({"B": "X GB"}, {"X": HAND}, "X> minor_move B GB done", "F", "S8-009", "closed to all"),
    ({"A": "X BN"}, {"X": HAND}, "X> minor_move A BN done", "D", "S8-010", "go to B"),
    ({"A": "X BN BN BS"}, {"X": HAND}, "X> minor_move A BN BN BS done", "D", "S8-R21", "nobody carries"),
    ({"H": "X BN BS"}, {"X": HAND}, "X> minor_move H BN BS done", "D", "WE-R12", "too far"),
    ({"B": "X BN"}, {"X": HAND}, "X> minor_move B BN done", "D", "S8-010", "A"),
    ({"A": "X GB", "D": "Y GB", "B": "Z GB"}, {"X": HAND}, "X> minor_move A GB done", "C", "WE-023", "Opposing units are in the way"),
    ({"A": "X GB"}, {"X": HAND}, "X> minor_move A GB done", "I", "WE-R12", "too far"),
    ({"B": "X BN GB", "E": "Y GB"}, {"X": HAND}, "X> minor_move B BN GB done", "G", "WE-R12", "slowest"),
    ({"B": "X BN GB"}, {"X": HAND}, "X> minor_move B GB done", "BN", "WE-R13", "on the way"),
    ({"B": "X BN GB"}, {"X": HAND}, "X> minor_move B GB done", "GB", "WE-R13", "on the way"),
    ({"A": "X GB", "B": "Y GB"}, {"X": HAND, "Y": "treaty"}, "Y> treaty\nX> minor_move A GB done", "B", "S8-R33", "truce"),
    # targets
    ({"G": "Y GB BN"}, {"X": "spies", "Y": "trap"}, "Y> done\nX> spies", "X", "S8-R40", "a foe"),
    ({"G": "Y GB BN"}, {"X": "spies", "Y": "trap"}, "Y> done\nX> spies", "Z", "S8-R36", "holds no card"),
    ({"G": "Y GB BN", "E": "Y GB"}, {"X": "scouts"}, "X> scouts", "E", "S8-R37", "Nothing is hidden"),
    ({"G": "Y GB BN", "B": "X GB"}, {"X": "sabotage"}, "X> sabotage", "B", "S8-R35", "No foe"),
]  # fmt: skip


@pytest.mark.rule(
    "WE-008", "WE-019", "WE-023", "WE-024", "WE-R09", "WE-R11", "WE-R12", "WE-R13", "WE-R15", "WE-R16", "WE-R18", "WE-R20", "WE-R22", "WE-R72", "S8-009",
    "S8-010", "S8-041", "S8-R20", "S8-R21", "S8-R33", "S8-R35", "S8-R36", "S8-R37", "S8-R40", "S8-R41", "S8-R42",
)  # fmt: skip
@pytest.mark.parametrize(("units", "hands", "lines", "word", "rule", "says"), ROWS)
def test_it_may_not_be_done(
    units: dict[str, str], hands: dict[str, str], lines: str, word: str, rule: str, says: str
) -> None:
    play = Play(position(Part("", "", units=units, hands=hands, **MOVING), mars())).run(lines)  # type: ignore[arg-type]
    found = refusal(play, word)
    assert found is not None
    assert (found.rule, says in f"{found.text} {found.nearest}") == (rule, True), found


# The same in other phases, with a phase and a treasury.
LATER = [
    ("draw", {"B": "X GB"}, {"X": "trap"}, "", "armor", "WE-R06", "hold no Armor"),
    ("draw", {"B": "X GB"}, {"X": "trap trap armor armor rams rams"}, "X> done <any>", "done", "WE-017", ""),
    ("recruit", {}, {}, "<BS> <BN> <BN> <BN> <BN>", "BS", "WE-043", "costs 8, and the treasury holds 7"),
    ("recruit", {}, {}, "<BS> <BN> <BN> <BN> <BN>", "FT", "WE-043", "No such chit"),
    ("recruit", {}, {"X": "minor_move"}, "<any>", "minor_move", "S8-R42", "own Move phase"),
    ("recruit", {"C*": "X GB"}, {}, "<BN> <FT> <GB> <CR> <BS>\nX> BN", "E", "WE-047", "not control E"),
    ("recruit", {"C*": "X GB"}, {}, "<BN> <FT> <GB> <CR> <BS>\nX> BN", "K", "WE-047", "not control K"),
    ("recruit", {"C*": "X GB", "G": "X GB"}, {}, "<BN> <FT> <GB> <CR> <BS>\nX> BN", "G", "S8-023", "can take control"),
    (
        "recruit",
        {"C*": "X GB", "G": "X BN; Y GB"},
        {},
        "<BN> <FT> <GB> <CR> <BS>\nX> BN",
        "G",
        "WE-R59",
        "a foe stands",
    ),
    ("recruit", {"C*": "X GB", "G": "X BN"}, {}, "<BN> <FT> <GB> <CR> <BS>\nX> BN", "G", "WE-047", "not control G"),
    ("recruit", {"C*": "X GB", "E": "X GB"}, {}, "<BN> <FT> <GB> <CR> <BS>\nX> BN", "E", "WE-047", "not control E"),
    ("upkeep", {"B": "X GB " + "BN " * 20 + "FT " * 5}, {}, "", "done", "WE-049", "1 more"),
    ("upkeep", {"B": "X GB " + "BN " * 20 + "FT " * 5, "E": "Y GB"}, {}, "", "E", "WE-R58", "no unit there"),
    ("upkeep", {"B": "X GB " + "BN " * 20 + "FT " * 5}, {}, "X> B", "CR", "WE-R58", "No such unit"),
]


@pytest.mark.rule(
    "WE-017", "WE-043", "WE-047", "WE-048", "WE-049", "WE-R06", "WE-R58", "WE-R59", "S8-023", "S8-034", "S8-R42"
)
@pytest.mark.parametrize(("phase", "units", "hands", "lines", "word", "rule", "says"), LATER)
def test_nor_in_other_phases(
    phase: str, units: dict[str, str], hands: dict[str, str], lines: str, word: str, rule: str, says: str
) -> None:
    setting = {"phase": phase, "points": {"X": 7}}
    play = Play(position(Part("", "", units=units, hands=hands, setting=setting, **MOVING), mars())).run(lines)  # type: ignore[arg-type]
    found = refusal(play, word)
    assert found is not None
    assert (found.rule, says in f"{found.text} {found.nearest}") == (rule, True), found


@pytest.mark.rule("S8-012", "S8-029", "S8-R05", "S8-R06", "S8-R08", "WE-013", "WE-R73")
def test_nor_at_the_start() -> None:
    desk = set_up("canal_martian", "russian", sketch=RING_10)
    play = Play(desk.game)

    def rule(action: int, seat: int | None = None) -> str:
        found = explain(play.game, int(play.game.actor) if seat is None else seat, action)
        return found.rule if found else ""

    def spot(name: str) -> int:
        return act.PLACE + play.at(name)

    canal, russian = (act.POWER + play.powers.index(name) for name in ("canal_martian", "russian"))
    assert rule(canal, 0) == "WE-R73"  # dice come first
    play.run("<6> <1>\nX> canal_martian")
    assert rule(canal) == "S8-R08"
    assert rule(russian, 0) == "WE-013"
    assert rule(russian) == ""
    play.run("Y> russian")
    lay_map(desk)
    assert rule(spot("F5")) == "S8-029"  # nobody begins on Flats
    play.run("Y> C5")
    assert [rule(spot(name)) for name in ("C5", "C6", "C7")] == ["S8-R05", "S8-R05", ""]
    play.run("X> C0")
    assert [rule(spot(name)) for name in ("C1", "C2", "C5", "F0")] == ["", "S8-R06", "S8-R06", "S8-R06"]
