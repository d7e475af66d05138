"""The modules that ship with Grognard: data only."""
