"""What a state is worth, for players that compare."""
