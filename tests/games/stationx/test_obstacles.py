"""What alone keeps a unit from a cell, and where upgrades stand in their trees."""

from __future__ import annotations

from deorbit.games.stationx.screen import make as desk
from games.stationx.station import allowed, refused, station


def test_a_teleporter_in_the_way_is_named() -> None:
    """house-teleporter: diagonally through one's own base, in which no corner is in the way."""
    m = station(units=[{"trooper": "u5"}, {}], teleporters=["v6"])
    refused(m, "move u5 w7", "house-teleporter")
    refused(m, "move u5 v6", "house-teleporter")
    m = station(units=[{"trooper": "u5"}, {}], teleporters=["x8"])
    assert allowed(m, "move u5 w7")


def test_an_enemy_on_the_diagonal_of_a_room_is_named() -> None:
    """house-passing."""
    m = station(units=[{"trooper": "u5"}, {"trooper": "v6"}], teleporters=["x8"])
    refused(m, "move u5 w7", "house-passing")


def test_upgrades_of_one_tier_stand_side_by_side() -> None:
    """10.1: from the first column on, without a gap."""
    found = desk.content(station().view(None)["options"], ()).upgrades
    rows: dict[tuple[str, int], list[int]] = {}
    for one in found.values():
        rows.setdefault((one.tree, one.tier), []).append(one.column)
    assert all(sorted(columns) == list(range(len(columns))) for columns in rows.values())
    assert max(map(len, rows.values())) > 1
