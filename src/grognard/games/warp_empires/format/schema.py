"""What a module file may hold: one model for each of its tables. A key or word that is not named here is a fault.

Rule: WE-001, WE-027
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from grognard.games.warp_empires.format import words as w


class Table(BaseModel):
    """A table of the file; nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Rules = Annotated[list[w.RuleId], Field(max_length=20)]
Tags = Annotated[list[w.Id], Field(max_length=16)]
Ids = Annotated[list[w.Id], Field(max_length=64)]


class Entry(Table):
    """What every entry may carry: words for players, and the rules it stands for."""

    text: w.Text = ""
    rule: w.RuleId | Rules = []


class UnitSelector(Table):
    """Which units: every tag of `all`, at least one of `any`, not one of `none`; empty = every unit."""

    all: Tags = []
    any: Tags = []
    none: Tags = []


class TerrainSelector(UnitSelector):
    """Which territories: by the tags of terrain and territory, by their ids, by the regions they lie in; all parts must hold."""

    ids: Ids | None = None
    regions: Ids | None = None


class Vs(Table):
    """Against whom or where a modifier counts: the opposing stack holds a match, the battle's territory matches."""

    units: UnitSelector | None = None
    terrain: TerrainSelector | None = None


class Modifier(Entry):
    """A number that is changed; under a power for that player's own things, in [[modifiers]] for whoever has the source."""

    stat: w.Stat
    add: w.Step | None = None
    mul: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(min_length=2, max_length=2)] | None = None
    set: w.Small | None = None
    min: w.Small | None = None
    units: UnitSelector | None = None
    terrain: TerrainSelector | None = None
    when: w.When = "always"
    vs: Vs | None = None
    uses_per_turn: w.Positive | None = None
    source: w.Source = "power"


class Move(Table):
    """Grants move allowances."""

    op: Literal["move"]
    stacks: w.Positive = 1
    units: UnitSelector = UnitSelector()
    form: w.Form = "group"
    speed_add: Annotated[int, Field(ge=0, le=9)] = 0


class CancelMove(Table):
    """Cancels the announced move of a group."""

    op: Literal["cancel_move"]


class Force(Table):
    """Raises the own total in a battle."""

    op: Literal["force"]
    add: w.Step
    per: w.Per = "stack"
    units: UnitSelector = UnitSelector()


class KillInBattle(Table):
    """Destroys opposing units in the battle before the comparison."""

    op: Literal["kill_in_battle"]
    units: UnitSelector = UnitSelector()
    count: Literal[1] = 1
    pick: w.Pick = "caster"


class CancelBattleCard(Table):
    """Cancels an opposing battle card."""

    op: Literal["cancel_battle_card"]
    count: Literal[1] = 1


class KillOnMap(Table):
    """Destroys units of a foe's stack."""

    op: Literal["kill_on_map"]
    units: UnitSelector = UnitSelector()
    count: Annotated[int, Field(ge=1, le=9)] = 1
    pick: w.Pick = "random"
    reach: w.Reach = "any"


class ForbidAttack(Table):
    """The active foe may not attack this turn."""

    op: Literal["forbid_attack"]


class StealCards(Table):
    """Takes cards out of a foe's hand, by lot."""

    op: Literal["steal_cards"]
    count: Annotated[int, Field(ge=1, le=9)] = 1
    pick: Literal["random"] = "random"


class PeekHand(Table):
    """Looks at a foe's hand."""

    op: Literal["peek_hand"]


class PeekStack(Table):
    """Looks at a whole stack of a foe."""

    op: Literal["peek_stack"]
    reach: w.Reach = "any"


class DrawCards(Table):
    """Draws cards."""

    op: Literal["draw_cards"]
    count: Annotated[int, Field(ge=1, le=20)]


class GainPoints(Table):
    """Points for the treasury: a number or dice."""

    op: Literal["gain_points"]
    amount: w.Points | None = None
    dice: w.Dice | None = None


class Token(Table):
    """Moves a counter of a player, such as morale, up or down; never below 0."""

    op: Literal["token"]
    name: w.Id
    add: w.Step
    who: w.Who = "caster"


Effect = Annotated[
    Move
    | CancelMove
    | Force
    | KillInBattle
    | CancelBattleCard
    | KillOnMap
    | ForbidAttack
    | StealCards
    | PeekHand
    | PeekStack
    | DrawCards
    | GainPoints
    | Token,
    Field(discriminator="op"),
]


class Card(Entry):
    """A type of action card."""

    id: w.Id
    name: w.Name
    count: w.Positive
    window: Annotated[list[w.Window], Field(min_length=1, max_length=6)]
    role: w.Role = "any"
    target: w.Target = "none"
    requires: UnitSelector | None = None
    effects: Annotated[list[Effect], Field(min_length=1, max_length=8)]


class Carry(Table):
    """Which units a carrier takes along, and how many."""

    units: UnitSelector
    capacity: Annotated[int, Field(ge=1, le=9)]


class Unit(Entry):
    """A type of unit."""

    id: w.Id
    name: w.Name
    pile: w.Id
    count: Annotated[int, Field(ge=1, le=200)]
    force: Annotated[int, Field(ge=0, le=50)]
    speed: w.SpeedCode
    tags: Tags
    alt_name: dict[w.Id, w.Name] = {}
    icon: w.Icon | None = None
    can_control: bool = True
    dies_on_defeat: bool = False
    carry: Carry | None = None
    start: w.Start | None = None
    home: TerrainSelector | None = None
    needs_leader_to_move: bool = False


class Grant(Table):
    """A tag that a power gives to its units."""

    tag: w.Id
    units: UnitSelector


class FixedUnits(Table):
    """Units that a player begins with."""

    unit: w.Id
    count: w.Positive
    at: w.Where = "home"


class SetupWords(Table):
    """The words of setting up that may differ by power."""

    start_terrain: TerrainSelector | None = None
    start_region: w.Id | None = None
    start_ring: Annotated[int, Field(ge=0, le=9)] | None = None
    units_random: w.Hand | None = None
    units_fixed: Annotated[list[FixedUnits], Field(max_length=40)] | None = None
    units_from: dict[w.Id, w.Small] | None = None
    hand: w.Hand | None = None
    points: w.Points | None = None


class Power(Entry):
    """A power to play."""

    id: w.Id
    name: w.Name
    people: w.Id | None = None
    ability: w.Name | None = None
    colour: w.Colour | None = None
    grants: Annotated[list[Grant], Field(max_length=16)] = []
    modifiers: Annotated[list[Modifier], Field(max_length=16)] = []
    setup: SetupWords = SetupWords()


class Setup(SetupWords, Entry):
    """Setting up."""

    start_terrain: TerrainSelector
    units_random: w.Hand
    start_territories: Annotated[int, Field(ge=1, le=20)] = 1
    start_distance: Annotated[int, Field(ge=0, le=20)] = 0
    units_where: Literal["home"] = "home"
    hand: w.Hand = 5
    points: w.Points = 0
    first: w.Id | None = None


class Terrain(Entry):
    """A kind of terrain."""

    name: w.Name
    revenue: w.Small
    tags: Tags = []
    closed: UnitSelector | None = None
    cargo_exempt: bool = False
    stop: UnitSelector | None = None
    defense: w.Small = 0
    colour: w.Colour | None = None
    called: Annotated[list[w.Name], Field(max_length=16)] = []


class Roll(Table):
    """What a roll of the dice of the map makes of a territory."""

    roll: Annotated[list[Annotated[int, Field(ge=1, le=180)]], Field(min_length=2, max_length=2)]
    terrain: w.Id


class Map(Entry):
    """How the map is made: by dice, or out of a file."""

    kind: Literal["random", "fixed"]
    file: w.FileName | None = None
    size: Literal["auto"] | Annotated[int, Field(ge=6, le=w.TERRITORIES)] = "auto"
    size_base: Annotated[int, Field(ge=6, le=w.TERRITORIES)] = 60
    size_per_player: Annotated[int, Field(ge=0, le=99)] = 18
    size_per_extra: Annotated[int, Field(ge=0, le=99)] = 6
    cells_per_territory: Annotated[int, Field(ge=1, le=12)] = 3
    wrap: bool = False
    connect: Literal["ground", "air", "none"] = "ground"
    connect_units: UnitSelector = UnitSelector()
    cities_min: Literal["auto"] | Annotated[int, Field(ge=1, le=w.TERRITORIES)] = "auto"
    reroll_max: Annotated[int, Field(ge=1, le=200)] = 200
    table: Annotated[list[Roll], Field(max_length=20)] = []
    names: Annotated[list[w.Name], Field(max_length=400)] = []


class Pile(Entry):
    """A bag of chits."""

    name: w.Name | None = None
    shared: Literal[True] | None = None
    per_power: Literal[True] | None = None
    per_player: Literal[True] | None = None
    powers: Annotated[list[w.Id], Field(min_length=1, max_length=w.SEATS)] | None = None


class Deck(Entry):
    """Whose action deck it is."""

    owner: w.Owner = "shared"


class Decks(Table):
    """The decks: one."""

    action: Deck = Deck()


class Leaders(Entry):
    """When a leader is captured, and where the chit goes."""

    capture: w.Capture = "any_loss"
    captured_to: w.CapturedTo = "set_aside"


class DrawPhase(Entry):
    """Numbers of the Draw phase."""

    count: Annotated[int, Field(ge=0, le=20)] = 5
    hand_limit: Annotated[int, Field(ge=1, le=40)] = 7
    discard_first: bool = True


class MovePhase(Entry):
    """Numbers of the Move phase."""

    free_moves: Literal["led_stacks"] | Annotated[int, Field(ge=0, le=9)] = 0


class BattlePhase(Entry):
    """Numbers of the Battle phase."""

    leader_bonus: w.Small = 5
    refill: Annotated[int, Field(ge=0, le=40)] = 7


class RevenuePhase(Entry):
    """Where income comes from."""

    source: Literal["controlled"] = "controlled"


class RecruitPhase(Entry):
    """Numbers of the Recruit phase."""

    draw: Annotated[int, Field(ge=0, le=20)] = 5
    price: Literal["force"] = "force"
    where: TerrainSelector = TerrainSelector()
    bonus: Literal["dice.bonus", "none"] = "dice.bonus"
    mode: Literal["buy", "free"] = "buy"
    per_territory: w.Small = 0


class UpkeepPhase(Entry):
    """Numbers of the Upkeep phase."""

    mode: Literal["limit", "pay", "none"] = "limit"
    factor: w.Positive = 5
    cost: w.Positive = 1
    exempt: UnitSelector | None = None


class ControlPhase(Entry):
    """Who takes control of what."""

    terrain: TerrainSelector = TerrainSelector()
    needs: Literal["any_unit", "can_control"] = "any_unit"
    max_markers: Annotated[int, Field(ge=0, le=w.TERRITORIES)] = 0


class Phases(Table):
    """The phases of a turn, whose order is fixed."""

    draw: DrawPhase = DrawPhase()
    move: MovePhase = MovePhase()
    battle: BattlePhase = BattlePhase()
    revenue: RevenuePhase = RevenuePhase()
    recruit: RecruitPhase = RecruitPhase()
    upkeep: UpkeepPhase = UpkeepPhase()
    control: ControlPhase = ControlPhase()


class Win(Entry):
    """What every victory may have: the powers to which it is open."""

    powers: Annotated[list[w.Id], Field(min_length=1, max_length=w.SEATS)] | None = None


class ControlShare(Win):
    """A share of all matching territories is controlled."""

    kind: Literal["control_share"]
    terrain: TerrainSelector = TerrainSelector()
    num: w.Positive
    den: w.Positive


class LastPlayer(Win):
    """Nobody else is left."""

    kind: Literal["last_player"]


class Eliminate(Win):
    """No living foe has a matching unit on the board."""

    kind: Literal["eliminate"]
    units: UnitSelector = UnitSelector()


class CaptureAll(Win):
    """Certain leaders are captured, certain territories controlled."""

    kind: Literal["capture"]
    units: Annotated[list[w.Id], Field(max_length=w.TYPES)] = []
    territories: Annotated[list[w.Id], Field(max_length=w.TERRITORIES)] = []
    need: w.Positive | None = None


class TokensWin(Win):
    """The own counter has reached a number, which wins, or loses."""

    kind: Literal["tokens"]
    name: w.Id
    count: Annotated[int, Field(ge=1, le=999)]
    result: w.Result = "win"


Condition = Annotated[ControlShare | Eliminate | CaptureAll | TokensWin, Field(discriminator="kind")]


class AtRound(Win):
    """After a round it is decided by comparing, or by a condition."""

    kind: Literal["at_round"]
    round: Annotated[int, Field(ge=1, le=999)]
    compare: w.Compare | None = None
    condition: Condition | None = None


Victory = Annotated[
    ControlShare | LastPlayer | Eliminate | CaptureAll | AtRound | TokensWin, Field(discriminator="kind")
]


class Variant(Entry):
    """A switch of the module: each value replaces keys of this very file."""

    key: w.Id
    default: w.Id
    values: Annotated[dict[w.Id, dict[str, object]], Field(min_length=2, max_length=6)]
    name: w.Name | None = None


class Totals(Table):
    """Sums that are compared with the file."""

    cards: Annotated[int, Field(ge=0, le=9999)] | None = None
    chits: Annotated[int, Field(ge=0, le=9999)] | None = None


class Terms(Table):
    """Words for display."""

    points: w.Name = "points"
    territory: w.Name = "territory"
    side: w.Name = "power"
    region: w.Name = "region"
    leader: w.Name = "leader"
    marker: w.Name = "marker"


class DiceWords(Table):
    """Which dice are thrown."""

    terrain: w.Dice = "1D6"
    bonus: w.Dice = "1D6"
    order: w.Dice = "1D6"


class OptionDefaults(Table):
    """What a game is played with when nobody says otherwise."""

    stacks_hidden: Literal["top_visible", "open", "closed"] = "top_visible"
    card_order: Literal["alternate", "attacker_then_defender", "simultaneous"] = "alternate"
    tie_winner: Literal["defender", "attacker", "nobody"] = "defender"
    half_round: Literal["up", "down", "down_min1"] = "up"
    forts_in_half: Literal["count", "extra", "first"] = "count"
    bonus_draw: Literal["once", "repeat", "none"] = "once"
    upkeep_zero: Literal["letter", "grace"] = "letter"
    control_hold: Literal["marker", "garrison"] = "marker"
    evasion_timing: Literal["own_step", "interrupt"] = "own_step"
    victory_compare: Literal["at_least", "more_than"] = "at_least"
    max_rounds: Annotated[int, Field(ge=0, le=999)] = 0
    start_pick: Literal["choose", "random"] = "choose"
    moves_per_unit: Annotated[int, Field(ge=0, le=9)] = 0


SpeedTable = Annotated[dict[w.SpeedCode, Annotated[int, Field(ge=0, le=9)]], Field(max_length=20)]


class Sheet(Entry):
    """A whole module."""

    format: Literal[1]
    system: Literal["warp-empires"]
    id: w.Id
    name: w.Name
    players: Annotated[list[Annotated[int, Field(ge=2, le=w.SEATS)]], Field(min_length=2, max_length=2)]
    version: Annotated[int, Field(ge=1, le=9999)] = 1
    credit: Annotated[str, StringConstraints(max_length=400)] = ""
    summary: Annotated[str, StringConstraints(max_length=300)] = ""
    terms: Terms = Terms()
    speeds: SpeedTable = {"S": 1, "M": 2, "F": 3, "none": 0}
    dice: DiceWords = DiceWords()
    map: Map
    terrain: Annotated[dict[w.Id, Terrain], Field(min_length=1, max_length=w.MOST_TERRAINS)]
    piles: Annotated[dict[w.Id, Pile], Field(min_length=1, max_length=w.PILES)]
    units: Annotated[list[Unit], Field(min_length=1, max_length=w.TYPES)]
    powers: Annotated[list[Power], Field(min_length=2, max_length=w.SEATS)]
    modifiers: Annotated[list[Modifier], Field(max_length=64)] = []
    setup: Setup
    decks: Decks = Decks()
    leaders: Leaders = Leaders()
    phases: Phases = Phases()
    cards: Annotated[list[Card], Field(min_length=1, max_length=w.CARDS)]
    victory: Annotated[list[Victory], Field(min_length=1, max_length=16)]
    options: OptionDefaults = OptionDefaults()
    check: Totals = Totals()
    variants: Annotated[list[Variant], Field(max_length=6)] = []


class Region(Entry):
    """A region of a fixed map."""

    id: w.Id
    name: w.Name
    tags: Tags = []


class Territory(Entry):
    """A territory of a fixed map."""

    id: w.Id
    name: w.Name
    terrain: w.Id
    borders: Annotated[list[w.Id], Field(max_length=24)] = []
    tags: Tags = []
    revenue: w.Small | None = None
    region: w.Id | None = None
    sign: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]$")] | None = None


class MapFile(Table):
    """A fixed map: its territories and regions; `rows` draws it in hexes, a sign for each territory."""

    format: Literal[1]
    name: w.Name | None = None
    rows: Annotated[list[Annotated[str, StringConstraints(max_length=80)]], Field(max_length=60)] = []
    territory: Annotated[list[Territory], Field(min_length=2, max_length=w.TERRITORIES)]
    region: Annotated[list[Region], Field(max_length=w.MOST_REGIONS)] = []
