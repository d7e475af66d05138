"""Warp Empires: a generic ruleset of conquest whose games are modules, files of data."""
