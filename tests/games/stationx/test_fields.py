"""The numbers that the forms of the position editor offer: no more and no less than can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import deorbit
from deorbit.games.stationx.positions import form as fields

BOUNDS = {
    "round": (0, 60),
    "first": (0, 2),
    "active": (0, 2),
    "units": (0, 24),
    "units.player": (0, 2),
    "players": (3, 3),
    "players.energy": (0, 100000),
    "players.upgrades": (0, 10),
    "players.base_held_by": (0, 2),
    "players.stipend": (0, 8),
    "players.stipend.each": (0, 1000),
    "players.at_home": (0, 0),
    "players.tiles_left": (0, 3),
    "tiles": (0, 60),
    "tiles.player": (0, 2),
    "deck": (0, 4),
    "doomed": (0, 8),
    "asks": (0, 12),
}
"""With 3 seats: least and most of a number, or of how many a list holds."""


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
    described = fields.fields(deorbit.new("stationx", seats=3, seed=1).position())
    found = dict(pair for key, one in described["keys"].items() for pair in bounds(one, key))
    assert found == BOUNDS
