"""Sections that do something special, and what map pieces of characters add to the station."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    pass_turns,
    player,
    refused,
    station,
    told,
    where,
)

BLACKOUT: dict[str, Any] = {
    "damaged": ["reactor", "fuel-cells", "hail-mary"],
    "abandon_ship": True,
    "project": {"card": "combat-swarm", "released": True},
}


def contaminated(m: deorbit.Match, name: str) -> bool:
    return bool(character(m, name)["contaminated"])


def released(m: deorbit.Match) -> bool:
    return bool(m.position()["project"]["released"])


# Shred Room ---------------------------------------------------------------------------------------


def test_the_shred_room_lies_behind_a_lock() -> None:
    """map-shred-room."""
    m = station(acting="counselor")
    assert ["therapy-garden", "shred-room"] in m.position()["locks"]
    do(m, "step counselor shred-room")
    assert legal(m, "step") == {"step counselor therapy-garden"}


def test_a_used_kompromat_of_an_npc_is_reassembled() -> None:
    """map-shred-room: by anybody there; it goes to the active player's hand."""
    m = station(at={"exile": "shred-room"}, spent=["stranger", "medical"], acting="exile")
    do(m, "reassemble exile stranger")
    assert player(m, 0)["hand"] == ["stranger"]
    assert m.position()["spent"] == ["medical"]


def test_only_what_was_used_on_npcs_is_reassembled() -> None:
    """map-shred-room."""
    m = station(
        at={"exile": "shred-room"}, spent=["cyborg", "medical"], pc={2: "cyborg"}, acting="exile"
    )
    assert legal(m, "reassemble") == {"reassemble exile medical"}
    refused(m, "reassemble exile cyborg", "map-shred-room")
    refused(m, "reassemble exile stranger", "map-shred-room")


def test_shreds_are_reassembled_only_in_an_undamaged_shred_room() -> None:
    """map-shred-room, 11.5, 5.1.4, 7.2.2.1."""
    m = station(at={"exile": "therapy-garden"}, spent=["medical"], acting="exile")
    refused(m, "reassemble exile medical", "11.5")
    m = station(
        at={"exile": "shred-room"}, spent=["medical"], damaged=["shred-room"], acting="exile"
    )
    refused(m, "reassemble exile medical", "5.1.4")
    m = station(at={"exile": "shred-room"}, spent=["medical"], acting="exile", **BLACKOUT)
    refused(m, "reassemble exile medical", "7.2.2.1")


# Cargo Claw ---------------------------------------------------------------------------------------


def test_the_claw_pulls_an_item_in() -> None:
    """map-cargo-claw: it lies in Forward Airlocks then."""
    m = station(
        at={"exile": "forward-airlocks"},
        items={"outer-space": ["gun", "briefcase"]},
        acting="exile",
    )
    assert legal(m, "claw-item") == {"claw-item exile gun", "claw-item exile briefcase"}
    do(m, "claw-item exile briefcase")
    assert lying(m, "outer-space") == ["gun"]
    assert "briefcase" in lying(m, "forward-airlocks")


def test_the_claw_pulls_a_down_human_or_robot_in() -> None:
    """map-cargo-claw: with all they possess, and no Live one."""
    m = station(
        at={
            "exile": "forward-airlocks",
            "stranger": "outer-space",
            "security": "outer-space",
            "medical": "outer-space",
        },
        holding={"stranger": "briefcase"},
        down="stranger security",
        acting="exile",
    )
    assert legal(m, "claw") == {"claw exile stranger", "claw exile security"}
    refused(m, "claw exile medical", "map-cargo-claw")
    do(m, "claw exile stranger", "claw exile security")
    assert where(m, "stranger") == where(m, "security") == "forward-airlocks"
    assert holds(m, "stranger") == ["briefcase"]


def test_the_claw_reaches_nothing_but_outer_space() -> None:
    """map-cargo-claw."""
    m = station(
        at={"exile": "forward-airlocks", "stranger": "forward-hub"}, down="stranger", acting="exile"
    )
    refused(m, "claw exile stranger", "map-cargo-claw")
    refused(m, "claw-item exile briefcase", "map-cargo-claw")


def test_what_a_character_holds_in_outer_space_is_out_of_the_claws_reach() -> None:
    """map-cargo-claw: an Item, or somebody, from Outer Space; not an Item from somebody."""
    m = station(
        at={"exile": "forward-airlocks", "stranger": "outer-space"},
        holding={"stranger": "briefcase"},
        down="stranger",
        acting="exile",
    )
    refused(m, "claw-item exile briefcase", "map-cargo-claw")


def test_the_claw_is_in_forward_airlocks_only() -> None:
    """map-cargo-claw, 11.5."""
    m = station(at={"exile": "aft-airlocks"}, items={"outer-space": ["gun"]}, acting="exile")
    refused(m, "claw-item exile gun", "11.5")


def test_the_claw_does_not_work_when_damaged_or_dark() -> None:
    """map-cargo-claw, 5.1.4, 7.2.2.1."""
    place = {"exile": "forward-airlocks"}
    space = {"outer-space": ["gun"]}
    m = station(at=place, items=space, damaged=["forward-airlocks"], acting="exile")
    refused(m, "claw-item exile gun", "5.1.4")
    m = station(at=place, items=space, acting="exile", **BLACKOUT)
    refused(m, "claw-item exile gun", "7.2.2.1")


def test_antimatter_comes_in_with_the_claw() -> None:
    """map-cargo-claw: armed as it is."""
    m = station(
        at={"exile": "forward-airlocks"},
        items={"outer-space": ["antimatter"]},
        antimatter="armed",
        abandon_ship=True,
        acting="exile",
    )
    do(m, "claw-item exile antimatter")
    assert "antimatter" in lying(m, "forward-airlocks")


# Scram --------------------------------------------------------------------------------------------


def test_an_officer_scrams_the_reactor_and_brings_it_back() -> None:
    """map-scram, 7.2.1.1, 7.2.1.2: power goes to emergency and back, Cameras stay OFF."""
    m = station(at={"engineer": "reactor"}, acting="engineer")
    do(m, "scram engineer")
    assert "reactor" in m.position()["damaged"]
    assert m.position()["power"] == "emergency"
    assert not m.position()["cameras"]
    do(m, "scram engineer")
    assert "reactor" not in m.position()["damaged"]
    assert m.position()["power"] == "normal"
    assert not m.position()["cameras"]


@pytest.mark.parametrize("name", ["counselor", "engineer", "station-chief"])
def test_every_officer_can_scram(name: str) -> None:
    """map-scram."""
    assert allowed(station(at={name: "reactor"}, acting=name), f"scram {name}")


def test_nobody_else_can_scram() -> None:
    """map-scram, card-officer."""
    m = station(at={"troubleshooter": "reactor"}, acting="troubleshooter")
    refused(m, "scram troubleshooter", "card-officer")


def test_there_is_no_scram_elsewhere() -> None:
    """map-scram, 11.5."""
    m = station(at={"engineer": "fuel-cells"}, acting="engineer")
    refused(m, "scram engineer", "11.5")


def test_a_scram_can_bring_a_blackout_but_not_end_it() -> None:
    """map-scram, 7.2.2.1: it is a section action."""
    m = station(
        at={"engineer": "reactor"},
        damaged=["fuel-cells"],
        project={"card": "combat-swarm"},
        acting="engineer",
    )
    do(m, "scram engineer")
    assert m.position()["power"] == "blackout"
    refused(m, "scram engineer", "7.2.2.1")
    assert allowed(m, "jury-rig engineer")


def test_a_burning_reactor_is_not_scrammed_back() -> None:
    """map-scram, 6.5: fire damages its section at once."""
    m = station(
        at={"engineer": "reactor"},
        holding={"engineer": "helmet"},
        fire=["reactor"],
        acting="engineer",
    )
    refused(m, "scram engineer", "house-repair")


def test_a_reactor_full_of_goo_is_not_scrammed_back() -> None:
    """map-scram, x-grey-goo."""
    m = station(
        at={"engineer": "reactor"},
        project={"card": "grey-goo", "released": True},
        goo=["reactor"],
        acting="engineer",
    )
    refused(m, "scram engineer", "x-grey-goo")


# Medevac Pod --------------------------------------------------------------------------------------


def test_the_medevac_pod_needs_somebody_down_and_no_order() -> None:
    """map-medevac-pod, 5.5.4: before Abandon Ship, by Section Launch."""
    m = station(
        at={"exile": "forward-airlocks", "stranger": "medevac-pod"}, down="stranger", acting="exile"
    )
    do(m, "section-launch exile medevac-pod")
    assert m.position()["launched"] == ["medevac-pod"]
    assert where(m, "stranger") == "medevac-pod"


@pytest.mark.parametrize("abandon_ship", [False, True])
def test_the_medevac_pod_does_not_go_for_the_live(abandon_ship: bool) -> None:
    """map-medevac-pod: Abandon Ship is no help."""
    m = station(
        at={"exile": "forward-airlocks", "stranger": "medevac-pod"},
        abandon_ship=abandon_ship,
        acting="exile",
    )
    refused(m, "section-launch exile medevac-pod", "5.5.4")


def test_the_medevac_pod_takes_a_down_robot() -> None:
    """map-medevac-pod: and a Live nurse starts the clock."""
    m = station(
        at={"exile": "medevac-pod", "medical": "medevac-pod"}, down="medical", acting="exile"
    )
    do(m, "timed-launch exile")
    assert m.position()["markers"][0]["at"] == "medevac-pod"
    m = station(at={"exile": "medevac-pod"}, acting="exile")
    refused(m, "timed-launch exile", "5.5.4")


def test_the_medevac_pod_leaves_even_if_the_patient_is_up_by_then() -> None:
    """map-medevac-pod, house-pods: requirements are checked when the action is taken."""
    m = station(
        at={"exile": "medevac-pod", "stranger": "medevac-pod"},
        holding={"exile": "nanogel"},
        down="stranger",
        acting="exile",
    )
    do(m, "timed-launch exile", "revive exile stranger nanogel")
    end_turn(m)
    pass_turns(m, until=1, minute=12)
    assert m.position()["launched"] == ["medevac-pod"]


def test_the_medevac_pod_holds_two() -> None:
    """map-medevac-pod, 5.5.3."""
    m = station(
        at={
            "exile": "forward-airlocks",
            "stranger": "medevac-pod",
            "medical": "medevac-pod",
        },
        acting="exile",
    )
    refused(m, "step exile medevac-pod", "5.5.3")
    m = station(at={"exile": "forward-airlocks", "stranger": "medevac-pod"}, acting="exile")
    assert allowed(m, "step exile medevac-pod")


def test_bridge_launch_takes_the_medevac_pod_along_when_it_is_ready() -> None:
    """map-medevac-pod, 13.8.2: but not with the Live alone."""
    people = {"engineer": "bridge", "exile": "houdini", "stranger": "medevac-pod"}
    m = station(at=people, down="stranger", abandon_ship=True, acting="engineer")
    do(m, "bridge-launch engineer")
    assert set(m.position()["launched"]) == {"houdini", "medevac-pod"}
    m = station(at=people, abandon_ship=True, acting="engineer")
    do(m, "bridge-launch engineer")
    assert m.position()["launched"] == ["houdini"]


def test_the_medevac_pod_is_docked_at_forward_airlocks() -> None:
    """map-medevac-pod, house-pods."""
    m = station(at={"exile": "medevac-pod"}, acting="exile")
    assert legal(m, "step") == {"step exile forward-airlocks"}


# Rocket Wings -------------------------------------------------------------------------------------


def test_the_wings_start_in_print_shop() -> None:
    """card-rocket-wings."""
    assert "rocket-wings" in lying(station(), "print-shop")


@pytest.mark.parametrize("name", ["exile", "daredevil", "cyborg"])
def test_who_holds_helmet_and_wings_flies_off_from_outer_space(name: str) -> None:
    """map-rocket-wings: anybody; with everything they hold."""
    m = station(
        at={name: "outer-space"}, holding={name: "helmet briefcase rocket-wings"}, acting=name
    )
    assert told(do(m, f"rocket-wings {name}"), "escaped")
    assert where(m, name) == "mesosphere"
    assert holds(m, name) == ["helmet", "briefcase", "rocket-wings"]


def test_without_helmet_or_wings_nobody_flies() -> None:
    """map-rocket-wings: not even Daredevil without a Helmet."""
    m = station(
        at={"daredevil": "outer-space"}, holding={"daredevil": "rocket-wings"}, acting="daredevil"
    )
    refused(m, "rocket-wings daredevil", "map-rocket-wings")
    m = station(at={"exile": "outer-space"}, holding={"exile": "helmet"}, acting="exile")
    refused(m, "rocket-wings exile", "map-rocket-wings")


def test_wings_that_lie_about_carry_nobody() -> None:
    """map-rocket-wings: they must be held."""
    m = station(
        at={"exile": "outer-space"},
        holding={"exile": "helmet"},
        items={"outer-space": ["rocket-wings"]},
        acting="exile",
    )
    refused(m, "rocket-wings exile", "map-rocket-wings")


def test_there_is_no_flying_inside() -> None:
    """map-rocket-wings, 11.5."""
    m = station(
        at={"exile": "aft-airlocks"}, holding={"exile": "helmet rocket-wings"}, acting="exile"
    )
    refused(m, "rocket-wings exile", "11.5")


def test_wings_work_in_a_blackout() -> None:
    """map-rocket-wings, 7.2.2.1: Outer Space is not on board."""
    m = station(
        at={"exile": "outer-space"},
        holding={"exile": "helmet rocket-wings"},
        acting="exile",
        **BLACKOUT,
    )
    assert allowed(m, "rocket-wings exile")


def test_who_has_flown_off_does_nothing_more() -> None:
    """map-rocket-wings, 4.6.6.3."""
    m = station(
        at={"exile": "outer-space"}, holding={"exile": "helmet rocket-wings"}, acting="exile"
    )
    do(m, "rocket-wings exile")
    refused(m, "drop exile helmet", "4.6.6.3")
    assert {action.kind for action in m.legal(asked(m))} <= {"wait", "recall", "bribe", "end"}


# Bio Lab ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg", "stranger"])
def test_who_enters_bio_lab_is_contaminated(name: str) -> None:
    """map-bio-lab: Humans and Robots, Helmet or not."""
    m = station(at={name: "chem-lab"}, holding={name: "helmet"}, acting=name)
    do(m, f"step {name} bio-lab")
    assert contaminated(m, name)


def test_who_is_dragged_into_bio_lab_is_contaminated_too() -> None:
    """map-bio-lab, house-drag: being dragged counts as entering."""
    m = station(at={"exile": "chem-lab", "stranger": "chem-lab"}, down="stranger", acting="exile")
    do(m, "drag exile stranger bio-lab")
    assert contaminated(m, "exile")
    assert contaminated(m, "stranger")


def test_a_damaged_bio_lab_contaminates_nobody() -> None:
    """map-bio-lab, house-damage."""
    m = station(at={"exile": "chem-lab"}, damaged=["bio-lab"], acting="exile")
    do(m, "step exile bio-lab")
    assert not contaminated(m, "exile")


def test_who_is_full_drops_an_item_for_the_contamination() -> None:
    """map-bio-lab, 8.5.1: the active player chooses, and it is no action."""
    m = station(at={"exile": "chem-lab"}, holding={"exile": "helmet gun briefcase"}, acting="exile")
    do(m, "step exile bio-lab")
    assert m.position()["asks"][-1]["ask"] == "let-go"
    assert asked(m) == 0
    do(m, "drop exile briefcase")
    assert holds(m, "exile") == ["helmet", "gun"]
    assert lying(m, "bio-lab") == ["briefcase"]
    assert m.position()["turn"]["actions"] == 1
    assert m.position()["turn"]["free"]


def test_nobody_is_contaminated_twice() -> None:
    """map-bio-lab, 8.5.1: who is contaminated and full drops nothing."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "helmet gun"},
        contaminated="exile",
        acting="exile",
    )
    assert not told(do(m, "step exile bio-lab"), "contaminated")
    assert holds(m, "exile") == ["helmet", "gun"]
    assert m.position()["asks"][-1]["ask"] == "activation"


def test_x_secret_is_manufactured_in_bio_lab() -> None:
    """map-bio-lab, 9.4.1."""
    m = station(at={"exile": "bio-lab"}, acting="exile")
    do(m, "manufacture exile x-secret")
    assert character(m, "exile")["data"] == ["x-secret"]
    assert not contaminated(m, "exile")


# Physics Lab --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical"])
def test_who_enters_physics_lab_loses_all_data(name: str) -> None:
    """map-physics-lab."""
    m = station(at={name: "forward-hub"}, data={name: "evidence x-secret"}, acting=name)
    do(m, f"step {name} physics-lab")
    assert character(m, name)["data"] == []


def test_who_is_dragged_into_physics_lab_loses_data_too() -> None:
    """map-physics-lab, house-drag."""
    m = station(
        at={"exile": "forward-hub", "stranger": "forward-hub"},
        data={"stranger": "evidence"},
        down="stranger",
        acting="exile",
    )
    do(m, "drag exile stranger physics-lab")
    assert character(m, "stranger")["data"] == []


def test_a_damaged_physics_lab_deletes_nothing() -> None:
    """map-physics-lab, house-damage."""
    m = station(
        at={"exile": "forward-hub"},
        data={"exile": "evidence"},
        damaged=["physics-lab"],
        acting="exile",
    )
    do(m, "step exile physics-lab")
    assert character(m, "exile")["data"] == ["evidence"]


def test_data_copied_to_somebody_in_physics_lab_stays() -> None:
    """map-physics-lab: it is entering that deletes."""
    m = station(
        at={"exile": "bridge", "stranger": "physics-lab"},
        data={"exile": "evidence"},
        jammers=False,
        acting="exile",
    )
    do(m, "copy exile evidence stranger")
    assert character(m, "stranger")["data"] == ["evidence"]


def test_the_artifact_starts_in_physics_lab() -> None:
    """map-physics-lab, 2.2.6."""
    assert lying(station(), "physics-lab") == ["artifact"]


# Vault X ------------------------------------------------------------------------------------------


def test_vault_x_lies_behind_two_locks() -> None:
    """map-vault-x: a vent leads in all the same."""
    locks = station().position()["locks"]
    assert ["array-control", "vault-x"] in locks
    assert ["vault-x", "bio-lab"] in locks
    m = station(at={"astrochimp": "mainframe"}, acting="astrochimp")
    assert allowed(m, "step astrochimp vault-x")


def test_damage_to_vault_x_releases_project_x() -> None:
    """map-vault-x, 7.6.1, house-vault-x: without Abandon Ship."""
    m = station(at={"exile": "vault-x"}, holding={"exile": "bludgeon"}, acting="exile")
    assert told(do(m, "sabotage exile"), "released")
    assert released(m)
    assert not m.position()["abandon_ship"]
    assert ["array-control", "vault-x"] in m.position()["locks"]


def test_fire_in_vault_x_releases_project_x() -> None:
    """map-vault-x, 6.5: fire damages its section."""
    m = station(
        at={"exile": "array-control"}, holding={"exile": "firebomb"}, locks=[], acting="exile"
    )
    do(m, "ignite exile vault-x")
    assert released(m)


def test_vault_x_is_dark() -> None:
    """map-vault-x, 10.1.2: what happens there makes nobody Suspect."""
    m = station(
        at={"exile": "vault-x", "stranger": "vault-x"},
        holding={"exile": "bludgeon"},
        acting="exile",
    )
    do(m, "attack exile stranger bludgeon")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"
