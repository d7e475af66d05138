"""Mistakes in module files: every kind of them once, each told with its line, column, key and what is allowed there; and files from strangers."""

import json
import time
import tomllib
from dataclasses import dataclass

import jsonschema_rs
import pytest

from grognard.games.warp_empires.format.faults import Fault, ModuleFaults
from grognard.games.warp_empires.format.json_schema import json_schema
from grognard.games.warp_empires.format.load import load_module
from grognard.games.warp_empires.format.words import LATER_KEYS, LATER_WORDS, MOST_BYTES, MOST_DEPTH
from tests.rules.warp_empires.sheets import MAP, MARK, START, edited, faults_of, fixed, load, marked
from tests.rules.warp_empires.toy import MAP as TOY_MAP
from tests.rules.warp_empires.toy import TOY, text_of

SCHEMA = jsonschema_rs.validator_for(json_schema())
MAP_SCHEMA = jsonschema_rs.validator_for(json_schema(of_map=True))


@dataclass(frozen=True)
class Wrong:
    """A mistake: what is replaced by what (the mark where the fault is told), its key, words of the message, one thing that is allowed."""

    old: str
    new: str
    key: str
    words: str
    allowed: str = ""
    schema: bool = False  # whether an editor sees it, too


def switch(words: str) -> tuple[str, str]:
    """A switch of two values, the second of which replaces something."""
    head = '[[variants]]\nkey = "v"\ndefault = "a"\n[variants.values.a]\n[variants.values.b]\n'
    return "[setup]", f"{head}{words}\n\n[setup]"


TAXES = 'id = "taxes"\nname = "Taxes"\ntext = "6 points."\ncount = 3\nwindow = ["own_move", "own_recruit"]\neffects = [{ op = "gain_points", amount = 6 }]'
HALF = 'kind = "control_share"                    # half of all towns\nterrain = { all = ["town"] }\nnum = 1\nden = 2'
CAVALRY = (
    '[[units]]\nid = "cavalry"\nname = "Cavalry"\npile = "common"\ncount = 10\nforce = 3\nspeed = "M"\ntags = ["horse"]'
)

MISTAKES = {
    # what is no TOML, or no key and no value that the format knows
    "no TOML": Wrong("[setup]", "[setup]\nx = §nothing", "", "no TOML: Invalid value"),
    "key twice": Wrong("hand           = 5", "hand           = 5\n§hand = 6", "", "hand is there already"),
    "table twice": Wrong("[phases.draw]", "[phases.draw]\n[§phases.draw]", "", "phases.draw is there already"),
    "unknown key": Wrong("start_distance =", "§start_distanc =", "setup.start_distanc", "Did you mean start_distance", "hand", schema=True),
    "unknown table": Wrong("[setup]", "[§setups.x]\n[setup]", "setups", "Did you mean setup", "units", schema=True),
    "missing key": Wrong("[[units]]\nid =", "[[§units]]\nidd =", "units[1]", "id is missing", schema=True),
    "text for a number": Wrong("hand           = 5", 'hand           = §"5"', "setup.hand", "'5' is not allowed", "a whole number", schema=True),
    "number for a text": Wrong('name = "Town"', "name = §5", "terrain.town.name", "5 is not allowed", "a text in quotes", schema=True),
    "fraction": Wrong("hand           = 5", "hand           = §5.5", "setup.hand", "5.5 is not allowed", "a whole number", schema=True),
    "true for a number": Wrong("hand           = 5", "hand           = §true", "setup.hand", "true is not allowed", "a whole number", schema=True),
    "number for true": Wrong("can_control = false", "can_control = §0", "units[2].can_control", "0 is not allowed", "true or false", schema=True),
    "value for a table": Wrong("closed = {}", "closed = §[]", "terrain.cliffs.closed", "A list of 0 is not allowed", "a table", schema=True),
    "value for a list": Wrong('tags = ["foot"]', 'tags = §"foot"', "units[1].tags", "'foot' is not allowed", "a list in brackets", schema=True),
    "too large": Wrong("count = 20", "count = §2000", "units[1].count", "2000 is not allowed", "at most 200", schema=True),
    "beyond 2**63": Wrong("count = 20", "count = §9223372036854775808", "units[1].count", "is not allowed", "at most 200", schema=True),
    "negative": Wrong("force = 2", "force = §-2", "units[1].force", "-2 is not allowed", "at least 0", schema=True),
    "too long a list": Wrong('tags = ["foot"]', f"tags = §{json.dumps(['x'] * 17)}", "units[1].tags", "A list of 17 is not allowed", "up to 16 entries", schema=True),
    "too long a name": Wrong('name = "Town"', f'name = §"{"T" * 61}"', "terrain.town.name", "is not allowed", "up to 60 characters", schema=True),
    "sign that cannot be seen": Wrong('name = "Town"', 'name = §"To\\u0000wn"', "terrain.town.name", "is not allowed", "1 to 60 characters in one line, no blank at either end", schema=True),
    "writing turned around": Wrong('name = "Town"', 'name = §"To\\u202Ewn"', "terrain.town.name", "is not allowed", "1 to 60 characters in one line, no blank at either end", schema=True),
    "blank name": Wrong('name = "Town"', 'name = §"  "', "terrain.town.name", "is not allowed", "1 to 60 characters in one line, no blank at either end", schema=True),
    "no id": Wrong('id = "march"', 'id = §"March!"', "cards[1].id", "'March!' is not allowed", "lower-case letters, digits and underscores, a letter first, up to 40", schema=True),
    "no id of a table": Wrong("[terrain.cliffs]", "[terrain.§Cliffs]", "terrain.Cliffs", "'Cliffs' cannot be the name", schema=True),
    "no dice": Wrong("[setup]", '[dice]\nbonus = §"2D7"\n\n[setup]', "dice.bonus", "'2D7' is not allowed", '1 to 9 dice with 4, 6, 8, 10, 12 or 20 sides: "1D6", "2D10"', schema=True),
    "no colour": Wrong('colour = "#b3262e"', 'colour = §"red"', "powers[1].colour", "'red' is not allowed", 'a colour in lower case: "#7a3b1e"', schema=True),
    "another format": Wrong("format  = 1", "format  = §2", "format", "2 is not allowed", "1", schema=True),
    "path in a file name": Wrong('kind = "random"', 'kind = "fixed"\nfile = §"../../secret.toml"', "map.file", "is not allowed", 'a plain file name beside the module, lower case: "map.toml"', schema=True),
    # words
    "unknown word": Wrong('window = ["battle"]', 'window = [§"batle"]', "cards[3].window[1]", "Did you mean battle", "own_move", schema=True),
    "unknown effect": Wrong('op = "gain_points"', 'op = §"gain_point"', "cards[5].effects[1].op", "Did you mean gain_points", "move", schema=True),
    "unknown victory": Wrong('kind = "control_share"', 'kind = §"control_shares"', "victory[1].kind", "Did you mean control_share", "capture", schema=True),
    "option of another value": Wrong("[setup]", '[options]\ntie_winner = §"nobdy"\n\n[setup]', "options.tie_winner", "Did you mean nobody", "attacker", schema=True),
    "option that keeps its default": Wrong("[setup]", '[options]\nforce_bonus = §"flat"\n\n[setup]', "options.force_bonus", "not yet supported", "each", schema=True),
    # what is named and is not there
    "unknown tag": Wrong('all = ["town"] } }]', 'all = [§"twn"] } }]', "powers[2].modifiers[1].terrain.all[1]", "Did you mean town", "town"),
    "unknown pile": Wrong('pile = "common"', 'pile = §"comon"', "units[1].pile", "Did you mean common", "common"),
    "unknown speed": Wrong('speed = "M"', 'speed = §"VF"', "units[2].speed", "There is no speed VF", "none"),
    "unknown terrain": Wrong('terrain = "cliffs"', 'terrain = §"cliff"', "map.table[3].terrain", "Did you mean cliffs", "plain"),
    "unknown power": Wrong("units_random   = 4", 'units_random   = 4\nfirst = §"rd"', "setup.first", "Did you mean red", "green"),
    "unknown unit": Wrong("units_random   = 4", 'units_random   = 4\nunits_fixed = [{ unit = §"infantri", count = 1 }]', "setup.units_fixed[1].unit", "Did you mean infantry", "cavalry"),
    "unknown people": Wrong('tags = ["foot"]', 'tags = ["foot"]\nalt_name = { §elves = "Bows" }', "units[1].alt_name.elves", "There is no people elves"),
    "unknown counter": Wrong("den = 2", 'den = 2\n[[victory]]\nkind = "tokens"\nname = §"fame"\ncount = 3', "victory[2].name", "There is no card that moves a counter fame"),
    "id twice": Wrong('id = "campaign"', 'id = §"march"', "cards[2].id", "there twice"),
    # what does not fit together
    "table does not cover": Wrong("[[map.table]]\nroll = [1, 2]", "[[map.§table]]\nroll = [1, 1]", "map.table", "says nothing of 2"),
    "roll twice": Wrong("roll = [3, 5]", "roll = §[2, 5]", "map.table[2].roll", "A roll of 2 stands in row 1"),
    "roll that never comes": Wrong("roll = [6, 6]", "roll = §[6, 7]", "map.table[3].roll", "1D6 never shows 7"),
    "two numbers of a modifier": Wrong('[{ stat = "draw", add = 1 }]', '[§{ stat = "draw", add = 1, set = 2 }]', "powers[3].modifiers[1]", "exactly one", "mul"),
    "division by nothing": Wrong('stat = "draw", add = 1', 'stat = "draw", mul = [1, §0]', "powers[3].modifiers[1].mul[2]", "divided by 0"),
    "part without meaning": Wrong('stat = "draw", add', 'stat = "draw", §units = {}, add', "powers[3].modifiers[1].units", "no meaning for draw"),
    "modifier with a source under a power": Wrong('stat = "draw", add = 1', 'stat = "draw", add = 1, source = §"unit:cavalry"', "powers[3].modifiers[1].source", "stands in the list [[modifiers]]", "power"),
    "modifier without a source": Wrong("[setup]", '[[§modifiers]]\nstat = "draw"\nadd = 1\n\n[setup]', "modifiers[1].source", "needs a source", "unit:<id>"),
    "number beyond its bounds": Wrong('modifiers = [{ stat = "draw", add = 1 }]', 'modifiers = §[{ stat = "draw", set = 99 }]', "powers[3].modifiers", "may come to 99, more than 40"),
    "price beyond its bounds": Wrong('modifiers = [{ stat = "draw", add = 1 }]', 'modifiers = §[{ stat = "price", mul = [99, 1] }]', "powers[3].modifiers", "The price of Infantry may come to 198, more than 63"),
    "window without meaning": Wrong('window = ["battle"]\neffects', 'window = [§"own_move"]\neffects', "cards[4].window[1]", "no meaning", "battle"),
    "role outside of battles": Wrong('window = ["own_move"]\neffects = [{ op = "move", stacks = 3 }]', 'window = ["own_move"]\nrole = §"attacker"\neffects = [{ op = "move", stacks = 3 }]', "cards[2].role", "Only battle cards have a role", "any"),
    "target that is needed": Wrong(f"[[cards]]\n{TAXES}", '[[§cards]]\nid = "taxes"\nname = "Taxes"\ncount = 3\nwindow = ["own_move"]\neffects = [{ op = "peek_hand" }]', "cards[5].target", "The target of this card is foe", "foe"),
    "effect beside others": Wrong('effects = [{ op = "move", stacks = 3 }]', 'effects = [{ op = §"move", stacks = 3 }, { op = "draw_cards", count = 1 }]', "cards[2].effects[1].op", "only effect of its card"),
    "amount and dice": Wrong('{ op = "gain_points", amount = 6 }', '§{ op = "gain_points", amount = 6, dice = "1D6" }', "cards[5].effects[1]", "either an amount or dice", "dice"),
    "selector that fits no unit": Wrong('units = { all = ["horse"] } }]\n\n[[cards]]', 'units = §{ all = ["horse", "foot"] } }]\n\n[[cards]]', "cards[4].effects[1].units", "No unit fits"),
    "no card to move by": Wrong('[[cards]]\nid = "march"\nname = "March"\ntext = "One group moves."\ncount = 15\nwindow = ["own_move"]\neffects = [{ op = "move", stacks = 1 }]\n\n[[cards]]\nid = "campaign"\nname = "Campaign"\ntext = "Up to three groups move."\ncount = 6\nwindow = ["own_move"]\neffects = [{ op = "move", stacks = 3 }]\n\n[[cards]]', "[[§cards]]", "cards", "No card moves anything"),
    "two owners of a pile": Wrong("[piles.common]\nshared = true", "[piles.§common]\nshared = true\nper_power = true", "piles.common", "either shared, per_power, per_player", "powers"),
    "pile without units": Wrong("[[units]]", "[piles.§other]\nshared = true\n\n[[units]]", "piles.other", "No unit lies in the pile other"),
    "pile that is closed to a power": Wrong('[[powers]]\nid = "green"', '[[§powers]]\nid = "green"', "powers[3]", "No pile is open to Green"),
    "too few chits": Wrong("[piles.common]", "[piles.§common]", "piles.common", "needs 60 chits, there are 30"),
    "too few cards": Wrong("hand           = 5", "hand           = §11", "setup.hand", "needs 33 cards, there are 32"),
    "too many players": Wrong("players = [2, 3]", "players = [2, §4]", "players[2]", "3 powers for 4 players"),
    "players the wrong way round": Wrong("players = [2, 3]", "players = §[3, 2]", "players", "The least number of players comes first"),
    "wrong total": Wrong("[setup]", "[check]\ncards = §31\n\n[setup]", "check.cards", "The file has 32 cards, not 31"),
    "leader without start": Wrong(CAVALRY, CAVALRY.replace("[[units]]", "[[§units]]").replace('["horse"]', '["horse", "leader"]'), "units[2].start", "has a start", "in_play"),
    "no leader to move with": Wrong('tags = ["foot"]', 'tags = ["foot"]\nneeds_leader_to_move = §true', "units[1].needs_leader_to_move", "no leader to move with"),
    "carrier of carriers": Wrong("can_control = false", "can_control = false\ncarry = { units = §{}, capacity = 1 }", "units[2].carry.units", "A carrier cannot be carried"),
    "nobody moves": Wrong('[[units]]\nid = "infantry"', '[[§units]]\nid = "infantry"', "units", "No unit moves"),
    "too large a map": Wrong('[map]\nkind = "random"', '[§map]\nkind = "random"\ncities_min = 129', "map", "The map may need 258 territories, more than 256"),
    "no home": Wrong('start_terrain  = { all = ["town"] }', 'start_terrain  = §{ none = ["town"] }', "setup.start_terrain", "yields no points"),
    "home of a unit that nobody holds": Wrong('tags = ["foot"]', 'tags = ["foot"]\nhome = §{ none = ["town"] }', "units[1].home", "No territory that yields points fits"),
    "no victory": Wrong(f"[[victory]]\n{HALF}", '[[§victory]]\nkind = "last_player"', "victory", "no victory besides"),
    "more than all": Wrong("num = 1\nden = 2", "num = §3\nden = 2", "victory[1].num", "more than all"),
    "compare and condition": Wrong("den = 2", 'den = 2\n[[§victory]]\nkind = "at_round"\nround = 9', "victory[2]", "either compare or condition", "compare"),
    "condition that is lost": Wrong("den = 2", 'den = 2\n[[victory]]\nkind = "at_round"\nround = 9\ncondition = { kind = "tokens", name = "fear", count = 3, result = §"lose" }', "victory[2].condition.result", "won, not lost", "win"),
    "counter that no card raises": Wrong("den = 2", 'den = 2\n[[victory]]\nkind = "tokens"\nname = §"fear"\ncount = 3', "victory[2].name", "No card raises the counter fear"),
    # switches
    "variant that leads nowhere": Wrong(*switch('§"cards.marsh.count" = 3'), "variants[1].values.b.cards.marsh.count", "Did you mean march"),
    "variant of what cannot be replaced": Wrong(*switch('§"cards.march.id" = "x"'), "variants[1].values.b.cards.march.id", "id cannot be replaced"),
    "fault inside a variant": Wrong(*switch('"cards.march.count" = §0'), "cards[1].count", "0 is not allowed", "at least 1"),
    "default that is no value": Wrong("[setup]", switch("")[1].replace('default = "a"', 'default = §"c"'), "variants[1].default", "There is no value c", "a"),
    "switch named like an option": Wrong("[setup]", switch("")[1].replace('key = "v"', 'key = §"tie_winner"'), "variants[1].key", "every game has"),
}  # fmt: skip
# What some of them need beside.
BESIDE = {
    "pile that is closed to a power": ("shared = true", 'powers = ["red", "blue"]'),
    "too few chits": ("units_random   = 4", "units_random   = 20"),
    "nobody moves": ("[setup]", "[speeds]\nS = 0\nM = 0\n\n[setup]"),
    "condition that is lost": ('op = "gain_points", amount = 6', 'op = "token", name = "fear", add = 1'),
    "counter that no card raises": ('op = "gain_points", amount = 6', 'op = "token", name = "fear", add = -1'),
}


@pytest.mark.rule("WE-001", "WE-027")
@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_found_where_it_is(what: str) -> None:
    wrong = MISTAKES[what]
    text = edited(START, wrong.old, wrong.new)
    if what in BESIDE:
        text = edited(text, *BESIDE[what])
    text, line, column = marked(text)
    found = [fault for fault in faults_of(text) if fault.key == wrong.key and wrong.words in fault.text]
    assert [(fault.file, fault.line, fault.column) for fault in found] == [("test.toml", line, column)]
    assert not wrong.allowed or wrong.allowed in found[0].allowed
    if "no TOML" not in found[0].text:
        assert SCHEMA.is_valid(tomllib.loads(text)) != wrong.schema


@pytest.mark.rule("S8-R04")
def test_towns_that_nobody_can_link_are_refused() -> None:
    closed = edited(START, 'tags = ["town"]', 'tags = ["town"]\nclosed = { any = ["foot", "horse"] }')
    assert any("closed to all that link" in fault.text for fault in faults_of(closed))
    walled = edited(START, 'name = "Plain"', 'name = "Plain"\nclosed = {}')
    assert any("open to go over" in fault.text for fault in faults_of(walled))
    load(
        edited(
            edited(START, 'kind = "random"', 'kind = "random"\nconnect = "none"'),
            'name = "Plain"',
            'name = "Plain"\nclosed = {}',
        )
    )


MAP_MISTAKES = {
    "unknown neighbour": Wrong('borders = ["one"]', 'borders = [§"ones"]', "territory[4].borders[1]", "Did you mean one"),
    "own neighbour": Wrong('borders = ["one"]', 'borders = [§"four"]', "territory[4].borders[1]", "no neighbour of its own"),
    "unknown region": Wrong('region = "coast"', 'region = §"cost"', "territory[1].region", "Did you mean coast"),
    "unknown terrain": Wrong('terrain = "plain"', 'terrain = §"plains"', "territory[2].terrain", "Did you mean plain"),
    "sign without territory": Wrong('"ccdd"', '§"ccdx"', "rows[2]", "'x' is the sign of no territory"),
    "sign not drawn": Wrong('sign = "d"', 'sign = §"e"', "territory[4].sign", "not in the drawing"),
    "sign twice": Wrong('sign = "d"', 'sign = §"c"', "territory[4].sign", "there twice"),
    "no sign": Wrong('[[territory]]\nid = "four"\nname = "Four"\nterrain = "town"\nsign = "d"', '[[§territory]]\nid = "four"\nname = "Four"\nterrain = "town"', "territory[4]", "has a sign"),
    "id twice": Wrong('id = "two"', 'id = §"one"', "territory[2].id", "there twice"),
    "name twice": Wrong('name = "Two"', 'name = §"One"', "territory[2].name", "there twice"),
    "region twice": Wrong("[[territory]]", '[[region]]\nid = §"coast"\nname = "Other"\n[[territory]]', "region[2].id", "there twice"),
    "wrong value": Wrong("revenue = 5", "revenue = §true", "territory[4].revenue", "true is not allowed", schema=True),
    "unknown key": Wrong("revenue = 5", "§revenues = 5", "territory[4].revenues", "Did you mean revenue", schema=True),
    "no TOML": Wrong("[[territory]]", "[[territory§]", "", "no TOML"),
}  # fmt: skip


@pytest.mark.rule("WE-002")
@pytest.mark.parametrize("what", MAP_MISTAKES)
def test_a_mistake_in_a_map_is_found_where_it_is(what: str) -> None:
    wrong = MAP_MISTAKES[what]
    text, line, column = marked(edited(MAP, wrong.old, wrong.new))
    found = [fault for fault in faults_of(fixed(), text) if fault.key == wrong.key and wrong.words in fault.text]
    assert [(fault.file, fault.line, fault.column) for fault in found] == [("map.toml", line, column)]
    if wrong.key:
        assert MAP_SCHEMA.is_valid(tomllib.loads(text)) != wrong.schema


# On the fixed map of the toy: what could never come about. Beside the mistake it is named which file has it.
NEVER = {
    "capture of what takes no marker": Wrong("[[victory]]", '[[victory]]\nkind = "capture"\nterritories = [§"bay"]\n[[victory]]', "victory[1].territories[1]", "takes no marker"),
    "capture of one thing twice": Wrong("[[victory]]", '[[victory]]\nkind = "capture"\nterritories = ["ann", §"ann"]\n[[victory]]', "victory[1].territories[2]", "there twice"),
    "capture of no leader": Wrong("[[victory]]", '[[victory]]\nkind = "capture"\nunits = [§"foot"]\n[[victory]]', "victory[1].units[1]", "There is no leader foot", "chief"),
    "capture of nothing": Wrong("[[victory]]", '[[§victory]]\nkind = "capture"\n[[victory]]', "victory[1]", "fewer leaders and territories than it needs"),
    "capture of leaders who never are": Wrong("[[victory]]", '[leaders]\ncapture = "never"\n[[victory]]\nkind = "capture"\nunits = §["chief"]\n[[victory]]', "victory[1].units", "No leader is ever captured"),
    "share of nothing": Wrong("num = 1\nden = 1", 'num = 1\nden = 1\nterrain = §{ all = ["marsh"] }', "victory[1].terrain", "No territory that yields points fits"),
    "start that wins": Wrong("[[victory]]\n", '[[§victory]]\nkind = "control_share"\nterrain = { ids = ["ann"] }\nnum = 1\nden = 1\n[[victory]]\n', "victory[1]", "would have won"),
    "source that takes no marker": Wrong("[[victory]]", '[[modifiers]]\nstat = "draw"\nadd = 1\nsource = §"territory:bay"\n[[victory]]', "modifiers[1].source", "takes no marker"),
    "source that is not there": Wrong("[[victory]]", '[[modifiers]]\nstat = "draw"\nadd = 1\nsource = §"region:east"\n[[victory]]', "modifiers[1].source", "There is no region east", "south"),
    "recruits nowhere": Wrong("draw = 2", 'draw = 2\nwhere = §{ all = ["plain"] }', "phases.recruit.where", "No territory that yields points fits"),
    "control of nothing": Wrong("[[victory]]", '[phases.control]\nterrain = §{ ids = ["dun"] }\n[[victory]]', "phases.control.terrain", "No territory that yields points fits"),
    "fewer homes than powers": Wrong('[[powers]]\nid = "red"\nname = "Red"\n[[powers]]\nid = "blue"\nname = "Blue"', '[[powers]]\nid = "red"\nname = "Red"\nsetup = { start_terrain = { ids = ["ann"] } }\n[[§powers]]\nid = "blue"\nname = "Blue"\nsetup = { start_terrain = { ids = ["ann"] } }', "powers[2]", "Red, Blue together have only 1 territories to begin in"),
    "power without a home": Wrong('[[powers]]\nid = "red"\nname = "Red"', '[[§powers]]\nid = "red"\nname = "Red"\nsetup = { start_terrain = { ids = ["bay"] } }', "powers[1]", "no territory to begin in"),
    "units where they may not be": Wrong('name = "Marsh"', 'name = "Marsh"\nclosed = { all = ["horse"] }', "setup.units_fixed[1].at", "Marsh is closed to Horse"),
    "units out of a pile of others": Wrong("units_random = 3", "units_random = 3\nunits_from = { §other = 1 }", "setup.units_from.other", "not open to Red"),
    "leader in a pile of others": Wrong('start = "pile"', 'start = §"power:red"', "units[3].start", "The pile of Chief is not open to Red"),
    "map without a way across": Wrong('name = "Plain"', 'name = "Plain"\nclosed = { any = ["foot", "horse", "leader"] }', "territory[3]", "No unit can come here"),
    "map table of a fixed map": Wrong("[terrain.town]", '[[map.§table]]\nroll = [1, 6]\nterrain = "town"\n[terrain.town]', "map.table", "A fixed map is not rolled"),
    "no map file": Wrong('file = "map.toml"', 'file = §"mop.toml"', "map.file", "There is no file mop.toml"),
}  # fmt: skip
OTHER_PILE = '[piles.other]\npowers = ["blue"]\n[[units]]'
NEVER_BESIDE = {
    "units where they may not be": (("units_random = 3", 'units_random = 3\nunits_fixed = [{ unit = "horse", count = 1, at = §"dun" }]'), ("[terrain.marsh]", "[terrain.marsh]\ncargo_exempt = true")),
    "units out of a pile of others": (("[[units]]", OTHER_PILE), ('name = "Horse"\npile = "common"', 'name = "Horse"\npile = "other"')),
    "leader in a pile of others": (("[[units]]", OTHER_PILE), ('name = "Chief"\npile = "common"', 'name = "Chief"\npile = "other"')),
}  # fmt: skip


@pytest.mark.rule("WE-001", "WE-051", "S8-R44")
@pytest.mark.parametrize("what", NEVER)
def test_what_could_never_come_about_is_a_mistake(what: str) -> None:
    wrong = NEVER[what]
    text = text_of(TOY, ((wrong.old, wrong.new), *NEVER_BESIDE.get(what, ())))
    wanted = [("map.toml", 21, 3)] if MARK not in text else []
    if MARK in text:
        text, line, column = marked(text)
        wanted = [("test.toml", line, column)]
    found = [fault for fault in faults_of(text, TOY_MAP) if fault.key == wrong.key and wrong.words in fault.text]
    assert [(fault.file, fault.line, fault.column) for fault in found] == wanted
    assert not wrong.allowed or wrong.allowed in found[0].allowed


# ---- words for later ------------------------------------------------------

LATER = {
    **{f"stat {word}": ('stat = "draw", add = 1', f'stat = "{word}", add = 1') for word in sorted(LATER_WORDS["stat"])},
    **{f"op {word}": ('op = "gain_points"', f'op = "{word}"') for word in sorted(LATER_WORDS["op"])},
    **{f"window {word}": ('window = ["battle"]', f'window = ["{word}"]') for word in sorted(LATER_WORDS["window"])},
    "choices": ("[setup]", '[[choices]]\nid = "x"\n[setup]'),
    "setup.choices": ("[phases.draw]", '[[setup.choices]]\nid = "x"\n[phases.draw]'),
    "terrain.link": ('name = "Town"', 'name = "Town"\nlink = "sea"'),
    "terrain.explore": ('name = "Town"', 'name = "Town"\nexplore = "x"'),
    "units.modifiers": ("can_control = false", "can_control = false\nmodifiers = []"),
    "units.needs_escort": ("can_control = false", "can_control = false\nneeds_escort = true"),
    "units.jump": ("can_control = false", "can_control = false\njump = true"),
    "units.zone": ("can_control = false", 'can_control = false\nzone = "x"'),
    "units.last_casualty": ("can_control = false", "can_control = false\nlast_casualty = true"),
    "units.first_casualty": ("can_control = false", "can_control = false\nfirst_casualty = true"),
    "units.cargo_force": ("can_control = false", "can_control = false\ncargo_force = 0"),
    "piles.closed": ("shared = true", "shared = true\nclosed = true"),
    "cards.keep_in_play": ("count = 15", "count = 15\nkeep_in_play = true"),
    "modifiers.majority": ('stat = "draw", add = 1', 'stat = "draw", add = 1, majority = {}'),
    "modifiers.cap_units": ('stat = "draw", add = 1', 'stat = "draw", add = 1, cap_units = 3'),
    "phases.explore": ("[phases.draw]", "[phases.explore]\n[phases.draw]"),
    "phases.treasury": ("[phases.draw]", "[phases.treasury]\nlocated = true\n[phases.draw]"),
    "phases.revenue.located": ("[phases.draw]", "[phases.revenue]\nlocated = true\n[phases.draw]"),
}


@pytest.mark.rule("WE-001")
@pytest.mark.parametrize("what", LATER)
def test_a_word_for_later_is_refused_by_name(what: str) -> None:
    text = edited(START, *LATER[what])
    (fault,) = faults_of(text)
    assert "is not yet supported" in fault.text
    assert fault.text.split()[0] == what.rpartition(" ")[2].rpartition(".")[2]
    assert not SCHEMA.is_valid(tomllib.loads(text))


def test_every_key_for_later_is_tried() -> None:
    assert [key for key in LATER_KEYS if key not in LATER] == []
    assert sum(map(len, LATER_WORDS.values())) == sum(" " in what for what in LATER)


# ---- all at once ----------------------------------------------------------


def test_a_map_that_falls_apart_is_refused() -> None:
    apart = edited(MAP, '"aabb", "ccdd"', '"aabb", "....", "ccdd"').replace('borders = ["one"]', "borders = []")
    assert any("No unit can come here" in fault.text for fault in faults_of(fixed(), apart))


def test_a_map_file_is_beside_the_module_and_nowhere_else() -> None:
    assert [fault.key for fault in faults_of(fixed())] == ["map.file"]
    outside = edited(fixed(), '"map.toml"', '"../map.toml"')
    assert any("is not allowed" in fault.text for fault in faults_of(outside, MAP))


def test_all_faults_come_at_once_in_the_order_of_the_file() -> None:
    text = edited(START, "count = 20", "count = 2000")
    text = edited(text, 'pile = "common"', 'pile = "comon"')
    text = edited(text, 'id = "campaign"', 'id = "march"')
    text = edited(text, 'op = "gain_points"', 'op = "gain"')
    text = edited(text, "[setup]", "[setup]\nhands = 3")
    found = faults_of(text)
    keys = [fault.key for fault in found]
    assert keys == ["units[1].pile", "units[1].count", "setup.hands", "cards[2].id", "cards[5].effects[1].op"]
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)


def test_a_fault_says_everything_in_one_line() -> None:
    text = edited(START, "force = 2", 'force = "two"')
    assert str(faults_of(text)[0]) == (
        "test.toml, line 57, column 9: units[1].force: 'two' is not allowed. Allowed: a whole number."
    )


# ---- strangers ------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "place", "words"),
    [
        (b"x = 1\n" + b"#" * MOST_BYTES, (1, 1), "more than"),
        (b"x = " + b"[" * 3000 + b"]" * 3000, (1, 27), f"more than {MOST_DEPTH} deep"),
        (b"x = " + b"{a=" * 300 + b"1" + b"}" * 300, (1, 38), f"more than {MOST_DEPTH} deep"),
        (b".".join([b"a"] * 5000) + b" = 1", (1, 1), f"more than {MOST_DEPTH} deep"),
        (b"x = [" + b"1," * 30000 + b"]", (1, 40002), "more than 20000"),
        (b"x = " + b"1" * 9000, (1, 1), "too long"),
        ("x = 1\ny = 'ü".encode() + b"\xff'", (2, 7), "UTF-8"),
        ("x = 1".encode("utf-16"), (1, 1), "UTF-8"),
        (b"x = 1\ny = '\x00'", (2, 6), "invalid character"),
        (b"", (1, 1), "missing"),
        (b"[[units]]\n" * 25000, (20001, 3), "more than 20000"),
        (b"__import__('os').system('true')", (1, 11), "no TOML"),
    ],
)
def test_a_file_from_a_stranger_is_refused_in_bounded_time(data: bytes, place: tuple[int, int], words: str) -> None:
    begin = time.process_time()
    with pytest.raises(ModuleFaults) as raised:
        load_module(data, "test.toml", lambda _: None)
    fault = raised.value.faults[0]
    assert words in str(fault)
    assert (fault.line, fault.column) == place
    assert time.process_time() - begin < 5


def test_a_mark_of_utf_8_before_the_file_is_no_mistake() -> None:
    load_module(b"\xef\xbb\xbf" + START.encode(), "test.toml", lambda _: None)


def test_a_module_full_of_unknown_tags_is_checked_in_bounded_time() -> None:
    tags = ", ".join(f'"tag_{number}_of_a_long_list_of_tags_so_far"' for number in range(16))
    selector = f"{{ all = [{tags}], any = [{tags}], none = [{tags}] }}"
    card = f"""
[[cards]]
id = "card_%d"
name = "Card"
count = 1
window = ["battle"]
effects = [{", ".join([f'{{ op = "force", add = 1, units = {selector} }}'] * 3)}]
"""
    begin = time.process_time()
    found = faults_of(START + "".join(card % number for number in range(20)))
    assert len(found) == 200
    assert time.process_time() - begin < 5


def test_no_more_faults_are_told_than_somebody_reads() -> None:
    extra = "\n".join(f"key_{number} = 1" for number in range(3000))
    assert len(faults_of(extra + "\n" + START)) == 200


def test_names_that_look_like_code_are_names() -> None:
    """What is shown is shown as text; see the browser's tests."""
    named: list[Fault] = load(edited(START, 'name = "Town"', "name = \"<script>alert('x')</script>\"")).warnings
    assert named == []
