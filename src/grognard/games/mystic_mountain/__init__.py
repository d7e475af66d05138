"""Mystic Mountain: soldiers, miners and archers of two sides around a mountain."""
