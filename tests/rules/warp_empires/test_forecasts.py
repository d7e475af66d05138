"""Odds before a battle and totals in it, as far as the one who asks can see."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from grognard.core.views import Forecast
from grognard.games.warp_empires.forecast import forecast_of
from grognard.games.warp_empires.state import PRICE_SHIFT
from grognard.games.warp_empires.view import view_of
from tests.rules.warp_empires.desk import Desk, changed

MOVE, BATTLE = 2, 3
CHITS = {"BN": 20, "FT": 10, "GB": 15, "CR": 10, "BS": 5}
GERMAN = {"BN": 3, "FT": 5, "GB": 2, "CR": 4, "BS": 8}


def forecast(desk: Desk, word: str) -> Forecast | None:
    """What the seat that is asked is told of one of its choices."""
    action = next(int(action) for action in desk.game.legal_actions() if desk.word(action) == word)
    view = view_of(desk.game, int(desk.game.actor), "any")
    return forecast_of(view, desk.tables, desk.module, action)


def chances(told: Forecast | None) -> dict[str, float]:
    assert told is not None
    return {each.label.split(",")[0]: each.probability for each in told.outcomes}


def odds(own: int, seen: int, hidden: Iterable[str], number: int) -> dict[str, float]:
    """By counting: every set of so many chits out of those that are not seen is equally likely."""
    found: Counter[str] = Counter()
    for units in combinations(list(hidden), number):
        total = seen + sum(GERMAN[unit] for unit in units)
        found["ahead" if own > total else "equal" if own == total else "behind"] += 1
    whole = sum(found.values())
    return {word: count / whole for word, count in found.items()}


def unseen(known: str, kinds: str) -> list[str]:
    left = Counter(CHITS) - Counter(known.split())
    return [unit for unit in kinds.split() for _ in range(left[unit])]


MEETINGS = [
    # where, its units, what is known of them and elsewhere, hidden, which types can be there, own Force, Force seen
    ("B", "BN GB", "BN GB CR", 1, "BN GB CR BS", 6, 3),  # no fort was ever built on Flats
    ("B", "BN GB GB", "BN GB CR", 2, "BN GB CR BS", 6, 3),
    ("C", "BN FT", "BN GB CR", 1, "BN FT GB CR BS", 6, 3),
    ("B", "BN", "BN GB CR", 0, "", 6, 3),
]


@pytest.mark.rule("WE-028", "WE-031", "WE-R22", "WE-R32")
@pytest.mark.parametrize(("where", "units", "known", "hidden", "kinds", "own", "seen"), MEETINGS)
def test_odds_of_a_move_into_a_stack(
    where: str, units: str, known: str, hidden: int, kinds: str, own: int, seen: int
) -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB CR", marker=True)
    desk.stack(where, "Y", units)
    desk.mark("K", "Y")
    desk.hand("X", "minor_move")
    desk.begin(MOVE).do("minor_move A GB CR done")
    assert chances(forecast(desk, where)) == pytest.approx(odds(own, seen, unseen(known, kinds), hidden))
    assert forecast(desk, "E" if where == "C" else "D") is None


@pytest.mark.rule("WE-R51", "WE-R52")
@pytest.mark.parametrize(("price", "kinds"), [(8, "BS"), (4, "CR"), (2, "BN GB")])
def test_a_price_that_was_paid_in_the_open_tells(price: int, kinds: str) -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB CR", marker=True)
    desk.stack("B", "Y", "BN GB")
    desk.mark("K", "Y")
    at = next(at for at in range(desk.game.standing) if int(desk.game.units[at]) == desk.units_of("B", "Y")[1])
    desk.game.units[at] += price << PRICE_SHIFT
    desk.hand("X", "minor_move")
    desk.begin(MOVE).do("minor_move A GB CR done")
    assert chances(forecast(desk, "B")) == pytest.approx(odds(6, 3, unseen("BN GB CR", kinds), 1))


@pytest.mark.rule("WE-030", "WE-R33", "WE-R74")
def test_leaders_and_places_count_as_far_as_they_are_seen() -> None:
    desk = Desk("boar", "heron", loaded=changed())
    desk.stack("Reedmere", "X", "captain_boar spear", marker=True)
    desk.stack("CrowHolt", "Y", "spear")
    desk.mark("Thornby", "Y")
    desk.hand("X", "march")
    desk.begin(MOVE).do("march Reedmere spear captain_boar done")
    told = forecast(desk, "CrowHolt")
    assert told is not None
    assert (told.facts["own"], told.facts["least"], told.facts["most"]) == (4 + 2 + 3, 2 + 1, 2 + 1)


def fight(hand: str, **options: Any) -> Desk:
    desk = Desk("french", "german", **options)
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "GB", marker=True)
    desk.stack("E", "X", "GB GB")
    desk.stack("E", "Y", "BN BN")
    desk.hand("X", hand)
    desk.hand("Y", "trap scouts")
    return desk.begin(BATTLE)


@pytest.mark.rule("WE-029", "S8-R27")
@pytest.mark.parametrize(
    ("card", "own", "word"),
    [("done", 4, "behind"), ("swift_attack", 10, "ahead"), ("machine_guns", 6, "equal"), ("surprise", 14, "ahead")],
)
def test_totals_with_a_card(card: str, own: int, word: str) -> None:
    told = forecast(fight("swift_attack machine_guns surprise"), card)
    assert told is not None
    assert (told.facts["own"], told.facts["foe"]) == (own, 6)
    assert list(chances(told)) == [word]


@pytest.mark.rule("WE-R29")
def test_own_cards_that_lie_face_down_count_for_oneself() -> None:
    desk = fight("swift_attack surprise scouts", card_order="simultaneous").do("surprise")
    told = forecast(desk, "swift_attack")
    assert told is not None
    assert (told.facts["own"], told.facts["foe"]) == (4 + 10 + 6, 6)
    told_first, _, falls = told.text.partition("; ")
    assert told_first == "20 against 6: ahead, before the cards of the other side"
    assert falls == "1 of their 2 units would fall, and you pay half of that Force."


@pytest.mark.rule("WE-031", "WE-033", "WE-036")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("done", "4 against 6: behind, if no further card is laid; 1 of your 2 units would fall."),
        ("machine_guns", "6 against 6: equal, the defender wins, if no further card is laid; 1 of your 2 units would fall."),
        ("surprise", "14 against 6: ahead, if no further card is laid; 1 of their 2 units would fall, and you pay half of that Force."),
    ],
)  # fmt: skip
def test_what_these_totals_cost_is_told(card: str, text: str) -> None:
    told = forecast(fight("swift_attack machine_guns surprise"), card)
    assert told is not None
    assert told.text == text


@pytest.mark.rule("WE-R32")
def test_where_nobody_wins_nothing_falls() -> None:
    told = forecast(fight("machine_guns surprise", tie_winner="nobody"), "machine_guns")
    assert told is not None
    assert told.text == "6 against 6: equal, nobody wins, if no further card is laid."


@pytest.mark.rule("WE-033", "WE-034", "WE-035", "WE-R34", "WE-R35")
@pytest.mark.parametrize(
    ("units", "options", "falls"),
    [
        ("GB", {}, "their only unit"),
        ("GB", {"half_round": "down"}, "no unit of theirs"),
        ("GB GB GB", {}, "2 of their 3 units"),
        ("GB GB GB", {"half_round": "down_min1"}, "1 of their 3 units"),
        ("FT GB CR", {}, "2 of their 3 units"),
        ("FT", {"half_round": "down"}, "their only unit"),
        ("FT FT GB GB", {}, "3 of their 4 units"),  # the winner names one before the forts fall
        ("FT FT GB GB", {"forts_in_half": "extra"}, "3 of their 4 units"),
        ("FT FT GB GB", {"forts_in_half": "first"}, "2 of their 4 units"),
        ("FT GB GB GB GB", {"forts_in_half": "first"}, "3 of their 5 units"),
        ("FT GB", {"forts_in_half": "extra", "half_round": "down"}, "1 of their 2 units"),
    ],
)
def test_how_many_would_fall(units: str, options: dict[str, Any], falls: str) -> None:
    desk = Desk("french", "german", **options)
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "GB", marker=True)
    desk.stack("C", "X", "BS BS BS BS BS")
    desk.stack("C", "Y", units)
    desk.hand("X", "trap scouts")
    desk.hand("Y", "trap scouts")
    told = forecast(desk.begin(BATTLE), "done")
    assert told is not None
    assert told.text.partition("; ")[2].startswith(f"{falls} would fall")


@pytest.mark.rule("S8-R31")
def test_a_card_that_is_to_be_aimed_is_not_forecast() -> None:
    desk = fight("evasion scouts").do("done trap")
    assert forecast(desk, "evasion") is None
    told = forecast(desk, "done")
    assert told is not None
    assert (told.facts["own"], told.facts["foe"]) == (4, 16)
