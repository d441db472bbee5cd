"""7.1, 7.2, 7.4 and 7.5: Abandon Ship, power, Jammers and Cameras."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    guilt,
    is_down,
    legal,
    pass_turns,
    refused,
    station,
    told,
    where,
)

POWER = ["reactor", "magnetic-containment", "fuel-cells"]
BLACKOUT = ["fuel-cells", "magnetic-containment"]
VAULT_LOCKS = [["array-control", "vault-x"], ["vault-x", "bio-lab"]]


def systems(m: deorbit.Match) -> tuple[str, bool, bool]:
    """Power, Cameras, Jammers."""
    position = m.position()
    return position["power"], position["cameras"], position["jammers"]


def saboteur(section: str, **more: Any) -> deorbit.Match:
    """Engineer with a Bludgeon and a Helmet in a section."""
    return station(
        at={"engineer": section},
        holding={"engineer": "bludgeon helmet"},
        acting="engineer",
        **more,
    )


# Abandon Ship (7.1) ------------------------------------------------------------------------------


def test_abandon_ship_removes_all_locks() -> None:
    """7.1.1, 13.1."""
    m = station(at={"engineer": "bridge"}, acting="engineer")
    assert len(m.position()["locks"]) == 4
    events = do(m, "abandon-ship engineer")
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == []
    assert told(events, "locks-removed")


def test_pods_that_need_nothing_else_can_be_launched_from_then_on() -> None:
    """7.1.1."""
    m = station(at={"engineer": "bridge", "exile": "mcqueen"}, acting="engineer")
    refused(m, "bridge-launch engineer", "13.8.1")
    do(m, "bribe exile")
    refused(m, "timed-launch exile", "5.5.4")
    do(m, "wait exile", "abandon-ship engineer")
    assert allowed(m, "bridge-launch engineer")


def test_the_medevac_pod_needs_more_than_abandon_ship() -> None:
    """7.1.1, map-medevac-pod: it has another requirement instead."""
    m = station(at={"exile": "medevac-pod"}, acting="exile", abandon_ship=True)
    refused(m, "timed-launch exile", "5.5.4")


def test_abandon_ship_is_triggered_when_the_minute_marker_reaches_one() -> None:
    """7.1.2, 15.8.2."""
    m = station(minute=2, active=3)
    assert not m.position()["abandon_ship"]
    end_turn(m)
    assert m.position()["minute"] == 1
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == []


def test_abandon_ship_is_not_triggered_before_minute_one() -> None:
    """7.1.2."""
    m = station(minute=3, active=3)
    end_turn(m)
    assert m.position()["minute"] == 2
    assert not m.position()["abandon_ship"]
    assert len(m.position()["locks"]) == 4


def test_minute_one_does_not_order_twice() -> None:
    """7.1.2."""
    m = station(minute=2, active=3, abandon_ship=True)
    events = end_turn(m)
    assert not told(events, "abandon-ship")


# Emergency Power (7.2.1) -------------------------------------------------------------------------


@pytest.mark.parametrize("section", POWER)
def test_one_damaged_power_section_means_emergency_power(section: str) -> None:
    """7.2, 7.2.1.1: Cameras and Jammers go off."""
    m = saboteur(section)
    assert systems(m) == ("normal", True, True)
    events = do(m, "sabotage engineer")
    assert systems(m) == ("emergency", False, False)
    assert told(events, "emergency-power")
    assert not told(events, "abandon-ship")
    assert not told(events, "released")


def test_nothing_is_turned_on_by_emergency_power() -> None:
    """7.2.1.1: what was off is off."""
    m = saboteur("reactor", cameras=False, jammers=False)
    do(m, "sabotage engineer")
    assert systems(m) == ("emergency", False, False)


def test_cameras_cannot_be_turned_on_with_emergency_power() -> None:
    """7.2.1.1."""
    m = station(at={"exile": "security-station"}, acting="exile", damaged=["reactor"])
    refused(m, "cameras exile", "7.2.1.1")


def test_jammers_cannot_be_turned_on_with_emergency_power() -> None:
    """7.2.1.1."""
    m = station(at={"exile": "security-station"}, acting="exile", damaged=["reactor"])
    refused(m, "jammers exile", "7.2.1.1")


def test_other_actions_work_with_emergency_power() -> None:
    """7.2.1.1: it concerns Cameras and Jammers, nothing else."""
    m = station(at={"exile": "security-station"}, acting="exile", damaged=["reactor"])
    assert allowed(m, "manufacture exile evidence")
    assert allowed(m, "suppress exile magnetic-containment")


def test_locks_stay_with_emergency_power_and_officers_pass_them() -> None:
    """7.2.1.1, 12.1.3."""
    m = saboteur("reactor")
    do(m, "sabotage engineer")
    assert len(m.position()["locks"]) == 4
    assert legal(m, "breach") == set()
    do(m, "step engineer magnetic-containment")
    assert where(m, "engineer") == "magnetic-containment"


def test_repair_does_not_turn_cameras_and_jammers_on() -> None:
    """7.2.1.2."""
    m = station(at={"engineer": "reactor"}, acting="engineer", damaged=["reactor"])
    do(m, "jury-rig engineer")
    assert systems(m) == ("normal", False, False)


def test_after_the_repair_they_can_be_turned_on() -> None:
    """7.2.1.2."""
    m = station(
        at={"engineer": "reactor", "exile": "security-station"},
        acting="engineer",
        damaged=["reactor"],
        players={0: {"hand": ["exile"]}},
    )
    do(m, "jury-rig engineer", "bribe exile", "cameras exile")
    assert systems(m) == ("normal", True, False)
    do(m, "kompromat exile", "jammers exile")
    assert systems(m) == ("normal", True, True)


# Blackout (7.2.2) --------------------------------------------------------------------------------


@pytest.mark.parametrize("section", POWER)
def test_a_second_damaged_power_section_means_blackout(section: str) -> None:
    """7.2, 7.2.2.1."""
    other = POWER[POWER.index(section) - 1]
    m = saboteur(section, damaged=[other], project={"card": "combat-swarm"})
    events = do(m, "sabotage engineer")
    assert systems(m) == ("blackout", False, False)
    assert told(events, "blackout")


def test_a_third_one_changes_nothing_more() -> None:
    """7.2.2.1: the last two spaces of the track are the same (Launch Manual, Minute 7)."""
    m = saboteur(
        "reactor",
        damaged=BLACKOUT,
        abandon_ship=True,
        project={"card": "combat-swarm", "released": True},
    )
    events = do(m, "sabotage engineer")
    assert m.position()["power"] == "blackout"
    assert not told(events, "blackout")
    do(m, "jury-rig engineer")
    assert m.position()["power"] == "blackout"
    assert len(m.position()["locks"]) == 4


def test_a_blackout_releases_project_x() -> None:
    """7.2.2.1, 7.6.1."""
    m = saboteur("reactor", damaged=["fuel-cells"], project={"card": "combat-swarm"})
    do(m, "sabotage engineer")
    assert m.position()["project"]["released"]
    assert m.position()["monster"] == {"at": "vault-x", "down": False}


def test_a_blackout_triggers_abandon_ship_but_leaves_the_locks() -> None:
    """7.2.2.1."""
    m = saboteur("reactor", damaged=["fuel-cells"], project={"card": "combat-swarm"})
    events = do(m, "sabotage engineer")
    assert m.position()["abandon_ship"]
    assert len(m.position()["locks"]) == 4
    assert not told(events, "locks-removed")


def test_minute_one_leaves_the_locks_during_a_blackout() -> None:
    """7.2.2.1, 7.1.2: no trigger of Abandon Ship removes them then."""
    m = station(minute=2, active=3, damaged=BLACKOUT)
    end_turn(m)
    assert m.position()["abandon_ship"]
    assert len(m.position()["locks"]) == 4


def test_arming_leaves_the_locks_during_a_blackout() -> None:
    """7.2.2.1, 7.3.1."""
    m = station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "antimatter helmet"},
        acting="exile",
        damaged=BLACKOUT,
        locks=VAULT_LOCKS,
    )
    do(m, "step exile reactor")
    assert m.position()["antimatter"] == "armed"
    assert m.position()["locks"] == VAULT_LOCKS


SECTION_ACTIONS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("engineer", "bridge", "abandon-ship engineer", {}),
    ("engineer", "bridge", "release engineer", {}),
    ("engineer", "cryo-lab", "release engineer", {}),
    ("engineer", "bridge", "self-destruct engineer", {}),
    ("exile", "array-control", "transmit exile evidence news", {"data": {"exile": "evidence"}}),
    ("exile", "tanks", "decontaminate exile exile", {"contaminated": "exile"}),
    ("exile", "reactor", "jettison exile", {}),
    ("exile", "chem-lab", "manufacture exile firebomb", {}),
    ("exile", "bio-lab", "manufacture exile x-secret", {}),
    ("exile", "print-shop", "manufacture exile bludgeon", {}),
    ("exile", "nanofactory", "manufacture exile nanogel", {}),
    ("exile", "security-station", "manufacture exile evidence", {}),
    (
        "exile",
        "therapy-garden",
        "meditate exile",
        {"pc": {0: "exile"}, "players": {0: {"betrayal": 1}}},
    ),
    ("exile", "machine-shop", "repair exile medical", {"down": "medical"}),
    ("exile", "shred-room", "reassemble exile stranger", {"spent": ["stranger"]}),
    ("exile", "forward-airlocks", "claw-item exile gun", {"items": {"outer-space": ["gun"]}}),
    ("engineer", "reactor", "scram engineer", {}),
]


@pytest.mark.parametrize(("name", "section", "notation", "more"), SECTION_ACTIONS)
def test_no_section_action_works_on_board_during_a_blackout(
    name: str, section: str, notation: str, more: dict[str, Any]
) -> None:
    """7.2.2.1, 5.1.6: each of these works with one power section less damaged."""
    at = {name: section, "medical": section if section == "machine-shop" else "aft-hub"}
    m = station(at=at, acting=name, damaged=BLACKOUT[:1], **more)
    assert allowed(m, notation)
    m = station(at=at, acting=name, damaged=BLACKOUT, **more)
    refused(m, notation, "7.2.2.1")


def test_cameras_cannot_be_switched_during_a_blackout() -> None:
    """7.2.2.1."""
    m = station(at={"exile": "security-station"}, acting="exile", damaged=BLACKOUT)
    refused(m, "cameras exile", "7.2.2.1")


@pytest.mark.parametrize("section", ["mainframe", "security-station", "kitchen"])
def test_no_console_action_works_during_a_blackout(section: str) -> None:
    """7.2.2.1: nor does a Hacker find a way, although Jammers are off."""
    m = station(at={"exile": section}, acting="exile", damaged=BLACKOUT[:1])
    assert allowed(m, "suppress exile magnetic-containment")
    m = station(at={"exile": section}, acting="exile", damaged=BLACKOUT)
    refused(m, "suppress exile magnetic-containment", "7.2.2.1")
    refused(m, "jammers exile", "7.2.2.1")


def test_a_hacker_in_outer_space_works_on_during_a_blackout() -> None:
    """7.2.2.1, 5.1.6, card-hacker: what is switched off is switched off on board."""
    m = station(
        at={"exile": "outer-space"}, holding={"exile": "helmet"}, acting="exile", damaged=BLACKOUT
    )
    do(m, "suppress exile magnetic-containment")
    assert m.position()["asphyxiation"] == ["outer-space"]
    refused(m, "jammers exile", "7.2.1.1")


def test_pods_are_not_launched_from_outside_during_a_blackout() -> None:
    """7.2.2.1: Section Launch and Bridge Launch are section actions."""
    m = station(
        at={"engineer": "aft-airlocks", "exile": "mcqueen"},
        acting="engineer",
        damaged=BLACKOUT,
        abandon_ship=True,
    )
    refused(m, "section-launch engineer mcqueen", "7.2.2.1")
    m = station(
        at={"engineer": "bridge", "exile": "mcqueen"},
        acting="engineer",
        damaged=BLACKOUT,
        abandon_ship=True,
    )
    refused(m, "bridge-launch engineer", "7.2.2.1")


def test_timed_launch_works_during_a_blackout() -> None:
    """7.2.2.1, 13.6."""
    m = station(at={"exile": "mcqueen"}, acting="exile", damaged=BLACKOUT, abandon_ship=True)
    do(m, "timed-launch exile")
    assert m.position()["markers"][0]["at"] == "mcqueen"


def test_the_airlock_works_during_a_blackout_in_all_its_ways() -> None:
    """7.2.2.1, 13.13."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "aft-airlocks"},
        holding={"exile": "helmet gun"},
        down="stranger",
        acting="exile",
        damaged=BLACKOUT,
    )
    assert allowed(m, "airlock exile outer-space")
    assert allowed(m, "airlock-drag exile stranger outer-space")
    assert allowed(m, "airlock-throw exile gun outer-space")
    assert allowed(m, "airlock-push exile stranger")
    m = station(
        at={"exile": "outer-space"}, holding={"exile": "helmet"}, acting="exile", damaged=BLACKOUT
    )
    assert allowed(m, "airlock exile forward-airlocks")


def test_basic_actions_and_abilities_work_during_a_blackout() -> None:
    """7.2.2.1: it concerns section and Console Actions."""
    m = saboteur("machine-shop", damaged=BLACKOUT, down="medical")
    assert allowed(m, "sabotage engineer")
    assert allowed(m, "drop engineer bludgeon")
    m = saboteur("fuel-cells", damaged=BLACKOUT)
    assert allowed(m, "jury-rig engineer")


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg", "engineer"])
def test_everybody_can_breach_during_a_blackout(name: str) -> None:
    """7.2.2.2: Humans and Robots, as an action."""
    m = station(at={name: "therapy-garden"}, acting=name, damaged=BLACKOUT)
    do(m, f"breach {name} shred-room")
    assert ["therapy-garden", "shred-room"] not in m.position()["locks"]
    assert m.position()["turn"]["actions"] == 1
    do(m, f"step {name} shred-room")
    assert where(m, name) == "shred-room"


def test_nobody_can_breach_without_a_blackout() -> None:
    """7.2.2.2."""
    m = station(at={"exile": "therapy-garden"}, acting="exile", damaged=["reactor"])
    refused(m, "breach exile shred-room", "card-breach")


def test_breach_removes_one_lock() -> None:
    """7.2.2.2."""
    m = station(at={"exile": "vault-x"}, acting="exile", damaged=BLACKOUT)
    do(m, "breach exile bio-lab")
    assert len(m.position()["locks"]) == 3


def test_breach_needs_an_action() -> None:
    """7.2.2.2: it is no free one."""
    m = station(at={"exile": "vault-x"}, acting="exile", actions=0, damaged=BLACKOUT)
    refused(m, "breach exile bio-lab", "15.5.2")


def test_officers_pass_no_locks_during_a_blackout() -> None:
    """7.2.2.3."""
    m = station(at={"engineer": "array-control"}, acting="engineer", damaged=BLACKOUT)
    refused(m, "step engineer vault-x", "7.2.2.3")
    do(m, "breach engineer vault-x", "step engineer vault-x")
    assert where(m, "engineer") == "vault-x"


def test_a_down_officer_is_dragged_through_no_lock_during_a_blackout() -> None:
    """7.2.2.3, card-officer."""
    m = station(
        at={"exile": "array-control", "engineer": "array-control"},
        down="engineer",
        acting="exile",
        damaged=BLACKOUT,
    )
    refused(m, "drag exile engineer vault-x", "7.2.2.3")


def test_tunnel_rats_pass_vents_during_a_blackout() -> None:
    """7.2.2.3: which is about Locks."""
    m = station(at={"astrochimp": "mainframe"}, acting="astrochimp", damaged=BLACKOUT)
    assert allowed(m, "step astrochimp vault-x")


# Power comes back (7.2.2.4) ----------------------------------------------------------------------


def test_restored_power_removes_all_locks() -> None:
    """7.2.2.4."""
    m = station(at={"engineer": "fuel-cells"}, acting="engineer", damaged=BLACKOUT)
    events = do(m, "jury-rig engineer")
    assert systems(m) == ("emergency", False, False)
    assert m.position()["locks"] == []
    assert told(events, "power-restored")


def test_restored_power_makes_sections_what_they_were() -> None:
    """7.2.2.4: section actions work, Lit sections are Lit, the damaged one stays damaged."""
    m = station(
        at={"engineer": "fuel-cells", "exile": "array-control"},
        data={"exile": "evidence"},
        acting="engineer",
        damaged=[*BLACKOUT, "mainframe"],
        players={0: {"hand": ["stowaway"]}},
    )
    do(m, "jury-rig engineer", "bribe exile")
    assert allowed(m, "transmit exile evidence news")
    assert m.position()["damaged"] == ["mainframe", "magnetic-containment"]
    do(m, "wait exile", "kompromat stowaway")
    refused(m, "step stowaway bridge", "card-stowaway")


def test_abandon_ship_is_not_taken_back_with_the_power() -> None:
    """7.2.2.4."""
    m = station(
        at={"engineer": "fuel-cells"}, acting="engineer", damaged=BLACKOUT, abandon_ship=True
    )
    do(m, "jury-rig engineer")
    assert m.position()["abandon_ship"]


def test_nobody_breaches_any_more_when_power_is_back() -> None:
    """7.2.2.4, 7.2.2.2."""
    m = station(at={"engineer": "fuel-cells"}, acting="engineer", damaged=BLACKOUT)
    do(m, "jury-rig engineer")
    assert legal(m, "breach") == set()


def test_repair_of_another_section_does_not_end_the_blackout() -> None:
    """7.2.2.4."""
    m = station(at={"engineer": "mainframe"}, acting="engineer", damaged=[*BLACKOUT, "mainframe"])
    do(m, "jury-rig engineer")
    assert m.position()["power"] == "blackout"
    assert len(m.position()["locks"]) == 4


def test_repair_with_emergency_power_only_removes_no_locks() -> None:
    """7.2.1.2, 7.2.2.4."""
    m = station(at={"engineer": "fuel-cells"}, acting="engineer", damaged=["fuel-cells"])
    do(m, "jury-rig engineer")
    assert len(m.position()["locks"]) == 4


def test_a_second_blackout_does_not_release_project_x_again() -> None:
    """7.2.2.1, house-project-x."""
    m = saboteur(
        "reactor",
        damaged=["fuel-cells"],
        abandon_ship=True,
        project={"card": "combat-swarm", "released": True},
    )
    events = do(m, "sabotage engineer")
    assert told(events, "blackout")
    assert not told(events, "released")


def test_the_engineers_scram_can_bring_emergency_power_and_end_it() -> None:
    """7.2.1.1, 7.2.1.2, map-scram."""
    m = station(at={"engineer": "reactor"}, acting="engineer")
    do(m, "scram engineer")
    assert systems(m) == ("emergency", False, False)
    do(m, "scram engineer")
    assert systems(m) == ("normal", False, False)


# Jammers (7.4) -----------------------------------------------------------------------------------


def courier(**more: Any) -> deorbit.Match:
    """Engineer in Mainframe has Evidence; Exile is beside him, Counselor and others are not."""
    return station(
        at={
            "engineer": "mainframe",
            "exile": "mainframe",
            "security": "outer-space",
            "daredevil": "mcqueen",
            "stranger": "annihilated",
            "troubleshooter": "mesosphere",
        },
        data={"engineer": "evidence"},
        acting="engineer",
        **more,
    )


def test_with_jammers_on_data_reaches_only_colocated_characters() -> None:
    """7.4, 7.4.1."""
    m = courier()
    assert legal(m, "copy") == {"copy engineer evidence exile"}
    refused(m, "copy engineer evidence counselor", "7.4.1")


def test_with_jammers_off_data_reaches_everybody_in_play() -> None:
    """7.4, 7.4.2: Outer Space and pods too, but not who escaped or was annihilated."""
    m = courier(jammers=False)
    reached = {"exile", "counselor", "security", "daredevil", "astrochimp", "cyborg", "medical"}
    reached |= {"station-chief"}
    assert legal(m, "copy") == {f"copy engineer evidence {name}" for name in reached}
    refused(m, "copy engineer evidence stranger", "4.6.5.2")
    refused(m, "copy engineer evidence troubleshooter", "4.6.6.3")


def test_the_console_decides_how_far_data_reaches() -> None:
    """7.4, 14.2."""
    m = courier()
    do(m, "jammers engineer", "copy engineer evidence counselor")
    assert character(m, "counselor")["data"] == ["evidence"]


def test_down_characters_receive_data_too() -> None:
    """7.4.2: they are in play."""
    m = courier(jammers=False, down="counselor")
    assert allowed(m, "copy engineer evidence counselor")


# Cameras (7.5) -----------------------------------------------------------------------------------


def gunman(section: str, victim: str = "stranger", **more: Any) -> deorbit.Match:
    return station(
        at={"exile": section, victim: section}, holding={"exile": "gun"}, acting="exile", **more
    )


def test_cameras_record_a_human_going_down_in_a_lit_section() -> None:
    """7.5, 10.1.2."""
    m = gunman("bridge")
    do(m, "attack exile stranger gun")
    assert guilt(m, 0) == "suspect"
    assert [guilt(m, seat) for seat in (1, 2, 3)] == ["innocent"] * 3


def test_cameras_that_are_off_record_nothing() -> None:
    """7.5."""
    m = gunman("bridge", cameras=False)
    do(m, "attack exile stranger gun")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_cameras_record_no_robots() -> None:
    """7.5."""
    m = gunman("bridge", "medical")
    do(m, "attack exile medical gun")
    assert is_down(m, "medical")
    assert guilt(m, 0) == "innocent"


def test_cameras_record_victims_of_fire() -> None:
    """7.5, 10.1.2: any action that puts a Human Down."""
    m = station(
        at={"exile": "reactor", "stranger": "aft-hub"},
        holding={"exile": "firebomb"},
        acting="exile",
    )
    do(m, "ignite exile aft-hub")
    assert guilt(m, 0) == "suspect"


def test_the_light_of_the_victims_section_counts() -> None:
    """7.5: the thrower stands in a Lit section, the victim does not."""
    m = station(
        at={"exile": "chem-lab", "stranger": "forward-exhaust"},
        holding={"exile": "firebomb"},
        acting="exile",
    )
    do(m, "ignite exile forward-exhaust")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_cameras_that_go_off_with_the_fire_have_still_seen_it() -> None:
    """house-suspicion, 7.5: they count as they are when the action begins."""
    m = station(
        at={"exile": "aft-hub", "stranger": "reactor"},
        holding={"exile": "firebomb"},
        acting="exile",
    )
    do(m, "ignite exile reactor")
    assert m.position()["cameras"] is False
    assert guilt(m, 0) == "suspect"


def test_several_victims_of_one_action_count_once() -> None:
    """house-suspicion, 10.1.1: Suspect is as far as it goes."""
    m = station(
        at={"exile": "reactor", "stranger": "aft-hub", "counselor": "aft-hub"},
        holding={"exile": "firebomb"},
        acting="exile",
    )
    events = do(m, "ignite exile aft-hub")
    assert [event.name for event in events].count("suspected") == 1
    assert guilt(m, 0) == "suspect"


def test_the_deed_of_a_bribed_character_falls_on_the_active_player() -> None:
    """house-suspicion, 7.5."""
    m = station(
        at={"exile": "bridge", "stranger": "bridge"},
        holding={"exile": "gun"},
        acting="medical",
        pc={1: "stranger"},
    )
    do(m, "bribe exile", "attack exile stranger gun")
    assert guilt(m, 0) == "suspect"
    assert guilt(m, 1) == "innocent"


def test_the_deed_of_a_blackmailed_pc_falls_on_the_active_player() -> None:
    """house-suspicion: even if its owner agrees."""
    m = station(
        at={"exile": "bridge", "stranger": "bridge"},
        holding={"exile": "gun"},
        acting="medical",
        pc={1: "exile"},
        players={0: {"hand": ["exile"]}},
    )
    do(m, "kompromat exile", "attack exile stranger gun", "accept")
    assert guilt(m, 0) == "suspect"
    assert guilt(m, 1) == "innocent"


def test_what_happens_at_the_end_of_a_turn_makes_nobody_suspect() -> None:
    """house-suspicion, 7.5: the Swarm strikes in Resolve, in a Lit section, Cameras on."""
    m = station(
        at={"exile": "bridge", "stranger": "bridge"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "bridge"},
    )
    do(m, "wait exile", "monster-strike stranger")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_annihilating_humans_makes_nobody_suspect() -> None:
    """house-annihilation: a damaged pod is launched with a Live Human inside."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "hail-mary"}, acting="exile", abandon_ship=True
    )
    do(m, "section-launch exile hail-mary")
    assert where(m, "stranger") == "annihilated"
    assert guilt(m, 0) == "innocent"


def test_cameras_stay_as_they_were_switched_for_everybody() -> None:
    """7.5, 13.14."""
    m = station(at={"exile": "security-station"}, acting="exile")
    do(m, "cameras exile")
    pass_turns(m, until=1)
    assert m.position()["cameras"] is False


def test_fire_in_a_damaged_power_section_costs_no_more_power() -> None:
    """7.2, 5.1.4: a section is damaged once."""
    m = station(
        at={"exile": "aft-hub"}, holding={"exile": "firebomb"}, acting="exile", damaged=["reactor"]
    )
    events = do(m, "ignite exile reactor")
    assert systems(m) == ("emergency", False, False)
    assert not told(events, "blackout")


def test_scram_does_not_end_a_blackout() -> None:
    """7.2.2.1, map-scram: it is a section action, although damage alone does not stop it."""
    m = station(at={"engineer": "reactor"}, acting="engineer", damaged=["reactor"])
    assert allowed(m, "scram engineer")
    m = station(at={"engineer": "reactor"}, acting="engineer", damaged=["reactor", "fuel-cells"])
    refused(m, "scram engineer", "7.2.2.1")


def test_what_a_reveal_power_does_makes_nobody_suspect() -> None:
    """house-suspicion, card-homework: Troubleshooter strikes a Human down during Reveal."""
    m = station(
        at={"troubleshooter": "bridge", "counselor": "bridge"},
        holding={"troubleshooter": "bludgeon"},
        players={0: {"identity": "stranger", "bonus": ["troubleshooter"]}},
    )
    do(m, "reveal", "show troubleshooter", "attack troubleshooter counselor bludgeon")
    assert is_down(m, "counselor")
    assert guilt(m, 0) == "innocent"
