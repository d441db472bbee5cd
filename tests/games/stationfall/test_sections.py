"""Chapter 5: the board."""

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
    lying,
    refused,
    station,
    told,
    where,
)

DARK = {"forward-exhaust", "vault-x", "locker-room", "aft-exhaust"}
POWER = {"reactor", "magnetic-containment", "fuel-cells"}
CAPACITY = {"alcatraz": 4, "hail-mary": 3, "houdini": 2, "mcqueen": 3, "medevac-pod": 2}
CROWD = ["counselor", "engineer", "exile", "medical", "security"]
"""Characters to fill pods with."""


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def attack_in(section: str, **more: Any) -> deorbit.Match:
    """Exile is going to shoot Stranger in a section."""
    return station(
        at={"exile": section, "stranger": section},
        holding={"exile": "gun helmet", "stranger": "helmet"},
        acting="exile",
        **more,
    )


# Sections (5.1) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["mcqueen", "outer-space", "bridge"])
def test_pods_and_outer_space_are_sections_like_others(section: str) -> None:
    """5.1.1: what is in them is somewhere, and can be acted upon there."""
    m = attack_in(section)
    assert where(m, "stranger") == section
    do(m, "attack exile stranger gun")
    assert is_down(m, "stranger")


def test_the_mesosphere_is_no_section() -> None:
    """5.1.1."""
    m = station(acting="exile")
    with pytest.raises(deorbit.BadInput):
        do(m, "step exile mesosphere")
    with pytest.raises(deorbit.BadInput):
        station(damaged=["mesosphere"])


def test_corridors_vents_and_airlocks_join_sections() -> None:
    """5.1.1: Astrochimp in Aft Airlocks can use all three."""
    m = station(
        at={"astrochimp": "aft-airlocks"}, holding={"astrochimp": "helmet"}, acting="astrochimp"
    )
    assert allowed(m, "step astrochimp reactor")
    assert allowed(m, "step astrochimp quarters")
    assert allowed(m, "airlock astrochimp outer-space")


@pytest.mark.parametrize(
    ("section", "weightless"),
    [
        ("aft-hub", {"reactor", "storage", "storm-shelter"}),
        ("chem-lab", {"forward-hub", "forward-exhaust"}),
        ("physics-lab", {"forward-hub"}),
        ("forward-hub", {"tanks", "forward-airlocks"}),
        ("quarters", {"machine-shop", "aft-airlocks"}),
        ("rec-room", {"aft-hub"}),
    ],
)
def test_blue_sections_have_gravity_and_the_others_do_not(
    section: str, weightless: set[str]
) -> None:
    """5.1.2: Zero-Born steps for free only where there is no gravity."""
    m = station(at={"astrochimp": section}, acting="astrochimp", actions=0, pc={0: "astrochimp"})
    assert legal(m, "step") == {f"step astrochimp {to}" for to in weightless}


def test_damage_does_not_change_gravity() -> None:
    """house-damage, 5.1.2."""
    m = station(
        at={"astrochimp": "aft-hub"},
        acting="astrochimp",
        actions=0,
        pc={0: "astrochimp"},
        damaged=["storage", "rec-room"],
    )
    assert allowed(m, "step astrochimp storage")
    refused(m, "step astrochimp rec-room", "15.5.2")


# Light (5.1.3) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("section", sorted(DARK))
def test_nobody_sees_what_happens_in_a_dark_section(section: str) -> None:
    """5.1.3, 5.1.3.1."""
    m = attack_in(section)
    do(m, "attack exile stranger gun")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


@pytest.mark.parametrize("section", ["bridge", "tanks", "suite", "alcatraz", "outer-space"])
def test_every_section_without_the_dark_symbol_is_lit(section: str) -> None:
    """5.1.3, 5.1.3.2: pods and Outer Space too."""
    m = attack_in(section)
    do(m, "attack exile stranger gun")
    assert guilt(m, 0) == "suspect"


def test_the_dark_sections_are_those_where_stowaway_can_enter() -> None:
    """5.1.3.1, 5.1.3.2: no other section is Dark while there is power."""
    m = station(acting="stowaway")
    assert legal(m, "step") == {f"step stowaway {section}" for section in DARK}


def test_a_blackout_makes_lit_sections_dark() -> None:
    """5.1.3.2, 7.2.2.1."""
    m = attack_in("bridge", damaged=["reactor", "fuel-cells"])
    do(m, "attack exile stranger gun")
    assert guilt(m, 0) == "innocent"
    m = station(acting="stowaway", damaged=["reactor", "fuel-cells"])
    assert allowed(m, "step stowaway bridge")
    assert allowed(m, "step stowaway mcqueen")


def test_dark_sections_stay_dark_when_power_comes_back() -> None:
    """5.1.3.1: the Bridge is Lit again, the Locker Room is not."""
    m = station(at={"engineer": "reactor"}, acting="engineer", damaged=["reactor", "fuel-cells"])
    do(m, "jury-rig engineer", "bribe stowaway")
    assert allowed(m, "step stowaway locker-room")
    refused(m, "step stowaway bridge", "card-stowaway")


@pytest.mark.parametrize(("section", "seen"), [("locker-room", False), ("bridge", True)])
def test_damage_does_not_change_the_light(section: str, seen: bool) -> None:
    """house-damage, 5.1.3."""
    m = attack_in(section, damaged=[section])
    do(m, "attack exile stranger gun")
    assert (guilt(m, 0) == "suspect") == seen


def test_repair_does_not_light_a_dark_section() -> None:
    """5.1.3.1."""
    m = station(
        at={"engineer": "locker-room", "stranger": "locker-room"},
        holding={"engineer": "gun"},
        acting="engineer",
        damaged=["locker-room"],
    )
    do(m, "jury-rig engineer", "attack engineer stranger gun")
    assert guilt(m, 0) == "innocent"


# Damage (5.1.4) ----------------------------------------------------------------------------------


def test_a_damaged_section_offers_no_section_actions() -> None:
    """5.1.4."""
    m = station(at={"exile": "nanofactory"}, acting="exile", damaged=["nanofactory"])
    refused(m, "manufacture exile nanogel", "5.1.4")


def test_a_damaged_section_offers_no_console_actions() -> None:
    """5.1.4: although the console is not part of what Mainframe offers otherwise."""
    m = station(at={"engineer": "mainframe"}, acting="engineer", damaged=["mainframe"])
    refused(m, "jammers engineer", "5.1.4")
    refused(m, "suppress engineer magnetic-containment", "5.1.4")


def test_repair_brings_the_actions_of_a_section_back() -> None:
    """5.1.4: Jury Rig repairs."""
    m = station(at={"engineer": "mainframe"}, acting="engineer", damaged=["mainframe"])
    do(m, "jury-rig engineer", "jammers engineer")
    assert m.position()["jammers"] is False
    assert m.position()["damaged"] == []


def test_repair_takes_the_ability() -> None:
    """5.1.4: Exile cannot, whatever else is damaged."""
    m = station(at={"exile": "mainframe"}, acting="exile", damaged=["mainframe", "bridge"])
    refused(m, "jury-rig exile", "card-jury-rig")


def test_a_section_is_repaired_while_another_one_burns() -> None:
    """5.1.4, 6.5."""
    m = station(
        at={"engineer": "tanks"}, acting="engineer", damaged=["tanks"], fire=["aft-airlocks"]
    )
    do(m, "jury-rig engineer")
    assert m.position()["damaged"] == ["aft-airlocks"]


def test_an_undamaged_section_cannot_be_repaired() -> None:
    """5.1.4."""
    m = station(at={"engineer": "mainframe"}, acting="engineer")
    refused(m, "jury-rig engineer", "card-jury-rig")


def test_a_section_is_damaged_once() -> None:
    """5.1.4, 12.10."""
    m = station(at={"exile": "bridge"}, holding={"exile": "bludgeon"}, acting="exile")
    do(m, "sabotage exile")
    assert "bridge" in m.position()["damaged"]
    refused(m, "sabotage exile", "12.10")


def test_damage_somewhere_else_changes_nothing_here() -> None:
    """5.1.4."""
    m = station(at={"exile": "mainframe"}, acting="exile", damaged=["security-station"])
    assert allowed(m, "jammers exile")


def test_a_damaged_bio_lab_contaminates_nobody() -> None:
    """house-damage, 5.1.4."""
    m = station(at={"exile": "chem-lab"}, acting="exile", damaged=["bio-lab"])
    do(m, "step exile bio-lab")
    assert not character(m, "exile")["contaminated"]
    m = station(at={"exile": "chem-lab"}, acting="exile")
    do(m, "step exile bio-lab")
    assert character(m, "exile")["contaminated"]


def test_a_damaged_physics_lab_deletes_no_data() -> None:
    """house-damage, 5.1.4."""
    m = station(
        at={"exile": "print-shop"},
        data={"exile": "evidence x-secret"},
        acting="exile",
        damaged=["physics-lab"],
    )
    do(m, "step exile physics-lab")
    assert character(m, "exile")["data"] == ["evidence", "x-secret"]
    m = station(at={"exile": "print-shop"}, data={"exile": "evidence x-secret"}, acting="exile")
    do(m, "step exile physics-lab")
    assert character(m, "exile")["data"] == []


def test_damage_does_not_let_air_in() -> None:
    """house-damage: Magnetic Containment stays a hazard."""
    m = station(
        at={"engineer": "reactor"}, acting="engineer", damaged=["magnetic-containment"], locks=[]
    )
    refused(m, "step engineer magnetic-containment", "11.2")


# Power and what is on board (5.1.5, 5.1.6) -------------------------------------------------------


@pytest.mark.parametrize("section", sorted(POWER))
def test_sections_with_a_bolt_set_the_power_level(section: str) -> None:
    """5.1.5, 7.2."""
    m = station(
        at={"engineer": section}, holding={"engineer": "bludgeon helmet"}, acting="engineer"
    )
    assert m.position()["power"] == "normal"
    do(m, "sabotage engineer")
    assert m.position()["power"] == "emergency"
    do(m, "jury-rig engineer")
    assert m.position()["power"] == "normal"


@pytest.mark.parametrize("section", ["bridge", "mainframe", "aft-airlocks", "hydroponics"])
def test_other_sections_do_not_matter_for_power(section: str) -> None:
    """5.1.5."""
    m = station(at={"exile": section}, holding={"exile": "bludgeon"}, acting="exile")
    events = do(m, "sabotage exile")
    assert m.position()["power"] == "normal"
    assert m.position()["cameras"] is True
    assert not told(events, "emergency-power")


def test_outer_space_is_not_on_board() -> None:
    """5.1.6, 7.2.2.1: a Blackout switches off section actions on board only."""
    m = station(
        at={"daredevil": "outer-space"},
        holding={"daredevil": "helmet rocket-wings"},
        acting="daredevil",
        damaged=["reactor", "fuel-cells"],
    )
    do(m, "rocket-wings daredevil")
    assert where(m, "daredevil") == "mesosphere"


def test_a_docked_pod_is_on_board() -> None:
    """5.1.6, 7.3.2: Antimatter that detonates there ends the game."""
    m = station(
        items={"mcqueen": ["antimatter"]},
        antimatter="armed",
        minute=9,
        markers=[{"player": 0, "effect": "detonation", "minute": 9}],
    )
    end_turn(m)
    assert m.position()["ending"] == "detonation"


def test_a_launched_pod_is_not_on_board() -> None:
    """5.1.6, 7.3.2."""
    m = station(
        items={"mcqueen": ["antimatter"]},
        antimatter="armed",
        launched=["mcqueen"],
        minute=9,
        markers=[{"player": 0, "effect": "detonation", "minute": 9}],
    )
    end_turn(m)
    assert m.position()["ending"] == "running"


# Outer Space (5.1.7) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "section", ["forward-airlocks", "forward-exhaust", "aft-exhaust", "aft-airlocks"]
)
def test_outer_space_is_reached_by_the_airlock_action_only(section: str) -> None:
    """5.1.7.1, 13.13.1."""
    m = station(at={"astrochimp": section}, holding={"astrochimp": "helmet"}, acting="astrochimp")
    refused(m, "step astrochimp outer-space", "13.13.1")
    refused(m, "throw astrochimp helmet outer-space", "12.5.3")
    do(m, "airlock astrochimp outer-space")
    assert where(m, "astrochimp") == "outer-space"


def test_no_step_leads_out_of_outer_space() -> None:
    """5.1.7.1."""
    m = station(at={"medical": "outer-space"}, acting="medical")
    assert legal(m, "step") == set()
    refused(m, "step medical aft-airlocks", "13.13.1")


def test_a_section_without_an_airlock_leads_nowhere_outside() -> None:
    """5.1.7.1."""
    m = station(at={"medical": "bridge"}, acting="medical")
    refused(m, "airlock medical outer-space", "11.5")


def test_outer_space_cannot_be_sabotaged() -> None:
    """5.1.7.2."""
    m = station(at={"medical": "outer-space"}, holding={"medical": "gun"}, acting="medical")
    refused(m, "sabotage medical", "5.1.7.2")


def test_overload_does_nothing_to_outer_space() -> None:
    """5.1.7.2: no effect damages it."""
    m = station(markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "outer-space"}])
    end_turn(m)
    assert m.position()["damaged"] == ["hail-mary"]
    assert m.position()["markers"] == []


def test_the_asphyxiation_of_outer_space_cannot_be_suppressed() -> None:
    """5.1.7.2, 6.4."""
    m = station(at={"exile": "mainframe"}, acting="exile")
    refused(m, "suppress exile outer-space", "6.4")


# Colocated and adjacent (5.2) --------------------------------------------------------------------


@pytest.mark.parametrize(
    "notation",
    [
        "attack exile exile bludgeon",
        "attack exile exile gun",
        "give exile gun exile",
        "copy exile evidence exile",
        "rob exile gun exile",
        "rob-data exile evidence exile",
        "revive exile exile nanogel",
        "take exile gun exile",
    ],
)
def test_a_character_is_not_colocated_with_itself(notation: str) -> None:
    """5.2."""
    m = station(
        at={"exile": "bridge"},
        holding={"exile": "bludgeon gun nanogel"},
        data={"exile": "evidence"},
        acting="exile",
    )
    refused(m, notation, "5.2")


def test_who_is_in_the_next_section_is_not_colocated() -> None:
    """5.2: an open corridor makes adjacent, not colocated."""
    m = station(
        at={"exile": "bridge", "stranger": "rec-room"},
        holding={"exile": "gun", "stranger": "helmet"},
        data={"exile": "evidence"},
        acting="exile",
    )
    refused(m, "attack exile stranger gun", "5.2")
    refused(m, "rob exile helmet stranger", "5.2")
    refused(m, "give exile gun stranger", "5.2")
    refused(m, "copy exile evidence stranger", "7.4.1")


def test_a_character_is_colocated_with_what_it_possesses() -> None:
    """5.2: Point Break wants to be colocated with the Rocket Wings, and Daredevil holds them."""
    m = station(
        at={"daredevil": "tanks"},
        holding={"daredevil": "rocket-wings helmet"},
        pc={0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"},
        minute=0,
        active=3,
    )
    end_turn(m)
    assert where(m, "daredevil") == "mesosphere"


def test_annihilated_characters_are_colocated_with_nobody() -> None:
    """5.2, 4.6.5.3."""
    m = station(
        at={"exile": "bridge", "stranger": "annihilated"},
        holding={"exile": "gun"},
        acting="exile",
    )
    refused(m, "attack exile stranger gun", "5.2")
    refused(m, "bribe stranger", "4.6.5.2")


def test_breach_works_on_every_lock_of_the_own_section_and_on_no_other() -> None:
    """house-adjacent, 7.2.2.2."""
    m = station(at={"exile": "vault-x"}, acting="exile", damaged=["reactor", "fuel-cells"])
    assert legal(m, "breach") == {"breach exile array-control", "breach exile bio-lab"}
    m = station(at={"exile": "array-control"}, acting="exile", damaged=["reactor", "fuel-cells"])
    assert legal(m, "breach") == {"breach exile vault-x"}
    refused(m, "breach exile bio-lab", "card-breach")


# Corridors (5.3) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("therapy-garden", "aft-hub"),
        ("aft-hub", "reactor"),
        ("reactor", "aft-airlocks"),
        ("forward-exhaust", "chem-lab"),
        ("chem-lab", "bio-lab"),
        ("physics-lab", "forward-hub"),
        ("physics-lab", "print-shop"),
        ("aft-airlocks", "alcatraz"),
        ("aft-airlocks", "hail-mary"),
        ("aft-airlocks", "houdini"),
        ("aft-airlocks", "mcqueen"),
        ("forward-airlocks", "medevac-pod"),
    ],
)
def test_a_corridor_joins_two_sections_both_ways(one: str, other: str) -> None:
    """5.3, house-pods: those that the manuals name, and the docks of the pods."""
    m = station(at={"medical": one}, acting="medical")
    do(m, f"step medical {other}", f"step medical {one}")
    assert where(m, "medical") == one


def test_there_is_no_way_where_no_line_is_drawn() -> None:
    """5.3."""
    m = station(at={"astrochimp": "bridge"}, acting="astrochimp")
    refused(m, "step astrochimp mainframe", "12.1.1")


def test_the_printed_locks_lead_to_reactor_vault_x_and_shred_room() -> None:
    """5.3, 2.2.6: as the Launch Manual sets them up."""
    m = station()
    locks = [set(ends) for ends in m.position()["locks"]]
    assert {"reactor", "magnetic-containment"} in locks
    assert {"therapy-garden", "shred-room"} in locks
    assert [ends for ends in locks if "vault-x" in ends] == [
        {"array-control", "vault-x"},
        {"vault-x", "bio-lab"},
    ]
    assert len(locks) == 4


# Vents (5.4) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [("kitchen", "reactor"), ("aft-airlocks", "quarters")])
def test_nothing_is_thrown_through_a_vent(one: str, other: str) -> None:
    """5.4.1, 12.5.2: not even by a Tunnel Rat."""
    m = station(
        at={"astrochimp": one}, holding={"astrochimp": "helmet firebomb"}, acting="astrochimp"
    )
    refused(m, f"throw astrochimp helmet {other}", "12.5.2")
    refused(m, f"ignite astrochimp {other}", "12.5.2")


def test_only_a_tunnel_rat_passes_vents() -> None:
    """5.4.2."""
    m = station(at={"exile": "kitchen"}, acting="exile")
    refused(m, "step exile reactor", "5.4.2")
    m = station(at={"astrochimp": "kitchen"}, acting="astrochimp")
    do(m, "step astrochimp reactor")
    assert where(m, "astrochimp") == "reactor"


def test_a_vent_can_be_passed_both_ways() -> None:
    """5.4."""
    m = station(at={"astrochimp": "reactor"}, acting="astrochimp")
    do(m, "step astrochimp kitchen")
    assert where(m, "astrochimp") == "kitchen"


def test_a_vent_cannot_be_locked() -> None:
    """5.4.3."""
    with pytest.raises(deorbit.BadInput):
        station(locks=[["kitchen", "reactor"]])


def test_the_vent_to_vault_x_is_open_while_its_corridors_are_locked() -> None:
    """5.4.3, 12.1.3."""
    m = station(at={"astrochimp": "mainframe"}, acting="astrochimp")
    do(m, "step astrochimp vault-x")
    refused(m, "step astrochimp array-control", "12.1.3")
    refused(m, "step astrochimp bio-lab", "12.1.3")


# Pods (5.5) --------------------------------------------------------------------------------------


def test_there_is_no_gravity_in_a_pod() -> None:
    """5.5.1: Zero-Born floats in for free."""
    m = station(
        at={"astrochimp": "aft-airlocks"}, acting="astrochimp", actions=0, pc={0: "astrochimp"}
    )
    for pod in ("alcatraz", "hail-mary", "houdini", "mcqueen"):
        assert allowed(m, f"step astrochimp {pod}")


def test_whoever_is_in_a_pod_that_leaves_escapes() -> None:
    """5.5.1, 4.6.6.1."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "mcqueen", "medical": "houdini"},
        acting="exile",
        abandon_ship=True,
    )
    events = do(m, "section-launch exile mcqueen")
    assert m.position()["launched"] == ["mcqueen"]
    assert where(m, "stranger") == "mcqueen"
    assert [event.args for event in events if event.name == "escaped"] == [
        {"character": "stranger"}
    ]


def test_a_pod_that_has_left_is_joined_to_nothing() -> None:
    """5.5.1, 5.6."""
    m = station(
        at={"exile": "aft-airlocks"}, holding={"exile": "gun"}, acting="exile", launched=["mcqueen"]
    )
    refused(m, "step exile mcqueen", "5.6")
    refused(m, "throw exile gun mcqueen", "5.6")
    assert allowed(m, "step exile houdini")
    assert allowed(m, "throw exile gun houdini")


@pytest.mark.parametrize("passenger", ["stranger", "medical", "cyborg"])
@pytest.mark.parametrize("down", [False, True])
def test_a_pod_is_occupied_by_humans_and_robots_live_or_down(passenger: str, down: bool) -> None:
    """5.5.2."""
    m = station(
        at={"exile": "aft-airlocks", passenger: "mcqueen"},
        down=passenger if down else "",
        acting="exile",
        abandon_ship=True,
    )
    assert allowed(m, "section-launch exile mcqueen")


@pytest.mark.parametrize("down", [False, True])
def test_a_pod_is_occupied_by_a_monster(down: bool) -> None:
    """5.5.2."""
    m = station(
        at={"exile": "aft-airlocks"},
        acting="exile",
        abandon_ship=True,
        project={"card": "combat-swarm", "released": True},
        monster={"at": "mcqueen", "down": down},
    )
    assert allowed(m, "section-launch exile mcqueen")


def test_items_do_not_occupy_a_pod() -> None:
    """5.5.2."""
    m = station(
        at={"exile": "aft-airlocks"},
        acting="exile",
        abandon_ship=True,
        items={"mcqueen": ["gun", "artifact"]},
    )
    refused(m, "section-launch exile mcqueen", "13.7")


@pytest.mark.parametrize("pod", sorted(CAPACITY))
def test_a_pod_holds_as_many_as_it_shows(pod: str) -> None:
    """5.5.3."""
    dock = "forward-airlocks" if pod == "medevac-pod" else "aft-airlocks"
    inside = CROWD[: CAPACITY[pod]]
    at = {"stranger": dock} | dict.fromkeys(inside, pod)
    m = station(at=at, acting="stranger")
    refused(m, f"step stranger {pod}", "5.5.3")
    del at[inside[0]]
    m = station(at=at, acting="stranger")
    do(m, f"step stranger {pod}")
    assert where(m, "stranger") == pod


def test_the_down_count_for_the_capacity() -> None:
    """5.5.3."""
    m = station(
        at={"stranger": "aft-airlocks", "exile": "houdini", "medical": "houdini"},
        down="exile medical",
        acting="stranger",
    )
    refused(m, "step stranger houdini", "5.5.3")


@pytest.mark.parametrize("down", [False, True])
def test_a_monster_counts_for_the_capacity(down: bool) -> None:
    """5.5.3."""
    m = station(
        at={"stranger": "aft-airlocks", "exile": "houdini"},
        acting="stranger",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "houdini", "down": down},
    )
    refused(m, "step stranger houdini", "5.5.3")


def test_items_do_not_count_for_the_capacity() -> None:
    """5.5.3."""
    m = station(
        at={"stranger": "aft-airlocks", "exile": "houdini"},
        holding={"exile": "gun artifact briefcase"},
        items={"houdini": ["helmet", "helmet"]},
        acting="stranger",
    )
    assert allowed(m, "step stranger houdini")


def test_dragging_somebody_into_a_pod_takes_two_places() -> None:
    """5.5.3, house-drag."""
    m = station(
        at={"stranger": "aft-airlocks", "exile": "aft-airlocks", "medical": "houdini"},
        down="exile",
        acting="stranger",
    )
    refused(m, "drag stranger exile houdini", "5.5.3")
    assert allowed(m, "step stranger houdini")
    do(m, "drag stranger exile mcqueen")
    assert where(m, "exile") == "mcqueen"


def test_stowaway_does_not_enter_a_full_pod() -> None:
    """5.5.3: also where no corridor is used."""
    m = station(
        at={"exile": "houdini", "medical": "houdini"},
        acting="stowaway",
        damaged=["reactor", "fuel-cells"],
    )
    refused(m, "step stowaway houdini", "5.5.3")
    assert allowed(m, "step stowaway mcqueen")


def test_stowaway_does_not_enter_a_pod_that_has_left() -> None:
    """5.6: although every pod is Dark in a Blackout."""
    m = station(acting="stowaway", damaged=["reactor", "fuel-cells"], launched=["mcqueen"])
    refused(m, "step stowaway mcqueen", "5.6")
    assert allowed(m, "step stowaway houdini")
    assert allowed(m, "step stowaway bridge")


def test_there_is_always_room_outside_pods() -> None:
    """5.5.3."""
    everybody = [*CROWD, "astrochimp", "cyborg", "daredevil", "station-chief", "troubleshooter"]
    m = station(
        at=dict.fromkeys(everybody, "tanks") | {"stranger": "forward-hub"}, acting="stranger"
    )
    assert allowed(m, "step stranger tanks")


# The Mesosphere (5.6) ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["mesosphere", "mcqueen"])
def test_nothing_can_be_done_to_those_who_escaped(place: str) -> None:
    """5.6, 4.6.6.3: in a launched pod or outside one."""
    m = station(
        at={"exile": "array-control", "stranger": place},
        data={"exile": "evidence"},
        acting="exile",
        launched=["mcqueen"],
        jammers=False,
        players={0: {"hand": ["stranger"]}},
    )
    refused(m, "copy exile evidence stranger", "4.6.6.3")
    refused(m, "bribe stranger", "4.6.6.3")
    refused(m, "kompromat stranger", "4.6.6.3")


def test_those_in_other_pods_can_still_be_reached() -> None:
    """5.6, 5.1.6: a docked pod has not left because another one has."""
    m = station(
        at={"exile": "array-control", "stranger": "alcatraz"},
        data={"exile": "evidence"},
        acting="exile",
        launched=["mcqueen"],
        jammers=False,
    )
    assert allowed(m, "copy exile evidence stranger")
    do(m, "bribe stranger", "step stranger aft-airlocks")
    assert where(m, "stranger") == "aft-airlocks"


def test_who_escapes_in_an_activation_acts_no_more() -> None:
    """5.6, 4.6.6.3: outside a pod, or in one that somebody else launches."""
    m = station(
        at={"exile": "outer-space"},
        holding={"exile": "helmet rocket-wings"},
        acting="exile",
    )
    do(m, "rocket-wings exile")
    refused(m, "drop exile helmet", "4.6.6.3")
    m = station(
        at={"medical": "mcqueen", "exile": "aft-airlocks"},
        holding={"medical": "helmet"},
        acting="medical",
        abandon_ship=True,
    )
    do(m, "bribe exile", "section-launch exile mcqueen")
    refused(m, "step medical aft-airlocks", "4.6.6.3")
    refused(m, "drop medical helmet", "4.6.6.3")
    assert {str(action) for action in m.legal(0)} == {"wait medical"}


@pytest.mark.parametrize("place", ["mesosphere", "mcqueen"])
def test_those_who_escaped_do_nothing_more(place: str) -> None:
    """5.6, 4.6.6.3."""
    m = station(at={"stranger": place}, launched=["mcqueen"], cubes={0: {"stranger": 1}})
    refused(m, "activate stranger", "4.6.6.3")
    refused(m, "influence stranger 1", "4.6.6.3")
    refused(m, "withdraw stranger", "4.6.6.3")


def test_no_hazard_is_suppressed_in_a_pod_that_has_left() -> None:
    """5.6."""
    gas = ["mcqueen", "magnetic-containment"]
    m = station(at={"exile": "mainframe"}, acting="exile", asphyxiation=gas, launched=["mcqueen"])
    refused(m, "suppress exile mcqueen", "5.6")
    assert legal(m, "suppress") == {"suppress exile magnetic-containment"}


def test_antimatter_detonates_in_the_mesosphere_too() -> None:
    """5.6.1, 7.3.2."""
    m = station(
        at={"stranger": "mcqueen"},
        holding={"stranger": "antimatter"},
        antimatter="armed",
        launched=["mcqueen"],
        minute=9,
        markers=[{"player": 0, "effect": "detonation", "minute": 9}],
    )
    end_turn(m)
    assert where(m, "stranger") == "annihilated"
    assert m.position()["antimatter"] == "detonated"


def test_items_in_a_pod_leave_with_it() -> None:
    """5.6, 4.6.6.1: they stay where they are, out of reach."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "mcqueen"},
        items={"mcqueen": ["briefcase"]},
        acting="exile",
        abandon_ship=True,
    )
    do(m, "section-launch exile mcqueen")
    assert lying(m, "mcqueen") == ["briefcase"]
