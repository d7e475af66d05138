"""What buttons and prompts say, their rules, costs and touches; which questions the table answers itself."""

import pytest

from grognard.core.game import CHANCE
from grognard.core.run import is_forced
from grognard.core.views import ActionView
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.positions import place
from grognard.games.mysterious_islands.rules import RULESET
from tests.rules.mysterious_islands.test_notation import FIGHT, FLEET, play, put, written

DECK: dict[str, object] = {"action_deck": True}
EVENTS: dict[str, object] = {"event_phase": True}


def button(game: Islands, notation: str) -> ActionView:
    return RULESET.describe(game, RULESET.parse(game, notation))


def said(game: Islands, notation: str) -> tuple[str, str, str]:
    """Label, rule and verb of an action."""
    shown = button(game, notation)
    return shown.label, shown.rule, shown.verb


# -- buttons ----------------------------------------------------------------------------------------


@pytest.mark.rule("MI-034", "MI-045", "MI-046", "MI-049")
@pytest.mark.parametrize(
    ("word", "label", "cost", "rule"),
    [
        ("band", "Recruit a Pirate", "1 RP", "MI-045"),
        ("boss", "Recruit a Captain", "2 RP", "MI-046"),
        ("boat", "Recruit a Sloop", "2 RP", "MI-046"),
        ("bombard", "Recruit a Bombard", "2 RP", "MI-046"),
        ("base", "Found a Lair", "2 RP", "MI-046"),
    ],
)
def test_purchases(word: str, label: str, cost: str, rule: str) -> None:
    game = put("recruit", {"La": "pirates: base", "Lc": "pirates: band"}, chart="Wa La Lb Lc")
    play(game, "2,2")
    shown = button(game, word)
    assert (shown.label, shown.cost, shown.rule, shown.verb, shown.touches) == (label, cost, rule, "buy", [])


@pytest.mark.rule("MI-136", "MI-R140")
def test_prices_follow_inventions() -> None:
    units = {"La": "company: base"}
    game = put("recruit", units, factions={"company": 0, "rebels": 1}, chart="Wa La Lb", invented=("company",))
    play(game, "2,2")
    assert (button(game, "boat").cost, button(game, "boat").rule) == ("3 RP", "MI-136")


@pytest.mark.rule("MI-035", "MI-036", "MI-037", "MI-038", "MI-039", "MI-040", "MI-159", "MI-160", "MI-172", "MI-173")
@pytest.mark.parametrize(
    ("faction", "boss", "boat", "base"),
    [
        ("nemo", "a Sub Commander", "a Submarine", "a Factory"),
        ("moreau", "a Task Master", "a Barge", "a Lab"),
        ("rebels", "a Ring Leader", "a Raft", "a Camp"),
        ("company", "an Agent", "a Clipper", "an Outpost"),
        ("zombies", "", "", ""),
        ("natives", "a Shaman", "an Outrigger", "a Village"),
        ("confederates", "a General", "a Paddleboat", "a Plantation"),
        ("satsuma", "a Shogun", "a Wasen", "a Castle"),
    ],
)
def test_every_faction_has_its_own_words(faction: str, boss: str, boat: str, base: str) -> None:
    units = {"La": f"{faction}: base", "Lc": f"{faction}: band"}
    game = put(
        "recruit", units, options={"extra_factions": True}, factions={faction: 0, "pirates": 1}, chart="Wa La Lb Lc"
    )
    play(game, "3,3")
    labels = {word: RULESET.label(game, RULESET.parse(game, word)) for word in written(game)}
    assert labels.get("boss", "") == (f"Recruit {boss}" if boss else "")
    assert labels.get("boat", "") == (f"Recruit {boat}" if boat else "")
    assert labels.get("base", "") == (f"Found {base}" if base else "")


@pytest.mark.rule("MI-050", "MI-R55")
def test_moving() -> None:
    game = put("move", FLEET | {"Lb": "rebels: 2 band"})
    assert said(game, "A1") == ("Move out of A1: 3 Pirates and 1 Captain", "MI-050", "move")
    assert said(game, "end") == ("End the Movement Phase", "MI-R13", "end")
    assert (
        said(put("move", FLEET | {"La": "pirates: base, band"}), "A1")[0] == "Move out of A1: 1 Pirate"
    )  # a Base stays
    play(game, "A1")
    assert said(game, "band") == ("3 Pirates, 2 points left", "MI-R55", "group")
    assert button(game, "boss").touches == ["PI-boss-A1"]
    play(game, "band")
    assert said(game, "2") == ("2 Pirates", "MI-R55", "count")


@pytest.mark.rule("MI-050", "MI-053")
def test_who_can_move_out_of_a_hex() -> None:
    game = put("move", {"La": "pirates: 2 band", "Lc": "pirates: boss"}, chart="La Lb Lc Ld")
    play(game, "A1", "2", "C1")
    assert said(game, "C1")[0] == "Move out of C1: 1 Captain"  # the others have no points left


@pytest.mark.rule("MI-R54", "MI-R63")
def test_where_a_way_leads_to_enemies() -> None:
    game = put("move", {"Lb": "pirates: band", "Lc": "rebels: 2 band, base"}, chart="La Lb Lc Ld")
    play(game, "B1")
    assert said(game, "C1")[0] == "Go to C1 and attack Rebels there (2 Rebels and 1 Camp)"
    assert said(game, "A1") == ("Go to A1", "MI-053", "go")
    assert button(game, "A1").touches == ["A1"]


@pytest.mark.rule("MI-094", "MI-R99")
def test_hiding() -> None:
    game = put("combat", FIGHT | {"Lb": "rebels: band"})
    assert said(game, "hide") == ("Try to hide", "MI-R99", "hide")
    assert said(game, "stand") == ("Stand and fight", "MI-R99", "stand")


@pytest.mark.rule("MI-068", "MI-R95")
def test_losses_are_picked_by_kind() -> None:
    game = play(put("combat", {"La": "pirates: 2 band, boss; rebels: band"}), "stand", "1,1,2,6,1,1")  # 4 + 5 v 8 + 2
    assert RULESET.prompt(game).text == "Pirates: choose a unit to lose in A1 (1 unit to lose)."
    assert said(game, "boss") == ("Lose a Captain", "MI-R95", "lose")
    assert button(game, "band").touches == ["PI-band-A1"]


@pytest.mark.rule("MI-054", "MI-055", "MI-R78")
@pytest.mark.parametrize(
    ("faction", "units", "rule"),
    [("pirates", "rebels: 2 boat", "MI-055"), ("nemo", "rebels: 2 boat", "MI-R78")],
)
def test_shots(faction: str, units: str, rule: str) -> None:
    game = put(
        "bombard",
        {"Wb": f"{faction}: boat", "Wa": units, "Wc": units},
        factions={faction: 0, "rebels": 1},
        chart="Wa Wb Wc Wd",
    )
    play(game, "B1")
    assert said(game, "A1") == ("Shoot at Rebels in A1 (2 Rafts)", rule, "shoot")


@pytest.mark.rule("MI-145", "MI-153", "MI-154", "MI-R141", "MI-R144")
def test_cards_say_what_they_would_do_now() -> None:
    game = put("recruit", {"La": "pirates: base"}, options=DECK, hands={0: "A 9 9 10 J"})
    play(game, "3,4")
    assert said(game, "card:A") == ("Ace: make a die a 1", "MI-145", "play")
    assert said(game, "card:9") == ("Nine: throw a die again", "MI-153", "play")
    assert said(game, "card:10") == ("Ten: make a die one higher or lower", "MI-154", "play")
    assert said(game, "pass") == ("Let the dice stand", "MI-R144", "pass")
    assert button(game, "card:9").touches == ["card-0-1", "card-0-2"]
    assert "card:J" not in written(game)
    play(game, "card:10")
    assert said(game, "2") == ("Die 2, which shows 4", "MI-154", "die")


@pytest.mark.rule("MI-143")
def test_discards() -> None:
    game = put("discard", {"La": "pirates: base"}, options=DECK, hands={0: "A A 2 3 4 5"})
    assert said(game, "card:2") == ("Discard the Two", "MI-143", "discard")
    assert button(game, "card:5").touches == ["card-0-5"]


@pytest.mark.rule("MI-155", "MI-R149")
def test_victims() -> None:
    game = place(
        DECK, seats=3, factions={"pirates": 0, "rebels": 1, "nemo": 2}, chart="La Lb Lc",
        units={"La": "pirates: base"}, phase="act", hands={0: "J", 1: "5", 2: "6 7"},
    )  # fmt: skip
    play(game, "card:J")
    assert said(game, "seat:3") == ("Steal from Nemo (2 cards)", "MI-155", "steal")


@pytest.mark.rule("MI-119", "MI-120", "MI-121", "MI-122", "MI-R128")
@pytest.mark.parametrize(
    ("event", "label", "rule"),
    [
        ("2", "Sink a Sloop of Pirates in C1 (1 Sloop)", "MI-119"),
        ("3", "Kill the Bands of Rebels in B1 (2 Rebels and 1 Ring Leader)", "MI-120"),
        ("4", "Destroy a Lair of Pirates in A1 (1 Lair)", "MI-121"),
        ("5", "Kill a Ring Leader of Rebels in B1 (2 Rebels and 1 Ring Leader)", "MI-122"),
    ],
)
def test_events(event: str, label: str, rule: str) -> None:
    units = {"La": "pirates: base", "Lb": "rebels: 2 band, boss", "Wa": "pirates: boat"}
    more = {"Wd": "rebels: boat", "Ld": "rebels: base", "Le": "pirates: band, boss"}
    game = put("event", units | more, options=EVENTS, chart="La Lb Wa Wc Wd Ld Lx Le")
    play(game, "6", event)
    hexes = {"2": "C1", "3": "B1", "4": "A1", "5": "B1"}
    assert said(game, hexes[event]) == (label, rule, "target")


@pytest.mark.rule("MI-123", "MI-138", "MI-R133")
def test_inventions() -> None:
    game = play(put("event", {"La": "pirates: base"}, options=EVENTS), "6", "6")
    label, rule, verb = said(game, "pirates")
    assert label.startswith("Treasure Map: ")
    assert (rule, verb) == ("MI-138", "invent")
    assert said(game, "reinforcements")[1] == "MI-124"


# -- prompts ----------------------------------------------------------------------------------------


@pytest.mark.rule("MI-050")
def test_a_prompt_says_what_to_do() -> None:
    prompt = RULESET.prompt(put("move", FLEET))
    assert prompt.text == "Pirates: choose a stack to move, or end the Movement Phase."
    assert (prompt.rule, prompt.slot, prompt.window) == ("MI-050", "place", False)


@pytest.mark.rule("MI-044", "MI-R08")
def test_the_prompt_of_the_recruit_phase_says_what_there_is_to_spend() -> None:
    game = play(put("recruit", {"La": "pirates: base"}, banks={"pirates": 1}), "2,3")
    assert RULESET.prompt(game).text == "Pirates: choose what to recruit (6 RP), or end the Recruit Phase."


@pytest.mark.rule("MI-047", "MI-048", "MI-049")
@pytest.mark.parametrize(("word", "rule"), [("band", "MI-047"), ("boat", "MI-048"), ("base", "MI-049")])
def test_a_prompt_cites_the_rule_of_its_question(word: str, rule: str) -> None:
    units = {"La": "pirates: base", "Lc": "pirates: band", "Le": "pirates: band"}
    game = put("recruit", units, chart="Wa La Lb Lc Ld Le\nWb Wc Lx Ly Lz Lw")
    play(game, "3,3", word)
    assert (RULESET.prompt(game).rule, RULESET.prompt(game).slot) == (rule, "place")


@pytest.mark.rule("MI-R153", "MI-R142")
def test_windows_say_what_they_are_about() -> None:
    game = play(put("combat", FIGHT, options=DECK, hands={0: "2", 1: "2"}), "A1")
    if game.actor != CHANCE:
        play(game, "stand")
    play(game, "1,2,3,4,5,6")
    prompt = RULESET.prompt(game)
    assert (prompt.window, prompt.about) == (True, "battle dice")
    play(game, "card:2", "1")
    prompt = RULESET.prompt(game)
    assert (prompt.window, prompt.about) == (True, "cards played")
    assert prompt.text == "Rebels: cancel the Two of Pirates (a 1 becomes a 2) with a Queen, or pass."


@pytest.mark.rule("MI-156", "MI-R148")
@pytest.mark.parametrize(
    ("card", "deed"),
    [
        ("7", "Seven of Pirates (the stack in A1 moves again)"),
        ("K", "King of Pirates (two cards are drawn)"),
        ("J", "Jack of Pirates (it steals a card of Rebels)"),
    ],
)
def test_whoever_may_cancel_a_card_reads_what_it_does(card: str, deed: str) -> None:
    game = put(
        "move",
        {"La": "pirates: band", "Lc": "rebels: band"},
        options=DECK,
        hands={0: f"{card} Q", 1: "Q"},
        chart="La Lb Lc",
    )
    if game.actor == 1:
        play(game, "pass")  # an Eight may answer before anybody moves
    play(game, f"card:{card}")
    assert RULESET.prompt(game).text == f"Rebels: cancel the {deed} with a Queen, or pass."
    play(game, "card:Q")
    name = deed.split(" (", maxsplit=1)[0]
    assert (
        RULESET.prompt(game).text
        == f"Pirates: cancel the Queen of Rebels (it cancels the {name}) with a Queen, or pass."
    )


@pytest.mark.rule("MI-153", "MI-154", "MI-156")
@pytest.mark.parametrize(
    ("card", "step", "asked", "deed"),
    [
        ("9", [], "", "Nine of Moreau (a 4 is thrown again)"),
        ("10", ["down"], "Ten: make the die that shows 4 one higher or one lower.", "Ten of Moreau (a 4 becomes a 3)"),
    ],
)
def test_whoever_may_cancel_a_card_reads_which_die_it_changes(
    card: str, step: list[str], asked: str, deed: str
) -> None:
    game = put(
        "combat",
        {"La": "pirates: 2 band; moreau: 2 band"},
        factions={"pirates": 0, "moreau": 1},
        options=DECK,
        hands={0: "Q", 1: card},
    )
    while game.actor != CHANCE:
        play(game, written(game)[0])
    play(game, "1,2,3,4,5,6")
    if game.actor == 0:
        play(game, "pass")
    play(game, f"card:{card}", "4")
    if asked:
        assert RULESET.prompt(game).text == f"Moreau: {asked}"
    play(game, *step)
    assert RULESET.prompt(game).text == f"Pirates: cancel the {deed} with a Queen, or pass."


@pytest.mark.rule("MI-119", "MI-120", "MI-121", "MI-122")
@pytest.mark.parametrize(
    ("die", "text"),
    [
        (2, "Whirlpool: choose the Boat that it sinks."),
        (3, "Giant animal: choose the stack whose Bands it kills."),
        (4, "Sinkhole: choose the Base that it swallows."),
        (5, "Assassin: choose the Boss who is killed."),
    ],
)
def test_an_event_says_what_it_takes(die: int, text: str) -> None:
    units = {
        "La": "pirates: base",
        "Lb": "pirates: boss, band",
        "Lc": "rebels: boss, band",
        "Ld": "rebels: base",
        "Wa": "pirates: boat",
        "Wb": "rebels: boat",
    }
    game = play(put("event", units, options=EVENTS, chart="Wa La Lb Lc Ld Wb"), "6", str(die))
    assert RULESET.prompt(game).text == f"Pirates: {text}"


@pytest.mark.rule("MI-R142", "MI-054")
@pytest.mark.parametrize(
    ("phase", "units", "words", "text"),
    [
        ("bombard", {"La": "pirates: bombard", "Lb": "rebels: band"}, ["A1", "5"], "A die for the shell (Pirates in A1 at Rebels in B1)"),
        ("combat", FIGHT, ["A1", "stand", "1,2,3,4,5,6"], "Three dice a side, the attacker's first (Pirates against Rebels in A1)"),
        ("recruit", {"La": "pirates: base"}, ["2,2"], "Two dice for recruit points (Pirates)"),
    ],
)  # fmt: skip
def test_a_window_on_dice_says_whose_they_are(phase: str, units: dict[str, str], words: list[str], text: str) -> None:
    game = play(put(phase, units, options=DECK, hands={0: "2", 1: "2"}), *words)
    assert RULESET.prompt(game).text.endswith(f": {text}: change the dice, or let them stand?")


# Who holds cards is asked at every main question, too; if the table ended a phase for him, all would see that he holds no Jack or King.
@pytest.mark.rule("MI-R153", "MI-R161")
@pytest.mark.parametrize("hand", ["2", "K"])
@pytest.mark.parametrize("phase", ["bombard", "act"])
def test_an_empty_phase_does_not_show_what_a_hand_holds(phase: str, hand: str) -> None:
    game = put(phase, {"La": "pirates: base"}, options=DECK, hands={0: hand})
    assert game.actor == 0
    assert not RULESET.prompt(game).window
    assert not is_forced(RULESET, game)


@pytest.mark.rule("MI-R85", "MI-R153")
def test_a_single_fight_is_asked_for_while_a_card_is_held() -> None:
    game = put("combat", FIGHT, options=DECK, hands={0: "2"})
    assert (written(game), is_forced(RULESET, game)) == (["A1"], False)


@pytest.mark.rule("MI-R161")
def test_a_question_with_choices_is_no_window() -> None:
    game = put("move", FLEET, options=DECK, hands={0: "2"})
    assert not RULESET.prompt(game).window
    assert not is_forced(RULESET, game)


@pytest.mark.rule("MI-R123")
def test_with_several_factions_the_prompt_names_the_one() -> None:
    game = place(
        {"factions_per_player": 2}, factions={"pirates": 0, "moreau": 0, "rebels": 1, "nemo": 1}, chart="La Lb Lx Lc Ld",
        units={"La": "pirates: base", "Ld": "moreau: base"}, phase="recruit",
    )  # fmt: skip
    play(game, "1,2", "1,2", "buy:moreau:band")
    prompt = RULESET.prompt(game)
    assert prompt.text == "Pirates and Moreau: choose where the new Beastman of Moreau goes."
    assert RULESET.seat_name(game, 1) == "Nemo and Rebels"


def test_seats_have_numbers_before_they_have_factions() -> None:
    game = play(RULESET.start({}, 2))
    assert [RULESET.seat_name(game, seat) for seat in (0, 1)] == ["Player 1", "Player 2"]
    play(game, "natives")
    assert [RULESET.seat_name(game, seat) for seat in (0, 1)] == ["Natives", "Player 2"]
