"""What is fixed for one game: the powers of the factions as tables of numbers, and the options; immutable, shared by all copies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import FACTIONS, KINDS
from grognard.games.mysterious_islands.chart import Chart

# Powers that are one number a faction: powers[(faction * 2 + invented) * POWERS + power], 0 = the faction has it not.
POWERS: Final = 16
RECRUIT_BONUS: Final = 0  # added to the recruit roll
WASH_ON: Final = 1  # least die that gets those overboard ashore
CONVERT_ON: Final = 2  # least die that wins a Band after a won battle
CAPTURE_ON: Final = 3  # least die that keeps a beaten Boat
BITE_ON: Final = 4  # least die with which a beaten side takes a Band along
REGENERATE_ON: Final = 5  # least sum of two dice that brings a killed Band back
ENTERS_EDGE: Final = 6  # 1: recruits may come in at the rim with a new Boat
RISES: Final = 7  # 1: new Bands may appear anywhere on an island it occupies
RUINS: Final = 8  # 1: a beaten enemy Base becomes its own
SACRIFICE: Final = 9  # bonus of a battle roll for a Band or Boss given up
START_BANDS: Final = 10
START_BOSSES: Final = 11
START_BOATS: Final = 12
NEVER_RIDES: Final = 13  # 1: its land units go aboard nothing

# Powers that are one number a kind of unit: by_kind[power][(faction * 2 + invented) * KINDS + kind], 0 = not.
PRICE: Final = 0  # RP; 0: not for sale
MP: Final = 1  # movement points
SLOTS: Final = 2  # what the unit can carry
FLOATS: Final = 3  # 1: may rest in water
SWIMS: Final = 4  # 1: may cross water
SHELLS_ON: Final = 5  # least die that hits a stack
TORPEDOES_ON: Final = 6  # least die that sinks a Boat
RANGE: Final = 7  # how far it shoots
AIM: Final = 8  # added to its die
HIDES_ON: Final = 9  # least die that slips away
HIDES_WHERE: Final = 10  # ON_LAND + IN_WATER
ESCAPES: Final = 11  # 1: the hiding is an escape: it takes a rider along, and shells get no -1
REROLLS: Final = 12  # 1: lets its stack throw dice again
KIND_POWERS: Final = 13
ON_LAND: Final = 1
IN_WATER: Final = 2

# Rows of battle bonuses: faction, add, conditions, number of the rule.
ROW: Final = 4
WHEN_FIRST: Final = 1  # the first roll of the combat
WHEN_ATTACKING: Final = 2
WHEN_DEFENDING: Final = 4
WITH_BAND: Final = 8  # at least one Band or Boss on the side
WITH_BOAT: Final = 16
WITH_BAND_OR_BOAT: Final = 32
BOAT_AGAINST_BOAT: Final = 64  # an own Boat here and an enemy Boat
WHEN_INVENTED: Final = 128

# Values of the options that are words.
VULNERABLE: Final = 0
LAST_ONLY: Final = 1
IMMUNE: Final = 2
OWN: Final = 0
IN_PLAY: Final = 1
AT_RANDOM: Final = 2


class Choices:
    """The options of one game as numbers; each belongs to the ruling named in meta.py."""

    def __init__(self, values: dict[str, int]) -> None:
        """By the names of the fields below."""
        self.factions_per_player: i64 = values["factions_per_player"]
        self.event_phase: bool = values["event_phase"] == 1
        self.action_deck: bool = values["action_deck"] == 1
        self.extra_factions: bool = values["extra_factions"] == 1
        self.random_factions: bool = values["random_factions"] == 1
        self.rounds: i64 = values["rounds"]
        self.ties_by_units: bool = values["ties_by_units"] == 1
        self.choose_start: bool = values["choose_start"] == 1
        self.one_base_always: bool = values["one_base_always"] == 1
        self.lose_points: bool = values["lose_points"] == 1
        self.random_losses: bool = values["random_losses"] == 1
        self.lone_base_falls: bool = values["lone_base_falls"] == 1
        self.bases_captured: bool = values["bases_captured"] == 1
        self.base_shelling: i64 = values["base_shelling"]
        self.blast_spares_centre: bool = values["blast_spares_centre"] == 1
        self.inventions: i64 = values["inventions"]


class Setup:
    """Factions, options and seats of one game; `start_bands` of a risen faction depends on an option and is already in `powers`."""

    def __init__(
        self,
        seats: i64,
        factions: i64,
        powers: list[int],
        by_kind: list[list[int]],
        bonuses: list[int],
        extra: list[int],
        rules: list[str],
        choices: Choices,
        values: dict[str, object],
        map_text: str,
        unit_rules: list[str],
        lore: list[object],
        invention_rules: list[str],
        chart: Chart | None = None,
    ) -> None:
        """`bonuses` are rows sorted by faction; `rules` the ids that rows and powers cite, see rule_of() and rule_of_unit()."""
        self.seats = seats
        self.factions = factions  # rows of the table
        self.powers = vec[i64](powers)
        self.by_kind = vec[vec[i64]]([vec[i64](row) for row in by_kind])
        self.bonuses = vec[i64](bonuses)
        self.extra = vec[i64](extra)  # by faction: 1 when only the option brings it into the list
        self.rules = rules
        self.choices = choices
        self.options = values  # as resolved, for packing and views
        self.map_text = map_text  # a fixed map, "" when it is rolled
        self.unit_rules = unit_rules
        self.invention_rules = invention_rules  # by faction: the rule of its invention, "" when it has none
        self.lore = lore  # by faction: its row of the table, with its words; the rules never look at it
        self.chart = chart  # of a fixed map, None when it is rolled

    def power(self, faction: i64, invented: i64, power: i64) -> i64:
        """One number of a faction."""
        return self.powers[(faction * 2 + invented) * POWERS + power]

    def kind_power(self, power: i64, faction: i64, invented: i64, kind: i64) -> i64:
        """One number of a kind of unit of a faction."""
        return self.by_kind[power][(faction * 2 + invented) * KINDS + kind]

    def rule_of(self, faction: i64, power: i64) -> str:
        """The rule that gives a faction a power: POWERS numbers first, then the powers by kind."""
        return self.rules[faction * (POWERS + KIND_POWERS) + power]

    def rule_of_kind(self, faction: i64, power: i64) -> str:
        """The rule that gives a faction a power by kind, for the first kind that has it."""
        return self.rules[faction * (POWERS + KIND_POWERS) + POWERS + power]

    def rule_of_unit(self, faction: i64, invented: i64, power: i64, kind: i64) -> str:
        """The rule of a power by kind for one kind of unit, before or after the invention."""
        return self.unit_rules[((faction * 2 + invented) * KINDS + kind) * KIND_POWERS + power]

    def rule_of_bonus(self, row: i64) -> str:
        """The rule of a row of battle bonuses."""
        return self.rules[FACTIONS * (POWERS + KIND_POWERS) + self.bonuses[row * ROW + 3]]
