"""What an action may lead to, computed from the view alone; all chances are exact."""

from typing import Any, Final

from grognard.core.phrases import counted
from grognard.core.views import Chance, Forecast, View
from grognard.games.mystic_mountain.actions import MINER
from grognard.games.mystic_mountain.deeds import Deed, read_deed
from grognard.games.mystic_mountain.falls import landings
from grognard.games.mystic_mountain.names import KINDS, kind_of_unit
from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import DEAD
from grognard.games.mystic_mountain.view import income_of, stand_of

FACES: Final = 6
THROWS: Final = 36  # two dice
WINS: Final = 15  # of them the first die is higher in so many, the second in as many
TIES: Final = 6


def forecast_of(view: View, action: int) -> Forecast | None:
    """The forecast of a legal action; None where nothing is uncertain or worth telling."""
    stand, side = stand_of(view), view.facts["side"]
    deed = read_deed(stand, side, action)
    points = view.seats[side].facts["points"]
    if deed.verb in ("attack", "full-attack", "break-free"):
        return duel(stand, deed)
    if deed.verb == "engage":
        return Forecast(
            text=f"A full attack next turn kills with {percent(WINS, THROWS)}, if the archer does not break free first."
        )
    if deed.verb == "shoot":
        return shot(stand, deed)
    if deed.verb in ("climb", "buy"):
        return payment(stand, side, points, deed)
    return walk(stand, side, deed) if deed.verb == "move" and kind_of_unit(deed.unit) == MINER else None


def percent(part: int, whole: int) -> str:
    """A chance in words."""
    return f"{100 * part / whole:.1f} %"


def duel(stand: Stand, deed: Deed) -> Forecast:
    """One die against another, or a miner's certain death.

    Rule: MM-043, MM-044, MM-045, MM-051, MM-052, MM-055
    """
    enemy = stand.named(deed.enemy)
    if deed.verb == "attack" and kind_of_unit(deed.enemy) == MINER:
        return Forecast(
            text=f"The {enemy} dies at once, without dice.", outcomes=[Chance(label="dies", probability=1.0)]
        )
    won, equal, lower = {
        "attack": (f"{enemy} dies", "equal, nothing happens", "lower, nothing happens"),
        "full-attack": (f"{enemy} dies", "equal, nothing happens", "lower, nothing happens"),
        "break-free": ("free", "equal, still engaged", "lower, still engaged"),
    }[deed.verb]
    labels = ((won, WINS), (equal, TIES), (lower, THROWS - WINS - TIES))
    outcomes = [Chance(label=label, probability=number / THROWS) for label, number in labels]
    points = stand.chart.points_for_a_soldier if deed.verb == "attack" else 0
    gain = f", for {counted(points, 'point')}" if points else ""
    return Forecast(text=f"{percent(WINS, THROWS)}: {won}{gain}.", outcomes=outcomes, facts={"points": points})


def shot(stand: Stand, deed: Deed) -> Forecast:
    """The die for success, then where each fall die brings the miner.

    Rule: MM-072, MM-078, MM-079, MM-080, MM-081
    """
    distance = stand.chart.distance(stand.where[deed.unit], deed.target)
    hits = FACES + 1 - stand.chart.hits_from[distance]
    falls = landings(stand, deed.unit, deed.enemy)
    outcomes = [Chance(label="miss", probability=(FACES - hits) / FACES)] if hits < FACES else []
    for square, dice in falls.items():
        label = where_to(stand, deed.target, square)
        outcomes.append(Chance(label=label, probability=hits * dice / (FACES * FACES)))
    ground = sum(dice for square, dice in falls.items() if square != DEAD and not stand.chart.level[square])
    text = f"{percent(hits, FACES)} to hit"
    if ground:
        text += f", {percent(hits * ground, FACES * FACES)} to end on level 0"
    lands = {stand.spot(square): dice for square, dice in falls.items() if square != DEAD}
    facts = {"distance": distance, "hits_from": stand.chart.hits_from[distance], "fall_dice": lands}
    return Forecast(text=f"{text}.", outcomes=outcomes, facts=facts)


def where_to(stand: Stand, start: int, square: int) -> str:
    """Where a fall ends, in words."""
    if square == DEAD:
        return "falls off the board and dies"
    return "stays" if square == start else f"falls to {stand.spot(square)} (level {stand.chart.level[square]})"


def payment(stand: Stand, side: int, points: int, deed: Deed) -> Forecast:
    """What is left on the counter after a climb or purchase, and the income then.

    Rule: MM-062, MM-R41
    """
    chart, income = stand.chart, income_of(stand, side)
    facts: dict[str, Any] = {"income": income}
    if deed.verb == "buy":
        left = points - chart.price[deed.kind]
        facts["points"] = left
        return Forecast(text=f"Leaves {counted(left, 'point')}; the {KINDS[deed.kind]} comes back.", facts=facts)
    left = points - chart.value(deed.target)
    after = income + chart.value(deed.target) - chart.value(stand.where[deed.unit])
    facts |= {"points": left, "income_after": after}
    return Forecast(text=f"Leaves {counted(left, 'point')}; income {income} to {after} a turn.", facts=facts)


def walk(stand: Stand, side: int, deed: Deed) -> Forecast | None:
    """What a miner's Move does to the income. Rule: MM-021"""
    before = income_of(stand, side)
    after = before - stand.chart.value(stand.where[deed.unit]) + stand.chart.value(deed.target)
    if before == after:
        return None
    return Forecast(text=f"Income {before} to {after} a turn.", facts={"income": before, "income_after": after})
