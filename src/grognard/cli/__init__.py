"""The command line: playing, simulating, replaying, looking up rules, timing."""
