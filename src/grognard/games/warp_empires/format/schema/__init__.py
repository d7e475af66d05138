"""What module and map files may hold, by what is described."""
