"""The instruments of the station as a screen tells them: each line with its tone."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.screen import systems
from games.stationfall.station import station

Given = dict[str, Any]
Told = tuple[str, str, dict[str, Any]]
LOCK = [["rec-room", "bridge"]]
SWARM = {"card": "combat-swarm", "released": True}
BLOB = {"card": "blob", "released": True}
ASSASSIN = {"card": "assassin", "released": True}
ARMED: Given = {"antimatter": "armed", "items": {"bridge": ["antimatter"]}}


def told(line: systems.Line) -> Told:
    return line.tone, line.words.id.removeprefix("stationfall-"), dict(line.words.args)


def of(part: str, given: Given) -> list[Told]:
    """What a part of the instruments tells."""
    found = getattr(systems, part)(station(**given)._state)
    return [told(line) for line in (found if isinstance(found, list) else [found])]


@pytest.mark.parametrize(
    ("damaged", "line"),
    [
        ([], ("plain", "power-normal", {})),
        (["kitchen"], ("plain", "power-normal", {})),
        (["reactor"], ("danger", "power-emergency", {})),
        (["reactor", "fuel-cells"], ("danger", "power-blackout", {})),
    ],
)
def test_power_is_a_danger_once_a_section_that_makes_it_is_damaged(
    damaged: list[str], line: Told
) -> None:
    """7.2."""
    assert of("power", {"damaged": damaged}) == [line]


@pytest.mark.parametrize("cameras", [True, False])
@pytest.mark.parametrize("jammers", [True, False])
def test_a_switch_that_is_off_is_news(cameras: bool, jammers: bool) -> None:
    def line(name: str, on: bool) -> Told:
        return ("plain", name, {"state": "on"}) if on else ("now", name, {"state": "off"})

    assert of("switches", {"cameras": cameras, "jammers": jammers}) == [
        line("cameras", cameras),
        line("jammers", jammers),
    ]


def test_the_antimatter_is_quiet_ticks_or_is_gone() -> None:
    """7.3."""
    assert of("antimatter", {}) == [("quiet", "antimatter-stable", {})]
    assert of("antimatter", ARMED) == [("danger", "antimatter-ticking", {"minute": 9})]
    launch = {"player": 1, "effect": "launch", "minute": 12, "at": "houdini"}
    fuse = {"player": 0, "effect": "detonation", "minute": 7}
    ticking = {**ARMED, "markers": [launch, fuse]}
    assert of("antimatter", ticking) == [("danger", "antimatter-ticking", {"minute": 7})]
    late = {**ARMED, "minute": 3, "markers": []}
    assert of("antimatter", late) == [("danger", "antimatter-armed", {})]
    gone: Given = {"antimatter": "detonated", "abandon_ship": True}
    assert of("antimatter", gone) == [("danger", "antimatter-detonated", {})]


def test_missiles_under_way_are_told_with_their_minute() -> None:
    """card-missile."""
    markers = [
        {"player": 0, "effect": "launch", "minute": 12, "at": "houdini"},
        {"player": 0, "effect": "missile", "minute": 10, "at": "kitchen"},
        {"player": 1, "effect": "missile", "minute": 8, "at": "bridge"},
    ]
    assert of("dangers", {"markers": markers}) == [
        ("danger", "missile", {"at": "kitchen", "minute": 10}),
        ("danger", "missile", {"at": "bridge", "minute": 8}),
    ]
    assert of("dangers", {}) == []


@pytest.mark.parametrize(
    ("project", "lines"),
    [
        ({}, []),
        ({"card": "mutagen"}, [("possible", "x-seen", {"project": "mutagen"})]),
        ({"card": "grey-goo"}, [("possible", "x-seen", {"project": "grey-goo"})]),
        (
            {"card": "grey-goo", "released": True},
            [("danger", "x-loose", {"project": "grey-goo"})],
        ),
    ],
)
def test_project_x_is_told_once_it_was_seen_and_is_a_danger_when_it_is_loose(
    project: Given, lines: list[Told]
) -> None:
    """7.6."""
    assert of("project", {"project": project}) == lines


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        ({}, []),
        ({"project": {"card": "mutagen"}}, []),
        ({"project": SWARM, "monster": {"at": "vault-x"}}, ["monster-at"]),
        ({"project": SWARM, "monster": {"at": "vault-x", "down": True}}, ["monster-down"]),
        (
            {
                "project": BLOB,
                "monster": {"at": "vault-x", "inside": ["exile"]},
                "at": {"exile": "monster"},
            },
            ["monster-at", "monster-inside"],
        ),
        (
            {"project": ASSASSIN, "monster": {"at": "vault-x", "mark": "exile"}},
            ["monster-at", "monster-mark"],
        ),
        (
            {
                "project": {"card": "wormhole", "released": True},
                "wormhole": {"at": "bridge"},
            },
            ["wormhole"],
        ),
        (
            {
                "project": {"card": "wormhole", "released": True},
                "wormhole": {"at": "vault-x"},
            },
            [],
        ),
        (
            {
                "project": {"card": "rogue-core", "released": True},
                "locks": LOCK,
                "core_locks": LOCK,
            },
            ["core-locks"],
        ),
    ],
)
def test_what_project_x_does_is_told(given: Given, lines: list[str]) -> None:
    """7.6.2."""
    found = of("doings", given)
    assert [name for _, name, _ in found] == lines
    assert {tone for tone, _, _ in found} <= {"danger"}


def test_whom_the_monster_has_and_wants_is_named() -> None:
    inside = of(
        "doings",
        {
            "project": BLOB,
            "monster": {"at": "kitchen", "inside": ["exile", "medical"]},
            "at": dict.fromkeys(["exile", "medical"], "monster"),
        },
    )
    assert inside[1][2] == {"character": ["exile", "medical"]}
    wanted = of("doings", {"project": ASSASSIN, "monster": {"at": "kitchen", "mark": "exile"}})
    assert wanted[1][2] == {"character": "exile"}
    core = {"card": "rogue-core", "released": True}
    (line,) = of("doings", {"project": core, "locks": LOCK, "core_locks": LOCK})
    assert line[2] == {"used": 1, "most": 6}


def test_what_offsites_have_is_news() -> None:
    """9.6.1."""
    assert of("sent", {}) == []
    assert of("sent", {"offsites": {"authorities": ["evidence"], "news": ["x-secret", "nda"]}}) == [
        ("now", "sent", {"offsite": "news", "data": ["x-secret", "nda"]}),
        ("now", "sent", {"offsite": "authorities", "data": ["evidence"]}),
    ]


def test_pieces_of_single_characters_are_told_where_they_are_in_play() -> None:
    assert of("pieces", {}) == []
    (grey,) = of("pieces", {"cast": "billionaire"})
    assert (grey[0], grey[1]) == ("now", "grey-bribes")
    assert of("pieces", {"eaten": 2}) == [("now", "eaten", {"count": 2})]
    ship: Given = {"cast": "boarder"}
    assert of("pieces", {**ship, "pirate": True}) == [("now", "pirate", {})]
    assert of("pieces", {**ship, "pirate": False}) == []
    traps = {"traps": {"player": 0, "at": {"bridge": "real", "kitchen": "decoy"}}}
    ((tone, name, args),) = of("pieces", {**traps, "cast": "operative"})
    assert (tone, name) == ("now", "traps")
    assert sorted((one.id, one.args["at"]) for one in args["tokens"]) == [
        ("stationfall-trap-decoy", "kitchen"),
        ("stationfall-trap-real", "bridge"),
    ]


@pytest.mark.parametrize(
    ("given", "message"),
    [({}, "clock"), ({"abandon_ship": True}, "clock-abandon"), ({"minute": 1}, "clock-abandon")],
)
def test_the_clock_tells_the_minute_and_the_order_to_leave(given: Given, message: str) -> None:
    found = systems.clock(station(**given)._state, 0)
    assert found.id == f"stationfall-{message}"
    assert found.args == {"minute": given.get("minute", 13)}


def test_the_clock_of_one_who_is_two_tells_which_is_meant() -> None:
    """17.2."""
    choosing = deorbit.new("stationfall", seats=2, seed=1)
    assert systems.clock(choosing._state, 0).id == "stationfall-choice-of"
    while not choosing.position()["asks"] or choosing.position()["asks"][-1]["ask"] != "turn":
        choosing.play(choosing.to_act[0], choosing.legal(choosing.to_act[0])[0])
    state = choosing._state
    for seat in (0, 1, None):
        found = systems.clock(state, seat)
        assert found.id == "stationfall-turn-of"
        assert found.args["player"] == state.active
