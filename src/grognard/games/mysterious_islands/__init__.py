"""Mysterious Islands: factions land, fight and build on islands for twelve rounds."""
