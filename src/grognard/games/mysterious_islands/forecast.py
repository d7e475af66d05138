"""What an action may lead to, computed from the view alone."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.phrases import counted, listed, opened
from grognard.core.views import Chance, Forecast, View
from grognard.games.mysterious_islands import tables as t
from grognard.games.mysterious_islands.actions import (
    BOAT,
    BUY,
    CARD,
    END,
    FACTION,
    HEX,
    HIDE,
    KIND,
    NINE,
    NUMBER,
    PASS,
    SHAMAN,
)
from grognard.games.mysterious_islands.actions import KINDS as KIND_NUMBERS
from grognard.games.mysterious_islands.battle_odds import odds_of
from grognard.games.mysterious_islands.names import KINDS, faction_ids, hex_name, lore_of
from grognard.games.mysterious_islands.rolls import BATTLE_DICE
from grognard.games.mysterious_islands.sides import (
    Side,
    chance_of,
    exposed,
    hides_on,
    is_torpedo,
    modifiers,
    shot_needs,
)
from grognard.games.mysterious_islands.tables import Setup
from grognard.games.mysterious_islands.traits import traits

AVERAGE: Final = 7  # of two dice
NOBODY: Final = -1


class Seen:
    """The stacks of a view, as sides that can be compared."""

    def __init__(self, view: View, setup: Setup) -> None:
        self.view = view
        self.setup = setup
        self.ids = faction_ids(setup)
        self.owners: dict[int, int] = {}
        self.facts: dict[int, dict[str, Any]] = {}
        for seat in view.seats:
            for facts in seat.facts["factions"]:
                faction = self.ids.index(facts["id"])
                self.owners[faction], self.facts[faction] = seat.number, facts
        self.stacks: dict[tuple[str, int], list[int]] = {}
        self.wet: set[str] = set()
        for piece in view.pieces:
            if piece.place:
                counts = self.stacks.setdefault((piece.place, self.ids.index(piece.facts["faction"])), [0] * len(KINDS))
                counts[KINDS.index(piece.kind)] += piece.facts["count"]
                if piece.facts["in_water"]:
                    self.wet.add(piece.place)

    def side(self, place: str, faction: int, attacks: bool = False) -> Side:
        """A stack."""
        counts = self.stacks.get((place, faction), [0] * len(KINDS))
        return Side(faction, int(self.facts[faction]["invented"]), tuple(counts), attacks)

    def faction_in(self, place: str, is_own: bool) -> int:
        """The faction of the active player, or of another one, that has units in a hex; NOBODY when there is none."""
        for at, faction in self.stacks:
            if at == place and (self.owners[faction] == self.view.facts["active"]) == is_own:
                return faction
        return NOBODY

    def name(self, faction: int) -> str:
        """A faction in words."""
        return lore_of(self.setup, faction).name


def forecast_of(view: View, setup: Setup, action: int) -> Forecast | None:
    """The forecast of a legal action; None where nothing is uncertain or worth telling."""
    teller = TELLERS.get(view.facts["question"])
    return teller(Seen(view, setup), action) if teller is not None else None


def percent(chance: float) -> str:
    """A chance in words."""
    return f"{100 * chance:.0f} %" if 0.005 <= chance <= 0.995 or chance in (0, 1) else f"{100 * chance:.1f} %"


def hex_of(seen: Seen, action: int) -> str:
    """The name of the hex of an action."""
    return hex_name(action - HEX, seen.view.facts["width"])


# Fights.


def battle(
    seen: Seen, attacker: Side, defender: Side, place: str, hiding: str = "", is_first: bool = True, ahead: int = 0
) -> Forecast:
    """The odds of a fight for whoever is asked; `hiding` says what may come before it.

    Rule: MI-063, MI-066, MI-068, MI-R88
    """
    odds = odds_of(seen.setup, attacker, defender, is_first, ahead)
    attacks = seen.owners[attacker.faction] == seen.view.actor
    if not attacks:
        odds = odds._replace(win=odds.lose, lose=odds.win, attackers=odds.defenders, defenders=odds.attackers)
    own, enemy = (attacker, defender) if attacks else (defender, attacker)
    whole = odds.win + odds.none + odds.lose
    outcomes = [
        Chance(label="win", probability=odds.win / whole),
        Chance(label="nobody is left", probability=odds.none / whole),
        Chance(label="lose", probability=odds.lose / whole),
    ]
    lost = [sum(own.counts) - odds.attackers, sum(enemy.counts) - odds.defenders]
    text = (
        f"{percent(odds.win / whole)} to beat {seen.name(enemy.faction)}; on average {lost[0]:.1f} of {sum(own.counts)} lost "
        f"against {lost[1]:.1f} of {sum(enemy.counts)}."
    )
    sides = [added(seen, *pair, is_first) for pair in ((attacker, defender), (defender, attacker))]
    facts = {
        "place": place,
        "own_losses": round(lost[0], 3),
        "enemy_losses": round(lost[1], 3),
        "sides": sides,
        **gains(seen, own, enemy),
    }
    notes = [f"{seen.name(side.faction)} {said(adds)}" for side, adds in zip((attacker, defender), sides, strict=True)]
    return Forecast(text=f"{text}{hiding}", outcomes=outcomes, facts=facts, samples=odds.samples, notes=notes)


def added(seen: Seen, own: Side, enemy: Side, is_first: bool) -> dict[str, Any]:
    """What a side adds to the next roll of a fight, each with its rule. Rule: MI-063, MI-R88"""
    adds = modifiers(seen.setup, own, enemy, is_first)
    return {
        "faction": seen.ids[own.faction],
        "units": sum(own.counts),
        "modifiers": [{"add": each.add, "rule": each.rule, "text": each.text} for each in adds],
        "total": sum(each.add for each in adds),
    }


def said(side: dict[str, Any]) -> str:
    """What a side adds, in words: "+4: +1 more units (MI-064), +3 first roll, attacking, a Band (MI-089)"."""
    parts = [f"{one['add']:+d} {one['text']} ({one['rule']})" for one in side["modifiers"]]
    return f"{side['total']:+d}: {'; '.join(parts) or 'no modifiers'}"


def hiding_text(seen: Seen, defender: Side, place: str) -> str:
    """That the defender may slip away first."""
    needed = hide_needed(seen, defender, place)
    return f" {seen.name(defender.faction)} may try to hide first, on {needed} or more." if needed else ""


def hide_needed(seen: Seen, side: Side, place: str) -> int:
    """The least die with which units of a stack slip away, 0 when none can."""
    numbers = [hides_on(seen.setup, side, kind, place in seen.wet) for kind, n in enumerate(side.counts) if n]
    return max(numbers, default=0)


def gains(seen: Seen, own: Side, enemy: Side) -> dict[str, float]:
    """What a win may bring beside the hex: exact chances of the dice that follow it. Rule: MI-080, MI-R113, MI-R116"""
    found = {}
    if own.power(seen.setup, t.CONVERT_ON):
        found["convert"] = chance_of(own.power(seen.setup, t.CONVERT_ON))
    if own.power(seen.setup, t.CAPTURE_ON) and enemy.counts[BOAT]:
        found["capture"] = chance_of(own.power(seen.setup, t.CAPTURE_ON))
    return found


def of_fight(seen: Seen, action: int) -> Forecast | None:
    """A fight that is about to begin."""
    if action < HEX:  # a card
        return None
    place = hex_of(seen, action)
    own, enemy = seen.faction_in(place, True), seen.faction_in(place, False)
    defender = seen.side(place, enemy)
    hiding = hiding_text(seen, defender, place)
    return battle(seen, seen.side(place, own, attacks=True), defender, place, hiding)


def of_going(seen: Seen, action: int) -> Forecast | None:
    """The fight that a movement leads to, or the points that are left. Rule: MI-053, MI-R54"""
    place, chosen = hex_of(seen, action), seen.view.facts["chosen"]
    enemy = seen.faction_in(place, False)
    if enemy == NOBODY:
        left = seen.view.facts["reach"].get(place, 0)
        return Forecast(text=f"{opened(counted(left, 'point'))} left there.", facts={"points": left})
    own = seen.side(place, seen.ids.index(chosen["faction"]), attacks=True)
    counts = list(own.counts)
    for group in chosen["groups"]:
        counts[KINDS.index(group["kind"])] += group["count"]
    defender = seen.side(place, enemy)
    hiding = hiding_text(seen, defender, place)
    return battle(seen, own._replace(counts=tuple(counts)), defender, place, hiding)


def sides_of(seen: Seen) -> tuple[Side, Side, str]:
    """Attacker and defender of the fight that goes on, and its hex."""
    fight = seen.view.facts["fight"]
    place = fight["hex"]
    attacker = seen.side(place, seen.ids.index(fight["attacker"]), attacks=True)
    return attacker, seen.side(place, seen.ids.index(fight["defender"])), place


def of_hiding(seen: Seen, action: int) -> Forecast | None:
    """To hide, by one die; or to stand and fight. Rule: MI-R99, MI-R100"""
    attacker, defender, place = sides_of(seen)
    if action == HIDE or action >= NUMBER:
        return die(hide_needed(seen, defender, place), "unseen", "found", "Hiding")
    return battle(seen, attacker, defender, place)


def of_giving(seen: Seen, action: int) -> Forecast | None:
    """The fight with a unit given up for the next roll, or with all of them. Rule: MI-178, MI-R158"""
    attacker, defender, place = sides_of(seen)
    side = seen.view.facts["asked"]["side"]
    giver = defender if side else attacker
    given = list(seen.view.facts["fight"]["given"])
    if action != PASS:
        counts = list(giver.counts)
        counts[action - KIND] -= 1
        giver = giver._replace(counts=tuple(counts))
        given[side] = giver.power(seen.setup, t.SACRIFICE)
    attacker, defender = (attacker, giver) if side else (giver, defender)
    ahead = given[0] - given[1]
    return battle(seen, attacker, defender, place, "", seen.view.facts["fight"]["roll"] == 0, ahead)


# Dice that decide alone.


def die(needed: int, enough: str, short: str, what: str) -> Forecast:
    """One die against a number."""
    chance = chance_of(needed)
    outcomes = [Chance(label=enough, probability=chance), Chance(label=short, probability=1 - chance)]
    return Forecast(
        text=f"{what} needs {needed} or more: {percent(chance)}.", outcomes=outcomes, facts={"needed": needed}
    )


def of_aiming(seen: Seen, action: int) -> Forecast | None:
    """A shot at a hex that is named. Rule: MI-055, MI-060"""
    asked = seen.view.facts["asked"]
    return shot(seen, asked["hex"], asked["faction"], asked["kind"], hex_of(seen, action))


def of_shooting(seen: Seen, action: int) -> Forecast | None:
    """A shot that falls as soon as the shooter is named: there is one kind to shoot, and one target. Rule: MI-R161"""
    shots = seen.view.facts["shots"]
    if action >= HEX:
        shots = [one for one in shots if one["hex"] == hex_of(seen, action)]
    elif action >= KIND:
        shots = [one for one in shots if one["kind"] == KINDS[action - KIND]]
    else:
        return None  # the end of the phase, or a card
    if len(shots) != 1 or len(shots[0]["targets"]) != 1:
        return None
    return shot(seen, shots[0]["hex"], shots[0]["faction"], shots[0]["kind"], shots[0]["targets"][0])


def shot(seen: Seen, start: str, faction: str, kind: str, place: str) -> Forecast:
    """A shot: whether it hits, and what. Rule: MI-055, MI-058, MI-060, MI-R73, MI-R74"""
    shooter = seen.side(start, seen.ids.index(faction))
    target = seen.side(place, seen.faction_in(place, False))
    needed = shot_needs(seen.setup, shooter, KINDS.index(kind), target, place in seen.wet)
    chance = chance_of(needed)
    counts = exposed(seen.setup, target, is_torpedo(seen.setup, shooter, KINDS.index(kind)))
    names = lore_of(seen.setup, target.faction).kinds
    outcomes = [
        Chance(label=f"hits {names[unit]}", probability=chance * n / sum(counts.values())) for unit, n in counts.items()
    ]
    outcomes.append(Chance(label="miss", probability=1 - chance))
    text = f"Needs {needed} or more against {place}: {percent(chance)} to hit."
    return Forecast(text=text, outcomes=outcomes, facts={"needed": needed, "place": place})


def of_shore(seen: Seen, _action: int) -> Forecast | None:
    """Those overboard get ashore by one die. Rule: MI-073, MI-074, MI-R107"""
    asked = seen.view.facts["asked"]
    faction = seen.ids.index(asked["faction"])
    return die(seen.side(asked["hex"], faction).power(seen.setup, t.WASH_ON), "ashore", "drowned", "The shore")


def of_dice(seen: Seen, action: int) -> Forecast | None:
    """What the dice mean as they lie, and what a new throw may bring. Rule: MI-R142, MI-R144"""
    roll = seen.view.facts["roll"]
    if action == PASS and roll["purpose"] == "battle":
        return standing_roll(seen, roll["dice"])
    if not roll["needed"] or len(roll["dice"]) != 1:
        return None
    if action == PASS:
        result = "enough" if roll["dice"][0] >= roll["needed"] else "not enough"
        return Forecast(text=f"{roll['dice'][0]} where {roll['needed']} is needed: {result}.")
    return (
        die(roll["needed"], "enough", "not enough", "A new throw")
        if action == SHAMAN or action == CARD + NINE
        else None
    )


def standing_roll(seen: Seen, dice: list[int]) -> Forecast:
    """A battle roll as it lies. Rule: MI-063, MI-066, MI-067, MI-068"""
    sides = seen.view.facts["fight"]["sides"]
    names = [seen.name(seen.ids.index(side["faction"])) for side in sides]
    thrown = [sum(dice[:BATTLE_DICE]), sum(dice[BATTLE_DICE:])]
    totals = [number + side["total"] for number, side in zip(thrown, sides, strict=True)]
    sums = [
        f"{name} {number} + {side['total']} = {total}"
        for name, number, side, total in zip(names, thrown, sides, totals, strict=True)
    ]
    difference = totals[0] - totals[1]
    loser = names[1] if difference > 0 else names[0]
    lost = min(abs(difference), sum(sides[difference > 0]["units"].values()))
    result = f"{counted(lost, 'unit')} of {loser} lost" if difference else "one unit lost on each side"
    return Forecast(text=f"{listed(sums)}: {result}.", facts={"totals": totals, "difference": difference})


# Recruiting.


def of_recruiting(seen: Seen, action: int) -> Forecast | None:
    """What is left in the bank, and what the next roll brings. Rule: MI-044, MI-R36, MI-R37"""
    if BUY <= action < NUMBER:
        faction, kind = divmod(action - BUY, KIND_NUMBERS)
        left = seen.facts[faction]["bank"] - seen.side("", faction).kind_power(seen.setup, t.PRICE, kind)
        return Forecast(text=f"Leaves {counted(left, 'recruit point')}.", facts={"bank": left})
    if action != END:
        return None
    own = [faction for faction, owner in seen.owners.items() if owner == seen.view.facts["active"]]
    parts = [income_text(seen, faction) for faction in own if not seen.facts[faction]["dead"]]
    income = {seen.ids[faction]: AVERAGE + seen.side("", faction).power(seen.setup, t.RECRUIT_BONUS) for faction in own}
    return Forecast(text=f"{'; '.join(parts)}.", facts={"income": income})


def income_text(seen: Seen, faction: int) -> str:
    """What a faction keeps, and gets on average."""
    bank = seen.facts[faction]["bank"]
    kept = "lost" if seen.setup.choices.lose_points else "kept"
    income = AVERAGE + seen.side("", faction).power(seen.setup, t.RECRUIT_BONUS)
    return f"{seen.name(faction)}: {bank} RP {kept}, about {income} more next turn"


def of_picking(seen: Seen, action: int) -> Forecast | None:
    """What sets a faction apart that may be played. Rule: MI-010"""
    return Forecast(text=traits(seen.setup, action - FACTION)) if action >= FACTION else None


Teller = Callable[[Seen, int], Forecast | None]
TELLERS: Final[dict[str, Teller]] = {
    "faction": of_picking,
    "fight": of_fight,
    "go": of_going,
    "hide": of_hiding,
    "hide-who": of_hiding,
    "give-up": of_giving,
    "bombard": of_shooting,
    "shooter": of_shooting,
    "aim": of_aiming,
    "shore": of_shore,
    "dice": of_dice,
    "recruit": of_recruiting,
}
