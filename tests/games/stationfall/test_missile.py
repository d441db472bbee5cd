"""Missile: where it can be called, when it hits, and what it meets there."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    pass_turns,
    refused,
    station,
    told,
    where,
)

BLACKOUT: dict[str, Any] = {
    "damaged": ["reactor", "fuel-cells", "hail-mary"],
    "abandon_ship": True,
    "project": {"card": "grey-goo", "released": True},
}


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def at(place: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, place)


def boarder(**more: Any) -> deorbit.Match:
    """Boarder has revealed and has just been activated, with Jammers OFF."""
    return station(acting="boarder", pc={0: "boarder"}, **{"jammers": False} | more)


def missile(section: str, **more: Any) -> deorbit.Match:
    """A Missile that hits at the end of this turn, of seat 0."""
    marker = {"player": 0, "effect": "missile", "minute": 13, "at": section}
    markers = [marker, *more.pop("markers", [])]
    return station(markers=markers, cast="boarder", **more)


def test_a_missile_is_marked_and_hits_at_the_end_of_the_next_turn() -> None:
    """card-missile, 15.7.1: it damages the section and puts everyone there Down, Robots and
    those with Helmets too."""
    m = boarder(
        at=at("kitchen", "exile", "medical", "astrochimp"), holding={"exile": "helmet"}, minute=9
    )
    do(m, "missile boarder kitchen")
    marker = {"player": 0, "effect": "missile", "minute": 8, "at": "kitchen"}
    assert m.position()["markers"] == [marker]
    pass_turns(m, until=0, minute=8)
    assert not is_down(m, "exile")
    end_turn(m)
    assert "kitchen" in m.position()["damaged"]
    assert all(is_down(m, name) for name in ("exile", "medical", "astrochimp"))
    assert holds(m, "exile") == ["helmet"]
    assert m.position()["markers"] == []


def test_a_missile_hits_who_is_there_by_then() -> None:
    """card-missile: those who left are safe, those who came are not; next door nothing happens."""
    m = boarder(
        at={"exile": "kitchen", "counselor": "quarters"}, cubes={1: {"exile": 1, "counselor": 1}}
    )
    do(m, "missile boarder kitchen", "wait boarder")
    do(m, "activate exile", "step exile hydroponics", "wait exile")
    pass_turns(m, until=1, minute=12)
    assert is_down(m, "astrochimp")
    assert not is_down(m, "exile")
    assert not is_down(m, "counselor")


def test_nobody_becomes_suspect_by_a_missile() -> None:
    """card-missile, house-suspicion: it hits during Resolve, in a Lit section under Cameras."""
    m = missile("kitchen", at={"exile": "kitchen"})
    end_turn(m)
    assert is_down(m, "exile")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


def test_jammers_keep_the_missile_away() -> None:
    """card-missile: when it is called. One that is inbound comes."""
    refused(boarder(jammers=True), "missile boarder kitchen", "card-missile")
    m = missile("kitchen", at={"exile": "kitchen"}, jammers=True)
    end_turn(m)
    assert is_down(m, "exile")


def test_in_a_blackout_the_missile_can_be_called() -> None:
    """card-missile, 7.2.1.1: it is neither a Console Action nor a section action."""
    m = boarder(**BLACKOUT)
    assert allowed(m, "missile boarder kitchen")


def test_one_missile_is_inbound_at_a_time() -> None:
    """card-missile, house-missile: of whomever."""
    m = boarder()
    do(m, "missile boarder kitchen")
    refused(m, "missile boarder quarters", "card-missile")
    marker = {"player": 3, "effect": "missile", "minute": 12, "at": "quarters"}
    refused(boarder(markers=[marker]), "missile boarder kitchen", "card-missile")


def test_a_missile_follows_another_that_has_hit() -> None:
    """house-missile."""
    m = boarder(minute=9)
    do(m, "missile boarder kitchen")
    pass_turns(m, until=1, minute=8)
    pass_turns(m, until=0, minute=7)
    do(m, "activate boarder")
    assert allowed(m, "missile boarder quarters")


def test_a_missile_needs_an_own_time_marker() -> None:
    """house-missile, house-time-markers."""
    pods = ["alcatraz", "houdini", "mcqueen"]
    markers = [{"player": 0, "effect": "launch", "minute": 12, "at": pod} for pod in pods]
    refused(boarder(markers=markers), "missile boarder kitchen", "house-time-markers")
    others = [marker | {"player": 1} for marker in markers]
    assert allowed(boarder(markers=others), "missile boarder kitchen")


def test_there_is_no_missile_before_the_reveal_nor_for_others() -> None:
    """card-missile, 4.4.4."""
    m = station(acting="boarder", jammers=False)
    refused(m, "missile boarder kitchen", "card-missile")
    m = station(acting="exile", jammers=False, pc={0: "boarder"})
    refused(m, "missile exile kitchen", "card-missile")


def test_a_missile_for_a_bribe_is_the_bribers() -> None:
    """card-missile, 15.5.4.3: with the consent of Boarder's player; the marker is the briber's."""
    m = station(acting="exile", pc={2: "boarder"}, jammers=False)
    do(m, "bribe boarder", "missile boarder kitchen", "accept")
    assert m.position()["markers"][0]["player"] == 0


@pytest.mark.parametrize(
    "section", ["outer-space", "vault-x", "alcatraz", "hail-mary", "medevac-pod"]
)
def test_any_section_can_be_hit(section: str) -> None:
    """card-missile, 5.1.1: Outer Space, pods and damaged sections too."""
    assert allowed(boarder(cast="station-chief"), f"missile boarder {section}")


def test_a_pod_that_has_left_is_out_of_range() -> None:
    """card-missile, 5.6."""
    refused(boarder(launched=["alcatraz"]), "missile boarder alcatraz", "card-missile")


def test_outer_space_is_not_damaged_but_all_there_go_down() -> None:
    """card-missile, 5.1.7.2: Boarder too."""
    m = missile("outer-space")
    end_turn(m)
    assert is_down(m, "boarder")
    assert "outer-space" not in m.position()["damaged"]


def test_a_damaged_section_is_hit_all_the_same() -> None:
    """card-missile: there is nothing more to damage, but everyone goes Down."""
    m = missile("kitchen", at={"exile": "kitchen"}, damaged=["kitchen"])
    end_turn(m)
    assert is_down(m, "exile")


def test_a_missile_puts_a_monster_down() -> None:
    """house-missile, house-blob: and whom the Blob had swallowed comes out."""
    m = missile(
        "kitchen",
        at={"exile": "monster"},
        monster={"at": "kitchen", "inside": ["exile"]},
        project={"card": "blob", "released": True},
    )
    end_turn(m)
    assert m.position()["monster"]["down"]
    assert where(m, "exile") == "kitchen"


def test_a_missile_on_vault_x_releases_what_is_there() -> None:
    """card-missile, house-missile, 7.6.1: and puts it Down at once."""
    m = missile("vault-x", project={"card": "combat-swarm"})
    end_turn(m)
    assert m.position()["project"]["released"]
    assert m.position()["monster"] == {"at": "vault-x", "down": True}


def test_a_missile_on_the_last_power_but_one_brings_the_blackout() -> None:
    """card-missile, 7.2.2.1."""
    m = missile("reactor", damaged=["fuel-cells"])
    events = end_turn(m)
    assert told(events, "blackout")


def test_a_pod_launched_meanwhile_is_annihilated() -> None:
    """card-missile, 4.6.5.2: with all who had escaped in it."""
    m = missile(
        "houdini",
        at={"exile": "houdini", "engineer": "aft-airlocks"},
        holding={"exile": "briefcase"},
        data={"exile": "evidence"},
        acting="engineer",
        abandon_ship=True,
    )
    do(m, "section-launch engineer houdini")
    assert m.position()["launched"] == ["houdini"]
    assert where(m, "exile") == "houdini"
    end_turn(m)
    assert where(m, "exile") == "annihilated"
    assert m.position()["removed"] == {"briefcase": 1}
    assert character(m, "exile")["data"] == []


def test_a_missile_meets_the_pod_before_it_leaves_or_behind_it() -> None:
    """card-missile, 15.7.1, 5.5.4: in either order of the markers the pod is annihilated."""
    launch = {"player": 0, "effect": "launch", "minute": 13, "at": "houdini"}
    for first in ("missile houdini", "launch houdini"):
        m = missile("houdini", at={"exile": "houdini"}, markers=[launch])
        end_turn(m)
        assert legal(m, "resolve") == {"resolve missile houdini", "resolve launch houdini"}
        do(m, f"resolve {first}")
        assert where(m, "exile") == "annihilated"


def test_a_missile_hits_a_pod_that_waits_for_another_players_marker() -> None:
    """card-missile, 5.5.4: damaged, with all Down in it, it leaves and is annihilated."""
    launch = {"player": 1, "effect": "launch", "minute": 13, "at": "houdini"}
    m = missile("houdini", at={"exile": "houdini"}, markers=[launch])
    end_turn(m)
    assert is_down(m, "exile")
    assert "houdini" in m.position()["damaged"]
    end_turn(m)
    assert where(m, "exile") == "annihilated"


def test_a_missile_detonates_antimatter_in_a_pod_that_left() -> None:
    """card-missile, 7.3.3."""
    m = missile(
        "houdini",
        at={"exile": "houdini"},
        holding={"exile": "antimatter"},
        antimatter="armed",
        launched=["houdini"],
        abandon_ship=True,
    )
    events = end_turn(m)
    assert told(events, "detonated-away")
    assert where(m, "exile") == "annihilated"
    assert m.position()["antimatter"] == "detonated"


def test_a_missile_does_not_need_boarder_any_more() -> None:
    """card-missile: once it is inbound."""
    m = missile(
        "kitchen", at={"exile": "kitchen", "boarder": "annihilated"}, holding={"boarder": ""}
    )
    end_turn(m)
    assert is_down(m, "exile")


def test_a_missile_called_in_minute_zero_comes_too_late() -> None:
    """card-missile, 15.7.1."""
    m = boarder(minute=0, re_entry="minute", at={"exile": "kitchen"})
    do(m, "missile boarder kitchen")
    while ask(m) != "last-reveal":
        end_turn(m)
    assert not is_down(m, "exile")
