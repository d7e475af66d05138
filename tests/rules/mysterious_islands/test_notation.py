"""Actions and outcomes of chance as short text, and back."""

from typing import Any

import pytest

from grognard.core.chance import throw
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.positions import place
from grognard.games.mysterious_islands.rules import RULESET

COAST = "La Lb Wa Wb"
DECK: dict[str, object] = {"action_deck": True}


def put(phase: str, units: dict[str, str], **more: Any) -> Islands:
    """Pirates against Rebels, Pirates on turn; the hexes of the chart are A1, B1 (land), C1, D1 (water)."""
    setting = {"factions": {"pirates": 0, "rebels": 1}, "chart": COAST, "units": units, "phase": phase} | more
    return place(setting.pop("options", {}), **setting)


def play(game: Islands, *words: str) -> Islands:
    """Answer with notations, dice in brackets."""
    for word in words:
        is_chance = game.actor == CHANCE
        game.apply(RULESET.parse_chance(game, word) if is_chance else RULESET.parse(game, word))
    return game


def written(game: Islands) -> list[str]:
    return [RULESET.notation(game, int(action)) for action in game.legal_actions()]


FLEET = {"La": "pirates: 3 band, boss", "Wa": "pirates: boat"}
FIGHT = {"La": "pirates: 2 band; rebels: 2 band, boss"}


@pytest.mark.rule("MI-R55", "MI-R58", "MI-050")
def test_a_voyage_is_written_step_by_step() -> None:
    game = put("move", FLEET)
    assert written(game) == ["end", "A1", "C1"]
    play(game, "a1")
    assert written(game) == ["band", "boss"]
    play(game, "BAND")
    assert written(game) == ["1", "2", "3"]
    assert written(play(game, "2")) == ["B1", "C1"]  # two hexes, the second one aboard


@pytest.mark.rule("MI-R164")
def test_groups_of_a_kind_are_counted() -> None:
    units = {"La": "pirates: 2 boat"} | {"Wb": "pirates: boat fired, boat"}
    game = place({}, factions={"pirates": 0, "rebels": 1}, chart="Wb Wc Wd", units={"Wb": units["Wb"]}, phase="move")
    play(game, "A1")
    assert written(game) == ["boat", "boat.2"]
    assert RULESET.parse(game, "boat.2") == RULESET.parse(game, "boat") + 1
    with pytest.raises(IllegalAction):
        RULESET.parse(game, "boat.3")


@pytest.mark.rule("MI-R52")
def test_purchases_are_named_by_kind() -> None:
    game = put("recruit", {"La": "pirates: base"}, banks={"pirates": 4})
    play(game, "1,1")
    assert written(game) == ["end", "band", "boss", "bombard", "boat"][:1] + [
        word for word in ("band", "boss", "bombard", "boat") if word in written(game)
    ]
    assert "band" in written(game)


@pytest.mark.rule("MI-R123")
def test_purchases_name_the_faction_when_a_player_has_several() -> None:
    game = place(
        {"factions_per_player": 2},
        factions={"pirates": 0, "moreau": 0, "rebels": 1, "nemo": 1},
        chart="La Lb Wa Lc Ld",
        units={"La": "pirates: base", "Ld": "moreau: base"},
        phase="recruit",
    )
    play(game, "1,2", "1,2")
    assert {"buy:pirates:band", "buy:moreau:boss"} <= set(written(game))
    assert RULESET.parse(game, "Buy:Moreau:Boss") in list(game.legal_actions())
    with pytest.raises(IllegalAction):
        RULESET.parse(game, "band")


@pytest.mark.rule("MI-R99", "MI-R101")
def test_hiding_or_standing() -> None:
    game = put("combat", FIGHT | {"Lb": "rebels: band"})
    assert written(game) == ["stand", "hide"]
    assert RULESET.parse(game, "pass") == RULESET.parse(game, "stand")


@pytest.mark.rule("MI-R141", "MI-145")
def test_cards_and_dice() -> None:
    game = put("combat", FIGHT, options=DECK, hands={0: "A 10 J"})
    if "stand" in written(game):
        play(game, "stand")
    while game.actor != CHANCE:
        play(game, written(game)[0])
    play(game, "1,2,3,4,5,6")
    assert written(game) == ["pass", "card:A", "card:10"]
    play(game, "CARD:a")
    assert written(game) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("MI-R13")
@pytest.mark.parametrize("text", ["", " ", "-", "½", "card:", "card:1", "seat:0", "seat:9", "buy:pirates", "ZZ9", "A99", "7777777", "die", "band:2"])  # fmt: skip
def test_nonsense_is_refused_with_what_can_be_written(text: str) -> None:
    game = put("move", FLEET)
    before = game.pack()
    with pytest.raises(IllegalAction) as refused:
        RULESET.parse(game, text)
    assert refused.value.rule == "MI-R13"
    assert refused.value.nearest
    assert game.pack() == before


@pytest.mark.rule("MI-029")
def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    game = play(put("move", {"Lb": "pirates: band", "La": "rebels: base"}, chart="La Lb Lc Wa"), "B1")
    with pytest.raises(IllegalAction) as refused:
        RULESET.parse(game, "D1")
    assert refused.value.rule == "MI-029"


@pytest.mark.rule("MI-R13")
def test_nothing_can_be_written_while_dice_fall() -> None:
    game = put("recruit", {"La": "pirates: base"})
    assert game.actor == CHANCE
    with pytest.raises(IllegalAction):
        RULESET.parse(game, "end")


# -- chance -----------------------------------------------------------------------------------------


@pytest.mark.rule("MI-009", "MI-R162")
@pytest.mark.parametrize("text", ["5,3", "53", "5 3", "5;3", "5-3"])
def test_dice_are_typed_as_they_lie(text: str) -> None:
    game = put("recruit", {"La": "pirates: base"})
    assert RULESET.parse_chance(game, text) == throw(5, 3)
    assert RULESET.chance_notation(game, throw(5, 3)) == "5,3"
    assert RULESET.purpose(game) == "recruit"


@pytest.mark.rule("MI-009")
@pytest.mark.parametrize("text", ["", "5", "7,1", "5,3,1", "0,1", "five", "-1", "5,,3"])
def test_other_throws_are_refused(text: str) -> None:
    game = put("recruit", {"La": "pirates: base"})
    with pytest.raises(DataError, match="faces such as"):
        RULESET.parse_chance(game, text)


@pytest.mark.rule("MI-142", "MI-R162")
def test_drawn_cards_are_told_by_rank_and_equal_ones_apart() -> None:
    game = put("draw", {"La": "pirates: base"}, options=DECK, deck="7 7 K")
    assert [RULESET.chance_notation(game, outcome) for outcome in range(3)] == ["card:7", "card:7.2", "card:K"]
    assert [RULESET.parse_chance(game, text) for text in ("CARD:7", "card:7.2", "card:k")] == [0, 1, 2]
    assert RULESET.chance_label(game, 2) == "King"
    for wrong in ("7", "card:8", "card:7.3"):
        with pytest.raises(DataError):
            RULESET.parse_chance(game, wrong)


@pytest.mark.rule("MI-058", "MI-R73")
def test_the_unit_that_is_hit_is_told_by_kind() -> None:
    game = put("bombard", {"Wa": "pirates: boat", "Lb": "rebels: 2 band, base"})
    play(game, "C1", *(["boat"] if "boat" in written(game) else []))
    play(game, *([] if game.actor == CHANCE else ["B1"]))
    assert RULESET.purpose(game) == "shell"
    assert (RULESET.needed(game), list(RULESET.throwers(game, 1))) == (5, [0])
    play(game, "6")
    assert [RULESET.chance_notation(game, outcome) for outcome in range(3)] == ["band", "band.2", "base"]
    assert RULESET.chance_label(game, 2) == "Camp"


@pytest.mark.rule("MI-118")
def test_islands_are_told_by_number() -> None:
    game = put("event", {"La": "pirates: base"}, options={"event_phase": True})
    assert RULESET.needed(game) == 6
    play(game, "6", "1")
    assert RULESET.chance_notation(game, 0) == "island:1"
    assert RULESET.parse_chance(game, "Island:1") == 0


@pytest.mark.rule("MI-010", "MI-015")
def test_setting_up_in_writing() -> None:
    game = RULESET.start({}, 2)
    assert written(game)[:3] == ["lot", "pirates", "nemo"]
    play(game, "lot")
    assert RULESET.chance_notation(game, 1) == "nemo"
    play(game, "nemo", "rebels", "4", "4")
    assert RULESET.purpose(game) == "first"
    assert list(RULESET.throwers(game, 1)) == [0]
    play(game, "5", "2", "123456")
    assert RULESET.map_text(game)
    assert RULESET.purpose(game) == "home"
