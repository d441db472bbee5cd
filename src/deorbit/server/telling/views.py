"""The match as a reader may see it, and what a reader is told of it."""

from typing import Any

from deorbit.core.match import Match

Told = dict[str, Any]
Key = int | None
"""The seat of a reader; None for those who watch."""


def view_for(match: Match, seat: Key) -> dict[str, Any]:
    """What a reader sees: of a finished match everything."""
    if match.to_act:
        return match.view(seat)
    return {**match.position(), "to_act": [], "prompt": None, "legal": []}


def log_for(match: Match, seat: Key) -> list[Told]:
    """What a reader is told: of a finished match everything that any seat was told."""
    if match.to_act:
        return [event.to_json() for event in match.log(seat)]
    told = []
    for event in (*match.earlier(), *match.happened()):
        known = (reader for reader in event.readers or () if reader < match.seats)
        told.append(event.read_by(next(known, seat)).to_json())
    return told
