"""Battles in other modules: cards, leaders, captives, places, roles and opponents."""

from dataclasses import replace
from functools import cache

import pytest

from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template
from tests.rules.warp_empires.battles import FAR
from tests.rules.warp_empires.desk import Desk, changed
from tests.rules.warp_empires.script import Part, Play, position, run_part

TOY_TERRAIN = {"city": "town", "flats": "plain", "ravines": "plain", "peaks": "cliffs"}
BATTLE = 3
CARDS = """
[[cards]]
id = "parry"
name = "Parry"
text = "Cancels a battle card."
count = 6
window = ["battle"]
effects = [{ op = "cancel_battle_card" }]

[[cards]]
id = "toll"
name = "Toll"
text = "The foe gives a unit of his own choice."
count = 2
window = ["battle"]
effects = [{ op = "kill_in_battle", pick = "owner" }]

[[cards]]
id = "plague"
name = "Plague"
text = "A random unit of the foe falls."
count = 2
window = ["battle"]
effects = [{ op = "kill_in_battle", pick = "random" }]
"""


@cache
def drill(capture: str = "any_loss", to: str = "set_aside", bonus: int = 5) -> Loaded:
    """A module with Captains, who are leaders, and Troops; with cards that cancel and destroy, and many Ambushes."""
    text = template("drill") + CARDS
    for old, new in (
        ('id = "cavalry"\nname = "Cavalry"', 'id = "captain"\nname = "Captain"\nstart = "pile"'),
        ('tags = ["horse"]', 'tags = ["horse", "leader"]'),
        ('id = "infantry"\nname = "Infantry"', 'id = "troop"\nname = "Troop"'),
        ('for your total."\ncount = 4', 'for your total."\ncount = 20'),
        ("[phases.draw]", f'[leaders]\ncapture = "{capture}"\ncaptured_to = "{to}"\n\n[phases.draw]'),
        ("[phases.control]", f"[phases.battle]\nleader_bonus = {bonus}\n\n[phases.control]"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    return load_module(text.encode(), "drill.toml", lambda _: None)


def drilled(name: str, lines: str, units: str, hands: dict[str, str] | None = None, **options: object) -> Part:
    """X attacks Y in B."""
    return Part(name, lines, powers="blue green", units={"B": units}, hands=hands or {}, marks=FAR, options=options)


@pytest.mark.rule("S8-057", "S8-R31")
@pytest.mark.parametrize(
    ("more", "total"),
    [("X> done Y> done", 15), ("X> parry #3 Y> done X> done", 19)],
    ids=["the first is cancelled again", "or not, by a fourth"],
)
def test_a_card_that_is_in_force_again_cancels_again(more: str, total: int) -> None:
    lines = f"""
    Y> done X> done
    X> charge
    Y> parry #0
    X> parry #1
    Y> parry #2
    {more}
    total X {total}
    total Y 4
    """
    hands = {"X": "charge parry parry taxes", "Y": "parry parry taxes"}
    run_part(drilled("chain", lines, "X captain captain troop troop; Y troop troop", hands), drill(), TOY_TERRAIN)


@pytest.mark.rule("S8-R31", "WE-R30")
def test_the_twelfth_card_can_be_cancelled_and_saved() -> None:
    hands = {"X": "parry taxes", "Y": "ambush " * 12 + "taxes"}
    part = drilled("many", "", "X captain troop; Y troop troop", hands)
    play = Play(position(part, drill(), TOY_TERRAIN)).run("Y> done X> done")
    for _ in range(12):
        play.run("X> done\nY> ambush")
    play.run("X> parry\noffers X: #0 #11 / #12\nX> #11\nasks battle_card")
    check_position(play.game)
    play.run("Y> done X> done\ntotal Y 70\ntotal X 10")


DESTROYERS = [
    (
        drilled(
            "the owner picks what is destroyed",
            """
            Y> done X> done
            X> toll Y> done
            asks kill_who
            offers Y: = troop captain
            Y> troop
            total X 8
            total Y 3
            """,
            "X captain captain troop; Y troop captain",
            {"X": "toll", "Y": "taxes"},
        )
    ),
    (
        drilled(
            "chance picks",
            """
            Y> done X> done
            X> plague Y> done
            <2>
            total X 10
            total Y 2
            """,
            "X captain troop; Y troop captain",
            {"X": "plague", "Y": "taxes"},
        )
    ),
    (
        drilled(
            "both stacks are destroyed: nobody wins, hands are filled",
            """
            Y> done X> done
            X> toll Y> toll Y> done
            Y> troop
            X> troop
            told emptied
            untold total
            at B: nobody
            fills X 7 Y 6
            """,
            "X troop; Y troop",
            {"X": "toll", "Y": "toll taxes"},
        )
    ),
    (
        drilled(
            "two cards destroy one after the other, and when nobody is left nobody is asked",
            """
            Y> done X> done
            X> toll Y> done X> toll Y> done
            Y> troop
            told emptied
            """,
            "X captain troop; Y troop",
            {"X": "toll toll", "Y": "taxes"},
        )
    ),
]


@pytest.mark.rule("S8-R30", "WE-R75", "WE-R33")
@pytest.mark.parametrize("part", DESTROYERS, ids=lambda part: part.name)
def test_who_picks_what_a_card_destroys(part: Part) -> None:
    run_part(part, drill(), TOY_TERRAIN)


CAPTURES = [
    # way, to, units, picks, captured by X, captured by Y, captains in the pile
    ("any_loss", "set_aside", "X troop troop troop; Y captain", "", 1, 0, 9),
    ("any_loss", "set_aside", "X captain troop; Y troop troop", "X> captain", 0, 1, 9),
    ("any_loss", "pile", "X captain troop; Y troop troop", "X> captain", 0, 1, 10),
    ("loser_only", "set_aside", "X troop troop troop troop troop; Y captain", "", 1, 0, 9),
    ("loser_only", "set_aside", "X captain troop; Y troop troop", "X> captain", 0, 0, 10),
    ("needs_leader", "set_aside", "X troop troop troop troop troop; Y captain", "", 0, 0, 10),
    ("needs_leader", "set_aside", "X captain troop; Y captain", "X> troop", 1, 0, 8),
    ("needs_leader", "set_aside", "X captain troop; Y captain", "X> captain", 1, 0, 9),
    ("never", "set_aside", "X troop troop troop troop troop; Y captain", "", 0, 0, 10),
]


@pytest.mark.rule("WE-039", "WE-R47")
@pytest.mark.parametrize(("capture", "to", "units", "picks", "by_x", "by_y", "pile"), CAPTURES)
def test_captured_leaders(capture: str, to: str, units: str, picks: str, by_x: int, by_y: int, pile: int) -> None:
    lines = f"""
    X> done
    {picks}
    captured X captain {by_x}
    captured Y captain {by_y}
    pile captain {pile}
    """
    run_part(drilled("captives", lines, units), drill(capture, to), TOY_TERRAIN)


@pytest.mark.rule("WE-R42", "WE-R47")
@pytest.mark.parametrize(
    ("capture", "captured"), [("any_loss", 1), ("loser_only", 1), ("needs_leader", 0), ("never", 0)]
)
def test_a_trapped_leader_is_a_casualty(capture: str, captured: int) -> None:
    part = drilled(
        "trapped",
        f"""
        X> done X> troop Y> troop
        told no-retreat
        captured X captain {captured}
        """,
        "X troop troop troop troop troop troop troop; Y captain troop troop",
    )
    near = dict.fromkeys("ACE", "X troop")
    run_part(replace(part, units=part.units | near), drill(capture), TOY_TERRAIN)


@pytest.mark.rule("WE-030", "WE-R33")
@pytest.mark.parametrize(
    ("units", "cards", "totals"),
    [
        ("X captain captain; Y troop", "", (11, 2)),  # once, however many
        ("X captain; Y captain", "", (3, 3)),
        ("X captain; Y captain troop", "X> plague Y> done <1>", (8, 2)),  # counted at the comparison
    ],
)
def test_leaders_count_once_at_the_comparison(units: str, cards: str, totals: tuple[int, int]) -> None:
    hands = {"X": "plague", "Y": "taxes"} if cards else {}
    lines = f"""
    {"Y> done" if cards else ""} X> done
    {cards}
    total X {totals[0]}
    total Y {totals[1]}
    """
    run_part(drilled("leaders", lines, units, hands), drill(bonus=5), TOY_TERRAIN)


FENS = [
    # powers, where, X, Y, marks of X, totals: what the sheet of the Amber Fens says
    ("heron otter", "Reedmere", "spear spear", "spear", "", (4, 2)),
    ("heron otter", "CrowHolt", "spear spear", "spear elk", "", (4, 2 + 3 + 2)),  # a Holt: 1 for each defender
    ("moth otter", "CrowHolt", "spear spear", "elk", "", (6, 3 + 1)),  # Moth Spears in a Holt
    ("moth otter", "Wick", "spear elk", "elk", "", (2 + 1 + 3, 3)),  # and beside one, their Elks not
    ("otter moth", "Wick", "elk", "spear", "", (3, 3)),
    ("moth otter", "EelFen", "spear", "elk", "", (2, 3)),  # far from any
    ("boar otter", "Reedmere", "elk spear", "spear", "", (3 + 1 + 2, 2)),  # Boar Elks when they attack
    ("otter boar", "Reedmere", "spear", "elk", "", (2, 3)),  # not when they defend
    ("heron otter", "Reedmere", "spear spear", "elk", "Stonecross", (6, 3)),  # Stonecross: Spears against Elks
    ("heron otter", "Reedmere", "spear spear", "spear", "Stonecross", (4, 2)),
]


@pytest.mark.rule("WE-028", "WE-029", "WE-R74")
@pytest.mark.parametrize(("powers", "where", "own", "foe", "marks", "totals"), FENS)
def test_place_role_and_opponent_count(
    powers: str, where: str, own: str, foe: str, marks: str, totals: tuple[int, int]
) -> None:
    desk = Desk(*powers.split(), loaded=changed())
    desk.stack("Amberhaven", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    for place in marks.split():
        desk.mark(place, "X")
    desk.stack(where, "X", own)
    desk.stack(where, "Y", foe)
    desk.begin(BATTLE)
    assert tuple(total for _, total, _ in desk.told("total")) == totals


@pytest.mark.rule("WE-R43", "S8-R22")
def test_a_punt_takes_no_more_than_two_along_on_a_retreat() -> None:
    desk = Desk("boar", "heron", loaded=changed())
    desk.stack("Amberhaven", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.stack("EelFen", "X", "captain_boar elk elk elk elk elk")
    desk.stack("EelFen", "Y", "spear flatboat spear captain_heron spear spear spear spear")
    desk.begin(BATTLE)
    while desk.game.phase == BATTLE and desk.told("retreats") == []:
        words = desk.offers.split()
        if "LongLake" in words:
            desk.do("LongLake")
        else:
            desk.do(next(word for word in ("spear", "elk") if word in words))
    assert desk.at("LongLake", "Y").split().count("flatboat") == 1
    assert len(desk.at("LongLake", "Y").split()) == 3
    check_position(desk.game)
