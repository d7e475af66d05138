"""A tenth faction that recombines powers of the others is a row of data; and no faction stands in the code of the rules."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from grognard.bots.greedy import GreedyBot
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER, SPECTATOR, WHOLE_WIN
from grognard.core.options import resolve
from grognard.core.views import Event, encode
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.actions import BAND, BASE, FACTION, HEX, HIDE, KIND, KINDS, NUMBER, PASS, SHAMAN
from grognard.games.mysterious_islands.factions import Table, load_table, setup_for
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.positions import PHASES, add_chart, add_faction, add_units, faction_of
from grognard.games.mysterious_islands.questions import (
    BEGIN_PHASE,
    BOMBARD,
    GIVE_UP,
    GO_WHERE,
    HIDE_OR_STAND,
    HOW_MANY,
    MOVE,
    PICK_FACTION,
    RECRUIT,
    ROLL_WINDOW,
)
from grognard.games.mysterious_islands.rules import MysteriousIslands

PACKAGE = Path(str(files("grognard.games.mysterious_islands")))
DATA = (PACKAGE / "data/factions.toml").read_text(encoding="utf-8")
TENTH = 9

# Comes in at the rim like Pirates, converts like Zombies, bites like Moreau, shells like the Company, hides, swims and throws
# again like Natives, gives up a unit like Satsuma, regenerates like Zombies; its invention gives it Balloons and more points.
ROW = """
[[faction]]
id = "smugglers"
code = "SM"
name = "Smugglers"
colour = "brown"
words_rule = "MI-R22"

[faction.words]
band = ["Smuggler", "Smugglers"]
boss = ["Skipper", "Skippers"]
boat = ["Cutter", "Cutters"]
base = ["Cove", "Coves"]

[faction.powers]
enters_edge = { value = true, rule = "MI-078" }
convert_on = { value = 3, rule = "MI-102" }
bite_on = { value = 4, rule = "MI-091" }
capture_on = { value = 5, rule = "MI-080" }
regenerate_on = { value = 10, rule = "MI-103" }
sacrifice = { value = 2, rule = "MI-178" }
recruit_bonus = { value = 1, rule = "MI-090" }

[faction.shop]
bombard = { value = true, rule = "MI-032" }

[[faction.unit]]
kinds = ["band", "boss"]
swims = { value = true, rule = "MI-111" }

[[faction.unit]]
kinds = ["boss"]
rerolls = { value = true, rule = "MI-113" }

[[faction.unit]]
kinds = ["band", "boss", "boat"]
hides_on = { value = 4, rule = "MI-108" }
hides_where = { value = ["land", "water"], rule = "MI-R101" }

[[faction.unit]]
kinds = ["boat", "bombard"]
shells_on = { value = 4, rule = "MI-056" }

[[faction.unit]]
kinds = ["boat"]
slots = { value = 5, rule = "MI-098" }

[[faction.bonus]]
add = 2
when = ["first"]
rule = "MI-110"

[faction.invention]
name = "Night Runs"
rule = "MI-166"
text = "Balloons can be recruited, and recruit rolls gain 2."

[faction.invention.shop]
balloon = { value = true, rule = "MI-166" }

[faction.invention.powers]
recruit_bonus = { add = 2, rule = "MI-138" }

[[faction.invention.unit]]
kinds = ["balloon"]
slots = { value = 1, rule = "MI-169" }
"""
TABLE = load_table(DATA + ROW)
TEN = MysteriousIslands(TABLE)


def at(
    chart: str,
    units: dict[str, str],
    phase: str = "combat",
    active: int = 0,
    bank: int = 0,
    factions: str = "smugglers company",
    lore: Table = TABLE,
    invented: str = "",
) -> tuple[Islands, dict[str, int]]:
    """Two factions on a small chart, at the beginning of a phase; and the hexes by name."""
    game = Islands(setup_for(resolve(OPTIONS, {}), 2, lore))
    game.clear()
    names = add_chart(game, chart)
    for seat, name in enumerate(factions.split()):
        add_faction(game, name, seat)
    for where, text in units.items():
        add_units(game, names[where], text)
    for name in invented.split():
        game.invented[faction_of(game, name)] = 1
    game.bank[TENTH] = bank
    game.active, game.starter, game.round, game.turns = active, 0, 3, 7
    game.told = []
    game.later(BEGIN_PHASE, PHASES.index(phase) + 1)
    game.settle()
    return game, names


def legal(game: Islands) -> list[int]:
    return [int(action) for action in game.legal_actions()]


def words(game: Islands) -> list[str]:
    """What is offered, in words."""
    return [TEN.label(game, action) for action in legal(game)]


def told(game: Islands) -> set[tuple[str, str]]:
    assert game.told is not None
    return {(what, rule) for what, rule, *_ in game.told}


def throw(game: Islands, *dice: int) -> None:
    """The dice that are thrown next, windows before them passed."""
    while game.actor >= 0 and game.question() == ROLL_WINDOW:
        game.apply(PASS)
    assert game.actor == CHANCE
    game.apply(TEN.parse_chance(game, ",".join(map(str, dice))))


# ---- its powers work -------------------------------------------------------------


@pytest.mark.rule("MI-R22")
def test_it_is_picked_by_name() -> None:
    game = TEN.start({}, 2)
    assert game.question() == PICK_FACTION
    assert FACTION + TENTH in legal(game)
    assert "Smugglers" in TEN.label(game, FACTION + TENTH)
    assert TEN.parse(game, "smugglers") == FACTION + TENTH
    game.apply(FACTION + TENTH)
    assert game.owner[TENTH] == 0


@pytest.mark.rule("MI-108", "MI-R101")
@pytest.mark.parametrize(("die", "event"), [(4, "hides"), (3, "found")])
def test_it_hides(die: int, event: str) -> None:
    game, names = at("La Lb", {"La": "company: band; smugglers: 2 band"}, active=1)
    assert game.question() == HIDE_OR_STAND
    game.apply(HIDE)
    game.apply(NUMBER + 2)
    throw(game, die)
    while game.actor >= 0 and game.question() == ROLL_WINDOW:
        game.apply(PASS)
    assert (event, "MI-108") in told(game)
    assert game.has(names["Lb"], TENTH) == (die == 4)


@pytest.mark.rule("MI-111")
def test_it_swims() -> None:
    game, names = at("La Wa Lb", {"La": "smugglers: 2 band", "Lb": "company: 2 band"}, "move")
    assert game.question() == MOVE
    game.apply(HEX + names["La"])
    assert game.question() == HOW_MANY
    game.apply(NUMBER + 2)
    assert game.question() != GO_WHERE  # there is but one way to go
    assert game.has(names["Lb"], TENTH)


@pytest.mark.rule("MI-111")
def test_others_do_not() -> None:
    units = {"La": "company: 2 band", "Lb": "smugglers: 2 band"}
    game, names = at("La Wa Lb", units, "move", factions="company smugglers")
    assert game.question() != MOVE or HEX + names["La"] not in legal(game)


@pytest.mark.rule("MI-056")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (3, 2)])
def test_it_shells(die: int, left: int) -> None:
    game, names = at("Wa La Lb", {"Wa": "smugglers: boat", "La": "company: 2 band"}, "bombard")
    assert game.question() == BOMBARD
    game.apply(HEX + names["Wa"])
    throw(game, die)
    assert ("hit" if die == 4 else "miss") in {what for what, _ in told(game)}
    view = TEN.view(game, SPECTATOR)
    assert [piece.facts["count"] for piece in view.pieces if piece.owner == 1] == [left]


@pytest.mark.rule("MI-113", "MI-110", "MI-178")
def test_it_gives_a_unit_up_and_throws_again() -> None:
    game, _ = at("La Lb", {"La": "company: 6 band; smugglers: 6 band, boss"})
    assert game.question() == GIVE_UP
    assert any("Smuggler" in text for text in words(game))
    game.apply(KIND + BAND)
    assert ("gives-up", "MI-178") in told(game)
    assert game.actor == CHANCE
    throw(game, 1, 1, 1, 6, 6, 6)
    assert game.question() == ROLL_WINDOW
    assert game.actor == 0
    assert SHAMAN in legal(game)
    game.apply(SHAMAN)
    throw(game, 6, 6, 6)
    assert {("bonus", "MI-110"), ("bonus", "MI-178")} <= told(game)


@pytest.mark.rule("MI-078", "MI-032")
def test_it_comes_in_at_the_rim_and_buys_what_its_row_says() -> None:
    chart = "~ ~ ~ ~ ~\n~ La Lb Lc ~\n~ Ld Le Lf ~\n~ ~ ~ ~ ~"
    game, names = at(chart, {"La": "smugglers: base", "Lf": "company: base"}, "recruit")
    throw(game, 6, 6)
    assert game.question() == RECRUIT
    assert any("Cutter" in text for text in words(game))
    assert any("Bombard" in text for text in words(game))
    assert not any("Balloon" in text for text in words(game))
    game.apply(TEN.parse(game, "boat"))
    assert HEX + 4 in legal(game)
    game.apply(HEX + 4)
    assert ("came-in", "MI-078") in told(game)
    game.invented[TENTH] = 1
    assert any("Balloon" in text for text in words(game))
    assert not game.has(names["Lc"], TENTH)


@pytest.mark.rule("MI-102")
def test_it_converts() -> None:
    game, _ = at("La Lb", {"La": "company: band; smugglers: 8 band"})
    while game.question() == GIVE_UP:
        game.apply(PASS)
    throw(game, 6, 6, 6, 1, 1, 1)
    throw(game, 3)
    assert ("convert", "MI-102") in told(game)


# ---- its names show --------------------------------------------------------------------


def test_its_names_show_on_the_table() -> None:
    game, _ = at("La Lb", {"La": "smugglers: 2 band, boss, base"}, "move")
    view = TEN.view(game, 0)
    facts = {piece.kind: piece.facts for piece in view.pieces}
    assert {kind: facts[kind]["name"] for kind in facts} == {"band": "Smuggler", "boss": "Skipper", "base": "Cove"}
    assert {fact["faction"] for fact in facts.values()} == {"smugglers"}
    assert [piece.id for piece in view.pieces if piece.kind == "boss"] == ["SM-boss-A1"]
    assert [row["name"] for row in view.seats[0].facts["factions"]] == ["Smugglers"]
    assert [row["colour"] for row in view.seats[0].facts["factions"]] == ["brown"]
    assert TEN.seat_name(game, 0) == "Smugglers"
    assert "SM" in "".join(span.text for line in TEN.sketch(game, view) for span in line)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_it_are_played_to_their_end(seed: int) -> None:
    rng = Rng(f"ten {seed}")
    options = {"rounds": "6", "event_phase": True, "action_deck": seed == 1, "extra_factions": seed == 2}
    game = TEN.start(options, 2 + seed)
    game.apply(FACTION + TENTH)
    sentences: list[str] = []
    game.told = []
    for step in range(20_000):
        if game.actor == OVER:
            break
        if step % 40 == 0:
            for seat in range(SPECTATOR, 2 + seed):
                encode(TEN.view(game, seat))
            assert TEN.load(game.pack()).pack() == game.pack()
        game.apply(choice(game, rng, step))
        sentences += [TEN.narrate(game, event_of(each), SPECTATOR) for each in game.told]
        game.told.clear()
    assert game.actor == OVER
    assert sum(int(share) for share in game.scores()) == WHOLE_WIN
    assert any("Smuggler" in sentence for sentence in sentences)
    with pytest.raises(DataError, match="other factions"):
        RULESET.load(game.pack())


def choice(game: Islands, rng: Rng, step: int) -> int:
    if game.actor == CHANCE:
        return int(rng.below(game.chance()[0]))
    if step % 50 == 0:
        return GreedyBot().choose(TEN, game.determinize(game.actor, rng), int(game.actor), rng)
    offered = legal(game)
    return offered[rng.below(len(offered))]


def event_of(each: tuple[str, str, int, int, int, int]) -> Event:
    what, rule, audience, a, b, c = each
    return Event(what=what, rule=rule, audience=audience, numbers=(a, b, c))


# ---- no faction in the code ----------------------------------------------------------------

# Words of some faction that are words of the rules as well: kinds of unit, and what powers and actions are called.
RULEBOOK = {"Bombard", "Bombards", "Bomb", "Bombs", "Balloon", "Balloons", "Ruin", "Ruins", "General", "Generals"} | {
    "Shaman",
    "Shamans",
}
TEXTS = {"meta.py"}  # the card of the game and the sentences of its options, for people


def forbidden() -> list[str]:
    """Ids, codes, names and the words of units of all factions."""
    found: set[str] = set()
    for row in load_table():
        found |= {row.id, row.code, row.name, *row.kinds, row.invention}
    assert {"pirates", "PI", "Pirate", "Sloop"} <= found
    return sorted(found - RULEBOOK - {""})


def spoken(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Strings and names in code with their lines; not what documents it."""
    documents: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            documents.add(id(node.body[0].value))  # type: ignore[attr-defined]  # a docstring is an expression
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.lineno, node.value
        for field in ("id", "attr", "name", "arg"):
            text = getattr(node, field, None)
            if isinstance(text, str):
                yield getattr(node, "lineno", 0), text.replace("_", " ")


def named_in(text: str) -> list[str]:
    return [
        word
        for word in forbidden()
        if re.search(rf"\b{re.escape(word.removesuffix('s'))}s?\b", text, re.IGNORECASE if len(word) > 2 else 0)
    ]


@pytest.mark.rule("MI-022")
@pytest.mark.reads_code
@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.name)
def test_no_faction_stands_in_the_code(path: Path) -> None:
    if path.name in TEXTS:
        return
    found = [
        f"{line}: {text[:60]!r} names {', '.join(names)}"
        for line, text in spoken(ast.parse(path.read_text(encoding="utf-8")))
        if (names := named_in(text))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("x = 'pirates'", "pirates"),
        ("PIRATES = 0", "pirates"),
        ("def is_zombie(): pass", "zombies"),
        ("if code == 'NE': pass", "NE"),
        ("print(f'{n} Sloops sail')", "Sloop"),
    ],
)
def test_it_would_be_found(source: str, word: str) -> None:
    assert any(word in named_in(text) for _, text in spoken(ast.parse(source)))


def test_kinds_have_a_number_each() -> None:
    assert len(TABLE[TENTH].kinds) == BASE + 1 <= KINDS
