"""The naive referee beside the engine: made from a position, and compared with it at every choice."""

from collections import Counter
from typing import Any

from grognard.bots.playout import pick
from grognard.core.chance import Rng, faces_of
from grognard.core.game import CHANCE, OVER
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.actions import END, FACTIONS, HEX, RANKS
from grognard.games.mysterious_islands.chart import OUTSIDE
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.state import FIRED, SPENT, count_in, faction_in, kind_in, marks_in, place_in
from tests.property.naive_islands.board import Asked, Drawn, Thrown, Unit
from tests.property.naive_islands.opening import Charted, Opening
from tests.property.naive_islands.turns import Referee
from tests.rules.mysterious_islands.words import QUESTIONS

MAPS = 2**32
FORECAST_EVERY = 6


def chart_of(game: Islands) -> dict[str, Any]:
    chart = game.map()
    return {
        "near": [[int(near) for near in row if near != OUTSIDE] for row in chart.around],
        "terrain": [int(kind) for kind in chart.terrain],
        "islands": [[int(place) for place in island] for island in chart.islands],
        "rim": {place for place in range(int(chart.hexes)) if chart.rim[place] and not chart.terrain[place]},
    }


def opening_of(game: Islands) -> Opening:
    """The position before anything is chosen."""
    return Opening(
        near=[],
        terrain=[],
        islands=[],
        rim=set(),
        seats=RULESET.seats_of(game),
        owner={},
        options=dict(game.setup.options),
        hands=[dict.fromkeys(range(RANKS), 0) for _ in range(6)],
        deck=dict.fromkeys(range(RANKS), 0),
        discards=dict.fromkeys(range(RANKS), 0),
    )


def lay_out(game: Islands, referee: Opening, is_rolled: bool, rng: Rng) -> None:
    """Let the engine make the chart, and tell the referee what lies where."""
    if is_rolled:
        assert game.chance()[0] == MAPS
        game.apply(int(rng.below(1 << 16)))
    for name, value in chart_of(game).items():
        setattr(referee, name, value)
    referee.harbours = [int(home) for home in game.map().homes]


def referee_of(game: Islands, order: list[int]) -> Referee:
    """The position at the beginning of a turn; `order` are the factions as they were picked."""
    hands = [[int(number) for number in game.hands[seat * RANKS : (seat + 1) * RANKS]] for seat in range(6)]
    found = Referee(
        **chart_of(game),
        seats=RULESET.seats_of(game),
        owner={faction: int(game.owner[faction]) for faction in order},
        options=dict(game.setup.options),
        bank={faction: int(game.bank[faction]) for faction in order},
        invented={faction for faction in order if game.invented[faction]},
        hands=[dict(enumerate(hand)) for hand in hands],
        deck={rank: int(number) for rank, number in enumerate(game.deck)},
        discards={rank: int(number) for rank, number in enumerate(game.discards)},
        active=int(game.active),
        starter=int(game.starter),
        round=int(game.round),
        turn=int(game.turns),
    )
    for value in list(game.units)[: game.groups]:
        for _ in range(count_in(value)):
            unit = Unit(int(faction_in(value)), int(kind_in(value)), int(place_in(value)))
            unit.fired, unit.spent = bool(marks_in(value) & FIRED), bool(marks_in(value) & SPENT)
            found.units.append(unit)
    return found


def follow(game: Islands, referee: Referee, rng: Rng, steps: int, seen: Counter[str]) -> None:
    """Let both go on with the same choices and outcomes, for so many choices at most."""
    play = referee.run()
    answer: Any = None
    for _ in range(steps):
        try:
            wanted = play.send(answer)
        except StopIteration:
            check_end(game, referee)
            return
        check_position(game, referee)
        if isinstance(wanted, Charted):
            assert isinstance(referee, Opening)
            lay_out(game, referee, wanted.is_rolled, rng)
            answer = None
        elif isinstance(wanted, Thrown):
            answer = throw(game, wanted.dice, rng)
        elif isinstance(wanted, Drawn):
            assert game.actor == CHANCE, (wanted, asked(game))
            assert game.chance()[0] == wanted.size, (wanted, asked(game), int(game.chance()[0]))
            answer = int(rng.below(wanted.size))
            game.apply(answer)
        else:
            answer = choose(game, wanted, rng)
        seen[wanted.what if isinstance(wanted, Asked) else type(wanted).__name__] += 1


def asked(game: Islands) -> str:
    return QUESTIONS.get(int(game.question()), f"chance {int(game.question())}")


def throw(game: Islands, dice: int, rng: Rng) -> list[int]:
    faces: list[int] = []
    while len(faces) < dice:
        assert game.actor == CHANCE, (dice, asked(game))
        size, number = int(game.chance()[0]), 0
        while 6**number < size:
            number += 1
        assert 6**number == size
        assert len(faces) + number <= dice, (dice, number, asked(game))
        outcome = int(rng.below(size))
        game.apply(outcome)
        faces += faces_of(outcome, number)
    return faces


def choose(game: Islands, wanted: Asked, rng: Rng) -> int:
    legal = list(game.legal_actions()) if game.actor >= 0 else []
    assert (int(game.actor), asked(game)) == (wanted.seat, wanted.what), (wanted, legal)
    assert set(legal) == wanted.choices, (wanted.what, set(legal) - wanted.choices, wanted.choices - set(legal))
    check_told(game, wanted, rng)
    choice = int(legal[favoured(game, wanted, legal, rng)])
    game.apply(choice)
    return choice


def check_told(game: Islands, wanted: Asked, rng: Rng) -> None:
    """Forecasts of some questions say what they have to."""
    if not wanted.facts or rng.below(FORECAST_EVERY):
        return
    view = RULESET.view(game, wanted.seat)
    for choice, facts in wanted.facts.items():
        if choice in wanted.choices:
            found = RULESET.forecast(view, choice)
            told = found and {name: found.facts.get(name) for name in facts}
            assert told == facts, (wanted.what, choice, told, facts)


def favoured(game: Islands, wanted: Asked, legal: list[int], rng: Rng) -> int:
    """The index of a choice by lot, with more fights and fewer cards than even chances give."""
    if wanted.what in {"roll_window", "recruit"} and rng.below(3) == 0:
        return 0 if wanted.what == "roll_window" else legal.index(END)
    if wanted.what == "go_where" and rng.below(3):
        foes = [at for at, choice in enumerate(legal) if game.enemy_in(choice - HEX, game.active) >= 0]
        if foes:
            return int(foes[rng.below(len(foes))])
    if wanted.what == "move" and legal != [END] and rng.below(5):
        return int(rng.below(len(legal) - 1)) + 1 if legal[0] == END else 0
    return int(pick(game.lean(game.legal_actions()), rng) if rng.below(2) else rng.below(len(legal)))


def check_position(game: Islands, referee: Referee) -> None:
    units = Counter[tuple[int, ...]]((unit.hex, unit.faction, unit.kind, unit.state()) for unit in referee.units)
    found = Counter[tuple[int, ...]]()
    for value in list(game.units)[: game.groups]:
        key = (int(place_in(value)), int(faction_in(value)), int(kind_in(value)), int(marks_in(value)))
        found[key] = int(count_in(value))
    assert found == units, (found - units, units - found, asked(game))
    bank = {faction: int(game.bank[faction]) for faction in referee.owner}
    assert bank == referee.bank, (bank, referee.bank, asked(game))
    invented = {faction for faction in range(FACTIONS) if game.invented[faction]}
    assert invented == referee.invented, (invented, referee.invented)
    dead = {faction for faction in range(FACTIONS) if game.dead[faction]}
    assert dead == referee.dead, (dead, referee.dead)
    for seat, hand in enumerate(referee.hands):
        held = [int(number) for number in game.hands[seat * RANKS : (seat + 1) * RANKS]]
        assert held == [hand[rank] for rank in range(RANKS)], (seat, held, hand, asked(game))
    if not game.turns:
        return
    now = int(game.active), int(game.round)
    assert now == (referee.active, referee.round), (now, referee.active, referee.round, asked(game))


def check_end(game: Islands, referee: Referee) -> None:
    assert game.actor == OVER
    shares = [int(share) for share in game.scores()]
    winners = {seat for seat in range(referee.seats) if shares[seat]}
    assert winners == referee.winners
    assert len({shares[seat] for seat in winners}) == 1
