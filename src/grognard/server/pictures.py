"""Positions so small that a list of tables can show them."""

from grognard.core.views import Board, View
from grognard.server.wire import Picture


def picture_of(board: Board, view: View) -> Picture | None:
    """Where the pieces stand, None for a game that is not played on places."""
    if not board.places:
        return None
    where = {place.id: (place.x, place.y) for place in board.places}
    size = (max(x for x, _ in where.values()) + 1, max(y for _, y in where.values()) + 1)
    pieces = [(*where[piece.place], piece.owner, piece.kind) for piece in view.pieces if piece.place in where]
    ground = [(place.x, place.y, int(level)) for place in board.places if (level := place.facts.get("level"))]
    return Picture(board=size, ground=ground, pieces=pieces)
