"""The closed vocabulary of module files, how large they may be, and the words that are reserved for later."""

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints

from grognard.games.warp_empires.actions import CARDS, PILES, SEATS, TERRITORIES, TYPES

FORMAT: Final = 1
SYSTEM: Final = "warp-empires"

# A module is data from a stranger: nothing in it may be larger than this.
MOST_BYTES: Final = 256 * 1024
MOST_DEPTH: Final = 12  # brackets within brackets, parts of a dotted key
MOST_VALUES: Final = 20_000
MOST_FAULTS: Final = 200
MOST_TAGS: Final = 60
MOST_CHITS: Final = 2000
MOST_PRICE: Final = 63
MOST_TERRAINS: Final = 16
MOST_REGIONS: Final = 32
MOST_COUNTERS: Final = 8

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
# Names and texts are shown as they are: nothing in them is invisible, moves the cursor or turns the direction of writing.
UNSEEN: Final = r"\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd"
ONE_LINE: Final = rf"\u0000-\u001f{UNSEEN}"
Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=60, pattern=rf"^[^ {ONE_LINE}]([^{ONE_LINE}]*[^ {ONE_LINE}])?$"),
]
Text = Annotated[str, StringConstraints(max_length=2000, pattern=rf"^[^\u0000-\u0008\u000b-\u001f{UNSEEN}]*$")]
Line = Annotated[str, StringConstraints(max_length=400, pattern=rf"^[^{ONE_LINE}]*$")]
RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Z0-9]{0,7}-R?[0-9]{1,4}$")]
Dice = Annotated[str, StringConstraints(pattern=r"^[1-9]D(4|6|8|10|12|20)$")]
Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")]
FileName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_-]{0,59}\.toml$")]
SpeedCode = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9]{0,5}$")]
Source = Annotated[str, StringConstraints(pattern=r"^(power|(territory|region|unit):[a-z][a-z0-9_]{0,39})$")]
Start = Annotated[str, StringConstraints(pattern=r"^(in_play|pile|power:[a-z][a-z0-9_]{0,39})$")]
Where = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Small = Annotated[int, Field(ge=0, le=99)]
Hand = Annotated[int, Field(ge=0, le=20)]
Positive = Annotated[int, Field(ge=1, le=99)]
Step = Annotated[int, Field(ge=-99, le=99)]
Points = Annotated[int, Field(ge=0, le=999)]

SHAPES: Final = {
    Name: "1 to 60 characters in one line, no blank at either end",
    Text: "up to 2000 characters, none that cannot be seen",
    Line: "up to 400 characters in one line",
    Id: "lower-case letters, digits and underscores, a letter first, up to 40",
    RuleId: 'an id such as "S8-013" or "XY-R07"',
    Dice: '1 to 9 dice with 4, 6, 8, 10, 12 or 20 sides: "1D6", "2D10"',
    Colour: 'a colour in lower case: "#7a3b1e"',
    FileName: 'a plain file name beside the module, lower case: "map.toml"',
    SpeedCode: "a code of letters and digits, up to 6",
    Source: "power, territory:<id>, region:<id>, unit:<id>",
    Start: "in_play, pile, power:<id>",
}

Window = Literal["own_draw", "own_move", "own_recruit", "foe_move_start", "foe_group_move", "battle"]
Role = Literal["any", "attacker", "defender"]
Target = Literal["none", "foe", "foe_stack"]
Form = Literal["group", "pure_stack", "every_stack"]
Per = Literal["stack", "unit"]
Pick = Literal["caster", "random", "owner"]
Who = Literal["caster", "foe"]
Result = Literal["win", "lose"]
Reach = Literal["any", "adjacent", "own"]
Stat = Literal["force", "speed", "price", "income", "draw", "hand_limit", "start_territories"]
When = Literal["always", "attacking", "defending", "in_terrain", "in_or_next_to_terrain"]
Owner = Literal["shared", "per_player", "per_power"]
Compare = Literal["territories", "revenue", "points"]
Capture = Literal["any_loss", "loser_only", "needs_leader", "never"]
CapturedTo = Literal["set_aside", "pile"]
Icon = Literal[
    "infantry",
    "cavalry",
    "artillery",
    "bastion",
    "light_airship",
    "airship",
    "great_airship",
    "vessel",
    "wagon",
    "monster",
    "chief",
]

# Tables and keys that sister modules need and that nothing carries out yet: refused by name.
LATER_KEYS: Final = {
    "choices",
    "setup.choices",
    "terrain.link",
    "terrain.explore",
    "units.modifiers",
    "units.needs_escort",
    "units.jump",
    "units.zone",
    "units.last_casualty",
    "units.first_casualty",
    "units.cargo_force",
    "piles.closed",
    "cards.keep_in_play",
    "modifiers.majority",
    "modifiers.cap_units",
    "phases.explore",
    "phases.treasury",
    "phases.revenue.located",
}
LATER_WORDS: Final = {
    "stat": {"start_units", "recruit_draw", "upkeep_factor", "refill", "carry"},
    "op": {
        "lose_points", "discard_cards", "steal_points", "recruit_extra", "permit", "place_units", "take_unit", "teleport",
        "withdraw", "cancel_card", "roll",
    },
    "window": {"foe_card", "any_time"},
}  # fmt: skip
__all__ = ["CARDS", "PILES", "SEATS", "TERRITORIES", "TYPES"]
