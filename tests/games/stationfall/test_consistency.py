"""What play keeps, positions keep: what contradicts a rule is refused with its key, and what is
left out follows from the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from conformance.cases import CASES, Case
from conformance.suite import play_some
from deorbit.games.stationfall.positions.consistency import contradictions
from games.stationfall.station import is_down, lying, station, where

MODES = [case for case in CASES if case.name.startswith("stationfall")]
EXILE = {"ask": "activation", "seat": 0, "character": "exile"}
SPACE = {"exile": {"at": "outer-space", "down": False}}


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_play_contradicts_no_rule(case: Case) -> None:
    for seed in range(2):
        rng = Random(seed)
        match = case.new(seed)
        while match.to_act:
            play_some(match, rng, 1)
            assert [problem.args_named for problem in contradictions(match._state)] == []


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"damaged": ["reactor", "fuel-cells"]}, "project.released"),
        ({"damaged": ["vault-x"]}, "project.released"),
        ({"antimatter": "armed", "abandon_ship": False}, "abandon_ship"),
        ({"minute": 1, "abandon_ship": False}, "abandon_ship"),
        ({"antimatter": "stable", "items": {"bridge": ["antimatter"]}}, "antimatter"),
        ({"abandon_ship": True, "locks": [["bridge", "rec-room"]]}, "locks"),
        ({"characters": SPACE}, "characters.exile.down"),
        ({"characters": {"exile": {"at": "card"}}}, "characters.exile.at"),
        ({"characters": {"legal": {}}}, "characters.legal"),
        ({"players": [{"identity": "legal"}]}, "players[0].identity"),
        ({"players": [{"cubes": {"medical": 2}}]}, "players[0].cubes.medical"),
        ({"goo": ["kitchen"], "project": {"card": "mutagen", "released": True}}, "goo"),
        ({"items": {"*": ["gun"]}}, "items.*"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_contradicts_a_rule_is_refused_with_its_key(
    position: dict[str, Any], key: str
) -> None:
    """7.1.2, 7.2.2.1, 7.3, 7.3.1, 7.1.1, 6.1, card-helpful, 7.6.1."""
    with pytest.raises(deorbit.BadInput) as refusal:
        deorbit.scenario("stationfall", position)
    assert refusal.value.args_named["key"] == key


def test_what_follows_need_not_be_said() -> None:
    """7.3, 7.3.1, 7.1.1, 6.1."""
    m = station(items={"bridge": ["antimatter"]}, at={"exile": "outer-space"})
    position = m.position()
    assert (position["antimatter"], position["abandon_ship"]) == ("armed", True)
    assert [one["effect"] for one in position["markers"]] == ["detonation"]
    assert position["locks"] == []
    assert is_down(m, "exile")


def test_an_activation_of_which_nothing_is_told_has_just_begun() -> None:
    """15.5.2, 15.5.3: an Exhausted character has one action."""
    turn = deorbit.scenario("stationfall", {"asks": [EXILE]}).position()["turn"]
    assert (turn["actions"], turn["free"], turn["visited"]) == (2, True, ["array-control"])
    tired = {"asks": [EXILE], "players": [{}, {"disc": "exile"}]}
    assert deorbit.scenario("stationfall", tired).position()["turn"]["actions"] == 1


def test_all_items_are_cleared_at_once() -> None:
    """7.3: but for the Antimatter, which is somewhere until it goes off."""
    m = station(items={"*": [], "bridge": ["gun"]})
    found = {at: items for at, items in m.position()["items"].items() if items}
    assert found == {"bridge": ["gun"], "magnetic-containment": ["antimatter"]}


def test_the_rat_is_where_its_item_lies() -> None:
    """card-telepathic-rat: told in one of the two ways, or in both alike."""
    m = station(items={"bridge": ["telepathic-rat"]}, cast="telepathic-rat")
    assert where(m, "telepathic-rat") == "bridge"
    m = station(at={"telepathic-rat": "bridge"})
    assert "telepathic-rat" in lying(m, "bridge")
    with pytest.raises(deorbit.BadInput, match=r"characters\.telepathic-rat\.at"):
        station(at={"telepathic-rat": "kitchen"}, items={"bridge": ["telepathic-rat"]})
