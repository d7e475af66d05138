"""Why not? Each rule that forbids something is cited where it forbids, and the answers agree with what is legal."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER, SPECTATOR
from grognard.core.views import Refusal
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.actions import (
    ACTION_COUNT,
    ARCHER,
    ATTACK,
    BREAK_FREE,
    BUY,
    BUY_NOTHING,
    CLIMB,
    END_TURN,
    ENGAGE,
    FULL_ATTACK,
    MINER,
    MOVE,
    SHOOT,
    SOLDIER,
    SQUARES,
)
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Table

NW, N, NE, W, E, SW, S, SE = range(8)

Asked = int | tuple[str, ...] | tuple[str, str, Any] | tuple[str, str, int, int]


@dataclass(frozen=True)
class Row:
    """A question and its answer: the rule, and words of the sentence and of what is allowed instead.

    What is asked is a number, places, or a number in words: a verb in brackets, the unit's square, then square or direction.
    """

    rule: str
    asked: Asked
    text: str = ""
    nearest: str = ""
    south: str = ""
    north: str = ""
    played: str = ""
    options: dict[str, object] = field(default_factory=dict)
    setting: dict[str, Any] = field(default_factory=dict)

    def answer(self) -> tuple[Refusal | None, list[int], int]:
        """The refusal, what was legal, and the number that was asked about (-1 for places)."""
        table = Table(place(self.options, south=self.south, north=self.north, **self.setting))
        table.run(self.played)
        asked = number_in(table.game, self.asked)
        legal = [int(action) for action in table.game.legal_actions()]
        before = table.game.pack()
        refusal = RULESET.explain(table.game, table.game.actor, asked)
        assert table.game.pack() == before
        return refusal, legal, asked if isinstance(asked, int) else -1


def at(name: str, width: int = 17) -> int:
    return (int(name[1:]) - 1) * width + ord(name[0]) - ord("A")


def number_in(game: Any, asked: Any) -> Any:
    """The number behind a question in words; anything else stays what it is."""
    if isinstance(asked, int) or not asked or not asked[0].startswith("["):
        return asked
    verb, square, *rest = asked
    slot = list(game.where).index(at(square)) - game.side * 16
    return {
        "[move]": lambda: MOVE + slot * SQUARES + at(rest[0]),
        "[attack]": lambda: ATTACK + slot * 8 + rest[0],
        "[engage]": lambda: ENGAGE + slot * 8 + rest[0],
        "[full]": lambda: FULL_ATTACK + slot,
        "[climb]": lambda: CLIMB + (slot - 11) * 8 + rest[0],
        "[shoot]": lambda: SHOOT + rest[0] * 6 + rest[1] - 1,
    }[verb]()


def buy(kind: int, name: str) -> int:
    return BUY + kind * SQUARES + at(name)


RICH = {"points": (50, 0), "begin": True}
LINKED = {"links": {"D9": 8}}  # North's archer is engaged by South's soldier D9 since an earlier turn
BOUND = {"links": {"E10": 9}}  # South's archer is engaged by North's soldier E10
EVERY_SOLDIER = ", ".join(f"s {column}15" for column in "DEFGHIJKLMN")

ANYTHING = [
    Row("MM-023", ("E8", "E9"), "soldier E8 is North's", south="s D12", north="s E8"),
    Row("MM-023", ("F5",), "No unit of South stands on F5", south="s D12"),
    Row("MM-022", ("D12", "D11", "D10"), "Name a unit", south="s D12"),
    Row("MM-022", (), "Name a unit", south="s D12"),
    Row("MM-022", ACTION_COUNT, "No action", south="s D12"),
    Row("MM-022", -1, "No action", south="s D12"),
    Row("MM-R01", ("D12", "Z9"), "no square Z9", "A1 to Q17", south="s D12"),
    Row("MM-R01", ("D18",), "no square D18", south="s D12"),
    Row("MM-R39", ("S-s9",), "dead", south="s D12"),
    Row("MM-R39", MOVE + 10 * SQUARES + at("D12"), "dead", south="s D12"),
    Row("MM-036", BUY_NOTHING, "purchase of this turn is over", south="s D12"),
    Row("MM-R13", ("A17",), "hemmed in", south="s A17, m A16, m B16, m B17"),
    Row("MM-R30", ("G12",), "hemmed in", south="m G12", north="s F13, s G13, s H13, s F12, m F11, m H12, s E13, s I13"),
]

MOVES = [
    Row("MM-R12", ("[move]", "D12", "D8"), "4 squares away", "D9", south="s D12"),
    Row("MM-R12", ("D12", "D8"), "moves up to 3", "D9", south="s D12"),
    Row("MM-R12", ("[move]", "A14", "D14"), "moves up to 2", "C14", south="m A14"),
    Row("MM-R12", ("[move]", "I14", "L14"), "moves up to 2", "K14", south="a I14"),
    Row("MM-039", ("[move]", "D9", "D8"), "already moved", "soldier C14", south="s D12, s C14", played="D12-D9"),
    Row("MM-069", ("[move]", "I12", "I13"), "already moved", south="a I14", played="I14-I12"),
    Row("MM-R14", ("[move]", "D12", "D11"), "taken by the soldier D11", "E11", south="s D12", north="s D11"),
    Row("MM-R14", ("[move]", "D12", "D11"), "taken by the miner D11", south="s D12, m D11"),
    Row("MM-R18", ("D12", "D12"), "leave D12", south="s D12"),
    Row("MM-R18", ("[move]", "D12", "D12"), "leave D12", south="s D12"),
    Row("MM-R13", ("A17", "A15"), "block every way", "cannot move", south="s A17, m A16, m B16, m B17"),
    Row("MM-R15", ("[move]", "H15", "H12"), "level 1", "H13", south="s H15"),
    Row("MM-R15", ("I12", "I10"), "level 4", south="s I12"),
    Row("MM-R16", ("[move]", "I14", "H12"), "level 1", "I12", south="a I14"),
    Row("MM-R16", ("I12", "I11"), "archers stay on level 0", south="a I12"),
    Row("MM-R23", ("[move]", "G13", "G12"), "never goes up", south="m G13"),
    Row("MM-R23", ("[move]", "H10", "G10"), "never goes up", "G11", south="m H10"),
    Row("MM-065", ("[move]", "I9", "I10"), "cliff", "H9", south="m I9"),
    Row("MM-065", ("F9", "E9"), "cliff", "F8", south="m F9"),
    Row("MM-R22", ("[move]", "I9", "I11"), "down by one", "G9", south="m I9"),
    Row("MM-R22", ("[move]", "H11", "H13"), "down by one", south="m H11"),
    Row("MM-R58", ("[move]", "D10", "C10"), "engaged", "break free", south="a D10", north="s E10", setting=BOUND),
    Row("MM-R58", ("D10", "C10"), "engaged", south="a D10", north="s E10", setting=BOUND, played="free 3,3"),
    Row("MM-R11", ("[move]", "D12", "G15"), "diagonal", "D15", south="s D12", options={"diagonal_moves": False}),
    Row("MM-R21", ("H11", "I11"), "level step", south="m H11", options={"miner_sideways": False}),
    Row("MM-R17", ("H3", "H1"), "Entrance square of the other", south="s H3", options={"entrance_access": "owner"}),
]

CLIMBS = [
    Row("MM-026", ("[climb]", "G13", N), "kills a soldier", south="m G13"),
    Row("MM-R28", ("[climb]", "H11", N), "costs 2 points, and South has 1", south="m H11", setting={"points": (1, 0)}),
    Row("MM-R28", ("[climb]", "G13", N), "costs 1 point, and South has 0", south="m G13, m H11"),
    Row("MM-R28", ("G13", "G12"), "costs 1 point", south="m G13, m H11"),
    Row("MM-060", ("[climb]", "G12", NE), "level 3", "G11", south="m G12", setting={"points": (8, 0)}),
    Row(
        "MM-060",
        ("[climb]", "G12", N),
        "has climbed",
        "miner K13",
        south="m G13, m K13",
        setting={"points": (8, 0)},
        played="G13^G12",
    ),
    Row("MM-R23", ("[climb]", "G12", S), "not a climb", "G11", south="m G12", setting={"points": (8, 0)}),
    Row("MM-R01", ("[climb]", "B1", N), "board ends", south="m B1", setting={"points": (8, 0)}),
    Row("MM-R14", ("[climb]", "G13", N), "your own miner G12", "H12", south="m G13, m G12", setting={"points": (8, 0)}),
    Row("MM-R29", ("G13", "G12"), "holds the way", "H12", south="m G13", north="m G12", setting={"points": (8, 0)}),
    Row(
        "MM-R25",
        ("[climb]", "H11", NE),
        "diagonally",
        "H10",
        south="m H11",
        setting={"points": (8, 0)},
        options={"diagonal_moves": False},
    ),
]

ATTACKS = [
    Row("MM-040", ("D9", "B9"), "not next to", "soldier E8", south="s D9", north="s B9, s E8"),
    Row("MM-040", ("[attack]", "D9", N), "no enemy", "soldier E8", south="s D9", north="s E8"),
    Row("MM-040", ("[attack]", "A17", S), "no enemy", south="s A17"),
    Row("MM-R56", ("[attack]", "D9", N), "one of your own", south="s D9, s D8"),
    Row("MM-047", ("[attack]", "D9", NW), "engaging", "engaged by soldier D9", south="s D9", north="a C8"),
    Row("MM-054", ("[attack]", "G13", N), "level 0 only", "miner H13", south="s G13", north="m G12, m H13"),
    Row("MM-041", ("D9", "C8"), "another enemy", "soldier E10", "s D9, s E10", "s E9, s C8", played="D9xE9 4,4"),
    Row("MM-R49", ("[attack]", "D9", E), "attacks once", "soldier E10", "s D9, s E10", "s E9", played="D9xE9 4,4"),
    Row("MM-R54", ("G13", "F12"), "killed a miner", south="s G13", north="m H13, s F12", played="G13xH13"),
    Row("MM-R55", ("A14", "A13"), "do not attack", south="m A14", north="s A13"),
    Row("MM-R55", ("A14", "E13"), "do not attack", south="m A14", north="s E13"),
]

ENGAGEMENTS = [
    Row("MM-040", ("[engage]", "D9", N), "no enemy archer", south="s D9"),
    Row("MM-R57", ("[engage]", "D9", NE), "Only archers", south="s D9", north="s E8"),
    Row("MM-R56", ("[engage]", "D9", N), "one of your own", south="s D9, s D8"),
    Row("MM-R66", ("B7", "C8"), "engaged already", south="s D9, s B7", north="a C8", setting=LINKED),
    Row("MM-R66", ("[engage]", "D9", NW), "one opponent", south="s D9", north="a C8", played="D9&C8"),
    Row("MM-040", ("[full]", "D9"), "No enemy archer stands next", south="s D9", north="a I2"),
    Row("MM-R57", ("[full]", "D9"), "has not engaged", "engaged by soldier D9", south="s D9", north="a C8"),
    Row("MM-R61", ("[full]", "D9"), "only this turn", south="s D9", north="a C8", played="D9&C8"),
    Row("MM-R62", ("[full]", "D9"), "3 actions", south="s D9, s D14", north="a C8", setting=LINKED, played="D14-D12"),
    Row("MM-R57", BREAK_FREE, "not engaged", south="a D10"),
    Row("MM-R39", BREAK_FREE, "dead", south="s D9"),
    Row("MM-053", BREAK_FREE, "one try of this turn", south="a D10", north="s E10", setting=BOUND, played="free 3,3"),
    Row(
        "MM-R64",
        BREAK_FREE,
        "one try against the soldier E10",
        south="a D10",
        north="s E10",
        setting=BOUND,
        played="free 3,3\nend\nend",
        options={"escape_tries": "per_engagement"},
    ),
]

SHOTS = [
    Row("MM-070", ("[shoot]", "I12", N, 3), "shoots once", south="a I12", north="m I9", played="I12*I9 2"),
    Row("MM-R58", ("D10", "F8"), "cannot shoot", "break free", south="a D10", north="s E10, m F8", setting=BOUND),
    Row("MM-071", ("F13", "I11"), "straight line", "D11", south="a F13", north="m I11"),
    Row("MM-071", ("[shoot]", "F13", N, 3), "no straight line leads to the miner I11", south="a F13", north="m I11"),
    Row("MM-R77", ("G14", "G7"), "7 squares", south="a G14", north="m G7"),
    Row("MM-R77", ("[shoot]", "G14", N, 6), "7 squares", south="a G14", north="m G7"),
    Row("MM-R76", ("[shoot]", "F12", E, 1), "too near", "E12", south="a F12", north="m G12"),
    Row("MM-R72", ("[shoot]", "F13", E, 4), "not on the mountain", south="a F13", north="m J13"),
    Row("MM-084", ("[shoot]", "F13", S, 3), "not at the soldier F16", south="a F13", north="s F16"),
    Row("MM-084", ("F13", "F16"), "not at the soldier F16", "miner L7", south="a F13", north="s F16, m L7"),
    Row("MM-084", ("[shoot]", "F13", W, 6), "none stands on", south="a F13", north="m L7"),
    Row("MM-R73", ("[shoot]", "F13", NE, 2), "one of your own", south="a F13, m H11"),
    Row("MM-R73", ("F13", "H11"), "one of your own", south="a F13, m H11"),
    Row("MM-082", ("[shoot]", "G15", N, 4), "back against the mountain", "possible from", south="a G15", north="m G11"),
    Row("MM-082", ("D11", "G11"), "H11 behind him is higher", south="a D11", north="m G11"),
    Row(
        "MM-R78",
        ("F13", "L7"),
        "H11 hides",
        south="a F13",
        north="m L7",
        options={"line_of_sight": "terrain"},
    ),
    Row(
        "MM-R78",
        ("[shoot]", "I13", N, 4),
        "I12 hides",
        south="a I13, s I12",
        north="m I9",
        options={"line_of_sight": "terrain_units"},
    ),
]

PURCHASES = [
    Row(
        "MM-R39",
        buy(SOLDIER, "I17"),
        "No soldier of South is dead",
        south=EVERY_SOLDIER,
        setting={**RICH, "park": False},
    ),
    Row("MM-R41", buy(SOLDIER, "I17"), "costs 15 points, and South has 12", setting={"points": (12, 0), "begin": True}),
    Row("MM-R41", buy(ARCHER, "I17"), "An archer costs 20", setting={"points": (12, 0), "begin": True}),
    Row("MM-R41", buy(MINER, "I17"), "costs 10 points, and South has 9", setting={"points": (9, 0), "begin": True}),
    Row("MM-085", buy(ARCHER, "I17"), "once in a game", setting={**RICH, "revived": (True, False)}),
    Row("MM-037", buy(SOLDIER, "A3"), "not on A3", "H17, I17 and J17", setting=RICH),
    Row("MM-037", ("A3",), "not on A3", "H17, I17 and J17", setting=RICH),
    Row("MM-R44", buy(MINER, "H17"), "occupied by the soldier H17", "I17 and J17", south="s H17", setting=RICH),
    Row("MM-R44", buy(MINER, "H17"), "All own Entrance", south="s H17, s I17, m J17", setting=RICH),
    Row("MM-R33", END_TURN, "First the purchase", south="s D12", setting=RICH),
    Row("MM-R33", ("[move]", "D12", "D11"), "First the purchase", south="s D12", setting=RICH),
    Row("MM-R33", ("D12", "D11"), "First the purchase", south="s D12", setting=RICH),
    Row("MM-036", buy(SOLDIER, "H17"), "over", setting=RICH, played="soldier@I17"),
    Row("MM-036", buy(SOLDIER, "H17"), "over", south="s D12", setting=RICH, played="none\nD12-D11"),
    Row("MM-R47", buy(SOLDIER, "H17"), "first turn", south="s D12", setting={"points": (50, 0), "turn": 2}),
    Row(
        "MM-R43",
        ("[move]", "I17", "I15"),
        "bought this turn",
        setting=RICH,
        played="soldier@I17",
        options={"bought_unit_acts": False},
    ),
]


def rows(table: list[Row]) -> list[Any]:
    return [
        pytest.param(row, id=f"{number} {row.rule} {row.asked}", marks=pytest.mark.rule(row.rule))
        for number, row in enumerate(table)
    ]


@pytest.mark.parametrize("row", rows(ANYTHING + MOVES + CLIMBS + ATTACKS + ENGAGEMENTS + SHOTS + PURCHASES))
def test_refusal(row: Row) -> None:
    refusal, legal, number = row.answer()
    assert refusal is not None
    assert number not in legal
    assert refusal.rule == row.rule, refusal
    assert row.text in refusal.text
    assert row.nearest in refusal.nearest
    assert refusal.text[0].isupper()
    assert refusal.text.endswith(".")


ALLOWED = [
    Row("MM-038", ("D12", "D9"), south="s D12"),
    Row("MM-058", ("C14", "E14"), south="m A14", played="A14-C14"),
    Row("MM-R49", ("D9", "E9"), south="s D9", north="s E9", played="D9xE9 4,4", options={"repeat_attack": True}),
    Row("MM-R68", ("[engage]", "D9", NW), south="s D9", north="s E9, a C8", played="D9xE9 4,4"),
    Row("MM-050", ("D9", "C8"), south="s D9", north="a C8", setting=LINKED),
    Row("MM-052", ("D10", "E10"), south="a D10", north="s E10", setting=BOUND),
    Row(
        "MM-R64",
        BREAK_FREE,
        south="a D10",
        north="s E10",
        setting=BOUND,
        played="free 3,3",
        options={"escape_tries": "unlimited"},
    ),
    Row("MM-R76", ("F12", "G12"), south="a F12", north="m G12", options={"point_blank": "auto"}),
    Row(
        "MM-R58",
        ("D10", "F8"),
        south="a D10",
        north="s E10, m F8",
        setting=BOUND,
        options={"engaged_archer_may_shoot": True},
    ),
    Row("MM-037", ("I17",), setting=RICH),
    Row("MM-R40", BUY_NOTHING, setting=RICH),
    Row("MM-R35", END_TURN, south="s D12"),
    Row("MM-022", ("D12",), south="s D12"),
    Row("MM-022", ("S-s0",), south="s D12"),
    Row("MM-R13", ("A17", "A15"), south="s A17, m A16, m B16, m B17", options={"pass_through": "own"}),
]


@pytest.mark.parametrize("row", rows(ALLOWED))
def test_allowed(row: Row) -> None:
    refusal, legal, number = row.answer()
    assert refusal is None
    assert number in {-1, *legal}


@pytest.mark.rule("MM-023")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_only_the_side_on_turn_acts(seat: int) -> None:
    game = place({}, south="s D12", north="s E8")
    for asked in (END_TURN, 2000, ("E8", "E9"), ("D12", "D11")):
        refusal = RULESET.explain(game, seat, asked)
        assert refusal is not None
        assert refusal.rule == "MM-023"
        assert "South's turn" in refusal.text


@pytest.mark.rule("MM-R08", "MM-R105")
def test_nobody_acts_while_dice_are_out() -> None:
    new = RULESET.start({}, 2)
    game = place({}, south="s D9", north="s E8")
    game.apply(RULESET.parse(game, "D9xE8"))
    for position, rule in ((new, "MM-R08"), (game, "MM-R105")):
        assert position.actor == CHANCE
        for seat in (0, 1, SPECTATOR):
            refusal = RULESET.explain(position, seat, END_TURN)
            assert refusal is not None
            assert refusal.rule == rule


ENDINGS = [
    Row("MM-014", END_TURN, "soldiers", south="s D9", north="s E8", played="D9xE8 5,3", setting={"park": False}),
    Row("MM-016", END_TURN, "points", south="s D9", north="s E8", played="D9xE8 5,3", setting={"points": (98, 0)}),
    Row("MM-015", END_TURN, "top", south="m I9", played="end\nend", options={"top_turns": 1}),
    Row("MM-R101", END_TURN, "last turn", south="s D9", played="end", setting={"turn": 400}),
]


@pytest.mark.parametrize("row", rows(ENDINGS))
def test_nobody_acts_after_the_end(row: Row) -> None:
    refusal, legal, _ = row.answer()
    assert legal == []
    assert refusal is not None
    assert refusal.rule == row.rule
    assert row.text in refusal.text


# -- every number of many positions ---------------------------------------------------------------

GAMES = 12
POSITIONS = 5  # looked at in each game


def some_options(rng: random.Random) -> dict[str, object]:
    """Options at random, armies near each other so that something happens."""
    options: dict[str, object] = {"start_forward": rng.choice((1, 2, 2))}
    for option in RULESET.options:
        if rng.random() < 0.4 and option.name not in ("start_forward", "turn_cap"):
            values: dict[str, Any] = {
                "switch": (True, False),
                "number": range(option.least, option.most + 1),
                "set": [(choice,) for choice in option.choices],
                "word": option.choices,
            }
            options[option.name] = rng.choice(values[option.kind])
    try:
        RULESET.resolve(options)
    except DataError:
        options["mountain"] = "ridge"
    return options


def random_positions(seed: int) -> list[Any]:
    """Positions of one game between players who like to fight, climb and shoot, and who have points to spend."""
    rng = random.Random(seed)
    game: Any = RULESET.start(some_options(rng), 2)
    found: list[Any] = []
    for step in range(600):
        if game.actor == OVER:
            break
        if game.actor == CHANCE:
            game.apply(rng.randrange(int(game.chance()[0])))
            continue
        legal = [int(action) for action in game.legal_actions()]
        keen = [action for action in legal if BREAK_FREE <= action < MOVE]
        if rng.random() < 0.05 or (len(keen) > 1 and rng.random() < 0.1):
            found.append(game.clone())
        if step % 60 == 0 and not any(game.points):
            game.points[rng.randrange(2)] = rng.choice((1, 3, 12, 40))
        game.apply(rng.choice(keen if keen and rng.random() < 0.7 else legal))
    return [game, *rng.sample(found, min(POSITIONS, len(found)))]


@pytest.mark.parametrize("seed", range(GAMES))
def test_answers_agree_with_what_is_legal(seed: int) -> None:
    """For every number of the action space; and nothing is proposed instead that is not allowed itself."""
    for game in random_positions(seed):
        offers = Offers(game)
        for number in range(ACTION_COUNT):
            refusal = RULESET.explain(game, game.actor, number)
            assert (refusal is None) == (number in offers.legal), (number, refusal)
            if refusal is not None and refusal.nearest:
                offers.check(number, refusal.nearest)


class Offers:
    """What is legal in a position, to compare proposals with."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.width = int(game.setup.width)
        self.legal = {int(action) for action in game.legal_actions()}
        offers = [RULESET.describe(game, action) for action in sorted(self.legal)]
        self.able = {(offer.verb, offer.touches[0]) for offer in offers if offer.touches}
        self.done_to = {(offer.verb, offer.touches[2]) for offer in offers if len(offer.touches) > 2}
        self.steps = {(offer.verb, offer.touches[0], offer.touches[2]) for offer in offers if len(offer.touches) > 2}
        self.arrivals = {offer.touches[1] for offer in offers if offer.verb == "buy"}
        self.shots: dict[tuple[str, str], bool] = {}
        self.proposals: dict[str, Callable[[int, list[str]], bool]] = {
            "^It may go to": lambda n, squares: all(("move", self.unit(n), square) in self.steps for square in squares),
            "^He may climb to": lambda n, squares: all(("climb", self.unit(n), s) in self.steps for s in squares),
            "cannot move anywhere": lambda n, _: ("move", self.unit(n)) not in self.able,
            "^Still to move": lambda _, squares: all(("move", square) in self.able for square in squares),
            "^Still to climb": lambda _, squares: all(("climb", square) in self.able for square in squares),
            "^Still to attack": lambda _, squares: all(("attack", square) in self.able for square in squares),
            "^It may attack": lambda _, squares: all(("attack", square) in self.done_to for square in squares),
            "^It may shoot at": lambda _, squares: all(("shoot", square) in self.done_to for square in squares),
            "can be engaged by": lambda _, squares: all(("engage", square) in self.able for square in squares[1:]),
            "is possible from": lambda _, squares: all(self.shoots(squares[0], square) for square in squares[1:]),
            "^It may try to break free": lambda _n, _s: BREAK_FREE in self.legal,
            "^Free to arrive on": lambda _, squares: set(squares) <= self.arrivals,
        }

    def check(self, number: int, nearest: str) -> None:
        """What a refusal proposes is legal."""
        squares = re.findall(r"\b[A-Q]\d+\b", nearest)
        (check,) = [check for words, check in self.proposals.items() if re.search(words, nearest)]
        assert check(number, squares), (number, nearest)

    def unit(self, number: int) -> str:
        """The square of the unit that a Move or climb is about."""
        slot = (number - MOVE) // SQUARES if number >= MOVE else (number - CLIMB) // 8 + 11
        square = int(self.game.where[self.game.side * 16 + slot])
        return f"{chr(ord('A') + square % self.width)}{square // self.width + 1}"

    def shoots(self, target: str, spot: str) -> bool:
        """With the archer on the square a shot at the miner is legal."""
        if (target, spot) not in self.shots:
            moved, archer = self.game.clone(), self.game.side * 16 + 15
            moved.lift(archer)
            moved.put(archer, at(spot, self.width))
            legal = [RULESET.describe(moved, int(a)) for a in moved.legal_actions() if SHOOT <= a < BUY]
            self.shots[target, spot] = target in {offer.touches[2] for offer in legal}
        return self.shots[target, spot]
