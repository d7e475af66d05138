"""The phases of a player turn: start, purchase, and one file for each kind of action."""
