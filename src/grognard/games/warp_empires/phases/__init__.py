"""The phases of a turn, one file for each kind of decision; what they tell stands at the head of each file."""
