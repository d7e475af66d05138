"""Every word of the format that no shipped module uses, carried out in a game: a toy module with the word, a position, lines of play."""

import time
from dataclasses import dataclass, field

import pytest

from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.describe import describe
from grognard.games.warp_empires.positions import place
from grognard.games.warp_empires.unpacking import unpack
from tests.rules.warp_empires.script import Play
from tests.rules.warp_empires.toy import Changes, card, power, toy, unit

BATTLE = {"Cob": "0: foot horse; 1: foot foot"}  # X attacks with 5 against 4
HOMES = {"Ann": 0, "Elm": 1}


@dataclass(frozen=True)
class Word:
    """One word in play; `sheet` = what the rules sheet says of it."""

    changes: Changes
    lines: str
    units: dict[str, str] = field(default_factory=lambda: dict(BATTLE))
    sheet: str = ""
    hands: dict[int, str] = field(default_factory=dict)
    marks: dict[str, int] = field(default_factory=lambda: dict(HOMES))
    points: dict[int, int] = field(default_factory=dict)
    phase: str = "move"
    seats: str = "red blue"
    active: int = 0
    map_changes: Changes = ()


def phase(name: str, words: str) -> tuple[str, str]:
    """Words of a phase that the toy does not mention."""
    return "[[victory]]", f"[phases.{name}]\n{words}\n[[victory]]"


def force(words: str) -> tuple[str, str]:
    """A modifier of Force for the player of Red."""
    return power("red", f'modifiers = [{{ stat = "force", {words} }}]')


def sourced(words: str) -> tuple[str, str]:
    """A modifier in the list of those with a source."""
    return "", f"[[modifiers]]\n{words}"


FIGHT = "X> done\n"
MARSH = {"Dun": "0: foot horse; 1: foot foot"}
LED = {"Cob": "0: horse chief; 1: foot foot"}
RECRUITS = "<foot> <horse>\n"

WORDS: dict[str, Word] = {
    # modifiers that count in battles
    "when = attacking": Word((force('add = 2, when = "attacking"'),), FIGHT + "total X 9\ntotal Y 4", sheet="Force +2 when attacking"),
    "when = attacking, as the defender": Word((power("blue", 'modifiers = [{ stat = "force", add = 2, when = "attacking" }]'),), FIGHT + "total X 5\ntotal Y 4"),
    "when = defending": Word((power("blue", 'modifiers = [{ stat = "force", add = 1, when = "defending", units = { all = ["foot"] } }]'),), FIGHT + "total X 5\ntotal Y 6", sheet="when defending"),
    "when = in_terrain": Word((force('add = 1, when = "in_terrain", terrain = { all = ["town"] }'),), FIGHT + "total X 7", sheet="in Town"),
    "when = in_terrain, elsewhere": Word((force('add = 1, when = "in_terrain", terrain = { all = ["town"] }'),), FIGHT + "total X 5", units=MARSH),
    "when = in_or_next_to_terrain": Word((force('add = 1, when = "in_or_next_to_terrain", terrain = { all = ["town"] }'),), FIGHT + "total X 7", units=MARSH, sheet="in or next to Town"),
    "when = in_or_next_to_terrain, far off": Word((force('add = 1, when = "in_or_next_to_terrain", terrain = { ids = ["fen"] }'),), FIGHT + "total X 5", units=MARSH),
    "vs units": Word((force('add = 3, vs = { units = { all = ["horse"] } }'),), FIGHT + "total X 5", sheet="against stacks with Horse"),
    "vs units, who are there": Word((force('add = 3, vs = { units = { all = ["horse"] } }'),), FIGHT + "total X 11", units={"Cob": "0: foot horse; 1: foot horse"}),
    "vs terrain": Word((force('add = 3, vs = { terrain = { regions = ["south"] } }'),), FIGHT + "total X 11", sheet="in battles in"),
    "vs terrain, elsewhere": Word((force('add = 3, vs = { terrain = { regions = ["north"] } }'),), FIGHT + "total X 5"),
    "defense": Word((("revenue = 0\n[terrain.marsh]", "revenue = 0\n[terrain.marsh]\ndefense = 2"),), FIGHT + "total X 5\ntotal Y 8", units=MARSH, sheet="defenders +2 each"),
    # modifiers with a source
    "force from a territory": Word((sourced('stat = "force"\nadd = 2\nsource = "territory:ann"'),), FIGHT + "total X 9\ntotal Y 4", sheet="for whoever has Ann"),
    "force from a unit": Word((sourced('stat = "force"\nadd = 1\nunits = { all = ["foot"] }\nsource = "unit:chief"'),), FIGHT + "total X 5\ntotal Y 6", units={**BATTLE, "Elm": "1: chief"}, sheet="for whoever has Chief"),
    "speed from a territory": Word((sourced('stat = "speed"\nadd = 1\nsource = "territory:ann"'),), "X> march Ann foot done\noffers X: = Bay Cob Dun Fen", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "march"}),
    "price with a source": Word((sourced('stat = "price"\nadd = -1\nunits = { all = ["horse"] }\nmin = 1\nsource = "region:north"'),), RECRUITS + "X> horse\ncosts 2", units={"Elm": "1: foot"}, marks={"Ann": 0, "Fen": 0, "Elm": 1}, points={0: 2}, phase="recruit", sheet="the whole of North"),
    "price with a source that is not held": Word((sourced('stat = "price"\nadd = -1\nmin = 1\nsource = "region:north"'),), "<horse> <foot>\noffers X: = done foot", units={"Elm": "1: foot"}, marks={"Ann": 0, "Fen": 1, "Elm": 1}, points={0: 2}, phase="recruit"),
    "price with uses_per_turn": Word((power("red", 'modifiers = [{ stat = "price", set = 1, units = { all = ["foot"] }, uses_per_turn = 1 }]'),), "<foot> <foot>\nX> foot\ncosts 1\nX> foot\ncosts 2", units={"Elm": "1: foot"}, marks={"Ann": 0, "Elm": 1}, points={0: 9}, phase="recruit", sheet="for the first 1 a turn"),
    "income with mul and min": Word((power("red", 'modifiers = [{ stat = "income", mul = [1, 2] }, { stat = "income", add = -5, min = 1 }]'),), "points X 1", units={"Elm": "1: foot"}, phase="revenue", sheet="income × 1/2"),
    "income of a region": Word((sourced('stat = "income"\nadd = 2\nterrain = { ids = ["cob"] }\nsource = "region:south"'),), "points X 11", units={"Fen": "1: foot"}, marks={"Cob": 0, "Elm": 0, "Ann": 0}, phase="revenue"),
    # moves and cards
    "free_moves = 1": Word((phase("move", "free_moves = 1"),), "offers X: = done free\nX> free Ann foot done Bay\nat Bay: X foot\noffers X: = done", units={"Ann": "0: foot", "Elm": "1: foot"}, sheet="1 group moves without a card"),
    "free_moves can be cancelled": Word((phase("move", "free_moves = 1"), card('{ op = "cancel_move" }', window="foe_group_move")), "Y> done\nX> free Ann foot done Bay\nY> trick\nat Ann: X foot\noffers X: = done", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={1: "trick"}),
    "free_moves = led_stacks": Word((phase("move", 'free_moves = "led_stacks"'),), "X> free\noffers X: = Ann\nX> Ann\noffers X: = foot chief", units={"Ann": "0: foot chief", "Cob": "0: foot", "Elm": "1: foot"}, sheet="Each stack with a leader moves once"),
    "moves_per_unit = 1": Word((("[[victory]]", "[options]\nmoves_per_unit = 1\n[[victory]]"),), "X> march Ann foot done Bay\noffers X: = done", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "march march"}, sheet="By cards no unit moves more than once a turn"),
    "moves_per_unit = 1 does not count free moves": Word((phase("move", "free_moves = 1"), ("[[victory]]", "[options]\nmoves_per_unit = 1\n[[victory]]")), "X> march Ann foot done Bay\noffers X: = done free", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "march"}),
    "speed_add": Word((card('{ op = "move", speed_add = 1 }'),), "X> trick Ann foot done\noffers X: = Bay Cob Dun Fen", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "trick"}, sheet="1 further"),
    "form = pure_stack": Word((card('{ op = "move", units = { all = ["horse"] }, form = "pure_stack" }'),), "X> trick\noffers X: = done Cob", units={"Ann": "0: foot horse", "Cob": "0: horse", "Elm": "1: foot"}, hands={0: "trick"}, sheet="a whole stack of nothing else"),
    "stop": Word((("revenue = 0\n[piles", 'revenue = 0\nstop = { all = ["horse"] }\n[piles'),), "X> march Bay horse done\noffers X: = Ann Cob Dun Fen", units={"Bay": "0: horse", "Elm": "1: foot"}, hands={0: "march"}, sheet="stops Horse"),
    "needs_leader_to_move": Word((unit("horse", "needs_leader_to_move = true"),), "X> march\noffers X: = done Cob\nX> Cob\noffers X: = horse chief", units={"Ann": "0: horse", "Cob": "0: horse chief", "Elm": "1: foot"}, hands={0: "march"}, sheet="moves with a leader only"),
    "requires, not there": Word((card('{ op = "draw_cards", count = 1 }', 'requires = { all = ["leader"] }'),), "offers X: = done", units={"Ann": "0: foot", "Elm": "1: chief"}, hands={0: "trick"}, sheet="Needs Chief"),
    "requires, anywhere on the board": Word((card('{ op = "draw_cards", count = 1 }', 'requires = { all = ["leader"] }'),), "offers X: = done trick", units={"Ann": "0: foot", "Bay": "0: chief", "Elm": "1: foot"}, hands={0: "trick"}),
    "requires in a battle asks for the own stack": Word((card('{ op = "force", add = 9 }', 'requires = { all = ["leader"] }', "battle"),), FIGHT + "offers X: = done", units={**BATTLE, "Bay": "0: chief"}, hands={0: "trick"}),
    "requires in a battle, there": Word((card('{ op = "force", add = 9 }', 'requires = { all = ["leader"] }', "battle"),), FIGHT + "offers X: = done trick", units=LED, hands={0: "trick"}),
    "kill_in_battle pick = owner": Word((card('{ op = "kill_in_battle", pick = "owner" }', window="battle"),), FIGHT + "X> trick\nasks kill_who\noffers Y: = foot horse\nY> horse\ntotal X 5\ntotal Y 2", units={"Cob": "0: foot horse; 1: foot horse"}, hands={0: "trick"}, sheet="of its owner's choice"),
    "kill_in_battle pick = random": Word((card('{ op = "kill_in_battle", pick = "random", units = { all = ["horse"] } }', window="battle"),), FIGHT + "X> trick <1>\ntotal Y 2", units={"Cob": "0: foot horse; 1: foot horse"}, hands={0: "trick"}, sheet="by lot"),
    "kill_on_map reach = own": Word((card('{ op = "kill_on_map", reach = "own", pick = "caster" }', 'target = "foe_stack"'),), "X> trick\noffers X: = Cob\nX> Cob\noffers X: = foot\nX> foot\nat Cob: X foot; Y foot", units={"Cob": "0: foot; 1: foot foot", "Elm": "1: foot"}, hands={0: "trick"}, sheet="where you stand, too"),
    "peek_stack reach = adjacent": Word((card('{ op = "peek_stack", reach = "adjacent" }', 'target = "foe_stack"'),), "X> trick\noffers X: = Cob", units={"Bay": "0: foot", "Cob": "1: foot foot", "Elm": "1: foot foot"}, hands={0: "trick"}),
    # counters
    "token and tokens": Word((card('{ op = "token", name = "fame", add = 2 }'), ("[[victory]]", '[[victory]]\nkind = "tokens"\nname = "fame"\ncount = 2\n[[victory]]')), "X> trick\ncounter X fame 2\ntold counts\nX> done\n<any>\nX> done\nover X", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "trick"}, sheet="Your fame has reached 2."),
    "tokens, not enough": Word((card('{ op = "token", name = "fame", add = 1 }'), ("[[victory]]", '[[victory]]\nkind = "tokens"\nname = "fame"\ncount = 2\n[[victory]]')), "X> trick\nX> done\n<any>\nX> done\nplaying", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "trick"}, sheet="+1 for your fame"),
    "tokens, result = lose": Word((card('{ op = "token", name = "panic", add = 3 }'), ("[[victory]]", '[[victory]]\nkind = "tokens"\nname = "panic"\ncount = 3\nresult = "lose"\n[[victory]]')), "X> trick\nX> done\n<any>\nX> done\nout X\nat Ann: nobody\nmarks X:\nsize X 0\nplaying\nturn Y draw", units={"Ann": "0: foot", "Elm": "1: foot", "Fen": "2: foot"}, hands={0: "trick tax"}, seats="red blue green", sheet="you are out"),
    "tokens, the last but one loses": Word((card('{ op = "token", name = "panic", add = 3 }'), ("[[victory]]", '[[victory]]\nkind = "tokens"\nname = "panic"\ncount = 3\nresult = "lose"\n[[victory]]')), "X> trick\nX> done\n<any>\nX> done\nover Y", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "trick"}),
    "token of a foe": Word((card('{ op = "token", name = "panic", add = 3, who = "foe" }', 'target = "foe"'), ("[[victory]]", '[[victory]]\nkind = "tokens"\nname = "panic"\ncount = 9\n[[victory]]')), "X> trick\noffers X: = Y Z\nX> Z\ncounter Z panic 3\ncounter X panic 0", units={"Ann": "0: foot", "Elm": "1: foot", "Fen": "2: foot"}, hands={0: "trick"}, seats="red blue green", sheet="+3 for a foe's panic"),
    "token that goes down, at 0": Word((card('{ op = "token", name = "panic", add = -1 }'),), "offers X: = done", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "trick"}),
    # leaders
    "capture = any_loss": Word((), FIGHT + "X> chief\ncaptured Y chief 1\npile chief 3", units=LED, sheet="captured"),
    "capture = loser_only, the winner pays": Word((("[setup]", '[leaders]\ncapture = "loser_only"\n[setup]'),), FIGHT + "X> chief\ncaptured Y chief 0\npile chief 4", units=LED),
    "capture = loser_only, the loser": Word((("[setup]", '[leaders]\ncapture = "loser_only"\n[setup]'),), FIGHT + "captured X chief 1", units={"Cob": "0: foot foot foot foot foot; 1: chief"}, sheet="of the losing side"),
    "capture = needs_leader, without": Word((("[setup]", '[leaders]\ncapture = "needs_leader"\n[setup]'),), FIGHT + "captured X chief 0\npile chief 4", units={"Cob": "0: foot foot foot foot foot; 1: chief"}, sheet="if the winner has a leader"),
    "capture = needs_leader, with": Word((("[setup]", '[leaders]\ncapture = "needs_leader"\n[setup]'),), FIGHT + "captured X chief 1", units={"Cob": "0: foot chief; 1: chief"}),
    "capture = never": Word((("[setup]", '[leaders]\ncapture = "never"\n[setup]'),), FIGHT + "X> chief\ncaptured Y chief 0\npile chief 4", units=LED, sheet="never captured"),
    "captured_to = pile": Word((("[setup]", '[leaders]\ncaptured_to = "pile"\n[setup]'),), FIGHT + "X> chief\ncaptured Y chief 1\npile chief 4", units=LED, sheet="back to the pile"),
    "leader_bonus": Word((phase("battle", "leader_bonus = 1"),), FIGHT + "total X 8", units=LED, sheet="adds 1"),
    "refill": Word((phase("battle", "refill = 2"),), FIGHT + "fills X 2 Y 2", units={"Cob": "0: horse; 1: foot"}, sheet="filled to 2"),
    # recruits and upkeep
    "recruit.mode = free": Word((("draw = 2", 'draw = 2\nmode = "free"'),), RECRUITS + "X> foot\ncosts 0\nX> horse\noffers X: = done raise\nat Ann: X foot horse\npoints X 0", units={"Elm": "1: foot"}, phase="recruit", sheet="2 chits, free"),
    "recruit.per_territory": Word((("draw = 2", "draw = 2\nper_territory = 1"),), RECRUITS + "X> foot\noffers X: = done", units={"Elm": "1: foot"}, points={0: 9}, phase="recruit", sheet="at most 1 to a territory"),
    "recruit.where": Word((("draw = 2", 'draw = 2\nwhere = { regions = ["south"] }'),), RECRUITS + "X> foot Cob\nat Cob: X foot", units={"Elm": "1: foot"}, points={0: 9}, marks={"Ann": 0, "Cob": 0, "Elm": 1}, phase="recruit", sheet="in South"),
    "recruit.bonus = none": Word((("draw = 2", 'draw = 2\nbonus = "none"'),), RECRUITS + "X> foot\nX> horse\noffers X: = done raise", units={"Elm": "1: foot"}, points={0: 9}, phase="recruit"),
    "home": Word((unit("horse", 'home = { ids = ["fen"] }'),), RECRUITS + "X> horse Fen\nat Fen: X horse", units={"Elm": "1: foot"}, points={0: 9}, marks={"Ann": 0, "Fen": 0, "Elm": 1}, phase="recruit", sheet="recruited in Fen"),
    "home that is not held": Word((unit("horse", 'home = { ids = ["fen"] }'),), RECRUITS + "offers X: = done foot", units={"Elm": "1: foot"}, points={0: 9}, phase="recruit"),
    "upkeep.mode = pay": Word((phase("upkeep", 'mode = "pay"'),), "offers X: = Ann\nX> Ann foot\noffers X: = done Ann\nX> done\npoints X 0", units={"Ann": "0: foot foot foot", "Elm": "1: foot"}, points={0: 2}, phase="upkeep", sheet="1 points for each unit"),
    "upkeep.mode = pay, more is given up": Word((phase("upkeep", 'mode = "pay"'),), "offers X: = done Ann\nX> Ann foot\nX> done\npoints X 3", units={"Ann": "0: foot foot", "Elm": "1: foot"}, points={0: 4}, phase="upkeep"),
    "upkeep.cost and exempt": Word((phase("upkeep", 'mode = "pay"\ncost = 2\nexempt = { all = ["horse"] }'),), "X> done\npoints X 5", units={"Ann": "0: foot foot horse", "Elm": "1: foot"}, points={0: 9}, phase="upkeep", sheet="Free: Horse"),
    "upkeep.mode = none": Word((phase("upkeep", 'mode = "none"'),), "turn Y draw\nat Bay: X foot foot", units={"Bay": "0: foot foot", "Elm": "1: foot"}, marks={"Elm": 1}, phase="upkeep", sheet="Nothing to pay"),
    "upkeep.factor and exempt": Word((phase("upkeep", 'factor = 1\nexempt = { all = ["horse"] }'),), "X> Ann foot\nturn Y draw\nat Ann: X foot foot foot horse", units={"Ann": "0: foot foot foot foot horse", "Elm": "1: foot"}, phase="upkeep", sheet="At most 1 units for each point"),
    # control, draw, options
    "control.terrain": Word((phase("control", 'terrain = { regions = ["north"] }'),), "marks X: Ann Fen", units={"Fen": "0: foot", "Cob": "0: foot", "Elm": "1: foot"}, phase="control", sheet="a marker on in North"),
    "control.max_markers": Word((phase("control", "max_markers = 2"),), "marks X: Ann Cob", units={"Fen": "0: foot", "Cob": "0: foot", "Elm": "1: foot"}, phase="control", sheet="at most 2"),
    "draw.discard_first": Word((phase("draw", "discard_first = false\ncount = 1"),), "draws X", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "march"}, phase="draw", sheet="1 card"),
    "draw.hand_limit": Word((phase("draw", "hand_limit = 2\ncount = 1"),), "X> done\n<card:march>\noffers X: = march tax", units={"Ann": "0: foot", "Elm": "1: foot"}, hands={0: "march tax"}, phase="draw", sheet="keep 2"),
    "options of the module": Word((("[[victory]]", '[options]\ntie_winner = "attacker"\n[[victory]]'),), FIGHT + "winner X", units={"Cob": "0: foot foot horse; 1: foot foot horse"}),
    # victories
    "at_round compare = revenue": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\ncompare = "revenue"\n[[victory]]'),), "over Y", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Fen": 0, "Elm": 1}, active=1, phase="control", map_changes=(('id = "elm"\n', 'id = "elm"\nrevenue = 9\n'),), sheet="the highest income wins"),
    "at_round compare = points": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\ncompare = "points"\n[[victory]]'),), "over X", units={"Ann": "0: foot", "Elm": "1: foot"}, points={0: 7, 1: 6}, active=1, phase="control", sheet="the fullest treasury wins"),
    "at_round, equal": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\ncompare = "points"\n[[victory]]'),), "over X Y", units={"Ann": "0: foot", "Elm": "1: foot"}, active=1, phase="control"),
    "at_round, another round": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 2\ncompare = "points"\n[[victory]]'),), "playing", units={"Ann": "0: foot", "Elm": "1: foot"}, active=1, phase="control"),
    "at_round with a condition": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\ncondition = { kind = "capture", territories = ["ann"] }\n[[victory]]'),), "over X", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Elm": 1, "Cob": 1}, active=1, phase="control", sheet="whoever fulfils this wins"),
    "at_round with a condition that nobody meets": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\ncondition = { kind = "capture", territories = ["fen"] }\n[[victory]]'),), "over Y", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Elm": 1, "Cob": 1}, active=1, phase="control"),
    "at_round for powers, with a condition": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\npowers = ["blue"]\ncondition = { kind = "capture", territories = ["ann"] }\n[[victory]]'),), "over Y", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Elm": 1, "Cob": 1}, active=1, phase="control", sheet="(only Blue)"),
    "at_round for powers that nobody plays": Word((("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\npowers = ["green"]\ncompare = "points"\n[[victory]]'),), "over Y", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Elm": 1, "Cob": 1}, points={0: 9}, active=1, phase="control"),
    "at_round with counters": Word((card('{ op = "token", name = "fame", add = 2 }'), ("[[victory]]", '[[victory]]\nkind = "at_round"\nround = 1\ncondition = { kind = "tokens", name = "fame", count = 2 }\n[[victory]]')), "Y> trick\nY> done\n<any>\nY> done\nover Y", units={"Ann": "0: foot foot foot", "Elm": "1: foot"}, hands={1: "trick"}, active=1),
    "victory for powers": Word((("num = 1\nden = 1", 'num = 1\nden = 1\npowers = ["blue"]'),), "playing", units={"Ann": "0: foot", "Bay": "1: foot"}, marks={"Ann": 0, "Cob": 0, "Elm": 0, "Fen": 0}, phase="control"),
    "victory for all": Word((), "over X", units={"Ann": "0: foot", "Bay": "1: foot"}, marks={"Ann": 0, "Cob": 0, "Elm": 0, "Fen": 0}, phase="control"),
    "capture, need": Word((("[[victory]]", '[[victory]]\nkind = "capture"\nterritories = ["ann", "cob", "fen"]\nneed = 2\n[[victory]]'),), "over X", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Fen": 0, "Elm": 1}, phase="control", sheet="You have 2 of these"),
    "capture, all by default": Word((("[[victory]]", '[[victory]]\nkind = "capture"\nterritories = ["ann", "cob", "fen"]\n[[victory]]'),), "playing", units={"Ann": "0: foot", "Elm": "1: foot"}, marks={"Ann": 0, "Fen": 0, "Elm": 1}, phase="control"),
    "eliminate": Word((("[[victory]]", '[[victory]]\nkind = "eliminate"\nunits = { all = ["leader"] }\n[[victory]]'),), "over X", units={"Ann": "0: chief", "Elm": "1: foot"}, phase="revenue", sheet="No foe has Chief on the board"),
}  # fmt: skip


@pytest.mark.rule("WE-001", "WE-R52", "WE-R74")
@pytest.mark.parametrize("name", WORDS)
def test_a_word_is_carried_out(name: str) -> None:
    word = WORDS[name]
    loaded = toy(*word.changes, map_changes=word.map_changes)
    game = place(
        loaded,
        powers=word.seats.split(),
        units=word.units,
        markers=word.marks,
        hands=word.hands,
        points=word.points,
        phase=word.phase,
        active=word.active,
    )
    Play(game).run(word.lines)
    check_position(game)
    assert unpack(game.pack(), loaded).pack() == game.pack()
    assert word.sheet in describe(loaded)
    assert not word.changes or describe(loaded) != describe(toy())


BOATS = "\n".join(
    f"""[[units]]
id = "boat{number}"
name = "Boat {number}"
pile = "common"
count = 20
force = 1
speed = "F"
tags = ["boat"]
carry = {{ units = {{ all = ["foot"] }}, capacity = 1 }}"""
    for number in range(6)
)


@pytest.mark.rule("S8-R22", "WE-R16")
def test_many_carriers_and_too_many_to_be_carried_are_no_riddle() -> None:
    """Six types of boats, five each, and more who have to be carried: what may join is found at once."""
    loaded = toy(
        ("[[powers]]", f"{BOATS}\n[[powers]]"),
        (
            "revenue = 0\n[terrain.marsh]",
            'revenue = 0\ncargo_exempt = true\nclosed = { all = ["foot"] }\n[terrain.marsh]',
        ),
        ("count = 20", "count = 99"),
        map_changes=(
            ('borders = ["bay", "fen"]', 'borders = ["bay"]'),
            ('id = "fen"\n', 'id = "fen"\nborders = ["elm"]\n'),
        ),
    )
    stack = " ".join(["foot"] * 33 + [f"boat{number}" for number in range(6) for _ in range(5)])
    game = place(
        loaded,
        powers=["red", "blue"],
        units={"Ann": f"0: {stack}", "Elm": "1: foot"},
        markers=HOMES,
        hands={0: "march"},
    )
    play = Play(game)
    play.run("X> march Ann")
    begin = time.process_time()
    play.run(f"X> {'foot ' * 30}")
    play.run("offers X: = boat0")  # one more could not be carried; all boats are needed, the first type first
    assert time.process_time() - begin < 5
