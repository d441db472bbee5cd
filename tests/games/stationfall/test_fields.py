"""The numbers that the forms of the position editor offer: no more and no less than can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import deorbit
from deorbit.games.stationfall.positions import form as fields

BOUNDS = {
    "minute": (0, 16),
    "first": (0, 3),
    "active": (0, 3),
    "players": (4, 4),
    "players.bonus": (0, 12),
    "players.pool": (0, 8),
    "players.cubes": (0, 8),
    "players.betrayal": (0, 8),
    "players.hand": (0, 12),
    "players.shown": (0, 12),
    "players.shown_bonus": (0, 12),
    "players.aside": (0, 12),
    "players.dealt": (0, 12),
    "players.seat": (0, 8),
    "cast": (0, 12),
    "characters.holds": (0, 60),
    "characters.data": (0, 4),
    "monster.inside": (0, 3),
    "shattered": (0, 60),
    "spaced.characters": (0, 13),
    "eaten": (0, 60),
    "items": (0, 60),
    "removed": (0, 16),
    "spent": (0, 12),
    "discarded": (0, 12),
    "offsites.news": (0, 4),
    "offsites.authorities": (0, 4),
    "damaged": (0, 38),
    "fire": (0, 38),
    "asphyxiation": (0, 38),
    "goo": (0, 38),
    "launched": (0, 38),
    "locks": (0, 43),
    "core_locks": (0, 6),
    "medical": (0, 200),
    "markers": (0, 60),
    "markers.minute": (-1, 16),
    "markers.player": (0, 3),
    "project.peeked": (0, 4),
    "project.peeked.each": (0, 3),
    "grey_bribes.on": (0, 0),
    "grey_bribes.left": (0, 0),
    "traps.player": (0, 3),
    "turn.actions": (0, 2),
    "turn.visited": (0, 38),
    "turn.dragged": (0, 13),
    "turn.called": (0, 13),
    "turn.delivered": (0, 4),
    "turn.delivered.each": (0, 3),
    "turn.parts": (0, 60),
    "asks": (0, 40),
}
"""With 4 seats: least and most of a number, or of how many a list holds."""


def bounds(field: dict[str, Any], path: str = "") -> Iterator[tuple[str, tuple[int, int]]]:
    sort = field.get("sort")
    if sort == "number":
        yield path, (field["least"], field["most"])
    elif sort == "list":
        yield path, (0, field["most"])
        each = field["of"].get("sort") == "number"
        yield from bounds(field["of"], f"{path}.each" if each else path)
    elif sort == "rows":
        yield path, (field["count"], field["count"])
        yield from bounds(field["of"], path)
    elif sort == "map":
        yield from bounds(field["of"], path)
    elif sort == "record":
        for key, inner in field["keys"].items():
            yield from bounds(inner, f"{path}.{key}")


def test_a_form_offers_what_can_be() -> None:
    described = fields.fields(deorbit.new("stationfall", seats=4, seed=1).position())
    found = dict(pair for key, one in described["keys"].items() for pair in bounds(one, key))
    assert found == BOUNDS
