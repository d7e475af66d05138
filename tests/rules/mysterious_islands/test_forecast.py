"""What an action may lead to, by the view alone."""

from math import isclose, sqrt

import pytest

from grognard.core.chance import Rng
from grognard.core.game import CHANCE
from grognard.core.views import Forecast, encode
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.questions import FIGHT_WHERE, LOSE_UNIT
from grognard.games.mysterious_islands.rules import RULESET
from tests.rules.mysterious_islands.test_notation import play, put, written

DECK: dict[str, object] = {"action_deck": True}
EQUAL = 4332 / 46656  # three dice show the same sum as three others


def forecast(game: Islands, notation: str) -> Forecast:
    view = RULESET.view(game, int(game.actor))
    found = RULESET.forecast(view, RULESET.parse(game, notation))
    assert found is not None
    return found


def chances(found: Forecast) -> dict[str, float]:
    return {chance.label: chance.probability for chance in found.outcomes}


# -- fights -----------------------------------------------------------------------------------------


@pytest.mark.rule("MI-063", "MI-066", "MI-067", "MI-097")
def test_one_against_one_without_any_bonus() -> None:
    units = {"La": "company: bombard", "Lb": "moreau: band"}
    game = play(put("move", units, factions={"company": 0, "moreau": 1}, chart="Lc La Lb"), "B1")
    found = forecast(game, "C1")
    assert chances(found) == pytest.approx({"win": (1 - EQUAL) / 2, "nobody is left": EQUAL, "lose": (1 - EQUAL) / 2})
    assert (found.samples, found.facts["place"]) == (0, "C1")
    assert found.facts["own_losses"] == pytest.approx((1 + EQUAL) / 2, abs=0.001)


@pytest.mark.rule("MI-077", "MI-076", "MI-064", "MI-028", "MI-095")
@pytest.mark.parametrize("is_going", [True, False])
def test_before_a_fight_both_sides_know_what_they_add(is_going: bool) -> None:
    """3 Pirates attack 1 Rebel in his Camp: + 1 more units, + 1 Bands, + 2 first attack; + 1 Base, + 2 first defence."""
    if is_going:
        game = play(put("move", {"La": "pirates: 3 band", "Lb": "rebels: band, base"}, chart="Lc La Lb"), "B1", "3")
        found = forecast(game, "C1")
    else:
        found = forecast(
            put("combat", {"La": "pirates: 3 band; rebels: band, base"}, options=DECK, hands={0: "2"}), "A1"
        )
    sides = [[(one["add"], one["rule"]) for one in side["modifiers"]] for side in found.facts["sides"]]
    assert sides == [[(1, "MI-064"), (1, "MI-076"), (2, "MI-077")], [(1, "MI-028"), (2, "MI-095")]]
    assert found.notes[1] == "Rebels +3: +1 its Base (MI-028); +2 first roll, defending (MI-095)"
    assert [(side["faction"], side["units"], side["total"]) for side in found.facts["sides"]] == [
        ("pirates", 3, 4),
        ("rebels", 2, 3),
    ]


@pytest.mark.rule("MI-010")
@pytest.mark.parametrize(
    ("faction", "words"),
    [
        ("pirates", ["Moves Pirate 2, Captain 4, Sloop 4 (carries 4).", "+2 (first roll, attacking, a Band)", "Bombards and Sloops shoot on 5+", "keeps a beaten Boat on 5+"]),
        ("nemo", ["Diver 1, Sub Commander 4, Submarine 6 (carries 3).", "Submarines sink Boats on 5+", "hide on 4+ in water"]),
        ("zombies", ["Moves Zombie 1.", "wins a Zombie after a won battle on 3+", "rise again on 10+ of two dice"]),
        ("natives", ["In battle +2 (first roll).", "hide on 4+", "Shamans let their stack repeat one roll a turn; gets ashore on 3+."]),
    ],
)  # fmt: skip
def test_who_chooses_a_faction_reads_what_sets_it_apart(faction: str, words: list[str]) -> None:
    found = forecast(RULESET.start({}, 2), faction)
    for text in words:
        assert text in found.text
    assert found.outcomes == []


@pytest.mark.rule("MI-R88", "MI-064")
def test_two_against_one_is_one_roll_or_two() -> None:
    """2 v 1 at +1: a tie leaves 1 v 0; a loss by 1 leaves 1 v 1, which is even."""
    units = {"La": "company: 2 bombard", "Lb": "moreau: band"}
    game = play(put("move", units, factions={"company": 0, "moreau": 1}, chart="Lc La Lb"), "B1", "2")
    by = {difference: ways(difference) for difference in range(-15, 16)}
    win = sum(chance for difference, chance in by.items() if difference + 1 >= 0)
    win += by[-2] * (1 - EQUAL) / 2  # lost by one, then won
    none = by[-2] * EQUAL
    assert chances(forecast(game, "C1")) == pytest.approx({"win": win, "nobody is left": none, "lose": 1 - win - none})


def ways(difference: int) -> float:
    """How likely three dice are higher than three others by so much."""
    sums = [
        sum(a + b + c == total for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) for total in range(19)
    ]
    return sum(sums[low] * sums[low + difference] for low in range(19) if 0 <= low + difference < 19) / 46656


@pytest.mark.rule("MI-068", "MI-069", "MI-070", "MI-R88", "MI-R95", "MI-R96")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("pirates: 4 band", "moreau: 3 band, base"),
        ("moreau: 3 band", "company: 5 band"),
        ("natives: 2 band, base", "moreau: 4 band"),
    ],
)
def test_forecasts_agree_with_fights_that_are_fought(attacker: str, defender: str) -> None:
    names = {attacker.split(":", maxsplit=1)[0]: 0, defender.split(":", maxsplit=1)[0]: 1}
    game = put("combat", {"La": f"{attacker}; {defender}"}, factions=names, options=DECK, hands={0: "K"})
    assert game.question() == FIGHT_WHERE
    expected = chances(forecast(game, "A1"))
    rng, tries = Rng("fights"), 1500
    won = sum(fight(game.clone(), rng) for _ in range(tries)) / tries
    spread = sqrt(expected["win"] * (1 - expected["win"]) / tries)
    assert abs(won - expected["win"]) < 4 * spread


def fight(game: Islands, rng: Rng) -> bool:
    """Whether the attacker is alone in A1 in the end; Bands are lost first."""
    play(game, "A1")
    while game.fight[0] >= 0:
        legal = game.legal_actions()
        game.apply(int(rng.below(game.chance()[0])) if game.actor == CHANCE else int(legal[0]))
        assert game.question() != LOSE_UNIT or written(game)[0] == "band"
    return game.own_in(0, 0) >= 0


@pytest.mark.rule("MI-R54", "MI-R83")
def test_those_who_already_fight_there_are_counted_in() -> None:
    units = {"La": "pirates: band", "Lb": "pirates: 3 band; moreau: 4 band"}
    game = put("move", units, factions={"pirates": 0, "moreau": 1}, chart="Lc La Lb")
    alone = put(
        "move",
        {"La": "pirates: 4 band", "Lb": "moreau: 4 band"},
        factions={"pirates": 0, "moreau": 1},
        chart="Lc La Lb",
    )
    assert chances(forecast(play(game, "B1"), "C1")) == chances(forecast(play(alone, "B1", "4"), "C1"))


@pytest.mark.rule("MI-095", "MI-R99")
def test_the_defender_is_told_its_own_odds_and_the_die_for_hiding() -> None:
    game = put("combat", {"La": "pirates: 3 band; rebels: 2 band", "Lb": "rebels: band"})
    found = forecast(game, "stand")
    assert chances(found)["win"] < chances(found)["lose"]
    assert found.text.endswith("of 3.")
    assert found.text.startswith(f"{100 * chances(found)['win']:.0f} % to beat Pirates; ")
    assert chances(forecast(game, "hide")) == pytest.approx({"unseen": 1 / 3, "found": 2 / 3})


@pytest.mark.rule("MI-094")
def test_an_attacker_is_told_that_the_enemy_may_hide() -> None:
    units = {"La": "company: 2 band", "Lb": "rebels: band"}
    game = play(put("move", units, factions={"company": 0, "rebels": 1}, chart="Lc La Lb"), "B1", "2")
    assert forecast(game, "C1").text.endswith("Rebels may try to hide first, on 5 or more.")


@pytest.mark.rule("MI-080", "MI-093", "MI-102", "MI-165")
@pytest.mark.parametrize(
    ("attacker", "enemy", "extra"),
    [
        ("rebels: 2 boat", "moreau: boat", {"convert": 1 / 3}),
        ("zombies: 2 band", "moreau: boat", {"convert": 2 / 3}),
        ("pirates: 2 boat", "moreau: boat", {"capture": 1 / 3}),
        ("company: 2 boat", "moreau: boat", {}),
        ("confederates: 2 boat", "moreau: boat", {"convert": 1 / 3}),
    ],
)
def test_what_a_win_may_bring(attacker: str, enemy: str, extra: dict[str, float]) -> None:
    names = {attacker.split(":", maxsplit=1)[0]: 0, "moreau": 1}
    options = {"extra_factions": True, **DECK}
    game = put("combat", {"Wa": f"{attacker}; {enemy}"}, factions=names, options=options, hands={0: "K"})
    facts = forecast(game, "C1").facts
    assert {word: facts[word] for word in ("convert", "capture") if word in facts} == pytest.approx(extra)


@pytest.mark.rule("MI-R93")
def test_a_lone_base_falls_under_the_option() -> None:
    units = {"La": "company: band; moreau: base"}
    names = {"company": 0, "moreau": 1}
    options = {"lone_base": "falls", **DECK}
    game = put("combat", units, factions=names, options=options, hands={0: "K"})
    assert chances(forecast(game, "A1"))["win"] == 1.0
    game = put("combat", units, factions=names, options=DECK, hands={0: "K"})
    assert chances(forecast(game, "A1"))["win"] < 1.0


@pytest.mark.rule("MI-178", "MI-R158")
def test_a_unit_given_up_counts_once() -> None:
    units = {"La": "satsuma: 2 band; moreau: 2 band"}
    names = {"satsuma": 0, "moreau": 1}
    game = put("combat", units, factions=names, options={"extra_factions": True}, invented=("satsuma",))
    assert written(game) == ["pass", "band"]
    given, kept = chances(forecast(game, "band")), chances(forecast(game, "pass"))
    assert not isclose(given["win"], kept["win"])


def test_large_fights_are_tried_out_and_come_out_alike() -> None:
    units = {"La": "company: 60 band; moreau: 60 band"}
    game = put("combat", units, factions={"company": 0, "moreau": 1}, options=DECK, hands={0: "K"})
    found = forecast(game, "A1")
    assert found.samples > 100
    assert sum(chances(found).values()) == pytest.approx(1)
    assert encode(found) == encode(forecast(game, "A1"))


# -- single dice ------------------------------------------------------------------------------------


@pytest.mark.rule("MI-056", "MI-057", "MI-058", "MI-059", "MI-061", "MI-135", "MI-R73", "MI-R76")
@pytest.mark.parametrize(
    ("shooter", "target", "invented", "needed", "hits"),
    [
        ("pirates: boat", "moreau: band, base", (), 5, {"hits Beastman": 1 / 6, "hits Lab": 1 / 6}),
        ("pirates: boat", "rebels: 2 band", (), 6, {"hits Rebel": 1 / 6}),
        ("pirates: boat", "rebels: band, base", (), 5, {"hits Rebel": 1 / 6, "hits Camp": 1 / 6}),
        ("company: boat", "moreau: 3 band", (), 4, {"hits Beastman": 1 / 2}),
        ("company: boat", "moreau: 3 band", ("company",), 3, {"hits Beastman": 2 / 3}),
        ("company: boat", "natives: 3 band", ("company",), 4, {"hits Native": 1 / 2}),
    ],
)
def test_shots(shooter: str, target: str, invented: tuple[str, ...], needed: int, hits: dict[str, float]) -> None:
    names = {shooter.split(":", maxsplit=1)[0]: 0, target.split(":", maxsplit=1)[0]: 1}
    game = put(
        "bombard", {"Wa": shooter, "Lb": target, "Ld": target}, factions=names, chart="Lb Wa Ld", invented=invented
    )
    found = forecast(play(game, "B1"), "A1")
    assert found.facts["needed"] == needed
    assert chances(found) == pytest.approx(hits | {"miss": (needed - 1) / 6})


@pytest.mark.rule("MI-R74", "MI-058")
@pytest.mark.parametrize(
    ("shielded", "target", "hits"),
    [
        ("vulnerable", "moreau: band, base", {"hits Beastman": 1 / 6, "hits Lab": 1 / 6}),
        ("last_only", "moreau: band, base", {"hits Beastman": 1 / 3}),
        ("last_only", "moreau: base", {"hits Lab": 1 / 3}),
        ("immune", "moreau: band, base", {"hits Beastman": 1 / 3}),
    ],
)
def test_a_shielded_base_is_not_among_what_a_shell_may_hit(shielded: str, target: str, hits: dict[str, float]) -> None:
    names = {"pirates": 0, "moreau": 1}
    options: dict[str, object] = {"base_shelling": shielded}
    units = {"Wa": "pirates: boat", "Lb": target, "Ld": target}
    game = put("bombard", units, factions=names, options=options, chart="Lb Wa Ld")
    assert chances(forecast(play(game, "B1"), "A1")) == pytest.approx(hits | {"miss": 2 / 3})


@pytest.mark.rule("MI-056", "MI-058", "MI-R161")
def test_a_shot_that_falls_at_once_is_foretold_where_its_shooter_is_named() -> None:
    names = {"company": 0, "moreau": 1}
    units = {"Wa": "company: boat", "Lb": "moreau: band, base", "Lc": "company: bombard"}
    game = put("bombard", units, factions=names, chart="Lb Wa Lc Le")
    found = forecast(game, "B1")
    assert chances(found) == pytest.approx({"hits Beastman": 1 / 4, "hits Lab": 1 / 4, "miss": 1 / 2})
    assert found.facts == {"needed": 4, "place": "A1"}
    view = RULESET.view(game, 0)
    assert RULESET.forecast(view, RULESET.parse(game, "end")) is None
    assert play(game, "B1").actor == CHANCE


@pytest.mark.rule("MI-R71", "MI-R72")
def test_nothing_is_foretold_where_more_has_to_be_named() -> None:
    names = {"company": 0, "moreau": 1}
    two_targets = {"Wa": "company: boat", "Lb": "moreau: band", "Lc": "moreau: band"}
    game = put("bombard", two_targets, factions=names, chart="Lb Wa Lc")
    view = RULESET.view(game, 0)
    assert [(one["kind"], one["targets"]) for one in view.facts["shots"]] == [("boat", ["A1", "C1"])]
    assert RULESET.forecast(view, RULESET.parse(game, "B1")) is None


@pytest.mark.rule("MI-060", "MI-061")
def test_torpedoes_hit_boats_alone() -> None:
    names = {"nemo": 0, "moreau": 1}
    game = put(
        "bombard",
        {"Wa": "nemo: boat", "Wb": "moreau: boat, 2 band", "Wc": "moreau: boat"},
        factions=names,
        chart="Wb Wa Wc",
    )
    assert chances(forecast(play(game, "B1"), "A1")) == pytest.approx({"hits Barge": 1 / 3, "miss": 2 / 3})


@pytest.mark.rule("MI-086", "MI-094", "MI-108", "MI-170")
@pytest.mark.parametrize(
    ("units", "unseen"),
    [
        ("nemo: 2 boat", 1 / 2),
        ("rebels: 2 boat", 1 / 3),
        ("natives: 2 boat", 1 / 2),
        ("confederates: balloon", 2 / 3),
    ],
)
def test_hiding(units: str, unseen: float) -> None:
    names = {"company": 0, units.split(":", maxsplit=1)[0]: 1}
    options: dict[str, object] = {"extra_factions": True}
    game = put(
        "combat",
        {"Wa": f"company: boat; {units}"},
        factions=names,
        options=options,
        chart="Wb Wa",
        invented=("confederates",),
    )
    assert chances(forecast(game, "hide")) == pytest.approx({"unseen": unseen, "found": 1 - unseen})


@pytest.mark.rule("MI-073", "MI-074", "MI-R107")
@pytest.mark.parametrize(("faction", "ashore"), [("pirates", 1 / 2), ("natives", 2 / 3)])
def test_getting_ashore(faction: str, ashore: float) -> None:
    units = {"Wa": f"{faction}: boat, band"}
    names = {"rebels": 0, faction: 1}
    game = put("event", units, options={"event_phase": True}, factions=names, chart="La Wa Lb")
    play(game, "6", "2")
    assert chances(forecast(game, "A1")) == pytest.approx({"ashore": ashore, "drowned": 1 - ashore})


@pytest.mark.rule("MI-142", "MI-R142", "MI-153")
def test_the_dice_as_they_lie() -> None:
    game = put("bombard", {"Wa": "pirates: boat", "Lb": "moreau: band"}, factions={"pirates": 0, "moreau": 1},
               chart="Lb Wa", options=DECK, hands={0: "9"})  # fmt: skip
    play(game, "B1")
    while game.actor != CHANCE:
        play(game, written(game)[0])
    play(game, "2")
    assert forecast(game, "pass").text == "2 where 5 is needed: not enough."
    assert chances(forecast(game, "card:9")) == pytest.approx({"enough": 1 / 3, "not enough": 2 / 3})


@pytest.mark.rule("MI-063", "MI-066", "MI-068")
def test_a_battle_roll_as_it_lies() -> None:
    names = {"pirates": 0, "moreau": 1}
    game = put("combat", {"La": "pirates: 3 band; moreau: 3 band"}, factions=names, options=DECK, hands={1: "9"})
    while game.actor != CHANCE:
        play(game, written(game)[0])
    play(game, "3,3,3,5,3,2")
    found = forecast(game, "pass")
    assert found.text == "Pirates 9 + 3 = 12 and Moreau 10 + 0 = 10: 2 units of Moreau lost."
    assert found.facts == {"totals": [12, 10], "difference": 2}


# -- recruiting and moving --------------------------------------------------------------------------


@pytest.mark.rule("MI-044", "MI-090", "MI-138", "MI-R36", "MI-R37")
@pytest.mark.parametrize(
    ("faction", "invented", "income"),
    [("rebels", (), 7), ("moreau", (), 8), ("pirates", ("pirates",), 9)],
)
def test_income(faction: str, invented: tuple[str, ...], income: int) -> None:
    game = put(
        "recruit", {"La": f"{faction}: base"}, factions={faction: 0, "nemo": 1}, invented=invented, banks={faction: 2}
    )
    play(game, "1,1")
    assert forecast(game, "end").facts["income"] == {faction: income}
    left = 2 + 2 + (income - 7) - 1
    assert forecast(game, "band").text == f"Leaves {left} recruit points."


@pytest.mark.rule("MI-053", "MI-R53")
def test_points_left() -> None:
    game = play(put("move", {"Lb": "moreau: band"}, factions={"moreau": 0, "nemo": 1}, chart="La Lb Lc Ld Le"), "B1")
    assert {name: forecast(game, name).facts["points"] for name in written(game)} == {
        "A1": 2,
        "C1": 2,
        "D1": 1,
        "E1": 0,
    }


@pytest.mark.rule("MI-R08")
def test_a_forecast_needs_the_view_alone() -> None:
    units = {"La": "company: 2 band", "Lb": "rebels: band"}
    one, other = (
        play(put("move", units, factions={"company": 0, "rebels": 1}, chart="Lc La Lb", options=DECK, hands={1: hand}), "pass", "B1", "2")
        for hand in ("Q", "3")
    )  # fmt: skip
    assert encode(forecast(one, "C1")) == encode(forecast(other, "C1"))
