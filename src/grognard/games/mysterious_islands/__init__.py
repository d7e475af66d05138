"""Mysterious Islands: factions land, fight and build on islands for twelve rounds."""

from grognard.games.mysterious_islands.rules import RULESET

__all__ = ["RULESET"]
