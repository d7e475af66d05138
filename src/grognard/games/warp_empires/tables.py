"""A module as tables of numbers, and the options of a game; immutable, shared by all copies. Made by format/, read by the phases.

No id or word of a module is known here or anywhere below: types of units, cards, powers and terrains are numbers in the order of the file.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A selector is a row of three masks over tags: all of these, any of these (0 = no matter), none of these. Number 0 matches everything.
SELECTOR: Final = 3
BITS: Final = vec[i64]([2**n for n in range(62)])
EVERYTHING: Final = 0
NOTHING: Final = -1  # in place of a selector: matches nothing

# Windows in which a card can be played, as bits.
OWN_DRAW: Final = 1
OWN_MOVE: Final = 2
OWN_RECRUIT: Final = 4
FOE_MOVE_START: Final = 8
FOE_GROUP_MOVE: Final = 16
IN_BATTLE: Final = 32

# Roles in a battle.
ANY_ROLE: Final = 0
ATTACKER_ONLY: Final = 1
DEFENDER_ONLY: Final = 2

# Targets of a card.
NO_TARGET: Final = 0
A_FOE: Final = 1
A_FOE_STACK: Final = 2

# Effects: rows of op, amount, form, selector, pick (of OP_MOVE: spaces added to the speed), reach.
EFFECT: Final = 6
OP_MOVE: Final = 1  # amount = allowances, form = FORM_*, selector of the units that are no cargo
OP_CANCEL_MOVE: Final = 2
OP_FORCE: Final = 3  # amount, form = PER_STACK or PER_UNIT, selector
OP_KILL_IN_BATTLE: Final = 4  # amount = how many, selector, pick
OP_CANCEL_BATTLE_CARD: Final = 5
OP_KILL_ON_MAP: Final = 6  # amount, selector, pick, reach
OP_FORBID_ATTACK: Final = 7
OP_STEAL_CARDS: Final = 8
OP_PEEK_HAND: Final = 9
OP_PEEK_STACK: Final = 10
OP_DRAW_CARDS: Final = 11
OP_GAIN_POINTS: Final = 12  # amount, or form = sides of the dice and amount = how many when form > 0
OP_TOKEN: Final = 13  # amount, form = the counter, pick = OWN_COUNTS or FOE_COUNTS
FORM_GROUP: Final = 0
FORM_PURE_STACK: Final = 1
FORM_EVERY_STACK: Final = 2
PER_STACK: Final = 0
PER_UNIT: Final = 1
PICK_CASTER: Final = 0
PICK_RANDOM: Final = 1
PICK_OWNER: Final = 2
OWN_COUNTS: Final = 0
FOE_COUNTS: Final = 1
REACH_ANY: Final = 0
REACH_ADJACENT: Final = 1
REACH_OWN: Final = 2

# Battle modifiers beyond effective Force: rows of power (or -1 for everybody), amount, selector of units, WHEN_*, selector of terrain,
# vs selector of units (NOTHING = no matter), vs selector of terrain (NOTHING = no matter), source kind, source number.
BATTLE_ROW: Final = 9
WHEN_ALWAYS: Final = 0
WHEN_ATTACKING: Final = 1
WHEN_DEFENDING: Final = 2
WHEN_IN_TERRAIN: Final = 3
WHEN_NEAR_TERRAIN: Final = 4
FROM_POWER: Final = 0
FROM_TERRITORY: Final = 1  # for whoever has the marker there
FROM_REGION: Final = 2  # for whoever holds the region wholly
FROM_UNIT: Final = 3  # for whoever owns that type of unit on the board

# Sourced modifiers of other stats: rows of stat, source kind, source number, op (0 add, 1 multiply, 2 set), number, denominator,
# selector of units, selector of terrain, least (-1 = none), uses per turn. A stat that has any such row has all its modifiers here (those of
# a power as FROM_POWER), and its table below holds the plain values.
SOURCED_ROW: Final = 10
ADD: Final = 0
MULTIPLY: Final = 1
SET: Final = 2
STAT_FORCE: Final = 0
STAT_SPEED: Final = 1
STAT_PRICE: Final = 2
STAT_INCOME: Final = 3
STAT_DRAW: Final = 4
STAT_HAND_LIMIT: Final = 5

# Victory: rows of kind, selector of terrain, numerator, denominator, number, mask of powers (0 = all), more_than (1) or at least (0).
VICTORY: Final = 7
WIN_CONTROL_SHARE: Final = 0
WIN_LAST_PLAYER: Final = 1
WIN_ELIMINATE: Final = 2  # selector of units in the place of terrain
WIN_CAPTURE: Final = 3  # number = row of `captures`
ONLY_AS_CONDITION: Final = 100  # + kind: such a row is tested by a WIN_AT_ROUND row alone
WIN_AT_ROUND: Final = 4  # number = round, numerator = COMPARE_*, denominator = row of another victory or -1
WIN_TOKENS: Final = 5  # number = counter, numerator = what it has to reach, denominator = 1 when that wins, 0 = loses
COMPARE_TERRITORIES: Final = 0
COMPARE_REVENUE: Final = 1
COMPARE_POINTS: Final = 2

# Values of options that are words.
TOP_VISIBLE: Final = 0
OPEN_STACKS: Final = 1
CLOSED_STACKS: Final = 2
ALTERNATE: Final = 0
ATTACKER_THEN_DEFENDER: Final = 1
SIMULTANEOUS: Final = 2
DEFENDER_WINS: Final = 0
ATTACKER_WINS: Final = 1
NOBODY_WINS: Final = 2
HALF_UP: Final = 0
HALF_DOWN: Final = 1
HALF_DOWN_LEAST_1: Final = 2
FORTS_COUNT: Final = 0
FORTS_EXTRA: Final = 1
FORTS_FIRST: Final = 2
BONUS_ONCE: Final = 0
BONUS_REPEAT: Final = 1
BONUS_NONE: Final = 2
UPKEEP_LIMIT: Final = 0
UPKEEP_PAY: Final = 1
UPKEEP_NONE: Final = 2
CAPTURE_ANY_LOSS: Final = 0
CAPTURE_LOSER_ONLY: Final = 1
CAPTURE_NEEDS_LEADER: Final = 2
CAPTURE_NEVER: Final = 3
START_IN_PLAY: Final = 0
START_IN_PILE: Final = 1
START_WITH_POWER: Final = 2  # + the power
NO_LEADER: Final = -1
OWN_SHARED: Final = 0
OWN_PER_PLAYER: Final = 1
OWN_PER_POWER: Final = 2


class Tables:
    """All numbers of one module under one set of options; fields are set once by format/compile.py, by these names."""

    def __init__(self, numbers: dict[str, int], lists: dict[str, list[int]], grids: dict[str, list[list[int]]]) -> None:
        """Whole numbers, lists of them, and lists of lists, by the names of the fields below."""
        self.types: i64 = numbers["types"]
        self.cards: i64 = numbers["cards"]
        self.powers: i64 = numbers["powers"]
        self.terrains: i64 = numbers["terrains"]
        self.piles: i64 = numbers["piles"]
        self.seats: i64 = numbers["seats"]
        self.counters: i64 = numbers["counters"]  # kinds of counters that cards move
        # Selectors and units; what depends on the power is at power * types + type.
        self.selectors = vec[i64](lists["selectors"])
        self.tags = vec[i64](lists["tags"])  # by power and type: the type's own and granted ones
        self.type_tags = vec[i64](lists["type_tags"])  # by type: its own alone
        self.force = vec[i64](lists["force"])  # by power and type: effective Force
        self.printed = vec[i64](lists["printed"])  # by type
        self.speed = vec[i64](lists["speed"])  # by power and type, 0 = never moves
        self.price = vec[i64](lists["price"])  # by power and type
        self.count = vec[i64](lists["count"])  # by type: chits
        self.pile_of = vec[i64](lists["pile_of"])  # by type
        self.can_control = vec[i64](lists["can_control"])  # by type
        self.dies_on_defeat = vec[i64](lists["dies_on_defeat"])  # by type
        self.capacity = vec[i64](lists["capacity"])  # by type: how many units it carries
        self.carries = vec[i64](lists["carries"])  # by type: selector of its cargo, NOTHING for all but carriers
        self.leader = vec[i64](lists["leader"])  # by type: START_* (+ power), NO_LEADER for ordinary units
        self.needs_leader = vec[i64](lists["needs_leader"])  # by type: moves only with a leader or as cargo
        # By type: selector that replaces recruit_where, NOTHING without.
        self.home_terrain = vec[i64](lists["home_terrain"])
        # Terrains.
        self.revenue = vec[i64](lists["revenue"])  # by terrain
        self.terrain_tags = vec[i64](lists["terrain_tags"])
        self.closed = vec[i64](lists["closed"])  # by terrain: selector of units that may not enter, NOTHING = open
        self.cargo_exempt = vec[i64](lists["cargo_exempt"])
        self.stops = vec[i64](lists["stops"])  # by terrain: selector of units that halt there, NOTHING = none
        self.defense = vec[i64](lists["defense"])  # by terrain: Force for each defending unit
        # Powers.
        # By power * terrains + terrain: points of a controlled territory in all.
        self.income_add = vec[i64](lists["income_add"])
        self.draw = vec[i64](lists["draw"])  # by power: cards in the Draw phase
        self.hand_limit = vec[i64](lists["hand_limit"])
        self.start_territories = vec[i64](lists["start_territories"])
        # Cards.
        self.copies = vec[i64](lists["copies"])  # by card
        self.windows = vec[i64](lists["windows"])
        self.roles = vec[i64](lists["roles"])
        self.targets = vec[i64](lists["targets"])
        self.requires = vec[i64](lists["requires"])  # by card: selector, NOTHING = no condition
        # By card, and one more: the number of its first row in `effects`.
        self.first_effect = vec[i64](lists["first_effect"])
        self.effects = vec[i64](lists["effects"])
        # Modifiers, victory, set-up.
        self.battle_rows = vec[i64](lists["battle_rows"])
        self.sourced = vec[i64](lists["sourced"])
        self.victories = vec[i64](lists["victories"])
        # Need, how many types, types …, territories ….
        self.captures = vec[vec[i64]]([vec[i64](row) for row in grids["captures"]])
        # By power: type, count, territory or -1 (home) ….
        self.units_fixed = vec[vec[i64]]([vec[i64](row) for row in grids["units_fixed"]])
        self.units_from = vec[vec[i64]]([vec[i64](row) for row in grids["units_from"]])  # by power: pile, count …
        self.units_random = vec[i64](lists["units_random"])  # by power
        self.start_hand = vec[i64](lists["start_hand"])  # by power
        self.start_points = vec[i64](lists["start_points"])
        self.start_terrain = vec[i64](lists["start_terrain"])  # by power: selector
        self.start_region = vec[i64](lists["start_region"])  # by power: region or -1
        self.start_ring = vec[i64](lists["start_ring"])  # by power: steps
        self.pile_owner = vec[i64](lists["pile_owner"])  # by pile: OWN_*
        self.pile_powers = vec[i64](lists["pile_powers"])  # by pile: mask of powers it is open to, 0 = all
        # Numbers of the phases.
        self.deck_owner: i64 = numbers["deck_owner"]
        self.start_distance: i64 = numbers["start_distance"]
        self.first_power: i64 = numbers["first_power"]  # begins the game, -1 = dice
        self.order_dice: i64 = numbers["order_dice"]
        self.order_sides: i64 = numbers["order_sides"]
        self.discard_first: bool = numbers["discard_first"] == 1
        self.free_moves: i64 = numbers["free_moves"]  # -1: one for each stack with a leader
        self.moves_per_unit: i64 = numbers["moves_per_unit"]  # 0 = no limit
        self.leader_bonus: i64 = numbers["leader_bonus"]
        self.refill: i64 = numbers["refill"]
        self.recruit_draw: i64 = numbers["recruit_draw"]
        self.recruit_where: i64 = numbers["recruit_where"]  # selector
        self.recruit_free: bool = numbers["recruit_free"] == 1
        self.per_territory: i64 = numbers["per_territory"]
        self.bonus_dice: i64 = numbers["bonus_dice"]  # how many dice, 0 = no bonus
        self.bonus_sides: i64 = numbers["bonus_sides"]
        self.upkeep_mode: i64 = numbers["upkeep_mode"]
        self.upkeep_factor: i64 = numbers["upkeep_factor"]
        self.upkeep_cost: i64 = numbers["upkeep_cost"]
        self.upkeep_exempt: i64 = numbers["upkeep_exempt"]  # selector or NOTHING
        self.control_terrain: i64 = numbers["control_terrain"]  # selector
        self.control_any_unit: bool = numbers["control_any_unit"] == 1
        self.max_markers: i64 = numbers["max_markers"]
        self.leader_capture: i64 = numbers["leader_capture"]
        self.captured_to_pile: bool = numbers["captured_to_pile"] == 1
        # Options.
        self.stacks_hidden: i64 = numbers["stacks_hidden"]
        self.card_order: i64 = numbers["card_order"]
        self.tie_winner: i64 = numbers["tie_winner"]
        self.half_round: i64 = numbers["half_round"]
        self.forts_in_half: i64 = numbers["forts_in_half"]
        self.bonus_draw: i64 = numbers["bonus_draw"]
        self.upkeep_grace: bool = numbers["upkeep_grace"] == 1
        self.garrison: bool = numbers["garrison"] == 1
        self.interrupt: bool = numbers["interrupt"] == 1  # evasion_timing
        self.more_than: bool = numbers["more_than"] == 1
        self.max_rounds: i64 = numbers["max_rounds"]
        self.random_start: bool = numbers["random_start"] == 1
        # Derived: masks of types.
        self.rows = i64(len(self.selectors)) // SELECTOR
        self.chosen = chosen_types(self)  # by power and selector
        self.carriers = mask_of(self.capacity, 0)
        self.leaders = mask_of(self.leader, NO_LEADER)
        self.bound = mask_of(self.needs_leader, 0)
        self.modified = vec[i64]([0] * 6)  # by stat: 1 when it has a sourced row
        for at in range(i64(0), len(self.sourced), SOURCED_ROW):
            self.modified[self.sourced[at]] = 1


def matches(tables: Tables, selector: i64, tags: i64) -> bool:
    """Whether tags satisfy a selector."""
    if selector == NOTHING:
        return False
    row = selector * SELECTOR
    every = tables.selectors[row]
    some = tables.selectors[row + 1]
    return tags & every == every and (some == 0 or tags & some != 0) and tags & tables.selectors[row + 2] == 0


def chosen_types(tables: Tables) -> vec[i64]:
    """By power and selector: the types of units of that power which match, as bits."""
    chosen = vec[i64]([0] * (tables.powers * tables.rows))
    for power in range(tables.powers):
        for selector in range(tables.rows):
            for kind in range(tables.types):
                if matches(tables, selector, tables.tags[power * tables.types + kind]):
                    chosen[power * tables.rows + selector] |= BITS[kind]
    return chosen


def effect_row(tables: Tables, card: i64, op: i64) -> i64:
    """Where the first effect of a kind that a card has begins in `effects`, NOTHING when it has none."""
    for row in range(tables.first_effect[card], tables.first_effect[card + 1]):
        if tables.effects[row * EFFECT] == op:
            return row * EFFECT
    return NOTHING


def types_in(tables: Tables, power: i64, selector: i64) -> i64:
    """The types of units of a power that match a selector, as bits."""
    return 0 if selector == NOTHING else tables.chosen[power * tables.rows + selector]


def mask_of(column: vec[i64], but: i64) -> i64:
    """The types whose entry is another one than `but`, as bits."""
    mask: i64 = 0
    for kind in range(i64(len(column))):
        if column[kind] != but:
            mask |= BITS[kind]
    return mask
