"""A module to begin with: small, without faults, every table with a remark."""

from typing import Final

START: Final = """# {name}: a module of Warp Empires. `grognard module check {id}.toml` says what is wrong, `grognard module schema` helps an editor.

format  = 1
system  = "warp-empires"
id      = "{id}"
name    = "{name}"
version = 1                               # raise it when recorded games would go differently
players = [2, 3]
credit  = ""
summary = "What it is about, in a sentence."

[terms]                                   # words for display
points    = "points"
territory = "territory"
side      = "power"

# ---------------------------------------------------------------- map: rolled for each territory, or kind = "fixed" with a file
[map]
kind = "random"
names = ["North", "South", "East", "West"]

[[map.table]]
roll = [1, 2]
terrain = "town"

[[map.table]]
roll = [3, 5]
terrain = "plain"

[[map.table]]
roll = [6, 6]
terrain = "cliffs"

[terrain.town]
name = "Town"
tags = ["town"]
revenue = 3

[terrain.plain]
name = "Plain"
revenue = 0

[terrain.cliffs]
name = "Cliffs"
revenue = 0
closed = {{}}                               # to every unit; {{ all = ["foot"] }} would be: to units with the tag foot

# ---------------------------------------------------------------- units
[piles.common]
shared = true

[[units]]
id = "infantry"
name = "Infantry"
pile = "common"
count = 20
force = 2
speed = "S"                               # S 1 space, M 2, F 3, none 0; or [speeds] of your own
tags = ["foot"]

[[units]]
id = "cavalry"
name = "Cavalry"
pile = "common"
count = 10
force = 3
speed = "M"
tags = ["horse"]
can_control = false

# ---------------------------------------------------------------- powers
[[powers]]
id = "red"
name = "Red"
text = "Cavalry goes 1 space further."
colour = "#b3262e"
modifiers = [{{ stat = "speed", add = 1, units = {{ all = ["horse"] }} }}]

[[powers]]
id = "blue"
name = "Blue"
text = "Towns yield 1 point more."
colour = "#2f5fb3"
modifiers = [{{ stat = "income", add = 1, terrain = {{ all = ["town"] }} }}]

[[powers]]
id = "green"
name = "Green"
text = "Draws one card more."
colour = "#3d7a3a"
modifiers = [{{ stat = "draw", add = 1 }}]

# ---------------------------------------------------------------- set-up and phases
[setup]
start_terrain  = {{ all = ["town"] }}
start_distance = 3
units_random   = 4
hand           = 5

[phases.draw]
count = 3
hand_limit = 7

[phases.control]
needs = "can_control"

[[victory]]
kind = "control_share"                    # half of all towns
terrain = {{ all = ["town"] }}
num = 1
den = 2

# ---------------------------------------------------------------- cards
[[cards]]
id = "march"
name = "March"
text = "One group moves."
count = 15
window = ["own_move"]
effects = [{{ op = "move", stacks = 1 }}]

[[cards]]
id = "campaign"
name = "Campaign"
text = "Up to three groups move."
count = 6
window = ["own_move"]
effects = [{{ op = "move", stacks = 3 }}]

[[cards]]
id = "ambush"
name = "Ambush"
text = "As the defender: 6 more for your total."
count = 4
window = ["battle"]
role = "defender"
effects = [{{ op = "force", add = 6 }}]

[[cards]]
id = "charge"
name = "Charge"
text = "2 more for each of your Cavalry."
count = 4
window = ["battle"]
effects = [{{ op = "force", add = 2, per = "unit", units = {{ all = ["horse"] }} }}]

[[cards]]
id = "taxes"
name = "Taxes"
text = "6 points."
count = 3
window = ["own_move", "own_recruit"]
effects = [{{ op = "gain_points", amount = 6 }}]
"""


# The same on a map of its own: what takes the place of the rolled one, and the map's file.
FIXED: Final = """[map]
kind = "fixed"
file = "{id}_map.toml"

"""
MAP: Final = """# The map of {name}. A sign for each territory, drawn in hexes, every other row half a hex to the right; "." is nothing. Territories
# that touch are neighbours; `borders` adds others. Without `rows`, only what stands in `borders` counts.

format = 1
rows = [
  "aabbcc",
  "aadbcc",
  "eddffg",
  "eehfgg",
  "hhhiig",
]

[[region]]
id = "north"
name = "The North"

[[territory]]
id = "ford"
name = "Ford"
sign = "a"
terrain = "town"
region = "north"

[[territory]]
id = "heath"
name = "Heath"
sign = "b"
terrain = "plain"
region = "north"

[[territory]]
id = "mill"
name = "Mill"
sign = "c"
terrain = "town"
revenue = 4                               # instead of that of its terrain
region = "north"

[[territory]]
id = "downs"
name = "Downs"
sign = "d"
terrain = "plain"

[[territory]]
id = "abbey"
name = "Abbey"
sign = "e"
terrain = "town"

[[territory]]
id = "crag"
name = "Crag"
sign = "f"
terrain = "cliffs"

[[territory]]
id = "harbour"
name = "Harbour"
sign = "g"
terrain = "town"

[[territory]]
id = "moor"
name = "Moor"
sign = "h"
terrain = "plain"
borders = ["harbour"]                     # a ferry

[[territory]]
id = "bridge"
name = "Bridge"
sign = "i"
terrain = "town"
"""


def template(identity: str) -> str:
    """A new module of an id, on rolled maps."""
    return START.format(id=identity, name=title_of(identity))


def template_with_map(identity: str) -> tuple[str, str]:
    """A new module of an id with a map of its own, and the map's file."""
    words = {"id": identity, "name": title_of(identity)}
    start, end = START.index("[map]"), START.index("[terrain.town]")
    module = START[:start] + FIXED + START[end:]
    fewer = module.replace("start_distance = 3", "start_distance = 2")
    return fewer.format(**words), MAP.format(**words)


def title_of(identity: str) -> str:
    """An id as a name."""
    return identity.replace("_", " ").title()
