"""A module with all words of the format that no shipped module uses, as a game for the contract: the toy of the rules' tests, changed all over."""

from functools import cache

from grognard.games.warp_empires.rules import WarpEmpires
from tests.rules.warp_empires.toy import power, toy, unit

STABLE = '[piles.stable]\npowers = ["red", "green"]\n[[units]]\nid = "foot"'
CARDS = """
[[cards]]
id = "glory"
name = "Glory"
count = 6
window = ["own_draw", "own_move", "own_recruit"]
effects = [{ op = "token", name = "fame", add = 2 }, { op = "draw_cards", count = 1 }]
[[cards]]
id = "rumour"
name = "Rumour"
count = 6
window = ["own_move"]
target = "foe"
effects = [{ op = "token", name = "panic", add = 1, who = "foe" }, { op = "token", name = "fame", add = -1 }]
[[cards]]
id = "arrows"
name = "Arrows"
count = 4
window = ["battle"]
effects = [{ op = "kill_in_battle", pick = "owner" }]
[[cards]]
id = "lot"
name = "Lot"
count = 4
window = ["battle"]
requires = { all = ["horse"] }
effects = [{ op = "kill_in_battle", pick = "random", units = { any = ["foot", "horse"] } }]
[[cards]]
id = "fever"
name = "Fever"
count = 4
window = ["own_move"]
target = "foe_stack"
effects = [{ op = "kill_on_map", pick = "caster", reach = "adjacent" }, { op = "peek_stack", reach = "adjacent" }]
[[cards]]
id = "ride"
name = "Ride"
count = 6
window = ["own_move"]
effects = [{ op = "move", units = { all = ["horse"] }, form = "pure_stack", speed_add = 1 }]
[[cards]]
id = "mud"
name = "Mud"
count = 3
window = ["foe_group_move"]
effects = [{ op = "cancel_move" }]
[[modifiers]]
stat = "income"
mul = [3, 2]
min = 1
source = "region:north"
[[modifiers]]
stat = "price"
add = -1
min = 1
units = { all = ["horse"] }
source = "territory:cob"
[[modifiers]]
stat = "force"
add = 1
units = { all = ["foot"] }
when = "in_or_next_to_terrain"
terrain = { all = ["marsh"] }
source = "unit:chief"
[[modifiers]]
stat = "force"
add = 2
vs = { units = { all = ["horse"] }, terrain = { regions = ["south"] } }
source = "region:south"
[[victory]]
kind = "tokens"
name = "fame"
count = 9
[[victory]]
kind = "tokens"
name = "panic"
count = 3
result = "lose"
[[victory]]
kind = "capture"
units = ["chief"]
territories = ["ann", "elm"]
need = 3
powers = ["red", "blue"]
[[victory]]
kind = "at_round"
round = 9
condition = { kind = "control_share", num = 3, den = 4 }
[[variants]]
key = "hire"
rule = "WE-043"
default = "bought"
[variants.values.bought]
[variants.values.free]
"phases.recruit.mode" = "free"
[[variants]]
key = "feed"
rule = "WE-048"
default = "paid"
[variants.values.paid]
[variants.values.none]
"phases.upkeep.mode" = "none"
[variants.values.counted]
"phases.upkeep.mode" = "limit"
"""


@cache
def sink() -> WarpEmpires:
    """The game."""
    return WarpEmpires(
        toy(
            ('id = "toy"\nname = "Toy"', 'id = "sink"\nname = "Sink"'),
            ("shared = true", "per_player = true"),
            ('[[units]]\nid = "foot"', STABLE),
            ('name = "Horse"\npile = "common"', 'name = "Horse"\npile = "stable"\nneeds_leader_to_move = true'),
            ('start = "pile"', 'start = "in_play"'),
            ("revenue = 0\n[piles", 'revenue = 0\ndefense = 1\nstop = { all = ["horse"] }\n[piles'),
            unit("foot", 'home = { none = ["warm"] }'),
            power("red", 'modifiers = [{ stat = "force", add = 1, when = "attacking" }]\nsetup = { start_ring = 1 }'),
            power(
                "blue",
                'modifiers = [{ stat = "price", set = 1, uses_per_turn = 1 }]\nsetup = { start_region = "south" }',
            ),
            power("green", 'setup = { units_fixed = [{ unit = "horse", count = 1, at = "bay" }] }'),
            ("units_random = 3", 'units_random = 3\nfirst = "green"'),
            (
                "draw = 2",
                'draw = 3\nper_territory = 2\n[phases.move]\nfree_moves = "led_stacks"\n[phases.upkeep]\nmode = "pay"',
            ),
            ("[phases.recruit]", '[dice]\nbonus = "2D4"\norder = "2D6"\n[phases.recruit]'),
            (
                "[[victory]]",
                '[decks.action]\nowner = "per_power"\n[leaders]\ncapture = "needs_leader"\ncaptured_to = "pile"\n[[victory]]',
            ),
            ("", CARDS),
        )
    )
