"""The actions of characters, chapter by chapter."""
