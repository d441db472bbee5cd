"""How this game is drawn in the terminal."""
