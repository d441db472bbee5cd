"""What a position leaves out follows from what it says."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import character, player, station

Given = dict[str, Any]
LOCK = [["rec-room", "bridge"]]


@pytest.mark.parametrize(
    ("given", "card"),
    [
        ({"goo": ["kitchen"]}, "grey-goo"),
        ({"wormhole": {"at": "bridge"}}, "wormhole"),
        ({"locks": LOCK, "core_locks": LOCK}, "rogue-core"),
        (
            {"monster": {"at": "vault-x", "inside": ["exile"]}, "at": {"exile": "monster"}},
            "blob",
        ),
        ({"monster": {"at": "vault-x", "mark": "exile"}}, "assassin"),
    ],
)
def test_what_only_one_card_brings_tells_which_was_released(given: Given, card: str) -> None:
    """7.6.1."""
    assert station(**given).position()["project"]["card"] == card
    assert station(**given).position()["project"]["released"]


def test_a_monster_that_several_cards_could_have_brought_needs_its_card() -> None:
    with pytest.raises(deorbit.BadInput, match="monster"):
        station(monster={"at": "vault-x"})
    swarm = {"card": "combat-swarm", "released": True}
    assert (
        station(monster={"at": "vault-x"}, project=swarm).position()["monster"]["at"] == "vault-x"
    )


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"players": [{"identity": "legal"}]}, "players[0].identity"),
        ({"players": [{}, {"bonus": ["legal"]}]}, "players[1].bonus"),
        ({"players": [{"hand": ["legal"]}]}, "players[0].hand"),
        ({"players": [{"disc": "legal"}]}, "players[0].disc"),
        ({"players": [{"bribe": "legal"}]}, "players[0].bribe"),
        ({"players": [{"cubes": {"legal": 1}}]}, "players[0].cubes.legal"),
        ({"characters": {"drone-1": {}}}, "characters.drone-1"),
        ({"characters": {"legal": {}}}, "characters.legal"),
    ],
)
def test_who_is_not_in_play_is_named_nowhere(given: Given, key: str) -> None:
    with pytest.raises(deorbit.BadInput) as told:
        deorbit.scenario("stationfall", given)
    assert told.value.message == "stationfall-not-in-cast"
    assert told.value.args_named["key"] == key


def test_who_is_nobody_is_refused_as_a_word() -> None:
    with pytest.raises(deorbit.BadInput) as told:
        deorbit.scenario("stationfall", {"players": [{"identity": "captain"}]})
    assert told.value.message != "stationfall-not-in-cast"


@pytest.mark.parametrize(
    ("at", "holding", "visited"),
    [
        ({"exile": "bridge"}, {}, ["bridge"]),
        ({"exile": "outer-space"}, {"exile": "helmet"}, ["outer-space"]),
    ],
)
def test_an_activation_has_begun_where_the_character_is(
    at: dict[str, str], holding: dict[str, str], visited: list[str]
) -> None:
    """15.5.3: it may go round to where it has not been."""
    asks = [{"ask": "activation", "seat": 0, "character": "exile"}]
    turn = station(at=at, holding=holding, asks=asks).position()["turn"]
    assert (turn["visited"], turn["actions"], turn["free"]) == (visited, 2, True)


def test_what_is_told_of_an_activation_is_kept() -> None:
    asks = [{"ask": "activation", "seat": 0, "character": "exile"}]
    at = {"exile": "bridge"}
    for told, kept in (
        ({"actions": 1}, (1, False, ["bridge"])),
        ({"actions": 2, "free": True}, (2, True, ["bridge"])),
        ({"free": False}, (2, False, ["bridge"])),
        ({"visited": ["rec-room", "bridge"]}, (2, True, ["bridge", "rec-room"])),
        ({"visited": []}, (2, True, [])),
    ):
        turn = station(at=at, asks=asks, turn=told).position()["turn"]
        assert (turn["actions"], turn["free"], sorted(turn["visited"])) == kept, told


@pytest.mark.parametrize(
    ("discs", "actions"), [({}, 2), ({0: "exile"}, 2), ({1: "exile"}, 1), ({0: "medical"}, 2)]
)
def test_the_disc_of_another_player_makes_tired_and_the_own_one_does_not(
    discs: dict[int, str], actions: int
) -> None:
    """15.5.1, 15.5.2."""
    people = {seat: {"disc": name} for seat, name in discs.items()}
    asks = [{"ask": "activation", "seat": 0, "character": "exile"}]
    match = station(players=people, asks=asks)
    assert match.position()["turn"]["actions"] == actions
    assert [player(match, seat).get("disc") for seat in (0, 1)] == [
        discs.get(seat) for seat in (0, 1)
    ]


@pytest.mark.parametrize(
    ("given", "down"),
    [
        ({"at": {"exile": "bridge"}}, False),
        ({"at": {"exile": "bridge"}, "fire": ["bridge"]}, True),
        ({"at": {"exile": "bridge"}, "asphyxiation": ["bridge"]}, True),
        (
            {
                "at": {"exile": "bridge"},
                "asphyxiation": ["bridge"],
                "holding": {"exile": "helmet"},
            },
            False,
        ),
        ({"at": {"exile": "outer-space"}}, True),
    ],
)
def test_who_could_not_be_live_there_is_down(given: Given, down: bool) -> None:
    """6.1, 8.1.1."""
    assert character(station(**given), "exile")["down"] == down


def test_what_robots_stand_in_counts_too() -> None:
    """x-grey-goo: it melts Robots, and Humans walk through it."""
    goo: Given = {"goo": ["bridge"], "at": dict.fromkeys(["exile", "security"], "bridge")}
    match = station(**goo)
    assert [character(match, name)["down"] for name in ("exile", "security")] == [False, True]


@pytest.mark.parametrize(("minute", "due"), [(13, 9), (5, 1), (4, 0)])
def test_antimatter_that_was_moved_has_been_armed_just_now(minute: int, due: int) -> None:
    """7.3.1: it goes off four Minutes later, by whoever is active."""
    moved = {"items": {"bridge": ["antimatter"]}, "minute": minute, "active": 2}
    position = station(**moved).position()
    (marker,) = position["markers"]
    assert marker == {"player": 2, "effect": "detonation", "minute": due}
    assert (position["antimatter"], position["abandon_ship"]) == ("armed", True)


def test_a_fuse_that_burns_is_not_lit_again() -> None:
    fuse = [{"player": 1, "effect": "detonation", "minute": 7}]
    given: Given = {"items": {"bridge": ["antimatter"]}, "markers": fuse}
    assert station(**given).position()["markers"] == fuse


def test_abandon_ship_and_a_blackout_follow_from_damage() -> None:
    """7.2.2.1, 7.1.1: with a Blackout, Locks stay until they are opened."""
    two = station(damaged=["reactor", "fuel-cells"]).position()
    assert (two["abandon_ship"], two["power"]) == (True, "blackout")
    assert two["locks"] != []
    one = station(damaged=["reactor"]).position()
    assert (one["abandon_ship"], one["power"]) == (False, "emergency")
    ordered = station(abandon_ship=True).position()
    assert ordered["locks"] == []
    core = {"card": "rogue-core", "released": True}
    assert station(abandon_ship=True, project=core).position()["locks"] != []


def test_kompromat_that_is_somewhere_else_leaves_the_last_icons_empty() -> None:
    """2.2.3."""
    full = len(station().position()["kompromat"])
    for gone in (1, 3):
        names = ["exile", "medical", "security"][:gone]
        for given in (
            {"players": {0: {"hand": names}}},
            {"spent": names},
            {"discarded": names},
        ):
            assert len(station(**given).position()["kompromat"]) == full - gone
