"""Whole games of Mystic Mountain, played by nothing but the controls of the page."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from grognard.core.game import CHANCE, OVER, Game
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.actions import END_TURN
from tests.browser.board import do, moment, new_table, place, points, settle, type_dice, wait_for

BEST = {"full-attack": 4, "attack": 3, "engage": 2}  # what the conqueror likes to do, before anything else
ELEVEN_SOLDIERS = 22  # points for them


class Conqueror:
    """South: kills whoever is next to a soldier, and walks towards the others. North: lets it happen."""

    def __init__(self, game: Game) -> None:
        self.ways = {place.id: place.facts for place in RULESET.board(game).places}

    def choose(self, game: Game) -> int:
        legal = [int(action) for action in game.legal_actions()]
        if game.actor == 1:
            return END_TURN
        goal = self.distances(game)
        return max(legal, key=lambda action: (self.worth(game, action, goal), -action))

    def worth(self, game: Game, action: int, goal: dict[str, int]) -> float:
        offer = RULESET.describe(game, action)
        if offer.verb == "attack":
            return 100
        if offer.verb in BEST:
            return 90 + BEST[offer.verb]
        if offer.verb == "move" and offer.touches[1].startswith("S-s"):
            squares = [touch for touch in offer.touches if touch in self.ways]
            return goal[squares[0]] - goal[squares[-1]] if goal[squares[0]] > 1 else -1
        return 0 if action == END_TURN else -2

    def distances(self, game: Game) -> dict[str, int]:
        """How far each square is from the nearest enemy that a soldier can get at."""
        view = RULESET.view(game, 0)
        taken = {piece.place for piece in view.pieces if piece.place}
        edge = [p.place for p in view.pieces if p.owner == 1 and p.place and p.kind != "miner"]
        far = dict.fromkeys(self.ways, 99)
        for step in range(99):
            for square in edge:
                far[square] = min(far[square], step)
            near = {n for square in edge for n in self.ways[square]["neighbours"] if far[n] == 99}
            edge = [square for square in near if not self.ways[square]["level"] and square not in taken]
            for square in near & taken:
                far[square] = step + 1
            if not edge:
                break
        return far


def play_by_typed_dice(page: Page, game: Game, choose: Callable[[Game], int]) -> int:
    """Play a table of real dice to its end beside a game of our own; the attacker always throws best. How many choices it took."""
    choices = 0
    while game.actor != OVER:
        if game.actor == CHANCE:
            text = "south" if RULESET.purpose(game) == "first" else "6,1"
            type_dice(page, text)
            game.apply(RULESET.parse_chance(game, text))
        else:
            action = choose(game)
            do(page, RULESET, game, action)
            game.apply(action)
            choices += 1
    return choices


def test_a_hot_seat_game_with_real_dice_is_won_by_elimination(page: Page) -> None:
    new_table(page, title="Real dice", chance="manual", options={"start_forward": 2})
    game = RULESET.start({"start_forward": 2}, 2)
    assert play_by_typed_dice(page, game, Conqueror(game).choose) > 60
    wait_for(page, "over")
    expect(page.get_by_test_id("prompt")).to_contain_text("South won: North has lost all soldiers and the archer.")
    assert points(page, 0) == RULESET.view(game, 0).seats[0].facts["points"] == ELEVEN_SOLDIERS
    assert points(page, 1) == 0
    page.get_by_test_id("charts").click()
    charts = page.get_by_test_id("charts-body")
    expect(charts.get_by_role("img", name="Points over time")).to_be_visible()
    charts.get_by_text("The same as a table").first.click()
    assert charts.get_by_role("table").first.locator("tr").last.locator("td").all_inner_texts() == ["22", "0"]
    expect(charts).to_contain_text("South threw 12 dice, 6.00 on average")


def legal_places(page: Page) -> list[str]:
    marked = page.locator(".board-frame .is-legal[data-testid^=place-]")
    return sorted(str(one.get_attribute("data-testid")).removeprefix("place-") for one in marked.all())


def act_at_random(page: Page, dice: random.Random) -> None:
    """Take one choice as somebody who only looks at what is marked: a unit, a place, perhaps a button."""
    before = moment(page)
    units = legal_places(page)
    if units and dice.random() < 0.8:
        place(page, dice.choice(units)).click()
        goals = legal_places(page)
        if goals:
            place(page, dice.choice(goals)).click()
        settle(page)
        if moment(page) == before:
            left = page.locator(".beside .answer, .answers .listed .answer")
            left.nth(dice.randrange(left.count())).click()
    else:
        buttons = page.locator(".answers .slot .answer")
        buttons.nth(dice.randrange(buttons.count())).click()
    settle(page)
    assert moment(page) != before


def test_a_game_against_a_bot_is_played_to_its_end(page: Page) -> None:
    options = {"turn_cap": 20, "cap_result": "points", "start_forward": 2, "first_player": "north"}
    new_table(page, title="Against a bot", seats=("person", "greedy"), chance="practice", seed="7", options=options)
    dice = random.Random(1)
    for _ in range(80):
        page.locator('main[data-waiting="you"], main[data-waiting="over"]').wait_for()
        if page.locator('main[data-waiting="over"]').count():
            break
        act_at_random(page, dice)
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text(": the last turn of the game has ended")
    south, north = points(page, 0), points(page, 1)
    winner = "A draw" if south == north else "South won" if south > north else "North won"
    expect(prompt).to_contain_text(winner)
    expect(page.locator(".table-title")).to_contain_text("practice")
    page.get_by_test_id("undo").wait_for(state="detached")
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.locator(".table-row", has_text="Against a bot").first).to_contain_text(
        ": the last turn of the game has ended"
    )


def test_at_one_screen_the_end_of_a_turn_is_taken_back_until_the_other_side_acts(page: Page) -> None:
    new_table(page, title="Too soon", chance="practice", seed="7", options={"first_player": "south"})
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_class("is-off")
    page.get_by_role("button", name="End the turn").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("North")
    expect(undo).not_to_have_class("is-off")
    undo.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("South: 3 actions left this turn.")
    expect(undo).to_have_class("is-off")
