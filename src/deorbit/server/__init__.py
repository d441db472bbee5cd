"""The web service: tables, seats, storage, live updates."""
