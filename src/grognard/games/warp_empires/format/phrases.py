"""Parts of a module in words, made of its data, so that they cannot drift from what is played."""

from collections.abc import Iterable, Sequence
from typing import Final

from grognard.core.phrases import joined
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.format.names import LEADER, selects
from grognard.games.warp_empires.format.schema.base import Modifier, TerrainSelector, UnitSelector
from grognard.games.warp_empires.format.schema.cards import (
    CancelBattleCard,
    CancelMove,
    Card,
    DrawCards,
    Effect,
    ForbidAttack,
    Force,
    GainPoints,
    KillInBattle,
    KillOnMap,
    Move,
    PeekHand,
    PeekStack,
    StealCards,
    Token,
)
from grognard.games.warp_empires.format.schema.victory import (
    AtRound,
    CaptureAll,
    ControlShare,
    Eliminate,
    LastPlayer,
    TokensWin,
    Win,
)
from grognard.games.warp_empires.format.stats import powers_tags

WINDOWS: Final = {
    "own_draw": "own Draw phase",
    "own_move": "own Move phase",
    "own_recruit": "own Recruit phase",
    "foe_move_start": "start of a foe's Move phase",
    "foe_group_move": "a foe has announced a move",
    "battle": "battle",
}
ROLES: Final = {"any": "", "attacker": ", as the attacker", "defender": ", as the defender"}
PICKS: Final = {"caster": "of your choice", "random": "by lot", "owner": "of its owner's choice"}
REACHES: Final = {
    "any": "a foe's stack",
    "adjacent": "a foe's stack next to one of yours",
    "own": "a foe's stack where you stand, too",
}
STATS: Final = {
    "force": "Force",
    "speed": "speed",
    "price": "price",
    "income": "income",
    "draw": "cards drawn in the Draw phase",
    "hand_limit": "hand limit",
    "start_territories": "start territories",
}
WHENS: Final = {"always": "", "attacking": "when attacking", "defending": "when defending"}
COMPARES: Final = {"territories": "most markers", "revenue": "the highest income", "points": "the fullest treasury"}


class Phrases:
    """The words of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.sheet = module.sheet

    def units(self, selector: UnitSelector | None) -> str:
        """Which units a selector means, by their names; where powers make a difference, with the powers."""
        if selector is None or not (selector.all or selector.any or selector.none):
            return "units"
        sheet = self.sheet
        by_power = [
            tuple(unit.id for unit in sheet.units if selects(selector, powers_tags(unit, power)))
            for power in sheet.powers
        ]
        if len(set(by_power)) == 1:
            return self._named(by_power[0])
        groups = dict.fromkeys(names for names in by_power if names)
        found = []
        for names in groups:
            owners = [power.name for power, own in zip(sheet.powers, by_power, strict=True) if own == names]
            found.append(f"{self._named(names)} of {joined(owners)}")
        return "; ".join(found) or "no unit"

    def _named(self, ids: Sequence[str]) -> str:
        """Units by name; all leaders in one word, and nearly all units by those that are not meant."""
        others = [unit.id for unit in self.sheet.units if unit.id not in ids]
        if not ids or not others:
            return "units" if ids else "no unit"
        named, left = self._short(ids), self._short(others)
        return joined(named) if len(named) <= len(left) + 1 else f"units other than {joined(left)}"

    def _short(self, ids: Sequence[str]) -> list[str]:
        """The names of units; where all leaders are among them, the word for leaders."""
        leaders = [unit.id for unit in self.sheet.units if LEADER in unit.tags]
        together = len(leaders) > 1 and all(name in ids for name in leaders)
        names = [unit.name for unit in self.sheet.units if unit.id in ids and not (together and unit.id in leaders)]
        return [*names, f"{self.sheet.terms.leader}s"] if together else names

    def terrain(self, selector: TerrainSelector | None) -> str:
        """Which territories a selector means."""
        if selector is None:
            return "any territory"
        fixed = self.module.fixed
        parts = []
        if selector.all or selector.any or selector.none:
            parts.append(joined(self._terrain_names(selector)))
        if selector.ids is not None and fixed is not None:
            parts.append(joined(each.name for each in fixed.territory if each.id in selector.ids))
        if selector.regions is not None and fixed is not None:
            names = joined(each.name for each in fixed.region if each.id in selector.regions)
            parts.append(f"in {names}")
        return " ".join(parts) or "any territory"

    def _terrain_names(self, selector: TerrainSelector) -> list[str]:
        """Terrains by name; where tags of single territories count, the tags."""
        terrains = [each.name for each in self.sheet.terrain.values() if selects(selector, each.tags)]
        known = {tag for each in self.sheet.terrain.values() for tag in each.tags}
        own = [f"with {tag}" for tag in [*selector.all, *selector.any] if tag not in known]
        bare = [f"without {tag}" for tag in selector.none if tag not in known]
        return [" ".join([joined(terrains) or "territories", *own, *bare])]

    def card(self, card: Card) -> str:
        """What a card does."""
        does = "; ".join(self.effect(effect) for effect in card.effects)
        needs = f" Needs {self.units(card.requires)}." if card.requires is not None else ""
        return f"{does[0].upper()}{does[1:]}.{needs}"

    def window(self, card: Card) -> str:
        """When a card is played."""
        return " or ".join(WINDOWS[window] for window in card.window) + ROLES[card.role]

    def effect(self, effect: Effect) -> str:
        """What one effect does."""
        if isinstance(effect, Move):
            return self._move(effect)
        if isinstance(effect, Force):
            each = f" for each of your {self.units(effect.units)}" if effect.per == "unit" else " for your total"
            return f"{effect.add:+d}{each}"
        if isinstance(effect, KillInBattle):
            return f"{effect.count} opposing {self.units(effect.units)} {PICKS[effect.pick]} destroyed before the comparison"
        if isinstance(effect, KillOnMap):
            return (
                f"{effect.count} {self.units(effect.units)} of {REACHES[effect.reach]} destroyed, {PICKS[effect.pick]}"
            )
        if isinstance(effect, PeekStack):
            return f"look at {REACHES[effect.reach]}"
        return self._other(effect)

    def _move(self, effect: Move) -> str:
        """What a move card moves."""
        what = "" if self.units(effect.units) == "units" else f" of {self.units(effect.units)}"
        faster = f", {effect.speed_add} further" if effect.speed_add else ""
        if effect.form == "every_stack":
            return f"one group{what} out of each own stack moves{faster}"
        pure = " that is a whole stack of nothing else" if effect.form == "pure_stack" else ""
        many = "one group" if effect.stacks == 1 else f"up to {effect.stacks} groups"
        return f"{many}{what}{pure} {'moves' if effect.stacks == 1 else 'move'}{faster}"

    def _other(self, effect: Effect) -> str:
        """Effects without selectors."""
        if isinstance(effect, StealCards):
            return f"take {effect.count} of a foe's cards by lot"
        if isinstance(effect, DrawCards):
            return f"draw {effect.count} cards"
        if isinstance(effect, GainPoints):
            return f"gain {effect.dice or effect.amount} {self.sheet.terms.points}"
        if isinstance(effect, Token):
            whose = "your" if effect.who == "caster" else "a foe's"
            return f"{effect.add:+d} for {whose} {effect.name.replace('_', ' ')}"
        if isinstance(effect, CancelMove):
            return "the announced move is cancelled"
        if isinstance(effect, CancelBattleCard):
            return "an opposing battle card is cancelled"
        if isinstance(effect, ForbidAttack):
            return "this foe attacks nobody until the turn ends"
        if isinstance(effect, PeekHand):
            return "look at a foe's hand"
        raise AssertionError("there is no such effect")

    def modifier(self, row: Modifier) -> str:
        """What a modifier changes."""
        change = f"{row.add:+d}" if row.add is not None else f"= {row.set}" if row.set is not None else ""
        if row.mul is not None:
            change = f"× {row.mul[0]}/{row.mul[1]}"
        least = f", at least {row.min}" if row.min is not None else ""
        return " ".join(part for part in [f"{STATS[row.stat]} {change}{least}", *self._conditions(row)] if part)

    def _conditions(self, row: Modifier) -> Iterable[str]:
        """Of what, when, against whom, through what."""
        if row.units is not None:
            yield f"of {self.units(row.units)}"
        if row.when in WHENS:
            yield WHENS[row.when]
        if row.terrain is not None:
            near = {"in_or_next_to_terrain": "in or next to", "in_terrain": "in"}.get(row.when, "of")
            yield f"{near} {self.terrain(row.terrain)}"
        if row.vs is not None and row.vs.units is not None:
            yield f"against stacks with {self.units(row.vs.units)}"
        if row.vs is not None and row.vs.terrain is not None:
            yield f"in battles in {self.terrain(row.vs.terrain)}"
        if row.uses_per_turn is not None:
            yield f"for the first {row.uses_per_turn} a turn"
        if row.source != "power":
            yield f"for whoever has {self.source(row.source)}"

    def source(self, source: str) -> str:
        """A territory, a region, a unit by its name."""
        kind, _, name = source.partition(":")
        fixed = self.module.fixed
        known = {unit.id: unit.name for unit in self.sheet.units} if kind == "unit" else {}
        if fixed is not None and kind != "unit":
            known = {each.id: each.name for each in (fixed.territory if kind == "territory" else fixed.region)}
        return f"the whole of {known[name]}" if kind == "region" else known[name]

    def victory(self, win: Win) -> str:
        """What wins."""
        powers = {power.id: power.name for power in self.sheet.powers}
        tail = f" (only {joined(powers[name] for name in win.powers)})" if win.powers else ""
        return f"{self._victory(win)}{tail}."

    def _share(self, win: ControlShare) -> str:
        """How much of the land wins."""
        share = "half" if 2 * win.num == win.den else f"{win.num}/{win.den}"
        land = self.terrain(win.terrain)
        is_whole = "territor" in land or bool(win.terrain.ids or win.terrain.regions)
        where = land if is_whole else f"{land} territories"
        if self.module.options["victory_compare"] == "more_than":
            return f"Markers on more than {share} of all {where}"
        return f"Markers on {share} of all {where} or more"

    def _victory(self, win: Win) -> str:
        """What wins, whoever it is open to."""
        if isinstance(win, ControlShare):
            return self._share(win)
        if isinstance(win, LastPlayer):
            return "Everybody else is out"
        if isinstance(win, Eliminate):
            return f"No foe has {self.units(win.units)} on the board"
        if isinstance(win, CaptureAll):
            return self._capture(win)
        if isinstance(win, TokensWin):
            counter = win.name.replace("_", " ")
            return f"Your {counter} has reached {win.count}{'' if win.result == 'win' else ': you are out'}"
        if isinstance(win, AtRound):
            decides = f"{COMPARES[win.compare]} wins" if win.compare else "whoever fulfils this wins: "
            return f"After round {win.round}: {decides}{self._victory(win.condition) if win.condition else ''}"
        raise AssertionError("there is no such victory")

    def _capture(self, win: CaptureAll) -> str:
        """Leaders and territories to be had."""
        fixed = self.module.fixed
        units = {unit.id: unit.name for unit in self.sheet.units}
        places = {each.id: each.name for each in fixed.territory} if fixed is not None else {}
        names = [units[name] for name in win.units] + [places[name] for name in win.territories]
        need = len(names) if win.need is None else win.need
        return f"You have {need} of these, captured or with your marker: {joined(names)}"
