"""The groups that may hide, compared with every group there is."""

import itertools
import random

import pytest

from grognard.games.mysterious_islands.actions import (
    BALLOON,
    BASE,
    BOAT,
    BOSS,
    HIDE,
    KINDS,
    LAND_KINDS,
    NUMBER,
)
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.modifiers import count_kinds
from grognard.games.mysterious_islands.positions import faction_of, read_chart
from grognard.games.mysterious_islands.questions import HIDE_WHO
from grognard.games.mysterious_islands.stand import BASKETS, BERTHS, add_load, count_short, load, load_of, may_rest
from grognard.games.mysterious_islands.tables import ESCAPES, HIDES_ON, SLOTS
from tests.rules.mysterious_islands.mixed import LORE
from tests.rules.mysterious_islands.test_tenth_faction import at

CHARTS = ("Wa W L\nL W L", "L W\nWa W", "La W\nL L", "La L", "Wa W L W")
STACKS = {
    "natives": ("band", "boss", "boat"),
    "rebels": ("band", "boss", "boat", "bombard"),
    "nemo": ("band", "boss", "boat", "bomb"),
    "confederates": ("band", "boss", "bombard", "balloon"),
    "divers": ("band", "boss", "boat", "bombard"),
    "rafters": ("band", "boss", "boat", "bombard"),
    "riders": ("band", "boss", "boat", "bombard"),
}


def draw_position(rng: random.Random) -> Islands | None:
    """A Company Boat or Soldier among hiders on Wa or La, some of them beside it; None where somebody would be in the water."""
    chart = rng.choice(CHARTS)
    name = rng.choice(list(STACKS))
    names = read_chart(chart)[1]
    start = "Wa" if "Wa" in names else "La"
    water = start == "Wa"

    def stack(wet: bool) -> str:
        kinds = [kind for kind in STACKS[name] if wet or kind != "boat"]
        if name == "confederates" and wet:
            kinds.append("boat")
        return ", ".join(f"{rng.randint(1, 3)} {kind}" for kind in rng.sample(kinds, rng.randint(1, len(kinds))))

    units = {start: f"company: {'boat' if water else 'band'}; {name}: {stack(water)}"}
    for word in chart.split():
        where = next((hex_name for hex_name, number in names.items() if number == chart.split().index(word)), "")
        if word in ("W", "L") and rng.random() < 0.6:
            units[where] = (
                f"{name}: {stack(word == 'W')}"
                if rng.random() < 0.6
                else "company: boat"
                if word == "W"
                else "company: band"
            )
    game, _ = at(chart, units, factions=f"company {name}", lore=LORE, invented=name)
    faction = faction_of(game, name)
    if any(
        count_short(load(game, number, faction))
        for number in range(int(game.map().hexes))
        if game.map().terrain[number] == 0
    ):
        return None
    return game


def count_groups(game: Islands) -> set[tuple[int, ...]]:
    """Every group by kind that may hide, by the words of the rule."""
    start, faction = int(game.fight[0]), int(game.fight[2])
    counts = [int(number) for number in count_kinds(game, start, faction)]
    every = itertools.product(*(range(number + 1) for number in counts[:BASE]), [0])
    return {
        group
        for group in every
        if any(group) and any(fits(game, start, faction, group, near) for near in game.map().around[start])
    }


def fits(game: Islands, start: int, faction: int, group: tuple[int, ...], refuge: int) -> bool:
    """Whether a group may go to a hex."""
    if (
        refuge < 0
        or not game.is_empty_or_friendly(refuge, faction)
        or (group[BOAT] and game.map().terrain[refuge] != 0)
    ):
        return False
    wet = game.map().terrain[start] == 0
    hides = [bool(game.kind_power(HIDES_ON, faction, kind)) for kind in range(KINDS)]
    if faction == faction_of(game, "nemo") and not wet:
        return False
    cargo = [number if not hides[kind] else 0 for kind, number in enumerate(group)]
    if any(cargo[LAND_KINDS:]):
        return False
    berths = group[BOAT] * int(game.kind_power(SLOTS, faction, BOAT)) if hides[BOAT] else 0
    baskets = (
        group[BALLOON] * int(game.kind_power(SLOTS, faction, BALLOON))
        if game.kind_power(ESCAPES, faction, BALLOON)
        else 0
    )
    if sum(cargo[BOSS + 1 :]) > berths or sum(cargo) > berths + baskets:
        return False
    coming, behind = load_of(game, faction, BOAT, 0), load(game, start, faction)
    for kind, number in enumerate(group):
        add_load(game, coming, faction, kind, number)
        add_load(game, behind, faction, kind, -number)
    assert behind[BERTHS] >= 0
    assert behind[BASKETS] >= 0
    return may_rest(game, refuge, faction, coming) and not (wet and count_short(behind))


def offered(game: Islands) -> set[tuple[int, ...]]:
    """Every group that the questions lead to."""
    if game.question() != HIDE_WHO:
        chosen = [0] * KINDS
        for index in range(int(game.picks)):
            chosen[int(game.chosen[index]) >> 20 & 7] += int(game.chosen[index]) & 1023
        return {tuple(chosen[: BASE + 1])}
    found: set[tuple[int, ...]] = set()
    for action in game.legal_actions():
        assert action >= NUMBER
        trial = game.clone()
        trial.apply(action)
        found |= offered(trial)
    return found


@pytest.mark.rule("MI-R61", "MI-R101", "MI-R102", "MI-R157")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_the_groups_that_can_leave_are_offered(seed: int) -> None:
    rng = random.Random(seed)
    tried = 0
    while tried < 15:
        game = draw_position(rng)
        if game is None:
            continue
        tried += 1
        expected = count_groups(game) if game.fight[0] >= 0 else set()
        asked = game.actor == 1 and HIDE in list(game.legal_actions())
        assert asked == bool(expected)
        if asked:
            game.apply(HIDE)
            assert offered(game) == expected
