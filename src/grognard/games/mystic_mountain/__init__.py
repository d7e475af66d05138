"""Mystic Mountain: soldiers, miners and archers of two sides around a mountain."""

from grognard.games.mystic_mountain.rules import RULESET

__all__ = ["RULESET"]
