"""Battles under options and in other modules: card orders, cancelling, halves, forts, ties, retreats, captives; what property/ checks at random
stands here case by case.
"""

from dataclasses import replace
from functools import cache

import pytest

from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template
from tests.rules.warp_empires.desk import Desk, changed
from tests.rules.warp_empires.script import Part, Play, position, run_part

FAR = {"X": "A", "Y": "K"}
TOY_TERRAIN = {"city": "town", "flats": "plain", "ravines": "plain", "peaks": "cliffs"}
BATTLE = 3


def battle(name: str, lines: str, **parts: object) -> Part:
    """French X attacks German Y in E, two Gunboats against two Battalions, unless said otherwise."""
    plain = Part(name, lines, powers="french german", units={"E": "X GB GB; Y BN BN"}, marks=FAR)
    return replace(plain, **parts)  # type: ignore[arg-type]


def marked(part: Part, *rules: str) -> object:
    return pytest.param(part, id=part.name, marks=pytest.mark.rule(*rules))


CANCEL = {"X": "surprise evasion scouts", "Y": "evasion scouts"}
ORDERS = [
    marked(
        battle(
            "the attacker lays all his cards first",
            """
            Y> done X> done
            X> out_maneuver
            offers X: done surprise / trap
            X> surprise
            asks battle_card
            offers X: = done
            X> done
            offers Y: = done trap evasion
            Y> evasion #1
            offers Y: = done trap
            Y> trap done
            total X 9
            total Y 16
            """,
            hands={"X": "surprise out_maneuver minor_move", "Y": "trap evasion scouts"},
            options={"card_order": "attacker_then_defender"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "who has passed may go on when the other lays a card",
            """
            Y> done X> done
            X> done
            Y> out_maneuver
            offers X: = done surprise
            X> surprise
            Y> done
            X> done
            total X 14
            total Y 11
            """,
            hands={"X": "surprise minor_move", "Y": "out_maneuver scouts"},
        ),
        "WE-R29",
    ),
    marked(
        battle(
            "not so when the attacker lays all his cards first",
            """
            Y> done X> done
            X> done
            Y> out_maneuver
            offers Y: = done
            Y> done
            total X 4
            total Y 11
            """,
            hands={"X": "surprise minor_move", "Y": "out_maneuver scouts"},
            options={"card_order": "attacker_then_defender"},
        ),
        "WE-R29",
    ),
    marked(
        battle(
            "both choose in secret, then cancel what they see",
            """
            Y> done X> done
            X> surprise
            hears Y:
            untold lays
            offers X: done evasion out_maneuver
            X> evasion done
            offers Y: = done evasion trap
            Y> trap evasion
            Y> done
            told lays 4
            asks aim_card
            offers X: = #2 #3
            X> #2
            asks aim_card
            offers Y: = #0 #1
            Y> #1
            total X 14
            total Y 16
            winner Y
            """,
            hands={"X": "surprise evasion out_maneuver", "Y": "trap evasion scouts"},
            options={"card_order": "simultaneous"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "an Evasion that was cancelled before its turn cancels nothing",
            """
            Y> done X> done
            X> surprise evasion done
            Y> evasion done
            offers X: = #2
            X> #2
            total X 14
            total Y 6
            """,
            hands=CANCEL,
            options={"card_order": "simultaneous"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "an Evasion in secret without anything to cancel is spent",
            """
            Y> done X> done
            X> evasion done
            Y> done
            total X 4
            total Y 6
            winner Y
            """,
            hands={"X": "evasion scouts", "Y": "scouts"},
            options={"card_order": "simultaneous"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "chosen in secret it is laid like any other, whatever the timing",
            """
            Y> done X> done
            X> done
            offers Y: = done evasion
            Y> evasion done
            """,
            hands={"X": "surprise", "Y": "evasion scouts"},
            options={"card_order": "simultaneous", "evasion_timing": "interrupt"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "at once against the card just laid, and against what cancels it",
            """
            Y> done X> done
            offers X: = done surprise out_maneuver
            X> surprise
            asks battle_card
            offers Y: = done evasion
            Y> evasion
            told cancels
            offers X: = done evasion
            X> evasion
            told cancels
            offers Y: = done
            Y> done
            asks battle_card
            offers Y: = done
            Y> done
            offers X: = done out_maneuver
            X> done
            total X 14
            total Y 6
            """,
            hands={"X": "surprise out_maneuver evasion", "Y": "evasion scouts"},
            options={"evasion_timing": "interrupt"},
        ),
        "S8-R31",
    ),
    marked(
        battle(
            "who holds nothing fitting is asked all the same, who holds no card is not",
            """
            Y> done X> done
            X> out_maneuver
            offers Y: = done
            Y> done
            offers Y: = done trap
            Y> trap done
            total X 9
            total Y 16
            """,
            hands={"X": "out_maneuver", "Y": "trap scouts"},
            options={"evasion_timing": "interrupt"},
        ),
        "S8-R31", "WE-R70",
    ),
    marked(
        battle(
            "a torpedo is aimed before it is answered, and harms nobody when cancelled",
            """
            Y> done X> done
            X> done
            Y> guided_torpedo
            asks aim_unit
            offers Y: = GB
            Y> GB
            offers X: = done evasion
            X> evasion
            Y> done
            X> done Y> done
            total X 4
            total Y 6
            """,
            hands={"X": "evasion scouts", "Y": "guided_torpedo scouts"},
            options={"evasion_timing": "interrupt"},
        ),
        "S8-R30", "S8-R31",
    ),
    marked(
        battle(
            "neither Battalions nor own ships are torpedoed",
            """
            Y> done X> done
            offers X: = done
            """,
            hands={"X": "guided_torpedo", "Y": "scouts"},
        ),
        "S8-056", "S8-R30", "WE-R72",
    ),
    marked(
        battle(
            "a torpedo takes the whole stack: no comparison, no loss of the winner, hands are filled",
            """
            Y> done X> done
            X> guided_torpedo GB
            Y> done
            told lost
            told emptied
            untold total
            untold has-to-lose
            fills X 7 Y 6
            at E: X GB
            marks Y: K
            """,
            units={"E": "X GB; Y GB"},
            hands={"X": "guided_torpedo", "Y": "scouts"},
        ),
        "WE-R75", "S8-R30", "WE-R48",
    ),
    marked(
        battle(
            "a torpedoed carrier takes its cargo along before the comparison",
            """
            Y> done X> done
            X> guided_torpedo BS
            Y> done
            told lost 2
            told emptied
            at D: X CR
            """,
            units={"D": "X CR; Y BS BN"},
            hands={"X": "guided_torpedo", "Y": "scouts"},
        ),
        "WE-R75", "S8-R24", "S8-R30",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", ORDERS)
def test_cards_in_their_order(part: Part) -> None:
    run_part(part)


# ---- halves and forts ------------------------------------------------------------


def halves(name: str, units: str, quota: int, lost: int, asked: str = "", **options: object) -> Part:
    """X attacks with five Battleships and wins; how many units Y has to lose, what Force falls, who is asked first (else nobody picks)."""
    asks = f"asks {asked}" if asked else "told has-to-lose"
    lines = f"""
    X> done
    told has-to-lose
    quota {quota}
    lost {lost}
    {asks}
    """
    return battle(name, lines, units={"C": f"X BS BS BS BS BS; Y {units}"}, options=options)


HALVES = [
    # quota, Force that has fallen by then
    marked(halves("a single unit dies", "GB", 1, 2), "WE-R34"),
    marked(halves("a single unit lives, rounded down", "GB", 0, 0, half_round="down"), "WE-R34"),
    marked(halves("a single unit dies, at least one", "GB", 1, 2, half_round="down_min1"), "WE-R34"),
    marked(halves("two of three", "GB GB GB", 2, 4), "WE-033", "WE-R34"),
    marked(halves("one of three, rounded down", "GB GB GB", 1, 2, half_round="down"), "WE-R34"),
    marked(halves("one of three, at least one", "GB GB GB", 1, 2, half_round="down_min1"), "WE-R34"),
    marked(halves("two of four, at least one", "GB GB GB GB", 2, 4, half_round="down_min1"), "WE-033", "WE-R34"),
    marked(halves("three of five", "GB GB GB GB GB", 3, 6), "WE-033", "WE-R34"),
    marked(halves("the winner picks before the forts fall", "FT GB CR", 2, 0, "first_loss"), "WE-034", "WE-R35", "WE-R36"),
    marked(halves("a fort alone is not picked", "FT", 1, 5), "WE-035", "WE-R36"),  # German: Force 5
    marked(halves("a fort dies even where the half is nothing", "FT", 0, 5, half_round="down"), "WE-035", "WE-R34"),
    marked(halves("forts and the pick, more than half", "FT FT GB GB", 2, 12), "WE-R35"),
    marked(halves("forts besides the half of the others", "FT FT GB GB", 3, 12, forts_in_half="extra"), "WE-R35"),
    marked(halves("forts besides: two of three others", "FT GB GB GB", 3, 9, forts_in_half="extra"), "WE-R35"),
    marked(halves("forts fill the half", "FT FT GB GB", 2, 10, forts_in_half="first"), "WE-R35"),
    marked(halves("forts do not fill it", "FT GB GB GB GB", 3, 9, forts_in_half="first"), "WE-R35"),
    marked(halves("forts first, then a pick", "FT GB GB CR", 2, 5, "first_loss", forts_in_half="first"), "WE-R35", "WE-R36"),
    marked(halves("half of one other is nothing: no pick", "FT GB", 1, 5, forts_in_half="extra", half_round="down"), "WE-R35", "WE-R36"),
    marked(halves("half of one other, at least one", "FT GB", 2, 7, forts_in_half="extra", half_round="down_min1"), "WE-R35", "WE-R36"),
]  # fmt: skip


@pytest.mark.parametrize("part", HALVES)
def test_half_of_the_losers(part: Part) -> None:
    run_part(part)


LOSSES = [
    marked(
        battle(
            "the winner may not name a fort, nor pay with what the loser has",
            """
            X> done
            offers X: = GB CR
            X> GB
            offers X: = BN BS
            """,
            units={"C": "X BN BS BS; Y FT GB CR"},
        ),
        "WE-R36", "WE-037",
    ),
    marked(
        battle(
            "the loser names the rest, forts that are left are no choice, and no more than the half falls",
            """
            X> done
            X> CR
            asks more_losses
            offers Y: = BN GB
            Y> GB
            lost 6
            asks payment
            """,
            units={"C": "X BN BS BS BS; Y GB BN GB CR"},
        ),
        "WE-033", "WE-034",
    ),
    marked(
        battle(
            "the winner may waste, and stops at half",
            """
            X> done
            lost 2
            X> BS
            paid 8
            asks retreat
            """,
            units={"E": "X BS GB; Y GB GB"},
        ),
        "WE-R39", "WE-037",
    ),
    marked(
        battle(
            "half of an uneven Force is rounded up",
            """
            X> done
            lost 3
            told lost 2
            at E: X GB
            """,
            units={"E": "X GB GB; Y BN"},
        ),
        "WE-036", "WE-R38",
    ),
    marked(
        battle(
            "a named carrier takes its cargo along, which counts for nothing",
            """
            X> done
            quota 2
            X> BS
            told lost 2
            lost 8
            asks more_losses
            offers Y: = GB CR
            Y> GB
            lost 10
            """,
            units={"D": "X CR CR CR CR CR CR; Y BS BN GB CR"},
        ),
        "S8-R24", "WE-R38",
    ),
    marked(
        battle(
            "so does a carrier that the winner pays with",
            """
            X> done
            lost 4
            X> BS
            told lost 2
            paid 8
            at D: X CR CR
            """,
            units={"D": "X BS BN CR CR; Y CR"},
        ),
        "S8-R24", "WE-R38",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", LOSSES)
def test_losses(part: Part) -> None:
    run_part(part)


# ---- ties and retreats -------------------------------------------------------------

EVEN = {"E": "X BN GB; Y GB GB"}
TIES = [
    marked(battle("the defender", "X> done\ntold tie\nwinner Y", units=EVEN), "WE-R32"),
    marked(
        battle("the attacker", "X> done\ntold tie\nwinner X", units=EVEN, options={"tie_winner": "attacker"}), "WE-R32"
    ),
    marked(
        battle(
            "nobody: the attacker withdraws, nothing is lost, hands are filled",
            """
            X> done
            told tie
            untold has-to-lose
            offers X: = B G
            X> G
            untold lost
            at E: Y GB GB
            at G: X BN GB
            fills X 7 Y 7
            """,
            units=EVEN,
            options={"tie_winner": "nobody"},
        ),
        "WE-R32", "WE-R48",
    ),
    marked(
        battle(
            "nobody: what cannot withdraw stays, and is not fought again",
            """
            X> done
            told stays
            told battle
            untold lost
            at E: X BN GB; Y GB GB
            <any>
            untold battle
            turn X recruit
            """,
            units=EVEN | {"B": "Y GB", "G": "Y GB"},
            options={"tie_winner": "nobody"},
        ),
        "WE-R32", "WE-R24",
    ),
    marked(
        battle(
            "nobody: a fort of the attacker stays alone",
            """
            X> done
            offers X: = B D G
            X> B
            untold lost
            at C: X FT; Y CR GB
            at B: X GB
            """,
            units={"C": "X FT GB; Y CR GB"},
            options={"tie_winner": "nobody"},
        ),
        "WE-R32", "WE-R45",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", TIES)
def test_equal_totals(part: Part) -> None:
    run_part(part)


RETREATS = [
    marked(
        battle(
            "to neighbours without foes, own stacks are joined from below",
            """
            X> done X> BN
            offers Y: = B G
            Y> B
            at B: Y CR BN
            """,
            units={"E": "X BS BN; Y BN BN", "C": "X GB", "B": "Y CR"},
        ),
        "WE-032", "WE-R41", "WE-R44",
    ),
    marked(
        battle(
            "Battalions may not flee over Ravines, not even to a carrier of their own",
            """
            X> done
            untold retreats
            told no-retreat
            at A: X BS BS
            at D: Y BS
            """,
            units={"A": "X BS BS BS; Y BN BN BN BN", "B": "X GB", "D": "Y BS"},
            marks={"X": "C", "Y": "K"},
        ),
        "WE-R42", "WE-R43", "S8-R22",
    ),
    marked(
        battle(
            "as many Battalions go over Ravines as carriers come along; the rest is destroyed",
            """
            X> done
            X> CR
            Y> CR CR
            lost 12
            X> BS
            told retreats
            told lost 2
            lost 12
            at D: Y BS BN BS
            at A: X BS BS CR CR
            """,
            units={"A": "X BS BS BS CR CR; Y CR CR CR BN BS BN", "B": "X GB", "D": "Y BS"},
            marks={"X": "C", "Y": "K"},
        ),
        "WE-R43", "S8-R22", "WE-R38",
    ),
    marked(
        battle(
            "never to Peaks, and not to where another battle is pending",
            """
            X> done
            X> C
            offers Y: = B D
            """,
            units={"C": "X BS BS; Y GB GB", "G": "X GB; Y CR"},
        ),
        "S8-R20", "S8-009", "WE-R44",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", RETREATS)
def test_retreats(part: Part) -> None:
    run_part(part)


# ---- which battles -------------------------------------------------------------------

THREE = "french german russian"
WHICH = [
    marked(
        battle(
            "two foes in one territory: one after the other, with what is left",
            """
            X> done E
            asks which_enemy
            offers X: = Y Z
            X> Z
            told battle
            total X 12
            total Z 2
            X> CR
            fills X 7 Z 7
            <any>
            told battle
            X> done
            told battle 0
            total X 8
            total Y 3
            at E: nobody
            fills Y 7
            """,
            powers=THREE,
            units={"E": "X BS CR; Y BN; Z GB"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R28",
    ),
    marked(
        battle(
            "whoever has lost one of them fights no more there",
            """
            X> done E Z
            told battle
            winner Z
            Z> CR
            X> B
            <any>
            untold battle
            <any>
            at B: X GB
            at E: Y BN; Z BS
            """,
            powers=THREE,
            units={"E": "X GB GB; Y BN; Z CR BS"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R28", "WE-R24",
    ),
    marked(
        battle(
            "foes of the active player do not fight each other, and nobody else lays cards",
            """
            Y> done Z> done X> done
            told battle
            offers Y: = done
            Y> done
            asks payment
            """,
            powers=THREE,
            units={"H": "Y GB; Z GB", "E": "X CR BS; Y BN"},
            hands={"Y": "scouts", "Z": "evasion trap"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R24", "WE-R31",
    ),
    marked(
        battle(
            "a retreat is no move: no storm stops it",
            """
            Y> done X> done
            X> done Y> done
            asks retreat
            Y> B
            told retreats
            at B: Y BN
            """,
            units={"E": "X BS; Y BN BN"},
            hands={"X": "sandstorms", "Y": "scouts"},
        ),
        "S8-R32", "WE-R45",
    ),
    marked(
        battle(
            "under a treaty nobody is attacked, and the stacks just stay",
            """
            offers Y: = done treaty
            Y> treaty
            told truce
            X> done
            untold battle
            at E: X GB GB; Y BN BN
            """,
            hands={"X": "scouts", "Y": "treaty"},
        ),
        "S8-R33", "WE-R26",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", WHICH)
def test_which_battles_are_fought(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("WE-025", "WE-R22", "WE-R23")
@pytest.mark.parametrize(
    ("option", "before", "beside"),
    [("top_visible", "BN . .", "BN ."), ("closed", ". . .", ". ."), ("open", "BN GB GB", "BN GB")],
)
def test_both_stacks_are_open_from_the_start_of_a_battle_and_others_are_not(
    option: str, before: str, beside: str
) -> None:
    lines = f"""
    seen E Y by X: {before}
    seen E Y by Z: {before}
    Y> done X> done
    asks battle_card
    seen E Y by X: BN GB GB
    seen E Y by Z: BN GB GB
    seen E X by Z: BS BS BS
    seen H Y by X: {beside}
    Y> done
    X> BN
    Y> B
    seen B Y by Z: GB
    """
    units = {"E": "X BS BS BS; Y BN GB GB", "H": "Y BN GB"}
    part = battle("open", lines, powers=THREE, units=units, hands={"Y": "scouts"}, marks=FAR | {"Z": "I"})
    run_part(replace(part, options={"stacks_hidden": option}))


# ---- answers out of turn -----------------------------------------------------------------

MOVING = {"A": "X GB", "H": "Y GB", "L": "Z GB", "J": "Y GB"}
ANSWERS = [
    marked(
        battle(
            "from the active player's left; the first treaty settles it",
            """
            offers Z: = done treaty
            Z> done
            offers X: = done treaty
            X> treaty
            asks main
            hand Z: treaty
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "treaty", "Y": "scouts", "Z": "treaty"},
            marks=FAR | {"Z": "I"},
            setting={"active": 1},
        ),
        "WE-R70", "S8-R33",
    ),
    marked(
        battle(
            "the second is not asked any more",
            """
            Z> treaty
            offers Y: done
            hand X: treaty
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "treaty", "Y": "scouts", "Z": "treaty"},
            marks=FAR | {"Z": "I"},
            setting={"active": 1},
        ),
        "WE-R70",
    ),
    marked(
        battle(
            "nobody without a card is asked; Sandstorms are for moves, a Treaty for the beginning, Evasion for battles",
            """
            offers Z: = done
            Z> done
            X> minor_move A GB done B
            offers Z: = done sandstorms
            Z> sandstorms
            told cancelled
            at A: X GB
            at B: nobody
            offers X: = done
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "minor_move evasion", "Z": "sandstorms evasion trap"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R70", "S8-R31", "S8-R32", "S8-R41",
    ),
    marked(
        battle(
            "one storm is enough: nobody else is asked",
            """
            Y> done Z> done
            X> minor_move A GB done B
            Y> sandstorms
            offers X: done
            hand Z: sandstorms
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "minor_move scouts", "Y": "sandstorms", "Z": "sandstorms"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R70", "S8-R32",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", ANSWERS)
def test_answers_out_of_turn(part: Part) -> None:
    run_part(part)


# ---- cards and leaders of other modules ---------------------------------------------

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


# ---- places, roles, opponents --------------------------------------------------------

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
