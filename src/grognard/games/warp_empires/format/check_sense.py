"""Load checks of sense: what could never come about is a mistake - selectors that fit nothing, markers that cannot lie, numbers beyond bounds.

Rule: WE-001, WE-051
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from grognard.games.warp_empires.format.inspector import Inspector, tables
from grognard.games.warp_empires.format.names import selects
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.schema.base import Modifier, TerrainSelector, UnitSelector
from grognard.games.warp_empires.format.schema.cards import Force, KillInBattle, KillOnMap, Move, Token
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.victory import (
    AtRound,
    CaptureAll,
    ControlShare,
    Eliminate,
    TokensWin,
    Victory,
)
from grognard.games.warp_empires.format.stats import powers_tags
from grognard.games.warp_empires.format.words import MOST_PRICE

# By stat: the largest number that it may come to, all modifiers together.
MOST: Final = {
    "force": 500,
    "speed": 99,
    "price": MOST_PRICE,
    "income": 999,
    "draw": 40,
    "hand_limit": 99,
    "start_territories": 20,
}


def check_sense(at: Inspector) -> None:
    """All of them."""
    check_units_fit(at)
    check_markers(at)
    check_victories(at)
    check_most(at)
    if all(at.sheet.speeds[unit.speed] == 0 for unit in at.sheet.units):
        at.add("No unit moves.", "units")
    for name in at.sheet.piles:
        if not any(unit.pile == name for unit in at.sheet.units):
            at.add(f"No unit lies in the pile {name}.", "piles", name, at_key=True)


# ---- units ----------------------------------------------------------------


def check_units_fit(at: Inspector) -> None:
    """Selectors of cards, modifiers and victories fit some unit in somebody's hands."""
    for path, selector, powers in units_meant(at):
        if not any(selects(selector, powers_tags(unit, power)) for power in powers for unit in at.sheet.units):
            at.add("No unit fits.", *path)


def units_meant(at: Inspector) -> Iterator[tuple[Path, UnitSelector, Sequence[Power]]]:
    """Selectors that have to fit a unit, with their paths and the powers whose units are meant."""
    every = at.sheet.powers
    for path, table in tables(at.sheet):
        if isinstance(table, Move | Force | KillInBattle | KillOnMap | Eliminate):
            yield (*path, "units"), table.units, every
        elif isinstance(table, Modifier):
            owners = [every[path[1]]] if path[0] == "powers" and isinstance(path[1], int) else every
            if table.units is not None:
                yield (*path, "units"), table.units, owners
            if table.vs is not None and table.vs.units is not None:
                yield (*path, "vs", "units"), table.vs.units, every
    for number, card in enumerate(at.sheet.cards):
        if card.requires is not None:
            yield ("cards", number, "requires"), card.requires, every


# ---- markers --------------------------------------------------------------


def check_markers(at: Inspector) -> None:
    """Where markers are spoken of there is something that yields points."""
    for path, selector in grounds_meant(at):
        if not has_revenue(at, selector):
            at.add("No territory that yields points fits.", *path)
    plan = at.plan
    if plan is None:
        return
    for path, table in tables(at.sheet):
        if isinstance(table, Modifier):
            check_source(at, plan, table, path)
        elif isinstance(table, CaptureAll):
            for number, name in enumerate(table.territories):
                check_marked(at, plan, name, *path, "territories", number)


def grounds_meant(at: Inspector) -> Iterator[tuple[Path, TerrainSelector]]:
    """Selectors of territories that bear markers."""
    phases = at.sheet.phases
    yield ("phases", "recruit", "where"), phases.recruit.where
    yield ("phases", "control", "terrain"), phases.control.terrain
    for number, unit in enumerate(at.sheet.units):
        if unit.home is not None:
            yield ("units", number, "home"), unit.home
    for path, win in every_win(at.sheet.victory):
        if isinstance(win, ControlShare):
            yield (*path, "terrain"), win.terrain


def has_revenue(at: Inspector, selector: TerrainSelector) -> bool:
    """Whether some territory yields points and fits; of a rolled map, some terrain of its table."""
    plan = at.plan
    if plan is not None:
        return any(plan.revenue(number) and plan.matches(number, selector) for number in range(plan.size))
    terrains = [at.sheet.terrain[name] for name in {row.terrain for row in at.sheet.map.table}]
    return any(terrain.revenue and selects(selector, terrain.tags) for terrain in terrains)


def check_source(at: Inspector, plan: Plan, modifier: Modifier, path: Path) -> None:
    """What a modifier comes from can be held."""
    kind, _, name = modifier.source.partition(":")
    if kind == "territory":
        check_marked(at, plan, name, *path, "source")
    elif kind == "region":
        inside = [number for number, each in enumerate(plan.fixed.territory) if each.region == name]
        if not any(plan.revenue(number) for number in inside):
            at.add(f"Nothing in {name} yields points: nobody ever holds it.", *path, "source")


def check_marked(at: Inspector, plan: Plan, name: str, *path: str | int) -> None:
    """A territory takes a marker."""
    if not plan.revenue(at.names.territories[name]):
        at.add(f"{name} yields no points: it takes no marker.", *path)


# ---- victories ------------------------------------------------------------


def every_win(wins: Sequence[Victory]) -> Iterator[tuple[Path, object]]:
    """All victories and conditions with their paths."""
    for number, win in enumerate(wins):
        yield ("victory", number), win
        if isinstance(win, AtRound) and win.condition is not None:
            yield ("victory", number, "condition"), win.condition


def check_victories(at: Inspector) -> None:
    """Victories that somebody can have."""
    more_than = at.sheet.options.victory_compare == "more_than"
    for path, win in every_win(at.sheet.victory):
        if isinstance(win, ControlShare) and (win.num > win.den or (more_than and win.num == win.den)):
            at.add("Nobody can hold more than all.", *path, "num")
        elif isinstance(win, CaptureAll):
            check_capture(at, win, path)
        elif isinstance(win, TokensWin):
            check_tokens(at, win, path)


def check_capture(at: Inspector, win: CaptureAll, path: Path) -> None:
    """Each leader and territory once, and leaders that can be captured."""
    for part, names in (("units", win.units), ("territories", win.territories)):
        for number, name in enumerate(names):
            if name in names[:number]:
                at.add(f"{name} is there twice.", *path, part, number)
    if win.units and at.sheet.leaders.capture == "never":
        at.add("No leader is ever captured, see leaders.capture.", *path, "units")


def check_tokens(at: Inspector, win: TokensWin, path: Path) -> None:
    """Some card raises the counter; a condition is there to be won."""
    effects = [effect for card in at.sheet.cards for effect in card.effects]
    moves = [effect for effect in effects if isinstance(effect, Token) and effect.name == win.name]
    if moves and all(effect.add <= 0 for effect in moves):
        at.add(f"No card raises the counter {win.name}.", *path, "name")
    if path[-1] == "condition" and win.result == "lose":
        at.add("A condition is won, not lost.", *path, "result", allowed=["win"])


# ---- numbers --------------------------------------------------------------


def check_most(at: Inspector) -> None:
    """No number grows beyond its bounds, whatever holds together."""
    for number, power in enumerate(at.sheet.powers):
        told: set[str] = set()
        for stat, what, base, rows in numbers_of(at, power):
            most = most_of(base, rows)
            if rows and most > MOST[stat] and stat not in told:
                told.add(stat)
                path: Path = ("powers", number, "modifiers") if power.modifiers else ("modifiers",)
                at.add(f"The {stat} of {what} may come to {most}, more than {MOST[stat]}.", *path)


def numbers_of(at: Inspector, power: Power) -> Iterator[tuple[str, str, int, list[Modifier]]]:
    """Every number of a power that modifiers change: its stat, whose it is, its plain value, the modifiers that may hold."""
    sheet = at.sheet
    rows = [*power.modifiers, *sheet.modifiers]
    for unit in sheet.units:
        tags = powers_tags(unit, power)
        held = [row for row in rows if row.units is None or selects(row.units, tags)]
        yield from (
            (stat, unit.name, base, [row for row in held if row.stat == stat])
            for stat, base in (("force", unit.force), ("price", unit.force), ("speed", sheet.speeds[unit.speed]))
        )
    incomes = [row for row in rows if row.stat == "income"]
    for name, base, meant in grounds(at, incomes):
        yield "income", name, base, meant
    for stat, base in (
        ("draw", sheet.phases.draw.count),
        ("hand_limit", sheet.phases.draw.hand_limit),
        ("start_territories", sheet.setup.start_territories),
    ):
        yield stat, power.name, base, [row for row in rows if row.stat == stat]


def grounds(at: Inspector, rows: Sequence[Modifier]) -> Iterator[tuple[str, int, list[Modifier]]]:
    """Territories of a fixed map, or terrains, with what they yield and the modifiers of it."""
    plan = at.plan
    if plan is None:
        for each in at.sheet.terrain.values():
            fit = [row for row in rows if row.terrain is None or selects(row.terrain, each.tags)]
            yield each.name, each.revenue, fit
        return
    for number, territory in enumerate(plan.fixed.territory):
        fit = [row for row in rows if row.terrain is None or plan.matches(number, row.terrain)]
        yield territory.name, plan.revenue(number), fit


def most_of(base: int, rows: Iterable[Modifier]) -> int:
    """What a number may come to, when all that raises it holds and nothing else."""
    every = list(rows)
    number = max([base, *(row.set for row in every if row.set is not None)])
    for row in every:
        if row.mul is not None and row.mul[0] > row.mul[1]:
            number = min(-(-number * row.mul[0] // row.mul[1]), 10**6)
    number += sum(row.add for row in every if row.add is not None and row.add > 0)
    return max([number, *(row.min for row in every if row.min is not None)])
