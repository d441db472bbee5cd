"""What leads through a game."""
