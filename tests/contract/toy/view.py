"""What a crew or a spectator may know: cards face down have no word on them."""

from collections.abc import Iterator
from typing import Any

from grognard.core.game import OVER
from grognard.core.views import Board, Piece, Place, SeatView, View
from tests.contract.toy.game import Toy
from tests.contract.toy.state import CARDS, CREWS, NAME, PLACES, RICH, Table


def show_board(toy: Toy) -> Board:
    """The ring of places.

    Rule: TOY-001
    """
    terrain = toy.terrain or ("",) * PLACES
    return Board(name="ring", places=[Place(id=f"p{n + 1}", kind=kind, x=n) for n, kind in enumerate(terrain)])


def show(toy: Toy, viewer: int) -> View:
    """The view of a crew, or of a SPECTATOR."""
    t = toy.table
    rule = "TOY-022" if max(t.coins) >= RICH else "TOY-021"
    return View(
        game=NAME,
        options=dict(toy.options),
        viewer=viewer,
        actor=toy.actor,
        turn=t.round,
        seats=[show_seat(toy, crew, viewer) for crew in range(3)],
        pieces=[*show_fleets(t), *show_cards(t, viewer)],
        facts={"terrain": toy.terrain, "bag": len(t.bag), "discards": t.discards, "stack": t.stack},
        result={"reason": "coins", "rule": rule, "scores": list(toy.scores())} if toy.actor == OVER else None,
    )


def show_seat(toy: Toy, crew: int, viewer: int) -> SeatView:
    """Coins, how many cards, whose hand it has seen in which round, and the bid once it may be known.

    Rule: TOY-005
    """
    t = toy.table
    facts: dict[str, Any] = {"coins": t.coins[crew], "cards": len(t.hands[crew]), "seen": t.seen[crew]}
    facts["has bid"] = t.bids[crew] >= 0
    if facts["has bid"] and (viewer == crew or toy.options["bids"] == "open"):
        facts["bid"] = t.bids[crew]
    return SeatView(number=crew, name=CREWS[crew], facts=facts)


def show_fleets(t: Table) -> Iterator[Piece]:
    """Boats and sailors, which all can see."""
    for kind, fleet in (("boats", t.boats), ("sailors", t.sailors)):
        for crew, place in ((crew, place) for crew in range(3) for place in range(PLACES) if fleet[crew][place]):
            facts = {"count": fleet[crew][place]}
            yield Piece(id=f"{kind}-{crew}-{place}", kind=kind, owner=crew, place=f"p{place + 1}", facts=facts)


def show_cards(t: Table, viewer: int) -> Iterator[Piece]:
    """Hands and buried cards, the own ones and those that a spy saw face up.

    Rule: TOY-010, TOY-012
    """
    for crew in range(3):
        is_open = crew == viewer or (viewer >= 0 and t.seen[viewer][crew] > 0)
        for number, card in enumerate(t.hands[crew]):
            facts = {"card": CARDS[card]} if is_open else {}
            yield Piece(id=f"hand-{crew}-{number}", kind="card", owner=crew, facts=facts)
        for number, card in enumerate(t.buried[crew]):
            facts = {"card": CARDS[card]} if crew == viewer else {}
            yield Piece(id=f"buried-{crew}-{number}", kind="buried", owner=crew, facts=facts)
