"""The options of a game of a module: those of the generic rules with the module's defaults, then the module's own switches."""

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_origin

from grognard.core.options import Option, OptionValue
from grognard.games.warp_empires.format.schema.sheet import OptionDefaults, Sheet

MOST_ROUNDS: Final = 999
LARGEST_MAP: Final = 256
AUTO: Final = 0  # map_size: by the number of players

# By name: the rule, and what a player reads.
TEXTS: Final = {
    "stacks_hidden": ("WE-R22", "What foes see of a stack: its top unit, all of it, or only that it is there"),
    "card_order": ("WE-R29", "How battle cards are played: by turns, the attacker's first, or both at once"),
    "tie_winner": ("WE-R32", "Who wins a battle with equal totals"),
    "half_round": ("WE-R34", "How the loser's half is rounded"),
    "forts_in_half": ("WE-R35", "How units that die on defeat count towards the half"),
    "bonus_draw": ("WE-R53", "More recruits for whoever bought all that were drawn: once, again and again, or never"),
    "upkeep_zero": ("WE-R57", "Without any income: all units go, or the phase is skipped"),
    "control_hold": ("WE-R60", "A marker stays until another one replaces it, or needs a garrison"),
    "evasion_timing": ("S8-R31", "Cards that cancel a battle card: at the own step, or at once"),
    "victory_compare": ("S8-R43", "A share of the territories wins when it is reached, or when it is passed"),
    "max_rounds": ("WE-R69", "The game is decided after so many rounds; 0 = never"),
    "start_pick": ("S8-R05", "Homes are chosen, or fall by lot"),
}
OPTION_NAMES: Final = (*TEXTS, "map_size")


def options_of(sheet: Sheet) -> tuple[Option, ...]:
    """All options of a module."""
    general = [generic(sheet, name) for name in TEXTS]
    if sheet.map.kind == "random":
        general.append(map_size(sheet))
    return (*general, *switches(sheet))


def generic(sheet: Sheet, name: str) -> Option:
    """One option of the generic rules."""
    rule, text = TEXTS[name]
    default: OptionValue = getattr(sheet.options, name)
    kind = OptionDefaults.model_fields[name].annotation
    if get_origin(kind) is Literal:
        return Option(name=name, rule=rule, text=text, default=default, choices=get_args(kind))
    return Option(name=name, rule=rule, text=text, default=default, least=0, most=MOST_ROUNDS)


def map_size(sheet: Sheet) -> Option:
    """How many territories a random map has."""
    size = sheet.map.size
    return Option(
        name="map_size",
        rule="S8-R02",
        text="Territories of the map, at least twice as many as it needs to begin in; 0 = by the number of players",
        default=AUTO if size == "auto" else size,
        least=AUTO,
        most=LARGEST_MAP,
    )


def switches(sheet: Sheet) -> list[Option]:
    """The module's own switches."""
    found = []
    for variant in sheet.variants:
        rules = rules_of(variant.rule)
        text = variant.text or variant.name or variant.key
        choices = tuple(variant.values)
        found.append(
            Option(
                name=variant.key, rule=rules[0] if rules else "", text=text, default=variant.default, choices=choices
            )
        )
    return found


def rules_of(rule: str | list[str]) -> tuple[str, ...]:
    """The ids of the rules that an entry stands for."""
    return (rule,) if isinstance(rule, str) else tuple(rule)


def chosen_of(sheet: Sheet, values: Mapping[str, OptionValue]) -> dict[str, str]:
    """The values of the module's own switches among all options."""
    return {variant.key: str(values.get(variant.key, variant.default)) for variant in sheet.variants}
