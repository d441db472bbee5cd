"""Ways over the station, in words and leg by leg: for a character, for anybody, and what would be
shorter if nothing barred it."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.desks import desk, route
from games.stationfall.station import station

Given = dict[str, Any]
HOLE: Given = {"project": {"card": "wormhole", "released": True}, "wormhole": {"at": "bridge"}}
SWARM: Given = {
    "project": {"card": "combat-swarm", "released": True},
    "monster": {"at": "vault-x"},
}
HELMET: Given = {"at": {"exile": "forward-airlocks"}, "holding": {"exile": "helmet"}}
LEFT: Given = {"at": {"exile": "houdini"}, "launched": ["houdini"]}
FULL: Given = {"at": dict.fromkeys(["exile", "stranger"], "houdini")}


def lines(given: Given, start: str, goal: str) -> list[tuple[str, int | None]]:
    """What is told, each with the number of legs."""
    found = route(station(**given), 0, start, goal)["lines"]
    return [(one["id"].removeprefix("stationfall-"), one["args"].get("count")) for one in found]


@pytest.mark.parametrize(
    ("given", "start", "goal", "told"),
    [
        ({}, "bridge", "rec-room", [("path-anybody", 1)]),
        ({}, "bridge", "bridge", [("path-anybody", 0)]),
        # 7.1, 12.1.3: Locks and vents bar who has nothing against them
        ({}, "bridge", "vault-x", [("path-none-anybody", None), ("path-open", 5)]),
        (
            {"at": {"exile": "bridge"}},
            "exile",
            "vault-x",
            [("path-none", None), ("path-open", 5)],
        ),
        (
            {"at": {"station-chief": "bridge"}},
            "station-chief",
            "vault-x",
            [("path", 6), ("path-open", 5)],
        ),
        ({}, "kitchen", "reactor", [("path-anybody", 3), ("path-open", 1)]),
        ({"at": {"astrochimp": "kitchen"}}, "astrochimp", "reactor", [("path", 1)]),
        # 13.13.1: airlocks, for whom they do not kill
        ({}, "aft-airlocks", "outer-space", [("path-none-anybody", None)]),
        (
            {"at": {"exile": "bridge"}},
            "exile",
            "outer-space",
            [("path-none", None), ("path-helmet", 5)],
        ),
        (HELMET, "exile", "outer-space", [("path", 1)]),
        (HELMET, "exile", "aft-airlocks", [("path", 2)]),
        # 11.2: hazards are gone around
        (
            {"at": {"exile": "bridge"}, "fire": ["rec-room"]},
            "exile",
            "kitchen",
            [("path", 7), ("path-open", 3)],
        ),
        (
            {"fire": ["rec-room"]},
            "bridge",
            "kitchen",
            [("path-anybody", 7), ("path-open", 3)],
        ),
        (
            {"fire": ["rec-room"]},
            "bridge",
            "rec-room",
            [("path-none-anybody", None), ("path-open", 1)],
        ),
        # 5.5: pods that are full or have left
        (FULL, "aft-airlocks", "houdini", [("path-none-anybody", None), ("path-open", 1)]),
        (FULL, "medical", "houdini", [("path-none", None), ("path-open", 3)]),
        (LEFT, "exile", "bridge", [("path-none", None)]),
        (LEFT, "houdini", "bridge", [("path-none-anybody", None)]),
        (LEFT, "houdini", "aft-airlocks", [("path-none-anybody", None)]),
        (LEFT, "bridge", "houdini", [("path-none-anybody", None)]),
        (LEFT, "bridge", "exile", [("path-none-anybody", None)]),
        # x-wormhole, 7.6.2
        ({**HOLE, "at": {"exile": "bridge"}}, "exile", "vault-x", [("path", 1)]),
        (HOLE, "bridge", "vault-x", [("path-anybody", 1)]),
        (SWARM, "monster", "bridge", [("path-none-anybody", None), ("path-open", 5)]),
        (SWARM, "exile", "monster", [("path-none", None), ("path-open", 1)]),
        # card-digital-assistant: it is nowhere
        ({"cast": "digital-assistant"}, "digital-assistant", "bridge", [("path-nowhere", None)]),
        ({"cast": "digital-assistant"}, "bridge", "digital-assistant", [("path-nowhere", None)]),
        ({"at": {"exile": "mesosphere"}}, "exile", "bridge", [("path-nowhere", None)]),
    ],
)
def test_what_is_told_of_a_way(
    given: Given, start: str, goal: str, told: list[tuple[str, int | None]]
) -> None:
    assert lines(given, start, goal) == told


@pytest.mark.parametrize(
    ("given", "start", "goal", "legs"),
    [
        ({"at": {"astrochimp": "kitchen"}}, "astrochimp", "reactor", ["reactor vent"]),
        (
            {"at": {"exile": "bridge"}},
            "exile",
            "reactor",
            ["rec-room corridor", "aft-hub corridor", "reactor corridor"],
        ),
        (HELMET, "exile", "aft-airlocks", ["outer-space airlock", "aft-airlocks airlock"]),
        (HOLE, "bridge", "vault-x", ["vault-x wormhole"]),
        ({"at": {"exile": "bridge"}}, "exile", "outer-space", []),
        ({"at": {"exile": "bridge"}}, "exile", "exile", []),
        (LEFT, "houdini", "bridge", []),
    ],
)
def test_a_way_is_gone_leg_by_leg(given: Given, start: str, goal: str, legs: list[str]) -> None:
    found = route(station(**given), 0, start, goal)["legs"]
    assert [f"{one['to']} {one['by']}" for one in found] == legs


def test_the_last_leg_of_an_officer_goes_through_the_lock() -> None:
    """7.1.1."""
    found = route(station(at={"station-chief": "bridge"}), 0, "station-chief", "vault-x")
    assert found["legs"][-1] == {"to": "vault-x", "by": "lock"}
    assert {one["by"] for one in found["legs"][:-1]} == {"corridor"}
    assert found["lines"][0]["args"]["character"] == "station-chief"
    assert "character" not in found["lines"][1]["args"]


def test_a_pod_that_has_left_opens_to_nothing() -> None:
    """5.5.4."""
    ways = {
        name: one["ways"]
        for name, one in desk(station(launched=["houdini"]), 0)["sections"].items()
    }
    assert ways["houdini"] == {}
    assert "houdini" not in ways["aft-airlocks"]["corridor"]
    docked = desk(station(), 0)["sections"]
    assert "houdini" in docked["aft-airlocks"]["ways"]["corridor"]
    assert docked["houdini"]["ways"] == {"corridor": ["aft-airlocks"]}
    assert docked["aft-airlocks"]["ways"]["airlock"] == ["outer-space"]
