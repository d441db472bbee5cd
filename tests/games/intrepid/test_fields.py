"""The numbers that the forms of the position editor offer: no more and no less than can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import deorbit
from deorbit.games.intrepid.positions import form as fields

BOUNDS = {
    "round": (1, 200),
    "commander": (0, 2),
    "resources": (-200, 17),
    "amplified": (0, 17),
    "crews": (0, 3),
    "crews.seat": (0, 2),
    "crews.track": (2, 10),
    "crews.supply": (0, 60),
    "crews.pool": (0, 60),
    "crews.fresh": (0, 60),
    "crews.storage": (0, 60),
    "crews.capacity": (0, 10),
    "crews.converters": (0, 4),
    "crews.amplify": (0, 6),
    "crews.habitation": (0, 2),
    "crews.docking": (0, 1),
    "crews.aid": (0, 60),
    "crews.wish": (0, 6),
    "crews.wishes": (0, 3),
    "crews.offer": (0, 3),
    "tiles.dice": (0, 3),
    "tiles.scenario": (0, 3),
    "tiles.strain": (0, 8),
    "tiles.disable": (0, 1),
    "gone": (0, 79),
    "missions": (0, 20),
    "missions.filled": (0, 8),
    "active": (0, 20),
    "active.filled": (0, 8),
    "spent": (0, 60),
    "toxic": (0, 6),
    "toxic.each": (1, 6),
    "resolving.step": (0, 9),
    "resolving.queue": (0, 20),
    "resolving.just": (0, 79),
    "asks": (0, 40),
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
    described = fields.fields(deorbit.new("intrepid", seats=3, seed=1).position())
    found = dict(pair for key, one in described["keys"].items() for pair in bounds(one, key))
    assert found == BOUNDS


@pytest.mark.parametrize(("seats", "crews", "most"), [(1, 2, 14), (2, 2, 14), (4, 4, 20)])
def test_a_form_has_a_row_for_each_crew_and_tracks_for_so_many(
    seats: int, crews: int, most: int
) -> None:
    described = fields.fields(deorbit.new("intrepid", seats=seats, seed=1).position())
    found = dict(pair for key, one in described["keys"].items() for pair in bounds(one, key))
    assert found["crews"] == (0, crews)
    assert found["resources"] == (-200, most)
    assert found["commander"] == (0, seats - 1)
    names = described["domains"]
    assert {"kept-1", "6/5"} & set(names["face"]) == {"6/5"}
    assert len(names["mission"]) == 20
