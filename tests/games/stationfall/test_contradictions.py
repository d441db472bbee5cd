"""What holds in every game holds in every position: what contradicts a rule is refused with its
key, and what only looks like it is read."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import BONUS, IDENTITIES, station

Given = dict[str, Any]
FUSE = [{"player": 0, "effect": "detonation", "minute": 9}]
ARMED: Given = {"antimatter": "armed", "abandon_ship": True}
MOVED: Given = {**ARMED, "items": {"bridge": ["antimatter"]}}
GOO = {"card": "grey-goo", "released": True}
CORE = {"card": "rogue-core", "released": True}
BLOB = {"card": "blob", "released": True}
SWARM = {"card": "combat-swarm", "released": True}
LOCK = [["rec-room", "bridge"]]
FOLDED = {
    "monster": {"at": "vault-x", "inside": ["exile"]},
    "at": {"exile": "monster"},
    "project": BLOB,
}


@pytest.mark.parametrize(
    ("fine", "wrong", "key"),
    [
        # 2.4: pods and those who are in them
        (
            {"at": dict.fromkeys(["exile", "stranger"], "houdini")},
            {"at": dict.fromkeys(["exile", "stranger", "medical"], "houdini")},
            "houdini",
        ),
        (
            {"at": dict.fromkeys(["exile", "stranger", "medical"], "mcqueen")},
            {"at": dict.fromkeys(["exile", "stranger", "medical", "cyborg"], "mcqueen")},
            "mcqueen",
        ),
        (
            {"launched": ["houdini"], "damaged": ["mcqueen"]},
            {"launched": ["houdini"], "damaged": ["houdini"]},
            "launched",
        ),
        (
            {"launched": ["houdini"], "project": GOO, "goo": ["mcqueen"]},
            {"launched": ["houdini"], "project": GOO, "goo": ["houdini"]},
            "launched",
        ),
        ({"launched": ["houdini"]}, {"launched": ["bridge"]}, "launched"),
        # 7.1, 7.2: Abandon Ship and Locks
        ({"minute": 2, "abandon_ship": False}, {"minute": 1, "abandon_ship": False}, "abandon"),
        (
            {"damaged": ["reactor"], "abandon_ship": False},
            {"damaged": ["reactor", "fuel-cells"], "abandon_ship": False},
            "abandon_ship",
        ),
        ({"locks": LOCK}, {"locks": LOCK, "abandon_ship": True}, "locks"),
        (
            {"locks": LOCK, "abandon_ship": True, "project": CORE, "core_locks": LOCK},
            {"locks": LOCK, "abandon_ship": True, "project": GOO},
            "locks",
        ),
        (
            {"locks": LOCK, "abandon_ship": True, "damaged": ["reactor", "fuel-cells"]},
            {"locks": LOCK, "abandon_ship": True, "damaged": ["reactor"]},
            "locks",
        ),
        ({"locks": LOCK, "core_locks": LOCK}, {"locks": [], "core_locks": LOCK}, "core_locks"),
        # 7.3: the Antimatter
        ({"antimatter": "stable"}, {**MOVED, "antimatter": "stable"}, "antimatter"),
        (
            {**ARMED, "at": {"exile": "magnetic-containment"}, "holding": {"exile": "antimatter"}},
            {
                "antimatter": "stable",
                "at": {"exile": "bridge"},
                "holding": {"exile": "antimatter"},
            },
            "antimatter",
        ),
        (MOVED, {**MOVED, "abandon_ship": False}, "abandon_ship"),
        ({**ARMED, "markers": FUSE}, {"markers": FUSE}, "markers"),
        (
            {"markers": [{"player": 0, "effect": "overload", "minute": 9, "at": "bridge"}]},
            {"markers": FUSE},
            "markers",
        ),
        ({**ARMED, "minute": 3, "markers": []}, {"minute": 3, "markers": FUSE}, "markers"),
        # 7.6: Project X
        (
            {"damaged": ["reactor"], "project": {"card": "mutagen"}},
            {"damaged": ["vault-x"], "project": {"card": "mutagen"}},
            "project.released",
        ),
        (
            {"damaged": ["reactor", "fuel-cells"], "project": CORE},
            {"damaged": ["reactor", "fuel-cells"], "project": {"card": "rogue-core"}},
            "project.released",
        ),
        (
            {"project": GOO, "goo": ["kitchen"]},
            {"project": {"card": "grey-goo"}, "goo": ["kitchen"]},
            "goo",
        ),
        (
            {"project": SWARM, "monster": {"at": "vault-x"}},
            {"project": GOO, "monster": {"at": "vault-x"}},
            "monster",
        ),
        (FOLDED, {**FOLDED, "project": SWARM}, "monster.inside"),
        (
            {"project": {"card": "wormhole", "released": True}, "wormhole": {"at": "bridge"}},
            {"project": GOO, "wormhole": {"at": "bridge"}},
            "wormhole",
        ),
        (
            {"locks": LOCK, "project": CORE, "core_locks": LOCK},
            {"locks": LOCK, "project": SWARM, "core_locks": LOCK},
            "core_locks",
        ),
        # 4, 6: characters
        (FOLDED, {**FOLDED, "at": {"exile": "bridge"}}, "characters.exile.at"),
        (
            FOLDED,
            {**FOLDED, "monster": {"at": "vault-x", "inside": []}},
            "characters.exile.at",
        ),
        (
            {"at": {"exile": "annihilated"}},
            {"at": {"exile": "annihilated"}, "data": {"exile": "evidence"}},
            "characters.exile.holds",
        ),
        (
            {"at": {"exile": "annihilated"}},
            {"at": {"exile": "annihilated"}, "holding": {"exile": "gun"}},
            "characters.exile.holds",
        ),
        ({"at": {"stowaway": "card"}}, {"at": {"exile": "card"}}, "characters.exile.at"),
        (
            {"at": {"stowaway": "bridge"}, "down": "stowaway"},
            {"at": {"stowaway": "card"}, "down": "stowaway"},
            "characters.stowaway",
        ),
        (
            {"holding": {"exile": "gun gun helmet"}},
            {"holding": {"exile": "gun gun helmet bludgeon"}},
            "characters.exile.holds",
        ),
        (
            {"holding": {"exile": "gun helmet"}, "contaminated": "exile"},
            {"holding": {"exile": "gun gun helmet"}, "contaminated": "exile"},
            "characters.exile.holds",
        ),
        # 15: cubes and discs
        (
            {"cubes": {0: {"exile": 2}}},
            {"cubes": {0: {"medical": 2}}},
            "players[0].cubes.medical",
        ),
        (
            {"cubes": {0: {"medical": 1}, 1: {"medical": 1}}},
            {"cubes": {0: {"medical": 1}, 1: {"medical": 2}}},
            "players[1].cubes.medical",
        ),
        (
            {"cubes": {1: {"exile": 1}}, "cast": "maintenance-drones"},
            {"cubes": {1: {"maintenance-drones": 1}}},
            "players[1].cubes.maintenance-drones",
        ),
        (
            {"players": {1: {"disc": "exile"}}, "cast": "maintenance-drones"},
            {"players": {1: {"disc": "maintenance-drones"}}},
            "players[1].disc",
        ),
    ],
)
def test_what_contradicts_a_rule_is_refused(fine: Given, wrong: Given, key: str) -> None:
    station(**fine)
    with pytest.raises(deorbit.BadInput) as refusal:
        station(**wrong)
    assert str(refusal.value.args_named["key"]).startswith(key), str(refusal.value)


def test_who_is_asked_to_let_something_go_may_hold_one_too_many() -> None:
    """4.5.3: the question is about just that."""
    full: Given = {
        "holding": {"exile": "gun gun helmet bludgeon"},
        "turn": {"actions": 1},
        "asks": [
            {"ask": "activation", "seat": 0, "character": "exile"},
            {"ask": "let-go", "seat": 0, "character": "exile", "cameras": "on"},
        ],
    }
    station(**full)
    other = [full["asks"][0], {**full["asks"][1], "character": "medical"}]
    for wrong in (
        {**full, "holding": {"exile": "gun gun helmet bludgeon nanogel"}},
        {**full, "asks": other},
    ):
        with pytest.raises(deorbit.BadInput, match="exile"):
            station(**wrong)


def test_after_the_fuse_has_burnt_down_no_marker_is_left() -> None:
    """7.3.1: the Antimatter goes off four Minutes after it was armed, so a marker may be missing
    only where that Minute is past or the station falls."""
    with_marker = station(**MOVED, minute=4).position()
    assert [one["minute"] for one in with_marker["markers"]] == [0]
    assert station(**MOVED, minute=3).position()["markers"] == []
    bare = {**with_marker, "markers": []}
    assert deorbit.scenario("stationfall", bare).position()["markers"] == with_marker["markers"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"fire": ["bridge"], "asphyxiation": ["bridge"]}, "fire"),
        ({"damaged": ["reactor"], "power": "normal"}, "power"),
        ({"damaged": [], "power": "emergency"}, "power"),
        ({"markers": [{"player": 0, "effect": "launch", "minute": 9, "at": "bridge"}]}, "at"),
        ({"markers": [{"player": 0, "effect": "overload", "minute": 9}]}, "at"),
        ({"markers": [{"player": 0, "effect": "overload", "minute": -2, "at": "bridge"}]}, "min"),
        ({"medical": 201}, "medical"),
        ({"eaten": 61}, "eaten"),
        ({"project": {"peeked": [0]}}, "project.card"),
        ({"project": {"card": "mutagen", "peeked": [-1]}}, "project.peeked[0]"),
        ({"project": {"card": "mutagen", "peeked": [True]}}, "project.peeked[0]"),
        ({"turn": {"actions": -1}}, "turn.actions"),
        ({"turn": {"line": "hide"}}, "turn.line"),
        ({"turn": {"influence": True}}, "turn.influence"),
        ({"shattered": {"exile": ["gun"]}}, "shattered.exile"),
        ({"monster": {"at": "vault-x", "inside": ["nobody"]}, "project": BLOB}, "inside[0]"),
        ({"players": {0: {"seat": 1}}}, "players[0].seat"),
        ({"players": {0: {"schroedinger": True}}}, "players[0].schroedinger"),
        ({"players": {0: {"revealed_early": True}}}, "players[0].revealed_early"),
        ({"players": {0: {"pc": "exile"}}}, "players[0].pc"),
        ({"players": {0: {"betrayal": 9}}}, "players[0].betrayal"),
        ({"players": {0: {"aside": ["engineer"]}}}, "players[0]"),
        ({"players": {0: {"hand": ["exile"]}}, "spent": ["exile"]}, "kompromat"),
        ({"players": {0: {"hand": ["exile"]}}, "discarded": ["exile"]}, "kompromat"),
        ({"spent": ["exile"], "discarded": ["exile"]}, "kompromat"),
        (
            {"players": {0: {"hand": ["exile"]}}, "kompromat": {"bridge": "exile"}},
            "kompromat.bridge",
        ),
        ({"kompromat": {"bridge": "exile", "kitchen": "exile"}}, "kompromat."),
    ],
)
def test_what_cannot_be_is_refused_with_its_key(wrong: Given, key: str) -> None:
    with pytest.raises(deorbit.BadInput) as refusal:
        station(**wrong)
    assert key in str(refusal.value.args_named["key"])


@pytest.mark.parametrize(
    "fine",
    [
        {"medical": 200},
        {"minute": 0, "stage": "over", "ending": "minute-zero", "asks": [], "re_entry": "minute"},
        {"project": {"card": "mutagen", "peeked": [0, 3]}},
        {"markers": [{"player": 0, "effect": "overload", "minute": -1, "at": "bridge"}]},
        {"markers": [{"player": 3, "effect": "overload", "minute": 13, "at": "bridge"}]},
        {"players": {0: {"betrayal": 8}}},
        {"players": {0: {"cubes": {"exile": 8}}}},
        {"players": {0: {"aside": ["stowaway"]}}},
        {"turn": {"actions": 2}},
    ],
)
def test_the_most_of_everything_is_read(fine: Given) -> None:
    station(**fine)


def test_cubes_that_are_nowhere_else_are_in_the_pool() -> None:
    found = station(players={0: {"betrayal": 2}}, cubes={0: {"exile": 3}}).position()["players"]
    assert [one["pool"] for one in found] == [3, 8, 8, 8]


def test_identities_that_are_left_out_are_drawn_beside_those_that_are_told() -> None:
    """3.4: nobody gets what another one has, in hand, as a bonus, or aside."""
    for seed in range(8):
        people: list[Given] = [{"bonus": ["exile"]}, {"identity": "medical"}, {}, {}]
        found = deorbit.scenario("stationfall", {"players": people}, seed).position()["players"]
        cards = [card for one in found for card in (one["identity"], *one["bonus"])]
        assert len(cards) == len(set(cards)) == 8
        assert found[0]["bonus"] == ["exile"]
        assert found[1]["identity"] == "medical"


def test_who_still_chooses_has_at_least_as_many_cards_as_choose() -> None:
    people: list[Given] = [{"dealt": [IDENTITIES[seat], BONUS[seat]]} for seat in range(4)]
    deorbit.scenario("stationfall", {"players": people})
    chosen = [*people[:3], {"dealt": ["security"], "identity": "daredevil"}]
    with pytest.raises(deorbit.BadInput, match=r"players\[3\].dealt"):
        deorbit.scenario("stationfall", {"players": chosen})
