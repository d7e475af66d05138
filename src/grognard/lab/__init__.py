"""Many games: simulate, compare, rate, report."""
