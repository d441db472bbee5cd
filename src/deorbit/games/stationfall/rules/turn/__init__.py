"""Players' turns (15), from revealing to the end of the turn, and what follows what."""
