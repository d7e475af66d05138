"""The phases of a turn and the deck in a module file; what it leaves out stays as the generic rules have it.

Rule: WE-R01
"""

from typing import Annotated, Literal

from pydantic import Field

from grognard.games.warp_empires.format import words as w
from grognard.games.warp_empires.format.schema.base import Entry, Table, TerrainSelector, UnitSelector


class Deck(Entry):
    """Whose action deck it is."""

    owner: w.Owner = "shared"


class Decks(Table):
    """The decks: one."""

    action: Deck = Deck()


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
