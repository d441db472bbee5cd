"""Inspector: Investigator, Badge, the Shuttle, Offshore Shenanigans and the agenda."""

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
    legal,
    player,
    refused,
    score,
    station,
    told,
    where,
)
from games.stationfall.test_agendas import AWAY, LEFT_BEHIND, POD, at, ended, points

BLACKOUT = ["fuel-cells", "reactor"]


def data_of(m: deorbit.Match, name: str) -> list[str]:
    kinds: list[str] = character(m, name)["data"]
    return kinds


def turn(m: deorbit.Match) -> tuple[int, bool]:
    """Actions left, and whether the free one is."""
    facts = m.position()["turn"]
    return facts["actions"], facts["free"]


# Investigator -------------------------------------------------------------------------------------


def sleuth(place: str, kompromat: dict[str, str] | None = None, **more: Any) -> deorbit.Match:
    """Inspector is somewhere, activated by seat 0, and this Kompromat lies on the board."""
    return station(
        at={"inspector": place} | more.pop("at", {}),
        kompromat=kompromat or {},
        acting="inspector",
        **more,
    )


def test_inspector_starts_in_chem_lab() -> None:
    """2.2.4."""
    assert where(station(cast="inspector"), "inspector") == "chem-lab"


def test_inspector_picks_up_kompromat_next_door() -> None:
    """card-investigator, 12.2.3: it goes to the active player's hand, unseen by others."""
    m = sleuth("quarters", {"kitchen": "exile", "suite": "medical"})
    assert legal(m, "investigate") == {
        "investigate inspector kitchen",
        "investigate inspector suite",
    }
    do(m, "investigate inspector kitchen")
    assert player(m, 0)["hand"] == ["exile"]
    assert where(m, "inspector") == "quarters"
    assert m.view(1)["players"][0]["hand"] == [None]
    found = [event.args for event in m.log(1) if event.name == "kompromat-found"]
    assert found[0]["kompromat"] is None


def test_kompromat_next_door_is_a_pick_up() -> None:
    """card-investigator, 15.5.3: the first is free, the next costs an action; the own section
    is as always."""
    m = sleuth("quarters", {"kitchen": "exile", "suite": "medical", "quarters": "security"})
    do(m, "investigate inspector kitchen")
    assert turn(m) == (2, False)
    do(m, "investigate inspector suite")
    assert turn(m) == (1, False)
    do(m, "pick-up-kompromat inspector")
    assert turn(m) == (0, False)


@pytest.mark.parametrize(
    ("place", "there", "rule"),
    [
        ("quarters", "hydroponics", "5.2"),
        ("quarters", "quarters", "5.2"),
        ("print-shop", "security-station", "5.2"),
        ("aft-airlocks", "outer-space", "5.2"),
        ("therapy-garden", "shred-room", "12.1.3"),
        ("quarters", "kitchen", "card-investigator"),
    ],
)
def test_inspector_sees_only_through_open_doors(place: str, there: str, rule: str) -> None:
    """card-investigator, house-investigator, house-adjacent: no vents, airlocks or Locks."""
    m = sleuth(place, {} if there == "kitchen" else {there: "exile"})
    refused(m, f"investigate inspector {there}", rule)


def test_inspector_looks_into_pods_while_they_are_there() -> None:
    """card-investigator, house-pods, 5.6."""
    lying = {"houdini": "exile", "mcqueen": "medical"}
    m = sleuth("aft-airlocks", lying, launched=["mcqueen"])
    refused(m, "investigate inspector mcqueen", "5.6")
    do(m, "investigate inspector houdini")


@pytest.mark.parametrize(
    "more", [{"damaged": ["kitchen"]}, {"fire": ["kitchen"]}, {"damaged": BLACKOUT}]
)
def test_a_pick_up_needs_neither_power_nor_order(more: dict[str, Any]) -> None:
    """card-investigator: damage, fire and Blackout do not hide Kompromat."""
    assert allowed(
        sleuth("quarters", {"kitchen": "exile"}, **more), "investigate inspector kitchen"
    )


def test_nobody_else_investigates() -> None:
    """card-investigator, 4.4.1."""
    m = station(at={"exile": "quarters"}, acting="exile", kompromat={"kitchen": "medical"})
    refused(m, "investigate exile kitchen", "card-investigator")
    m = station(at={"exile": "bridge"}, acting="exile")
    refused(m, "draw-up exile evidence security-station", "card-investigator")


@pytest.mark.parametrize(
    ("place", "ware", "there"),
    [
        ("bridge", "evidence", "security-station"),
        ("locker-room", "evidence", "security-station"),
        ("chem-lab", "x-secret", "bio-lab"),
        ("cryo-lab", "x-secret", "bio-lab"),
    ],
)
def test_inspector_manufactures_data_next_door(place: str, ware: str, there: str) -> None:
    """card-investigator, 9.5: for an action, without entering."""
    m = sleuth(place)
    assert legal(m, "draw-up") == {f"draw-up inspector {ware} {there}"}
    do(m, f"draw-up inspector {ware} {there}")
    assert data_of(m, "inspector") == [ware]
    assert character(m, "inspector")["contaminated"] is False
    assert turn(m) == (1, True)
    refused(m, f"draw-up inspector {ware} {there}", "9.2")


def test_in_the_section_itself_inspector_manufactures_as_anybody() -> None:
    """card-investigator: too, not instead."""
    m = sleuth("security-station")
    refused(m, "draw-up inspector evidence security-station", "5.2")
    do(m, "manufacture inspector evidence")


def test_the_digital_assistant_can_be_had_from_next_door() -> None:
    """card-investigator, card-digital-assistant."""
    m = sleuth("storage", cast="digital-assistant")
    do(m, "draw-up inspector digital-assistant mainframe")
    assert data_of(m, "inspector") == ["digital-assistant"]


@pytest.mark.parametrize(
    ("place", "move", "more", "rule"),
    [
        ("bridge", "evidence security-station", {"damaged": ["security-station"]}, "5.1.4"),
        ("bridge", "evidence security-station", {"damaged": BLACKOUT}, "7.2.2.1"),
        ("vault-x", "x-secret bio-lab", {}, "12.1.3"),
        ("print-shop", "evidence security-station", {}, "5.2"),
        ("rec-room", "evidence security-station", {}, "5.2"),
        ("forward-hub", "nanogel nanofactory", {}, "card-investigator"),
        ("bridge", "x-secret security-station", {}, "13.9.1"),
    ],
)
def test_where_nobody_could_manufacture_inspector_cannot(
    place: str, move: str, more: dict[str, Any], rule: str
) -> None:
    """card-investigator, house-investigator: Data only, and the other section must work."""
    refused(sleuth(place, **more), f"draw-up inspector {move}", rule)


def test_damage_at_home_does_not_matter() -> None:
    """card-investigator, house-investigator: it is the other section that works."""
    assert allowed(
        sleuth("bridge", damaged=["bridge"]), "draw-up inspector evidence security-station"
    )


def test_a_wormhole_makes_sections_adjacent() -> None:
    """card-investigator, x-wormhole: it counts as a corridor."""
    m = sleuth(
        "vault-x",
        {"security-station": "exile"},
        wormhole={"at": "security-station"},
        project={"card": "wormhole", "released": True},
    )
    do(m, "investigate inspector security-station")
    do(m, "draw-up inspector evidence security-station")


# Badge --------------------------------------------------------------------------------------------


def badge(victim: str, loot: str, own: str = "", **more: Any) -> deorbit.Match:
    """Inspector stands before somebody with Items."""
    position: dict[str, Any] = {
        "at": at("quarters", "inspector", victim),
        "holding": {"inspector": own, victim: loot},
        "acting": "inspector",
    }
    return station(**position | more)


@pytest.mark.parametrize(
    ("victim", "loot"),
    [("exile", "briefcase"), ("exile", "helmet briefcase"), ("security", "briefcase")],
)
def test_inspector_robs_without_a_weapon(victim: str, loot: str) -> None:
    """card-badge, 12.9.2: as with a Gun, so neither Helmet nor armour helps."""
    m = badge(victim, loot)
    do(m, f"rob inspector briefcase {victim}")
    assert holds(m, "inspector") == ["briefcase"]
    assert guilt(m, 0) == "innocent"


def test_a_badge_is_not_a_gun() -> None:
    """card-badge: Items only; no Data, no attack, no sabotage."""
    m = badge("exile", "briefcase", data={"exile": "evidence"})
    refused(m, "rob-data inspector evidence exile", "12.9")
    refused(m, "attack inspector exile gun", "12.8")
    refused(m, "sabotage inspector", "12.10")


def test_for_data_inspector_needs_the_right_weapon() -> None:
    """card-badge, 12.9.1: a Bludgeon does not rob Data from under a Helmet."""
    m = badge("exile", "helmet", "bludgeon", data={"exile": "evidence"})
    refused(m, "rob-data inspector evidence exile", "8.1.1")
    m = badge("exile", "helmet", "gun", data={"exile": "evidence"})
    do(m, "rob-data inspector evidence exile")


@pytest.mark.parametrize(
    ("victim", "more", "move", "rule"),
    [
        ("daredevil", {}, "briefcase daredevil", "card-pride"),
        ("exile", {"down": "exile"}, "briefcase exile", "12.9.1"),
        ("exile", {}, "artifact exile", "12.9.1"),
        ("security", {}, "gun security", "8.4"),
        (
            "exile",
            {"holding": {"inspector": "gun gun gun", "exile": "briefcase"}},
            "briefcase exile",
            "4.5.3",
        ),
        (
            "exile",
            {
                "at": at("outer-space", "inspector", "exile"),
                "holding": dict.fromkeys(("inspector", "exile"), "helmet"),
            },
            "helmet exile",
            "12.9.3",
        ),
        ("exile", {"at": {"inspector": "suite", "exile": "quarters"}}, "briefcase exile", "5.2"),
    ],
)
def test_what_a_gun_cannot_rob_a_badge_cannot_either(
    victim: str, more: dict[str, Any], move: str, rule: str
) -> None:
    """card-badge, 12.9."""
    refused(badge(victim, "briefcase", **more), f"rob inspector {move}", rule)


# The Inspector's Shuttle --------------------------------------------------------------------------


def shuttle(acting: str, *aboard: str, dock: bool = False, **more: Any) -> deorbit.Match:
    """The Shuttle with these aboard; the acting character is aboard too, or where it is docked."""
    place = "forward-airlocks" if dock else "inspector-shuttle"
    return station(
        at={acting: place} | at("inspector-shuttle", *aboard) | more.pop("at", {}),
        acting=acting,
        cast="inspector",
        **more,
    )


def test_the_shuttle_is_there_only_with_inspector() -> None:
    """map-inspector-shuttle."""
    there = "step exile inspector-shuttle"
    m = station(at={"exile": "forward-airlocks"}, acting="exile", cast="inspector")
    assert there in legal(m, "step")
    m = station(at={"exile": "forward-airlocks"}, acting="exile")
    assert there not in legal(m, "step")


@pytest.mark.parametrize(
    ("acting", "aboard", "more"),
    [
        ("inspector", [], {}),
        ("exile", ["inspector"], {}),
        ("exile", ["inspector"], {"down": "inspector"}),
        ("engineer", [], {}),
        ("troubleshooter", [], {}),
        ("inspector", [], {"damaged": BLACKOUT}),
    ],
)
def test_inspector_or_a_mechanic_starts_the_shuttle(
    acting: str, aboard: list[str], more: dict[str, Any]
) -> None:
    """map-inspector-shuttle, 13.6: without Abandon Ship, in a Blackout too."""
    m = shuttle(acting, *aboard, **more)
    do(m, f"timed-launch {acting}")
    assert m.position()["markers"][0]["at"] == "inspector-shuttle"


def test_nobody_else_starts_the_shuttle() -> None:
    """map-inspector-shuttle, 5.5.4: not even after Abandon Ship."""
    refused(shuttle("exile"), "timed-launch exile", "5.5.4")
    refused(shuttle("exile", abandon_ship=True), "timed-launch exile", "5.5.4")
    m = shuttle("exile", "medical", dock=True)
    refused(m, "section-launch exile inspector-shuttle", "5.5.4")


def test_the_shuttle_is_sent_off_from_its_dock() -> None:
    """map-inspector-shuttle, 13.7: with Inspector aboard by anybody, otherwise by a mechanic."""
    m = shuttle("exile", "inspector", dock=True, down="inspector")
    do(m, "section-launch exile inspector-shuttle")
    assert m.position()["launched"] == ["inspector-shuttle"]
    assert allowed(
        shuttle("troubleshooter", "exile", dock=True),
        "section-launch troubleshooter inspector-shuttle",
    )
    refused(
        shuttle("troubleshooter", dock=True),
        "section-launch troubleshooter inspector-shuttle",
        "13.7",
    )


def test_who_is_talked_through_it_starts_the_shuttle() -> None:
    """map-inspector-shuttle, card-talk-them-through-it: that is Jury Rig."""
    m = shuttle("exile", pc={0: "troubleshooter"}, cubes={0: {"exile": 1}})
    assert allowed(m, "timed-launch exile")


def test_the_bridge_launches_the_shuttle() -> None:
    """map-inspector-shuttle, 13.8.1, 13.8.2: after Abandon Ship, with Inspector aboard, or by an
    Officer with Jury Rig."""
    bridge = at("bridge", "engineer", "counselor")
    stranger = bridge | {"exile": "inspector-shuttle"}
    m = station(acting="engineer", cast="inspector", at=stranger)
    refused(m, "bridge-launch engineer", "13.8.1")
    m = station(acting="counselor", cast="inspector", at=stranger, abandon_ship=True)
    refused(m, "bridge-launch counselor", "13.8.2")
    m = station(acting="engineer", cast="inspector", at=stranger, abandon_ship=True)
    do(m, "bridge-launch engineer")
    assert m.position()["launched"] == ["inspector-shuttle"]
    keeper = bridge | {"inspector": "inspector-shuttle"}
    m = station(acting="counselor", at=keeper, abandon_ship=True)
    assert allowed(m, "bridge-launch counselor")


def test_the_shuttle_holds_two() -> None:
    """map-inspector-shuttle, 5.5.3."""
    m = shuttle("exile", "inspector", "medical", dock=True)
    refused(m, "step exile inspector-shuttle", "5.5.3")


def test_a_damaged_shuttle_is_lost() -> None:
    """map-inspector-shuttle, 5.5.4, house-pods."""
    m = shuttle("inspector", damaged=["inspector-shuttle"])
    refused(m, "timed-launch inspector", "5.1.4")
    m = shuttle("exile", "inspector", dock=True, damaged=["inspector-shuttle"])
    do(m, "section-launch exile inspector-shuttle")
    assert where(m, "inspector") == "annihilated"


# Offshore Shenanigans -----------------------------------------------------------------------------


def test_inspector_takes_a_used_bribe_back() -> None:
    """card-offshore-shenanigans: only the own one, and it can be used again in the same turn."""
    m = station(
        players={0: {"identity": "inspector", "bribe": "exile"}, 1: {"bribe": "exile"}},
    )
    assert told(do(m, "reveal"), "bribe-retrieved")
    assert player(m, 0)["bribe"] == "unused"
    assert player(m, 1)["bribe"] == "exile"
    do(m, "activate inspector", "bribe medical", "wait medical")
    assert player(m, 0)["bribe"] == "medical"


def test_an_unused_bribe_stays_where_it_is() -> None:
    """card-offshore-shenanigans."""
    m = station(players={0: {"identity": "inspector"}})
    assert not told(do(m, "reveal"), "bribe-retrieved")
    assert player(m, 0)["bribe"] == "unused"


@pytest.mark.parametrize("place", ["annihilated", AWAY])
def test_a_bribe_comes_back_wherever_inspector_is(place: str) -> None:
    """card-offshore-shenanigans: the card asks for nothing else."""
    m = station(players={0: {"identity": "inspector", "bribe": "exile"}}, at={"inspector": place})
    do(m, "reveal")
    assert player(m, 0)["bribe"] == "unused"


def test_no_bribe_comes_back_at_stationfall() -> None:
    """card-offshore-shenanigans, 16.2."""
    m = station(
        players={0: {"identity": "inspector", "bribe": "exile"}},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    do(m, "reveal")
    assert player(m, 0)["bribe"] == "exile"


# Inspector's agenda -------------------------------------------------------------------------------


def test_inspector_wants_to_leave_with_the_briefcase() -> None:
    """16.4.4.1, 16.4.4.2: two points for escaping, four more for holding it."""
    loot = {"inspector": "briefcase"}
    rows = score(ended("inspector", at={"inspector": AWAY}, holding=loot), 0)
    assert (rows["inspector-1"], rows["inspector-2"]) == (2, 4)
    assert points("inspector-1", at={"inspector": "alcatraz"}, **POD) == 2
    for place in LEFT_BEHIND:
        assert points("inspector-1", at={"inspector": place}) == 0
    assert points("inspector-2", holding=loot) == 0
    assert points("inspector-2", at={"inspector": AWAY}) == 0


def test_inspector_wants_authorities_and_no_press() -> None:
    """16.4.4.1, 16.4.4.2: Evidence at Authorities, and then none with News; no escape needed."""
    told_them: dict[str, Any] = {"offsites": {"authorities": ["evidence"]}}
    assert points("inspector-3", **told_them) == 1
    assert points("inspector-4", **told_them) == 2
    both: dict[str, Any] = {"offsites": {"authorities": ["evidence"], "news": ["evidence"]}}
    assert points("inspector-3", **both) == 1
    assert points("inspector-4", **both) == 0
    for offsites in ({}, {"news": ["evidence"]}, {"authorities": ["x-secret", "nda"]}):
        assert points("inspector-3", offsites=offsites, cast="legal") == 0
        assert points("inspector-4", offsites=offsites, cast="legal") == 0


def test_inspector_can_deliver_the_evidence_in_person() -> None:
    """16.4.4.1, 16.3.1."""
    m = station(
        pc={0: "inspector"},
        at={"inspector": AWAY},
        data={"inspector": "evidence"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    while legal(m, "reveal"):
        do(m, "reveal")
    do(m, "deliver evidence authorities", "done")
    rows = score(m, 0)
    assert (rows["inspector-3"], rows["inspector-4"]) == (1, 2)


def test_bribes_count_twice_for_inspector() -> None:
    """16.4.6.2."""
    rows = score(ended("inspector", players={2: {"bribe": "inspector"}}), 0)
    assert (rows["bribes-held"], rows["bribe-unused"]) == (2, 1)


def test_inspector_is_a_friend_worth_two() -> None:
    """16.4.5.1."""
    friend = {0: {"bonus": ["inspector"]}}
    assert score(ended("astrochimp", players=friend, at={"inspector": AWAY}), 0)["bonus"] == 2
    assert "bonus" not in score(ended("astrochimp", players=friend, down="inspector"), 0)
