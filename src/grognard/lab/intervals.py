"""How sure a share is."""

from math import sqrt

NORMAL_95 = 1.959964  # two-sided


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins; shared wins may make `wins` a fraction, which widens it a little too much."""
    if games <= 0:
        return (0.0, 1.0)
    share = wins / games
    square = NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def in_percent(wins: float, games: float) -> str:
    """A share with its interval as text: "57.0 % (47.2-66.3)"."""
    low, high = wilson(wins, games)
    return f"{100 * wins / max(games, 1):.1f} % ({100 * low:.1f}-{100 * high:.1f})"
