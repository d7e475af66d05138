"""Why something is not allowed, one file a verb; worked out apart from the compiled rules, so that each checks the other."""
