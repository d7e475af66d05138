"""Cards and their effects in a module file."""

from typing import Annotated, Literal

from pydantic import Field

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, Table, UnitSelector


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
