"""Why something is not allowed: written apart from what is legal, so that the two check each other."""
