"""What the Telepathic Rat wants, and what others get from it."""

from __future__ import annotations

from typing import Any

import pytest

from games.stationfall.station import score
from games.stationfall.test_agendas import ended, points

RAT = "telepathic-rat"
AWAY = "mesosphere"
POD: dict[str, Any] = {"launched": ["alcatraz"]}
GONE: dict[str, Any] = {"items": {"bio-lab": []}, "removed": {RAT: 1}}
"""The Rat has been annihilated."""


@pytest.mark.parametrize(
    ("down", "worth"),
    [("", 0), ("exile", 1), ("exile medical", 2), ("exile medical cyborg", 3), ("engineer", 0)],
)
def test_the_rat_does_penance_among_the_down(down: str, worth: int) -> None:
    """16.4.4.1: Humans and Robots in the same section or launched pod."""
    names = ("exile", "medical", "cyborg")
    for place, more in (("kitchen", {}), ("alcatraz", POD)):
        at = dict.fromkeys(names, place) | {RAT: place, "engineer": "suite"}
        assert points(f"{RAT}-1", at=at, down=down, **more) == worth


def test_a_down_holder_counts_for_the_rat() -> None:
    """16.4.4.1, 5.2: on the station, and escaped outside a pod."""
    held: dict[str, Any] = {"holding": {"exile": RAT}, "down": "exile engineer"}
    assert points(f"{RAT}-1", at={"exile": "kitchen", "engineer": "kitchen"}, **held) == 2
    assert points(f"{RAT}-1", at={"exile": AWAY, "engineer": AWAY}, **held) == 1


def test_a_rat_that_is_gone_does_no_penance() -> None:
    """4.6.5.3, 16.4.2: neither it nor the annihilated are colocated with anything."""
    at = {"exile": "bio-lab", RAT: "annihilated"}
    assert points(f"{RAT}-1", at=at, down="exile", **GONE) == 0
    assert points(f"{RAT}-1", at={"exile": "annihilated", RAT: "kitchen"}) == 0


def test_the_rat_wants_kompromat_of_the_down() -> None:
    """16.4.4.2: two for each in hand, if there is a Down one at all."""
    at = dict.fromkeys(("exile", "medical", RAT), "kitchen")
    hand = {0: {"hand": ["exile", "medical", "engineer"]}}
    assert points(f"{RAT}-2", at=at, down="exile", players=hand) == 2
    assert points(f"{RAT}-2", at=at, down="exile medical", players=hand) == 4
    assert points(f"{RAT}-2", at=at, down="exile medical") == 0
    assert points(f"{RAT}-2", at=at, players=hand) == 0
    assert points(f"{RAT}-2", at=at, down="engineer", players=hand) == 0


def test_two_down_clones_have_one_kompromat() -> None:
    """16.4.4.2, card-maintenance-clones."""
    at = {"clone-1": "kitchen", "clone-2": "kitchen", RAT: "kitchen"}
    hand = {0: {"hand": ["maintenance-clones"]}}
    down = "clone-1 clone-2"
    assert points(f"{RAT}-1", at=at, down=down, players=hand) == 2
    assert points(f"{RAT}-2", at=at, down=down, players=hand) == 2


@pytest.mark.parametrize(("row", "item"), [(f"{RAT}-3", "artifact"), (f"{RAT}-4", "briefcase")])
def test_the_rat_wants_to_be_with_shiny_things(row: str, item: str) -> None:
    """16.4.4.1, 16.4.3: lying there, with its holder, or with anybody around."""
    here = {RAT: "kitchen", "exile": "kitchen"}
    assert points(row, at=here, items={"kitchen": [RAT, item]}) == 2
    assert points(row, at=here, holding={"exile": item}) == 2
    assert points(row, at={"exile": "kitchen"}, holding={"exile": f"{RAT} {item}"}) == 2
    assert points(row, at={"exile": AWAY}, holding={"exile": f"{RAT} {item}"}) == 2
    pod = {RAT: "alcatraz", "exile": "alcatraz"}
    assert points(row, at=pod, holding={"exile": item}, **POD) == 2
    assert points(row, at=here) == 0
    apart = {"exile": AWAY, "engineer": AWAY}
    assert points(row, at=apart, holding={"exile": RAT, "engineer": item}) == 0


def test_the_rat_wins_even_when_guilty() -> None:
    """10.2.3."""
    m = ended(
        RAT,
        at=dict.fromkeys(("exile", "medical", "engineer", RAT), "kitchen"),
        down="exile medical engineer",
        players={0: {"guilt": "guilty", "hand": ["exile", "medical"]}},
    )
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


def test_the_rat_can_use_all_its_cubes() -> None:
    """15.4.2, 16.4.7: its limit is eight."""
    m = ended(RAT, cubes={0: {"exile": 4, "engineer": 4}})
    assert "penalty" not in score(m, 0)


@pytest.mark.parametrize(
    ("more", "worth"),
    [
        ({}, 0),
        ({"at": {"exile": AWAY}, "holding": {"exile": RAT}}, 2),
        ({"at": {RAT: "alcatraz"}, **POD}, 2),
        ({"at": {RAT: "alcatraz"}}, 0),
        ({"at": {RAT: "outer-space"}}, 0),
        ({"at": {RAT: "annihilated"}, **GONE}, 0),
    ],
    ids=["bio-lab", "held", "pod", "docked", "space", "gone"],
)
def test_as_a_friend_the_rat_has_to_escape(more: dict[str, Any], worth: int) -> None:
    """16.4.5.1."""
    m = ended("astrochimp", players={0: {"bonus": [RAT]}}, **more)
    assert score(m, 0).get("bonus", 0) == worth


def test_an_escaped_rat_is_an_escaped_contamination() -> None:
    """16.4.4.1, card-telepathic-rat: for Engineer, Microbiologist and, as an NPC, Colonel."""
    away: dict[str, Any] = {"at": {RAT: "alcatraz"}, **POD}
    assert points("engineer-2", cast=RAT) == 3
    assert points("engineer-2", **away) == 0
    assert points("microbiologist-2", **away) == 1
    assert points("colonel-2", **away) == 2
    assert points("colonel-2", **away, pc={0: "colonel", 1: RAT}) == 0
