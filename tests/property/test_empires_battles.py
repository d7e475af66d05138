"""Random battles of Space 1889 beside a naive computation from the ledger: every question, total, loss and retreat is the same."""

from typing import Any

import pytest

from grognard.core.chance import Rng
from grognard.games.warp_empires.positions import place
from grognard.games.warp_empires.state import B_FORCE_LOST, B_PAID, B_PLACE, NOBODY
from tests.property.naive_battle import CARDS, ORDER, Battle
from tests.rules.warp_empires.desk import mars
from tests.rules.warp_empires.script import MINI_BORDERS, MINI_MARS, SEATS, SHORT, Play

BATTLES = 200
PARTS = 2
SOAK_BATTLES = 10_000
POWERS = ["british", "german", "canal_martian", "high_martian", "french", "russian", "american", "belgian", "japanese"]
OPTIONS = {
    "card_order": ["alternate", "attacker_then_defender", "simultaneous"],
    "tie_winner": ["defender", "attacker", "nobody"],
    "half_round": ["up", "down", "down_min1"],
    "forts_in_half": ["count", "extra", "first"],
    "evasion_timing": ["own_step", "interrupt"],
    "ship_people": ["owner", "owner_bb_human", "type"],
    "stacks_hidden": ["top_visible", "open", "closed"],
}
MOST_UNITS = 6
MOST_CARDS = 5
COPIES = {"guided_torpedo": 1}
OTHERS = ["minor_move", "scouts"]
FIELDS = "CDEGH"  # where they fight
NEAR: dict[str, list[str]] = {name: [] for name in MINI_MARS}
for pair in MINI_BORDERS.split():
    NEAR[pair[0]].append(pair[2])
    NEAR[pair[2]].append(pair[0])


def some_units(rng: Rng, terrain: str, left: dict[str, int], most: int) -> list[str]:
    """A stack that may stand there, out of the chits that are left."""
    stack: list[str] = []
    for _ in range(1 + rng.below(most)):
        unit = ORDER[rng.below(len(ORDER))]
        fits = terrain != "ravines" or (unit != "FT" and (unit != "BN" or stack.count("BN") < stack.count("BS")))
        if left[unit] and fits:
            left[unit] -= 1
            stack.append(unit)
    return stack or ["GB"]


def some_cards(rng: Rng, left: dict[str, int]) -> list[str]:
    hand = []
    for _ in range(rng.below(MOST_CARDS + 1)):
        card = [*CARDS, "evasion", *OTHERS][rng.below(len(CARDS) + 3)]
        if left[card]:
            left[card] -= 1
            hand.append(card)
    return hand


def fight(number: int) -> None:
    """One battle, both ways."""
    rng = Rng(f"battle {number}")
    options = {name: values[rng.below(len(values)) if rng.below(2) else 0] for name, values in OPTIONS.items()}
    powers: list[str] = []
    while len(powers) < 3:
        powers += {POWERS[rng.below(len(POWERS))]} - {*powers}
    field = FIELDS[rng.below(len(FIELDS))]
    chits = {"BN": 20, "FT": 10, "GB": 12, "CR": 10, "BS": 5}
    stacks = [some_units(rng, MINI_MARS[field], chits, MOST_UNITS) for _ in range(2)]
    around: dict[str, tuple[int, list[str]]] = {}
    for name in NEAR[field]:
        if MINI_MARS[name] != "peaks" and rng.below(2):
            around[name] = int(rng.below(3)), some_units(rng, MINI_MARS[name], chits, 2)
    cards = dict.fromkeys([*CARDS, *OTHERS], 2) | COPIES
    hands = [some_cards(rng, cards) for _ in range(2)]
    play = Play(
        place(
            mars(),
            options,
            powers=powers,
            chart=MINI_MARS,
            borders=MINI_BORDERS,
            units={field: words({0: stacks[0], 1: stacks[1]})}
            | {name: words({who: units}) for name, (who, units) in around.items()},
            markers={"A": 0, "K": 1, "I": 2},
            hands=dict(enumerate(map(" ".join, hands))),
            phase="move",
        )
    )
    while "battle" not in [event[0] for event in play.game.told or ()]:
        play.choose(play.game, "done")
    battle = Battle(
        powers, stacks, hands, options, MINI_MARS[field],
        {name: (MINI_MARS[name], {around[name][0]} if name in around else set()) for name in NEAR[field]},
    )  # fmt: skip
    follow(play, battle, rng, field, around)


def words(stacks: dict[int, list[str]]) -> str:
    return "; ".join(f"{seat}: {' '.join(SHORT[unit] for unit in units)}" for seat, units in stacks.items())


def follow(play: Play, battle: Battle, rng: Rng, field: str, around: dict[str, tuple[int, list[str]]]) -> None:
    """Whatever the one is asked, the other is asked, too; then both have come to the same."""
    asking = battle.run()
    try:
        side, choices = next(asking)
        while True:
            asked = f"{play.kind()} after {battle.laid}, stacks {battle.stacks}, {battle.options}"
            assert (play.asked(), play.offered(play.game)) == (SEATS[side], choices), asked
            choice = sorted(choices)[rng.below(len(choices))]
            play.choose(play.game, choice)
            side, choices = asking.send(choice)
    except StopIteration:
        check_end(play, battle, field, around)


def check_end(play: Play, battle: Battle, field: str, around: dict[str, tuple[int, list[str]]]) -> None:
    game: Any = play.game
    told = list(game.told)
    assert game.battle[B_PLACE] == NOBODY or play.kind() == "c_card"
    assert [event[4] for event in told if event[0] == "total"] == battle.totals
    assert (game.battle[B_FORCE_LOST], game.battle[B_PAID]) == (battle.force_lost, battle.force_paid)
    stacks = {name: {SEATS[who]: list(units)} for name, (who, units) in around.items()}
    stacks[field] = {SEATS[side]: stack for side, stack in enumerate(battle.stacks) if stack}
    if battle.went is not None:
        side, to, units = battle.went
        there = stacks.setdefault(to, {})
        there[SEATS[side]] = there.get(SEATS[side], []) + units
    for name in MINI_MARS:
        assert play.stacks(name) == stacks.get(name, {}), name
    missing = [(side, 7 - len(hand)) for side, hand in enumerate(battle.hands)]
    assert sorted((event[3], event[4]) for event in told if event[0] == "fills") == missing


RULES = (
    "WE-028", "WE-029", "WE-031", "WE-032", "WE-033", "WE-034", "WE-035", "WE-036", "WE-037", "WE-040", "WE-R29", "WE-R30", "WE-R32",
    "WE-R34", "WE-R35", "WE-R36", "WE-R38", "WE-R39", "WE-R40", "WE-R41", "WE-R42", "WE-R43", "WE-R72", "WE-R74", "WE-R75", "S8-R22",
    "S8-R24", "S8-R26", "S8-R27", "S8-R29", "S8-R30", "S8-R31",
)  # fmt: skip


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_battles(part: int) -> None:
    for number in range(part, BATTLES, PARTS):
        fight(number)


@pytest.mark.soak
@pytest.mark.rule(*RULES)
def test_many_random_battles() -> None:
    for number in range(BATTLES, BATTLES + SOAK_BATTLES):
        fight(number)
