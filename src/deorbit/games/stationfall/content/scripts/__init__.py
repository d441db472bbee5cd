"""Scripts of bots: from the text of a line to what the engine reads."""
