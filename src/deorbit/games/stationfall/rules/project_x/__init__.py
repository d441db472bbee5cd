"""Project X and its Monsters (9)."""
