"""Module files: their format, the checks with all faults at once, and the tables made of them."""
