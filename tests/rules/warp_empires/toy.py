"""A small module on six territories, for words that no shipped module uses: its text is changed, then played.

North    Ann (town) - Bay (plain) - Cob (town) - Dun (marsh) - Elm (town)      South: Cob Dun Elm
         Ann - Fen (town), Bay - Dun
"""

from grognard.games.warp_empires.format.load import Loaded, load_module

TOY = """format = 1
system = "warp-empires"
id = "toy"
name = "Toy"
players = [2, 3]
[map]
kind = "fixed"
file = "map.toml"
[terrain.town]
name = "Town"
tags = ["town"]
revenue = 3
[terrain.plain]
name = "Plain"
tags = ["plain"]
revenue = 0
[terrain.marsh]
name = "Marsh"
tags = ["marsh"]
revenue = 0
[piles.common]
shared = true
[[units]]
id = "foot"
name = "Foot"
pile = "common"
count = 20
force = 2
speed = "S"
tags = ["foot"]
[[units]]
id = "horse"
name = "Horse"
pile = "common"
count = 12
force = 3
speed = "M"
tags = ["horse"]
[[units]]
id = "chief"
name = "Chief"
pile = "common"
count = 4
force = 4
speed = "F"
tags = ["leader"]
start = "pile"
[[powers]]
id = "red"
name = "Red"
[[powers]]
id = "blue"
name = "Blue"
[[powers]]
id = "green"
name = "Green"
[setup]
start_terrain = { all = ["town"] }
units_random = 3
[phases.recruit]
draw = 2
[[victory]]
kind = "control_share"
num = 1
den = 1
[[cards]]
id = "march"
name = "March"
count = 12
window = ["own_move"]
effects = [{ op = "move", stacks = 2 }]
[[cards]]
id = "fire"
name = "Fire"
count = 12
window = ["battle"]
effects = [{ op = "force", add = 3 }]
[[cards]]
id = "tax"
name = "Tax"
count = 8
window = ["own_move", "own_recruit"]
effects = [{ op = "gain_points", amount = 5 }]
"""
MAP = """format = 1
[[region]]
id = "north"
name = "North"
[[region]]
id = "south"
name = "South"
tags = ["warm"]
[[territory]]
id = "ann"
name = "Ann"
terrain = "town"
region = "north"
borders = ["bay", "fen"]
[[territory]]
id = "bay"
name = "Bay"
terrain = "plain"
region = "north"
borders = ["cob", "dun"]
[[territory]]
id = "cob"
name = "Cob"
terrain = "town"
region = "south"
borders = ["dun"]
[[territory]]
id = "dun"
name = "Dun"
terrain = "marsh"
region = "south"
borders = ["elm"]
[[territory]]
id = "elm"
name = "Elm"
terrain = "town"
region = "south"
[[territory]]
id = "fen"
name = "Fen"
terrain = "town"
region = "north"
"""

Changes = tuple[tuple[str, str], ...]


def toy(*changes: tuple[str, str], map_changes: Changes = ()) -> Loaded:
    """The toy with pieces of its text replaced, each where it comes first; what replaces nothing ("") is added at the end."""
    return load_module(text_of(TOY, changes).encode(), "toy.toml", {"map.toml": text_of(MAP, map_changes).encode()}.get)


def text_of(text: str, changes: Changes) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1) if old else f"{text}{new}\n"
    return text


def power(name: str, words: str) -> tuple[str, str]:
    """A change that gives a power something."""
    title = name.capitalize()
    return f'name = "{title}"\n', f'name = "{title}"\n{words}\n'


def unit(name: str, words: str) -> tuple[str, str]:
    """A change that gives a type of unit something."""
    return f'id = "{name}"\n', f'id = "{name}"\n{words}\n'


def card(effects: str, more: str = "", window: str = "own_move") -> tuple[str, str]:
    """One more card, called trick."""
    head = f'[[cards]]\nid = "trick"\nname = "Trick"\ncount = 9\nwindow = ["{window}"]\n{more}\n'
    return "", f"{head}effects = [{effects}]"
